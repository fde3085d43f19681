; bridges: Archipelago
(set-option :produce-models true)
(set-logic QF_LIA)

; bridges_A_B_2: there are at least 2 bridges between the islands A and B.
(declare-const bridges_r1c15_r1c16_1 Bool)
(declare-const bridges_r1c15_r1c16_2 Bool)
(declare-const bridges_r1c15_r2c15_1 Bool)
(declare-const bridges_r1c16_r1c20_1 Bool)
(declare-const bridges_r1c16_r1c20_2 Bool)
(declare-const bridges_r1c16_r2c16_1 Bool)
(declare-const bridges_r1c16_r2c16_2 Bool)
(declare-const bridges_r1c20_r1c21_1 Bool)
(declare-const bridges_r1c20_r1c21_2 Bool)
(declare-const bridges_r1c20_r2c20_1 Bool)
(declare-const bridges_r1c20_r2c20_2 Bool)
(declare-const bridges_r1c21_r1c24_1 Bool)
(declare-const bridges_r1c21_r1c24_2 Bool)
(declare-const bridges_r1c21_r3c21_1 Bool)
(declare-const bridges_r1c21_r3c21_2 Bool)
(declare-const bridges_r1c24_r1c27_1 Bool)
(declare-const bridges_r1c24_r1c27_2 Bool)
(declare-const bridges_r1c24_r2c24_1 Bool)
(declare-const bridges_r1c24_r2c24_2 Bool)
(declare-const bridges_r1c27_r1c29_1 Bool)
(declare-const bridges_r1c27_r1c29_2 Bool)
(declare-const bridges_r1c27_r2c27_1 Bool)
(declare-const bridges_r1c27_r2c27_2 Bool)
(declare-const bridges_r1c29_r1c35_1 Bool)
(declare-const bridges_r1c29_r1c35_2 Bool)
(declare-const bridges_r1c29_r2c29_1 Bool)
(declare-const bridges_r1c29_r2c29_2 Bool)
(declare-const bridges_r1c35_r1c37_1 Bool)
(declare-const bridges_r1c35_r1c37_2 Bool)
(declare-const bridges_r1c35_r2c35_1 Bool)
(declare-const bridges_r1c35_r2c35_2 Bool)
(declare-const bridges_r1c37_r1c38_1 Bool)
(declare-const bridges_r1c37_r1c38_2 Bool)
(declare-const bridges_r1c37_r2c37_1 Bool)
(declare-const bridges_r1c37_r2c37_2 Bool)
(declare-const bridges_r1c38_r1c39_1 Bool)
(declare-const bridges_r1c38_r1c39_2 Bool)
(declare-const bridges_r1c38_r3c38_1 Bool)
(declare-const bridges_r1c38_r3c38_2 Bool)
(declare-const bridges_r1c39_r1c52_1 Bool)
(declare-const bridges_r1c39_r1c52_2 Bool)
(declare-const bridges_r1c39_r2c39_1 Bool)
(declare-const bridges_r1c39_r2c39_2 Bool)
(declare-const bridges_r1c52_r1c56_1 Bool)
(declare-const bridges_r1c52_r1c56_2 Bool)
(declare-const bridges_r1c52_r3c52_1 Bool)
(declare-const bridges_r1c52_r3c52_2 Bool)
(declare-const bridges_r1c56_r1c59_1 Bool)
(declare-const bridges_r1c56_r1c59_2 Bool)
(declare-const bridges_r1c56_r2c56_1 Bool)
(declare-const bridges_r1c56_r2c56_2 Bool)
(declare-const bridges_r1c59_r1c60_1 Bool)
(declare-const bridges_r1c59_r1c60_2 Bool)
(declare-const bridges_r1c59_r2c59_1 Bool)
(declare-const bridges_r1c59_r2c59_2 Bool)
(declare-const bridges_r1c60_r2c60_1 Bool)
(declare-const bridges_r1c60_r2c60_2 Bool)
(declare-const bridges_r2c15_r2c16_1 Bool)
(declare-const bridges_r2c15_r5c15_1 Bool)
(declare-const bridges_r2c16_r2c20_1 Bool)
(declare-const bridges_r2c16_r2c20_2 Bool)
(declare-const bridges_r2c16_r3c16_1 Bool)
(declare-const bridges_r2c16_r3c16_2 Bool)
(declare-const bridges_r2c20_r2c22_1 Bool)
(declare-const bridges_r2c20_r2c22_2 Bool)
(declare-const bridges_r2c20_r10c20_1 Bool)
(declare-const bridges_r2c20_r10c20_2 Bool)
(declare-const bridges_r2c22_r2c23_1 Bool)
(declare-const bridges_r2c22_r2c23_2 Bool)
(declare-const bridges_r2c22_r3c22_1 Bool)
(declare-const bridges_r2c22_r3c22_2 Bool)
(declare-const bridges_r2c23_r2c24_1 Bool)
(declare-const bridges_r2c23_r2c24_2 Bool)
(declare-const bridges_r2c23_r7c23_1 Bool)
(declare-const bridges_r2c23_r7c23_2 Bool)
(declare-const bridges_r2c24_r2c25_1 Bool)
(declare-const bridges_r2c24_r2c25_2 Bool)
(declare-const bridges_r2c24_r3c24_1 Bool)
(declare-const bridges_r2c25_r2c27_1 Bool)
(declare-const bridges_r2c25_r2c27_2 Bool)
(declare-const bridges_r2c25_r4c25_1 Bool)
(declare-const bridges_r2c25_r4c25_2 Bool)
(declare-const bridges_r2c27_r2c29_1 Bool)
(declare-const bridges_r2c27_r2c29_2 Bool)
(declare-const bridges_r2c27_r3c27_1 Bool)
(declare-const bridges_r2c27_r3c27_2 Bool)
(declare-const bridges_r2c29_r2c31_1 Bool)
(declare-const bridges_r2c29_r2c31_2 Bool)
(declare-const bridges_r2c29_r5c29_1 Bool)
(declare-const bridges_r2c29_r5c29_2 Bool)
(declare-const bridges_r2c31_r2c35_1 Bool)
(declare-const bridges_r2c31_r2c35_2 Bool)
(declare-const bridges_r2c31_r3c31_1 Bool)
(declare-const bridges_r2c31_r3c31_2 Bool)
(declare-const bridges_r2c35_r2c37_1 Bool)
(declare-const bridges_r2c35_r2c37_2 Bool)
(declare-const bridges_r2c35_r4c35_1 Bool)
(declare-const bridges_r2c35_r4c35_2 Bool)
(declare-const bridges_r2c37_r2c39_1 Bool)
(declare-const bridges_r2c37_r2c39_2 Bool)
(declare-const bridges_r2c37_r4c37_1 Bool)
(declare-const bridges_r2c37_r4c37_2 Bool)
(declare-const bridges_r2c39_r2c42_1 Bool)
(declare-const bridges_r2c39_r2c42_2 Bool)
(declare-const bridges_r2c39_r3c39_1 Bool)
(declare-const bridges_r2c39_r3c39_2 Bool)
(declare-const bridges_r2c42_r2c49_1 Bool)
(declare-const bridges_r2c42_r2c49_2 Bool)
(declare-const bridges_r2c42_r4c42_1 Bool)
(declare-const bridges_r2c42_r4c42_2 Bool)
(declare-const bridges_r2c49_r2c51_1 Bool)
(declare-const bridges_r2c49_r4c49_1 Bool)
(declare-const bridges_r2c49_r4c49_2 Bool)
(declare-const bridges_r2c51_r8c51_1 Bool)
(declare-const bridges_r2c53_r2c54_1 Bool)
(declare-const bridges_r2c54_r2c56_1 Bool)
(declare-const bridges_r2c54_r2c56_2 Bool)
(declare-const bridges_r2c54_r24c54_1 Bool)
(declare-const bridges_r2c54_r24c54_2 Bool)
(declare-const bridges_r2c56_r2c59_1 Bool)
(declare-const bridges_r2c56_r2c59_2 Bool)
(declare-const bridges_r2c56_r3c56_1 Bool)
(declare-const bridges_r2c56_r3c56_2 Bool)
(declare-const bridges_r2c59_r2c60_1 Bool)
(declare-const bridges_r2c59_r2c60_2 Bool)
(declare-const bridges_r2c59_r3c59_1 Bool)
(declare-const bridges_r2c59_r3c59_2 Bool)
(declare-const bridges_r2c60_r3c60_1 Bool)
(declare-const bridges_r2c60_r3c60_2 Bool)
(declare-const bridges_r3c16_r3c21_1 Bool)
(declare-const bridges_r3c16_r3c21_2 Bool)
(declare-const bridges_r3c16_r5c16_1 Bool)
(declare-const bridges_r3c16_r5c16_2 Bool)
(declare-const bridges_r3c21_r3c22_1 Bool)
(declare-const bridges_r3c21_r3c22_2 Bool)
(declare-const bridges_r3c21_r4c21_1 Bool)
(declare-const bridges_r3c21_r4c21_2 Bool)
(declare-const bridges_r3c22_r3c24_1 Bool)
(declare-const bridges_r3c26_r3c27_1 Bool)
(declare-const bridges_r3c27_r3c31_1 Bool)
(declare-const bridges_r3c27_r3c31_2 Bool)
(declare-const bridges_r3c27_r23c27_1 Bool)
(declare-const bridges_r3c27_r23c27_2 Bool)
(declare-const bridges_r3c31_r3c38_1 Bool)
(declare-const bridges_r3c31_r3c38_2 Bool)
(declare-const bridges_r3c31_r4c31_1 Bool)
(declare-const bridges_r3c31_r4c31_2 Bool)
(declare-const bridges_r3c38_r3c39_1 Bool)
(declare-const bridges_r3c38_r3c39_2 Bool)
(declare-const bridges_r3c38_r7c38_1 Bool)
(declare-const bridges_r3c38_r7c38_2 Bool)
(declare-const bridges_r3c39_r3c43_1 Bool)
(declare-const bridges_r3c39_r3c43_2 Bool)
(declare-const bridges_r3c39_r5c39_1 Bool)
(declare-const bridges_r3c39_r5c39_2 Bool)
(declare-const bridges_r3c43_r3c52_1 Bool)
(declare-const bridges_r3c43_r3c52_2 Bool)
(declare-const bridges_r3c43_r5c43_1 Bool)
(declare-const bridges_r3c43_r5c43_2 Bool)
(declare-const bridges_r3c52_r3c56_1 Bool)
(declare-const bridges_r3c52_r3c56_2 Bool)
(declare-const bridges_r3c52_r4c52_1 Bool)
(declare-const bridges_r3c52_r4c52_2 Bool)
(declare-const bridges_r3c56_r3c59_1 Bool)
(declare-const bridges_r3c56_r3c59_2 Bool)
(declare-const bridges_r3c56_r5c56_1 Bool)
(declare-const bridges_r3c56_r5c56_2 Bool)
(declare-const bridges_r3c59_r3c60_1 Bool)
(declare-const bridges_r3c59_r3c60_2 Bool)
(declare-const bridges_r3c59_r4c59_1 Bool)
(declare-const bridges_r3c59_r4c59_2 Bool)
(declare-const bridges_r3c60_r4c60_1 Bool)
(declare-const bridges_r3c60_r4c60_2 Bool)
(declare-const bridges_r4c17_r4c18_1 Bool)
(declare-const bridges_r4c18_r4c21_1 Bool)
(declare-const bridges_r4c18_r4c21_2 Bool)
(declare-const bridges_r4c21_r4c25_1 Bool)
(declare-const bridges_r4c21_r4c25_2 Bool)
(declare-const bridges_r4c21_r5c21_1 Bool)
(declare-const bridges_r4c21_r5c21_2 Bool)
(declare-const bridges_r4c25_r4c28_1 Bool)
(declare-const bridges_r4c25_r4c28_2 Bool)
(declare-const bridges_r4c28_r4c30_1 Bool)
(declare-const bridges_r4c28_r4c30_2 Bool)
(declare-const bridges_r4c28_r6c28_1 Bool)
(declare-const bridges_r4c28_r6c28_2 Bool)
(declare-const bridges_r4c30_r4c31_1 Bool)
(declare-const bridges_r4c30_r4c31_2 Bool)
(declare-const bridges_r4c30_r5c30_1 Bool)
(declare-const bridges_r4c30_r5c30_2 Bool)
(declare-const bridges_r4c31_r4c35_1 Bool)
(declare-const bridges_r4c31_r4c35_2 Bool)
(declare-const bridges_r4c31_r7c31_1 Bool)
(declare-const bridges_r4c31_r7c31_2 Bool)
(declare-const bridges_r4c35_r4c36_1 Bool)
(declare-const bridges_r4c35_r4c36_2 Bool)
(declare-const bridges_r4c35_r5c35_1 Bool)
(declare-const bridges_r4c35_r5c35_2 Bool)
(declare-const bridges_r4c36_r4c37_1 Bool)
(declare-const bridges_r4c36_r4c37_2 Bool)
(declare-const bridges_r4c36_r5c36_1 Bool)
(declare-const bridges_r4c36_r5c36_2 Bool)
(declare-const bridges_r4c37_r4c40_1 Bool)
(declare-const bridges_r4c37_r5c37_1 Bool)
(declare-const bridges_r4c37_r5c37_2 Bool)
(declare-const bridges_r4c40_r4c41_1 Bool)
(declare-const bridges_r4c40_r10c40_1 Bool)
(declare-const bridges_r4c41_r4c42_1 Bool)
(declare-const bridges_r4c41_r6c41_1 Bool)
(declare-const bridges_r4c42_r4c44_1 Bool)
(declare-const bridges_r4c42_r5c42_1 Bool)
(declare-const bridges_r4c42_r5c42_2 Bool)
(declare-const bridges_r4c44_r4c45_1 Bool)
(declare-const bridges_r4c44_r7c44_1 Bool)
(declare-const bridges_r4c45_r4c46_1 Bool)
(declare-const bridges_r4c45_r23c45_1 Bool)
(declare-const bridges_r4c45_r23c45_2 Bool)
(declare-const bridges_r4c46_r4c47_1 Bool)
(declare-const bridges_r4c46_r4c47_2 Bool)
(declare-const bridges_r4c46_r8c46_1 Bool)
(declare-const bridges_r4c46_r8c46_2 Bool)
(declare-const bridges_r4c47_r4c48_1 Bool)
(declare-const bridges_r4c47_r4c48_2 Bool)
(declare-const bridges_r4c47_r8c47_1 Bool)
(declare-const bridges_r4c48_r4c49_1 Bool)
(declare-const bridges_r4c48_r4c49_2 Bool)
(declare-const bridges_r4c48_r6c48_1 Bool)
(declare-const bridges_r4c48_r6c48_2 Bool)
(declare-const bridges_r4c49_r4c52_1 Bool)
(declare-const bridges_r4c49_r4c52_2 Bool)
(declare-const bridges_r4c49_r8c49_1 Bool)
(declare-const bridges_r4c52_r4c59_1 Bool)
(declare-const bridges_r4c52_r4c59_2 Bool)
(declare-const bridges_r4c52_r6c52_1 Bool)
(declare-const bridges_r4c52_r6c52_2 Bool)
(declare-const bridges_r4c59_r4c60_1 Bool)
(declare-const bridges_r4c59_r4c60_2 Bool)
(declare-const bridges_r4c59_r5c59_1 Bool)
(declare-const bridges_r4c59_r5c59_2 Bool)
(declare-const bridges_r4c60_r7c60_1 Bool)
(declare-const bridges_r4c60_r7c60_2 Bool)
(declare-const bridges_r5c13_r5c15_1 Bool)
(declare-const bridges_r5c13_r5c15_2 Bool)
(declare-const bridges_r5c15_r5c16_1 Bool)
(declare-const bridges_r5c15_r5c16_2 Bool)
(declare-const bridges_r5c15_r7c15_1 Bool)
(declare-const bridges_r5c15_r7c15_2 Bool)
(declare-const bridges_r5c16_r5c21_1 Bool)
(declare-const bridges_r5c16_r5c21_2 Bool)
(declare-const bridges_r5c16_r7c16_1 Bool)
(declare-const bridges_r5c16_r7c16_2 Bool)
(declare-const bridges_r5c21_r5c29_1 Bool)
(declare-const bridges_r5c21_r5c29_2 Bool)
(declare-const bridges_r5c21_r6c21_1 Bool)
(declare-const bridges_r5c21_r6c21_2 Bool)
(declare-const bridges_r5c29_r5c30_1 Bool)
(declare-const bridges_r5c29_r5c30_2 Bool)
(declare-const bridges_r5c29_r6c29_1 Bool)
(declare-const bridges_r5c29_r6c29_2 Bool)
(declare-const bridges_r5c30_r5c35_1 Bool)
(declare-const bridges_r5c30_r5c35_2 Bool)
(declare-const bridges_r5c30_r13c30_1 Bool)
(declare-const bridges_r5c35_r5c36_1 Bool)
(declare-const bridges_r5c35_r5c36_2 Bool)
(declare-const bridges_r5c35_r6c35_1 Bool)
(declare-const bridges_r5c35_r6c35_2 Bool)
(declare-const bridges_r5c36_r5c37_1 Bool)
(declare-const bridges_r5c36_r5c37_2 Bool)
(declare-const bridges_r5c36_r7c36_1 Bool)
(declare-const bridges_r5c36_r7c36_2 Bool)
(declare-const bridges_r5c37_r5c39_1 Bool)
(declare-const bridges_r5c37_r5c39_2 Bool)
(declare-const bridges_r5c37_r6c37_1 Bool)
(declare-const bridges_r5c39_r5c42_1 Bool)
(declare-const bridges_r5c39_r5c42_2 Bool)
(declare-const bridges_r5c39_r6c39_1 Bool)
(declare-const bridges_r5c39_r6c39_2 Bool)
(declare-const bridges_r5c42_r5c43_1 Bool)
(declare-const bridges_r5c42_r5c43_2 Bool)
(declare-const bridges_r5c42_r7c42_1 Bool)
(declare-const bridges_r5c42_r7c42_2 Bool)
(declare-const bridges_r5c43_r5c56_1 Bool)
(declare-const bridges_r5c43_r5c56_2 Bool)
(declare-const bridges_r5c43_r8c43_1 Bool)
(declare-const bridges_r5c43_r8c43_2 Bool)
(declare-const bridges_r5c56_r5c58_1 Bool)
(declare-const bridges_r5c56_r5c58_2 Bool)
(declare-const bridges_r5c56_r6c56_1 Bool)
(declare-const bridges_r5c56_r6c56_2 Bool)
(declare-const bridges_r5c58_r5c59_1 Bool)
(declare-const bridges_r5c58_r5c59_2 Bool)
(declare-const bridges_r5c58_r6c58_1 Bool)
(declare-const bridges_r5c58_r6c58_2 Bool)
(declare-const bridges_r5c59_r6c59_1 Bool)
(declare-const bridges_r5c59_r6c59_2 Bool)
(declare-const bridges_r6c21_r6c28_1 Bool)
(declare-const bridges_r6c21_r6c28_2 Bool)
(declare-const bridges_r6c21_r9c21_1 Bool)
(declare-const bridges_r6c28_r6c29_1 Bool)
(declare-const bridges_r6c28_r6c29_2 Bool)
(declare-const bridges_r6c28_r23c28_1 Bool)
(declare-const bridges_r6c28_r23c28_2 Bool)
(declare-const bridges_r6c29_r6c33_1 Bool)
(declare-const bridges_r6c29_r6c33_2 Bool)
(declare-const bridges_r6c29_r27c29_1 Bool)
(declare-const bridges_r6c29_r27c29_2 Bool)
(declare-const bridges_r6c33_r6c34_1 Bool)
(declare-const bridges_r6c33_r6c34_2 Bool)
(declare-const bridges_r6c33_r10c33_1 Bool)
(declare-const bridges_r6c33_r10c33_2 Bool)
(declare-const bridges_r6c34_r6c35_1 Bool)
(declare-const bridges_r6c34_r6c35_2 Bool)
(declare-const bridges_r6c34_r7c34_1 Bool)
(declare-const bridges_r6c34_r7c34_2 Bool)
(declare-const bridges_r6c35_r6c37_1 Bool)
(declare-const bridges_r6c35_r9c35_1 Bool)
(declare-const bridges_r6c35_r9c35_2 Bool)
(declare-const bridges_r6c37_r6c39_1 Bool)
(declare-const bridges_r6c37_r8c37_1 Bool)
(declare-const bridges_r6c39_r6c41_1 Bool)
(declare-const bridges_r6c39_r9c39_1 Bool)
(declare-const bridges_r6c39_r9c39_2 Bool)
(declare-const bridges_r6c41_r6c48_1 Bool)
(declare-const bridges_r6c41_r8c41_1 Bool)
(declare-const bridges_r6c48_r6c52_1 Bool)
(declare-const bridges_r6c48_r6c52_2 Bool)
(declare-const bridges_r6c48_r7c48_1 Bool)
(declare-const bridges_r6c48_r7c48_2 Bool)
(declare-const bridges_r6c52_r6c55_1 Bool)
(declare-const bridges_r6c52_r8c52_1 Bool)
(declare-const bridges_r6c52_r8c52_2 Bool)
(declare-const bridges_r6c55_r6c56_1 Bool)
(declare-const bridges_r6c55_r6c56_2 Bool)
(declare-const bridges_r6c55_r12c55_1 Bool)
(declare-const bridges_r6c55_r12c55_2 Bool)
(declare-const bridges_r6c56_r6c58_1 Bool)
(declare-const bridges_r6c56_r6c58_2 Bool)
(declare-const bridges_r6c56_r7c56_1 Bool)
(declare-const bridges_r6c56_r7c56_2 Bool)
(declare-const bridges_r6c58_r6c59_1 Bool)
(declare-const bridges_r6c58_r6c59_2 Bool)
(declare-const bridges_r6c58_r8c58_1 Bool)
(declare-const bridges_r6c58_r8c58_2 Bool)
(declare-const bridges_r6c59_r8c59_1 Bool)
(declare-const bridges_r6c59_r8c59_2 Bool)
(declare-const bridges_r7c15_r7c16_1 Bool)
(declare-const bridges_r7c15_r7c16_2 Bool)
(declare-const bridges_r7c16_r7c23_1 Bool)
(declare-const bridges_r7c16_r7c23_2 Bool)
(declare-const bridges_r7c23_r7c31_1 Bool)
(declare-const bridges_r7c23_r7c31_2 Bool)
(declare-const bridges_r7c23_r10c23_1 Bool)
(declare-const bridges_r7c23_r10c23_2 Bool)
(declare-const bridges_r7c31_r7c34_1 Bool)
(declare-const bridges_r7c31_r7c34_2 Bool)
(declare-const bridges_r7c31_r13c31_1 Bool)
(declare-const bridges_r7c31_r13c31_2 Bool)
(declare-const bridges_r7c34_r7c36_1 Bool)
(declare-const bridges_r7c34_r7c36_2 Bool)
(declare-const bridges_r7c34_r13c34_1 Bool)
(declare-const bridges_r7c34_r13c34_2 Bool)
(declare-const bridges_r7c36_r7c38_1 Bool)
(declare-const bridges_r7c36_r7c38_2 Bool)
(declare-const bridges_r7c36_r9c36_1 Bool)
(declare-const bridges_r7c36_r9c36_2 Bool)
(declare-const bridges_r7c38_r7c42_1 Bool)
(declare-const bridges_r7c38_r7c42_2 Bool)
(declare-const bridges_r7c38_r8c38_1 Bool)
(declare-const bridges_r7c38_r8c38_2 Bool)
(declare-const bridges_r7c42_r7c44_1 Bool)
(declare-const bridges_r7c42_r7c44_2 Bool)
(declare-const bridges_r7c42_r9c42_1 Bool)
(declare-const bridges_r7c42_r9c42_2 Bool)
(declare-const bridges_r7c44_r7c48_1 Bool)
(declare-const bridges_r7c44_r7c48_2 Bool)
(declare-const bridges_r7c44_r8c44_1 Bool)
(declare-const bridges_r7c44_r8c44_2 Bool)
(declare-const bridges_r7c48_r7c56_1 Bool)
(declare-const bridges_r7c48_r7c56_2 Bool)
(declare-const bridges_r7c48_r9c48_1 Bool)
(declare-const bridges_r7c48_r9c48_2 Bool)
(declare-const bridges_r7c56_r7c60_1 Bool)
(declare-const bridges_r7c56_r7c60_2 Bool)
(declare-const bridges_r7c56_r8c56_1 Bool)
(declare-const bridges_r7c56_r8c56_2 Bool)
(declare-const bridges_r7c60_r10c60_1 Bool)
(declare-const bridges_r7c60_r10c60_2 Bool)
(declare-const bridges_r8c19_r8c32_1 Bool)
(declare-const bridges_r8c19_r9c19_1 Bool)
(declare-const bridges_r8c19_r9c19_2 Bool)
(declare-const bridges_r8c32_r8c37_1 Bool)
(declare-const bridges_r8c32_r9c32_1 Bool)
(declare-const bridges_r8c32_r9c32_2 Bool)
(declare-const bridges_r8c37_r8c38_1 Bool)
(declare-const bridges_r8c37_r8c38_2 Bool)
(declare-const bridges_r8c37_r15c37_1 Bool)
(declare-const bridges_r8c38_r8c41_1 Bool)
(declare-const bridges_r8c38_r8c41_2 Bool)
(declare-const bridges_r8c38_r19c38_1 Bool)
(declare-const bridges_r8c38_r19c38_2 Bool)
(declare-const bridges_r8c41_r8c43_1 Bool)
(declare-const bridges_r8c41_r8c43_2 Bool)
(declare-const bridges_r8c41_r9c41_1 Bool)
(declare-const bridges_r8c41_r9c41_2 Bool)
(declare-const bridges_r8c43_r8c44_1 Bool)
(declare-const bridges_r8c43_r8c44_2 Bool)
(declare-const bridges_r8c43_r11c43_1 Bool)
(declare-const bridges_r8c43_r11c43_2 Bool)
(declare-const bridges_r8c44_r8c46_1 Bool)
(declare-const bridges_r8c44_r8c46_2 Bool)
(declare-const bridges_r8c44_r9c44_1 Bool)
(declare-const bridges_r8c44_r9c44_2 Bool)
(declare-const bridges_r8c46_r8c47_1 Bool)
(declare-const bridges_r8c46_r10c46_1 Bool)
(declare-const bridges_r8c46_r10c46_2 Bool)
(declare-const bridges_r8c47_r23c47_1 Bool)
(declare-const bridges_r8c49_r8c51_1 Bool)
(declare-const bridges_r8c49_r10c49_1 Bool)
(declare-const bridges_r8c51_r8c52_1 Bool)
(declare-const bridges_r8c51_r8c52_2 Bool)
(declare-const bridges_r8c51_r9c51_1 Bool)
(declare-const bridges_r8c51_r9c51_2 Bool)
(declare-const bridges_r8c52_r8c56_1 Bool)
(declare-const bridges_r8c52_r8c56_2 Bool)
(declare-const bridges_r8c52_r10c52_1 Bool)
(declare-const bridges_r8c52_r10c52_2 Bool)
(declare-const bridges_r8c56_r8c58_1 Bool)
(declare-const bridges_r8c56_r8c58_2 Bool)
(declare-const bridges_r8c56_r9c56_1 Bool)
(declare-const bridges_r8c56_r9c56_2 Bool)
(declare-const bridges_r8c58_r8c59_1 Bool)
(declare-const bridges_r8c58_r8c59_2 Bool)
(declare-const bridges_r8c58_r9c58_1 Bool)
(declare-const bridges_r8c58_r9c58_2 Bool)
(declare-const bridges_r8c59_r9c59_1 Bool)
(declare-const bridges_r8c59_r9c59_2 Bool)
(declare-const bridges_r9c19_r9c21_1 Bool)
(declare-const bridges_r9c19_r10c19_1 Bool)
(declare-const bridges_r9c19_r10c19_2 Bool)
(declare-const bridges_r9c21_r9c32_1 Bool)
(declare-const bridges_r9c32_r9c35_1 Bool)
(declare-const bridges_r9c32_r9c35_2 Bool)
(declare-const bridges_r9c32_r10c32_1 Bool)
(declare-const bridges_r9c32_r10c32_2 Bool)
(declare-const bridges_r9c35_r9c36_1 Bool)
(declare-const bridges_r9c35_r9c36_2 Bool)
(declare-const bridges_r9c35_r11c35_1 Bool)
(declare-const bridges_r9c35_r11c35_2 Bool)
(declare-const bridges_r9c36_r9c39_1 Bool)
(declare-const bridges_r9c36_r9c39_2 Bool)
(declare-const bridges_r9c36_r10c36_1 Bool)
(declare-const bridges_r9c36_r10c36_2 Bool)
(declare-const bridges_r9c39_r9c41_1 Bool)
(declare-const bridges_r9c39_r9c41_2 Bool)
(declare-const bridges_r9c41_r9c42_1 Bool)
(declare-const bridges_r9c41_r9c42_2 Bool)
(declare-const bridges_r9c41_r23c41_1 Bool)
(declare-const bridges_r9c41_r23c41_2 Bool)
(declare-const bridges_r9c42_r9c44_1 Bool)
(declare-const bridges_r9c42_r9c44_2 Bool)
(declare-const bridges_r9c42_r10c42_1 Bool)
(declare-const bridges_r9c42_r10c42_2 Bool)
(declare-const bridges_r9c44_r9c48_1 Bool)
(declare-const bridges_r9c44_r9c48_2 Bool)
(declare-const bridges_r9c44_r10c44_1 Bool)
(declare-const bridges_r9c44_r10c44_2 Bool)
(declare-const bridges_r9c48_r9c51_1 Bool)
(declare-const bridges_r9c48_r9c51_2 Bool)
(declare-const bridges_r9c48_r10c48_1 Bool)
(declare-const bridges_r9c48_r10c48_2 Bool)
(declare-const bridges_r9c51_r9c56_1 Bool)
(declare-const bridges_r9c51_r9c56_2 Bool)
(declare-const bridges_r9c51_r11c51_1 Bool)
(declare-const bridges_r9c51_r11c51_2 Bool)
(declare-const bridges_r9c56_r9c58_1 Bool)
(declare-const bridges_r9c56_r9c58_2 Bool)
(declare-const bridges_r9c56_r10c56_1 Bool)
(declare-const bridges_r9c56_r10c56_2 Bool)
(declare-const bridges_r9c58_r9c59_1 Bool)
(declare-const bridges_r9c58_r9c59_2 Bool)
(declare-const bridges_r9c58_r13c58_1 Bool)
(declare-const bridges_r9c58_r13c58_2 Bool)
(declare-const bridges_r9c59_r10c59_1 Bool)
(declare-const bridges_r9c59_r10c59_2 Bool)
(declare-const bridges_r10c19_r10c20_1 Bool)
(declare-const bridges_r10c19_r10c20_2 Bool)
(declare-const bridges_r10c19_r12c19_1 Bool)
(declare-const bridges_r10c19_r12c19_2 Bool)
(declare-const bridges_r10c20_r10c23_1 Bool)
(declare-const bridges_r10c20_r10c23_2 Bool)
(declare-const bridges_r10c20_r12c20_1 Bool)
(declare-const bridges_r10c20_r12c20_2 Bool)
(declare-const bridges_r10c23_r10c32_1 Bool)
(declare-const bridges_r10c23_r10c32_2 Bool)
(declare-const bridges_r10c23_r14c23_1 Bool)
(declare-const bridges_r10c32_r10c33_1 Bool)
(declare-const bridges_r10c32_r10c33_2 Bool)
(declare-const bridges_r10c32_r12c32_1 Bool)
(declare-const bridges_r10c32_r12c32_2 Bool)
(declare-const bridges_r10c33_r10c36_1 Bool)
(declare-const bridges_r10c33_r10c36_2 Bool)
(declare-const bridges_r10c33_r12c33_1 Bool)
(declare-const bridges_r10c33_r12c33_2 Bool)
(declare-const bridges_r10c36_r10c40_1 Bool)
(declare-const bridges_r10c36_r10c40_2 Bool)
(declare-const bridges_r10c36_r18c36_1 Bool)
(declare-const bridges_r10c36_r18c36_2 Bool)
(declare-const bridges_r10c40_r10c42_1 Bool)
(declare-const bridges_r10c40_r10c42_2 Bool)
(declare-const bridges_r10c40_r19c40_1 Bool)
(declare-const bridges_r10c40_r19c40_2 Bool)
(declare-const bridges_r10c42_r10c44_1 Bool)
(declare-const bridges_r10c42_r10c44_2 Bool)
(declare-const bridges_r10c42_r28c42_1 Bool)
(declare-const bridges_r10c42_r28c42_2 Bool)
(declare-const bridges_r10c44_r10c46_1 Bool)
(declare-const bridges_r10c44_r10c46_2 Bool)
(declare-const bridges_r10c44_r12c44_1 Bool)
(declare-const bridges_r10c44_r12c44_2 Bool)
(declare-const bridges_r10c46_r10c48_1 Bool)
(declare-const bridges_r10c46_r10c48_2 Bool)
(declare-const bridges_r10c46_r12c46_1 Bool)
(declare-const bridges_r10c46_r12c46_2 Bool)
(declare-const bridges_r10c48_r10c49_1 Bool)
(declare-const bridges_r10c48_r10c49_2 Bool)
(declare-const bridges_r10c48_r20c48_1 Bool)
(declare-const bridges_r10c48_r20c48_2 Bool)
(declare-const bridges_r10c49_r10c50_1 Bool)
(declare-const bridges_r10c49_r10c50_2 Bool)
(declare-const bridges_r10c49_r12c49_1 Bool)
(declare-const bridges_r10c49_r12c49_2 Bool)
(declare-const bridges_r10c50_r10c52_1 Bool)
(declare-const bridges_r10c50_r13c50_1 Bool)
(declare-const bridges_r10c50_r13c50_2 Bool)
(declare-const bridges_r10c52_r10c56_1 Bool)
(declare-const bridges_r10c52_r10c56_2 Bool)
(declare-const bridges_r10c52_r13c52_1 Bool)
(declare-const bridges_r10c52_r13c52_2 Bool)
(declare-const bridges_r10c56_r10c57_1 Bool)
(declare-const bridges_r10c56_r10c57_2 Bool)
(declare-const bridges_r10c56_r12c56_1 Bool)
(declare-const bridges_r10c56_r12c56_2 Bool)
(declare-const bridges_r10c57_r10c59_1 Bool)
(declare-const bridges_r10c57_r10c59_2 Bool)
(declare-const bridges_r10c57_r11c57_1 Bool)
(declare-const bridges_r10c57_r11c57_2 Bool)
(declare-const bridges_r10c59_r10c60_1 Bool)
(declare-const bridges_r10c59_r10c60_2 Bool)
(declare-const bridges_r10c59_r13c59_1 Bool)
(declare-const bridges_r10c59_r13c59_2 Bool)
(declare-const bridges_r10c60_r14c60_1 Bool)
(declare-const bridges_r10c60_r14c60_2 Bool)
(declare-const bridges_r11c35_r11c43_1 Bool)
(declare-const bridges_r11c35_r11c43_2 Bool)
(declare-const bridges_r11c35_r15c35_1 Bool)
(declare-const bridges_r11c35_r15c35_2 Bool)
(declare-const bridges_r11c43_r11c51_1 Bool)
(declare-const bridges_r11c43_r11c51_2 Bool)
(declare-const bridges_r11c43_r18c43_1 Bool)
(declare-const bridges_r11c43_r18c43_2 Bool)
(declare-const bridges_r11c51_r11c57_1 Bool)
(declare-const bridges_r11c51_r11c57_2 Bool)
(declare-const bridges_r11c51_r12c51_1 Bool)
(declare-const bridges_r11c51_r12c51_2 Bool)
(declare-const bridges_r11c57_r13c57_1 Bool)
(declare-const bridges_r11c57_r13c57_2 Bool)
(declare-const bridges_r12c19_r12c20_1 Bool)
(declare-const bridges_r12c20_r12c32_1 Bool)
(declare-const bridges_r12c20_r12c32_2 Bool)
(declare-const bridges_r12c20_r16c20_1 Bool)
(declare-const bridges_r12c32_r12c33_1 Bool)
(declare-const bridges_r12c32_r12c33_2 Bool)
(declare-const bridges_r12c32_r13c32_1 Bool)
(declare-const bridges_r12c32_r13c32_2 Bool)
(declare-const bridges_r12c33_r12c44_1 Bool)
(declare-const bridges_r12c33_r12c44_2 Bool)
(declare-const bridges_r12c33_r16c33_1 Bool)
(declare-const bridges_r12c33_r16c33_2 Bool)
(declare-const bridges_r12c44_r12c46_1 Bool)
(declare-const bridges_r12c44_r12c46_2 Bool)
(declare-const bridges_r12c44_r13c44_1 Bool)
(declare-const bridges_r12c44_r13c44_2 Bool)
(declare-const bridges_r12c46_r12c49_1 Bool)
(declare-const bridges_r12c46_r12c49_2 Bool)
(declare-const bridges_r12c46_r17c46_1 Bool)
(declare-const bridges_r12c46_r17c46_2 Bool)
(declare-const bridges_r12c49_r12c51_1 Bool)
(declare-const bridges_r12c49_r12c51_2 Bool)
(declare-const bridges_r12c49_r17c49_1 Bool)
(declare-const bridges_r12c51_r12c55_1 Bool)
(declare-const bridges_r12c51_r12c55_2 Bool)
(declare-const bridges_r12c51_r13c51_1 Bool)
(declare-const bridges_r12c51_r13c51_2 Bool)
(declare-const bridges_r12c55_r12c56_1 Bool)
(declare-const bridges_r12c55_r12c56_2 Bool)
(declare-const bridges_r12c55_r23c55_1 Bool)
(declare-const bridges_r12c55_r23c55_2 Bool)
(declare-const bridges_r12c56_r26c56_1 Bool)
(declare-const bridges_r12c56_r26c56_2 Bool)
(declare-const bridges_r13c30_r13c31_1 Bool)
(declare-const bridges_r13c30_r15c30_1 Bool)
(declare-const bridges_r13c31_r13c32_1 Bool)
(declare-const bridges_r13c31_r13c32_2 Bool)
(declare-const bridges_r13c31_r14c31_1 Bool)
(declare-const bridges_r13c31_r14c31_2 Bool)
(declare-const bridges_r13c32_r13c34_1 Bool)
(declare-const bridges_r13c32_r13c34_2 Bool)
(declare-const bridges_r13c32_r15c32_1 Bool)
(declare-const bridges_r13c32_r15c32_2 Bool)
(declare-const bridges_r13c34_r13c44_1 Bool)
(declare-const bridges_r13c34_r13c44_2 Bool)
(declare-const bridges_r13c34_r14c34_1 Bool)
(declare-const bridges_r13c34_r14c34_2 Bool)
(declare-const bridges_r13c44_r13c50_1 Bool)
(declare-const bridges_r13c44_r13c50_2 Bool)
(declare-const bridges_r13c44_r17c44_1 Bool)
(declare-const bridges_r13c44_r17c44_2 Bool)
(declare-const bridges_r13c50_r13c51_1 Bool)
(declare-const bridges_r13c50_r13c51_2 Bool)
(declare-const bridges_r13c50_r18c50_1 Bool)
(declare-const bridges_r13c50_r18c50_2 Bool)
(declare-const bridges_r13c51_r13c52_1 Bool)
(declare-const bridges_r13c51_r13c52_2 Bool)
(declare-const bridges_r13c51_r18c51_1 Bool)
(declare-const bridges_r13c51_r18c51_2 Bool)
(declare-const bridges_r13c52_r13c57_1 Bool)
(declare-const bridges_r13c52_r13c57_2 Bool)
(declare-const bridges_r13c52_r22c52_1 Bool)
(declare-const bridges_r13c52_r22c52_2 Bool)
(declare-const bridges_r13c57_r13c58_1 Bool)
(declare-const bridges_r13c57_r13c58_2 Bool)
(declare-const bridges_r13c57_r22c57_1 Bool)
(declare-const bridges_r13c57_r22c57_2 Bool)
(declare-const bridges_r13c58_r13c59_1 Bool)
(declare-const bridges_r13c58_r13c59_2 Bool)
(declare-const bridges_r13c58_r16c58_1 Bool)
(declare-const bridges_r13c58_r16c58_2 Bool)
(declare-const bridges_r13c59_r16c59_1 Bool)
(declare-const bridges_r13c59_r16c59_2 Bool)
(declare-const bridges_r14c23_r14c31_1 Bool)
(declare-const bridges_r14c31_r14c34_1 Bool)
(declare-const bridges_r14c31_r16c31_1 Bool)
(declare-const bridges_r14c31_r16c31_2 Bool)
(declare-const bridges_r14c34_r14c60_1 Bool)
(declare-const bridges_r14c34_r14c60_2 Bool)
(declare-const bridges_r14c34_r22c34_1 Bool)
(declare-const bridges_r14c34_r22c34_2 Bool)
(declare-const bridges_r14c60_r16c60_1 Bool)
(declare-const bridges_r14c60_r16c60_2 Bool)
(declare-const bridges_r15c30_r15c32_1 Bool)
(declare-const bridges_r15c30_r15c32_2 Bool)
(declare-const bridges_r15c30_r23c30_1 Bool)
(declare-const bridges_r15c30_r23c30_2 Bool)
(declare-const bridges_r15c32_r15c35_1 Bool)
(declare-const bridges_r15c32_r15c35_2 Bool)
(declare-const bridges_r15c32_r16c32_1 Bool)
(declare-const bridges_r15c32_r16c32_2 Bool)
(declare-const bridges_r15c35_r15c37_1 Bool)
(declare-const bridges_r15c35_r15c37_2 Bool)
(declare-const bridges_r15c35_r35c35_1 Bool)
(declare-const bridges_r15c35_r35c35_2 Bool)
(declare-const bridges_r15c37_r19c37_1 Bool)
(declare-const bridges_r15c37_r19c37_2 Bool)
(declare-const bridges_r16c20_r16c31_1 Bool)
(declare-const bridges_r16c20_r16c31_2 Bool)
(declare-const bridges_r16c31_r16c32_1 Bool)
(declare-const bridges_r16c31_r16c32_2 Bool)
(declare-const bridges_r16c31_r18c31_1 Bool)
(declare-const bridges_r16c31_r18c31_2 Bool)
(declare-const bridges_r16c32_r16c33_1 Bool)
(declare-const bridges_r16c32_r16c33_2 Bool)
(declare-const bridges_r16c32_r21c32_1 Bool)
(declare-const bridges_r16c32_r21c32_2 Bool)
(declare-const bridges_r16c33_r16c58_1 Bool)
(declare-const bridges_r16c33_r16c58_2 Bool)
(declare-const bridges_r16c33_r17c33_1 Bool)
(declare-const bridges_r16c33_r17c33_2 Bool)
(declare-const bridges_r16c58_r16c59_1 Bool)
(declare-const bridges_r16c58_r16c59_2 Bool)
(declare-const bridges_r16c58_r23c58_1 Bool)
(declare-const bridges_r16c58_r23c58_2 Bool)
(declare-const bridges_r16c59_r16c60_1 Bool)
(declare-const bridges_r16c59_r16c60_2 Bool)
(declare-const bridges_r16c59_r17c59_1 Bool)
(declare-const bridges_r16c59_r17c59_2 Bool)
(declare-const bridges_r16c60_r23c60_1 Bool)
(declare-const bridges_r16c60_r23c60_2 Bool)
(declare-const bridges_r17c33_r17c44_1 Bool)
(declare-const bridges_r17c33_r17c44_2 Bool)
(declare-const bridges_r17c33_r33c33_1 Bool)
(declare-const bridges_r17c33_r33c33_2 Bool)
(declare-const bridges_r17c44_r17c46_1 Bool)
(declare-const bridges_r17c44_r17c46_2 Bool)
(declare-const bridges_r17c44_r23c44_1 Bool)
(declare-const bridges_r17c44_r23c44_2 Bool)
(declare-const bridges_r17c46_r17c49_1 Bool)
(declare-const bridges_r17c46_r20c46_1 Bool)
(declare-const bridges_r17c49_r17c59_1 Bool)
(declare-const bridges_r17c49_r23c49_1 Bool)
(declare-const bridges_r17c59_r22c59_1 Bool)
(declare-const bridges_r18c31_r18c36_1 Bool)
(declare-const bridges_r18c31_r18c36_2 Bool)
(declare-const bridges_r18c31_r20c31_1 Bool)
(declare-const bridges_r18c31_r20c31_2 Bool)
(declare-const bridges_r18c36_r18c43_1 Bool)
(declare-const bridges_r18c36_r18c43_2 Bool)
(declare-const bridges_r18c36_r20c36_1 Bool)
(declare-const bridges_r18c36_r20c36_2 Bool)
(declare-const bridges_r18c43_r18c50_1 Bool)
(declare-const bridges_r18c43_r18c50_2 Bool)
(declare-const bridges_r18c43_r22c43_1 Bool)
(declare-const bridges_r18c43_r22c43_2 Bool)
(declare-const bridges_r18c50_r18c51_1 Bool)
(declare-const bridges_r18c50_r18c51_2 Bool)
(declare-const bridges_r18c50_r20c50_1 Bool)
(declare-const bridges_r18c50_r20c50_2 Bool)
(declare-const bridges_r18c51_r21c51_1 Bool)
(declare-const bridges_r18c51_r21c51_2 Bool)
(declare-const bridges_r19c26_r19c37_1 Bool)
(declare-const bridges_r19c26_r20c26_1 Bool)
(declare-const bridges_r19c37_r19c38_1 Bool)
(declare-const bridges_r19c37_r19c38_2 Bool)
(declare-const bridges_r19c37_r20c37_1 Bool)
(declare-const bridges_r19c37_r20c37_2 Bool)
(declare-const bridges_r19c38_r19c40_1 Bool)
(declare-const bridges_r19c38_r19c40_2 Bool)
(declare-const bridges_r19c38_r21c38_1 Bool)
(declare-const bridges_r19c38_r21c38_2 Bool)
(declare-const bridges_r19c40_r21c40_1 Bool)
(declare-const bridges_r19c40_r21c40_2 Bool)
(declare-const bridges_r20c26_r20c31_1 Bool)
(declare-const bridges_r20c26_r20c31_2 Bool)
(declare-const bridges_r20c26_r37c26_1 Bool)
(declare-const bridges_r20c26_r37c26_2 Bool)
(declare-const bridges_r20c31_r20c36_1 Bool)
(declare-const bridges_r20c31_r20c36_2 Bool)
(declare-const bridges_r20c31_r23c31_1 Bool)
(declare-const bridges_r20c31_r23c31_2 Bool)
(declare-const bridges_r20c36_r20c37_1 Bool)
(declare-const bridges_r20c36_r20c37_2 Bool)
(declare-const bridges_r20c36_r35c36_1 Bool)
(declare-const bridges_r20c36_r35c36_2 Bool)
(declare-const bridges_r20c37_r20c46_1 Bool)
(declare-const bridges_r20c37_r21c37_1 Bool)
(declare-const bridges_r20c37_r21c37_2 Bool)
(declare-const bridges_r20c46_r20c48_1 Bool)
(declare-const bridges_r20c48_r20c50_1 Bool)
(declare-const bridges_r20c48_r20c50_2 Bool)
(declare-const bridges_r20c48_r21c48_1 Bool)
(declare-const bridges_r20c48_r21c48_2 Bool)
(declare-const bridges_r20c50_r24c50_1 Bool)
(declare-const bridges_r21c32_r21c37_1 Bool)
(declare-const bridges_r21c32_r21c37_2 Bool)
(declare-const bridges_r21c32_r22c32_1 Bool)
(declare-const bridges_r21c32_r22c32_2 Bool)
(declare-const bridges_r21c37_r21c38_1 Bool)
(declare-const bridges_r21c37_r21c38_2 Bool)
(declare-const bridges_r21c37_r29c37_1 Bool)
(declare-const bridges_r21c38_r21c40_1 Bool)
(declare-const bridges_r21c38_r21c40_2 Bool)
(declare-const bridges_r21c38_r22c38_1 Bool)
(declare-const bridges_r21c38_r22c38_2 Bool)
(declare-const bridges_r21c40_r21c48_1 Bool)
(declare-const bridges_r21c40_r21c48_2 Bool)
(declare-const bridges_r21c40_r31c40_1 Bool)
(declare-const bridges_r21c40_r31c40_2 Bool)
(declare-const bridges_r21c48_r21c51_1 Bool)
(declare-const bridges_r21c48_r21c51_2 Bool)
(declare-const bridges_r21c48_r24c48_1 Bool)
(declare-const bridges_r21c48_r24c48_2 Bool)
(declare-const bridges_r21c51_r23c51_1 Bool)
(declare-const bridges_r21c51_r23c51_2 Bool)
(declare-const bridges_r22c32_r22c34_1 Bool)
(declare-const bridges_r22c32_r22c34_2 Bool)
(declare-const bridges_r22c32_r27c32_1 Bool)
(declare-const bridges_r22c32_r27c32_2 Bool)
(declare-const bridges_r22c34_r22c38_1 Bool)
(declare-const bridges_r22c34_r22c38_2 Bool)
(declare-const bridges_r22c34_r23c34_1 Bool)
(declare-const bridges_r22c34_r23c34_2 Bool)
(declare-const bridges_r22c38_r22c43_1 Bool)
(declare-const bridges_r22c38_r22c43_2 Bool)
(declare-const bridges_r22c38_r25c38_1 Bool)
(declare-const bridges_r22c38_r25c38_2 Bool)
(declare-const bridges_r22c43_r22c52_1 Bool)
(declare-const bridges_r22c43_r22c52_2 Bool)
(declare-const bridges_r22c43_r29c43_1 Bool)
(declare-const bridges_r22c43_r29c43_2 Bool)
(declare-const bridges_r22c52_r22c57_1 Bool)
(declare-const bridges_r22c52_r22c57_2 Bool)
(declare-const bridges_r22c52_r26c52_1 Bool)
(declare-const bridges_r22c52_r26c52_2 Bool)
(declare-const bridges_r22c57_r22c59_1 Bool)
(declare-const bridges_r22c57_r23c57_1 Bool)
(declare-const bridges_r22c57_r23c57_2 Bool)
(declare-const bridges_r23c27_r23c28_1 Bool)
(declare-const bridges_r23c27_r23c28_2 Bool)
(declare-const bridges_r23c27_r28c27_1 Bool)
(declare-const bridges_r23c27_r28c27_2 Bool)
(declare-const bridges_r23c28_r23c30_1 Bool)
(declare-const bridges_r23c28_r23c30_2 Bool)
(declare-const bridges_r23c28_r28c28_1 Bool)
(declare-const bridges_r23c28_r28c28_2 Bool)
(declare-const bridges_r23c30_r23c31_1 Bool)
(declare-const bridges_r23c30_r23c31_2 Bool)
(declare-const bridges_r23c30_r27c30_1 Bool)
(declare-const bridges_r23c30_r27c30_2 Bool)
(declare-const bridges_r23c31_r23c34_1 Bool)
(declare-const bridges_r23c31_r23c34_2 Bool)
(declare-const bridges_r23c34_r23c41_1 Bool)
(declare-const bridges_r23c34_r23c41_2 Bool)
(declare-const bridges_r23c34_r30c34_1 Bool)
(declare-const bridges_r23c41_r23c44_1 Bool)
(declare-const bridges_r23c41_r23c44_2 Bool)
(declare-const bridges_r23c41_r26c41_1 Bool)
(declare-const bridges_r23c41_r26c41_2 Bool)
(declare-const bridges_r23c44_r23c45_1 Bool)
(declare-const bridges_r23c44_r23c45_2 Bool)
(declare-const bridges_r23c44_r24c44_1 Bool)
(declare-const bridges_r23c44_r24c44_2 Bool)
(declare-const bridges_r23c45_r23c47_1 Bool)
(declare-const bridges_r23c45_r23c47_2 Bool)
(declare-const bridges_r23c45_r24c45_1 Bool)
(declare-const bridges_r23c45_r24c45_2 Bool)
(declare-const bridges_r23c47_r23c49_1 Bool)
(declare-const bridges_r23c47_r23c49_2 Bool)
(declare-const bridges_r23c47_r24c47_1 Bool)
(declare-const bridges_r23c47_r24c47_2 Bool)
(declare-const bridges_r23c49_r23c51_1 Bool)
(declare-const bridges_r23c49_r23c51_2 Bool)
(declare-const bridges_r23c49_r24c49_1 Bool)
(declare-const bridges_r23c49_r24c49_2 Bool)
(declare-const bridges_r23c51_r23c53_1 Bool)
(declare-const bridges_r23c51_r25c51_1 Bool)
(declare-const bridges_r23c51_r25c51_2 Bool)
(declare-const bridges_r23c53_r23c55_1 Bool)
(declare-const bridges_r23c55_r23c57_1 Bool)
(declare-const bridges_r23c55_r23c57_2 Bool)
(declare-const bridges_r23c55_r25c55_1 Bool)
(declare-const bridges_r23c55_r25c55_2 Bool)
(declare-const bridges_r23c57_r23c58_1 Bool)
(declare-const bridges_r23c57_r23c58_2 Bool)
(declare-const bridges_r23c57_r25c57_1 Bool)
(declare-const bridges_r23c57_r25c57_2 Bool)
(declare-const bridges_r23c58_r23c60_1 Bool)
(declare-const bridges_r23c58_r23c60_2 Bool)
(declare-const bridges_r23c58_r31c58_1 Bool)
(declare-const bridges_r23c58_r31c58_2 Bool)
(declare-const bridges_r23c60_r28c60_1 Bool)
(declare-const bridges_r23c60_r28c60_2 Bool)
(declare-const bridges_r24c44_r24c45_1 Bool)
(declare-const bridges_r24c44_r24c45_2 Bool)
(declare-const bridges_r24c44_r26c44_1 Bool)
(declare-const bridges_r24c45_r24c47_1 Bool)
(declare-const bridges_r24c45_r24c47_2 Bool)
(declare-const bridges_r24c45_r26c45_1 Bool)
(declare-const bridges_r24c45_r26c45_2 Bool)
(declare-const bridges_r24c47_r24c48_1 Bool)
(declare-const bridges_r24c47_r24c48_2 Bool)
(declare-const bridges_r24c47_r25c47_1 Bool)
(declare-const bridges_r24c47_r25c47_2 Bool)
(declare-const bridges_r24c48_r24c49_1 Bool)
(declare-const bridges_r24c48_r24c49_2 Bool)
(declare-const bridges_r24c48_r25c48_1 Bool)
(declare-const bridges_r24c48_r25c48_2 Bool)
(declare-const bridges_r24c49_r24c50_1 Bool)
(declare-const bridges_r24c49_r25c49_1 Bool)
(declare-const bridges_r24c49_r25c49_2 Bool)
(declare-const bridges_r24c50_r24c54_1 Bool)
(declare-const bridges_r24c50_r30c50_1 Bool)
(declare-const bridges_r24c54_r25c54_1 Bool)
(declare-const bridges_r24c54_r25c54_2 Bool)
(declare-const bridges_r25c38_r25c46_1 Bool)
(declare-const bridges_r25c38_r28c38_1 Bool)
(declare-const bridges_r25c38_r28c38_2 Bool)
(declare-const bridges_r25c46_r25c47_1 Bool)
(declare-const bridges_r25c47_r25c48_1 Bool)
(declare-const bridges_r25c47_r25c48_2 Bool)
(declare-const bridges_r25c47_r27c47_1 Bool)
(declare-const bridges_r25c47_r27c47_2 Bool)
(declare-const bridges_r25c48_r25c49_1 Bool)
(declare-const bridges_r25c48_r25c49_2 Bool)
(declare-const bridges_r25c48_r26c48_1 Bool)
(declare-const bridges_r25c49_r25c51_1 Bool)
(declare-const bridges_r25c49_r25c51_2 Bool)
(declare-const bridges_r25c49_r35c49_1 Bool)
(declare-const bridges_r25c49_r35c49_2 Bool)
(declare-const bridges_r25c51_r25c53_1 Bool)
(declare-const bridges_r25c51_r26c51_1 Bool)
(declare-const bridges_r25c53_r25c54_1 Bool)
(declare-const bridges_r25c53_r40c53_1 Bool)
(declare-const bridges_r25c54_r25c55_1 Bool)
(declare-const bridges_r25c54_r25c55_2 Bool)
(declare-const bridges_r25c54_r26c54_1 Bool)
(declare-const bridges_r25c54_r26c54_2 Bool)
(declare-const bridges_r25c55_r25c57_1 Bool)
(declare-const bridges_r25c55_r25c57_2 Bool)
(declare-const bridges_r25c55_r35c55_1 Bool)
(declare-const bridges_r25c55_r35c55_2 Bool)
(declare-const bridges_r25c57_r26c57_1 Bool)
(declare-const bridges_r25c57_r26c57_2 Bool)
(declare-const bridges_r26c41_r26c44_1 Bool)
(declare-const bridges_r26c41_r27c41_1 Bool)
(declare-const bridges_r26c44_r26c45_1 Bool)
(declare-const bridges_r26c44_r26c45_2 Bool)
(declare-const bridges_r26c44_r27c44_1 Bool)
(declare-const bridges_r26c44_r27c44_2 Bool)
(declare-const bridges_r26c45_r26c46_1 Bool)
(declare-const bridges_r26c45_r28c45_1 Bool)
(declare-const bridges_r26c45_r28c45_2 Bool)
(declare-const bridges_r26c46_r27c46_1 Bool)
(declare-const bridges_r26c48_r31c48_1 Bool)
(declare-const bridges_r26c51_r26c52_1 Bool)
(declare-const bridges_r26c51_r30c51_1 Bool)
(declare-const bridges_r26c52_r26c54_1 Bool)
(declare-const bridges_r26c52_r26c54_2 Bool)
(declare-const bridges_r26c52_r27c52_1 Bool)
(declare-const bridges_r26c52_r27c52_2 Bool)
(declare-const bridges_r26c54_r26c56_1 Bool)
(declare-const bridges_r26c54_r26c56_2 Bool)
(declare-const bridges_r26c54_r33c54_1 Bool)
(declare-const bridges_r26c54_r33c54_2 Bool)
(declare-const bridges_r26c56_r26c57_1 Bool)
(declare-const bridges_r26c56_r26c57_2 Bool)
(declare-const bridges_r26c56_r27c56_1 Bool)
(declare-const bridges_r26c56_r27c56_2 Bool)
(declare-const bridges_r26c57_r26c59_1 Bool)
(declare-const bridges_r26c57_r31c57_1 Bool)
(declare-const bridges_r26c57_r31c57_2 Bool)
(declare-const bridges_r26c59_r28c59_1 Bool)
(declare-const bridges_r27c29_r27c30_1 Bool)
(declare-const bridges_r27c29_r27c30_2 Bool)
(declare-const bridges_r27c29_r33c29_1 Bool)
(declare-const bridges_r27c29_r33c29_2 Bool)
(declare-const bridges_r27c30_r27c32_1 Bool)
(declare-const bridges_r27c30_r27c32_2 Bool)
(declare-const bridges_r27c30_r28c30_1 Bool)
(declare-const bridges_r27c30_r28c30_2 Bool)
(declare-const bridges_r27c32_r27c41_1 Bool)
(declare-const bridges_r27c41_r27c44_1 Bool)
(declare-const bridges_r27c41_r37c41_1 Bool)
(declare-const bridges_r27c44_r27c46_1 Bool)
(declare-const bridges_r27c44_r27c46_2 Bool)
(declare-const bridges_r27c44_r28c44_1 Bool)
(declare-const bridges_r27c44_r28c44_2 Bool)
(declare-const bridges_r27c46_r27c47_1 Bool)
(declare-const bridges_r27c46_r27c47_2 Bool)
(declare-const bridges_r27c46_r32c46_1 Bool)
(declare-const bridges_r27c46_r32c46_2 Bool)
(declare-const bridges_r27c47_r27c52_1 Bool)
(declare-const bridges_r27c47_r27c52_2 Bool)
(declare-const bridges_r27c47_r30c47_1 Bool)
(declare-const bridges_r27c47_r30c47_2 Bool)
(declare-const bridges_r27c52_r27c56_1 Bool)
(declare-const bridges_r27c52_r27c56_2 Bool)
(declare-const bridges_r27c52_r35c52_1 Bool)
(declare-const bridges_r27c52_r35c52_2 Bool)
(declare-const bridges_r28c27_r28c28_1 Bool)
(declare-const bridges_r28c27_r28c28_2 Bool)
(declare-const bridges_r28c27_r37c27_1 Bool)
(declare-const bridges_r28c27_r37c27_2 Bool)
(declare-const bridges_r28c28_r28c30_1 Bool)
(declare-const bridges_r28c28_r28c30_2 Bool)
(declare-const bridges_r28c28_r36c28_1 Bool)
(declare-const bridges_r28c30_r28c38_1 Bool)
(declare-const bridges_r28c30_r28c38_2 Bool)
(declare-const bridges_r28c30_r30c30_1 Bool)
(declare-const bridges_r28c38_r28c42_1 Bool)
(declare-const bridges_r28c38_r28c42_2 Bool)
(declare-const bridges_r28c38_r29c38_1 Bool)
(declare-const bridges_r28c38_r29c38_2 Bool)
(declare-const bridges_r28c42_r28c44_1 Bool)
(declare-const bridges_r28c42_r28c44_2 Bool)
(declare-const bridges_r28c42_r29c42_1 Bool)
(declare-const bridges_r28c42_r29c42_2 Bool)
(declare-const bridges_r28c44_r28c45_1 Bool)
(declare-const bridges_r28c44_r28c45_2 Bool)
(declare-const bridges_r28c44_r29c44_1 Bool)
(declare-const bridges_r28c44_r29c44_2 Bool)
(declare-const bridges_r28c45_r28c59_1 Bool)
(declare-const bridges_r28c45_r28c59_2 Bool)
(declare-const bridges_r28c45_r29c45_1 Bool)
(declare-const bridges_r28c45_r29c45_2 Bool)
(declare-const bridges_r28c59_r28c60_1 Bool)
(declare-const bridges_r28c59_r28c60_2 Bool)
(declare-const bridges_r28c59_r31c59_1 Bool)
(declare-const bridges_r28c59_r31c59_2 Bool)
(declare-const bridges_r28c60_r35c60_1 Bool)
(declare-const bridges_r28c60_r35c60_2 Bool)
(declare-const bridges_r29c37_r29c38_1 Bool)
(declare-const bridges_r29c37_r34c37_1 Bool)
(declare-const bridges_r29c38_r29c42_1 Bool)
(declare-const bridges_r29c38_r29c42_2 Bool)
(declare-const bridges_r29c38_r31c38_1 Bool)
(declare-const bridges_r29c38_r31c38_2 Bool)
(declare-const bridges_r29c42_r29c43_1 Bool)
(declare-const bridges_r29c42_r29c43_2 Bool)
(declare-const bridges_r29c42_r31c42_1 Bool)
(declare-const bridges_r29c42_r31c42_2 Bool)
(declare-const bridges_r29c43_r29c44_1 Bool)
(declare-const bridges_r29c43_r29c44_2 Bool)
(declare-const bridges_r29c43_r32c43_1 Bool)
(declare-const bridges_r29c43_r32c43_2 Bool)
(declare-const bridges_r29c44_r29c45_1 Bool)
(declare-const bridges_r29c44_r29c45_2 Bool)
(declare-const bridges_r29c44_r33c44_1 Bool)
(declare-const bridges_r29c44_r33c44_2 Bool)
(declare-const bridges_r29c45_r32c45_1 Bool)
(declare-const bridges_r29c45_r32c45_2 Bool)
(declare-const bridges_r30c34_r30c47_1 Bool)
(declare-const bridges_r30c34_r33c34_1 Bool)
(declare-const bridges_r30c47_r30c50_1 Bool)
(declare-const bridges_r30c47_r30c50_2 Bool)
(declare-const bridges_r30c47_r31c47_1 Bool)
(declare-const bridges_r30c47_r31c47_2 Bool)
(declare-const bridges_r30c50_r30c51_1 Bool)
(declare-const bridges_r30c50_r30c51_2 Bool)
(declare-const bridges_r30c51_r31c51_1 Bool)
(declare-const bridges_r30c51_r31c51_2 Bool)
(declare-const bridges_r31c38_r31c40_1 Bool)
(declare-const bridges_r31c38_r31c40_2 Bool)
(declare-const bridges_r31c38_r33c38_1 Bool)
(declare-const bridges_r31c38_r33c38_2 Bool)
(declare-const bridges_r31c40_r31c42_1 Bool)
(declare-const bridges_r31c40_r31c42_2 Bool)
(declare-const bridges_r31c40_r33c40_1 Bool)
(declare-const bridges_r31c40_r33c40_2 Bool)
(declare-const bridges_r31c42_r31c47_1 Bool)
(declare-const bridges_r31c42_r31c47_2 Bool)
(declare-const bridges_r31c42_r33c42_1 Bool)
(declare-const bridges_r31c42_r33c42_2 Bool)
(declare-const bridges_r31c47_r31c48_1 Bool)
(declare-const bridges_r31c47_r31c48_2 Bool)
(declare-const bridges_r31c47_r32c47_1 Bool)
(declare-const bridges_r31c47_r32c47_2 Bool)
(declare-const bridges_r31c48_r31c51_1 Bool)
(declare-const bridges_r31c48_r31c51_2 Bool)
(declare-const bridges_r31c48_r35c48_1 Bool)
(declare-const bridges_r31c48_r35c48_2 Bool)
(declare-const bridges_r31c51_r31c57_1 Bool)
(declare-const bridges_r31c51_r31c57_2 Bool)
(declare-const bridges_r31c57_r31c58_1 Bool)
(declare-const bridges_r31c57_r31c58_2 Bool)
(declare-const bridges_r31c57_r34c57_1 Bool)
(declare-const bridges_r31c57_r34c57_2 Bool)
(declare-const bridges_r31c58_r31c59_1 Bool)
(declare-const bridges_r31c58_r31c59_2 Bool)
(declare-const bridges_r31c58_r35c58_1 Bool)
(declare-const bridges_r31c58_r35c58_2 Bool)
(declare-const bridges_r31c59_r35c59_1 Bool)
(declare-const bridges_r31c59_r35c59_2 Bool)
(declare-const bridges_r32c43_r32c45_1 Bool)
(declare-const bridges_r32c43_r32c45_2 Bool)
(declare-const bridges_r32c43_r34c43_1 Bool)
(declare-const bridges_r32c43_r34c43_2 Bool)
(declare-const bridges_r32c45_r32c46_1 Bool)
(declare-const bridges_r32c45_r32c46_2 Bool)
(declare-const bridges_r32c45_r34c45_1 Bool)
(declare-const bridges_r32c45_r34c45_2 Bool)
(declare-const bridges_r32c46_r32c47_1 Bool)
(declare-const bridges_r32c46_r32c47_2 Bool)
(declare-const bridges_r32c46_r33c46_1 Bool)
(declare-const bridges_r32c46_r33c46_2 Bool)
(declare-const bridges_r32c47_r34c47_1 Bool)
(declare-const bridges_r32c47_r34c47_2 Bool)
(declare-const bridges_r33c29_r33c33_1 Bool)
(declare-const bridges_r33c29_r33c33_2 Bool)
(declare-const bridges_r33c29_r36c29_1 Bool)
(declare-const bridges_r33c29_r36c29_2 Bool)
(declare-const bridges_r33c33_r33c34_1 Bool)
(declare-const bridges_r33c33_r33c34_2 Bool)
(declare-const bridges_r33c33_r37c33_1 Bool)
(declare-const bridges_r33c33_r37c33_2 Bool)
(declare-const bridges_r33c34_r33c38_1 Bool)
(declare-const bridges_r33c34_r33c38_2 Bool)
(declare-const bridges_r33c34_r34c34_1 Bool)
(declare-const bridges_r33c38_r33c40_1 Bool)
(declare-const bridges_r33c38_r33c40_2 Bool)
(declare-const bridges_r33c38_r35c38_1 Bool)
(declare-const bridges_r33c38_r35c38_2 Bool)
(declare-const bridges_r33c40_r33c42_1 Bool)
(declare-const bridges_r33c40_r33c42_2 Bool)
(declare-const bridges_r33c40_r34c40_1 Bool)
(declare-const bridges_r33c40_r34c40_2 Bool)
(declare-const bridges_r33c42_r33c44_1 Bool)
(declare-const bridges_r33c42_r33c44_2 Bool)
(declare-const bridges_r33c42_r34c42_1 Bool)
(declare-const bridges_r33c42_r34c42_2 Bool)
(declare-const bridges_r33c44_r33c46_1 Bool)
(declare-const bridges_r33c44_r33c46_2 Bool)
(declare-const bridges_r33c44_r37c44_1 Bool)
(declare-const bridges_r33c44_r37c44_2 Bool)
(declare-const bridges_r33c46_r33c54_1 Bool)
(declare-const bridges_r33c46_r33c54_2 Bool)
(declare-const bridges_r33c46_r34c46_1 Bool)
(declare-const bridges_r33c46_r34c46_2 Bool)
(declare-const bridges_r33c54_r36c54_1 Bool)
(declare-const bridges_r34c34_r34c37_1 Bool)
(declare-const bridges_r34c37_r34c40_1 Bool)
(declare-const bridges_r34c37_r34c40_2 Bool)
(declare-const bridges_r34c40_r34c42_1 Bool)
(declare-const bridges_r34c40_r34c42_2 Bool)
(declare-const bridges_r34c40_r35c40_1 Bool)
(declare-const bridges_r34c40_r35c40_2 Bool)
(declare-const bridges_r34c42_r34c43_1 Bool)
(declare-const bridges_r34c42_r34c43_2 Bool)
(declare-const bridges_r34c42_r36c42_1 Bool)
(declare-const bridges_r34c42_r36c42_2 Bool)
(declare-const bridges_r34c43_r34c45_1 Bool)
(declare-const bridges_r34c43_r34c45_2 Bool)
(declare-const bridges_r34c43_r36c43_1 Bool)
(declare-const bridges_r34c43_r36c43_2 Bool)
(declare-const bridges_r34c45_r34c46_1 Bool)
(declare-const bridges_r34c45_r34c46_2 Bool)
(declare-const bridges_r34c45_r36c45_1 Bool)
(declare-const bridges_r34c45_r36c45_2 Bool)
(declare-const bridges_r34c46_r34c47_1 Bool)
(declare-const bridges_r34c46_r34c47_2 Bool)
(declare-const bridges_r34c46_r36c46_1 Bool)
(declare-const bridges_r34c46_r36c46_2 Bool)
(declare-const bridges_r34c47_r34c57_1 Bool)
(declare-const bridges_r34c47_r34c57_2 Bool)
(declare-const bridges_r34c47_r36c47_1 Bool)
(declare-const bridges_r34c47_r36c47_2 Bool)
(declare-const bridges_r34c57_r37c57_1 Bool)
(declare-const bridges_r34c57_r37c57_2 Bool)
(declare-const bridges_r35c35_r35c36_1 Bool)
(declare-const bridges_r35c35_r35c36_2 Bool)
(declare-const bridges_r35c36_r35c38_1 Bool)
(declare-const bridges_r35c36_r35c38_2 Bool)
(declare-const bridges_r35c36_r36c36_1 Bool)
(declare-const bridges_r35c36_r36c36_2 Bool)
(declare-const bridges_r35c38_r35c40_1 Bool)
(declare-const bridges_r35c38_r35c40_2 Bool)
(declare-const bridges_r35c38_r36c38_1 Bool)
(declare-const bridges_r35c38_r36c38_2 Bool)
(declare-const bridges_r35c40_r35c48_1 Bool)
(declare-const bridges_r35c40_r35c48_2 Bool)
(declare-const bridges_r35c48_r35c49_1 Bool)
(declare-const bridges_r35c48_r35c49_2 Bool)
(declare-const bridges_r35c49_r35c52_1 Bool)
(declare-const bridges_r35c49_r35c52_2 Bool)
(declare-const bridges_r35c52_r35c55_1 Bool)
(declare-const bridges_r35c52_r35c55_2 Bool)
(declare-const bridges_r35c52_r36c52_1 Bool)
(declare-const bridges_r35c52_r36c52_2 Bool)
(declare-const bridges_r35c55_r35c58_1 Bool)
(declare-const bridges_r35c55_r35c58_2 Bool)
(declare-const bridges_r35c55_r37c55_1 Bool)
(declare-const bridges_r35c55_r37c55_2 Bool)
(declare-const bridges_r35c58_r35c59_1 Bool)
(declare-const bridges_r35c58_r35c59_2 Bool)
(declare-const bridges_r35c58_r40c58_1 Bool)
(declare-const bridges_r35c58_r40c58_2 Bool)
(declare-const bridges_r35c59_r35c60_1 Bool)
(declare-const bridges_r35c59_r35c60_2 Bool)
(declare-const bridges_r35c59_r36c59_1 Bool)
(declare-const bridges_r35c59_r36c59_2 Bool)
(declare-const bridges_r35c60_r38c60_1 Bool)
(declare-const bridges_r35c60_r38c60_2 Bool)
(declare-const bridges_r36c28_r36c29_1 Bool)
(declare-const bridges_r36c29_r36c36_1 Bool)
(declare-const bridges_r36c29_r36c36_2 Bool)
(declare-const bridges_r36c36_r36c38_1 Bool)
(declare-const bridges_r36c36_r36c38_2 Bool)
(declare-const bridges_r36c38_r36c42_1 Bool)
(declare-const bridges_r36c38_r36c42_2 Bool)
(declare-const bridges_r36c42_r36c43_1 Bool)
(declare-const bridges_r36c42_r36c43_2 Bool)
(declare-const bridges_r36c43_r36c45_1 Bool)
(declare-const bridges_r36c43_r36c45_2 Bool)
(declare-const bridges_r36c45_r36c46_1 Bool)
(declare-const bridges_r36c45_r36c46_2 Bool)
(declare-const bridges_r36c46_r36c47_1 Bool)
(declare-const bridges_r36c46_r36c47_2 Bool)
(declare-const bridges_r36c46_r38c46_1 Bool)
(declare-const bridges_r36c47_r36c52_1 Bool)
(declare-const bridges_r36c47_r36c52_2 Bool)
(declare-const bridges_r36c52_r36c54_1 Bool)
(declare-const bridges_r36c52_r36c54_2 Bool)
(declare-const bridges_r36c54_r36c59_1 Bool)
(declare-const bridges_r37c26_r37c27_1 Bool)
(declare-const bridges_r37c26_r37c27_2 Bool)
(declare-const bridges_r37c26_r39c26_1 Bool)
(declare-const bridges_r37c26_r39c26_2 Bool)
(declare-const bridges_r37c27_r37c33_1 Bool)
(declare-const bridges_r37c27_r37c33_2 Bool)
(declare-const bridges_r37c33_r37c41_1 Bool)
(declare-const bridges_r37c33_r37c41_2 Bool)
(declare-const bridges_r37c41_r37c44_1 Bool)
(declare-const bridges_r37c41_r37c44_2 Bool)
(declare-const bridges_r37c41_r38c41_1 Bool)
(declare-const bridges_r37c41_r38c41_2 Bool)
(declare-const bridges_r37c44_r37c55_1 Bool)
(declare-const bridges_r37c44_r37c55_2 Bool)
(declare-const bridges_r37c44_r38c44_1 Bool)
(declare-const bridges_r37c44_r38c44_2 Bool)
(declare-const bridges_r37c55_r37c57_1 Bool)
(declare-const bridges_r37c55_r37c57_2 Bool)
(declare-const bridges_r37c55_r40c55_1 Bool)
(declare-const bridges_r37c55_r40c55_2 Bool)
(declare-const bridges_r37c57_r38c57_1 Bool)
(declare-const bridges_r38c41_r38c44_1 Bool)
(declare-const bridges_r38c41_r38c44_2 Bool)
(declare-const bridges_r38c44_r38c46_1 Bool)
(declare-const bridges_r38c57_r38c60_1 Bool)
(declare-const bridges_r38c60_r40c60_1 Bool)
(declare-const bridges_r38c60_r40c60_2 Bool)
(declare-const bridges_r40c53_r40c55_1 Bool)
(declare-const bridges_r40c53_r40c55_2 Bool)
(declare-const bridges_r40c55_r40c58_1 Bool)
(declare-const bridges_r40c55_r40c58_2 Bool)
(declare-const bridges_r40c58_r40c60_1 Bool)
(declare-const bridges_r40c58_r40c60_2 Bool)

; Settled before anything is encoded, without a symbol: 13 of 671 places.

; As many bridges end at an island as its number says.
(assert bridges_r1c15_r1c16_1) ; island 2 at r1c15
(assert (or bridges_r1c15_r1c16_2 bridges_r1c15_r2c15_1))
(assert (not (and bridges_r1c15_r1c16_2 bridges_r1c15_r2c15_1)))
(assert (or bridges_r1c15_r1c16_1 bridges_r1c16_r1c20_1)) ; island 3 at r1c16
(assert (or bridges_r1c15_r1c16_1 bridges_r1c16_r1c20_2 bridges_r1c16_r2c16_2))
(assert (or bridges_r1c15_r1c16_1 bridges_r1c16_r2c16_1))
(assert (not (and bridges_r1c16_r1c20_2 bridges_r1c16_r2c16_2)))
(assert (or bridges_r1c15_r1c16_2 bridges_r1c16_r1c20_1 bridges_r1c16_r2c16_2))
(assert (or bridges_r1c15_r1c16_2 bridges_r1c16_r1c20_2 bridges_r1c16_r2c16_1))
(assert (not (and bridges_r1c15_r1c16_1 bridges_r1c16_r1c20_1 bridges_r1c16_r2c16_2)))
(assert (not (and bridges_r1c15_r1c16_1 bridges_r1c16_r1c20_2 bridges_r1c16_r2c16_1)))
(assert (or bridges_r1c16_r1c20_1 bridges_r1c16_r2c16_1))
(assert (not (and bridges_r1c15_r1c16_2 bridges_r1c16_r2c16_2)))
(assert (not (and bridges_r1c15_r1c16_2 bridges_r1c16_r1c20_1 bridges_r1c16_r2c16_1)))
(assert (not (and bridges_r1c15_r1c16_2 bridges_r1c16_r1c20_2)))
(assert (or bridges_r1c16_r1c20_1 bridges_r1c20_r1c21_2)) ; island 4 at r1c20
(assert (or bridges_r1c16_r1c20_1 bridges_r1c20_r2c20_2))
(assert (or bridges_r1c16_r1c20_2 bridges_r1c20_r1c21_1))
(assert (or bridges_r1c16_r1c20_2 bridges_r1c20_r1c21_2 bridges_r1c20_r2c20_2))
(assert (or bridges_r1c16_r1c20_2 bridges_r1c20_r2c20_1))
(assert (not (and bridges_r1c16_r1c20_1 bridges_r1c20_r1c21_2 bridges_r1c20_r2c20_2)))
(assert (or bridges_r1c20_r1c21_1 bridges_r1c20_r2c20_2))
(assert (or bridges_r1c20_r1c21_2 bridges_r1c20_r2c20_1))
(assert (not (and bridges_r1c16_r1c20_2 bridges_r1c20_r1c21_1 bridges_r1c20_r2c20_2)))
(assert (not (and bridges_r1c16_r1c20_2 bridges_r1c20_r1c21_2 bridges_r1c20_r2c20_1)))
(assert (or bridges_r1c20_r1c21_1 bridges_r1c21_r1c24_1 bridges_r1c21_r3c21_2)) ; island 2 at r1c21
(assert (or bridges_r1c20_r1c21_1 bridges_r1c21_r1c24_2 bridges_r1c21_r3c21_1))
(assert (not (and bridges_r1c21_r1c24_1 bridges_r1c21_r3c21_2)))
(assert (not (and bridges_r1c21_r1c24_2 bridges_r1c21_r3c21_1)))
(assert (or bridges_r1c20_r1c21_2 bridges_r1c21_r1c24_1 bridges_r1c21_r3c21_1))
(assert (not (and bridges_r1c20_r1c21_1 bridges_r1c21_r3c21_2)))
(assert (not (and bridges_r1c20_r1c21_1 bridges_r1c21_r1c24_1 bridges_r1c21_r3c21_1)))
(assert (not (and bridges_r1c20_r1c21_1 bridges_r1c21_r1c24_2)))
(assert (not (and bridges_r1c20_r1c21_2 bridges_r1c21_r3c21_1)))
(assert (not (and bridges_r1c20_r1c21_2 bridges_r1c21_r1c24_1)))
(assert bridges_r1c21_r1c24_1) ; island 5 at r1c24
(assert (or bridges_r1c21_r1c24_2 bridges_r1c24_r1c27_2))
(assert (or bridges_r1c21_r1c24_2 bridges_r1c24_r2c24_2))
(assert bridges_r1c24_r1c27_1)
(assert (or bridges_r1c24_r1c27_2 bridges_r1c24_r2c24_2))
(assert bridges_r1c24_r2c24_1)
(assert (not (and bridges_r1c21_r1c24_2 bridges_r1c24_r1c27_2 bridges_r1c24_r2c24_2)))
(assert bridges_r1c24_r1c27_2) ; island 6 at r1c27
(assert bridges_r1c27_r1c29_2)
(assert bridges_r1c27_r2c27_2)
(assert bridges_r1c27_r1c29_1) ; island 5 at r1c29
(assert (or bridges_r1c27_r1c29_2 bridges_r1c29_r1c35_2))
(assert (or bridges_r1c27_r1c29_2 bridges_r1c29_r2c29_2))
(assert bridges_r1c29_r1c35_1)
(assert (or bridges_r1c29_r1c35_2 bridges_r1c29_r2c29_2))
(assert bridges_r1c29_r2c29_1)
(assert (not (and bridges_r1c27_r1c29_2 bridges_r1c29_r1c35_2 bridges_r1c29_r2c29_2)))
(assert (or bridges_r1c29_r1c35_1 bridges_r1c35_r1c37_2)) ; island 4 at r1c35
(assert (or bridges_r1c29_r1c35_1 bridges_r1c35_r2c35_2))
(assert (or bridges_r1c29_r1c35_2 bridges_r1c35_r1c37_1))
(assert (or bridges_r1c29_r1c35_2 bridges_r1c35_r1c37_2 bridges_r1c35_r2c35_2))
(assert (or bridges_r1c29_r1c35_2 bridges_r1c35_r2c35_1))
(assert (not (and bridges_r1c29_r1c35_1 bridges_r1c35_r1c37_2 bridges_r1c35_r2c35_2)))
(assert (or bridges_r1c35_r1c37_1 bridges_r1c35_r2c35_2))
(assert (or bridges_r1c35_r1c37_2 bridges_r1c35_r2c35_1))
(assert (not (and bridges_r1c29_r1c35_2 bridges_r1c35_r1c37_1 bridges_r1c35_r2c35_2)))
(assert (not (and bridges_r1c29_r1c35_2 bridges_r1c35_r1c37_2 bridges_r1c35_r2c35_1)))
(assert bridges_r1c35_r1c37_2) ; island 6 at r1c37
(assert bridges_r1c37_r1c38_2)
(assert bridges_r1c37_r2c37_2)
(assert bridges_r1c37_r1c38_1) ; island 5 at r1c38
(assert (or bridges_r1c37_r1c38_2 bridges_r1c38_r1c39_2))
(assert (or bridges_r1c37_r1c38_2 bridges_r1c38_r3c38_2))
(assert bridges_r1c38_r1c39_1)
(assert (or bridges_r1c38_r1c39_2 bridges_r1c38_r3c38_2))
(assert bridges_r1c38_r3c38_1)
(assert (not (and bridges_r1c37_r1c38_2 bridges_r1c38_r1c39_2 bridges_r1c38_r3c38_2)))
(assert bridges_r1c38_r1c39_2) ; island 6 at r1c39
(assert bridges_r1c39_r1c52_2)
(assert bridges_r1c39_r2c39_2)
(assert bridges_r1c39_r1c52_1) ; island 5 at r1c52
(assert (or bridges_r1c39_r1c52_2 bridges_r1c52_r1c56_2))
(assert (or bridges_r1c39_r1c52_2 bridges_r1c52_r3c52_2))
(assert bridges_r1c52_r1c56_1)
(assert (or bridges_r1c52_r1c56_2 bridges_r1c52_r3c52_2))
(assert bridges_r1c52_r3c52_1)
(assert (not (and bridges_r1c39_r1c52_2 bridges_r1c52_r1c56_2 bridges_r1c52_r3c52_2)))
(assert (or bridges_r1c52_r1c56_1 bridges_r1c56_r1c59_2)) ; island 4 at r1c56
(assert (or bridges_r1c52_r1c56_1 bridges_r1c56_r2c56_2))
(assert (or bridges_r1c52_r1c56_2 bridges_r1c56_r1c59_1))
(assert (or bridges_r1c52_r1c56_2 bridges_r1c56_r1c59_2 bridges_r1c56_r2c56_2))
(assert (or bridges_r1c52_r1c56_2 bridges_r1c56_r2c56_1))
(assert (not (and bridges_r1c52_r1c56_1 bridges_r1c56_r1c59_2 bridges_r1c56_r2c56_2)))
(assert (or bridges_r1c56_r1c59_1 bridges_r1c56_r2c56_2))
(assert (or bridges_r1c56_r1c59_2 bridges_r1c56_r2c56_1))
(assert (not (and bridges_r1c52_r1c56_2 bridges_r1c56_r1c59_1 bridges_r1c56_r2c56_2)))
(assert (not (and bridges_r1c52_r1c56_2 bridges_r1c56_r1c59_2 bridges_r1c56_r2c56_1)))
(assert bridges_r1c56_r1c59_1) ; island 5 at r1c59
(assert (or bridges_r1c56_r1c59_2 bridges_r1c59_r1c60_2))
(assert (or bridges_r1c56_r1c59_2 bridges_r1c59_r2c59_2))
(assert bridges_r1c59_r1c60_1)
(assert (or bridges_r1c59_r1c60_2 bridges_r1c59_r2c59_2))
(assert bridges_r1c59_r2c59_1)
(assert (not (and bridges_r1c56_r1c59_2 bridges_r1c59_r1c60_2 bridges_r1c59_r2c59_2)))
(assert bridges_r1c59_r1c60_2) ; island 4 at r1c60
(assert bridges_r1c60_r2c60_2)
(assert (or bridges_r1c15_r2c15_1 bridges_r2c15_r2c16_1 bridges_r2c15_r5c15_1)) ; island 1 at r2c15
(assert (not (and bridges_r2c15_r2c16_1 bridges_r2c15_r5c15_1)))
(assert (not (and bridges_r1c15_r2c15_1 bridges_r2c15_r5c15_1)))
(assert (not (and bridges_r1c15_r2c15_1 bridges_r2c15_r2c16_1)))
(assert (or bridges_r1c16_r2c16_1 bridges_r2c15_r2c16_1 bridges_r2c16_r2c20_1 bridges_r2c16_r3c16_2)) ; island 2 at r2c16
(assert (or bridges_r1c16_r2c16_1 bridges_r2c15_r2c16_1 bridges_r2c16_r2c20_2 bridges_r2c16_r3c16_1))
(assert (not (and bridges_r2c16_r2c20_1 bridges_r2c16_r3c16_2)))
(assert (not (and bridges_r2c16_r2c20_2 bridges_r2c16_r3c16_1)))
(assert (or bridges_r1c16_r2c16_1 bridges_r2c16_r2c20_1 bridges_r2c16_r3c16_1))
(assert (not (and bridges_r2c15_r2c16_1 bridges_r2c16_r3c16_2)))
(assert (not (and bridges_r2c15_r2c16_1 bridges_r2c16_r2c20_1 bridges_r2c16_r3c16_1)))
(assert (not (and bridges_r2c15_r2c16_1 bridges_r2c16_r2c20_2)))
(assert (or bridges_r1c16_r2c16_2 bridges_r2c15_r2c16_1 bridges_r2c16_r2c20_1 bridges_r2c16_r3c16_1))
(assert (not (and bridges_r1c16_r2c16_1 bridges_r2c16_r3c16_2)))
(assert (not (and bridges_r1c16_r2c16_1 bridges_r2c16_r2c20_1 bridges_r2c16_r3c16_1)))
(assert (not (and bridges_r1c16_r2c16_1 bridges_r2c16_r2c20_2)))
(assert (not (and bridges_r1c16_r2c16_1 bridges_r2c15_r2c16_1 bridges_r2c16_r3c16_1)))
(assert (not (and bridges_r1c16_r2c16_1 bridges_r2c15_r2c16_1 bridges_r2c16_r2c20_1)))
(assert (not (and bridges_r1c16_r2c16_2 bridges_r2c16_r3c16_1)))
(assert (not (and bridges_r1c16_r2c16_2 bridges_r2c16_r2c20_1)))
(assert (not (and bridges_r1c16_r2c16_2 bridges_r2c15_r2c16_1)))
(assert (or bridges_r1c20_r2c20_1 bridges_r2c16_r2c20_1)) ; island 5 at r2c20
(assert (or bridges_r1c20_r2c20_1 bridges_r2c16_r2c20_2 bridges_r2c20_r2c22_2))
(assert (or bridges_r1c20_r2c20_1 bridges_r2c16_r2c20_2 bridges_r2c20_r10c20_2))
(assert (or bridges_r1c20_r2c20_1 bridges_r2c20_r2c22_1))
(assert (or bridges_r1c20_r2c20_1 bridges_r2c20_r2c22_2 bridges_r2c20_r10c20_2))
(assert (or bridges_r1c20_r2c20_1 bridges_r2c20_r10c20_1))
(assert (not (and bridges_r2c16_r2c20_2 bridges_r2c20_r2c22_2 bridges_r2c20_r10c20_2)))
(assert (or bridges_r1c20_r2c20_2 bridges_r2c16_r2c20_1 bridges_r2c20_r2c22_2))
(assert (or bridges_r1c20_r2c20_2 bridges_r2c16_r2c20_1 bridges_r2c20_r10c20_2))
(assert (or bridges_r1c20_r2c20_2 bridges_r2c16_r2c20_2 bridges_r2c20_r2c22_1))
(assert (or bridges_r1c20_r2c20_2 bridges_r2c16_r2c20_2 bridges_r2c20_r2c22_2 bridges_r2c20_r10c20_2))
(assert (or bridges_r1c20_r2c20_2 bridges_r2c16_r2c20_2 bridges_r2c20_r10c20_1))
(assert (not (and bridges_r1c20_r2c20_1 bridges_r2c16_r2c20_1 bridges_r2c20_r2c22_2 bridges_r2c20_r10c20_2)))
(assert (or bridges_r1c20_r2c20_2 bridges_r2c20_r2c22_1 bridges_r2c20_r10c20_2))
(assert (or bridges_r1c20_r2c20_2 bridges_r2c20_r2c22_2 bridges_r2c20_r10c20_1))
(assert (not (and bridges_r1c20_r2c20_1 bridges_r2c16_r2c20_2 bridges_r2c20_r2c22_1 bridges_r2c20_r10c20_2)))
(assert (not (and bridges_r1c20_r2c20_1 bridges_r2c16_r2c20_2 bridges_r2c20_r2c22_2 bridges_r2c20_r10c20_1)))
(assert (or bridges_r2c16_r2c20_1 bridges_r2c20_r2c22_1))
(assert (or bridges_r2c16_r2c20_1 bridges_r2c20_r2c22_2 bridges_r2c20_r10c20_2))
(assert (or bridges_r2c16_r2c20_1 bridges_r2c20_r10c20_1))
(assert (not (and bridges_r1c20_r2c20_2 bridges_r2c20_r2c22_2 bridges_r2c20_r10c20_2)))
(assert (or bridges_r2c16_r2c20_2 bridges_r2c20_r2c22_1 bridges_r2c20_r10c20_2))
(assert (or bridges_r2c16_r2c20_2 bridges_r2c20_r2c22_2 bridges_r2c20_r10c20_1))
(assert (not (and bridges_r1c20_r2c20_2 bridges_r2c16_r2c20_1 bridges_r2c20_r2c22_1 bridges_r2c20_r10c20_2)))
(assert (not (and bridges_r1c20_r2c20_2 bridges_r2c16_r2c20_1 bridges_r2c20_r2c22_2 bridges_r2c20_r10c20_1)))
(assert (or bridges_r2c20_r2c22_1 bridges_r2c20_r10c20_1))
(assert (not (and bridges_r1c20_r2c20_2 bridges_r2c16_r2c20_2 bridges_r2c20_r10c20_2)))
(assert (not (and bridges_r1c20_r2c20_2 bridges_r2c16_r2c20_2 bridges_r2c20_r2c22_1 bridges_r2c20_r10c20_1)))
(assert (not (and bridges_r1c20_r2c20_2 bridges_r2c16_r2c20_2 bridges_r2c20_r2c22_2)))
(assert bridges_r2c20_r2c22_1) ; island 5 at r2c22
(assert (or bridges_r2c20_r2c22_2 bridges_r2c22_r2c23_2))
(assert (or bridges_r2c20_r2c22_2 bridges_r2c22_r3c22_2))
(assert bridges_r2c22_r2c23_1)
(assert (or bridges_r2c22_r2c23_2 bridges_r2c22_r3c22_2))
(assert bridges_r2c22_r3c22_1)
(assert (not (and bridges_r2c20_r2c22_2 bridges_r2c22_r2c23_2 bridges_r2c22_r3c22_2)))
(assert (or bridges_r2c22_r2c23_1 bridges_r2c23_r2c24_1)) ; island 3 at r2c23
(assert (or bridges_r2c22_r2c23_1 bridges_r2c23_r2c24_2 bridges_r2c23_r7c23_2))
(assert (or bridges_r2c22_r2c23_1 bridges_r2c23_r7c23_1))
(assert (not (and bridges_r2c23_r2c24_2 bridges_r2c23_r7c23_2)))
(assert (or bridges_r2c22_r2c23_2 bridges_r2c23_r2c24_1 bridges_r2c23_r7c23_2))
(assert (or bridges_r2c22_r2c23_2 bridges_r2c23_r2c24_2 bridges_r2c23_r7c23_1))
(assert (not (and bridges_r2c22_r2c23_1 bridges_r2c23_r2c24_1 bridges_r2c23_r7c23_2)))
(assert (not (and bridges_r2c22_r2c23_1 bridges_r2c23_r2c24_2 bridges_r2c23_r7c23_1)))
(assert (or bridges_r2c23_r2c24_1 bridges_r2c23_r7c23_1))
(assert (not (and bridges_r2c22_r2c23_2 bridges_r2c23_r7c23_2)))
(assert (not (and bridges_r2c22_r2c23_2 bridges_r2c23_r2c24_1 bridges_r2c23_r7c23_1)))
(assert (not (and bridges_r2c22_r2c23_2 bridges_r2c23_r2c24_2)))
(assert (or bridges_r1c24_r2c24_2 bridges_r2c23_r2c24_2)) ; island 6 at r2c24
(assert (or bridges_r1c24_r2c24_2 bridges_r2c24_r2c25_2))
(assert (or bridges_r1c24_r2c24_2 bridges_r2c24_r3c24_1))
(assert bridges_r2c23_r2c24_1)
(assert (or bridges_r2c23_r2c24_2 bridges_r2c24_r2c25_2))
(assert (or bridges_r2c23_r2c24_2 bridges_r2c24_r3c24_1))
(assert bridges_r2c24_r2c25_1)
(assert (or bridges_r2c24_r2c25_2 bridges_r2c24_r3c24_1))
(assert (not (and bridges_r1c24_r2c24_2 bridges_r2c23_r2c24_2 bridges_r2c24_r2c25_2 bridges_r2c24_r3c24_1)))
(assert (or bridges_r2c24_r2c25_2 bridges_r2c25_r2c27_2)) ; island 5 at r2c25
(assert (or bridges_r2c24_r2c25_2 bridges_r2c25_r4c25_2))
(assert bridges_r2c25_r2c27_1)
(assert (or bridges_r2c25_r2c27_2 bridges_r2c25_r4c25_2))
(assert bridges_r2c25_r4c25_1)
(assert (not (and bridges_r2c24_r2c25_2 bridges_r2c25_r2c27_2 bridges_r2c25_r4c25_2)))
(assert bridges_r1c27_r2c27_1) ; island 7 at r2c27
(assert (or bridges_r1c27_r2c27_2 bridges_r2c25_r2c27_2))
(assert (or bridges_r1c27_r2c27_2 bridges_r2c27_r2c29_2))
(assert (or bridges_r1c27_r2c27_2 bridges_r2c27_r3c27_2))
(assert (or bridges_r2c25_r2c27_2 bridges_r2c27_r2c29_2))
(assert (or bridges_r2c25_r2c27_2 bridges_r2c27_r3c27_2))
(assert bridges_r2c27_r2c29_1)
(assert (or bridges_r2c27_r2c29_2 bridges_r2c27_r3c27_2))
(assert bridges_r2c27_r3c27_1)
(assert (not (and bridges_r1c27_r2c27_2 bridges_r2c25_r2c27_2 bridges_r2c27_r2c29_2 bridges_r2c27_r3c27_2)))
(assert (or bridges_r1c29_r2c29_1 bridges_r2c27_r2c29_1)) ; island 5 at r2c29
(assert (or bridges_r1c29_r2c29_1 bridges_r2c27_r2c29_2 bridges_r2c29_r2c31_2))
(assert (or bridges_r1c29_r2c29_1 bridges_r2c27_r2c29_2 bridges_r2c29_r5c29_2))
(assert (or bridges_r1c29_r2c29_1 bridges_r2c29_r2c31_1))
(assert (or bridges_r1c29_r2c29_1 bridges_r2c29_r2c31_2 bridges_r2c29_r5c29_2))
(assert (or bridges_r1c29_r2c29_1 bridges_r2c29_r5c29_1))
(assert (not (and bridges_r2c27_r2c29_2 bridges_r2c29_r2c31_2 bridges_r2c29_r5c29_2)))
(assert (or bridges_r1c29_r2c29_2 bridges_r2c27_r2c29_1 bridges_r2c29_r2c31_2))
(assert (or bridges_r1c29_r2c29_2 bridges_r2c27_r2c29_1 bridges_r2c29_r5c29_2))
(assert (or bridges_r1c29_r2c29_2 bridges_r2c27_r2c29_2 bridges_r2c29_r2c31_1))
(assert (or bridges_r1c29_r2c29_2 bridges_r2c27_r2c29_2 bridges_r2c29_r2c31_2 bridges_r2c29_r5c29_2))
(assert (or bridges_r1c29_r2c29_2 bridges_r2c27_r2c29_2 bridges_r2c29_r5c29_1))
(assert (not (and bridges_r1c29_r2c29_1 bridges_r2c27_r2c29_1 bridges_r2c29_r2c31_2 bridges_r2c29_r5c29_2)))
(assert (or bridges_r1c29_r2c29_2 bridges_r2c29_r2c31_1 bridges_r2c29_r5c29_2))
(assert (or bridges_r1c29_r2c29_2 bridges_r2c29_r2c31_2 bridges_r2c29_r5c29_1))
(assert (not (and bridges_r1c29_r2c29_1 bridges_r2c27_r2c29_2 bridges_r2c29_r2c31_1 bridges_r2c29_r5c29_2)))
(assert (not (and bridges_r1c29_r2c29_1 bridges_r2c27_r2c29_2 bridges_r2c29_r2c31_2 bridges_r2c29_r5c29_1)))
(assert (or bridges_r2c27_r2c29_1 bridges_r2c29_r2c31_1))
(assert (or bridges_r2c27_r2c29_1 bridges_r2c29_r2c31_2 bridges_r2c29_r5c29_2))
(assert (or bridges_r2c27_r2c29_1 bridges_r2c29_r5c29_1))
(assert (not (and bridges_r1c29_r2c29_2 bridges_r2c29_r2c31_2 bridges_r2c29_r5c29_2)))
(assert (or bridges_r2c27_r2c29_2 bridges_r2c29_r2c31_1 bridges_r2c29_r5c29_2))
(assert (or bridges_r2c27_r2c29_2 bridges_r2c29_r2c31_2 bridges_r2c29_r5c29_1))
(assert (not (and bridges_r1c29_r2c29_2 bridges_r2c27_r2c29_1 bridges_r2c29_r2c31_1 bridges_r2c29_r5c29_2)))
(assert (not (and bridges_r1c29_r2c29_2 bridges_r2c27_r2c29_1 bridges_r2c29_r2c31_2 bridges_r2c29_r5c29_1)))
(assert (or bridges_r2c29_r2c31_1 bridges_r2c29_r5c29_1))
(assert (not (and bridges_r1c29_r2c29_2 bridges_r2c27_r2c29_2 bridges_r2c29_r5c29_2)))
(assert (not (and bridges_r1c29_r2c29_2 bridges_r2c27_r2c29_2 bridges_r2c29_r2c31_1 bridges_r2c29_r5c29_1)))
(assert (not (and bridges_r1c29_r2c29_2 bridges_r2c27_r2c29_2 bridges_r2c29_r2c31_2)))
(assert bridges_r2c29_r2c31_1) ; island 5 at r2c31
(assert (or bridges_r2c29_r2c31_2 bridges_r2c31_r2c35_2))
(assert (or bridges_r2c29_r2c31_2 bridges_r2c31_r3c31_2))
(assert bridges_r2c31_r2c35_1)
(assert (or bridges_r2c31_r2c35_2 bridges_r2c31_r3c31_2))
(assert bridges_r2c31_r3c31_1)
(assert (not (and bridges_r2c29_r2c31_2 bridges_r2c31_r2c35_2 bridges_r2c31_r3c31_2)))
(assert (or bridges_r1c35_r2c35_1 bridges_r2c31_r2c35_1)) ; island 5 at r2c35
(assert (or bridges_r1c35_r2c35_1 bridges_r2c31_r2c35_2 bridges_r2c35_r2c37_2))
(assert (or bridges_r1c35_r2c35_1 bridges_r2c31_r2c35_2 bridges_r2c35_r4c35_2))
(assert (or bridges_r1c35_r2c35_1 bridges_r2c35_r2c37_1))
(assert (or bridges_r1c35_r2c35_1 bridges_r2c35_r2c37_2 bridges_r2c35_r4c35_2))
(assert (or bridges_r1c35_r2c35_1 bridges_r2c35_r4c35_1))
(assert (not (and bridges_r2c31_r2c35_2 bridges_r2c35_r2c37_2 bridges_r2c35_r4c35_2)))
(assert (or bridges_r1c35_r2c35_2 bridges_r2c31_r2c35_1 bridges_r2c35_r2c37_2))
(assert (or bridges_r1c35_r2c35_2 bridges_r2c31_r2c35_1 bridges_r2c35_r4c35_2))
(assert (or bridges_r1c35_r2c35_2 bridges_r2c31_r2c35_2 bridges_r2c35_r2c37_1))
(assert (or bridges_r1c35_r2c35_2 bridges_r2c31_r2c35_2 bridges_r2c35_r2c37_2 bridges_r2c35_r4c35_2))
(assert (or bridges_r1c35_r2c35_2 bridges_r2c31_r2c35_2 bridges_r2c35_r4c35_1))
(assert (not (and bridges_r1c35_r2c35_1 bridges_r2c31_r2c35_1 bridges_r2c35_r2c37_2 bridges_r2c35_r4c35_2)))
(assert (or bridges_r1c35_r2c35_2 bridges_r2c35_r2c37_1 bridges_r2c35_r4c35_2))
(assert (or bridges_r1c35_r2c35_2 bridges_r2c35_r2c37_2 bridges_r2c35_r4c35_1))
(assert (not (and bridges_r1c35_r2c35_1 bridges_r2c31_r2c35_2 bridges_r2c35_r2c37_1 bridges_r2c35_r4c35_2)))
(assert (not (and bridges_r1c35_r2c35_1 bridges_r2c31_r2c35_2 bridges_r2c35_r2c37_2 bridges_r2c35_r4c35_1)))
(assert (or bridges_r2c31_r2c35_1 bridges_r2c35_r2c37_1))
(assert (or bridges_r2c31_r2c35_1 bridges_r2c35_r2c37_2 bridges_r2c35_r4c35_2))
(assert (or bridges_r2c31_r2c35_1 bridges_r2c35_r4c35_1))
(assert (not (and bridges_r1c35_r2c35_2 bridges_r2c35_r2c37_2 bridges_r2c35_r4c35_2)))
(assert (or bridges_r2c31_r2c35_2 bridges_r2c35_r2c37_1 bridges_r2c35_r4c35_2))
(assert (or bridges_r2c31_r2c35_2 bridges_r2c35_r2c37_2 bridges_r2c35_r4c35_1))
(assert (not (and bridges_r1c35_r2c35_2 bridges_r2c31_r2c35_1 bridges_r2c35_r2c37_1 bridges_r2c35_r4c35_2)))
(assert (not (and bridges_r1c35_r2c35_2 bridges_r2c31_r2c35_1 bridges_r2c35_r2c37_2 bridges_r2c35_r4c35_1)))
(assert (or bridges_r2c35_r2c37_1 bridges_r2c35_r4c35_1))
(assert (not (and bridges_r1c35_r2c35_2 bridges_r2c31_r2c35_2 bridges_r2c35_r4c35_2)))
(assert (not (and bridges_r1c35_r2c35_2 bridges_r2c31_r2c35_2 bridges_r2c35_r2c37_1 bridges_r2c35_r4c35_1)))
(assert (not (and bridges_r1c35_r2c35_2 bridges_r2c31_r2c35_2 bridges_r2c35_r2c37_2)))
(assert (or bridges_r1c37_r2c37_1 bridges_r2c35_r2c37_1 bridges_r2c37_r2c39_2)) ; island 4 at r2c37
(assert (or bridges_r1c37_r2c37_1 bridges_r2c35_r2c37_1 bridges_r2c37_r4c37_2))
(assert (or bridges_r1c37_r2c37_1 bridges_r2c35_r2c37_2 bridges_r2c37_r2c39_1))
(assert (or bridges_r1c37_r2c37_1 bridges_r2c35_r2c37_2 bridges_r2c37_r2c39_2 bridges_r2c37_r4c37_2))
(assert (or bridges_r1c37_r2c37_1 bridges_r2c35_r2c37_2 bridges_r2c37_r4c37_1))
(assert (not (and bridges_r2c35_r2c37_1 bridges_r2c37_r2c39_2 bridges_r2c37_r4c37_2)))
(assert (or bridges_r1c37_r2c37_1 bridges_r2c37_r2c39_1 bridges_r2c37_r4c37_2))
(assert (or bridges_r1c37_r2c37_1 bridges_r2c37_r2c39_2 bridges_r2c37_r4c37_1))
(assert (not (and bridges_r2c35_r2c37_2 bridges_r2c37_r2c39_1 bridges_r2c37_r4c37_2)))
(assert (not (and bridges_r2c35_r2c37_2 bridges_r2c37_r2c39_2 bridges_r2c37_r4c37_1)))
(assert (or bridges_r1c37_r2c37_2 bridges_r2c35_r2c37_1 bridges_r2c37_r2c39_1))
(assert (or bridges_r1c37_r2c37_2 bridges_r2c35_r2c37_1 bridges_r2c37_r2c39_2 bridges_r2c37_r4c37_2))
(assert (or bridges_r1c37_r2c37_2 bridges_r2c35_r2c37_1 bridges_r2c37_r4c37_1))
(assert (not (and bridges_r1c37_r2c37_1 bridges_r2c37_r2c39_2 bridges_r2c37_r4c37_2)))
(assert (or bridges_r1c37_r2c37_2 bridges_r2c35_r2c37_2 bridges_r2c37_r2c39_1 bridges_r2c37_r4c37_2))
(assert (or bridges_r1c37_r2c37_2 bridges_r2c35_r2c37_2 bridges_r2c37_r2c39_2 bridges_r2c37_r4c37_1))
(assert (not (and bridges_r1c37_r2c37_1 bridges_r2c35_r2c37_1 bridges_r2c37_r2c39_1 bridges_r2c37_r4c37_2)))
(assert (not (and bridges_r1c37_r2c37_1 bridges_r2c35_r2c37_1 bridges_r2c37_r2c39_2 bridges_r2c37_r4c37_1)))
(assert (or bridges_r1c37_r2c37_2 bridges_r2c37_r2c39_1 bridges_r2c37_r4c37_1))
(assert (not (and bridges_r1c37_r2c37_1 bridges_r2c35_r2c37_2 bridges_r2c37_r4c37_2)))
(assert (not (and bridges_r1c37_r2c37_1 bridges_r2c35_r2c37_2 bridges_r2c37_r2c39_1 bridges_r2c37_r4c37_1)))
(assert (not (and bridges_r1c37_r2c37_1 bridges_r2c35_r2c37_2 bridges_r2c37_r2c39_2)))
(assert (or bridges_r2c35_r2c37_1 bridges_r2c37_r2c39_1 bridges_r2c37_r4c37_2))
(assert (or bridges_r2c35_r2c37_1 bridges_r2c37_r2c39_2 bridges_r2c37_r4c37_1))
(assert (not (and bridges_r1c37_r2c37_2 bridges_r2c37_r2c39_1 bridges_r2c37_r4c37_2)))
(assert (not (and bridges_r1c37_r2c37_2 bridges_r2c37_r2c39_2 bridges_r2c37_r4c37_1)))
(assert (or bridges_r2c35_r2c37_2 bridges_r2c37_r2c39_1 bridges_r2c37_r4c37_1))
(assert (not (and bridges_r1c37_r2c37_2 bridges_r2c35_r2c37_1 bridges_r2c37_r4c37_2)))
(assert (not (and bridges_r1c37_r2c37_2 bridges_r2c35_r2c37_1 bridges_r2c37_r2c39_1 bridges_r2c37_r4c37_1)))
(assert (not (and bridges_r1c37_r2c37_2 bridges_r2c35_r2c37_1 bridges_r2c37_r2c39_2)))
(assert (not (and bridges_r1c37_r2c37_2 bridges_r2c35_r2c37_2 bridges_r2c37_r4c37_1)))
(assert (not (and bridges_r1c37_r2c37_2 bridges_r2c35_r2c37_2 bridges_r2c37_r2c39_1)))
(assert (or bridges_r1c39_r2c39_1 bridges_r2c37_r2c39_1)) ; island 5 at r2c39
(assert (or bridges_r1c39_r2c39_1 bridges_r2c37_r2c39_2 bridges_r2c39_r2c42_2))
(assert (or bridges_r1c39_r2c39_1 bridges_r2c37_r2c39_2 bridges_r2c39_r3c39_2))
(assert (or bridges_r1c39_r2c39_1 bridges_r2c39_r2c42_1))
(assert (or bridges_r1c39_r2c39_1 bridges_r2c39_r2c42_2 bridges_r2c39_r3c39_2))
(assert (or bridges_r1c39_r2c39_1 bridges_r2c39_r3c39_1))
(assert (not (and bridges_r2c37_r2c39_2 bridges_r2c39_r2c42_2 bridges_r2c39_r3c39_2)))
(assert (or bridges_r1c39_r2c39_2 bridges_r2c37_r2c39_1 bridges_r2c39_r2c42_2))
(assert (or bridges_r1c39_r2c39_2 bridges_r2c37_r2c39_1 bridges_r2c39_r3c39_2))
(assert (or bridges_r1c39_r2c39_2 bridges_r2c37_r2c39_2 bridges_r2c39_r2c42_1))
(assert (or bridges_r1c39_r2c39_2 bridges_r2c37_r2c39_2 bridges_r2c39_r2c42_2 bridges_r2c39_r3c39_2))
(assert (or bridges_r1c39_r2c39_2 bridges_r2c37_r2c39_2 bridges_r2c39_r3c39_1))
(assert (not (and bridges_r1c39_r2c39_1 bridges_r2c37_r2c39_1 bridges_r2c39_r2c42_2 bridges_r2c39_r3c39_2)))
(assert (or bridges_r1c39_r2c39_2 bridges_r2c39_r2c42_1 bridges_r2c39_r3c39_2))
(assert (or bridges_r1c39_r2c39_2 bridges_r2c39_r2c42_2 bridges_r2c39_r3c39_1))
(assert (not (and bridges_r1c39_r2c39_1 bridges_r2c37_r2c39_2 bridges_r2c39_r2c42_1 bridges_r2c39_r3c39_2)))
(assert (not (and bridges_r1c39_r2c39_1 bridges_r2c37_r2c39_2 bridges_r2c39_r2c42_2 bridges_r2c39_r3c39_1)))
(assert (or bridges_r2c37_r2c39_1 bridges_r2c39_r2c42_1))
(assert (or bridges_r2c37_r2c39_1 bridges_r2c39_r2c42_2 bridges_r2c39_r3c39_2))
(assert (or bridges_r2c37_r2c39_1 bridges_r2c39_r3c39_1))
(assert (not (and bridges_r1c39_r2c39_2 bridges_r2c39_r2c42_2 bridges_r2c39_r3c39_2)))
(assert (or bridges_r2c37_r2c39_2 bridges_r2c39_r2c42_1 bridges_r2c39_r3c39_2))
(assert (or bridges_r2c37_r2c39_2 bridges_r2c39_r2c42_2 bridges_r2c39_r3c39_1))
(assert (not (and bridges_r1c39_r2c39_2 bridges_r2c37_r2c39_1 bridges_r2c39_r2c42_1 bridges_r2c39_r3c39_2)))
(assert (not (and bridges_r1c39_r2c39_2 bridges_r2c37_r2c39_1 bridges_r2c39_r2c42_2 bridges_r2c39_r3c39_1)))
(assert (or bridges_r2c39_r2c42_1 bridges_r2c39_r3c39_1))
(assert (not (and bridges_r1c39_r2c39_2 bridges_r2c37_r2c39_2 bridges_r2c39_r3c39_2)))
(assert (not (and bridges_r1c39_r2c39_2 bridges_r2c37_r2c39_2 bridges_r2c39_r2c42_1 bridges_r2c39_r3c39_1)))
(assert (not (and bridges_r1c39_r2c39_2 bridges_r2c37_r2c39_2 bridges_r2c39_r2c42_2)))
(assert (or bridges_r2c39_r2c42_1 bridges_r2c42_r2c49_1)) ; island 3 at r2c42
(assert (or bridges_r2c39_r2c42_1 bridges_r2c42_r2c49_2 bridges_r2c42_r4c42_2))
(assert (or bridges_r2c39_r2c42_1 bridges_r2c42_r4c42_1))
(assert (not (and bridges_r2c42_r2c49_2 bridges_r2c42_r4c42_2)))
(assert (or bridges_r2c39_r2c42_2 bridges_r2c42_r2c49_1 bridges_r2c42_r4c42_2))
(assert (or bridges_r2c39_r2c42_2 bridges_r2c42_r2c49_2 bridges_r2c42_r4c42_1))
(assert (not (and bridges_r2c39_r2c42_1 bridges_r2c42_r2c49_1 bridges_r2c42_r4c42_2)))
(assert (not (and bridges_r2c39_r2c42_1 bridges_r2c42_r2c49_2 bridges_r2c42_r4c42_1)))
(assert (or bridges_r2c42_r2c49_1 bridges_r2c42_r4c42_1))
(assert (not (and bridges_r2c39_r2c42_2 bridges_r2c42_r4c42_2)))
(assert (not (and bridges_r2c39_r2c42_2 bridges_r2c42_r2c49_1 bridges_r2c42_r4c42_1)))
(assert (not (and bridges_r2c39_r2c42_2 bridges_r2c42_r2c49_2)))
(assert (or bridges_r2c42_r2c49_1 bridges_r2c49_r2c51_1 bridges_r2c49_r4c49_2)) ; island 2 at r2c49
(assert (or bridges_r2c42_r2c49_1 bridges_r2c49_r4c49_1))
(assert (not (and bridges_r2c49_r2c51_1 bridges_r2c49_r4c49_2)))
(assert (or bridges_r2c42_r2c49_2 bridges_r2c49_r2c51_1 bridges_r2c49_r4c49_1))
(assert (not (and bridges_r2c42_r2c49_1 bridges_r2c49_r4c49_2)))
(assert (not (and bridges_r2c42_r2c49_1 bridges_r2c49_r2c51_1 bridges_r2c49_r4c49_1)))
(assert (not (and bridges_r2c42_r2c49_2 bridges_r2c49_r4c49_1)))
(assert (not (and bridges_r2c42_r2c49_2 bridges_r2c49_r2c51_1)))
(assert (or bridges_r2c49_r2c51_1 bridges_r2c51_r8c51_1)) ; island 1 at r2c51
(assert (not (and bridges_r2c49_r2c51_1 bridges_r2c51_r8c51_1)))
(assert bridges_r2c53_r2c54_1) ; island 1 at r2c53
(assert (or bridges_r2c53_r2c54_1 bridges_r2c54_r2c56_1)) ; island 3 at r2c54
(assert (or bridges_r2c53_r2c54_1 bridges_r2c54_r2c56_2 bridges_r2c54_r24c54_2))
(assert (or bridges_r2c53_r2c54_1 bridges_r2c54_r24c54_1))
(assert (not (and bridges_r2c54_r2c56_2 bridges_r2c54_r24c54_2)))
(assert (or bridges_r2c54_r2c56_1 bridges_r2c54_r24c54_2))
(assert (or bridges_r2c54_r2c56_2 bridges_r2c54_r24c54_1))
(assert (not (and bridges_r2c53_r2c54_1 bridges_r2c54_r2c56_1 bridges_r2c54_r24c54_2)))
(assert (not (and bridges_r2c53_r2c54_1 bridges_r2c54_r2c56_2 bridges_r2c54_r24c54_1)))
(assert (or bridges_r1c56_r2c56_1 bridges_r2c54_r2c56_2)) ; island 6 at r2c56
(assert (or bridges_r1c56_r2c56_1 bridges_r2c56_r2c59_2))
(assert (or bridges_r1c56_r2c56_1 bridges_r2c56_r3c56_2))
(assert (or bridges_r1c56_r2c56_2 bridges_r2c54_r2c56_1))
(assert (or bridges_r1c56_r2c56_2 bridges_r2c54_r2c56_2 bridges_r2c56_r2c59_2))
(assert (or bridges_r1c56_r2c56_2 bridges_r2c54_r2c56_2 bridges_r2c56_r3c56_2))
(assert (or bridges_r1c56_r2c56_2 bridges_r2c56_r2c59_1))
(assert (or bridges_r1c56_r2c56_2 bridges_r2c56_r2c59_2 bridges_r2c56_r3c56_2))
(assert (or bridges_r1c56_r2c56_2 bridges_r2c56_r3c56_1))
(assert (not (and bridges_r1c56_r2c56_1 bridges_r2c54_r2c56_2 bridges_r2c56_r2c59_2 bridges_r2c56_r3c56_2)))
(assert (or bridges_r2c54_r2c56_1 bridges_r2c56_r2c59_2))
(assert (or bridges_r2c54_r2c56_1 bridges_r2c56_r3c56_2))
(assert (or bridges_r2c54_r2c56_2 bridges_r2c56_r2c59_1))
(assert (or bridges_r2c54_r2c56_2 bridges_r2c56_r2c59_2 bridges_r2c56_r3c56_2))
(assert (or bridges_r2c54_r2c56_2 bridges_r2c56_r3c56_1))
(assert (not (and bridges_r1c56_r2c56_2 bridges_r2c54_r2c56_1 bridges_r2c56_r2c59_2 bridges_r2c56_r3c56_2)))
(assert (or bridges_r2c56_r2c59_1 bridges_r2c56_r3c56_2))
(assert (or bridges_r2c56_r2c59_2 bridges_r2c56_r3c56_1))
(assert (not (and bridges_r1c56_r2c56_2 bridges_r2c54_r2c56_2 bridges_r2c56_r2c59_1 bridges_r2c56_r3c56_2)))
(assert (not (and bridges_r1c56_r2c56_2 bridges_r2c54_r2c56_2 bridges_r2c56_r2c59_2 bridges_r2c56_r3c56_1)))
(assert (or bridges_r1c59_r2c59_2 bridges_r2c56_r2c59_2)) ; island 7 at r2c59
(assert (or bridges_r1c59_r2c59_2 bridges_r2c59_r2c60_2))
(assert (or bridges_r1c59_r2c59_2 bridges_r2c59_r3c59_2))
(assert bridges_r2c56_r2c59_1)
(assert (or bridges_r2c56_r2c59_2 bridges_r2c59_r2c60_2))
(assert (or bridges_r2c56_r2c59_2 bridges_r2c59_r3c59_2))
(assert bridges_r2c59_r2c60_1)
(assert (or bridges_r2c59_r2c60_2 bridges_r2c59_r3c59_2))
(assert bridges_r2c59_r3c59_1)
(assert (not (and bridges_r1c59_r2c59_2 bridges_r2c56_r2c59_2 bridges_r2c59_r2c60_2 bridges_r2c59_r3c59_2)))
(assert bridges_r1c60_r2c60_1) ; island 5 at r2c60
(assert (or bridges_r1c60_r2c60_2 bridges_r2c59_r2c60_2))
(assert (or bridges_r1c60_r2c60_2 bridges_r2c60_r3c60_2))
(assert (or bridges_r2c59_r2c60_2 bridges_r2c60_r3c60_2))
(assert bridges_r2c60_r3c60_1)
(assert (not (and bridges_r1c60_r2c60_2 bridges_r2c59_r2c60_2 bridges_r2c60_r3c60_2)))
(assert (or bridges_r2c16_r3c16_1 bridges_r3c16_r3c21_2)) ; island 4 at r3c16
(assert (or bridges_r2c16_r3c16_1 bridges_r3c16_r5c16_2))
(assert (or bridges_r2c16_r3c16_2 bridges_r3c16_r3c21_1))
(assert (or bridges_r2c16_r3c16_2 bridges_r3c16_r3c21_2 bridges_r3c16_r5c16_2))
(assert (or bridges_r2c16_r3c16_2 bridges_r3c16_r5c16_1))
(assert (not (and bridges_r2c16_r3c16_1 bridges_r3c16_r3c21_2 bridges_r3c16_r5c16_2)))
(assert (or bridges_r3c16_r3c21_1 bridges_r3c16_r5c16_2))
(assert (or bridges_r3c16_r3c21_2 bridges_r3c16_r5c16_1))
(assert (not (and bridges_r2c16_r3c16_2 bridges_r3c16_r3c21_1 bridges_r3c16_r5c16_2)))
(assert (not (and bridges_r2c16_r3c16_2 bridges_r3c16_r3c21_2 bridges_r3c16_r5c16_1)))
(assert (or bridges_r1c21_r3c21_1 bridges_r3c16_r3c21_1)) ; island 5 at r3c21
(assert (or bridges_r1c21_r3c21_1 bridges_r3c16_r3c21_2 bridges_r3c21_r3c22_2))
(assert (or bridges_r1c21_r3c21_1 bridges_r3c16_r3c21_2 bridges_r3c21_r4c21_2))
(assert (or bridges_r1c21_r3c21_1 bridges_r3c21_r3c22_1))
(assert (or bridges_r1c21_r3c21_1 bridges_r3c21_r3c22_2 bridges_r3c21_r4c21_2))
(assert (or bridges_r1c21_r3c21_1 bridges_r3c21_r4c21_1))
(assert (not (and bridges_r3c16_r3c21_2 bridges_r3c21_r3c22_2 bridges_r3c21_r4c21_2)))
(assert (or bridges_r1c21_r3c21_2 bridges_r3c16_r3c21_1 bridges_r3c21_r3c22_2))
(assert (or bridges_r1c21_r3c21_2 bridges_r3c16_r3c21_1 bridges_r3c21_r4c21_2))
(assert (or bridges_r1c21_r3c21_2 bridges_r3c16_r3c21_2 bridges_r3c21_r3c22_1))
(assert (or bridges_r1c21_r3c21_2 bridges_r3c16_r3c21_2 bridges_r3c21_r3c22_2 bridges_r3c21_r4c21_2))
(assert (or bridges_r1c21_r3c21_2 bridges_r3c16_r3c21_2 bridges_r3c21_r4c21_1))
(assert (not (and bridges_r1c21_r3c21_1 bridges_r3c16_r3c21_1 bridges_r3c21_r3c22_2 bridges_r3c21_r4c21_2)))
(assert (or bridges_r1c21_r3c21_2 bridges_r3c21_r3c22_1 bridges_r3c21_r4c21_2))
(assert (or bridges_r1c21_r3c21_2 bridges_r3c21_r3c22_2 bridges_r3c21_r4c21_1))
(assert (not (and bridges_r1c21_r3c21_1 bridges_r3c16_r3c21_2 bridges_r3c21_r3c22_1 bridges_r3c21_r4c21_2)))
(assert (not (and bridges_r1c21_r3c21_1 bridges_r3c16_r3c21_2 bridges_r3c21_r3c22_2 bridges_r3c21_r4c21_1)))
(assert (or bridges_r3c16_r3c21_1 bridges_r3c21_r3c22_1))
(assert (or bridges_r3c16_r3c21_1 bridges_r3c21_r3c22_2 bridges_r3c21_r4c21_2))
(assert (or bridges_r3c16_r3c21_1 bridges_r3c21_r4c21_1))
(assert (not (and bridges_r1c21_r3c21_2 bridges_r3c21_r3c22_2 bridges_r3c21_r4c21_2)))
(assert (or bridges_r3c16_r3c21_2 bridges_r3c21_r3c22_1 bridges_r3c21_r4c21_2))
(assert (or bridges_r3c16_r3c21_2 bridges_r3c21_r3c22_2 bridges_r3c21_r4c21_1))
(assert (not (and bridges_r1c21_r3c21_2 bridges_r3c16_r3c21_1 bridges_r3c21_r3c22_1 bridges_r3c21_r4c21_2)))
(assert (not (and bridges_r1c21_r3c21_2 bridges_r3c16_r3c21_1 bridges_r3c21_r3c22_2 bridges_r3c21_r4c21_1)))
(assert (or bridges_r3c21_r3c22_1 bridges_r3c21_r4c21_1))
(assert (not (and bridges_r1c21_r3c21_2 bridges_r3c16_r3c21_2 bridges_r3c21_r4c21_2)))
(assert (not (and bridges_r1c21_r3c21_2 bridges_r3c16_r3c21_2 bridges_r3c21_r3c22_1 bridges_r3c21_r4c21_1)))
(assert (not (and bridges_r1c21_r3c21_2 bridges_r3c16_r3c21_2 bridges_r3c21_r3c22_2)))
(assert bridges_r2c22_r3c22_2) ; island 5 at r3c22
(assert bridges_r3c21_r3c22_2)
(assert bridges_r3c22_r3c24_1)
(assert (or bridges_r2c24_r3c24_1 bridges_r3c22_r3c24_1)) ; island 1 at r3c24
(assert (not (and bridges_r2c24_r3c24_1 bridges_r3c22_r3c24_1)))
(assert bridges_r3c26_r3c27_1) ; island 1 at r3c26
(assert (or bridges_r2c27_r3c27_1 bridges_r3c26_r3c27_1 bridges_r3c27_r3c31_2)) ; island 4 at r3c27
(assert (or bridges_r2c27_r3c27_1 bridges_r3c26_r3c27_1 bridges_r3c27_r23c27_2))
(assert (or bridges_r2c27_r3c27_1 bridges_r3c27_r3c31_1))
(assert (or bridges_r2c27_r3c27_1 bridges_r3c27_r3c31_2 bridges_r3c27_r23c27_2))
(assert (or bridges_r2c27_r3c27_1 bridges_r3c27_r23c27_1))
(assert (not (and bridges_r3c26_r3c27_1 bridges_r3c27_r3c31_2 bridges_r3c27_r23c27_2)))
(assert (or bridges_r2c27_r3c27_2 bridges_r3c26_r3c27_1 bridges_r3c27_r3c31_1))
(assert (or bridges_r2c27_r3c27_2 bridges_r3c26_r3c27_1 bridges_r3c27_r3c31_2 bridges_r3c27_r23c27_2))
(assert (or bridges_r2c27_r3c27_2 bridges_r3c26_r3c27_1 bridges_r3c27_r23c27_1))
(assert (not (and bridges_r2c27_r3c27_1 bridges_r3c27_r3c31_2 bridges_r3c27_r23c27_2)))
(assert (or bridges_r2c27_r3c27_2 bridges_r3c27_r3c31_1 bridges_r3c27_r23c27_2))
(assert (or bridges_r2c27_r3c27_2 bridges_r3c27_r3c31_2 bridges_r3c27_r23c27_1))
(assert (not (and bridges_r2c27_r3c27_1 bridges_r3c26_r3c27_1 bridges_r3c27_r3c31_1 bridges_r3c27_r23c27_2)))
(assert (not (and bridges_r2c27_r3c27_1 bridges_r3c26_r3c27_1 bridges_r3c27_r3c31_2 bridges_r3c27_r23c27_1)))
(assert (or bridges_r3c26_r3c27_1 bridges_r3c27_r3c31_1 bridges_r3c27_r23c27_2))
(assert (or bridges_r3c26_r3c27_1 bridges_r3c27_r3c31_2 bridges_r3c27_r23c27_1))
(assert (not (and bridges_r2c27_r3c27_2 bridges_r3c27_r3c31_1 bridges_r3c27_r23c27_2)))
(assert (not (and bridges_r2c27_r3c27_2 bridges_r3c27_r3c31_2 bridges_r3c27_r23c27_1)))
(assert (or bridges_r3c27_r3c31_1 bridges_r3c27_r23c27_1))
(assert (not (and bridges_r2c27_r3c27_2 bridges_r3c26_r3c27_1 bridges_r3c27_r23c27_2)))
(assert (not (and bridges_r2c27_r3c27_2 bridges_r3c26_r3c27_1 bridges_r3c27_r3c31_1 bridges_r3c27_r23c27_1)))
(assert (not (and bridges_r2c27_r3c27_2 bridges_r3c26_r3c27_1 bridges_r3c27_r3c31_2)))
(assert (or bridges_r2c31_r3c31_2 bridges_r3c27_r3c31_2)) ; island 7 at r3c31
(assert (or bridges_r2c31_r3c31_2 bridges_r3c31_r3c38_2))
(assert (or bridges_r2c31_r3c31_2 bridges_r3c31_r4c31_2))
(assert bridges_r3c27_r3c31_1)
(assert (or bridges_r3c27_r3c31_2 bridges_r3c31_r3c38_2))
(assert (or bridges_r3c27_r3c31_2 bridges_r3c31_r4c31_2))
(assert bridges_r3c31_r3c38_1)
(assert (or bridges_r3c31_r3c38_2 bridges_r3c31_r4c31_2))
(assert bridges_r3c31_r4c31_1)
(assert (not (and bridges_r2c31_r3c31_2 bridges_r3c27_r3c31_2 bridges_r3c31_r3c38_2 bridges_r3c31_r4c31_2)))
(assert (or bridges_r1c38_r3c38_1 bridges_r3c31_r3c38_1)) ; island 5 at r3c38
(assert (or bridges_r1c38_r3c38_1 bridges_r3c31_r3c38_2 bridges_r3c38_r3c39_2))
(assert (or bridges_r1c38_r3c38_1 bridges_r3c31_r3c38_2 bridges_r3c38_r7c38_2))
(assert (or bridges_r1c38_r3c38_1 bridges_r3c38_r3c39_1))
(assert (or bridges_r1c38_r3c38_1 bridges_r3c38_r3c39_2 bridges_r3c38_r7c38_2))
(assert (or bridges_r1c38_r3c38_1 bridges_r3c38_r7c38_1))
(assert (not (and bridges_r3c31_r3c38_2 bridges_r3c38_r3c39_2 bridges_r3c38_r7c38_2)))
(assert (or bridges_r1c38_r3c38_2 bridges_r3c31_r3c38_1 bridges_r3c38_r3c39_2))
(assert (or bridges_r1c38_r3c38_2 bridges_r3c31_r3c38_1 bridges_r3c38_r7c38_2))
(assert (or bridges_r1c38_r3c38_2 bridges_r3c31_r3c38_2 bridges_r3c38_r3c39_1))
(assert (or bridges_r1c38_r3c38_2 bridges_r3c31_r3c38_2 bridges_r3c38_r3c39_2 bridges_r3c38_r7c38_2))
(assert (or bridges_r1c38_r3c38_2 bridges_r3c31_r3c38_2 bridges_r3c38_r7c38_1))
(assert (not (and bridges_r1c38_r3c38_1 bridges_r3c31_r3c38_1 bridges_r3c38_r3c39_2 bridges_r3c38_r7c38_2)))
(assert (or bridges_r1c38_r3c38_2 bridges_r3c38_r3c39_1 bridges_r3c38_r7c38_2))
(assert (or bridges_r1c38_r3c38_2 bridges_r3c38_r3c39_2 bridges_r3c38_r7c38_1))
(assert (not (and bridges_r1c38_r3c38_1 bridges_r3c31_r3c38_2 bridges_r3c38_r3c39_1 bridges_r3c38_r7c38_2)))
(assert (not (and bridges_r1c38_r3c38_1 bridges_r3c31_r3c38_2 bridges_r3c38_r3c39_2 bridges_r3c38_r7c38_1)))
(assert (or bridges_r3c31_r3c38_1 bridges_r3c38_r3c39_1))
(assert (or bridges_r3c31_r3c38_1 bridges_r3c38_r3c39_2 bridges_r3c38_r7c38_2))
(assert (or bridges_r3c31_r3c38_1 bridges_r3c38_r7c38_1))
(assert (not (and bridges_r1c38_r3c38_2 bridges_r3c38_r3c39_2 bridges_r3c38_r7c38_2)))
(assert (or bridges_r3c31_r3c38_2 bridges_r3c38_r3c39_1 bridges_r3c38_r7c38_2))
(assert (or bridges_r3c31_r3c38_2 bridges_r3c38_r3c39_2 bridges_r3c38_r7c38_1))
(assert (not (and bridges_r1c38_r3c38_2 bridges_r3c31_r3c38_1 bridges_r3c38_r3c39_1 bridges_r3c38_r7c38_2)))
(assert (not (and bridges_r1c38_r3c38_2 bridges_r3c31_r3c38_1 bridges_r3c38_r3c39_2 bridges_r3c38_r7c38_1)))
(assert (or bridges_r3c38_r3c39_1 bridges_r3c38_r7c38_1))
(assert (not (and bridges_r1c38_r3c38_2 bridges_r3c31_r3c38_2 bridges_r3c38_r7c38_2)))
(assert (not (and bridges_r1c38_r3c38_2 bridges_r3c31_r3c38_2 bridges_r3c38_r3c39_1 bridges_r3c38_r7c38_1)))
(assert (not (and bridges_r1c38_r3c38_2 bridges_r3c31_r3c38_2 bridges_r3c38_r3c39_2)))
(assert (or bridges_r2c39_r3c39_1 bridges_r3c38_r3c39_2)) ; island 6 at r3c39
(assert (or bridges_r2c39_r3c39_1 bridges_r3c39_r3c43_2))
(assert (or bridges_r2c39_r3c39_1 bridges_r3c39_r5c39_2))
(assert (or bridges_r2c39_r3c39_2 bridges_r3c38_r3c39_1))
(assert (or bridges_r2c39_r3c39_2 bridges_r3c38_r3c39_2 bridges_r3c39_r3c43_2))
(assert (or bridges_r2c39_r3c39_2 bridges_r3c38_r3c39_2 bridges_r3c39_r5c39_2))
(assert (or bridges_r2c39_r3c39_2 bridges_r3c39_r3c43_1))
(assert (or bridges_r2c39_r3c39_2 bridges_r3c39_r3c43_2 bridges_r3c39_r5c39_2))
(assert (or bridges_r2c39_r3c39_2 bridges_r3c39_r5c39_1))
(assert (not (and bridges_r2c39_r3c39_1 bridges_r3c38_r3c39_2 bridges_r3c39_r3c43_2 bridges_r3c39_r5c39_2)))
(assert (or bridges_r3c38_r3c39_1 bridges_r3c39_r3c43_2))
(assert (or bridges_r3c38_r3c39_1 bridges_r3c39_r5c39_2))
(assert (or bridges_r3c38_r3c39_2 bridges_r3c39_r3c43_1))
(assert (or bridges_r3c38_r3c39_2 bridges_r3c39_r3c43_2 bridges_r3c39_r5c39_2))
(assert (or bridges_r3c38_r3c39_2 bridges_r3c39_r5c39_1))
(assert (not (and bridges_r2c39_r3c39_2 bridges_r3c38_r3c39_1 bridges_r3c39_r3c43_2 bridges_r3c39_r5c39_2)))
(assert (or bridges_r3c39_r3c43_1 bridges_r3c39_r5c39_2))
(assert (or bridges_r3c39_r3c43_2 bridges_r3c39_r5c39_1))
(assert (not (and bridges_r2c39_r3c39_2 bridges_r3c38_r3c39_2 bridges_r3c39_r3c43_1 bridges_r3c39_r5c39_2)))
(assert (not (and bridges_r2c39_r3c39_2 bridges_r3c38_r3c39_2 bridges_r3c39_r3c43_2 bridges_r3c39_r5c39_1)))
(assert bridges_r3c39_r3c43_1) ; island 5 at r3c43
(assert (or bridges_r3c39_r3c43_2 bridges_r3c43_r3c52_2))
(assert (or bridges_r3c39_r3c43_2 bridges_r3c43_r5c43_2))
(assert bridges_r3c43_r3c52_1)
(assert (or bridges_r3c43_r3c52_2 bridges_r3c43_r5c43_2))
(assert bridges_r3c43_r5c43_1)
(assert (not (and bridges_r3c39_r3c43_2 bridges_r3c43_r3c52_2 bridges_r3c43_r5c43_2)))
(assert (or bridges_r1c52_r3c52_1 bridges_r3c43_r3c52_2)) ; island 6 at r3c52
(assert (or bridges_r1c52_r3c52_1 bridges_r3c52_r3c56_2))
(assert (or bridges_r1c52_r3c52_1 bridges_r3c52_r4c52_2))
(assert (or bridges_r1c52_r3c52_2 bridges_r3c43_r3c52_1))
(assert (or bridges_r1c52_r3c52_2 bridges_r3c43_r3c52_2 bridges_r3c52_r3c56_2))
(assert (or bridges_r1c52_r3c52_2 bridges_r3c43_r3c52_2 bridges_r3c52_r4c52_2))
(assert (or bridges_r1c52_r3c52_2 bridges_r3c52_r3c56_1))
(assert (or bridges_r1c52_r3c52_2 bridges_r3c52_r3c56_2 bridges_r3c52_r4c52_2))
(assert (or bridges_r1c52_r3c52_2 bridges_r3c52_r4c52_1))
(assert (not (and bridges_r1c52_r3c52_1 bridges_r3c43_r3c52_2 bridges_r3c52_r3c56_2 bridges_r3c52_r4c52_2)))
(assert (or bridges_r3c43_r3c52_1 bridges_r3c52_r3c56_2))
(assert (or bridges_r3c43_r3c52_1 bridges_r3c52_r4c52_2))
(assert (or bridges_r3c43_r3c52_2 bridges_r3c52_r3c56_1))
(assert (or bridges_r3c43_r3c52_2 bridges_r3c52_r3c56_2 bridges_r3c52_r4c52_2))
(assert (or bridges_r3c43_r3c52_2 bridges_r3c52_r4c52_1))
(assert (not (and bridges_r1c52_r3c52_2 bridges_r3c43_r3c52_1 bridges_r3c52_r3c56_2 bridges_r3c52_r4c52_2)))
(assert (or bridges_r3c52_r3c56_1 bridges_r3c52_r4c52_2))
(assert (or bridges_r3c52_r3c56_2 bridges_r3c52_r4c52_1))
(assert (not (and bridges_r1c52_r3c52_2 bridges_r3c43_r3c52_2 bridges_r3c52_r3c56_1 bridges_r3c52_r4c52_2)))
(assert (not (and bridges_r1c52_r3c52_2 bridges_r3c43_r3c52_2 bridges_r3c52_r3c56_2 bridges_r3c52_r4c52_1)))
(assert (or bridges_r2c56_r3c56_1 bridges_r3c52_r3c56_1 bridges_r3c56_r3c59_2)) ; island 4 at r3c56
(assert (or bridges_r2c56_r3c56_1 bridges_r3c52_r3c56_1 bridges_r3c56_r5c56_2))
(assert (or bridges_r2c56_r3c56_1 bridges_r3c52_r3c56_2 bridges_r3c56_r3c59_1))
(assert (or bridges_r2c56_r3c56_1 bridges_r3c52_r3c56_2 bridges_r3c56_r3c59_2 bridges_r3c56_r5c56_2))
(assert (or bridges_r2c56_r3c56_1 bridges_r3c52_r3c56_2 bridges_r3c56_r5c56_1))
(assert (not (and bridges_r3c52_r3c56_1 bridges_r3c56_r3c59_2 bridges_r3c56_r5c56_2)))
(assert (or bridges_r2c56_r3c56_1 bridges_r3c56_r3c59_1 bridges_r3c56_r5c56_2))
(assert (or bridges_r2c56_r3c56_1 bridges_r3c56_r3c59_2 bridges_r3c56_r5c56_1))
(assert (not (and bridges_r3c52_r3c56_2 bridges_r3c56_r3c59_1 bridges_r3c56_r5c56_2)))
(assert (not (and bridges_r3c52_r3c56_2 bridges_r3c56_r3c59_2 bridges_r3c56_r5c56_1)))
(assert (or bridges_r2c56_r3c56_2 bridges_r3c52_r3c56_1 bridges_r3c56_r3c59_1))
(assert (or bridges_r2c56_r3c56_2 bridges_r3c52_r3c56_1 bridges_r3c56_r3c59_2 bridges_r3c56_r5c56_2))
(assert (or bridges_r2c56_r3c56_2 bridges_r3c52_r3c56_1 bridges_r3c56_r5c56_1))
(assert (not (and bridges_r2c56_r3c56_1 bridges_r3c56_r3c59_2 bridges_r3c56_r5c56_2)))
(assert (or bridges_r2c56_r3c56_2 bridges_r3c52_r3c56_2 bridges_r3c56_r3c59_1 bridges_r3c56_r5c56_2))
(assert (or bridges_r2c56_r3c56_2 bridges_r3c52_r3c56_2 bridges_r3c56_r3c59_2 bridges_r3c56_r5c56_1))
(assert (not (and bridges_r2c56_r3c56_1 bridges_r3c52_r3c56_1 bridges_r3c56_r3c59_1 bridges_r3c56_r5c56_2)))
(assert (not (and bridges_r2c56_r3c56_1 bridges_r3c52_r3c56_1 bridges_r3c56_r3c59_2 bridges_r3c56_r5c56_1)))
(assert (or bridges_r2c56_r3c56_2 bridges_r3c56_r3c59_1 bridges_r3c56_r5c56_1))
(assert (not (and bridges_r2c56_r3c56_1 bridges_r3c52_r3c56_2 bridges_r3c56_r5c56_2)))
(assert (not (and bridges_r2c56_r3c56_1 bridges_r3c52_r3c56_2 bridges_r3c56_r3c59_1 bridges_r3c56_r5c56_1)))
(assert (not (and bridges_r2c56_r3c56_1 bridges_r3c52_r3c56_2 bridges_r3c56_r3c59_2)))
(assert (or bridges_r3c52_r3c56_1 bridges_r3c56_r3c59_1 bridges_r3c56_r5c56_2))
(assert (or bridges_r3c52_r3c56_1 bridges_r3c56_r3c59_2 bridges_r3c56_r5c56_1))
(assert (not (and bridges_r2c56_r3c56_2 bridges_r3c56_r3c59_1 bridges_r3c56_r5c56_2)))
(assert (not (and bridges_r2c56_r3c56_2 bridges_r3c56_r3c59_2 bridges_r3c56_r5c56_1)))
(assert (or bridges_r3c52_r3c56_2 bridges_r3c56_r3c59_1 bridges_r3c56_r5c56_1))
(assert (not (and bridges_r2c56_r3c56_2 bridges_r3c52_r3c56_1 bridges_r3c56_r5c56_2)))
(assert (not (and bridges_r2c56_r3c56_2 bridges_r3c52_r3c56_1 bridges_r3c56_r3c59_1 bridges_r3c56_r5c56_1)))
(assert (not (and bridges_r2c56_r3c56_2 bridges_r3c52_r3c56_1 bridges_r3c56_r3c59_2)))
(assert (not (and bridges_r2c56_r3c56_2 bridges_r3c52_r3c56_2 bridges_r3c56_r5c56_1)))
(assert (not (and bridges_r2c56_r3c56_2 bridges_r3c52_r3c56_2 bridges_r3c56_r3c59_1)))
(assert (or bridges_r2c59_r3c59_1 bridges_r3c56_r3c59_2)) ; island 6 at r3c59
(assert (or bridges_r2c59_r3c59_1 bridges_r3c59_r3c60_2))
(assert (or bridges_r2c59_r3c59_1 bridges_r3c59_r4c59_2))
(assert (or bridges_r2c59_r3c59_2 bridges_r3c56_r3c59_1))
(assert (or bridges_r2c59_r3c59_2 bridges_r3c56_r3c59_2 bridges_r3c59_r3c60_2))
(assert (or bridges_r2c59_r3c59_2 bridges_r3c56_r3c59_2 bridges_r3c59_r4c59_2))
(assert (or bridges_r2c59_r3c59_2 bridges_r3c59_r3c60_1))
(assert (or bridges_r2c59_r3c59_2 bridges_r3c59_r3c60_2 bridges_r3c59_r4c59_2))
(assert (or bridges_r2c59_r3c59_2 bridges_r3c59_r4c59_1))
(assert (not (and bridges_r2c59_r3c59_1 bridges_r3c56_r3c59_2 bridges_r3c59_r3c60_2 bridges_r3c59_r4c59_2)))
(assert (or bridges_r3c56_r3c59_1 bridges_r3c59_r3c60_2))
(assert (or bridges_r3c56_r3c59_1 bridges_r3c59_r4c59_2))
(assert (or bridges_r3c56_r3c59_2 bridges_r3c59_r3c60_1))
(assert (or bridges_r3c56_r3c59_2 bridges_r3c59_r3c60_2 bridges_r3c59_r4c59_2))
(assert (or bridges_r3c56_r3c59_2 bridges_r3c59_r4c59_1))
(assert (not (and bridges_r2c59_r3c59_2 bridges_r3c56_r3c59_1 bridges_r3c59_r3c60_2 bridges_r3c59_r4c59_2)))
(assert (or bridges_r3c59_r3c60_1 bridges_r3c59_r4c59_2))
(assert (or bridges_r3c59_r3c60_2 bridges_r3c59_r4c59_1))
(assert (not (and bridges_r2c59_r3c59_2 bridges_r3c56_r3c59_2 bridges_r3c59_r3c60_1 bridges_r3c59_r4c59_2)))
(assert (not (and bridges_r2c59_r3c59_2 bridges_r3c56_r3c59_2 bridges_r3c59_r3c60_2 bridges_r3c59_r4c59_1)))
(assert bridges_r2c60_r3c60_2) ; island 6 at r3c60
(assert bridges_r3c59_r3c60_2)
(assert bridges_r3c60_r4c60_2)
(assert bridges_r4c17_r4c18_1) ; island 1 at r4c17
(assert (or bridges_r4c17_r4c18_1 bridges_r4c18_r4c21_2)) ; island 2 at r4c18
(assert bridges_r4c18_r4c21_1)
(assert (not (and bridges_r4c17_r4c18_1 bridges_r4c18_r4c21_2)))
(assert (or bridges_r3c21_r4c21_1 bridges_r4c18_r4c21_1 bridges_r4c21_r4c25_2)) ; island 4 at r4c21
(assert (or bridges_r3c21_r4c21_1 bridges_r4c18_r4c21_1 bridges_r4c21_r5c21_2))
(assert (or bridges_r3c21_r4c21_1 bridges_r4c18_r4c21_2 bridges_r4c21_r4c25_1))
(assert (or bridges_r3c21_r4c21_1 bridges_r4c18_r4c21_2 bridges_r4c21_r4c25_2 bridges_r4c21_r5c21_2))
(assert (or bridges_r3c21_r4c21_1 bridges_r4c18_r4c21_2 bridges_r4c21_r5c21_1))
(assert (not (and bridges_r4c18_r4c21_1 bridges_r4c21_r4c25_2 bridges_r4c21_r5c21_2)))
(assert (or bridges_r3c21_r4c21_1 bridges_r4c21_r4c25_1 bridges_r4c21_r5c21_2))
(assert (or bridges_r3c21_r4c21_1 bridges_r4c21_r4c25_2 bridges_r4c21_r5c21_1))
(assert (not (and bridges_r4c18_r4c21_2 bridges_r4c21_r4c25_1 bridges_r4c21_r5c21_2)))
(assert (not (and bridges_r4c18_r4c21_2 bridges_r4c21_r4c25_2 bridges_r4c21_r5c21_1)))
(assert (or bridges_r3c21_r4c21_2 bridges_r4c18_r4c21_1 bridges_r4c21_r4c25_1))
(assert (or bridges_r3c21_r4c21_2 bridges_r4c18_r4c21_1 bridges_r4c21_r4c25_2 bridges_r4c21_r5c21_2))
(assert (or bridges_r3c21_r4c21_2 bridges_r4c18_r4c21_1 bridges_r4c21_r5c21_1))
(assert (not (and bridges_r3c21_r4c21_1 bridges_r4c21_r4c25_2 bridges_r4c21_r5c21_2)))
(assert (or bridges_r3c21_r4c21_2 bridges_r4c18_r4c21_2 bridges_r4c21_r4c25_1 bridges_r4c21_r5c21_2))
(assert (or bridges_r3c21_r4c21_2 bridges_r4c18_r4c21_2 bridges_r4c21_r4c25_2 bridges_r4c21_r5c21_1))
(assert (not (and bridges_r3c21_r4c21_1 bridges_r4c18_r4c21_1 bridges_r4c21_r4c25_1 bridges_r4c21_r5c21_2)))
(assert (not (and bridges_r3c21_r4c21_1 bridges_r4c18_r4c21_1 bridges_r4c21_r4c25_2 bridges_r4c21_r5c21_1)))
(assert (or bridges_r3c21_r4c21_2 bridges_r4c21_r4c25_1 bridges_r4c21_r5c21_1))
(assert (not (and bridges_r3c21_r4c21_1 bridges_r4c18_r4c21_2 bridges_r4c21_r5c21_2)))
(assert (not (and bridges_r3c21_r4c21_1 bridges_r4c18_r4c21_2 bridges_r4c21_r4c25_1 bridges_r4c21_r5c21_1)))
(assert (not (and bridges_r3c21_r4c21_1 bridges_r4c18_r4c21_2 bridges_r4c21_r4c25_2)))
(assert (or bridges_r4c18_r4c21_1 bridges_r4c21_r4c25_1 bridges_r4c21_r5c21_2))
(assert (or bridges_r4c18_r4c21_1 bridges_r4c21_r4c25_2 bridges_r4c21_r5c21_1))
(assert (not (and bridges_r3c21_r4c21_2 bridges_r4c21_r4c25_1 bridges_r4c21_r5c21_2)))
(assert (not (and bridges_r3c21_r4c21_2 bridges_r4c21_r4c25_2 bridges_r4c21_r5c21_1)))
(assert (or bridges_r4c18_r4c21_2 bridges_r4c21_r4c25_1 bridges_r4c21_r5c21_1))
(assert (not (and bridges_r3c21_r4c21_2 bridges_r4c18_r4c21_1 bridges_r4c21_r5c21_2)))
(assert (not (and bridges_r3c21_r4c21_2 bridges_r4c18_r4c21_1 bridges_r4c21_r4c25_1 bridges_r4c21_r5c21_1)))
(assert (not (and bridges_r3c21_r4c21_2 bridges_r4c18_r4c21_1 bridges_r4c21_r4c25_2)))
(assert (not (and bridges_r3c21_r4c21_2 bridges_r4c18_r4c21_2 bridges_r4c21_r5c21_1)))
(assert (not (and bridges_r3c21_r4c21_2 bridges_r4c18_r4c21_2 bridges_r4c21_r4c25_1)))
(assert (or bridges_r2c25_r4c25_1 bridges_r4c21_r4c25_2)) ; island 4 at r4c25
(assert (or bridges_r2c25_r4c25_1 bridges_r4c25_r4c28_2))
(assert (or bridges_r2c25_r4c25_2 bridges_r4c21_r4c25_1))
(assert (or bridges_r2c25_r4c25_2 bridges_r4c21_r4c25_2 bridges_r4c25_r4c28_2))
(assert (or bridges_r2c25_r4c25_2 bridges_r4c25_r4c28_1))
(assert (not (and bridges_r2c25_r4c25_1 bridges_r4c21_r4c25_2 bridges_r4c25_r4c28_2)))
(assert (or bridges_r4c21_r4c25_1 bridges_r4c25_r4c28_2))
(assert (or bridges_r4c21_r4c25_2 bridges_r4c25_r4c28_1))
(assert (not (and bridges_r2c25_r4c25_2 bridges_r4c21_r4c25_1 bridges_r4c25_r4c28_2)))
(assert (not (and bridges_r2c25_r4c25_2 bridges_r4c21_r4c25_2 bridges_r4c25_r4c28_1)))
(assert bridges_r4c25_r4c28_2) ; island 6 at r4c28
(assert bridges_r4c28_r4c30_2)
(assert bridges_r4c28_r6c28_2)
(assert bridges_r4c28_r4c30_1) ; island 5 at r4c30
(assert (or bridges_r4c28_r4c30_2 bridges_r4c30_r4c31_2))
(assert (or bridges_r4c28_r4c30_2 bridges_r4c30_r5c30_2))
(assert bridges_r4c30_r4c31_1)
(assert (or bridges_r4c30_r4c31_2 bridges_r4c30_r5c30_2))
(assert bridges_r4c30_r5c30_1)
(assert (not (and bridges_r4c28_r4c30_2 bridges_r4c30_r4c31_2 bridges_r4c30_r5c30_2)))
(assert (or bridges_r3c31_r4c31_1 bridges_r4c30_r4c31_1)) ; island 5 at r4c31
(assert (or bridges_r3c31_r4c31_1 bridges_r4c30_r4c31_2 bridges_r4c31_r4c35_2))
(assert (or bridges_r3c31_r4c31_1 bridges_r4c30_r4c31_2 bridges_r4c31_r7c31_2))
(assert (or bridges_r3c31_r4c31_1 bridges_r4c31_r4c35_1))
(assert (or bridges_r3c31_r4c31_1 bridges_r4c31_r4c35_2 bridges_r4c31_r7c31_2))
(assert (or bridges_r3c31_r4c31_1 bridges_r4c31_r7c31_1))
(assert (not (and bridges_r4c30_r4c31_2 bridges_r4c31_r4c35_2 bridges_r4c31_r7c31_2)))
(assert (or bridges_r3c31_r4c31_2 bridges_r4c30_r4c31_1 bridges_r4c31_r4c35_2))
(assert (or bridges_r3c31_r4c31_2 bridges_r4c30_r4c31_1 bridges_r4c31_r7c31_2))
(assert (or bridges_r3c31_r4c31_2 bridges_r4c30_r4c31_2 bridges_r4c31_r4c35_1))
(assert (or bridges_r3c31_r4c31_2 bridges_r4c30_r4c31_2 bridges_r4c31_r4c35_2 bridges_r4c31_r7c31_2))
(assert (or bridges_r3c31_r4c31_2 bridges_r4c30_r4c31_2 bridges_r4c31_r7c31_1))
(assert (not (and bridges_r3c31_r4c31_1 bridges_r4c30_r4c31_1 bridges_r4c31_r4c35_2 bridges_r4c31_r7c31_2)))
(assert (or bridges_r3c31_r4c31_2 bridges_r4c31_r4c35_1 bridges_r4c31_r7c31_2))
(assert (or bridges_r3c31_r4c31_2 bridges_r4c31_r4c35_2 bridges_r4c31_r7c31_1))
(assert (not (and bridges_r3c31_r4c31_1 bridges_r4c30_r4c31_2 bridges_r4c31_r4c35_1 bridges_r4c31_r7c31_2)))
(assert (not (and bridges_r3c31_r4c31_1 bridges_r4c30_r4c31_2 bridges_r4c31_r4c35_2 bridges_r4c31_r7c31_1)))
(assert (or bridges_r4c30_r4c31_1 bridges_r4c31_r4c35_1))
(assert (or bridges_r4c30_r4c31_1 bridges_r4c31_r4c35_2 bridges_r4c31_r7c31_2))
(assert (or bridges_r4c30_r4c31_1 bridges_r4c31_r7c31_1))
(assert (not (and bridges_r3c31_r4c31_2 bridges_r4c31_r4c35_2 bridges_r4c31_r7c31_2)))
(assert (or bridges_r4c30_r4c31_2 bridges_r4c31_r4c35_1 bridges_r4c31_r7c31_2))
(assert (or bridges_r4c30_r4c31_2 bridges_r4c31_r4c35_2 bridges_r4c31_r7c31_1))
(assert (not (and bridges_r3c31_r4c31_2 bridges_r4c30_r4c31_1 bridges_r4c31_r4c35_1 bridges_r4c31_r7c31_2)))
(assert (not (and bridges_r3c31_r4c31_2 bridges_r4c30_r4c31_1 bridges_r4c31_r4c35_2 bridges_r4c31_r7c31_1)))
(assert (or bridges_r4c31_r4c35_1 bridges_r4c31_r7c31_1))
(assert (not (and bridges_r3c31_r4c31_2 bridges_r4c30_r4c31_2 bridges_r4c31_r7c31_2)))
(assert (not (and bridges_r3c31_r4c31_2 bridges_r4c30_r4c31_2 bridges_r4c31_r4c35_1 bridges_r4c31_r7c31_1)))
(assert (not (and bridges_r3c31_r4c31_2 bridges_r4c30_r4c31_2 bridges_r4c31_r4c35_2)))
(assert (or bridges_r2c35_r4c35_1 bridges_r4c31_r4c35_1)) ; island 5 at r4c35
(assert (or bridges_r2c35_r4c35_1 bridges_r4c31_r4c35_2 bridges_r4c35_r4c36_2))
(assert (or bridges_r2c35_r4c35_1 bridges_r4c31_r4c35_2 bridges_r4c35_r5c35_2))
(assert (or bridges_r2c35_r4c35_1 bridges_r4c35_r4c36_1))
(assert (or bridges_r2c35_r4c35_1 bridges_r4c35_r4c36_2 bridges_r4c35_r5c35_2))
(assert (or bridges_r2c35_r4c35_1 bridges_r4c35_r5c35_1))
(assert (not (and bridges_r4c31_r4c35_2 bridges_r4c35_r4c36_2 bridges_r4c35_r5c35_2)))
(assert (or bridges_r2c35_r4c35_2 bridges_r4c31_r4c35_1 bridges_r4c35_r4c36_2))
(assert (or bridges_r2c35_r4c35_2 bridges_r4c31_r4c35_1 bridges_r4c35_r5c35_2))
(assert (or bridges_r2c35_r4c35_2 bridges_r4c31_r4c35_2 bridges_r4c35_r4c36_1))
(assert (or bridges_r2c35_r4c35_2 bridges_r4c31_r4c35_2 bridges_r4c35_r4c36_2 bridges_r4c35_r5c35_2))
(assert (or bridges_r2c35_r4c35_2 bridges_r4c31_r4c35_2 bridges_r4c35_r5c35_1))
(assert (not (and bridges_r2c35_r4c35_1 bridges_r4c31_r4c35_1 bridges_r4c35_r4c36_2 bridges_r4c35_r5c35_2)))
(assert (or bridges_r2c35_r4c35_2 bridges_r4c35_r4c36_1 bridges_r4c35_r5c35_2))
(assert (or bridges_r2c35_r4c35_2 bridges_r4c35_r4c36_2 bridges_r4c35_r5c35_1))
(assert (not (and bridges_r2c35_r4c35_1 bridges_r4c31_r4c35_2 bridges_r4c35_r4c36_1 bridges_r4c35_r5c35_2)))
(assert (not (and bridges_r2c35_r4c35_1 bridges_r4c31_r4c35_2 bridges_r4c35_r4c36_2 bridges_r4c35_r5c35_1)))
(assert (or bridges_r4c31_r4c35_1 bridges_r4c35_r4c36_1))
(assert (or bridges_r4c31_r4c35_1 bridges_r4c35_r4c36_2 bridges_r4c35_r5c35_2))
(assert (or bridges_r4c31_r4c35_1 bridges_r4c35_r5c35_1))
(assert (not (and bridges_r2c35_r4c35_2 bridges_r4c35_r4c36_2 bridges_r4c35_r5c35_2)))
(assert (or bridges_r4c31_r4c35_2 bridges_r4c35_r4c36_1 bridges_r4c35_r5c35_2))
(assert (or bridges_r4c31_r4c35_2 bridges_r4c35_r4c36_2 bridges_r4c35_r5c35_1))
(assert (not (and bridges_r2c35_r4c35_2 bridges_r4c31_r4c35_1 bridges_r4c35_r4c36_1 bridges_r4c35_r5c35_2)))
(assert (not (and bridges_r2c35_r4c35_2 bridges_r4c31_r4c35_1 bridges_r4c35_r4c36_2 bridges_r4c35_r5c35_1)))
(assert (or bridges_r4c35_r4c36_1 bridges_r4c35_r5c35_1))
(assert (not (and bridges_r2c35_r4c35_2 bridges_r4c31_r4c35_2 bridges_r4c35_r5c35_2)))
(assert (not (and bridges_r2c35_r4c35_2 bridges_r4c31_r4c35_2 bridges_r4c35_r4c36_1 bridges_r4c35_r5c35_1)))
(assert (not (and bridges_r2c35_r4c35_2 bridges_r4c31_r4c35_2 bridges_r4c35_r4c36_2)))
(assert bridges_r4c35_r4c36_2) ; island 6 at r4c36
(assert bridges_r4c36_r4c37_2)
(assert bridges_r4c36_r5c36_2)
(assert (or bridges_r2c37_r4c37_1 bridges_r4c36_r4c37_1)) ; island 4 at r4c37
(assert (or bridges_r2c37_r4c37_1 bridges_r4c36_r4c37_2 bridges_r4c37_r4c40_1))
(assert (or bridges_r2c37_r4c37_1 bridges_r4c36_r4c37_2 bridges_r4c37_r5c37_2))
(assert (or bridges_r2c37_r4c37_1 bridges_r4c37_r4c40_1 bridges_r4c37_r5c37_2))
(assert (or bridges_r2c37_r4c37_1 bridges_r4c37_r5c37_1))
(assert (not (and bridges_r4c36_r4c37_2 bridges_r4c37_r4c40_1 bridges_r4c37_r5c37_2)))
(assert (or bridges_r2c37_r4c37_2 bridges_r4c36_r4c37_1 bridges_r4c37_r4c40_1))
(assert (or bridges_r2c37_r4c37_2 bridges_r4c36_r4c37_1 bridges_r4c37_r5c37_2))
(assert (or bridges_r2c37_r4c37_2 bridges_r4c36_r4c37_2 bridges_r4c37_r4c40_1 bridges_r4c37_r5c37_2))
(assert (or bridges_r2c37_r4c37_2 bridges_r4c36_r4c37_2 bridges_r4c37_r5c37_1))
(assert (not (and bridges_r2c37_r4c37_1 bridges_r4c36_r4c37_1 bridges_r4c37_r4c40_1 bridges_r4c37_r5c37_2)))
(assert (or bridges_r2c37_r4c37_2 bridges_r4c37_r4c40_1 bridges_r4c37_r5c37_1))
(assert (not (and bridges_r2c37_r4c37_1 bridges_r4c36_r4c37_2 bridges_r4c37_r5c37_2)))
(assert (not (and bridges_r2c37_r4c37_1 bridges_r4c36_r4c37_2 bridges_r4c37_r4c40_1 bridges_r4c37_r5c37_1)))
(assert (or bridges_r4c36_r4c37_1 bridges_r4c37_r4c40_1 bridges_r4c37_r5c37_2))
(assert (or bridges_r4c36_r4c37_1 bridges_r4c37_r5c37_1))
(assert (not (and bridges_r2c37_r4c37_2 bridges_r4c37_r4c40_1 bridges_r4c37_r5c37_2)))
(assert (or bridges_r4c36_r4c37_2 bridges_r4c37_r4c40_1 bridges_r4c37_r5c37_1))
(assert (not (and bridges_r2c37_r4c37_2 bridges_r4c36_r4c37_1 bridges_r4c37_r5c37_2)))
(assert (not (and bridges_r2c37_r4c37_2 bridges_r4c36_r4c37_1 bridges_r4c37_r4c40_1 bridges_r4c37_r5c37_1)))
(assert (not (and bridges_r2c37_r4c37_2 bridges_r4c36_r4c37_2 bridges_r4c37_r5c37_1)))
(assert (not (and bridges_r2c37_r4c37_2 bridges_r4c36_r4c37_2 bridges_r4c37_r4c40_1)))
(assert (or bridges_r4c37_r4c40_1 bridges_r4c40_r4c41_1 bridges_r4c40_r10c40_1)) ; island 1 at r4c40
(assert (not (and bridges_r4c40_r4c41_1 bridges_r4c40_r10c40_1)))
(assert (not (and bridges_r4c37_r4c40_1 bridges_r4c40_r10c40_1)))
(assert (not (and bridges_r4c37_r4c40_1 bridges_r4c40_r4c41_1)))
(assert (or bridges_r4c40_r4c41_1 bridges_r4c41_r4c42_1)) ; island 2 at r4c41
(assert (or bridges_r4c40_r4c41_1 bridges_r4c41_r6c41_1))
(assert (or bridges_r4c41_r4c42_1 bridges_r4c41_r6c41_1))
(assert (not (and bridges_r4c40_r4c41_1 bridges_r4c41_r4c42_1 bridges_r4c41_r6c41_1)))
(assert (or bridges_r2c42_r4c42_1 bridges_r4c41_r4c42_1 bridges_r4c42_r4c44_1 bridges_r4c42_r5c42_2)) ; island 2 at r4c42
(assert (or bridges_r2c42_r4c42_1 bridges_r4c41_r4c42_1 bridges_r4c42_r5c42_1))
(assert (not (and bridges_r4c42_r4c44_1 bridges_r4c42_r5c42_2)))
(assert (or bridges_r2c42_r4c42_1 bridges_r4c42_r4c44_1 bridges_r4c42_r5c42_1))
(assert (not (and bridges_r4c41_r4c42_1 bridges_r4c42_r5c42_2)))
(assert (not (and bridges_r4c41_r4c42_1 bridges_r4c42_r4c44_1 bridges_r4c42_r5c42_1)))
(assert (or bridges_r2c42_r4c42_2 bridges_r4c41_r4c42_1 bridges_r4c42_r4c44_1 bridges_r4c42_r5c42_1))
(assert (not (and bridges_r2c42_r4c42_1 bridges_r4c42_r5c42_2)))
(assert (not (and bridges_r2c42_r4c42_1 bridges_r4c42_r4c44_1 bridges_r4c42_r5c42_1)))
(assert (not (and bridges_r2c42_r4c42_1 bridges_r4c41_r4c42_1 bridges_r4c42_r5c42_1)))
(assert (not (and bridges_r2c42_r4c42_1 bridges_r4c41_r4c42_1 bridges_r4c42_r4c44_1)))
(assert (not (and bridges_r2c42_r4c42_2 bridges_r4c42_r5c42_1)))
(assert (not (and bridges_r2c42_r4c42_2 bridges_r4c42_r4c44_1)))
(assert (not (and bridges_r2c42_r4c42_2 bridges_r4c41_r4c42_1)))
(assert (or bridges_r4c42_r4c44_1 bridges_r4c44_r4c45_1 bridges_r4c44_r7c44_1)) ; island 1 at r4c44
(assert (not (and bridges_r4c44_r4c45_1 bridges_r4c44_r7c44_1)))
(assert (not (and bridges_r4c42_r4c44_1 bridges_r4c44_r7c44_1)))
(assert (not (and bridges_r4c42_r4c44_1 bridges_r4c44_r4c45_1)))
(assert (or bridges_r4c44_r4c45_1 bridges_r4c45_r4c46_1 bridges_r4c45_r23c45_2)) ; island 2 at r4c45
(assert (or bridges_r4c44_r4c45_1 bridges_r4c45_r23c45_1))
(assert (not (and bridges_r4c45_r4c46_1 bridges_r4c45_r23c45_2)))
(assert (or bridges_r4c45_r4c46_1 bridges_r4c45_r23c45_1))
(assert (not (and bridges_r4c44_r4c45_1 bridges_r4c45_r23c45_2)))
(assert (not (and bridges_r4c44_r4c45_1 bridges_r4c45_r4c46_1 bridges_r4c45_r23c45_1)))
(assert (or bridges_r4c45_r4c46_1 bridges_r4c46_r4c47_1 bridges_r4c46_r8c46_2)) ; island 2 at r4c46
(assert (or bridges_r4c45_r4c46_1 bridges_r4c46_r4c47_2 bridges_r4c46_r8c46_1))
(assert (not (and bridges_r4c46_r4c47_1 bridges_r4c46_r8c46_2)))
(assert (not (and bridges_r4c46_r4c47_2 bridges_r4c46_r8c46_1)))
(assert (or bridges_r4c46_r4c47_1 bridges_r4c46_r8c46_1))
(assert (not (and bridges_r4c45_r4c46_1 bridges_r4c46_r8c46_2)))
(assert (not (and bridges_r4c45_r4c46_1 bridges_r4c46_r4c47_1 bridges_r4c46_r8c46_1)))
(assert (not (and bridges_r4c45_r4c46_1 bridges_r4c46_r4c47_2)))
(assert (or bridges_r4c46_r4c47_1 bridges_r4c47_r4c48_2)) ; island 3 at r4c47
(assert (or bridges_r4c46_r4c47_1 bridges_r4c47_r8c47_1))
(assert (or bridges_r4c46_r4c47_2 bridges_r4c47_r4c48_1))
(assert (or bridges_r4c46_r4c47_2 bridges_r4c47_r4c48_2 bridges_r4c47_r8c47_1))
(assert (not (and bridges_r4c46_r4c47_1 bridges_r4c47_r4c48_2 bridges_r4c47_r8c47_1)))
(assert (or bridges_r4c47_r4c48_1 bridges_r4c47_r8c47_1))
(assert (not (and bridges_r4c46_r4c47_2 bridges_r4c47_r4c48_1 bridges_r4c47_r8c47_1)))
(assert (not (and bridges_r4c46_r4c47_2 bridges_r4c47_r4c48_2)))
(assert (or bridges_r4c47_r4c48_1 bridges_r4c48_r4c49_1)) ; island 3 at r4c48
(assert (or bridges_r4c47_r4c48_1 bridges_r4c48_r4c49_2 bridges_r4c48_r6c48_2))
(assert (or bridges_r4c47_r4c48_1 bridges_r4c48_r6c48_1))
(assert (not (and bridges_r4c48_r4c49_2 bridges_r4c48_r6c48_2)))
(assert (or bridges_r4c47_r4c48_2 bridges_r4c48_r4c49_1 bridges_r4c48_r6c48_2))
(assert (or bridges_r4c47_r4c48_2 bridges_r4c48_r4c49_2 bridges_r4c48_r6c48_1))
(assert (not (and bridges_r4c47_r4c48_1 bridges_r4c48_r4c49_1 bridges_r4c48_r6c48_2)))
(assert (not (and bridges_r4c47_r4c48_1 bridges_r4c48_r4c49_2 bridges_r4c48_r6c48_1)))
(assert (or bridges_r4c48_r4c49_1 bridges_r4c48_r6c48_1))
(assert (not (and bridges_r4c47_r4c48_2 bridges_r4c48_r6c48_2)))
(assert (not (and bridges_r4c47_r4c48_2 bridges_r4c48_r4c49_1 bridges_r4c48_r6c48_1)))
(assert (not (and bridges_r4c47_r4c48_2 bridges_r4c48_r4c49_2)))
(assert (or bridges_r2c49_r4c49_1 bridges_r4c48_r4c49_1 bridges_r4c49_r4c52_2)) ; island 3 at r4c49
(assert (or bridges_r2c49_r4c49_1 bridges_r4c48_r4c49_1 bridges_r4c49_r8c49_1))
(assert (or bridges_r2c49_r4c49_1 bridges_r4c48_r4c49_2 bridges_r4c49_r4c52_1))
(assert (or bridges_r2c49_r4c49_1 bridges_r4c48_r4c49_2 bridges_r4c49_r4c52_2 bridges_r4c49_r8c49_1))
(assert (not (and bridges_r4c48_r4c49_1 bridges_r4c49_r4c52_2 bridges_r4c49_r8c49_1)))
(assert (or bridges_r2c49_r4c49_1 bridges_r4c49_r4c52_1 bridges_r4c49_r8c49_1))
(assert (not (and bridges_r4c48_r4c49_2 bridges_r4c49_r4c52_1 bridges_r4c49_r8c49_1)))
(assert (not (and bridges_r4c48_r4c49_2 bridges_r4c49_r4c52_2)))
(assert (or bridges_r2c49_r4c49_2 bridges_r4c48_r4c49_1 bridges_r4c49_r4c52_1))
(assert (or bridges_r2c49_r4c49_2 bridges_r4c48_r4c49_1 bridges_r4c49_r4c52_2 bridges_r4c49_r8c49_1))
(assert (not (and bridges_r2c49_r4c49_1 bridges_r4c49_r4c52_2 bridges_r4c49_r8c49_1)))
(assert (or bridges_r2c49_r4c49_2 bridges_r4c48_r4c49_2 bridges_r4c49_r4c52_1 bridges_r4c49_r8c49_1))
(assert (not (and bridges_r2c49_r4c49_1 bridges_r4c48_r4c49_1 bridges_r4c49_r4c52_1 bridges_r4c49_r8c49_1)))
(assert (not (and bridges_r2c49_r4c49_1 bridges_r4c48_r4c49_1 bridges_r4c49_r4c52_2)))
(assert (not (and bridges_r2c49_r4c49_1 bridges_r4c48_r4c49_2 bridges_r4c49_r8c49_1)))
(assert (not (and bridges_r2c49_r4c49_1 bridges_r4c48_r4c49_2 bridges_r4c49_r4c52_1)))
(assert (or bridges_r4c48_r4c49_1 bridges_r4c49_r4c52_1 bridges_r4c49_r8c49_1))
(assert (not (and bridges_r2c49_r4c49_2 bridges_r4c49_r4c52_1 bridges_r4c49_r8c49_1)))
(assert (not (and bridges_r2c49_r4c49_2 bridges_r4c49_r4c52_2)))
(assert (not (and bridges_r2c49_r4c49_2 bridges_r4c48_r4c49_1 bridges_r4c49_r8c49_1)))
(assert (not (and bridges_r2c49_r4c49_2 bridges_r4c48_r4c49_1 bridges_r4c49_r4c52_1)))
(assert (not (and bridges_r2c49_r4c49_2 bridges_r4c48_r4c49_2)))
(assert (or bridges_r3c52_r4c52_1 bridges_r4c49_r4c52_2)) ; island 6 at r4c52
(assert (or bridges_r3c52_r4c52_1 bridges_r4c52_r4c59_2))
(assert (or bridges_r3c52_r4c52_1 bridges_r4c52_r6c52_2))
(assert (or bridges_r3c52_r4c52_2 bridges_r4c49_r4c52_1))
(assert (or bridges_r3c52_r4c52_2 bridges_r4c49_r4c52_2 bridges_r4c52_r4c59_2))
(assert (or bridges_r3c52_r4c52_2 bridges_r4c49_r4c52_2 bridges_r4c52_r6c52_2))
(assert (or bridges_r3c52_r4c52_2 bridges_r4c52_r4c59_1))
(assert (or bridges_r3c52_r4c52_2 bridges_r4c52_r4c59_2 bridges_r4c52_r6c52_2))
(assert (or bridges_r3c52_r4c52_2 bridges_r4c52_r6c52_1))
(assert (not (and bridges_r3c52_r4c52_1 bridges_r4c49_r4c52_2 bridges_r4c52_r4c59_2 bridges_r4c52_r6c52_2)))
(assert (or bridges_r4c49_r4c52_1 bridges_r4c52_r4c59_2))
(assert (or bridges_r4c49_r4c52_1 bridges_r4c52_r6c52_2))
(assert (or bridges_r4c49_r4c52_2 bridges_r4c52_r4c59_1))
(assert (or bridges_r4c49_r4c52_2 bridges_r4c52_r4c59_2 bridges_r4c52_r6c52_2))
(assert (or bridges_r4c49_r4c52_2 bridges_r4c52_r6c52_1))
(assert (not (and bridges_r3c52_r4c52_2 bridges_r4c49_r4c52_1 bridges_r4c52_r4c59_2 bridges_r4c52_r6c52_2)))
(assert (or bridges_r4c52_r4c59_1 bridges_r4c52_r6c52_2))
(assert (or bridges_r4c52_r4c59_2 bridges_r4c52_r6c52_1))
(assert (not (and bridges_r3c52_r4c52_2 bridges_r4c49_r4c52_2 bridges_r4c52_r4c59_1 bridges_r4c52_r6c52_2)))
(assert (not (and bridges_r3c52_r4c52_2 bridges_r4c49_r4c52_2 bridges_r4c52_r4c59_2 bridges_r4c52_r6c52_1)))
(assert bridges_r3c59_r4c59_1) ; island 7 at r4c59
(assert (or bridges_r3c59_r4c59_2 bridges_r4c52_r4c59_2))
(assert (or bridges_r3c59_r4c59_2 bridges_r4c59_r4c60_2))
(assert (or bridges_r3c59_r4c59_2 bridges_r4c59_r5c59_2))
(assert bridges_r4c52_r4c59_1)
(assert (or bridges_r4c52_r4c59_2 bridges_r4c59_r4c60_2))
(assert (or bridges_r4c52_r4c59_2 bridges_r4c59_r5c59_2))
(assert bridges_r4c59_r4c60_1)
(assert (or bridges_r4c59_r4c60_2 bridges_r4c59_r5c59_2))
(assert bridges_r4c59_r5c59_1)
(assert (not (and bridges_r3c59_r4c59_2 bridges_r4c52_r4c59_2 bridges_r4c59_r4c60_2 bridges_r4c59_r5c59_2)))
(assert bridges_r3c60_r4c60_1) ; island 5 at r4c60
(assert (or bridges_r3c60_r4c60_2 bridges_r4c59_r4c60_2))
(assert (or bridges_r3c60_r4c60_2 bridges_r4c60_r7c60_2))
(assert (or bridges_r4c59_r4c60_2 bridges_r4c60_r7c60_2))
(assert bridges_r4c60_r7c60_1)
(assert (not (and bridges_r3c60_r4c60_2 bridges_r4c59_r4c60_2 bridges_r4c60_r7c60_2)))
(assert bridges_r5c13_r5c15_2) ; island 2 at r5c13
(assert bridges_r2c15_r5c15_1) ; island 7 at r5c15
(assert bridges_r5c15_r5c16_2)
(assert bridges_r5c15_r7c15_2)
(assert bridges_r3c16_r5c16_1) ; island 7 at r5c16
(assert (or bridges_r3c16_r5c16_2 bridges_r5c15_r5c16_2))
(assert (or bridges_r3c16_r5c16_2 bridges_r5c16_r5c21_2))
(assert (or bridges_r3c16_r5c16_2 bridges_r5c16_r7c16_2))
(assert bridges_r5c15_r5c16_1)
(assert (or bridges_r5c15_r5c16_2 bridges_r5c16_r5c21_2))
(assert (or bridges_r5c15_r5c16_2 bridges_r5c16_r7c16_2))
(assert bridges_r5c16_r5c21_1)
(assert (or bridges_r5c16_r5c21_2 bridges_r5c16_r7c16_2))
(assert bridges_r5c16_r7c16_1)
(assert (not (and bridges_r3c16_r5c16_2 bridges_r5c15_r5c16_2 bridges_r5c16_r5c21_2 bridges_r5c16_r7c16_2)))
(assert (or bridges_r4c21_r5c21_1 bridges_r5c16_r5c21_1 bridges_r5c21_r5c29_2)) ; island 4 at r5c21
(assert (or bridges_r4c21_r5c21_1 bridges_r5c16_r5c21_1 bridges_r5c21_r6c21_2))
(assert (or bridges_r4c21_r5c21_1 bridges_r5c16_r5c21_2 bridges_r5c21_r5c29_1))
(assert (or bridges_r4c21_r5c21_1 bridges_r5c16_r5c21_2 bridges_r5c21_r5c29_2 bridges_r5c21_r6c21_2))
(assert (or bridges_r4c21_r5c21_1 bridges_r5c16_r5c21_2 bridges_r5c21_r6c21_1))
(assert (not (and bridges_r5c16_r5c21_1 bridges_r5c21_r5c29_2 bridges_r5c21_r6c21_2)))
(assert (or bridges_r4c21_r5c21_1 bridges_r5c21_r5c29_1 bridges_r5c21_r6c21_2))
(assert (or bridges_r4c21_r5c21_1 bridges_r5c21_r5c29_2 bridges_r5c21_r6c21_1))
(assert (not (and bridges_r5c16_r5c21_2 bridges_r5c21_r5c29_1 bridges_r5c21_r6c21_2)))
(assert (not (and bridges_r5c16_r5c21_2 bridges_r5c21_r5c29_2 bridges_r5c21_r6c21_1)))
(assert (or bridges_r4c21_r5c21_2 bridges_r5c16_r5c21_1 bridges_r5c21_r5c29_1))
(assert (or bridges_r4c21_r5c21_2 bridges_r5c16_r5c21_1 bridges_r5c21_r5c29_2 bridges_r5c21_r6c21_2))
(assert (or bridges_r4c21_r5c21_2 bridges_r5c16_r5c21_1 bridges_r5c21_r6c21_1))
(assert (not (and bridges_r4c21_r5c21_1 bridges_r5c21_r5c29_2 bridges_r5c21_r6c21_2)))
(assert (or bridges_r4c21_r5c21_2 bridges_r5c16_r5c21_2 bridges_r5c21_r5c29_1 bridges_r5c21_r6c21_2))
(assert (or bridges_r4c21_r5c21_2 bridges_r5c16_r5c21_2 bridges_r5c21_r5c29_2 bridges_r5c21_r6c21_1))
(assert (not (and bridges_r4c21_r5c21_1 bridges_r5c16_r5c21_1 bridges_r5c21_r5c29_1 bridges_r5c21_r6c21_2)))
(assert (not (and bridges_r4c21_r5c21_1 bridges_r5c16_r5c21_1 bridges_r5c21_r5c29_2 bridges_r5c21_r6c21_1)))
(assert (or bridges_r4c21_r5c21_2 bridges_r5c21_r5c29_1 bridges_r5c21_r6c21_1))
(assert (not (and bridges_r4c21_r5c21_1 bridges_r5c16_r5c21_2 bridges_r5c21_r6c21_2)))
(assert (not (and bridges_r4c21_r5c21_1 bridges_r5c16_r5c21_2 bridges_r5c21_r5c29_1 bridges_r5c21_r6c21_1)))
(assert (not (and bridges_r4c21_r5c21_1 bridges_r5c16_r5c21_2 bridges_r5c21_r5c29_2)))
(assert (or bridges_r5c16_r5c21_1 bridges_r5c21_r5c29_1 bridges_r5c21_r6c21_2))
(assert (or bridges_r5c16_r5c21_1 bridges_r5c21_r5c29_2 bridges_r5c21_r6c21_1))
(assert (not (and bridges_r4c21_r5c21_2 bridges_r5c21_r5c29_1 bridges_r5c21_r6c21_2)))
(assert (not (and bridges_r4c21_r5c21_2 bridges_r5c21_r5c29_2 bridges_r5c21_r6c21_1)))
(assert (or bridges_r5c16_r5c21_2 bridges_r5c21_r5c29_1 bridges_r5c21_r6c21_1))
(assert (not (and bridges_r4c21_r5c21_2 bridges_r5c16_r5c21_1 bridges_r5c21_r6c21_2)))
(assert (not (and bridges_r4c21_r5c21_2 bridges_r5c16_r5c21_1 bridges_r5c21_r5c29_1 bridges_r5c21_r6c21_1)))
(assert (not (and bridges_r4c21_r5c21_2 bridges_r5c16_r5c21_1 bridges_r5c21_r5c29_2)))
(assert (not (and bridges_r4c21_r5c21_2 bridges_r5c16_r5c21_2 bridges_r5c21_r6c21_1)))
(assert (not (and bridges_r4c21_r5c21_2 bridges_r5c16_r5c21_2 bridges_r5c21_r5c29_1)))
(assert (or bridges_r2c29_r5c29_1 bridges_r5c21_r5c29_1 bridges_r5c29_r5c30_1)) ; island 3 at r5c29
(assert (or bridges_r2c29_r5c29_1 bridges_r5c21_r5c29_1 bridges_r5c29_r5c30_2 bridges_r5c29_r6c29_2))
(assert (or bridges_r2c29_r5c29_1 bridges_r5c21_r5c29_1 bridges_r5c29_r6c29_1))
(assert (not (and bridges_r5c29_r5c30_2 bridges_r5c29_r6c29_2)))
(assert (or bridges_r2c29_r5c29_1 bridges_r5c21_r5c29_2 bridges_r5c29_r5c30_1 bridges_r5c29_r6c29_2))
(assert (or bridges_r2c29_r5c29_1 bridges_r5c21_r5c29_2 bridges_r5c29_r5c30_2 bridges_r5c29_r6c29_1))
(assert (not (and bridges_r5c21_r5c29_1 bridges_r5c29_r5c30_1 bridges_r5c29_r6c29_2)))
(assert (not (and bridges_r5c21_r5c29_1 bridges_r5c29_r5c30_2 bridges_r5c29_r6c29_1)))
(assert (or bridges_r2c29_r5c29_1 bridges_r5c29_r5c30_1 bridges_r5c29_r6c29_1))
(assert (not (and bridges_r5c21_r5c29_2 bridges_r5c29_r6c29_2)))
(assert (not (and bridges_r5c21_r5c29_2 bridges_r5c29_r5c30_1 bridges_r5c29_r6c29_1)))
(assert (not (and bridges_r5c21_r5c29_2 bridges_r5c29_r5c30_2)))
(assert (or bridges_r2c29_r5c29_2 bridges_r5c21_r5c29_1 bridges_r5c29_r5c30_1 bridges_r5c29_r6c29_2))
(assert (or bridges_r2c29_r5c29_2 bridges_r5c21_r5c29_1 bridges_r5c29_r5c30_2 bridges_r5c29_r6c29_1))
(assert (not (and bridges_r2c29_r5c29_1 bridges_r5c29_r5c30_1 bridges_r5c29_r6c29_2)))
(assert (not (and bridges_r2c29_r5c29_1 bridges_r5c29_r5c30_2 bridges_r5c29_r6c29_1)))
(assert (or bridges_r2c29_r5c29_2 bridges_r5c21_r5c29_2 bridges_r5c29_r5c30_1 bridges_r5c29_r6c29_1))
(assert (not (and bridges_r2c29_r5c29_1 bridges_r5c21_r5c29_1 bridges_r5c29_r6c29_2)))
(assert (not (and bridges_r2c29_r5c29_1 bridges_r5c21_r5c29_1 bridges_r5c29_r5c30_1 bridges_r5c29_r6c29_1)))
(assert (not (and bridges_r2c29_r5c29_1 bridges_r5c21_r5c29_1 bridges_r5c29_r5c30_2)))
(assert (not (and bridges_r2c29_r5c29_1 bridges_r5c21_r5c29_2 bridges_r5c29_r6c29_1)))
(assert (not (and bridges_r2c29_r5c29_1 bridges_r5c21_r5c29_2 bridges_r5c29_r5c30_1)))
(assert (or bridges_r5c21_r5c29_1 bridges_r5c29_r5c30_1 bridges_r5c29_r6c29_1))
(assert (not (and bridges_r2c29_r5c29_2 bridges_r5c29_r6c29_2)))
(assert (not (and bridges_r2c29_r5c29_2 bridges_r5c29_r5c30_1 bridges_r5c29_r6c29_1)))
(assert (not (and bridges_r2c29_r5c29_2 bridges_r5c29_r5c30_2)))
(assert (not (and bridges_r2c29_r5c29_2 bridges_r5c21_r5c29_1 bridges_r5c29_r6c29_1)))
(assert (not (and bridges_r2c29_r5c29_2 bridges_r5c21_r5c29_1 bridges_r5c29_r5c30_1)))
(assert (not (and bridges_r2c29_r5c29_2 bridges_r5c21_r5c29_2)))
(assert (or bridges_r4c30_r5c30_1 bridges_r5c29_r5c30_1)) ; island 4 at r5c30
(assert (or bridges_r4c30_r5c30_1 bridges_r5c29_r5c30_2 bridges_r5c30_r5c35_2))
(assert (or bridges_r4c30_r5c30_1 bridges_r5c29_r5c30_2 bridges_r5c30_r13c30_1))
(assert (or bridges_r4c30_r5c30_1 bridges_r5c30_r5c35_1))
(assert (or bridges_r4c30_r5c30_1 bridges_r5c30_r5c35_2 bridges_r5c30_r13c30_1))
(assert (not (and bridges_r5c29_r5c30_2 bridges_r5c30_r5c35_2 bridges_r5c30_r13c30_1)))
(assert (or bridges_r4c30_r5c30_2 bridges_r5c29_r5c30_1 bridges_r5c30_r5c35_2))
(assert (or bridges_r4c30_r5c30_2 bridges_r5c29_r5c30_1 bridges_r5c30_r13c30_1))
(assert (or bridges_r4c30_r5c30_2 bridges_r5c29_r5c30_2 bridges_r5c30_r5c35_1))
(assert (or bridges_r4c30_r5c30_2 bridges_r5c29_r5c30_2 bridges_r5c30_r5c35_2 bridges_r5c30_r13c30_1))
(assert (not (and bridges_r4c30_r5c30_1 bridges_r5c29_r5c30_1 bridges_r5c30_r5c35_2 bridges_r5c30_r13c30_1)))
(assert (or bridges_r4c30_r5c30_2 bridges_r5c30_r5c35_1 bridges_r5c30_r13c30_1))
(assert (not (and bridges_r4c30_r5c30_1 bridges_r5c29_r5c30_2 bridges_r5c30_r5c35_1 bridges_r5c30_r13c30_1)))
(assert (not (and bridges_r4c30_r5c30_1 bridges_r5c29_r5c30_2 bridges_r5c30_r5c35_2)))
(assert (or bridges_r5c29_r5c30_1 bridges_r5c30_r5c35_1))
(assert (or bridges_r5c29_r5c30_1 bridges_r5c30_r5c35_2 bridges_r5c30_r13c30_1))
(assert (not (and bridges_r4c30_r5c30_2 bridges_r5c30_r5c35_2 bridges_r5c30_r13c30_1)))
(assert (or bridges_r5c29_r5c30_2 bridges_r5c30_r5c35_1 bridges_r5c30_r13c30_1))
(assert (not (and bridges_r4c30_r5c30_2 bridges_r5c29_r5c30_1 bridges_r5c30_r5c35_1 bridges_r5c30_r13c30_1)))
(assert (not (and bridges_r4c30_r5c30_2 bridges_r5c29_r5c30_1 bridges_r5c30_r5c35_2)))
(assert (not (and bridges_r4c30_r5c30_2 bridges_r5c29_r5c30_2 bridges_r5c30_r13c30_1)))
(assert (not (and bridges_r4c30_r5c30_2 bridges_r5c29_r5c30_2 bridges_r5c30_r5c35_1)))
(assert (or bridges_r4c35_r5c35_1 bridges_r5c30_r5c35_1)) ; island 5 at r5c35
(assert (or bridges_r4c35_r5c35_1 bridges_r5c30_r5c35_2 bridges_r5c35_r5c36_2))
(assert (or bridges_r4c35_r5c35_1 bridges_r5c30_r5c35_2 bridges_r5c35_r6c35_2))
(assert (or bridges_r4c35_r5c35_1 bridges_r5c35_r5c36_1))
(assert (or bridges_r4c35_r5c35_1 bridges_r5c35_r5c36_2 bridges_r5c35_r6c35_2))
(assert (or bridges_r4c35_r5c35_1 bridges_r5c35_r6c35_1))
(assert (not (and bridges_r5c30_r5c35_2 bridges_r5c35_r5c36_2 bridges_r5c35_r6c35_2)))
(assert (or bridges_r4c35_r5c35_2 bridges_r5c30_r5c35_1 bridges_r5c35_r5c36_2))
(assert (or bridges_r4c35_r5c35_2 bridges_r5c30_r5c35_1 bridges_r5c35_r6c35_2))
(assert (or bridges_r4c35_r5c35_2 bridges_r5c30_r5c35_2 bridges_r5c35_r5c36_1))
(assert (or bridges_r4c35_r5c35_2 bridges_r5c30_r5c35_2 bridges_r5c35_r5c36_2 bridges_r5c35_r6c35_2))
(assert (or bridges_r4c35_r5c35_2 bridges_r5c30_r5c35_2 bridges_r5c35_r6c35_1))
(assert (not (and bridges_r4c35_r5c35_1 bridges_r5c30_r5c35_1 bridges_r5c35_r5c36_2 bridges_r5c35_r6c35_2)))
(assert (or bridges_r4c35_r5c35_2 bridges_r5c35_r5c36_1 bridges_r5c35_r6c35_2))
(assert (or bridges_r4c35_r5c35_2 bridges_r5c35_r5c36_2 bridges_r5c35_r6c35_1))
(assert (not (and bridges_r4c35_r5c35_1 bridges_r5c30_r5c35_2 bridges_r5c35_r5c36_1 bridges_r5c35_r6c35_2)))
(assert (not (and bridges_r4c35_r5c35_1 bridges_r5c30_r5c35_2 bridges_r5c35_r5c36_2 bridges_r5c35_r6c35_1)))
(assert (or bridges_r5c30_r5c35_1 bridges_r5c35_r5c36_1))
(assert (or bridges_r5c30_r5c35_1 bridges_r5c35_r5c36_2 bridges_r5c35_r6c35_2))
(assert (or bridges_r5c30_r5c35_1 bridges_r5c35_r6c35_1))
(assert (not (and bridges_r4c35_r5c35_2 bridges_r5c35_r5c36_2 bridges_r5c35_r6c35_2)))
(assert (or bridges_r5c30_r5c35_2 bridges_r5c35_r5c36_1 bridges_r5c35_r6c35_2))
(assert (or bridges_r5c30_r5c35_2 bridges_r5c35_r5c36_2 bridges_r5c35_r6c35_1))
(assert (not (and bridges_r4c35_r5c35_2 bridges_r5c30_r5c35_1 bridges_r5c35_r5c36_1 bridges_r5c35_r6c35_2)))
(assert (not (and bridges_r4c35_r5c35_2 bridges_r5c30_r5c35_1 bridges_r5c35_r5c36_2 bridges_r5c35_r6c35_1)))
(assert (or bridges_r5c35_r5c36_1 bridges_r5c35_r6c35_1))
(assert (not (and bridges_r4c35_r5c35_2 bridges_r5c30_r5c35_2 bridges_r5c35_r6c35_2)))
(assert (not (and bridges_r4c35_r5c35_2 bridges_r5c30_r5c35_2 bridges_r5c35_r5c36_1 bridges_r5c35_r6c35_1)))
(assert (not (and bridges_r4c35_r5c35_2 bridges_r5c30_r5c35_2 bridges_r5c35_r5c36_2)))
(assert bridges_r4c36_r5c36_1) ; island 7 at r5c36
(assert (or bridges_r4c36_r5c36_2 bridges_r5c35_r5c36_2))
(assert (or bridges_r4c36_r5c36_2 bridges_r5c36_r5c37_2))
(assert (or bridges_r4c36_r5c36_2 bridges_r5c36_r7c36_2))
(assert bridges_r5c35_r5c36_1)
(assert (or bridges_r5c35_r5c36_2 bridges_r5c36_r5c37_2))
(assert (or bridges_r5c35_r5c36_2 bridges_r5c36_r7c36_2))
(assert bridges_r5c36_r5c37_1)
(assert (or bridges_r5c36_r5c37_2 bridges_r5c36_r7c36_2))
(assert bridges_r5c36_r7c36_1)
(assert (not (and bridges_r4c36_r5c36_2 bridges_r5c35_r5c36_2 bridges_r5c36_r5c37_2 bridges_r5c36_r7c36_2)))
(assert (or bridges_r4c37_r5c37_1 bridges_r5c36_r5c37_2)) ; island 5 at r5c37
(assert (or bridges_r4c37_r5c37_1 bridges_r5c37_r5c39_2))
(assert (or bridges_r4c37_r5c37_1 bridges_r5c37_r6c37_1))
(assert (or bridges_r4c37_r5c37_2 bridges_r5c36_r5c37_1))
(assert (or bridges_r4c37_r5c37_2 bridges_r5c36_r5c37_2 bridges_r5c37_r5c39_2))
(assert (or bridges_r4c37_r5c37_2 bridges_r5c36_r5c37_2 bridges_r5c37_r6c37_1))
(assert (or bridges_r4c37_r5c37_2 bridges_r5c37_r5c39_1))
(assert (or bridges_r4c37_r5c37_2 bridges_r5c37_r5c39_2 bridges_r5c37_r6c37_1))
(assert (not (and bridges_r4c37_r5c37_1 bridges_r5c36_r5c37_2 bridges_r5c37_r5c39_2 bridges_r5c37_r6c37_1)))
(assert (or bridges_r5c36_r5c37_1 bridges_r5c37_r5c39_2))
(assert (or bridges_r5c36_r5c37_1 bridges_r5c37_r6c37_1))
(assert (or bridges_r5c36_r5c37_2 bridges_r5c37_r5c39_1))
(assert (or bridges_r5c36_r5c37_2 bridges_r5c37_r5c39_2 bridges_r5c37_r6c37_1))
(assert (not (and bridges_r4c37_r5c37_2 bridges_r5c36_r5c37_1 bridges_r5c37_r5c39_2 bridges_r5c37_r6c37_1)))
(assert (or bridges_r5c37_r5c39_1 bridges_r5c37_r6c37_1))
(assert (not (and bridges_r4c37_r5c37_2 bridges_r5c36_r5c37_2 bridges_r5c37_r5c39_1 bridges_r5c37_r6c37_1)))
(assert (not (and bridges_r4c37_r5c37_2 bridges_r5c36_r5c37_2 bridges_r5c37_r5c39_2)))
(assert (or bridges_r3c39_r5c39_1 bridges_r5c37_r5c39_1)) ; island 5 at r5c39
(assert (or bridges_r3c39_r5c39_1 bridges_r5c37_r5c39_2 bridges_r5c39_r5c42_2))
(assert (or bridges_r3c39_r5c39_1 bridges_r5c37_r5c39_2 bridges_r5c39_r6c39_2))
(assert (or bridges_r3c39_r5c39_1 bridges_r5c39_r5c42_1))
(assert (or bridges_r3c39_r5c39_1 bridges_r5c39_r5c42_2 bridges_r5c39_r6c39_2))
(assert (or bridges_r3c39_r5c39_1 bridges_r5c39_r6c39_1))
(assert (not (and bridges_r5c37_r5c39_2 bridges_r5c39_r5c42_2 bridges_r5c39_r6c39_2)))
(assert (or bridges_r3c39_r5c39_2 bridges_r5c37_r5c39_1 bridges_r5c39_r5c42_2))
(assert (or bridges_r3c39_r5c39_2 bridges_r5c37_r5c39_1 bridges_r5c39_r6c39_2))
(assert (or bridges_r3c39_r5c39_2 bridges_r5c37_r5c39_2 bridges_r5c39_r5c42_1))
(assert (or bridges_r3c39_r5c39_2 bridges_r5c37_r5c39_2 bridges_r5c39_r5c42_2 bridges_r5c39_r6c39_2))
(assert (or bridges_r3c39_r5c39_2 bridges_r5c37_r5c39_2 bridges_r5c39_r6c39_1))
(assert (not (and bridges_r3c39_r5c39_1 bridges_r5c37_r5c39_1 bridges_r5c39_r5c42_2 bridges_r5c39_r6c39_2)))
(assert (or bridges_r3c39_r5c39_2 bridges_r5c39_r5c42_1 bridges_r5c39_r6c39_2))
(assert (or bridges_r3c39_r5c39_2 bridges_r5c39_r5c42_2 bridges_r5c39_r6c39_1))
(assert (not (and bridges_r3c39_r5c39_1 bridges_r5c37_r5c39_2 bridges_r5c39_r5c42_1 bridges_r5c39_r6c39_2)))
(assert (not (and bridges_r3c39_r5c39_1 bridges_r5c37_r5c39_2 bridges_r5c39_r5c42_2 bridges_r5c39_r6c39_1)))
(assert (or bridges_r5c37_r5c39_1 bridges_r5c39_r5c42_1))
(assert (or bridges_r5c37_r5c39_1 bridges_r5c39_r5c42_2 bridges_r5c39_r6c39_2))
(assert (or bridges_r5c37_r5c39_1 bridges_r5c39_r6c39_1))
(assert (not (and bridges_r3c39_r5c39_2 bridges_r5c39_r5c42_2 bridges_r5c39_r6c39_2)))
(assert (or bridges_r5c37_r5c39_2 bridges_r5c39_r5c42_1 bridges_r5c39_r6c39_2))
(assert (or bridges_r5c37_r5c39_2 bridges_r5c39_r5c42_2 bridges_r5c39_r6c39_1))
(assert (not (and bridges_r3c39_r5c39_2 bridges_r5c37_r5c39_1 bridges_r5c39_r5c42_1 bridges_r5c39_r6c39_2)))
(assert (not (and bridges_r3c39_r5c39_2 bridges_r5c37_r5c39_1 bridges_r5c39_r5c42_2 bridges_r5c39_r6c39_1)))
(assert (or bridges_r5c39_r5c42_1 bridges_r5c39_r6c39_1))
(assert (not (and bridges_r3c39_r5c39_2 bridges_r5c37_r5c39_2 bridges_r5c39_r6c39_2)))
(assert (not (and bridges_r3c39_r5c39_2 bridges_r5c37_r5c39_2 bridges_r5c39_r5c42_1 bridges_r5c39_r6c39_1)))
(assert (not (and bridges_r3c39_r5c39_2 bridges_r5c37_r5c39_2 bridges_r5c39_r5c42_2)))
(assert (or bridges_r4c42_r5c42_1 bridges_r5c39_r5c42_1)) ; island 5 at r5c42
(assert (or bridges_r4c42_r5c42_1 bridges_r5c39_r5c42_2 bridges_r5c42_r5c43_2))
(assert (or bridges_r4c42_r5c42_1 bridges_r5c39_r5c42_2 bridges_r5c42_r7c42_2))
(assert (or bridges_r4c42_r5c42_1 bridges_r5c42_r5c43_1))
(assert (or bridges_r4c42_r5c42_1 bridges_r5c42_r5c43_2 bridges_r5c42_r7c42_2))
(assert (or bridges_r4c42_r5c42_1 bridges_r5c42_r7c42_1))
(assert (not (and bridges_r5c39_r5c42_2 bridges_r5c42_r5c43_2 bridges_r5c42_r7c42_2)))
(assert (or bridges_r4c42_r5c42_2 bridges_r5c39_r5c42_1 bridges_r5c42_r5c43_2))
(assert (or bridges_r4c42_r5c42_2 bridges_r5c39_r5c42_1 bridges_r5c42_r7c42_2))
(assert (or bridges_r4c42_r5c42_2 bridges_r5c39_r5c42_2 bridges_r5c42_r5c43_1))
(assert (or bridges_r4c42_r5c42_2 bridges_r5c39_r5c42_2 bridges_r5c42_r5c43_2 bridges_r5c42_r7c42_2))
(assert (or bridges_r4c42_r5c42_2 bridges_r5c39_r5c42_2 bridges_r5c42_r7c42_1))
(assert (not (and bridges_r4c42_r5c42_1 bridges_r5c39_r5c42_1 bridges_r5c42_r5c43_2 bridges_r5c42_r7c42_2)))
(assert (or bridges_r4c42_r5c42_2 bridges_r5c42_r5c43_1 bridges_r5c42_r7c42_2))
(assert (or bridges_r4c42_r5c42_2 bridges_r5c42_r5c43_2 bridges_r5c42_r7c42_1))
(assert (not (and bridges_r4c42_r5c42_1 bridges_r5c39_r5c42_2 bridges_r5c42_r5c43_1 bridges_r5c42_r7c42_2)))
(assert (not (and bridges_r4c42_r5c42_1 bridges_r5c39_r5c42_2 bridges_r5c42_r5c43_2 bridges_r5c42_r7c42_1)))
(assert (or bridges_r5c39_r5c42_1 bridges_r5c42_r5c43_1))
(assert (or bridges_r5c39_r5c42_1 bridges_r5c42_r5c43_2 bridges_r5c42_r7c42_2))
(assert (or bridges_r5c39_r5c42_1 bridges_r5c42_r7c42_1))
(assert (not (and bridges_r4c42_r5c42_2 bridges_r5c42_r5c43_2 bridges_r5c42_r7c42_2)))
(assert (or bridges_r5c39_r5c42_2 bridges_r5c42_r5c43_1 bridges_r5c42_r7c42_2))
(assert (or bridges_r5c39_r5c42_2 bridges_r5c42_r5c43_2 bridges_r5c42_r7c42_1))
(assert (not (and bridges_r4c42_r5c42_2 bridges_r5c39_r5c42_1 bridges_r5c42_r5c43_1 bridges_r5c42_r7c42_2)))
(assert (not (and bridges_r4c42_r5c42_2 bridges_r5c39_r5c42_1 bridges_r5c42_r5c43_2 bridges_r5c42_r7c42_1)))
(assert (or bridges_r5c42_r5c43_1 bridges_r5c42_r7c42_1))
(assert (not (and bridges_r4c42_r5c42_2 bridges_r5c39_r5c42_2 bridges_r5c42_r7c42_2)))
(assert (not (and bridges_r4c42_r5c42_2 bridges_r5c39_r5c42_2 bridges_r5c42_r5c43_1 bridges_r5c42_r7c42_1)))
(assert (not (and bridges_r4c42_r5c42_2 bridges_r5c39_r5c42_2 bridges_r5c42_r5c43_2)))
(assert (or bridges_r3c43_r5c43_1 bridges_r5c42_r5c43_2)) ; island 6 at r5c43
(assert (or bridges_r3c43_r5c43_1 bridges_r5c43_r5c56_2))
(assert (or bridges_r3c43_r5c43_1 bridges_r5c43_r8c43_2))
(assert (or bridges_r3c43_r5c43_2 bridges_r5c42_r5c43_1))
(assert (or bridges_r3c43_r5c43_2 bridges_r5c42_r5c43_2 bridges_r5c43_r5c56_2))
(assert (or bridges_r3c43_r5c43_2 bridges_r5c42_r5c43_2 bridges_r5c43_r8c43_2))
(assert (or bridges_r3c43_r5c43_2 bridges_r5c43_r5c56_1))
(assert (or bridges_r3c43_r5c43_2 bridges_r5c43_r5c56_2 bridges_r5c43_r8c43_2))
(assert (or bridges_r3c43_r5c43_2 bridges_r5c43_r8c43_1))
(assert (not (and bridges_r3c43_r5c43_1 bridges_r5c42_r5c43_2 bridges_r5c43_r5c56_2 bridges_r5c43_r8c43_2)))
(assert (or bridges_r5c42_r5c43_1 bridges_r5c43_r5c56_2))
(assert (or bridges_r5c42_r5c43_1 bridges_r5c43_r8c43_2))
(assert (or bridges_r5c42_r5c43_2 bridges_r5c43_r5c56_1))
(assert (or bridges_r5c42_r5c43_2 bridges_r5c43_r5c56_2 bridges_r5c43_r8c43_2))
(assert (or bridges_r5c42_r5c43_2 bridges_r5c43_r8c43_1))
(assert (not (and bridges_r3c43_r5c43_2 bridges_r5c42_r5c43_1 bridges_r5c43_r5c56_2 bridges_r5c43_r8c43_2)))
(assert (or bridges_r5c43_r5c56_1 bridges_r5c43_r8c43_2))
(assert (or bridges_r5c43_r5c56_2 bridges_r5c43_r8c43_1))
(assert (not (and bridges_r3c43_r5c43_2 bridges_r5c42_r5c43_2 bridges_r5c43_r5c56_1 bridges_r5c43_r8c43_2)))
(assert (not (and bridges_r3c43_r5c43_2 bridges_r5c42_r5c43_2 bridges_r5c43_r5c56_2 bridges_r5c43_r8c43_1)))
(assert (or bridges_r3c56_r5c56_1 bridges_r5c43_r5c56_2)) ; island 6 at r5c56
(assert (or bridges_r3c56_r5c56_1 bridges_r5c56_r5c58_2))
(assert (or bridges_r3c56_r5c56_1 bridges_r5c56_r6c56_2))
(assert (or bridges_r3c56_r5c56_2 bridges_r5c43_r5c56_1))
(assert (or bridges_r3c56_r5c56_2 bridges_r5c43_r5c56_2 bridges_r5c56_r5c58_2))
(assert (or bridges_r3c56_r5c56_2 bridges_r5c43_r5c56_2 bridges_r5c56_r6c56_2))
(assert (or bridges_r3c56_r5c56_2 bridges_r5c56_r5c58_1))
(assert (or bridges_r3c56_r5c56_2 bridges_r5c56_r5c58_2 bridges_r5c56_r6c56_2))
(assert (or bridges_r3c56_r5c56_2 bridges_r5c56_r6c56_1))
(assert (not (and bridges_r3c56_r5c56_1 bridges_r5c43_r5c56_2 bridges_r5c56_r5c58_2 bridges_r5c56_r6c56_2)))
(assert (or bridges_r5c43_r5c56_1 bridges_r5c56_r5c58_2))
(assert (or bridges_r5c43_r5c56_1 bridges_r5c56_r6c56_2))
(assert (or bridges_r5c43_r5c56_2 bridges_r5c56_r5c58_1))
(assert (or bridges_r5c43_r5c56_2 bridges_r5c56_r5c58_2 bridges_r5c56_r6c56_2))
(assert (or bridges_r5c43_r5c56_2 bridges_r5c56_r6c56_1))
(assert (not (and bridges_r3c56_r5c56_2 bridges_r5c43_r5c56_1 bridges_r5c56_r5c58_2 bridges_r5c56_r6c56_2)))
(assert (or bridges_r5c56_r5c58_1 bridges_r5c56_r6c56_2))
(assert (or bridges_r5c56_r5c58_2 bridges_r5c56_r6c56_1))
(assert (not (and bridges_r3c56_r5c56_2 bridges_r5c43_r5c56_2 bridges_r5c56_r5c58_1 bridges_r5c56_r6c56_2)))
(assert (not (and bridges_r3c56_r5c56_2 bridges_r5c43_r5c56_2 bridges_r5c56_r5c58_2 bridges_r5c56_r6c56_1)))
(assert bridges_r5c56_r5c58_2) ; island 6 at r5c58
(assert bridges_r5c58_r5c59_2)
(assert bridges_r5c58_r6c58_2)
(assert bridges_r4c59_r5c59_2) ; island 6 at r5c59
(assert bridges_r5c59_r6c59_2)
(assert (or bridges_r5c21_r6c21_1 bridges_r6c21_r6c28_2)) ; island 3 at r6c21
(assert (or bridges_r5c21_r6c21_1 bridges_r6c21_r9c21_1))
(assert (or bridges_r5c21_r6c21_2 bridges_r6c21_r6c28_1))
(assert (or bridges_r5c21_r6c21_2 bridges_r6c21_r6c28_2 bridges_r6c21_r9c21_1))
(assert (not (and bridges_r5c21_r6c21_1 bridges_r6c21_r6c28_2 bridges_r6c21_r9c21_1)))
(assert (or bridges_r6c21_r6c28_1 bridges_r6c21_r9c21_1))
(assert (not (and bridges_r5c21_r6c21_2 bridges_r6c21_r6c28_1 bridges_r6c21_r9c21_1)))
(assert (not (and bridges_r5c21_r6c21_2 bridges_r6c21_r6c28_2)))
(assert (or bridges_r4c28_r6c28_1 bridges_r6c21_r6c28_1)) ; island 5 at r6c28
(assert (or bridges_r4c28_r6c28_1 bridges_r6c21_r6c28_2 bridges_r6c28_r6c29_2))
(assert (or bridges_r4c28_r6c28_1 bridges_r6c21_r6c28_2 bridges_r6c28_r23c28_2))
(assert (or bridges_r4c28_r6c28_1 bridges_r6c28_r6c29_1))
(assert (or bridges_r4c28_r6c28_1 bridges_r6c28_r6c29_2 bridges_r6c28_r23c28_2))
(assert (or bridges_r4c28_r6c28_1 bridges_r6c28_r23c28_1))
(assert (not (and bridges_r6c21_r6c28_2 bridges_r6c28_r6c29_2 bridges_r6c28_r23c28_2)))
(assert (or bridges_r4c28_r6c28_2 bridges_r6c21_r6c28_1 bridges_r6c28_r6c29_2))
(assert (or bridges_r4c28_r6c28_2 bridges_r6c21_r6c28_1 bridges_r6c28_r23c28_2))
(assert (or bridges_r4c28_r6c28_2 bridges_r6c21_r6c28_2 bridges_r6c28_r6c29_1))
(assert (or bridges_r4c28_r6c28_2 bridges_r6c21_r6c28_2 bridges_r6c28_r6c29_2 bridges_r6c28_r23c28_2))
(assert (or bridges_r4c28_r6c28_2 bridges_r6c21_r6c28_2 bridges_r6c28_r23c28_1))
(assert (not (and bridges_r4c28_r6c28_1 bridges_r6c21_r6c28_1 bridges_r6c28_r6c29_2 bridges_r6c28_r23c28_2)))
(assert (or bridges_r4c28_r6c28_2 bridges_r6c28_r6c29_1 bridges_r6c28_r23c28_2))
(assert (or bridges_r4c28_r6c28_2 bridges_r6c28_r6c29_2 bridges_r6c28_r23c28_1))
(assert (not (and bridges_r4c28_r6c28_1 bridges_r6c21_r6c28_2 bridges_r6c28_r6c29_1 bridges_r6c28_r23c28_2)))
(assert (not (and bridges_r4c28_r6c28_1 bridges_r6c21_r6c28_2 bridges_r6c28_r6c29_2 bridges_r6c28_r23c28_1)))
(assert (or bridges_r6c21_r6c28_1 bridges_r6c28_r6c29_1))
(assert (or bridges_r6c21_r6c28_1 bridges_r6c28_r6c29_2 bridges_r6c28_r23c28_2))
(assert (or bridges_r6c21_r6c28_1 bridges_r6c28_r23c28_1))
(assert (not (and bridges_r4c28_r6c28_2 bridges_r6c28_r6c29_2 bridges_r6c28_r23c28_2)))
(assert (or bridges_r6c21_r6c28_2 bridges_r6c28_r6c29_1 bridges_r6c28_r23c28_2))
(assert (or bridges_r6c21_r6c28_2 bridges_r6c28_r6c29_2 bridges_r6c28_r23c28_1))
(assert (not (and bridges_r4c28_r6c28_2 bridges_r6c21_r6c28_1 bridges_r6c28_r6c29_1 bridges_r6c28_r23c28_2)))
(assert (not (and bridges_r4c28_r6c28_2 bridges_r6c21_r6c28_1 bridges_r6c28_r6c29_2 bridges_r6c28_r23c28_1)))
(assert (or bridges_r6c28_r6c29_1 bridges_r6c28_r23c28_1))
(assert (not (and bridges_r4c28_r6c28_2 bridges_r6c21_r6c28_2 bridges_r6c28_r23c28_2)))
(assert (not (and bridges_r4c28_r6c28_2 bridges_r6c21_r6c28_2 bridges_r6c28_r6c29_1 bridges_r6c28_r23c28_1)))
(assert (not (and bridges_r4c28_r6c28_2 bridges_r6c21_r6c28_2 bridges_r6c28_r6c29_2)))
(assert (or bridges_r5c29_r6c29_1 bridges_r6c28_r6c29_1 bridges_r6c29_r6c33_1)) ; island 3 at r6c29
(assert (or bridges_r5c29_r6c29_1 bridges_r6c28_r6c29_1 bridges_r6c29_r6c33_2 bridges_r6c29_r27c29_2))
(assert (or bridges_r5c29_r6c29_1 bridges_r6c28_r6c29_1 bridges_r6c29_r27c29_1))
(assert (not (and bridges_r6c29_r6c33_2 bridges_r6c29_r27c29_2)))
(assert (or bridges_r5c29_r6c29_1 bridges_r6c28_r6c29_2 bridges_r6c29_r6c33_1 bridges_r6c29_r27c29_2))
(assert (or bridges_r5c29_r6c29_1 bridges_r6c28_r6c29_2 bridges_r6c29_r6c33_2 bridges_r6c29_r27c29_1))
(assert (not (and bridges_r6c28_r6c29_1 bridges_r6c29_r6c33_1 bridges_r6c29_r27c29_2)))
(assert (not (and bridges_r6c28_r6c29_1 bridges_r6c29_r6c33_2 bridges_r6c29_r27c29_1)))
(assert (or bridges_r5c29_r6c29_1 bridges_r6c29_r6c33_1 bridges_r6c29_r27c29_1))
(assert (not (and bridges_r6c28_r6c29_2 bridges_r6c29_r27c29_2)))
(assert (not (and bridges_r6c28_r6c29_2 bridges_r6c29_r6c33_1 bridges_r6c29_r27c29_1)))
(assert (not (and bridges_r6c28_r6c29_2 bridges_r6c29_r6c33_2)))
(assert (or bridges_r5c29_r6c29_2 bridges_r6c28_r6c29_1 bridges_r6c29_r6c33_1 bridges_r6c29_r27c29_2))
(assert (or bridges_r5c29_r6c29_2 bridges_r6c28_r6c29_1 bridges_r6c29_r6c33_2 bridges_r6c29_r27c29_1))
(assert (not (and bridges_r5c29_r6c29_1 bridges_r6c29_r6c33_1 bridges_r6c29_r27c29_2)))
(assert (not (and bridges_r5c29_r6c29_1 bridges_r6c29_r6c33_2 bridges_r6c29_r27c29_1)))
(assert (or bridges_r5c29_r6c29_2 bridges_r6c28_r6c29_2 bridges_r6c29_r6c33_1 bridges_r6c29_r27c29_1))
(assert (not (and bridges_r5c29_r6c29_1 bridges_r6c28_r6c29_1 bridges_r6c29_r27c29_2)))
(assert (not (and bridges_r5c29_r6c29_1 bridges_r6c28_r6c29_1 bridges_r6c29_r6c33_1 bridges_r6c29_r27c29_1)))
(assert (not (and bridges_r5c29_r6c29_1 bridges_r6c28_r6c29_1 bridges_r6c29_r6c33_2)))
(assert (not (and bridges_r5c29_r6c29_1 bridges_r6c28_r6c29_2 bridges_r6c29_r27c29_1)))
(assert (not (and bridges_r5c29_r6c29_1 bridges_r6c28_r6c29_2 bridges_r6c29_r6c33_1)))
(assert (or bridges_r6c28_r6c29_1 bridges_r6c29_r6c33_1 bridges_r6c29_r27c29_1))
(assert (not (and bridges_r5c29_r6c29_2 bridges_r6c29_r27c29_2)))
(assert (not (and bridges_r5c29_r6c29_2 bridges_r6c29_r6c33_1 bridges_r6c29_r27c29_1)))
(assert (not (and bridges_r5c29_r6c29_2 bridges_r6c29_r6c33_2)))
(assert (not (and bridges_r5c29_r6c29_2 bridges_r6c28_r6c29_1 bridges_r6c29_r27c29_1)))
(assert (not (and bridges_r5c29_r6c29_2 bridges_r6c28_r6c29_1 bridges_r6c29_r6c33_1)))
(assert (not (and bridges_r5c29_r6c29_2 bridges_r6c28_r6c29_2)))
(assert (or bridges_r6c29_r6c33_1 bridges_r6c33_r6c34_1)) ; island 3 at r6c33
(assert (or bridges_r6c29_r6c33_1 bridges_r6c33_r6c34_2 bridges_r6c33_r10c33_2))
(assert (or bridges_r6c29_r6c33_1 bridges_r6c33_r10c33_1))
(assert (not (and bridges_r6c33_r6c34_2 bridges_r6c33_r10c33_2)))
(assert (or bridges_r6c29_r6c33_2 bridges_r6c33_r6c34_1 bridges_r6c33_r10c33_2))
(assert (or bridges_r6c29_r6c33_2 bridges_r6c33_r6c34_2 bridges_r6c33_r10c33_1))
(assert (not (and bridges_r6c29_r6c33_1 bridges_r6c33_r6c34_1 bridges_r6c33_r10c33_2)))
(assert (not (and bridges_r6c29_r6c33_1 bridges_r6c33_r6c34_2 bridges_r6c33_r10c33_1)))
(assert (or bridges_r6c33_r6c34_1 bridges_r6c33_r10c33_1))
(assert (not (and bridges_r6c29_r6c33_2 bridges_r6c33_r10c33_2)))
(assert (not (and bridges_r6c29_r6c33_2 bridges_r6c33_r6c34_1 bridges_r6c33_r10c33_1)))
(assert (not (and bridges_r6c29_r6c33_2 bridges_r6c33_r6c34_2)))
(assert bridges_r6c33_r6c34_2) ; island 6 at r6c34
(assert bridges_r6c34_r6c35_2)
(assert bridges_r6c34_r7c34_2)
(assert (or bridges_r5c35_r6c35_1 bridges_r6c34_r6c35_1 bridges_r6c35_r6c37_1)) ; island 3 at r6c35
(assert (or bridges_r5c35_r6c35_1 bridges_r6c34_r6c35_1 bridges_r6c35_r9c35_2))
(assert (or bridges_r5c35_r6c35_1 bridges_r6c34_r6c35_2 bridges_r6c35_r6c37_1 bridges_r6c35_r9c35_2))
(assert (or bridges_r5c35_r6c35_1 bridges_r6c34_r6c35_2 bridges_r6c35_r9c35_1))
(assert (not (and bridges_r6c34_r6c35_1 bridges_r6c35_r6c37_1 bridges_r6c35_r9c35_2)))
(assert (or bridges_r5c35_r6c35_1 bridges_r6c35_r6c37_1 bridges_r6c35_r9c35_1))
(assert (not (and bridges_r6c34_r6c35_2 bridges_r6c35_r9c35_2)))
(assert (not (and bridges_r6c34_r6c35_2 bridges_r6c35_r6c37_1 bridges_r6c35_r9c35_1)))
(assert (or bridges_r5c35_r6c35_2 bridges_r6c34_r6c35_1 bridges_r6c35_r6c37_1 bridges_r6c35_r9c35_2))
(assert (or bridges_r5c35_r6c35_2 bridges_r6c34_r6c35_1 bridges_r6c35_r9c35_1))
(assert (not (and bridges_r5c35_r6c35_1 bridges_r6c35_r6c37_1 bridges_r6c35_r9c35_2)))
(assert (or bridges_r5c35_r6c35_2 bridges_r6c34_r6c35_2 bridges_r6c35_r6c37_1 bridges_r6c35_r9c35_1))
(assert (not (and bridges_r5c35_r6c35_1 bridges_r6c34_r6c35_1 bridges_r6c35_r9c35_2)))
(assert (not (and bridges_r5c35_r6c35_1 bridges_r6c34_r6c35_1 bridges_r6c35_r6c37_1 bridges_r6c35_r9c35_1)))
(assert (not (and bridges_r5c35_r6c35_1 bridges_r6c34_r6c35_2 bridges_r6c35_r9c35_1)))
(assert (not (and bridges_r5c35_r6c35_1 bridges_r6c34_r6c35_2 bridges_r6c35_r6c37_1)))
(assert (or bridges_r6c34_r6c35_1 bridges_r6c35_r6c37_1 bridges_r6c35_r9c35_1))
(assert (not (and bridges_r5c35_r6c35_2 bridges_r6c35_r9c35_2)))
(assert (not (and bridges_r5c35_r6c35_2 bridges_r6c35_r6c37_1 bridges_r6c35_r9c35_1)))
(assert (not (and bridges_r5c35_r6c35_2 bridges_r6c34_r6c35_1 bridges_r6c35_r9c35_1)))
(assert (not (and bridges_r5c35_r6c35_2 bridges_r6c34_r6c35_1 bridges_r6c35_r6c37_1)))
(assert (not (and bridges_r5c35_r6c35_2 bridges_r6c34_r6c35_2)))
(assert (or bridges_r5c37_r6c37_1 bridges_r6c35_r6c37_1 bridges_r6c37_r6c39_1 bridges_r6c37_r8c37_1)) ; island 1 at r6c37
(assert (not (and bridges_r6c37_r6c39_1 bridges_r6c37_r8c37_1)))
(assert (not (and bridges_r6c35_r6c37_1 bridges_r6c37_r8c37_1)))
(assert (not (and bridges_r6c35_r6c37_1 bridges_r6c37_r6c39_1)))
(assert (not (and bridges_r5c37_r6c37_1 bridges_r6c37_r8c37_1)))
(assert (not (and bridges_r5c37_r6c37_1 bridges_r6c37_r6c39_1)))
(assert (not (and bridges_r5c37_r6c37_1 bridges_r6c35_r6c37_1)))
(assert (or bridges_r5c39_r6c39_1 bridges_r6c37_r6c39_1 bridges_r6c39_r6c41_1)) ; island 3 at r6c39
(assert (or bridges_r5c39_r6c39_1 bridges_r6c37_r6c39_1 bridges_r6c39_r9c39_2))
(assert (or bridges_r5c39_r6c39_1 bridges_r6c39_r6c41_1 bridges_r6c39_r9c39_2))
(assert (or bridges_r5c39_r6c39_1 bridges_r6c39_r9c39_1))
(assert (not (and bridges_r6c37_r6c39_1 bridges_r6c39_r6c41_1 bridges_r6c39_r9c39_2)))
(assert (or bridges_r5c39_r6c39_2 bridges_r6c37_r6c39_1 bridges_r6c39_r6c41_1 bridges_r6c39_r9c39_2))
(assert (or bridges_r5c39_r6c39_2 bridges_r6c37_r6c39_1 bridges_r6c39_r9c39_1))
(assert (not (and bridges_r5c39_r6c39_1 bridges_r6c39_r6c41_1 bridges_r6c39_r9c39_2)))
(assert (or bridges_r5c39_r6c39_2 bridges_r6c39_r6c41_1 bridges_r6c39_r9c39_1))
(assert (not (and bridges_r5c39_r6c39_1 bridges_r6c37_r6c39_1 bridges_r6c39_r9c39_2)))
(assert (not (and bridges_r5c39_r6c39_1 bridges_r6c37_r6c39_1 bridges_r6c39_r6c41_1 bridges_r6c39_r9c39_1)))
(assert (or bridges_r6c37_r6c39_1 bridges_r6c39_r6c41_1 bridges_r6c39_r9c39_1))
(assert (not (and bridges_r5c39_r6c39_2 bridges_r6c39_r9c39_2)))
(assert (not (and bridges_r5c39_r6c39_2 bridges_r6c39_r6c41_1 bridges_r6c39_r9c39_1)))
(assert (not (and bridges_r5c39_r6c39_2 bridges_r6c37_r6c39_1 bridges_r6c39_r9c39_1)))
(assert (not (and bridges_r5c39_r6c39_2 bridges_r6c37_r6c39_1 bridges_r6c39_r6c41_1)))
(assert (or bridges_r4c41_r6c41_1 bridges_r6c39_r6c41_1 bridges_r6c41_r6c48_1 bridges_r6c41_r8c41_1)) ; island 1 at r6c41
(assert (not (and bridges_r6c41_r6c48_1 bridges_r6c41_r8c41_1)))
(assert (not (and bridges_r6c39_r6c41_1 bridges_r6c41_r8c41_1)))
(assert (not (and bridges_r6c39_r6c41_1 bridges_r6c41_r6c48_1)))
(assert (not (and bridges_r4c41_r6c41_1 bridges_r6c41_r8c41_1)))
(assert (not (and bridges_r4c41_r6c41_1 bridges_r6c41_r6c48_1)))
(assert (not (and bridges_r4c41_r6c41_1 bridges_r6c39_r6c41_1)))
(assert (or bridges_r4c48_r6c48_1 bridges_r6c41_r6c48_1 bridges_r6c48_r6c52_1)) ; island 3 at r6c48
(assert (or bridges_r4c48_r6c48_1 bridges_r6c41_r6c48_1 bridges_r6c48_r6c52_2 bridges_r6c48_r7c48_2))
(assert (or bridges_r4c48_r6c48_1 bridges_r6c41_r6c48_1 bridges_r6c48_r7c48_1))
(assert (not (and bridges_r6c48_r6c52_2 bridges_r6c48_r7c48_2)))
(assert (or bridges_r4c48_r6c48_1 bridges_r6c48_r6c52_1 bridges_r6c48_r7c48_2))
(assert (or bridges_r4c48_r6c48_1 bridges_r6c48_r6c52_2 bridges_r6c48_r7c48_1))
(assert (not (and bridges_r6c41_r6c48_1 bridges_r6c48_r6c52_1 bridges_r6c48_r7c48_2)))
(assert (not (and bridges_r6c41_r6c48_1 bridges_r6c48_r6c52_2 bridges_r6c48_r7c48_1)))
(assert (or bridges_r4c48_r6c48_2 bridges_r6c41_r6c48_1 bridges_r6c48_r6c52_1 bridges_r6c48_r7c48_2))
(assert (or bridges_r4c48_r6c48_2 bridges_r6c41_r6c48_1 bridges_r6c48_r6c52_2 bridges_r6c48_r7c48_1))
(assert (not (and bridges_r4c48_r6c48_1 bridges_r6c48_r6c52_1 bridges_r6c48_r7c48_2)))
(assert (not (and bridges_r4c48_r6c48_1 bridges_r6c48_r6c52_2 bridges_r6c48_r7c48_1)))
(assert (or bridges_r4c48_r6c48_2 bridges_r6c48_r6c52_1 bridges_r6c48_r7c48_1))
(assert (not (and bridges_r4c48_r6c48_1 bridges_r6c41_r6c48_1 bridges_r6c48_r7c48_2)))
(assert (not (and bridges_r4c48_r6c48_1 bridges_r6c41_r6c48_1 bridges_r6c48_r6c52_1 bridges_r6c48_r7c48_1)))
(assert (not (and bridges_r4c48_r6c48_1 bridges_r6c41_r6c48_1 bridges_r6c48_r6c52_2)))
(assert (or bridges_r6c41_r6c48_1 bridges_r6c48_r6c52_1 bridges_r6c48_r7c48_1))
(assert (not (and bridges_r4c48_r6c48_2 bridges_r6c48_r7c48_2)))
(assert (not (and bridges_r4c48_r6c48_2 bridges_r6c48_r6c52_1 bridges_r6c48_r7c48_1)))
(assert (not (and bridges_r4c48_r6c48_2 bridges_r6c48_r6c52_2)))
(assert (not (and bridges_r4c48_r6c48_2 bridges_r6c41_r6c48_1 bridges_r6c48_r7c48_1)))
(assert (not (and bridges_r4c48_r6c48_2 bridges_r6c41_r6c48_1 bridges_r6c48_r6c52_1)))
(assert (or bridges_r4c52_r6c52_1 bridges_r6c48_r6c52_1 bridges_r6c52_r6c55_1 bridges_r6c52_r8c52_2)) ; island 2 at r6c52
(assert (or bridges_r4c52_r6c52_1 bridges_r6c48_r6c52_1 bridges_r6c52_r8c52_1))
(assert (not (and bridges_r6c52_r6c55_1 bridges_r6c52_r8c52_2)))
(assert (or bridges_r4c52_r6c52_1 bridges_r6c48_r6c52_2 bridges_r6c52_r6c55_1 bridges_r6c52_r8c52_1))
(assert (not (and bridges_r6c48_r6c52_1 bridges_r6c52_r8c52_2)))
(assert (not (and bridges_r6c48_r6c52_1 bridges_r6c52_r6c55_1 bridges_r6c52_r8c52_1)))
(assert (not (and bridges_r6c48_r6c52_2 bridges_r6c52_r8c52_1)))
(assert (not (and bridges_r6c48_r6c52_2 bridges_r6c52_r6c55_1)))
(assert (or bridges_r4c52_r6c52_2 bridges_r6c48_r6c52_1 bridges_r6c52_r6c55_1 bridges_r6c52_r8c52_1))
(assert (not (and bridges_r4c52_r6c52_1 bridges_r6c52_r8c52_2)))
(assert (not (and bridges_r4c52_r6c52_1 bridges_r6c52_r6c55_1 bridges_r6c52_r8c52_1)))
(assert (not (and bridges_r4c52_r6c52_1 bridges_r6c48_r6c52_1 bridges_r6c52_r8c52_1)))
(assert (not (and bridges_r4c52_r6c52_1 bridges_r6c48_r6c52_1 bridges_r6c52_r6c55_1)))
(assert (not (and bridges_r4c52_r6c52_1 bridges_r6c48_r6c52_2)))
(assert (not (and bridges_r4c52_r6c52_2 bridges_r6c52_r8c52_1)))
(assert (not (and bridges_r4c52_r6c52_2 bridges_r6c52_r6c55_1)))
(assert (not (and bridges_r4c52_r6c52_2 bridges_r6c48_r6c52_1)))
(assert (or bridges_r6c52_r6c55_1 bridges_r6c55_r6c56_1 bridges_r6c55_r12c55_2)) ; island 2 at r6c55
(assert (or bridges_r6c52_r6c55_1 bridges_r6c55_r6c56_2 bridges_r6c55_r12c55_1))
(assert (not (and bridges_r6c55_r6c56_1 bridges_r6c55_r12c55_2)))
(assert (not (and bridges_r6c55_r6c56_2 bridges_r6c55_r12c55_1)))
(assert (or bridges_r6c55_r6c56_1 bridges_r6c55_r12c55_1))
(assert (not (and bridges_r6c52_r6c55_1 bridges_r6c55_r12c55_2)))
(assert (not (and bridges_r6c52_r6c55_1 bridges_r6c55_r6c56_1 bridges_r6c55_r12c55_1)))
(assert (not (and bridges_r6c52_r6c55_1 bridges_r6c55_r6c56_2)))
(assert bridges_r5c56_r6c56_1) ; island 7 at r6c56
(assert (or bridges_r5c56_r6c56_2 bridges_r6c55_r6c56_2))
(assert (or bridges_r5c56_r6c56_2 bridges_r6c56_r6c58_2))
(assert (or bridges_r5c56_r6c56_2 bridges_r6c56_r7c56_2))
(assert bridges_r6c55_r6c56_1)
(assert (or bridges_r6c55_r6c56_2 bridges_r6c56_r6c58_2))
(assert (or bridges_r6c55_r6c56_2 bridges_r6c56_r7c56_2))
(assert bridges_r6c56_r6c58_1)
(assert (or bridges_r6c56_r6c58_2 bridges_r6c56_r7c56_2))
(assert bridges_r6c56_r7c56_1)
(assert (not (and bridges_r5c56_r6c56_2 bridges_r6c55_r6c56_2 bridges_r6c56_r6c58_2 bridges_r6c56_r7c56_2)))
(assert (or bridges_r5c58_r6c58_1 bridges_r6c56_r6c58_2)) ; island 6 at r6c58
(assert (or bridges_r5c58_r6c58_1 bridges_r6c58_r6c59_2))
(assert (or bridges_r5c58_r6c58_1 bridges_r6c58_r8c58_2))
(assert (or bridges_r5c58_r6c58_2 bridges_r6c56_r6c58_1))
(assert (or bridges_r5c58_r6c58_2 bridges_r6c56_r6c58_2 bridges_r6c58_r6c59_2))
(assert (or bridges_r5c58_r6c58_2 bridges_r6c56_r6c58_2 bridges_r6c58_r8c58_2))
(assert (or bridges_r5c58_r6c58_2 bridges_r6c58_r6c59_1))
(assert (or bridges_r5c58_r6c58_2 bridges_r6c58_r6c59_2 bridges_r6c58_r8c58_2))
(assert (or bridges_r5c58_r6c58_2 bridges_r6c58_r8c58_1))
(assert (not (and bridges_r5c58_r6c58_1 bridges_r6c56_r6c58_2 bridges_r6c58_r6c59_2 bridges_r6c58_r8c58_2)))
(assert (or bridges_r6c56_r6c58_1 bridges_r6c58_r6c59_2))
(assert (or bridges_r6c56_r6c58_1 bridges_r6c58_r8c58_2))
(assert (or bridges_r6c56_r6c58_2 bridges_r6c58_r6c59_1))
(assert (or bridges_r6c56_r6c58_2 bridges_r6c58_r6c59_2 bridges_r6c58_r8c58_2))
(assert (or bridges_r6c56_r6c58_2 bridges_r6c58_r8c58_1))
(assert (not (and bridges_r5c58_r6c58_2 bridges_r6c56_r6c58_1 bridges_r6c58_r6c59_2 bridges_r6c58_r8c58_2)))
(assert (or bridges_r6c58_r6c59_1 bridges_r6c58_r8c58_2))
(assert (or bridges_r6c58_r6c59_2 bridges_r6c58_r8c58_1))
(assert (not (and bridges_r5c58_r6c58_2 bridges_r6c56_r6c58_2 bridges_r6c58_r6c59_1 bridges_r6c58_r8c58_2)))
(assert (not (and bridges_r5c58_r6c58_2 bridges_r6c56_r6c58_2 bridges_r6c58_r6c59_2 bridges_r6c58_r8c58_1)))
(assert (or bridges_r5c59_r6c59_1 bridges_r6c58_r6c59_2)) ; island 4 at r6c59
(assert (or bridges_r5c59_r6c59_1 bridges_r6c59_r8c59_2))
(assert (or bridges_r5c59_r6c59_2 bridges_r6c58_r6c59_1))
(assert (or bridges_r5c59_r6c59_2 bridges_r6c58_r6c59_2 bridges_r6c59_r8c59_2))
(assert (or bridges_r5c59_r6c59_2 bridges_r6c59_r8c59_1))
(assert (not (and bridges_r5c59_r6c59_1 bridges_r6c58_r6c59_2 bridges_r6c59_r8c59_2)))
(assert (or bridges_r6c58_r6c59_1 bridges_r6c59_r8c59_2))
(assert (or bridges_r6c58_r6c59_2 bridges_r6c59_r8c59_1))
(assert (not (and bridges_r5c59_r6c59_2 bridges_r6c58_r6c59_1 bridges_r6c59_r8c59_2)))
(assert (not (and bridges_r5c59_r6c59_2 bridges_r6c58_r6c59_2 bridges_r6c59_r8c59_1)))
(assert bridges_r7c15_r7c16_2) ; island 4 at r7c15
(assert bridges_r5c16_r7c16_2) ; island 6 at r7c16
(assert bridges_r7c16_r7c23_2)
(assert (or bridges_r2c23_r7c23_1 bridges_r7c16_r7c23_2)) ; island 6 at r7c23
(assert (or bridges_r2c23_r7c23_1 bridges_r7c23_r7c31_2))
(assert (or bridges_r2c23_r7c23_1 bridges_r7c23_r10c23_2))
(assert (or bridges_r2c23_r7c23_2 bridges_r7c16_r7c23_1))
(assert (or bridges_r2c23_r7c23_2 bridges_r7c16_r7c23_2 bridges_r7c23_r7c31_2))
(assert (or bridges_r2c23_r7c23_2 bridges_r7c16_r7c23_2 bridges_r7c23_r10c23_2))
(assert (or bridges_r2c23_r7c23_2 bridges_r7c23_r7c31_1))
(assert (or bridges_r2c23_r7c23_2 bridges_r7c23_r7c31_2 bridges_r7c23_r10c23_2))
(assert (or bridges_r2c23_r7c23_2 bridges_r7c23_r10c23_1))
(assert (not (and bridges_r2c23_r7c23_1 bridges_r7c16_r7c23_2 bridges_r7c23_r7c31_2 bridges_r7c23_r10c23_2)))
(assert (or bridges_r7c16_r7c23_1 bridges_r7c23_r7c31_2))
(assert (or bridges_r7c16_r7c23_1 bridges_r7c23_r10c23_2))
(assert (or bridges_r7c16_r7c23_2 bridges_r7c23_r7c31_1))
(assert (or bridges_r7c16_r7c23_2 bridges_r7c23_r7c31_2 bridges_r7c23_r10c23_2))
(assert (or bridges_r7c16_r7c23_2 bridges_r7c23_r10c23_1))
(assert (not (and bridges_r2c23_r7c23_2 bridges_r7c16_r7c23_1 bridges_r7c23_r7c31_2 bridges_r7c23_r10c23_2)))
(assert (or bridges_r7c23_r7c31_1 bridges_r7c23_r10c23_2))
(assert (or bridges_r7c23_r7c31_2 bridges_r7c23_r10c23_1))
(assert (not (and bridges_r2c23_r7c23_2 bridges_r7c16_r7c23_2 bridges_r7c23_r7c31_1 bridges_r7c23_r10c23_2)))
(assert (not (and bridges_r2c23_r7c23_2 bridges_r7c16_r7c23_2 bridges_r7c23_r7c31_2 bridges_r7c23_r10c23_1)))
(assert (or bridges_r4c31_r7c31_1 bridges_r7c23_r7c31_2)) ; island 6 at r7c31
(assert (or bridges_r4c31_r7c31_1 bridges_r7c31_r7c34_2))
(assert (or bridges_r4c31_r7c31_1 bridges_r7c31_r13c31_2))
(assert (or bridges_r4c31_r7c31_2 bridges_r7c23_r7c31_1))
(assert (or bridges_r4c31_r7c31_2 bridges_r7c23_r7c31_2 bridges_r7c31_r7c34_2))
(assert (or bridges_r4c31_r7c31_2 bridges_r7c23_r7c31_2 bridges_r7c31_r13c31_2))
(assert (or bridges_r4c31_r7c31_2 bridges_r7c31_r7c34_1))
(assert (or bridges_r4c31_r7c31_2 bridges_r7c31_r7c34_2 bridges_r7c31_r13c31_2))
(assert (or bridges_r4c31_r7c31_2 bridges_r7c31_r13c31_1))
(assert (not (and bridges_r4c31_r7c31_1 bridges_r7c23_r7c31_2 bridges_r7c31_r7c34_2 bridges_r7c31_r13c31_2)))
(assert (or bridges_r7c23_r7c31_1 bridges_r7c31_r7c34_2))
(assert (or bridges_r7c23_r7c31_1 bridges_r7c31_r13c31_2))
(assert (or bridges_r7c23_r7c31_2 bridges_r7c31_r7c34_1))
(assert (or bridges_r7c23_r7c31_2 bridges_r7c31_r7c34_2 bridges_r7c31_r13c31_2))
(assert (or bridges_r7c23_r7c31_2 bridges_r7c31_r13c31_1))
(assert (not (and bridges_r4c31_r7c31_2 bridges_r7c23_r7c31_1 bridges_r7c31_r7c34_2 bridges_r7c31_r13c31_2)))
(assert (or bridges_r7c31_r7c34_1 bridges_r7c31_r13c31_2))
(assert (or bridges_r7c31_r7c34_2 bridges_r7c31_r13c31_1))
(assert (not (and bridges_r4c31_r7c31_2 bridges_r7c23_r7c31_2 bridges_r7c31_r7c34_1 bridges_r7c31_r13c31_2)))
(assert (not (and bridges_r4c31_r7c31_2 bridges_r7c23_r7c31_2 bridges_r7c31_r7c34_2 bridges_r7c31_r13c31_1)))
(assert bridges_r6c34_r7c34_1) ; island 7 at r7c34
(assert (or bridges_r6c34_r7c34_2 bridges_r7c31_r7c34_2))
(assert (or bridges_r6c34_r7c34_2 bridges_r7c34_r7c36_2))
(assert (or bridges_r6c34_r7c34_2 bridges_r7c34_r13c34_2))
(assert bridges_r7c31_r7c34_1)
(assert (or bridges_r7c31_r7c34_2 bridges_r7c34_r7c36_2))
(assert (or bridges_r7c31_r7c34_2 bridges_r7c34_r13c34_2))
(assert bridges_r7c34_r7c36_1)
(assert (or bridges_r7c34_r7c36_2 bridges_r7c34_r13c34_2))
(assert bridges_r7c34_r13c34_1)
(assert (not (and bridges_r6c34_r7c34_2 bridges_r7c31_r7c34_2 bridges_r7c34_r7c36_2 bridges_r7c34_r13c34_2)))
(assert (or bridges_r5c36_r7c36_2 bridges_r7c34_r7c36_2)) ; island 7 at r7c36
(assert (or bridges_r5c36_r7c36_2 bridges_r7c36_r7c38_2))
(assert (or bridges_r5c36_r7c36_2 bridges_r7c36_r9c36_2))
(assert (or bridges_r7c34_r7c36_2 bridges_r7c36_r7c38_2))
(assert (or bridges_r7c34_r7c36_2 bridges_r7c36_r9c36_2))
(assert bridges_r7c36_r7c38_1)
(assert (or bridges_r7c36_r7c38_2 bridges_r7c36_r9c36_2))
(assert bridges_r7c36_r9c36_1)
(assert (not (and bridges_r5c36_r7c36_2 bridges_r7c34_r7c36_2 bridges_r7c36_r7c38_2 bridges_r7c36_r9c36_2)))
(assert bridges_r3c38_r7c38_1) ; island 7 at r7c38
(assert (or bridges_r3c38_r7c38_2 bridges_r7c36_r7c38_2))
(assert (or bridges_r3c38_r7c38_2 bridges_r7c38_r7c42_2))
(assert (or bridges_r3c38_r7c38_2 bridges_r7c38_r8c38_2))
(assert (or bridges_r7c36_r7c38_2 bridges_r7c38_r7c42_2))
(assert (or bridges_r7c36_r7c38_2 bridges_r7c38_r8c38_2))
(assert bridges_r7c38_r7c42_1)
(assert (or bridges_r7c38_r7c42_2 bridges_r7c38_r8c38_2))
(assert bridges_r7c38_r8c38_1)
(assert (not (and bridges_r3c38_r7c38_2 bridges_r7c36_r7c38_2 bridges_r7c38_r7c42_2 bridges_r7c38_r8c38_2)))
(assert (or bridges_r5c42_r7c42_1 bridges_r7c38_r7c42_1 bridges_r7c42_r7c44_2)) ; island 4 at r7c42
(assert (or bridges_r5c42_r7c42_1 bridges_r7c38_r7c42_1 bridges_r7c42_r9c42_2))
(assert (or bridges_r5c42_r7c42_1 bridges_r7c38_r7c42_2 bridges_r7c42_r7c44_1))
(assert (or bridges_r5c42_r7c42_1 bridges_r7c38_r7c42_2 bridges_r7c42_r7c44_2 bridges_r7c42_r9c42_2))
(assert (or bridges_r5c42_r7c42_1 bridges_r7c38_r7c42_2 bridges_r7c42_r9c42_1))
(assert (not (and bridges_r7c38_r7c42_1 bridges_r7c42_r7c44_2 bridges_r7c42_r9c42_2)))
(assert (or bridges_r5c42_r7c42_1 bridges_r7c42_r7c44_1 bridges_r7c42_r9c42_2))
(assert (or bridges_r5c42_r7c42_1 bridges_r7c42_r7c44_2 bridges_r7c42_r9c42_1))
(assert (not (and bridges_r7c38_r7c42_2 bridges_r7c42_r7c44_1 bridges_r7c42_r9c42_2)))
(assert (not (and bridges_r7c38_r7c42_2 bridges_r7c42_r7c44_2 bridges_r7c42_r9c42_1)))
(assert (or bridges_r5c42_r7c42_2 bridges_r7c38_r7c42_1 bridges_r7c42_r7c44_1))
(assert (or bridges_r5c42_r7c42_2 bridges_r7c38_r7c42_1 bridges_r7c42_r7c44_2 bridges_r7c42_r9c42_2))
(assert (or bridges_r5c42_r7c42_2 bridges_r7c38_r7c42_1 bridges_r7c42_r9c42_1))
(assert (not (and bridges_r5c42_r7c42_1 bridges_r7c42_r7c44_2 bridges_r7c42_r9c42_2)))
(assert (or bridges_r5c42_r7c42_2 bridges_r7c38_r7c42_2 bridges_r7c42_r7c44_1 bridges_r7c42_r9c42_2))
(assert (or bridges_r5c42_r7c42_2 bridges_r7c38_r7c42_2 bridges_r7c42_r7c44_2 bridges_r7c42_r9c42_1))
(assert (not (and bridges_r5c42_r7c42_1 bridges_r7c38_r7c42_1 bridges_r7c42_r7c44_1 bridges_r7c42_r9c42_2)))
(assert (not (and bridges_r5c42_r7c42_1 bridges_r7c38_r7c42_1 bridges_r7c42_r7c44_2 bridges_r7c42_r9c42_1)))
(assert (or bridges_r5c42_r7c42_2 bridges_r7c42_r7c44_1 bridges_r7c42_r9c42_1))
(assert (not (and bridges_r5c42_r7c42_1 bridges_r7c38_r7c42_2 bridges_r7c42_r9c42_2)))
(assert (not (and bridges_r5c42_r7c42_1 bridges_r7c38_r7c42_2 bridges_r7c42_r7c44_1 bridges_r7c42_r9c42_1)))
(assert (not (and bridges_r5c42_r7c42_1 bridges_r7c38_r7c42_2 bridges_r7c42_r7c44_2)))
(assert (or bridges_r7c38_r7c42_1 bridges_r7c42_r7c44_1 bridges_r7c42_r9c42_2))
(assert (or bridges_r7c38_r7c42_1 bridges_r7c42_r7c44_2 bridges_r7c42_r9c42_1))
(assert (not (and bridges_r5c42_r7c42_2 bridges_r7c42_r7c44_1 bridges_r7c42_r9c42_2)))
(assert (not (and bridges_r5c42_r7c42_2 bridges_r7c42_r7c44_2 bridges_r7c42_r9c42_1)))
(assert (or bridges_r7c38_r7c42_2 bridges_r7c42_r7c44_1 bridges_r7c42_r9c42_1))
(assert (not (and bridges_r5c42_r7c42_2 bridges_r7c38_r7c42_1 bridges_r7c42_r9c42_2)))
(assert (not (and bridges_r5c42_r7c42_2 bridges_r7c38_r7c42_1 bridges_r7c42_r7c44_1 bridges_r7c42_r9c42_1)))
(assert (not (and bridges_r5c42_r7c42_2 bridges_r7c38_r7c42_1 bridges_r7c42_r7c44_2)))
(assert (not (and bridges_r5c42_r7c42_2 bridges_r7c38_r7c42_2 bridges_r7c42_r9c42_1)))
(assert (not (and bridges_r5c42_r7c42_2 bridges_r7c38_r7c42_2 bridges_r7c42_r7c44_1)))
(assert (or bridges_r4c44_r7c44_1 bridges_r7c42_r7c44_1 bridges_r7c44_r7c48_2)) ; island 4 at r7c44
(assert (or bridges_r4c44_r7c44_1 bridges_r7c42_r7c44_1 bridges_r7c44_r8c44_2))
(assert (or bridges_r4c44_r7c44_1 bridges_r7c42_r7c44_2 bridges_r7c44_r7c48_1))
(assert (or bridges_r4c44_r7c44_1 bridges_r7c42_r7c44_2 bridges_r7c44_r7c48_2 bridges_r7c44_r8c44_2))
(assert (or bridges_r4c44_r7c44_1 bridges_r7c42_r7c44_2 bridges_r7c44_r8c44_1))
(assert (not (and bridges_r7c42_r7c44_1 bridges_r7c44_r7c48_2 bridges_r7c44_r8c44_2)))
(assert (or bridges_r4c44_r7c44_1 bridges_r7c44_r7c48_1 bridges_r7c44_r8c44_2))
(assert (or bridges_r4c44_r7c44_1 bridges_r7c44_r7c48_2 bridges_r7c44_r8c44_1))
(assert (not (and bridges_r7c42_r7c44_2 bridges_r7c44_r7c48_1 bridges_r7c44_r8c44_2)))
(assert (not (and bridges_r7c42_r7c44_2 bridges_r7c44_r7c48_2 bridges_r7c44_r8c44_1)))
(assert (or bridges_r7c42_r7c44_1 bridges_r7c44_r7c48_1))
(assert (or bridges_r7c42_r7c44_1 bridges_r7c44_r7c48_2 bridges_r7c44_r8c44_2))
(assert (or bridges_r7c42_r7c44_1 bridges_r7c44_r8c44_1))
(assert (not (and bridges_r4c44_r7c44_1 bridges_r7c44_r7c48_2 bridges_r7c44_r8c44_2)))
(assert (or bridges_r7c42_r7c44_2 bridges_r7c44_r7c48_1 bridges_r7c44_r8c44_2))
(assert (or bridges_r7c42_r7c44_2 bridges_r7c44_r7c48_2 bridges_r7c44_r8c44_1))
(assert (not (and bridges_r4c44_r7c44_1 bridges_r7c42_r7c44_1 bridges_r7c44_r7c48_1 bridges_r7c44_r8c44_2)))
(assert (not (and bridges_r4c44_r7c44_1 bridges_r7c42_r7c44_1 bridges_r7c44_r7c48_2 bridges_r7c44_r8c44_1)))
(assert (or bridges_r7c44_r7c48_1 bridges_r7c44_r8c44_1))
(assert (not (and bridges_r4c44_r7c44_1 bridges_r7c42_r7c44_2 bridges_r7c44_r8c44_2)))
(assert (not (and bridges_r4c44_r7c44_1 bridges_r7c42_r7c44_2 bridges_r7c44_r7c48_1 bridges_r7c44_r8c44_1)))
(assert (not (and bridges_r4c44_r7c44_1 bridges_r7c42_r7c44_2 bridges_r7c44_r7c48_2)))
(assert bridges_r6c48_r7c48_2) ; island 8 at r7c48
(assert bridges_r7c44_r7c48_2)
(assert bridges_r7c48_r7c56_2)
(assert bridges_r7c48_r9c48_2)
(assert (or bridges_r6c56_r7c56_2 bridges_r7c48_r7c56_2)) ; island 7 at r7c56
(assert (or bridges_r6c56_r7c56_2 bridges_r7c56_r7c60_2))
(assert (or bridges_r6c56_r7c56_2 bridges_r7c56_r8c56_2))
(assert bridges_r7c48_r7c56_1)
(assert (or bridges_r7c48_r7c56_2 bridges_r7c56_r7c60_2))
(assert (or bridges_r7c48_r7c56_2 bridges_r7c56_r8c56_2))
(assert bridges_r7c56_r7c60_1)
(assert (or bridges_r7c56_r7c60_2 bridges_r7c56_r8c56_2))
(assert bridges_r7c56_r8c56_1)
(assert (not (and bridges_r6c56_r7c56_2 bridges_r7c48_r7c56_2 bridges_r7c56_r7c60_2 bridges_r7c56_r8c56_2)))
(assert (or bridges_r4c60_r7c60_1 bridges_r7c56_r7c60_2)) ; island 4 at r7c60
(assert (or bridges_r4c60_r7c60_1 bridges_r7c60_r10c60_2))
(assert (or bridges_r4c60_r7c60_2 bridges_r7c56_r7c60_1))
(assert (or bridges_r4c60_r7c60_2 bridges_r7c56_r7c60_2 bridges_r7c60_r10c60_2))
(assert (or bridges_r4c60_r7c60_2 bridges_r7c60_r10c60_1))
(assert (not (and bridges_r4c60_r7c60_1 bridges_r7c56_r7c60_2 bridges_r7c60_r10c60_2)))
(assert (or bridges_r7c56_r7c60_1 bridges_r7c60_r10c60_2))
(assert (or bridges_r7c56_r7c60_2 bridges_r7c60_r10c60_1))
(assert (not (and bridges_r4c60_r7c60_2 bridges_r7c56_r7c60_1 bridges_r7c60_r10c60_2)))
(assert (not (and bridges_r4c60_r7c60_2 bridges_r7c56_r7c60_2 bridges_r7c60_r10c60_1)))
(assert (or bridges_r8c19_r8c32_1 bridges_r8c19_r9c19_2)) ; island 2 at r8c19
(assert bridges_r8c19_r9c19_1)
(assert (not (and bridges_r8c19_r8c32_1 bridges_r8c19_r9c19_2)))
(assert (or bridges_r8c19_r8c32_1 bridges_r8c32_r8c37_1 bridges_r8c32_r9c32_2)) ; island 2 at r8c32
(assert (or bridges_r8c19_r8c32_1 bridges_r8c32_r9c32_1))
(assert (not (and bridges_r8c32_r8c37_1 bridges_r8c32_r9c32_2)))
(assert (or bridges_r8c32_r8c37_1 bridges_r8c32_r9c32_1))
(assert (not (and bridges_r8c19_r8c32_1 bridges_r8c32_r9c32_2)))
(assert (not (and bridges_r8c19_r8c32_1 bridges_r8c32_r8c37_1 bridges_r8c32_r9c32_1)))
(assert (or bridges_r6c37_r8c37_1 bridges_r8c32_r8c37_1 bridges_r8c37_r8c38_1)) ; island 2 at r8c37
(assert (or bridges_r6c37_r8c37_1 bridges_r8c32_r8c37_1 bridges_r8c37_r8c38_2 bridges_r8c37_r15c37_1))
(assert (not (and bridges_r8c37_r8c38_2 bridges_r8c37_r15c37_1)))
(assert (or bridges_r6c37_r8c37_1 bridges_r8c37_r8c38_1 bridges_r8c37_r15c37_1))
(assert (not (and bridges_r8c32_r8c37_1 bridges_r8c37_r8c38_1 bridges_r8c37_r15c37_1)))
(assert (not (and bridges_r8c32_r8c37_1 bridges_r8c37_r8c38_2)))
(assert (or bridges_r8c32_r8c37_1 bridges_r8c37_r8c38_1 bridges_r8c37_r15c37_1))
(assert (not (and bridges_r6c37_r8c37_1 bridges_r8c37_r8c38_1 bridges_r8c37_r15c37_1)))
(assert (not (and bridges_r6c37_r8c37_1 bridges_r8c37_r8c38_2)))
(assert (not (and bridges_r6c37_r8c37_1 bridges_r8c32_r8c37_1 bridges_r8c37_r15c37_1)))
(assert (not (and bridges_r6c37_r8c37_1 bridges_r8c32_r8c37_1 bridges_r8c37_r8c38_1)))
(assert (or bridges_r7c38_r8c38_1 bridges_r8c37_r8c38_1 bridges_r8c38_r8c41_2)) ; island 4 at r8c38
(assert (or bridges_r7c38_r8c38_1 bridges_r8c37_r8c38_1 bridges_r8c38_r19c38_2))
(assert (or bridges_r7c38_r8c38_1 bridges_r8c37_r8c38_2 bridges_r8c38_r8c41_1))
(assert (or bridges_r7c38_r8c38_1 bridges_r8c37_r8c38_2 bridges_r8c38_r8c41_2 bridges_r8c38_r19c38_2))
(assert (or bridges_r7c38_r8c38_1 bridges_r8c37_r8c38_2 bridges_r8c38_r19c38_1))
(assert (not (and bridges_r8c37_r8c38_1 bridges_r8c38_r8c41_2 bridges_r8c38_r19c38_2)))
(assert (or bridges_r7c38_r8c38_1 bridges_r8c38_r8c41_1 bridges_r8c38_r19c38_2))
(assert (or bridges_r7c38_r8c38_1 bridges_r8c38_r8c41_2 bridges_r8c38_r19c38_1))
(assert (not (and bridges_r8c37_r8c38_2 bridges_r8c38_r8c41_1 bridges_r8c38_r19c38_2)))
(assert (not (and bridges_r8c37_r8c38_2 bridges_r8c38_r8c41_2 bridges_r8c38_r19c38_1)))
(assert (or bridges_r7c38_r8c38_2 bridges_r8c37_r8c38_1 bridges_r8c38_r8c41_1))
(assert (or bridges_r7c38_r8c38_2 bridges_r8c37_r8c38_1 bridges_r8c38_r8c41_2 bridges_r8c38_r19c38_2))
(assert (or bridges_r7c38_r8c38_2 bridges_r8c37_r8c38_1 bridges_r8c38_r19c38_1))
(assert (not (and bridges_r7c38_r8c38_1 bridges_r8c38_r8c41_2 bridges_r8c38_r19c38_2)))
(assert (or bridges_r7c38_r8c38_2 bridges_r8c37_r8c38_2 bridges_r8c38_r8c41_1 bridges_r8c38_r19c38_2))
(assert (or bridges_r7c38_r8c38_2 bridges_r8c37_r8c38_2 bridges_r8c38_r8c41_2 bridges_r8c38_r19c38_1))
(assert (not (and bridges_r7c38_r8c38_1 bridges_r8c37_r8c38_1 bridges_r8c38_r8c41_1 bridges_r8c38_r19c38_2)))
(assert (not (and bridges_r7c38_r8c38_1 bridges_r8c37_r8c38_1 bridges_r8c38_r8c41_2 bridges_r8c38_r19c38_1)))
(assert (or bridges_r7c38_r8c38_2 bridges_r8c38_r8c41_1 bridges_r8c38_r19c38_1))
(assert (not (and bridges_r7c38_r8c38_1 bridges_r8c37_r8c38_2 bridges_r8c38_r19c38_2)))
(assert (not (and bridges_r7c38_r8c38_1 bridges_r8c37_r8c38_2 bridges_r8c38_r8c41_1 bridges_r8c38_r19c38_1)))
(assert (not (and bridges_r7c38_r8c38_1 bridges_r8c37_r8c38_2 bridges_r8c38_r8c41_2)))
(assert (or bridges_r8c37_r8c38_1 bridges_r8c38_r8c41_1 bridges_r8c38_r19c38_2))
(assert (or bridges_r8c37_r8c38_1 bridges_r8c38_r8c41_2 bridges_r8c38_r19c38_1))
(assert (not (and bridges_r7c38_r8c38_2 bridges_r8c38_r8c41_1 bridges_r8c38_r19c38_2)))
(assert (not (and bridges_r7c38_r8c38_2 bridges_r8c38_r8c41_2 bridges_r8c38_r19c38_1)))
(assert (or bridges_r8c37_r8c38_2 bridges_r8c38_r8c41_1 bridges_r8c38_r19c38_1))
(assert (not (and bridges_r7c38_r8c38_2 bridges_r8c37_r8c38_1 bridges_r8c38_r19c38_2)))
(assert (not (and bridges_r7c38_r8c38_2 bridges_r8c37_r8c38_1 bridges_r8c38_r8c41_1 bridges_r8c38_r19c38_1)))
(assert (not (and bridges_r7c38_r8c38_2 bridges_r8c37_r8c38_1 bridges_r8c38_r8c41_2)))
(assert (not (and bridges_r7c38_r8c38_2 bridges_r8c37_r8c38_2 bridges_r8c38_r19c38_1)))
(assert (not (and bridges_r7c38_r8c38_2 bridges_r8c37_r8c38_2 bridges_r8c38_r8c41_1)))
(assert (or bridges_r6c41_r8c41_1 bridges_r8c38_r8c41_1 bridges_r8c41_r8c43_2)) ; island 4 at r8c41
(assert (or bridges_r6c41_r8c41_1 bridges_r8c38_r8c41_1 bridges_r8c41_r9c41_2))
(assert (or bridges_r6c41_r8c41_1 bridges_r8c38_r8c41_2 bridges_r8c41_r8c43_1))
(assert (or bridges_r6c41_r8c41_1 bridges_r8c38_r8c41_2 bridges_r8c41_r8c43_2 bridges_r8c41_r9c41_2))
(assert (or bridges_r6c41_r8c41_1 bridges_r8c38_r8c41_2 bridges_r8c41_r9c41_1))
(assert (not (and bridges_r8c38_r8c41_1 bridges_r8c41_r8c43_2 bridges_r8c41_r9c41_2)))
(assert (or bridges_r6c41_r8c41_1 bridges_r8c41_r8c43_1 bridges_r8c41_r9c41_2))
(assert (or bridges_r6c41_r8c41_1 bridges_r8c41_r8c43_2 bridges_r8c41_r9c41_1))
(assert (not (and bridges_r8c38_r8c41_2 bridges_r8c41_r8c43_1 bridges_r8c41_r9c41_2)))
(assert (not (and bridges_r8c38_r8c41_2 bridges_r8c41_r8c43_2 bridges_r8c41_r9c41_1)))
(assert (or bridges_r8c38_r8c41_1 bridges_r8c41_r8c43_1))
(assert (or bridges_r8c38_r8c41_1 bridges_r8c41_r8c43_2 bridges_r8c41_r9c41_2))
(assert (or bridges_r8c38_r8c41_1 bridges_r8c41_r9c41_1))
(assert (not (and bridges_r6c41_r8c41_1 bridges_r8c41_r8c43_2 bridges_r8c41_r9c41_2)))
(assert (or bridges_r8c38_r8c41_2 bridges_r8c41_r8c43_1 bridges_r8c41_r9c41_2))
(assert (or bridges_r8c38_r8c41_2 bridges_r8c41_r8c43_2 bridges_r8c41_r9c41_1))
(assert (not (and bridges_r6c41_r8c41_1 bridges_r8c38_r8c41_1 bridges_r8c41_r8c43_1 bridges_r8c41_r9c41_2)))
(assert (not (and bridges_r6c41_r8c41_1 bridges_r8c38_r8c41_1 bridges_r8c41_r8c43_2 bridges_r8c41_r9c41_1)))
(assert (or bridges_r8c41_r8c43_1 bridges_r8c41_r9c41_1))
(assert (not (and bridges_r6c41_r8c41_1 bridges_r8c38_r8c41_2 bridges_r8c41_r9c41_2)))
(assert (not (and bridges_r6c41_r8c41_1 bridges_r8c38_r8c41_2 bridges_r8c41_r8c43_1 bridges_r8c41_r9c41_1)))
(assert (not (and bridges_r6c41_r8c41_1 bridges_r8c38_r8c41_2 bridges_r8c41_r8c43_2)))
(assert bridges_r5c43_r8c43_1) ; island 7 at r8c43
(assert (or bridges_r5c43_r8c43_2 bridges_r8c41_r8c43_2))
(assert (or bridges_r5c43_r8c43_2 bridges_r8c43_r8c44_2))
(assert (or bridges_r5c43_r8c43_2 bridges_r8c43_r11c43_2))
(assert bridges_r8c41_r8c43_1)
(assert (or bridges_r8c41_r8c43_2 bridges_r8c43_r8c44_2))
(assert (or bridges_r8c41_r8c43_2 bridges_r8c43_r11c43_2))
(assert bridges_r8c43_r8c44_1)
(assert (or bridges_r8c43_r8c44_2 bridges_r8c43_r11c43_2))
(assert bridges_r8c43_r11c43_1)
(assert (not (and bridges_r5c43_r8c43_2 bridges_r8c41_r8c43_2 bridges_r8c43_r8c44_2 bridges_r8c43_r11c43_2)))
(assert bridges_r7c44_r8c44_2) ; island 8 at r8c44
(assert bridges_r8c43_r8c44_2)
(assert bridges_r8c44_r8c46_2)
(assert bridges_r8c44_r9c44_2)
(assert (or bridges_r4c46_r8c46_1 bridges_r8c44_r8c46_1 bridges_r8c46_r8c47_1)) ; island 3 at r8c46
(assert (or bridges_r4c46_r8c46_1 bridges_r8c44_r8c46_1 bridges_r8c46_r10c46_2))
(assert (or bridges_r4c46_r8c46_1 bridges_r8c44_r8c46_2 bridges_r8c46_r8c47_1 bridges_r8c46_r10c46_2))
(assert (or bridges_r4c46_r8c46_1 bridges_r8c44_r8c46_2 bridges_r8c46_r10c46_1))
(assert (not (and bridges_r8c44_r8c46_1 bridges_r8c46_r8c47_1 bridges_r8c46_r10c46_2)))
(assert (or bridges_r4c46_r8c46_1 bridges_r8c46_r8c47_1 bridges_r8c46_r10c46_1))
(assert (not (and bridges_r8c44_r8c46_2 bridges_r8c46_r10c46_2)))
(assert (not (and bridges_r8c44_r8c46_2 bridges_r8c46_r8c47_1 bridges_r8c46_r10c46_1)))
(assert (or bridges_r4c46_r8c46_2 bridges_r8c44_r8c46_1 bridges_r8c46_r8c47_1 bridges_r8c46_r10c46_2))
(assert (or bridges_r4c46_r8c46_2 bridges_r8c44_r8c46_1 bridges_r8c46_r10c46_1))
(assert (not (and bridges_r4c46_r8c46_1 bridges_r8c46_r8c47_1 bridges_r8c46_r10c46_2)))
(assert (or bridges_r4c46_r8c46_2 bridges_r8c44_r8c46_2 bridges_r8c46_r8c47_1 bridges_r8c46_r10c46_1))
(assert (not (and bridges_r4c46_r8c46_1 bridges_r8c44_r8c46_1 bridges_r8c46_r10c46_2)))
(assert (not (and bridges_r4c46_r8c46_1 bridges_r8c44_r8c46_1 bridges_r8c46_r8c47_1 bridges_r8c46_r10c46_1)))
(assert (not (and bridges_r4c46_r8c46_1 bridges_r8c44_r8c46_2 bridges_r8c46_r10c46_1)))
(assert (not (and bridges_r4c46_r8c46_1 bridges_r8c44_r8c46_2 bridges_r8c46_r8c47_1)))
(assert (or bridges_r8c44_r8c46_1 bridges_r8c46_r8c47_1 bridges_r8c46_r10c46_1))
(assert (not (and bridges_r4c46_r8c46_2 bridges_r8c46_r10c46_2)))
(assert (not (and bridges_r4c46_r8c46_2 bridges_r8c46_r8c47_1 bridges_r8c46_r10c46_1)))
(assert (not (and bridges_r4c46_r8c46_2 bridges_r8c44_r8c46_1 bridges_r8c46_r10c46_1)))
(assert (not (and bridges_r4c46_r8c46_2 bridges_r8c44_r8c46_1 bridges_r8c46_r8c47_1)))
(assert (not (and bridges_r4c46_r8c46_2 bridges_r8c44_r8c46_2)))
(assert (or bridges_r4c47_r8c47_1 bridges_r8c46_r8c47_1 bridges_r8c47_r23c47_1)) ; island 1 at r8c47
(assert (not (and bridges_r8c46_r8c47_1 bridges_r8c47_r23c47_1)))
(assert (not (and bridges_r4c47_r8c47_1 bridges_r8c47_r23c47_1)))
(assert (not (and bridges_r4c47_r8c47_1 bridges_r8c46_r8c47_1)))
(assert (or bridges_r4c49_r8c49_1 bridges_r8c49_r8c51_1 bridges_r8c49_r10c49_1)) ; island 1 at r8c49
(assert (not (and bridges_r8c49_r8c51_1 bridges_r8c49_r10c49_1)))
(assert (not (and bridges_r4c49_r8c49_1 bridges_r8c49_r10c49_1)))
(assert (not (and bridges_r4c49_r8c49_1 bridges_r8c49_r8c51_1)))
(assert (or bridges_r2c51_r8c51_1 bridges_r8c49_r8c51_1)) ; island 5 at r8c51
(assert (or bridges_r2c51_r8c51_1 bridges_r8c51_r8c52_2))
(assert (or bridges_r2c51_r8c51_1 bridges_r8c51_r9c51_2))
(assert (or bridges_r8c49_r8c51_1 bridges_r8c51_r8c52_2))
(assert (or bridges_r8c49_r8c51_1 bridges_r8c51_r9c51_2))
(assert bridges_r8c51_r8c52_1)
(assert (or bridges_r8c51_r8c52_2 bridges_r8c51_r9c51_2))
(assert bridges_r8c51_r9c51_1)
(assert (not (and bridges_r2c51_r8c51_1 bridges_r8c49_r8c51_1 bridges_r8c51_r8c52_2 bridges_r8c51_r9c51_2)))
(assert (or bridges_r6c52_r8c52_1 bridges_r8c51_r8c52_1 bridges_r8c52_r8c56_1)) ; island 3 at r8c52
(assert (or bridges_r6c52_r8c52_1 bridges_r8c51_r8c52_1 bridges_r8c52_r8c56_2 bridges_r8c52_r10c52_2))
(assert (or bridges_r6c52_r8c52_1 bridges_r8c51_r8c52_1 bridges_r8c52_r10c52_1))
(assert (not (and bridges_r8c52_r8c56_2 bridges_r8c52_r10c52_2)))
(assert (or bridges_r6c52_r8c52_1 bridges_r8c51_r8c52_2 bridges_r8c52_r8c56_1 bridges_r8c52_r10c52_2))
(assert (or bridges_r6c52_r8c52_1 bridges_r8c51_r8c52_2 bridges_r8c52_r8c56_2 bridges_r8c52_r10c52_1))
(assert (not (and bridges_r8c51_r8c52_1 bridges_r8c52_r8c56_1 bridges_r8c52_r10c52_2)))
(assert (not (and bridges_r8c51_r8c52_1 bridges_r8c52_r8c56_2 bridges_r8c52_r10c52_1)))
(assert (or bridges_r6c52_r8c52_1 bridges_r8c52_r8c56_1 bridges_r8c52_r10c52_1))
(assert (not (and bridges_r8c51_r8c52_2 bridges_r8c52_r10c52_2)))
(assert (not (and bridges_r8c51_r8c52_2 bridges_r8c52_r8c56_1 bridges_r8c52_r10c52_1)))
(assert (not (and bridges_r8c51_r8c52_2 bridges_r8c52_r8c56_2)))
(assert (or bridges_r6c52_r8c52_2 bridges_r8c51_r8c52_1 bridges_r8c52_r8c56_1 bridges_r8c52_r10c52_2))
(assert (or bridges_r6c52_r8c52_2 bridges_r8c51_r8c52_1 bridges_r8c52_r8c56_2 bridges_r8c52_r10c52_1))
(assert (not (and bridges_r6c52_r8c52_1 bridges_r8c52_r8c56_1 bridges_r8c52_r10c52_2)))
(assert (not (and bridges_r6c52_r8c52_1 bridges_r8c52_r8c56_2 bridges_r8c52_r10c52_1)))
(assert (or bridges_r6c52_r8c52_2 bridges_r8c51_r8c52_2 bridges_r8c52_r8c56_1 bridges_r8c52_r10c52_1))
(assert (not (and bridges_r6c52_r8c52_1 bridges_r8c51_r8c52_1 bridges_r8c52_r10c52_2)))
(assert (not (and bridges_r6c52_r8c52_1 bridges_r8c51_r8c52_1 bridges_r8c52_r8c56_1 bridges_r8c52_r10c52_1)))
(assert (not (and bridges_r6c52_r8c52_1 bridges_r8c51_r8c52_1 bridges_r8c52_r8c56_2)))
(assert (not (and bridges_r6c52_r8c52_1 bridges_r8c51_r8c52_2 bridges_r8c52_r10c52_1)))
(assert (not (and bridges_r6c52_r8c52_1 bridges_r8c51_r8c52_2 bridges_r8c52_r8c56_1)))
(assert (or bridges_r8c51_r8c52_1 bridges_r8c52_r8c56_1 bridges_r8c52_r10c52_1))
(assert (not (and bridges_r6c52_r8c52_2 bridges_r8c52_r10c52_2)))
(assert (not (and bridges_r6c52_r8c52_2 bridges_r8c52_r8c56_1 bridges_r8c52_r10c52_1)))
(assert (not (and bridges_r6c52_r8c52_2 bridges_r8c52_r8c56_2)))
(assert (not (and bridges_r6c52_r8c52_2 bridges_r8c51_r8c52_1 bridges_r8c52_r10c52_1)))
(assert (not (and bridges_r6c52_r8c52_2 bridges_r8c51_r8c52_1 bridges_r8c52_r8c56_1)))
(assert (not (and bridges_r6c52_r8c52_2 bridges_r8c51_r8c52_2)))
(assert (or bridges_r7c56_r8c56_2 bridges_r8c52_r8c56_2)) ; island 7 at r8c56
(assert (or bridges_r7c56_r8c56_2 bridges_r8c56_r8c58_2))
(assert (or bridges_r7c56_r8c56_2 bridges_r8c56_r9c56_2))
(assert bridges_r8c52_r8c56_1)
(assert (or bridges_r8c52_r8c56_2 bridges_r8c56_r8c58_2))
(assert (or bridges_r8c52_r8c56_2 bridges_r8c56_r9c56_2))
(assert bridges_r8c56_r8c58_1)
(assert (or bridges_r8c56_r8c58_2 bridges_r8c56_r9c56_2))
(assert bridges_r8c56_r9c56_1)
(assert (not (and bridges_r7c56_r8c56_2 bridges_r8c52_r8c56_2 bridges_r8c56_r8c58_2 bridges_r8c56_r9c56_2)))
(assert (or bridges_r6c58_r8c58_1 bridges_r8c56_r8c58_1)) ; island 5 at r8c58
(assert (or bridges_r6c58_r8c58_1 bridges_r8c56_r8c58_2 bridges_r8c58_r8c59_2))
(assert (or bridges_r6c58_r8c58_1 bridges_r8c56_r8c58_2 bridges_r8c58_r9c58_2))
(assert (or bridges_r6c58_r8c58_1 bridges_r8c58_r8c59_1))
(assert (or bridges_r6c58_r8c58_1 bridges_r8c58_r8c59_2 bridges_r8c58_r9c58_2))
(assert (or bridges_r6c58_r8c58_1 bridges_r8c58_r9c58_1))
(assert (not (and bridges_r8c56_r8c58_2 bridges_r8c58_r8c59_2 bridges_r8c58_r9c58_2)))
(assert (or bridges_r6c58_r8c58_2 bridges_r8c56_r8c58_1 bridges_r8c58_r8c59_2))
(assert (or bridges_r6c58_r8c58_2 bridges_r8c56_r8c58_1 bridges_r8c58_r9c58_2))
(assert (or bridges_r6c58_r8c58_2 bridges_r8c56_r8c58_2 bridges_r8c58_r8c59_1))
(assert (or bridges_r6c58_r8c58_2 bridges_r8c56_r8c58_2 bridges_r8c58_r8c59_2 bridges_r8c58_r9c58_2))
(assert (or bridges_r6c58_r8c58_2 bridges_r8c56_r8c58_2 bridges_r8c58_r9c58_1))
(assert (not (and bridges_r6c58_r8c58_1 bridges_r8c56_r8c58_1 bridges_r8c58_r8c59_2 bridges_r8c58_r9c58_2)))
(assert (or bridges_r6c58_r8c58_2 bridges_r8c58_r8c59_1 bridges_r8c58_r9c58_2))
(assert (or bridges_r6c58_r8c58_2 bridges_r8c58_r8c59_2 bridges_r8c58_r9c58_1))
(assert (not (and bridges_r6c58_r8c58_1 bridges_r8c56_r8c58_2 bridges_r8c58_r8c59_1 bridges_r8c58_r9c58_2)))
(assert (not (and bridges_r6c58_r8c58_1 bridges_r8c56_r8c58_2 bridges_r8c58_r8c59_2 bridges_r8c58_r9c58_1)))
(assert (or bridges_r8c56_r8c58_1 bridges_r8c58_r8c59_1))
(assert (or bridges_r8c56_r8c58_1 bridges_r8c58_r8c59_2 bridges_r8c58_r9c58_2))
(assert (or bridges_r8c56_r8c58_1 bridges_r8c58_r9c58_1))
(assert (not (and bridges_r6c58_r8c58_2 bridges_r8c58_r8c59_2 bridges_r8c58_r9c58_2)))
(assert (or bridges_r8c56_r8c58_2 bridges_r8c58_r8c59_1 bridges_r8c58_r9c58_2))
(assert (or bridges_r8c56_r8c58_2 bridges_r8c58_r8c59_2 bridges_r8c58_r9c58_1))
(assert (not (and bridges_r6c58_r8c58_2 bridges_r8c56_r8c58_1 bridges_r8c58_r8c59_1 bridges_r8c58_r9c58_2)))
(assert (not (and bridges_r6c58_r8c58_2 bridges_r8c56_r8c58_1 bridges_r8c58_r8c59_2 bridges_r8c58_r9c58_1)))
(assert (or bridges_r8c58_r8c59_1 bridges_r8c58_r9c58_1))
(assert (not (and bridges_r6c58_r8c58_2 bridges_r8c56_r8c58_2 bridges_r8c58_r9c58_2)))
(assert (not (and bridges_r6c58_r8c58_2 bridges_r8c56_r8c58_2 bridges_r8c58_r8c59_1 bridges_r8c58_r9c58_1)))
(assert (not (and bridges_r6c58_r8c58_2 bridges_r8c56_r8c58_2 bridges_r8c58_r8c59_2)))
(assert (or bridges_r6c59_r8c59_1 bridges_r8c58_r8c59_1)) ; island 3 at r8c59
(assert (or bridges_r6c59_r8c59_1 bridges_r8c58_r8c59_2 bridges_r8c59_r9c59_2))
(assert (or bridges_r6c59_r8c59_1 bridges_r8c59_r9c59_1))
(assert (not (and bridges_r8c58_r8c59_2 bridges_r8c59_r9c59_2)))
(assert (or bridges_r6c59_r8c59_2 bridges_r8c58_r8c59_1 bridges_r8c59_r9c59_2))
(assert (or bridges_r6c59_r8c59_2 bridges_r8c58_r8c59_2 bridges_r8c59_r9c59_1))
(assert (not (and bridges_r6c59_r8c59_1 bridges_r8c58_r8c59_1 bridges_r8c59_r9c59_2)))
(assert (not (and bridges_r6c59_r8c59_1 bridges_r8c58_r8c59_2 bridges_r8c59_r9c59_1)))
(assert (or bridges_r8c58_r8c59_1 bridges_r8c59_r9c59_1))
(assert (not (and bridges_r6c59_r8c59_2 bridges_r8c59_r9c59_2)))
(assert (not (and bridges_r6c59_r8c59_2 bridges_r8c58_r8c59_1 bridges_r8c59_r9c59_1)))
(assert (not (and bridges_r6c59_r8c59_2 bridges_r8c58_r8c59_2)))
(assert bridges_r8c19_r9c19_2) ; island 5 at r9c19
(assert bridges_r9c19_r9c21_1)
(assert bridges_r9c19_r10c19_2)
(assert (or bridges_r6c21_r9c21_1 bridges_r9c19_r9c21_1 bridges_r9c21_r9c32_1)) ; island 1 at r9c21
(assert (not (and bridges_r9c19_r9c21_1 bridges_r9c21_r9c32_1)))
(assert (not (and bridges_r6c21_r9c21_1 bridges_r9c21_r9c32_1)))
(assert (not (and bridges_r6c21_r9c21_1 bridges_r9c19_r9c21_1)))
(assert (or bridges_r8c32_r9c32_1 bridges_r9c21_r9c32_1 bridges_r9c32_r9c35_2)) ; island 4 at r9c32
(assert (or bridges_r8c32_r9c32_1 bridges_r9c21_r9c32_1 bridges_r9c32_r10c32_2))
(assert (or bridges_r8c32_r9c32_1 bridges_r9c32_r9c35_1))
(assert (or bridges_r8c32_r9c32_1 bridges_r9c32_r9c35_2 bridges_r9c32_r10c32_2))
(assert (or bridges_r8c32_r9c32_1 bridges_r9c32_r10c32_1))
(assert (not (and bridges_r9c21_r9c32_1 bridges_r9c32_r9c35_2 bridges_r9c32_r10c32_2)))
(assert (or bridges_r8c32_r9c32_2 bridges_r9c21_r9c32_1 bridges_r9c32_r9c35_1))
(assert (or bridges_r8c32_r9c32_2 bridges_r9c21_r9c32_1 bridges_r9c32_r9c35_2 bridges_r9c32_r10c32_2))
(assert (or bridges_r8c32_r9c32_2 bridges_r9c21_r9c32_1 bridges_r9c32_r10c32_1))
(assert (not (and bridges_r8c32_r9c32_1 bridges_r9c32_r9c35_2 bridges_r9c32_r10c32_2)))
(assert (or bridges_r8c32_r9c32_2 bridges_r9c32_r9c35_1 bridges_r9c32_r10c32_2))
(assert (or bridges_r8c32_r9c32_2 bridges_r9c32_r9c35_2 bridges_r9c32_r10c32_1))
(assert (not (and bridges_r8c32_r9c32_1 bridges_r9c21_r9c32_1 bridges_r9c32_r9c35_1 bridges_r9c32_r10c32_2)))
(assert (not (and bridges_r8c32_r9c32_1 bridges_r9c21_r9c32_1 bridges_r9c32_r9c35_2 bridges_r9c32_r10c32_1)))
(assert (or bridges_r9c21_r9c32_1 bridges_r9c32_r9c35_1 bridges_r9c32_r10c32_2))
(assert (or bridges_r9c21_r9c32_1 bridges_r9c32_r9c35_2 bridges_r9c32_r10c32_1))
(assert (not (and bridges_r8c32_r9c32_2 bridges_r9c32_r9c35_1 bridges_r9c32_r10c32_2)))
(assert (not (and bridges_r8c32_r9c32_2 bridges_r9c32_r9c35_2 bridges_r9c32_r10c32_1)))
(assert (or bridges_r9c32_r9c35_1 bridges_r9c32_r10c32_1))
(assert (not (and bridges_r8c32_r9c32_2 bridges_r9c21_r9c32_1 bridges_r9c32_r10c32_2)))
(assert (not (and bridges_r8c32_r9c32_2 bridges_r9c21_r9c32_1 bridges_r9c32_r9c35_1 bridges_r9c32_r10c32_1)))
(assert (not (and bridges_r8c32_r9c32_2 bridges_r9c21_r9c32_1 bridges_r9c32_r9c35_2)))
(assert (or bridges_r6c35_r9c35_1 bridges_r9c32_r9c35_1 bridges_r9c35_r9c36_1)) ; island 3 at r9c35
(assert (or bridges_r6c35_r9c35_1 bridges_r9c32_r9c35_1 bridges_r9c35_r9c36_2 bridges_r9c35_r11c35_2))
(assert (or bridges_r6c35_r9c35_1 bridges_r9c32_r9c35_1 bridges_r9c35_r11c35_1))
(assert (not (and bridges_r9c35_r9c36_2 bridges_r9c35_r11c35_2)))
(assert (or bridges_r6c35_r9c35_1 bridges_r9c32_r9c35_2 bridges_r9c35_r9c36_1 bridges_r9c35_r11c35_2))
(assert (or bridges_r6c35_r9c35_1 bridges_r9c32_r9c35_2 bridges_r9c35_r9c36_2 bridges_r9c35_r11c35_1))
(assert (not (and bridges_r9c32_r9c35_1 bridges_r9c35_r9c36_1 bridges_r9c35_r11c35_2)))
(assert (not (and bridges_r9c32_r9c35_1 bridges_r9c35_r9c36_2 bridges_r9c35_r11c35_1)))
(assert (or bridges_r6c35_r9c35_1 bridges_r9c35_r9c36_1 bridges_r9c35_r11c35_1))
(assert (not (and bridges_r9c32_r9c35_2 bridges_r9c35_r11c35_2)))
(assert (not (and bridges_r9c32_r9c35_2 bridges_r9c35_r9c36_1 bridges_r9c35_r11c35_1)))
(assert (not (and bridges_r9c32_r9c35_2 bridges_r9c35_r9c36_2)))
(assert (or bridges_r6c35_r9c35_2 bridges_r9c32_r9c35_1 bridges_r9c35_r9c36_1 bridges_r9c35_r11c35_2))
(assert (or bridges_r6c35_r9c35_2 bridges_r9c32_r9c35_1 bridges_r9c35_r9c36_2 bridges_r9c35_r11c35_1))
(assert (not (and bridges_r6c35_r9c35_1 bridges_r9c35_r9c36_1 bridges_r9c35_r11c35_2)))
(assert (not (and bridges_r6c35_r9c35_1 bridges_r9c35_r9c36_2 bridges_r9c35_r11c35_1)))
(assert (or bridges_r6c35_r9c35_2 bridges_r9c32_r9c35_2 bridges_r9c35_r9c36_1 bridges_r9c35_r11c35_1))
(assert (not (and bridges_r6c35_r9c35_1 bridges_r9c32_r9c35_1 bridges_r9c35_r11c35_2)))
(assert (not (and bridges_r6c35_r9c35_1 bridges_r9c32_r9c35_1 bridges_r9c35_r9c36_1 bridges_r9c35_r11c35_1)))
(assert (not (and bridges_r6c35_r9c35_1 bridges_r9c32_r9c35_1 bridges_r9c35_r9c36_2)))
(assert (not (and bridges_r6c35_r9c35_1 bridges_r9c32_r9c35_2 bridges_r9c35_r11c35_1)))
(assert (not (and bridges_r6c35_r9c35_1 bridges_r9c32_r9c35_2 bridges_r9c35_r9c36_1)))
(assert (or bridges_r9c32_r9c35_1 bridges_r9c35_r9c36_1 bridges_r9c35_r11c35_1))
(assert (not (and bridges_r6c35_r9c35_2 bridges_r9c35_r11c35_2)))
(assert (not (and bridges_r6c35_r9c35_2 bridges_r9c35_r9c36_1 bridges_r9c35_r11c35_1)))
(assert (not (and bridges_r6c35_r9c35_2 bridges_r9c35_r9c36_2)))
(assert (not (and bridges_r6c35_r9c35_2 bridges_r9c32_r9c35_1 bridges_r9c35_r11c35_1)))
(assert (not (and bridges_r6c35_r9c35_2 bridges_r9c32_r9c35_1 bridges_r9c35_r9c36_1)))
(assert (not (and bridges_r6c35_r9c35_2 bridges_r9c32_r9c35_2)))
(assert (or bridges_r7c36_r9c36_2 bridges_r9c35_r9c36_2)) ; island 7 at r9c36
(assert (or bridges_r7c36_r9c36_2 bridges_r9c36_r9c39_2))
(assert (or bridges_r7c36_r9c36_2 bridges_r9c36_r10c36_2))
(assert bridges_r9c35_r9c36_1)
(assert (or bridges_r9c35_r9c36_2 bridges_r9c36_r9c39_2))
(assert (or bridges_r9c35_r9c36_2 bridges_r9c36_r10c36_2))
(assert bridges_r9c36_r9c39_1)
(assert (or bridges_r9c36_r9c39_2 bridges_r9c36_r10c36_2))
(assert bridges_r9c36_r10c36_1)
(assert (not (and bridges_r7c36_r9c36_2 bridges_r9c35_r9c36_2 bridges_r9c36_r9c39_2 bridges_r9c36_r10c36_2)))
(assert (or bridges_r6c39_r9c39_1 bridges_r9c36_r9c39_2)) ; island 4 at r9c39
(assert (or bridges_r6c39_r9c39_1 bridges_r9c39_r9c41_2))
(assert (or bridges_r6c39_r9c39_2 bridges_r9c36_r9c39_1))
(assert (or bridges_r6c39_r9c39_2 bridges_r9c36_r9c39_2 bridges_r9c39_r9c41_2))
(assert (or bridges_r6c39_r9c39_2 bridges_r9c39_r9c41_1))
(assert (not (and bridges_r6c39_r9c39_1 bridges_r9c36_r9c39_2 bridges_r9c39_r9c41_2)))
(assert (or bridges_r9c36_r9c39_1 bridges_r9c39_r9c41_2))
(assert (or bridges_r9c36_r9c39_2 bridges_r9c39_r9c41_1))
(assert (not (and bridges_r6c39_r9c39_2 bridges_r9c36_r9c39_1 bridges_r9c39_r9c41_2)))
(assert (not (and bridges_r6c39_r9c39_2 bridges_r9c36_r9c39_2 bridges_r9c39_r9c41_1)))
(assert (or bridges_r8c41_r9c41_1 bridges_r9c39_r9c41_1)) ; island 5 at r9c41
(assert (or bridges_r8c41_r9c41_1 bridges_r9c39_r9c41_2 bridges_r9c41_r9c42_2))
(assert (or bridges_r8c41_r9c41_1 bridges_r9c39_r9c41_2 bridges_r9c41_r23c41_2))
(assert (or bridges_r8c41_r9c41_1 bridges_r9c41_r9c42_1))
(assert (or bridges_r8c41_r9c41_1 bridges_r9c41_r9c42_2 bridges_r9c41_r23c41_2))
(assert (or bridges_r8c41_r9c41_1 bridges_r9c41_r23c41_1))
(assert (not (and bridges_r9c39_r9c41_2 bridges_r9c41_r9c42_2 bridges_r9c41_r23c41_2)))
(assert (or bridges_r8c41_r9c41_2 bridges_r9c39_r9c41_1 bridges_r9c41_r9c42_2))
(assert (or bridges_r8c41_r9c41_2 bridges_r9c39_r9c41_1 bridges_r9c41_r23c41_2))
(assert (or bridges_r8c41_r9c41_2 bridges_r9c39_r9c41_2 bridges_r9c41_r9c42_1))
(assert (or bridges_r8c41_r9c41_2 bridges_r9c39_r9c41_2 bridges_r9c41_r9c42_2 bridges_r9c41_r23c41_2))
(assert (or bridges_r8c41_r9c41_2 bridges_r9c39_r9c41_2 bridges_r9c41_r23c41_1))
(assert (not (and bridges_r8c41_r9c41_1 bridges_r9c39_r9c41_1 bridges_r9c41_r9c42_2 bridges_r9c41_r23c41_2)))
(assert (or bridges_r8c41_r9c41_2 bridges_r9c41_r9c42_1 bridges_r9c41_r23c41_2))
(assert (or bridges_r8c41_r9c41_2 bridges_r9c41_r9c42_2 bridges_r9c41_r23c41_1))
(assert (not (and bridges_r8c41_r9c41_1 bridges_r9c39_r9c41_2 bridges_r9c41_r9c42_1 bridges_r9c41_r23c41_2)))
(assert (not (and bridges_r8c41_r9c41_1 bridges_r9c39_r9c41_2 bridges_r9c41_r9c42_2 bridges_r9c41_r23c41_1)))
(assert (or bridges_r9c39_r9c41_1 bridges_r9c41_r9c42_1))
(assert (or bridges_r9c39_r9c41_1 bridges_r9c41_r9c42_2 bridges_r9c41_r23c41_2))
(assert (or bridges_r9c39_r9c41_1 bridges_r9c41_r23c41_1))
(assert (not (and bridges_r8c41_r9c41_2 bridges_r9c41_r9c42_2 bridges_r9c41_r23c41_2)))
(assert (or bridges_r9c39_r9c41_2 bridges_r9c41_r9c42_1 bridges_r9c41_r23c41_2))
(assert (or bridges_r9c39_r9c41_2 bridges_r9c41_r9c42_2 bridges_r9c41_r23c41_1))
(assert (not (and bridges_r8c41_r9c41_2 bridges_r9c39_r9c41_1 bridges_r9c41_r9c42_1 bridges_r9c41_r23c41_2)))
(assert (not (and bridges_r8c41_r9c41_2 bridges_r9c39_r9c41_1 bridges_r9c41_r9c42_2 bridges_r9c41_r23c41_1)))
(assert (or bridges_r9c41_r9c42_1 bridges_r9c41_r23c41_1))
(assert (not (and bridges_r8c41_r9c41_2 bridges_r9c39_r9c41_2 bridges_r9c41_r23c41_2)))
(assert (not (and bridges_r8c41_r9c41_2 bridges_r9c39_r9c41_2 bridges_r9c41_r9c42_1 bridges_r9c41_r23c41_1)))
(assert (not (and bridges_r8c41_r9c41_2 bridges_r9c39_r9c41_2 bridges_r9c41_r9c42_2)))
(assert (or bridges_r7c42_r9c42_1 bridges_r9c41_r9c42_1 bridges_r9c42_r9c44_2)) ; island 4 at r9c42
(assert (or bridges_r7c42_r9c42_1 bridges_r9c41_r9c42_1 bridges_r9c42_r10c42_2))
(assert (or bridges_r7c42_r9c42_1 bridges_r9c41_r9c42_2 bridges_r9c42_r9c44_1))
(assert (or bridges_r7c42_r9c42_1 bridges_r9c41_r9c42_2 bridges_r9c42_r9c44_2 bridges_r9c42_r10c42_2))
(assert (or bridges_r7c42_r9c42_1 bridges_r9c41_r9c42_2 bridges_r9c42_r10c42_1))
(assert (not (and bridges_r9c41_r9c42_1 bridges_r9c42_r9c44_2 bridges_r9c42_r10c42_2)))
(assert (or bridges_r7c42_r9c42_1 bridges_r9c42_r9c44_1 bridges_r9c42_r10c42_2))
(assert (or bridges_r7c42_r9c42_1 bridges_r9c42_r9c44_2 bridges_r9c42_r10c42_1))
(assert (not (and bridges_r9c41_r9c42_2 bridges_r9c42_r9c44_1 bridges_r9c42_r10c42_2)))
(assert (not (and bridges_r9c41_r9c42_2 bridges_r9c42_r9c44_2 bridges_r9c42_r10c42_1)))
(assert (or bridges_r7c42_r9c42_2 bridges_r9c41_r9c42_1 bridges_r9c42_r9c44_1))
(assert (or bridges_r7c42_r9c42_2 bridges_r9c41_r9c42_1 bridges_r9c42_r9c44_2 bridges_r9c42_r10c42_2))
(assert (or bridges_r7c42_r9c42_2 bridges_r9c41_r9c42_1 bridges_r9c42_r10c42_1))
(assert (not (and bridges_r7c42_r9c42_1 bridges_r9c42_r9c44_2 bridges_r9c42_r10c42_2)))
(assert (or bridges_r7c42_r9c42_2 bridges_r9c41_r9c42_2 bridges_r9c42_r9c44_1 bridges_r9c42_r10c42_2))
(assert (or bridges_r7c42_r9c42_2 bridges_r9c41_r9c42_2 bridges_r9c42_r9c44_2 bridges_r9c42_r10c42_1))
(assert (not (and bridges_r7c42_r9c42_1 bridges_r9c41_r9c42_1 bridges_r9c42_r9c44_1 bridges_r9c42_r10c42_2)))
(assert (not (and bridges_r7c42_r9c42_1 bridges_r9c41_r9c42_1 bridges_r9c42_r9c44_2 bridges_r9c42_r10c42_1)))
(assert (or bridges_r7c42_r9c42_2 bridges_r9c42_r9c44_1 bridges_r9c42_r10c42_1))
(assert (not (and bridges_r7c42_r9c42_1 bridges_r9c41_r9c42_2 bridges_r9c42_r10c42_2)))
(assert (not (and bridges_r7c42_r9c42_1 bridges_r9c41_r9c42_2 bridges_r9c42_r9c44_1 bridges_r9c42_r10c42_1)))
(assert (not (and bridges_r7c42_r9c42_1 bridges_r9c41_r9c42_2 bridges_r9c42_r9c44_2)))
(assert (or bridges_r9c41_r9c42_1 bridges_r9c42_r9c44_1 bridges_r9c42_r10c42_2))
(assert (or bridges_r9c41_r9c42_1 bridges_r9c42_r9c44_2 bridges_r9c42_r10c42_1))
(assert (not (and bridges_r7c42_r9c42_2 bridges_r9c42_r9c44_1 bridges_r9c42_r10c42_2)))
(assert (not (and bridges_r7c42_r9c42_2 bridges_r9c42_r9c44_2 bridges_r9c42_r10c42_1)))
(assert (or bridges_r9c41_r9c42_2 bridges_r9c42_r9c44_1 bridges_r9c42_r10c42_1))
(assert (not (and bridges_r7c42_r9c42_2 bridges_r9c41_r9c42_1 bridges_r9c42_r10c42_2)))
(assert (not (and bridges_r7c42_r9c42_2 bridges_r9c41_r9c42_1 bridges_r9c42_r9c44_1 bridges_r9c42_r10c42_1)))
(assert (not (and bridges_r7c42_r9c42_2 bridges_r9c41_r9c42_1 bridges_r9c42_r9c44_2)))
(assert (not (and bridges_r7c42_r9c42_2 bridges_r9c41_r9c42_2 bridges_r9c42_r10c42_1)))
(assert (not (and bridges_r7c42_r9c42_2 bridges_r9c41_r9c42_2 bridges_r9c42_r9c44_1)))
(assert (or bridges_r8c44_r9c44_1 bridges_r9c42_r9c44_1)) ; island 5 at r9c44
(assert (or bridges_r8c44_r9c44_1 bridges_r9c42_r9c44_2 bridges_r9c44_r9c48_2))
(assert (or bridges_r8c44_r9c44_1 bridges_r9c42_r9c44_2 bridges_r9c44_r10c44_2))
(assert (or bridges_r8c44_r9c44_1 bridges_r9c44_r9c48_1))
(assert (or bridges_r8c44_r9c44_1 bridges_r9c44_r9c48_2 bridges_r9c44_r10c44_2))
(assert (or bridges_r8c44_r9c44_1 bridges_r9c44_r10c44_1))
(assert (not (and bridges_r9c42_r9c44_2 bridges_r9c44_r9c48_2 bridges_r9c44_r10c44_2)))
(assert (or bridges_r8c44_r9c44_2 bridges_r9c42_r9c44_1 bridges_r9c44_r9c48_2))
(assert (or bridges_r8c44_r9c44_2 bridges_r9c42_r9c44_1 bridges_r9c44_r10c44_2))
(assert (or bridges_r8c44_r9c44_2 bridges_r9c42_r9c44_2 bridges_r9c44_r9c48_1))
(assert (or bridges_r8c44_r9c44_2 bridges_r9c42_r9c44_2 bridges_r9c44_r9c48_2 bridges_r9c44_r10c44_2))
(assert (or bridges_r8c44_r9c44_2 bridges_r9c42_r9c44_2 bridges_r9c44_r10c44_1))
(assert (not (and bridges_r8c44_r9c44_1 bridges_r9c42_r9c44_1 bridges_r9c44_r9c48_2 bridges_r9c44_r10c44_2)))
(assert (or bridges_r8c44_r9c44_2 bridges_r9c44_r9c48_1 bridges_r9c44_r10c44_2))
(assert (or bridges_r8c44_r9c44_2 bridges_r9c44_r9c48_2 bridges_r9c44_r10c44_1))
(assert (not (and bridges_r8c44_r9c44_1 bridges_r9c42_r9c44_2 bridges_r9c44_r9c48_1 bridges_r9c44_r10c44_2)))
(assert (not (and bridges_r8c44_r9c44_1 bridges_r9c42_r9c44_2 bridges_r9c44_r9c48_2 bridges_r9c44_r10c44_1)))
(assert (or bridges_r9c42_r9c44_1 bridges_r9c44_r9c48_1))
(assert (or bridges_r9c42_r9c44_1 bridges_r9c44_r9c48_2 bridges_r9c44_r10c44_2))
(assert (or bridges_r9c42_r9c44_1 bridges_r9c44_r10c44_1))
(assert (not (and bridges_r8c44_r9c44_2 bridges_r9c44_r9c48_2 bridges_r9c44_r10c44_2)))
(assert (or bridges_r9c42_r9c44_2 bridges_r9c44_r9c48_1 bridges_r9c44_r10c44_2))
(assert (or bridges_r9c42_r9c44_2 bridges_r9c44_r9c48_2 bridges_r9c44_r10c44_1))
(assert (not (and bridges_r8c44_r9c44_2 bridges_r9c42_r9c44_1 bridges_r9c44_r9c48_1 bridges_r9c44_r10c44_2)))
(assert (not (and bridges_r8c44_r9c44_2 bridges_r9c42_r9c44_1 bridges_r9c44_r9c48_2 bridges_r9c44_r10c44_1)))
(assert (or bridges_r9c44_r9c48_1 bridges_r9c44_r10c44_1))
(assert (not (and bridges_r8c44_r9c44_2 bridges_r9c42_r9c44_2 bridges_r9c44_r10c44_2)))
(assert (not (and bridges_r8c44_r9c44_2 bridges_r9c42_r9c44_2 bridges_r9c44_r9c48_1 bridges_r9c44_r10c44_1)))
(assert (not (and bridges_r8c44_r9c44_2 bridges_r9c42_r9c44_2 bridges_r9c44_r9c48_2)))
(assert (or bridges_r7c48_r9c48_1 bridges_r9c44_r9c48_2)) ; island 6 at r9c48
(assert (or bridges_r7c48_r9c48_1 bridges_r9c48_r9c51_2))
(assert (or bridges_r7c48_r9c48_1 bridges_r9c48_r10c48_2))
(assert (or bridges_r7c48_r9c48_2 bridges_r9c44_r9c48_1))
(assert (or bridges_r7c48_r9c48_2 bridges_r9c44_r9c48_2 bridges_r9c48_r9c51_2))
(assert (or bridges_r7c48_r9c48_2 bridges_r9c44_r9c48_2 bridges_r9c48_r10c48_2))
(assert (or bridges_r7c48_r9c48_2 bridges_r9c48_r9c51_1))
(assert (or bridges_r7c48_r9c48_2 bridges_r9c48_r9c51_2 bridges_r9c48_r10c48_2))
(assert (or bridges_r7c48_r9c48_2 bridges_r9c48_r10c48_1))
(assert (not (and bridges_r7c48_r9c48_1 bridges_r9c44_r9c48_2 bridges_r9c48_r9c51_2 bridges_r9c48_r10c48_2)))
(assert (or bridges_r9c44_r9c48_1 bridges_r9c48_r9c51_2))
(assert (or bridges_r9c44_r9c48_1 bridges_r9c48_r10c48_2))
(assert (or bridges_r9c44_r9c48_2 bridges_r9c48_r9c51_1))
(assert (or bridges_r9c44_r9c48_2 bridges_r9c48_r9c51_2 bridges_r9c48_r10c48_2))
(assert (or bridges_r9c44_r9c48_2 bridges_r9c48_r10c48_1))
(assert (not (and bridges_r7c48_r9c48_2 bridges_r9c44_r9c48_1 bridges_r9c48_r9c51_2 bridges_r9c48_r10c48_2)))
(assert (or bridges_r9c48_r9c51_1 bridges_r9c48_r10c48_2))
(assert (or bridges_r9c48_r9c51_2 bridges_r9c48_r10c48_1))
(assert (not (and bridges_r7c48_r9c48_2 bridges_r9c44_r9c48_2 bridges_r9c48_r9c51_1 bridges_r9c48_r10c48_2)))
(assert (not (and bridges_r7c48_r9c48_2 bridges_r9c44_r9c48_2 bridges_r9c48_r9c51_2 bridges_r9c48_r10c48_1)))
(assert (or bridges_r8c51_r9c51_1 bridges_r9c48_r9c51_2)) ; island 6 at r9c51
(assert (or bridges_r8c51_r9c51_1 bridges_r9c51_r9c56_2))
(assert (or bridges_r8c51_r9c51_1 bridges_r9c51_r11c51_2))
(assert (or bridges_r8c51_r9c51_2 bridges_r9c48_r9c51_1))
(assert (or bridges_r8c51_r9c51_2 bridges_r9c48_r9c51_2 bridges_r9c51_r9c56_2))
(assert (or bridges_r8c51_r9c51_2 bridges_r9c48_r9c51_2 bridges_r9c51_r11c51_2))
(assert (or bridges_r8c51_r9c51_2 bridges_r9c51_r9c56_1))
(assert (or bridges_r8c51_r9c51_2 bridges_r9c51_r9c56_2 bridges_r9c51_r11c51_2))
(assert (or bridges_r8c51_r9c51_2 bridges_r9c51_r11c51_1))
(assert (not (and bridges_r8c51_r9c51_1 bridges_r9c48_r9c51_2 bridges_r9c51_r9c56_2 bridges_r9c51_r11c51_2)))
(assert (or bridges_r9c48_r9c51_1 bridges_r9c51_r9c56_2))
(assert (or bridges_r9c48_r9c51_1 bridges_r9c51_r11c51_2))
(assert (or bridges_r9c48_r9c51_2 bridges_r9c51_r9c56_1))
(assert (or bridges_r9c48_r9c51_2 bridges_r9c51_r9c56_2 bridges_r9c51_r11c51_2))
(assert (or bridges_r9c48_r9c51_2 bridges_r9c51_r11c51_1))
(assert (not (and bridges_r8c51_r9c51_2 bridges_r9c48_r9c51_1 bridges_r9c51_r9c56_2 bridges_r9c51_r11c51_2)))
(assert (or bridges_r9c51_r9c56_1 bridges_r9c51_r11c51_2))
(assert (or bridges_r9c51_r9c56_2 bridges_r9c51_r11c51_1))
(assert (not (and bridges_r8c51_r9c51_2 bridges_r9c48_r9c51_2 bridges_r9c51_r9c56_1 bridges_r9c51_r11c51_2)))
(assert (not (and bridges_r8c51_r9c51_2 bridges_r9c48_r9c51_2 bridges_r9c51_r9c56_2 bridges_r9c51_r11c51_1)))
(assert (or bridges_r8c56_r9c56_1 bridges_r9c51_r9c56_2)) ; island 6 at r9c56
(assert (or bridges_r8c56_r9c56_1 bridges_r9c56_r9c58_2))
(assert (or bridges_r8c56_r9c56_1 bridges_r9c56_r10c56_2))
(assert (or bridges_r8c56_r9c56_2 bridges_r9c51_r9c56_1))
(assert (or bridges_r8c56_r9c56_2 bridges_r9c51_r9c56_2 bridges_r9c56_r9c58_2))
(assert (or bridges_r8c56_r9c56_2 bridges_r9c51_r9c56_2 bridges_r9c56_r10c56_2))
(assert (or bridges_r8c56_r9c56_2 bridges_r9c56_r9c58_1))
(assert (or bridges_r8c56_r9c56_2 bridges_r9c56_r9c58_2 bridges_r9c56_r10c56_2))
(assert (or bridges_r8c56_r9c56_2 bridges_r9c56_r10c56_1))
(assert (not (and bridges_r8c56_r9c56_1 bridges_r9c51_r9c56_2 bridges_r9c56_r9c58_2 bridges_r9c56_r10c56_2)))
(assert (or bridges_r9c51_r9c56_1 bridges_r9c56_r9c58_2))
(assert (or bridges_r9c51_r9c56_1 bridges_r9c56_r10c56_2))
(assert (or bridges_r9c51_r9c56_2 bridges_r9c56_r9c58_1))
(assert (or bridges_r9c51_r9c56_2 bridges_r9c56_r9c58_2 bridges_r9c56_r10c56_2))
(assert (or bridges_r9c51_r9c56_2 bridges_r9c56_r10c56_1))
(assert (not (and bridges_r8c56_r9c56_2 bridges_r9c51_r9c56_1 bridges_r9c56_r9c58_2 bridges_r9c56_r10c56_2)))
(assert (or bridges_r9c56_r9c58_1 bridges_r9c56_r10c56_2))
(assert (or bridges_r9c56_r9c58_2 bridges_r9c56_r10c56_1))
(assert (not (and bridges_r8c56_r9c56_2 bridges_r9c51_r9c56_2 bridges_r9c56_r9c58_1 bridges_r9c56_r10c56_2)))
(assert (not (and bridges_r8c56_r9c56_2 bridges_r9c51_r9c56_2 bridges_r9c56_r9c58_2 bridges_r9c56_r10c56_1)))
(assert (or bridges_r8c58_r9c58_1 bridges_r9c56_r9c58_2)) ; island 6 at r9c58
(assert (or bridges_r8c58_r9c58_1 bridges_r9c58_r9c59_2))
(assert (or bridges_r8c58_r9c58_1 bridges_r9c58_r13c58_2))
(assert (or bridges_r8c58_r9c58_2 bridges_r9c56_r9c58_1))
(assert (or bridges_r8c58_r9c58_2 bridges_r9c56_r9c58_2 bridges_r9c58_r9c59_2))
(assert (or bridges_r8c58_r9c58_2 bridges_r9c56_r9c58_2 bridges_r9c58_r13c58_2))
(assert (or bridges_r8c58_r9c58_2 bridges_r9c58_r9c59_1))
(assert (or bridges_r8c58_r9c58_2 bridges_r9c58_r9c59_2 bridges_r9c58_r13c58_2))
(assert (or bridges_r8c58_r9c58_2 bridges_r9c58_r13c58_1))
(assert (not (and bridges_r8c58_r9c58_1 bridges_r9c56_r9c58_2 bridges_r9c58_r9c59_2 bridges_r9c58_r13c58_2)))
(assert (or bridges_r9c56_r9c58_1 bridges_r9c58_r9c59_2))
(assert (or bridges_r9c56_r9c58_1 bridges_r9c58_r13c58_2))
(assert (or bridges_r9c56_r9c58_2 bridges_r9c58_r9c59_1))
(assert (or bridges_r9c56_r9c58_2 bridges_r9c58_r9c59_2 bridges_r9c58_r13c58_2))
(assert (or bridges_r9c56_r9c58_2 bridges_r9c58_r13c58_1))
(assert (not (and bridges_r8c58_r9c58_2 bridges_r9c56_r9c58_1 bridges_r9c58_r9c59_2 bridges_r9c58_r13c58_2)))
(assert (or bridges_r9c58_r9c59_1 bridges_r9c58_r13c58_2))
(assert (or bridges_r9c58_r9c59_2 bridges_r9c58_r13c58_1))
(assert (not (and bridges_r8c58_r9c58_2 bridges_r9c56_r9c58_2 bridges_r9c58_r9c59_1 bridges_r9c58_r13c58_2)))
(assert (not (and bridges_r8c58_r9c58_2 bridges_r9c56_r9c58_2 bridges_r9c58_r9c59_2 bridges_r9c58_r13c58_1)))
(assert bridges_r8c59_r9c59_2) ; island 6 at r9c59
(assert bridges_r9c58_r9c59_2)
(assert bridges_r9c59_r10c59_2)
(assert bridges_r10c19_r10c20_2) ; island 6 at r10c19
(assert bridges_r10c19_r12c19_2)
(assert (or bridges_r2c20_r10c20_1 bridges_r10c19_r10c20_1)) ; island 5 at r10c20
(assert (or bridges_r2c20_r10c20_1 bridges_r10c19_r10c20_2 bridges_r10c20_r10c23_2))
(assert (or bridges_r2c20_r10c20_1 bridges_r10c19_r10c20_2 bridges_r10c20_r12c20_2))
(assert (or bridges_r2c20_r10c20_1 bridges_r10c20_r10c23_1))
(assert (or bridges_r2c20_r10c20_1 bridges_r10c20_r10c23_2 bridges_r10c20_r12c20_2))
(assert (or bridges_r2c20_r10c20_1 bridges_r10c20_r12c20_1))
(assert (not (and bridges_r10c19_r10c20_2 bridges_r10c20_r10c23_2 bridges_r10c20_r12c20_2)))
(assert (or bridges_r2c20_r10c20_2 bridges_r10c19_r10c20_1 bridges_r10c20_r10c23_2))
(assert (or bridges_r2c20_r10c20_2 bridges_r10c19_r10c20_1 bridges_r10c20_r12c20_2))
(assert (or bridges_r2c20_r10c20_2 bridges_r10c19_r10c20_2 bridges_r10c20_r10c23_1))
(assert (or bridges_r2c20_r10c20_2 bridges_r10c19_r10c20_2 bridges_r10c20_r10c23_2 bridges_r10c20_r12c20_2))
(assert (or bridges_r2c20_r10c20_2 bridges_r10c19_r10c20_2 bridges_r10c20_r12c20_1))
(assert (not (and bridges_r2c20_r10c20_1 bridges_r10c19_r10c20_1 bridges_r10c20_r10c23_2 bridges_r10c20_r12c20_2)))
(assert (or bridges_r2c20_r10c20_2 bridges_r10c20_r10c23_1 bridges_r10c20_r12c20_2))
(assert (or bridges_r2c20_r10c20_2 bridges_r10c20_r10c23_2 bridges_r10c20_r12c20_1))
(assert (not (and bridges_r2c20_r10c20_1 bridges_r10c19_r10c20_2 bridges_r10c20_r10c23_1 bridges_r10c20_r12c20_2)))
(assert (not (and bridges_r2c20_r10c20_1 bridges_r10c19_r10c20_2 bridges_r10c20_r10c23_2 bridges_r10c20_r12c20_1)))
(assert (or bridges_r10c19_r10c20_1 bridges_r10c20_r10c23_1))
(assert (or bridges_r10c19_r10c20_1 bridges_r10c20_r10c23_2 bridges_r10c20_r12c20_2))
(assert (or bridges_r10c19_r10c20_1 bridges_r10c20_r12c20_1))
(assert (not (and bridges_r2c20_r10c20_2 bridges_r10c20_r10c23_2 bridges_r10c20_r12c20_2)))
(assert (or bridges_r10c19_r10c20_2 bridges_r10c20_r10c23_1 bridges_r10c20_r12c20_2))
(assert (or bridges_r10c19_r10c20_2 bridges_r10c20_r10c23_2 bridges_r10c20_r12c20_1))
(assert (not (and bridges_r2c20_r10c20_2 bridges_r10c19_r10c20_1 bridges_r10c20_r10c23_1 bridges_r10c20_r12c20_2)))
(assert (not (and bridges_r2c20_r10c20_2 bridges_r10c19_r10c20_1 bridges_r10c20_r10c23_2 bridges_r10c20_r12c20_1)))
(assert (or bridges_r10c20_r10c23_1 bridges_r10c20_r12c20_1))
(assert (not (and bridges_r2c20_r10c20_2 bridges_r10c19_r10c20_2 bridges_r10c20_r12c20_2)))
(assert (not (and bridges_r2c20_r10c20_2 bridges_r10c19_r10c20_2 bridges_r10c20_r10c23_1 bridges_r10c20_r12c20_1)))
(assert (not (and bridges_r2c20_r10c20_2 bridges_r10c19_r10c20_2 bridges_r10c20_r10c23_2)))
(assert (or bridges_r7c23_r10c23_1 bridges_r10c20_r10c23_2)) ; island 5 at r10c23
(assert (or bridges_r7c23_r10c23_1 bridges_r10c23_r10c32_2))
(assert (or bridges_r7c23_r10c23_1 bridges_r10c23_r14c23_1))
(assert (or bridges_r7c23_r10c23_2 bridges_r10c20_r10c23_1))
(assert (or bridges_r7c23_r10c23_2 bridges_r10c20_r10c23_2 bridges_r10c23_r10c32_2))
(assert (or bridges_r7c23_r10c23_2 bridges_r10c20_r10c23_2 bridges_r10c23_r14c23_1))
(assert (or bridges_r7c23_r10c23_2 bridges_r10c23_r10c32_1))
(assert (or bridges_r7c23_r10c23_2 bridges_r10c23_r10c32_2 bridges_r10c23_r14c23_1))
(assert (not (and bridges_r7c23_r10c23_1 bridges_r10c20_r10c23_2 bridges_r10c23_r10c32_2 bridges_r10c23_r14c23_1)))
(assert (or bridges_r10c20_r10c23_1 bridges_r10c23_r10c32_2))
(assert (or bridges_r10c20_r10c23_1 bridges_r10c23_r14c23_1))
(assert (or bridges_r10c20_r10c23_2 bridges_r10c23_r10c32_1))
(assert (or bridges_r10c20_r10c23_2 bridges_r10c23_r10c32_2 bridges_r10c23_r14c23_1))
(assert (not (and bridges_r7c23_r10c23_2 bridges_r10c20_r10c23_1 bridges_r10c23_r10c32_2 bridges_r10c23_r14c23_1)))
(assert (or bridges_r10c23_r10c32_1 bridges_r10c23_r14c23_1))
(assert (not (and bridges_r7c23_r10c23_2 bridges_r10c20_r10c23_2 bridges_r10c23_r10c32_1 bridges_r10c23_r14c23_1)))
(assert (not (and bridges_r7c23_r10c23_2 bridges_r10c20_r10c23_2 bridges_r10c23_r10c32_2)))
(assert (or bridges_r9c32_r10c32_1 bridges_r10c23_r10c32_2)) ; island 6 at r10c32
(assert (or bridges_r9c32_r10c32_1 bridges_r10c32_r10c33_2))
(assert (or bridges_r9c32_r10c32_1 bridges_r10c32_r12c32_2))
(assert (or bridges_r9c32_r10c32_2 bridges_r10c23_r10c32_1))
(assert (or bridges_r9c32_r10c32_2 bridges_r10c23_r10c32_2 bridges_r10c32_r10c33_2))
(assert (or bridges_r9c32_r10c32_2 bridges_r10c23_r10c32_2 bridges_r10c32_r12c32_2))
(assert (or bridges_r9c32_r10c32_2 bridges_r10c32_r10c33_1))
(assert (or bridges_r9c32_r10c32_2 bridges_r10c32_r10c33_2 bridges_r10c32_r12c32_2))
(assert (or bridges_r9c32_r10c32_2 bridges_r10c32_r12c32_1))
(assert (not (and bridges_r9c32_r10c32_1 bridges_r10c23_r10c32_2 bridges_r10c32_r10c33_2 bridges_r10c32_r12c32_2)))
(assert (or bridges_r10c23_r10c32_1 bridges_r10c32_r10c33_2))
(assert (or bridges_r10c23_r10c32_1 bridges_r10c32_r12c32_2))
(assert (or bridges_r10c23_r10c32_2 bridges_r10c32_r10c33_1))
(assert (or bridges_r10c23_r10c32_2 bridges_r10c32_r10c33_2 bridges_r10c32_r12c32_2))
(assert (or bridges_r10c23_r10c32_2 bridges_r10c32_r12c32_1))
(assert (not (and bridges_r9c32_r10c32_2 bridges_r10c23_r10c32_1 bridges_r10c32_r10c33_2 bridges_r10c32_r12c32_2)))
(assert (or bridges_r10c32_r10c33_1 bridges_r10c32_r12c32_2))
(assert (or bridges_r10c32_r10c33_2 bridges_r10c32_r12c32_1))
(assert (not (and bridges_r9c32_r10c32_2 bridges_r10c23_r10c32_2 bridges_r10c32_r10c33_1 bridges_r10c32_r12c32_2)))
(assert (not (and bridges_r9c32_r10c32_2 bridges_r10c23_r10c32_2 bridges_r10c32_r10c33_2 bridges_r10c32_r12c32_1)))
(assert (or bridges_r6c33_r10c33_1 bridges_r10c32_r10c33_1 bridges_r10c33_r10c36_1)) ; island 3 at r10c33
(assert (or bridges_r6c33_r10c33_1 bridges_r10c32_r10c33_1 bridges_r10c33_r10c36_2 bridges_r10c33_r12c33_2))
(assert (or bridges_r6c33_r10c33_1 bridges_r10c32_r10c33_1 bridges_r10c33_r12c33_1))
(assert (not (and bridges_r10c33_r10c36_2 bridges_r10c33_r12c33_2)))
(assert (or bridges_r6c33_r10c33_1 bridges_r10c32_r10c33_2 bridges_r10c33_r10c36_1 bridges_r10c33_r12c33_2))
(assert (or bridges_r6c33_r10c33_1 bridges_r10c32_r10c33_2 bridges_r10c33_r10c36_2 bridges_r10c33_r12c33_1))
(assert (not (and bridges_r10c32_r10c33_1 bridges_r10c33_r10c36_1 bridges_r10c33_r12c33_2)))
(assert (not (and bridges_r10c32_r10c33_1 bridges_r10c33_r10c36_2 bridges_r10c33_r12c33_1)))
(assert (or bridges_r6c33_r10c33_1 bridges_r10c33_r10c36_1 bridges_r10c33_r12c33_1))
(assert (not (and bridges_r10c32_r10c33_2 bridges_r10c33_r12c33_2)))
(assert (not (and bridges_r10c32_r10c33_2 bridges_r10c33_r10c36_1 bridges_r10c33_r12c33_1)))
(assert (not (and bridges_r10c32_r10c33_2 bridges_r10c33_r10c36_2)))
(assert (or bridges_r6c33_r10c33_2 bridges_r10c32_r10c33_1 bridges_r10c33_r10c36_1 bridges_r10c33_r12c33_2))
(assert (or bridges_r6c33_r10c33_2 bridges_r10c32_r10c33_1 bridges_r10c33_r10c36_2 bridges_r10c33_r12c33_1))
(assert (not (and bridges_r6c33_r10c33_1 bridges_r10c33_r10c36_1 bridges_r10c33_r12c33_2)))
(assert (not (and bridges_r6c33_r10c33_1 bridges_r10c33_r10c36_2 bridges_r10c33_r12c33_1)))
(assert (or bridges_r6c33_r10c33_2 bridges_r10c32_r10c33_2 bridges_r10c33_r10c36_1 bridges_r10c33_r12c33_1))
(assert (not (and bridges_r6c33_r10c33_1 bridges_r10c32_r10c33_1 bridges_r10c33_r12c33_2)))
(assert (not (and bridges_r6c33_r10c33_1 bridges_r10c32_r10c33_1 bridges_r10c33_r10c36_1 bridges_r10c33_r12c33_1)))
(assert (not (and bridges_r6c33_r10c33_1 bridges_r10c32_r10c33_1 bridges_r10c33_r10c36_2)))
(assert (not (and bridges_r6c33_r10c33_1 bridges_r10c32_r10c33_2 bridges_r10c33_r12c33_1)))
(assert (not (and bridges_r6c33_r10c33_1 bridges_r10c32_r10c33_2 bridges_r10c33_r10c36_1)))
(assert (or bridges_r10c32_r10c33_1 bridges_r10c33_r10c36_1 bridges_r10c33_r12c33_1))
(assert (not (and bridges_r6c33_r10c33_2 bridges_r10c33_r12c33_2)))
(assert (not (and bridges_r6c33_r10c33_2 bridges_r10c33_r10c36_1 bridges_r10c33_r12c33_1)))
(assert (not (and bridges_r6c33_r10c33_2 bridges_r10c33_r10c36_2)))
(assert (not (and bridges_r6c33_r10c33_2 bridges_r10c32_r10c33_1 bridges_r10c33_r12c33_1)))
(assert (not (and bridges_r6c33_r10c33_2 bridges_r10c32_r10c33_1 bridges_r10c33_r10c36_1)))
(assert (not (and bridges_r6c33_r10c33_2 bridges_r10c32_r10c33_2)))
(assert (or bridges_r9c36_r10c36_1 bridges_r10c33_r10c36_1 bridges_r10c36_r10c40_1)) ; island 3 at r10c36
(assert (or bridges_r9c36_r10c36_1 bridges_r10c33_r10c36_1 bridges_r10c36_r10c40_2 bridges_r10c36_r18c36_2))
(assert (or bridges_r9c36_r10c36_1 bridges_r10c33_r10c36_1 bridges_r10c36_r18c36_1))
(assert (not (and bridges_r10c36_r10c40_2 bridges_r10c36_r18c36_2)))
(assert (or bridges_r9c36_r10c36_1 bridges_r10c33_r10c36_2 bridges_r10c36_r10c40_1 bridges_r10c36_r18c36_2))
(assert (or bridges_r9c36_r10c36_1 bridges_r10c33_r10c36_2 bridges_r10c36_r10c40_2 bridges_r10c36_r18c36_1))
(assert (not (and bridges_r10c33_r10c36_1 bridges_r10c36_r10c40_1 bridges_r10c36_r18c36_2)))
(assert (not (and bridges_r10c33_r10c36_1 bridges_r10c36_r10c40_2 bridges_r10c36_r18c36_1)))
(assert (or bridges_r9c36_r10c36_1 bridges_r10c36_r10c40_1 bridges_r10c36_r18c36_1))
(assert (not (and bridges_r10c33_r10c36_2 bridges_r10c36_r18c36_2)))
(assert (not (and bridges_r10c33_r10c36_2 bridges_r10c36_r10c40_1 bridges_r10c36_r18c36_1)))
(assert (not (and bridges_r10c33_r10c36_2 bridges_r10c36_r10c40_2)))
(assert (or bridges_r9c36_r10c36_2 bridges_r10c33_r10c36_1 bridges_r10c36_r10c40_1 bridges_r10c36_r18c36_2))
(assert (or bridges_r9c36_r10c36_2 bridges_r10c33_r10c36_1 bridges_r10c36_r10c40_2 bridges_r10c36_r18c36_1))
(assert (not (and bridges_r9c36_r10c36_1 bridges_r10c36_r10c40_1 bridges_r10c36_r18c36_2)))
(assert (not (and bridges_r9c36_r10c36_1 bridges_r10c36_r10c40_2 bridges_r10c36_r18c36_1)))
(assert (or bridges_r9c36_r10c36_2 bridges_r10c33_r10c36_2 bridges_r10c36_r10c40_1 bridges_r10c36_r18c36_1))
(assert (not (and bridges_r9c36_r10c36_1 bridges_r10c33_r10c36_1 bridges_r10c36_r18c36_2)))
(assert (not (and bridges_r9c36_r10c36_1 bridges_r10c33_r10c36_1 bridges_r10c36_r10c40_1 bridges_r10c36_r18c36_1)))
(assert (not (and bridges_r9c36_r10c36_1 bridges_r10c33_r10c36_1 bridges_r10c36_r10c40_2)))
(assert (not (and bridges_r9c36_r10c36_1 bridges_r10c33_r10c36_2 bridges_r10c36_r18c36_1)))
(assert (not (and bridges_r9c36_r10c36_1 bridges_r10c33_r10c36_2 bridges_r10c36_r10c40_1)))
(assert (or bridges_r10c33_r10c36_1 bridges_r10c36_r10c40_1 bridges_r10c36_r18c36_1))
(assert (not (and bridges_r9c36_r10c36_2 bridges_r10c36_r18c36_2)))
(assert (not (and bridges_r9c36_r10c36_2 bridges_r10c36_r10c40_1 bridges_r10c36_r18c36_1)))
(assert (not (and bridges_r9c36_r10c36_2 bridges_r10c36_r10c40_2)))
(assert (not (and bridges_r9c36_r10c36_2 bridges_r10c33_r10c36_1 bridges_r10c36_r18c36_1)))
(assert (not (and bridges_r9c36_r10c36_2 bridges_r10c33_r10c36_1 bridges_r10c36_r10c40_1)))
(assert (not (and bridges_r9c36_r10c36_2 bridges_r10c33_r10c36_2)))
(assert (or bridges_r4c40_r10c40_1 bridges_r10c36_r10c40_1 bridges_r10c40_r10c42_1 bridges_r10c40_r19c40_2)) ; island 2 at r10c40
(assert (or bridges_r4c40_r10c40_1 bridges_r10c36_r10c40_1 bridges_r10c40_r10c42_2 bridges_r10c40_r19c40_1))
(assert (not (and bridges_r10c40_r10c42_1 bridges_r10c40_r19c40_2)))
(assert (not (and bridges_r10c40_r10c42_2 bridges_r10c40_r19c40_1)))
(assert (or bridges_r4c40_r10c40_1 bridges_r10c36_r10c40_2 bridges_r10c40_r10c42_1 bridges_r10c40_r19c40_1))
(assert (not (and bridges_r10c36_r10c40_1 bridges_r10c40_r19c40_2)))
(assert (not (and bridges_r10c36_r10c40_1 bridges_r10c40_r10c42_1 bridges_r10c40_r19c40_1)))
(assert (not (and bridges_r10c36_r10c40_1 bridges_r10c40_r10c42_2)))
(assert (not (and bridges_r10c36_r10c40_2 bridges_r10c40_r19c40_1)))
(assert (not (and bridges_r10c36_r10c40_2 bridges_r10c40_r10c42_1)))
(assert (or bridges_r10c36_r10c40_1 bridges_r10c40_r10c42_1 bridges_r10c40_r19c40_1))
(assert (not (and bridges_r4c40_r10c40_1 bridges_r10c40_r19c40_2)))
(assert (not (and bridges_r4c40_r10c40_1 bridges_r10c40_r10c42_1 bridges_r10c40_r19c40_1)))
(assert (not (and bridges_r4c40_r10c40_1 bridges_r10c40_r10c42_2)))
(assert (not (and bridges_r4c40_r10c40_1 bridges_r10c36_r10c40_1 bridges_r10c40_r19c40_1)))
(assert (not (and bridges_r4c40_r10c40_1 bridges_r10c36_r10c40_1 bridges_r10c40_r10c42_1)))
(assert (not (and bridges_r4c40_r10c40_1 bridges_r10c36_r10c40_2)))
(assert (or bridges_r9c42_r10c42_1 bridges_r10c40_r10c42_1 bridges_r10c42_r10c44_1)) ; island 3 at r10c42
(assert (or bridges_r9c42_r10c42_1 bridges_r10c40_r10c42_1 bridges_r10c42_r10c44_2 bridges_r10c42_r28c42_2))
(assert (or bridges_r9c42_r10c42_1 bridges_r10c40_r10c42_1 bridges_r10c42_r28c42_1))
(assert (not (and bridges_r10c42_r10c44_2 bridges_r10c42_r28c42_2)))
(assert (or bridges_r9c42_r10c42_1 bridges_r10c40_r10c42_2 bridges_r10c42_r10c44_1 bridges_r10c42_r28c42_2))
(assert (or bridges_r9c42_r10c42_1 bridges_r10c40_r10c42_2 bridges_r10c42_r10c44_2 bridges_r10c42_r28c42_1))
(assert (not (and bridges_r10c40_r10c42_1 bridges_r10c42_r10c44_1 bridges_r10c42_r28c42_2)))
(assert (not (and bridges_r10c40_r10c42_1 bridges_r10c42_r10c44_2 bridges_r10c42_r28c42_1)))
(assert (or bridges_r9c42_r10c42_1 bridges_r10c42_r10c44_1 bridges_r10c42_r28c42_1))
(assert (not (and bridges_r10c40_r10c42_2 bridges_r10c42_r28c42_2)))
(assert (not (and bridges_r10c40_r10c42_2 bridges_r10c42_r10c44_1 bridges_r10c42_r28c42_1)))
(assert (not (and bridges_r10c40_r10c42_2 bridges_r10c42_r10c44_2)))
(assert (or bridges_r9c42_r10c42_2 bridges_r10c40_r10c42_1 bridges_r10c42_r10c44_1 bridges_r10c42_r28c42_2))
(assert (or bridges_r9c42_r10c42_2 bridges_r10c40_r10c42_1 bridges_r10c42_r10c44_2 bridges_r10c42_r28c42_1))
(assert (not (and bridges_r9c42_r10c42_1 bridges_r10c42_r10c44_1 bridges_r10c42_r28c42_2)))
(assert (not (and bridges_r9c42_r10c42_1 bridges_r10c42_r10c44_2 bridges_r10c42_r28c42_1)))
(assert (or bridges_r9c42_r10c42_2 bridges_r10c40_r10c42_2 bridges_r10c42_r10c44_1 bridges_r10c42_r28c42_1))
(assert (not (and bridges_r9c42_r10c42_1 bridges_r10c40_r10c42_1 bridges_r10c42_r28c42_2)))
(assert (not (and bridges_r9c42_r10c42_1 bridges_r10c40_r10c42_1 bridges_r10c42_r10c44_1 bridges_r10c42_r28c42_1)))
(assert (not (and bridges_r9c42_r10c42_1 bridges_r10c40_r10c42_1 bridges_r10c42_r10c44_2)))
(assert (not (and bridges_r9c42_r10c42_1 bridges_r10c40_r10c42_2 bridges_r10c42_r28c42_1)))
(assert (not (and bridges_r9c42_r10c42_1 bridges_r10c40_r10c42_2 bridges_r10c42_r10c44_1)))
(assert (or bridges_r10c40_r10c42_1 bridges_r10c42_r10c44_1 bridges_r10c42_r28c42_1))
(assert (not (and bridges_r9c42_r10c42_2 bridges_r10c42_r28c42_2)))
(assert (not (and bridges_r9c42_r10c42_2 bridges_r10c42_r10c44_1 bridges_r10c42_r28c42_1)))
(assert (not (and bridges_r9c42_r10c42_2 bridges_r10c42_r10c44_2)))
(assert (not (and bridges_r9c42_r10c42_2 bridges_r10c40_r10c42_1 bridges_r10c42_r28c42_1)))
(assert (not (and bridges_r9c42_r10c42_2 bridges_r10c40_r10c42_1 bridges_r10c42_r10c44_1)))
(assert (not (and bridges_r9c42_r10c42_2 bridges_r10c40_r10c42_2)))
(assert (or bridges_r9c44_r10c44_1 bridges_r10c42_r10c44_1 bridges_r10c44_r10c46_1)) ; island 3 at r10c44
(assert (or bridges_r9c44_r10c44_1 bridges_r10c42_r10c44_1 bridges_r10c44_r10c46_2 bridges_r10c44_r12c44_2))
(assert (or bridges_r9c44_r10c44_1 bridges_r10c42_r10c44_1 bridges_r10c44_r12c44_1))
(assert (not (and bridges_r10c44_r10c46_2 bridges_r10c44_r12c44_2)))
(assert (or bridges_r9c44_r10c44_1 bridges_r10c42_r10c44_2 bridges_r10c44_r10c46_1 bridges_r10c44_r12c44_2))
(assert (or bridges_r9c44_r10c44_1 bridges_r10c42_r10c44_2 bridges_r10c44_r10c46_2 bridges_r10c44_r12c44_1))
(assert (not (and bridges_r10c42_r10c44_1 bridges_r10c44_r10c46_1 bridges_r10c44_r12c44_2)))
(assert (not (and bridges_r10c42_r10c44_1 bridges_r10c44_r10c46_2 bridges_r10c44_r12c44_1)))
(assert (or bridges_r9c44_r10c44_1 bridges_r10c44_r10c46_1 bridges_r10c44_r12c44_1))
(assert (not (and bridges_r10c42_r10c44_2 bridges_r10c44_r12c44_2)))
(assert (not (and bridges_r10c42_r10c44_2 bridges_r10c44_r10c46_1 bridges_r10c44_r12c44_1)))
(assert (not (and bridges_r10c42_r10c44_2 bridges_r10c44_r10c46_2)))
(assert (or bridges_r9c44_r10c44_2 bridges_r10c42_r10c44_1 bridges_r10c44_r10c46_1 bridges_r10c44_r12c44_2))
(assert (or bridges_r9c44_r10c44_2 bridges_r10c42_r10c44_1 bridges_r10c44_r10c46_2 bridges_r10c44_r12c44_1))
(assert (not (and bridges_r9c44_r10c44_1 bridges_r10c44_r10c46_1 bridges_r10c44_r12c44_2)))
(assert (not (and bridges_r9c44_r10c44_1 bridges_r10c44_r10c46_2 bridges_r10c44_r12c44_1)))
(assert (or bridges_r9c44_r10c44_2 bridges_r10c42_r10c44_2 bridges_r10c44_r10c46_1 bridges_r10c44_r12c44_1))
(assert (not (and bridges_r9c44_r10c44_1 bridges_r10c42_r10c44_1 bridges_r10c44_r12c44_2)))
(assert (not (and bridges_r9c44_r10c44_1 bridges_r10c42_r10c44_1 bridges_r10c44_r10c46_1 bridges_r10c44_r12c44_1)))
(assert (not (and bridges_r9c44_r10c44_1 bridges_r10c42_r10c44_1 bridges_r10c44_r10c46_2)))
(assert (not (and bridges_r9c44_r10c44_1 bridges_r10c42_r10c44_2 bridges_r10c44_r12c44_1)))
(assert (not (and bridges_r9c44_r10c44_1 bridges_r10c42_r10c44_2 bridges_r10c44_r10c46_1)))
(assert (or bridges_r10c42_r10c44_1 bridges_r10c44_r10c46_1 bridges_r10c44_r12c44_1))
(assert (not (and bridges_r9c44_r10c44_2 bridges_r10c44_r12c44_2)))
(assert (not (and bridges_r9c44_r10c44_2 bridges_r10c44_r10c46_1 bridges_r10c44_r12c44_1)))
(assert (not (and bridges_r9c44_r10c44_2 bridges_r10c44_r10c46_2)))
(assert (not (and bridges_r9c44_r10c44_2 bridges_r10c42_r10c44_1 bridges_r10c44_r12c44_1)))
(assert (not (and bridges_r9c44_r10c44_2 bridges_r10c42_r10c44_1 bridges_r10c44_r10c46_1)))
(assert (not (and bridges_r9c44_r10c44_2 bridges_r10c42_r10c44_2)))
(assert (or bridges_r8c46_r10c46_1 bridges_r10c44_r10c46_1 bridges_r10c46_r10c48_2)) ; island 4 at r10c46
(assert (or bridges_r8c46_r10c46_1 bridges_r10c44_r10c46_1 bridges_r10c46_r12c46_2))
(assert (or bridges_r8c46_r10c46_1 bridges_r10c44_r10c46_2 bridges_r10c46_r10c48_1))
(assert (or bridges_r8c46_r10c46_1 bridges_r10c44_r10c46_2 bridges_r10c46_r10c48_2 bridges_r10c46_r12c46_2))
(assert (or bridges_r8c46_r10c46_1 bridges_r10c44_r10c46_2 bridges_r10c46_r12c46_1))
(assert (not (and bridges_r10c44_r10c46_1 bridges_r10c46_r10c48_2 bridges_r10c46_r12c46_2)))
(assert (or bridges_r8c46_r10c46_1 bridges_r10c46_r10c48_1 bridges_r10c46_r12c46_2))
(assert (or bridges_r8c46_r10c46_1 bridges_r10c46_r10c48_2 bridges_r10c46_r12c46_1))
(assert (not (and bridges_r10c44_r10c46_2 bridges_r10c46_r10c48_1 bridges_r10c46_r12c46_2)))
(assert (not (and bridges_r10c44_r10c46_2 bridges_r10c46_r10c48_2 bridges_r10c46_r12c46_1)))
(assert (or bridges_r8c46_r10c46_2 bridges_r10c44_r10c46_1 bridges_r10c46_r10c48_1))
(assert (or bridges_r8c46_r10c46_2 bridges_r10c44_r10c46_1 bridges_r10c46_r10c48_2 bridges_r10c46_r12c46_2))
(assert (or bridges_r8c46_r10c46_2 bridges_r10c44_r10c46_1 bridges_r10c46_r12c46_1))
(assert (not (and bridges_r8c46_r10c46_1 bridges_r10c46_r10c48_2 bridges_r10c46_r12c46_2)))
(assert (or bridges_r8c46_r10c46_2 bridges_r10c44_r10c46_2 bridges_r10c46_r10c48_1 bridges_r10c46_r12c46_2))
(assert (or bridges_r8c46_r10c46_2 bridges_r10c44_r10c46_2 bridges_r10c46_r10c48_2 bridges_r10c46_r12c46_1))
(assert (not (and bridges_r8c46_r10c46_1 bridges_r10c44_r10c46_1 bridges_r10c46_r10c48_1 bridges_r10c46_r12c46_2)))
(assert (not (and bridges_r8c46_r10c46_1 bridges_r10c44_r10c46_1 bridges_r10c46_r10c48_2 bridges_r10c46_r12c46_1)))
(assert (or bridges_r8c46_r10c46_2 bridges_r10c46_r10c48_1 bridges_r10c46_r12c46_1))
(assert (not (and bridges_r8c46_r10c46_1 bridges_r10c44_r10c46_2 bridges_r10c46_r12c46_2)))
(assert (not (and bridges_r8c46_r10c46_1 bridges_r10c44_r10c46_2 bridges_r10c46_r10c48_1 bridges_r10c46_r12c46_1)))
(assert (not (and bridges_r8c46_r10c46_1 bridges_r10c44_r10c46_2 bridges_r10c46_r10c48_2)))
(assert (or bridges_r10c44_r10c46_1 bridges_r10c46_r10c48_1 bridges_r10c46_r12c46_2))
(assert (or bridges_r10c44_r10c46_1 bridges_r10c46_r10c48_2 bridges_r10c46_r12c46_1))
(assert (not (and bridges_r8c46_r10c46_2 bridges_r10c46_r10c48_1 bridges_r10c46_r12c46_2)))
(assert (not (and bridges_r8c46_r10c46_2 bridges_r10c46_r10c48_2 bridges_r10c46_r12c46_1)))
(assert (or bridges_r10c44_r10c46_2 bridges_r10c46_r10c48_1 bridges_r10c46_r12c46_1))
(assert (not (and bridges_r8c46_r10c46_2 bridges_r10c44_r10c46_1 bridges_r10c46_r12c46_2)))
(assert (not (and bridges_r8c46_r10c46_2 bridges_r10c44_r10c46_1 bridges_r10c46_r10c48_1 bridges_r10c46_r12c46_1)))
(assert (not (and bridges_r8c46_r10c46_2 bridges_r10c44_r10c46_1 bridges_r10c46_r10c48_2)))
(assert (not (and bridges_r8c46_r10c46_2 bridges_r10c44_r10c46_2 bridges_r10c46_r12c46_1)))
(assert (not (and bridges_r8c46_r10c46_2 bridges_r10c44_r10c46_2 bridges_r10c46_r10c48_1)))
(assert (or bridges_r9c48_r10c48_1 bridges_r10c46_r10c48_1)) ; island 5 at r10c48
(assert (or bridges_r9c48_r10c48_1 bridges_r10c46_r10c48_2 bridges_r10c48_r10c49_2))
(assert (or bridges_r9c48_r10c48_1 bridges_r10c46_r10c48_2 bridges_r10c48_r20c48_2))
(assert (or bridges_r9c48_r10c48_1 bridges_r10c48_r10c49_1))
(assert (or bridges_r9c48_r10c48_1 bridges_r10c48_r10c49_2 bridges_r10c48_r20c48_2))
(assert (or bridges_r9c48_r10c48_1 bridges_r10c48_r20c48_1))
(assert (not (and bridges_r10c46_r10c48_2 bridges_r10c48_r10c49_2 bridges_r10c48_r20c48_2)))
(assert (or bridges_r9c48_r10c48_2 bridges_r10c46_r10c48_1 bridges_r10c48_r10c49_2))
(assert (or bridges_r9c48_r10c48_2 bridges_r10c46_r10c48_1 bridges_r10c48_r20c48_2))
(assert (or bridges_r9c48_r10c48_2 bridges_r10c46_r10c48_2 bridges_r10c48_r10c49_1))
(assert (or bridges_r9c48_r10c48_2 bridges_r10c46_r10c48_2 bridges_r10c48_r10c49_2 bridges_r10c48_r20c48_2))
(assert (or bridges_r9c48_r10c48_2 bridges_r10c46_r10c48_2 bridges_r10c48_r20c48_1))
(assert (not (and bridges_r9c48_r10c48_1 bridges_r10c46_r10c48_1 bridges_r10c48_r10c49_2 bridges_r10c48_r20c48_2)))
(assert (or bridges_r9c48_r10c48_2 bridges_r10c48_r10c49_1 bridges_r10c48_r20c48_2))
(assert (or bridges_r9c48_r10c48_2 bridges_r10c48_r10c49_2 bridges_r10c48_r20c48_1))
(assert (not (and bridges_r9c48_r10c48_1 bridges_r10c46_r10c48_2 bridges_r10c48_r10c49_1 bridges_r10c48_r20c48_2)))
(assert (not (and bridges_r9c48_r10c48_1 bridges_r10c46_r10c48_2 bridges_r10c48_r10c49_2 bridges_r10c48_r20c48_1)))
(assert (or bridges_r10c46_r10c48_1 bridges_r10c48_r10c49_1))
(assert (or bridges_r10c46_r10c48_1 bridges_r10c48_r10c49_2 bridges_r10c48_r20c48_2))
(assert (or bridges_r10c46_r10c48_1 bridges_r10c48_r20c48_1))
(assert (not (and bridges_r9c48_r10c48_2 bridges_r10c48_r10c49_2 bridges_r10c48_r20c48_2)))
(assert (or bridges_r10c46_r10c48_2 bridges_r10c48_r10c49_1 bridges_r10c48_r20c48_2))
(assert (or bridges_r10c46_r10c48_2 bridges_r10c48_r10c49_2 bridges_r10c48_r20c48_1))
(assert (not (and bridges_r9c48_r10c48_2 bridges_r10c46_r10c48_1 bridges_r10c48_r10c49_1 bridges_r10c48_r20c48_2)))
(assert (not (and bridges_r9c48_r10c48_2 bridges_r10c46_r10c48_1 bridges_r10c48_r10c49_2 bridges_r10c48_r20c48_1)))
(assert (or bridges_r10c48_r10c49_1 bridges_r10c48_r20c48_1))
(assert (not (and bridges_r9c48_r10c48_2 bridges_r10c46_r10c48_2 bridges_r10c48_r20c48_2)))
(assert (not (and bridges_r9c48_r10c48_2 bridges_r10c46_r10c48_2 bridges_r10c48_r10c49_1 bridges_r10c48_r20c48_1)))
(assert (not (and bridges_r9c48_r10c48_2 bridges_r10c46_r10c48_2 bridges_r10c48_r10c49_2)))
(assert (or bridges_r8c49_r10c49_1 bridges_r10c48_r10c49_1 bridges_r10c49_r10c50_2)) ; island 4 at r10c49
(assert (or bridges_r8c49_r10c49_1 bridges_r10c48_r10c49_1 bridges_r10c49_r12c49_2))
(assert (or bridges_r8c49_r10c49_1 bridges_r10c48_r10c49_2 bridges_r10c49_r10c50_1))
(assert (or bridges_r8c49_r10c49_1 bridges_r10c48_r10c49_2 bridges_r10c49_r10c50_2 bridges_r10c49_r12c49_2))
(assert (or bridges_r8c49_r10c49_1 bridges_r10c48_r10c49_2 bridges_r10c49_r12c49_1))
(assert (not (and bridges_r10c48_r10c49_1 bridges_r10c49_r10c50_2 bridges_r10c49_r12c49_2)))
(assert (or bridges_r8c49_r10c49_1 bridges_r10c49_r10c50_1 bridges_r10c49_r12c49_2))
(assert (or bridges_r8c49_r10c49_1 bridges_r10c49_r10c50_2 bridges_r10c49_r12c49_1))
(assert (not (and bridges_r10c48_r10c49_2 bridges_r10c49_r10c50_1 bridges_r10c49_r12c49_2)))
(assert (not (and bridges_r10c48_r10c49_2 bridges_r10c49_r10c50_2 bridges_r10c49_r12c49_1)))
(assert (or bridges_r10c48_r10c49_1 bridges_r10c49_r10c50_1))
(assert (or bridges_r10c48_r10c49_1 bridges_r10c49_r10c50_2 bridges_r10c49_r12c49_2))
(assert (or bridges_r10c48_r10c49_1 bridges_r10c49_r12c49_1))
(assert (not (and bridges_r8c49_r10c49_1 bridges_r10c49_r10c50_2 bridges_r10c49_r12c49_2)))
(assert (or bridges_r10c48_r10c49_2 bridges_r10c49_r10c50_1 bridges_r10c49_r12c49_2))
(assert (or bridges_r10c48_r10c49_2 bridges_r10c49_r10c50_2 bridges_r10c49_r12c49_1))
(assert (not (and bridges_r8c49_r10c49_1 bridges_r10c48_r10c49_1 bridges_r10c49_r10c50_1 bridges_r10c49_r12c49_2)))
(assert (not (and bridges_r8c49_r10c49_1 bridges_r10c48_r10c49_1 bridges_r10c49_r10c50_2 bridges_r10c49_r12c49_1)))
(assert (or bridges_r10c49_r10c50_1 bridges_r10c49_r12c49_1))
(assert (not (and bridges_r8c49_r10c49_1 bridges_r10c48_r10c49_2 bridges_r10c49_r12c49_2)))
(assert (not (and bridges_r8c49_r10c49_1 bridges_r10c48_r10c49_2 bridges_r10c49_r10c50_1 bridges_r10c49_r12c49_1)))
(assert (not (and bridges_r8c49_r10c49_1 bridges_r10c48_r10c49_2 bridges_r10c49_r10c50_2)))
(assert (or bridges_r10c49_r10c50_1 bridges_r10c50_r10c52_1 bridges_r10c50_r13c50_2)) ; island 2 at r10c50
(assert (or bridges_r10c49_r10c50_1 bridges_r10c50_r13c50_1))
(assert (not (and bridges_r10c50_r10c52_1 bridges_r10c50_r13c50_2)))
(assert (or bridges_r10c49_r10c50_2 bridges_r10c50_r10c52_1 bridges_r10c50_r13c50_1))
(assert (not (and bridges_r10c49_r10c50_1 bridges_r10c50_r13c50_2)))
(assert (not (and bridges_r10c49_r10c50_1 bridges_r10c50_r10c52_1 bridges_r10c50_r13c50_1)))
(assert (not (and bridges_r10c49_r10c50_2 bridges_r10c50_r13c50_1)))
(assert (not (and bridges_r10c49_r10c50_2 bridges_r10c50_r10c52_1)))
(assert (or bridges_r8c52_r10c52_1 bridges_r10c50_r10c52_1 bridges_r10c52_r10c56_1 bridges_r10c52_r13c52_2)) ; island 2 at r10c52
(assert (or bridges_r8c52_r10c52_1 bridges_r10c50_r10c52_1 bridges_r10c52_r10c56_2 bridges_r10c52_r13c52_1))
(assert (not (and bridges_r10c52_r10c56_1 bridges_r10c52_r13c52_2)))
(assert (not (and bridges_r10c52_r10c56_2 bridges_r10c52_r13c52_1)))
(assert (or bridges_r8c52_r10c52_1 bridges_r10c52_r10c56_1 bridges_r10c52_r13c52_1))
(assert (not (and bridges_r10c50_r10c52_1 bridges_r10c52_r13c52_2)))
(assert (not (and bridges_r10c50_r10c52_1 bridges_r10c52_r10c56_1 bridges_r10c52_r13c52_1)))
(assert (not (and bridges_r10c50_r10c52_1 bridges_r10c52_r10c56_2)))
(assert (or bridges_r8c52_r10c52_2 bridges_r10c50_r10c52_1 bridges_r10c52_r10c56_1 bridges_r10c52_r13c52_1))
(assert (not (and bridges_r8c52_r10c52_1 bridges_r10c52_r13c52_2)))
(assert (not (and bridges_r8c52_r10c52_1 bridges_r10c52_r10c56_1 bridges_r10c52_r13c52_1)))
(assert (not (and bridges_r8c52_r10c52_1 bridges_r10c52_r10c56_2)))
(assert (not (and bridges_r8c52_r10c52_1 bridges_r10c50_r10c52_1 bridges_r10c52_r13c52_1)))
(assert (not (and bridges_r8c52_r10c52_1 bridges_r10c50_r10c52_1 bridges_r10c52_r10c56_1)))
(assert (not (and bridges_r8c52_r10c52_2 bridges_r10c52_r13c52_1)))
(assert (not (and bridges_r8c52_r10c52_2 bridges_r10c52_r10c56_1)))
(assert (not (and bridges_r8c52_r10c52_2 bridges_r10c50_r10c52_1)))
(assert (or bridges_r9c56_r10c56_1 bridges_r10c52_r10c56_1)) ; island 5 at r10c56
(assert (or bridges_r9c56_r10c56_1 bridges_r10c52_r10c56_2 bridges_r10c56_r10c57_2))
(assert (or bridges_r9c56_r10c56_1 bridges_r10c52_r10c56_2 bridges_r10c56_r12c56_2))
(assert (or bridges_r9c56_r10c56_1 bridges_r10c56_r10c57_1))
(assert (or bridges_r9c56_r10c56_1 bridges_r10c56_r10c57_2 bridges_r10c56_r12c56_2))
(assert (or bridges_r9c56_r10c56_1 bridges_r10c56_r12c56_1))
(assert (not (and bridges_r10c52_r10c56_2 bridges_r10c56_r10c57_2 bridges_r10c56_r12c56_2)))
(assert (or bridges_r9c56_r10c56_2 bridges_r10c52_r10c56_1 bridges_r10c56_r10c57_2))
(assert (or bridges_r9c56_r10c56_2 bridges_r10c52_r10c56_1 bridges_r10c56_r12c56_2))
(assert (or bridges_r9c56_r10c56_2 bridges_r10c52_r10c56_2 bridges_r10c56_r10c57_1))
(assert (or bridges_r9c56_r10c56_2 bridges_r10c52_r10c56_2 bridges_r10c56_r10c57_2 bridges_r10c56_r12c56_2))
(assert (or bridges_r9c56_r10c56_2 bridges_r10c52_r10c56_2 bridges_r10c56_r12c56_1))
(assert (not (and bridges_r9c56_r10c56_1 bridges_r10c52_r10c56_1 bridges_r10c56_r10c57_2 bridges_r10c56_r12c56_2)))
(assert (or bridges_r9c56_r10c56_2 bridges_r10c56_r10c57_1 bridges_r10c56_r12c56_2))
(assert (or bridges_r9c56_r10c56_2 bridges_r10c56_r10c57_2 bridges_r10c56_r12c56_1))
(assert (not (and bridges_r9c56_r10c56_1 bridges_r10c52_r10c56_2 bridges_r10c56_r10c57_1 bridges_r10c56_r12c56_2)))
(assert (not (and bridges_r9c56_r10c56_1 bridges_r10c52_r10c56_2 bridges_r10c56_r10c57_2 bridges_r10c56_r12c56_1)))
(assert (or bridges_r10c52_r10c56_1 bridges_r10c56_r10c57_1))
(assert (or bridges_r10c52_r10c56_1 bridges_r10c56_r10c57_2 bridges_r10c56_r12c56_2))
(assert (or bridges_r10c52_r10c56_1 bridges_r10c56_r12c56_1))
(assert (not (and bridges_r9c56_r10c56_2 bridges_r10c56_r10c57_2 bridges_r10c56_r12c56_2)))
(assert (or bridges_r10c52_r10c56_2 bridges_r10c56_r10c57_1 bridges_r10c56_r12c56_2))
(assert (or bridges_r10c52_r10c56_2 bridges_r10c56_r10c57_2 bridges_r10c56_r12c56_1))
(assert (not (and bridges_r9c56_r10c56_2 bridges_r10c52_r10c56_1 bridges_r10c56_r10c57_1 bridges_r10c56_r12c56_2)))
(assert (not (and bridges_r9c56_r10c56_2 bridges_r10c52_r10c56_1 bridges_r10c56_r10c57_2 bridges_r10c56_r12c56_1)))
(assert (or bridges_r10c56_r10c57_1 bridges_r10c56_r12c56_1))
(assert (not (and bridges_r9c56_r10c56_2 bridges_r10c52_r10c56_2 bridges_r10c56_r12c56_2)))
(assert (not (and bridges_r9c56_r10c56_2 bridges_r10c52_r10c56_2 bridges_r10c56_r10c57_1 bridges_r10c56_r12c56_1)))
(assert (not (and bridges_r9c56_r10c56_2 bridges_r10c52_r10c56_2 bridges_r10c56_r10c57_2)))
(assert (or bridges_r10c56_r10c57_1 bridges_r10c57_r10c59_1)) ; island 3 at r10c57
(assert (or bridges_r10c56_r10c57_1 bridges_r10c57_r10c59_2 bridges_r10c57_r11c57_2))
(assert (or bridges_r10c56_r10c57_1 bridges_r10c57_r11c57_1))
(assert (not (and bridges_r10c57_r10c59_2 bridges_r10c57_r11c57_2)))
(assert (or bridges_r10c56_r10c57_2 bridges_r10c57_r10c59_1 bridges_r10c57_r11c57_2))
(assert (or bridges_r10c56_r10c57_2 bridges_r10c57_r10c59_2 bridges_r10c57_r11c57_1))
(assert (not (and bridges_r10c56_r10c57_1 bridges_r10c57_r10c59_1 bridges_r10c57_r11c57_2)))
(assert (not (and bridges_r10c56_r10c57_1 bridges_r10c57_r10c59_2 bridges_r10c57_r11c57_1)))
(assert (or bridges_r10c57_r10c59_1 bridges_r10c57_r11c57_1))
(assert (not (and bridges_r10c56_r10c57_2 bridges_r10c57_r11c57_2)))
(assert (not (and bridges_r10c56_r10c57_2 bridges_r10c57_r10c59_1 bridges_r10c57_r11c57_1)))
(assert (not (and bridges_r10c56_r10c57_2 bridges_r10c57_r10c59_2)))
(assert (or bridges_r9c59_r10c59_1 bridges_r10c57_r10c59_1)) ; island 5 at r10c59
(assert (or bridges_r9c59_r10c59_1 bridges_r10c57_r10c59_2 bridges_r10c59_r10c60_2))
(assert (or bridges_r9c59_r10c59_1 bridges_r10c57_r10c59_2 bridges_r10c59_r13c59_2))
(assert (or bridges_r9c59_r10c59_1 bridges_r10c59_r10c60_1))
(assert (or bridges_r9c59_r10c59_1 bridges_r10c59_r10c60_2 bridges_r10c59_r13c59_2))
(assert (or bridges_r9c59_r10c59_1 bridges_r10c59_r13c59_1))
(assert (not (and bridges_r10c57_r10c59_2 bridges_r10c59_r10c60_2 bridges_r10c59_r13c59_2)))
(assert (or bridges_r9c59_r10c59_2 bridges_r10c57_r10c59_1 bridges_r10c59_r10c60_2))
(assert (or bridges_r9c59_r10c59_2 bridges_r10c57_r10c59_1 bridges_r10c59_r13c59_2))
(assert (or bridges_r9c59_r10c59_2 bridges_r10c57_r10c59_2 bridges_r10c59_r10c60_1))
(assert (or bridges_r9c59_r10c59_2 bridges_r10c57_r10c59_2 bridges_r10c59_r10c60_2 bridges_r10c59_r13c59_2))
(assert (or bridges_r9c59_r10c59_2 bridges_r10c57_r10c59_2 bridges_r10c59_r13c59_1))
(assert (not (and bridges_r9c59_r10c59_1 bridges_r10c57_r10c59_1 bridges_r10c59_r10c60_2 bridges_r10c59_r13c59_2)))
(assert (or bridges_r9c59_r10c59_2 bridges_r10c59_r10c60_1 bridges_r10c59_r13c59_2))
(assert (or bridges_r9c59_r10c59_2 bridges_r10c59_r10c60_2 bridges_r10c59_r13c59_1))
(assert (not (and bridges_r9c59_r10c59_1 bridges_r10c57_r10c59_2 bridges_r10c59_r10c60_1 bridges_r10c59_r13c59_2)))
(assert (not (and bridges_r9c59_r10c59_1 bridges_r10c57_r10c59_2 bridges_r10c59_r10c60_2 bridges_r10c59_r13c59_1)))
(assert (or bridges_r10c57_r10c59_1 bridges_r10c59_r10c60_1))
(assert (or bridges_r10c57_r10c59_1 bridges_r10c59_r10c60_2 bridges_r10c59_r13c59_2))
(assert (or bridges_r10c57_r10c59_1 bridges_r10c59_r13c59_1))
(assert (not (and bridges_r9c59_r10c59_2 bridges_r10c59_r10c60_2 bridges_r10c59_r13c59_2)))
(assert (or bridges_r10c57_r10c59_2 bridges_r10c59_r10c60_1 bridges_r10c59_r13c59_2))
(assert (or bridges_r10c57_r10c59_2 bridges_r10c59_r10c60_2 bridges_r10c59_r13c59_1))
(assert (not (and bridges_r9c59_r10c59_2 bridges_r10c57_r10c59_1 bridges_r10c59_r10c60_1 bridges_r10c59_r13c59_2)))
(assert (not (and bridges_r9c59_r10c59_2 bridges_r10c57_r10c59_1 bridges_r10c59_r10c60_2 bridges_r10c59_r13c59_1)))
(assert (or bridges_r10c59_r10c60_1 bridges_r10c59_r13c59_1))
(assert (not (and bridges_r9c59_r10c59_2 bridges_r10c57_r10c59_2 bridges_r10c59_r13c59_2)))
(assert (not (and bridges_r9c59_r10c59_2 bridges_r10c57_r10c59_2 bridges_r10c59_r10c60_1 bridges_r10c59_r13c59_1)))
(assert (not (and bridges_r9c59_r10c59_2 bridges_r10c57_r10c59_2 bridges_r10c59_r10c60_2)))
(assert bridges_r7c60_r10c60_1) ; island 5 at r10c60
(assert (or bridges_r7c60_r10c60_2 bridges_r10c59_r10c60_2))
(assert (or bridges_r7c60_r10c60_2 bridges_r10c60_r14c60_2))
(assert bridges_r10c59_r10c60_1)
(assert (or bridges_r10c59_r10c60_2 bridges_r10c60_r14c60_2))
(assert bridges_r10c60_r14c60_1)
(assert (not (and bridges_r7c60_r10c60_2 bridges_r10c59_r10c60_2 bridges_r10c60_r14c60_2)))
(assert (or bridges_r9c35_r11c35_1 bridges_r11c35_r11c43_2)) ; island 4 at r11c35
(assert (or bridges_r9c35_r11c35_1 bridges_r11c35_r15c35_2))
(assert (or bridges_r9c35_r11c35_2 bridges_r11c35_r11c43_1))
(assert (or bridges_r9c35_r11c35_2 bridges_r11c35_r11c43_2 bridges_r11c35_r15c35_2))
(assert (or bridges_r9c35_r11c35_2 bridges_r11c35_r15c35_1))
(assert (not (and bridges_r9c35_r11c35_1 bridges_r11c35_r11c43_2 bridges_r11c35_r15c35_2)))
(assert (or bridges_r11c35_r11c43_1 bridges_r11c35_r15c35_2))
(assert (or bridges_r11c35_r11c43_2 bridges_r11c35_r15c35_1))
(assert (not (and bridges_r9c35_r11c35_2 bridges_r11c35_r11c43_1 bridges_r11c35_r15c35_2)))
(assert (not (and bridges_r9c35_r11c35_2 bridges_r11c35_r11c43_2 bridges_r11c35_r15c35_1)))
(assert (or bridges_r8c43_r11c43_1 bridges_r11c35_r11c43_2)) ; island 6 at r11c43
(assert (or bridges_r8c43_r11c43_1 bridges_r11c43_r11c51_2))
(assert (or bridges_r8c43_r11c43_1 bridges_r11c43_r18c43_2))
(assert (or bridges_r8c43_r11c43_2 bridges_r11c35_r11c43_1))
(assert (or bridges_r8c43_r11c43_2 bridges_r11c35_r11c43_2 bridges_r11c43_r11c51_2))
(assert (or bridges_r8c43_r11c43_2 bridges_r11c35_r11c43_2 bridges_r11c43_r18c43_2))
(assert (or bridges_r8c43_r11c43_2 bridges_r11c43_r11c51_1))
(assert (or bridges_r8c43_r11c43_2 bridges_r11c43_r11c51_2 bridges_r11c43_r18c43_2))
(assert (or bridges_r8c43_r11c43_2 bridges_r11c43_r18c43_1))
(assert (not (and bridges_r8c43_r11c43_1 bridges_r11c35_r11c43_2 bridges_r11c43_r11c51_2 bridges_r11c43_r18c43_2)))
(assert (or bridges_r11c35_r11c43_1 bridges_r11c43_r11c51_2))
(assert (or bridges_r11c35_r11c43_1 bridges_r11c43_r18c43_2))
(assert (or bridges_r11c35_r11c43_2 bridges_r11c43_r11c51_1))
(assert (or bridges_r11c35_r11c43_2 bridges_r11c43_r11c51_2 bridges_r11c43_r18c43_2))
(assert (or bridges_r11c35_r11c43_2 bridges_r11c43_r18c43_1))
(assert (not (and bridges_r8c43_r11c43_2 bridges_r11c35_r11c43_1 bridges_r11c43_r11c51_2 bridges_r11c43_r18c43_2)))
(assert (or bridges_r11c43_r11c51_1 bridges_r11c43_r18c43_2))
(assert (or bridges_r11c43_r11c51_2 bridges_r11c43_r18c43_1))
(assert (not (and bridges_r8c43_r11c43_2 bridges_r11c35_r11c43_2 bridges_r11c43_r11c51_1 bridges_r11c43_r18c43_2)))
(assert (not (and bridges_r8c43_r11c43_2 bridges_r11c35_r11c43_2 bridges_r11c43_r11c51_2 bridges_r11c43_r18c43_1)))
(assert bridges_r9c51_r11c51_1) ; island 7 at r11c51
(assert (or bridges_r9c51_r11c51_2 bridges_r11c43_r11c51_2))
(assert (or bridges_r9c51_r11c51_2 bridges_r11c51_r11c57_2))
(assert (or bridges_r9c51_r11c51_2 bridges_r11c51_r12c51_2))
(assert bridges_r11c43_r11c51_1)
(assert (or bridges_r11c43_r11c51_2 bridges_r11c51_r11c57_2))
(assert (or bridges_r11c43_r11c51_2 bridges_r11c51_r12c51_2))
(assert bridges_r11c51_r11c57_1)
(assert (or bridges_r11c51_r11c57_2 bridges_r11c51_r12c51_2))
(assert bridges_r11c51_r12c51_1)
(assert (not (and bridges_r9c51_r11c51_2 bridges_r11c43_r11c51_2 bridges_r11c51_r11c57_2 bridges_r11c51_r12c51_2)))
(assert bridges_r10c57_r11c57_2) ; island 6 at r11c57
(assert bridges_r11c51_r11c57_2)
(assert bridges_r11c57_r13c57_2)
(assert bridges_r10c19_r12c19_1) ; island 2 at r12c19
(assert (or bridges_r10c19_r12c19_2 bridges_r12c19_r12c20_1))
(assert (not (and bridges_r10c19_r12c19_2 bridges_r12c19_r12c20_1)))
(assert (or bridges_r10c20_r12c20_1 bridges_r12c19_r12c20_1 bridges_r12c20_r12c32_1)) ; island 2 at r12c20
(assert (or bridges_r10c20_r12c20_1 bridges_r12c19_r12c20_1 bridges_r12c20_r12c32_2 bridges_r12c20_r16c20_1))
(assert (not (and bridges_r12c20_r12c32_2 bridges_r12c20_r16c20_1)))
(assert (or bridges_r10c20_r12c20_1 bridges_r12c20_r12c32_1 bridges_r12c20_r16c20_1))
(assert (not (and bridges_r12c19_r12c20_1 bridges_r12c20_r12c32_1 bridges_r12c20_r16c20_1)))
(assert (not (and bridges_r12c19_r12c20_1 bridges_r12c20_r12c32_2)))
(assert (or bridges_r10c20_r12c20_2 bridges_r12c19_r12c20_1 bridges_r12c20_r12c32_1 bridges_r12c20_r16c20_1))
(assert (not (and bridges_r10c20_r12c20_1 bridges_r12c20_r12c32_1 bridges_r12c20_r16c20_1)))
(assert (not (and bridges_r10c20_r12c20_1 bridges_r12c20_r12c32_2)))
(assert (not (and bridges_r10c20_r12c20_1 bridges_r12c19_r12c20_1 bridges_r12c20_r16c20_1)))
(assert (not (and bridges_r10c20_r12c20_1 bridges_r12c19_r12c20_1 bridges_r12c20_r12c32_1)))
(assert (not (and bridges_r10c20_r12c20_2 bridges_r12c20_r16c20_1)))
(assert (not (and bridges_r10c20_r12c20_2 bridges_r12c20_r12c32_1)))
(assert (not (and bridges_r10c20_r12c20_2 bridges_r12c19_r12c20_1)))
(assert (or bridges_r10c32_r12c32_1 bridges_r12c20_r12c32_2)) ; island 6 at r12c32
(assert (or bridges_r10c32_r12c32_1 bridges_r12c32_r12c33_2))
(assert (or bridges_r10c32_r12c32_1 bridges_r12c32_r13c32_2))
(assert (or bridges_r10c32_r12c32_2 bridges_r12c20_r12c32_1))
(assert (or bridges_r10c32_r12c32_2 bridges_r12c20_r12c32_2 bridges_r12c32_r12c33_2))
(assert (or bridges_r10c32_r12c32_2 bridges_r12c20_r12c32_2 bridges_r12c32_r13c32_2))
(assert (or bridges_r10c32_r12c32_2 bridges_r12c32_r12c33_1))
(assert (or bridges_r10c32_r12c32_2 bridges_r12c32_r12c33_2 bridges_r12c32_r13c32_2))
(assert (or bridges_r10c32_r12c32_2 bridges_r12c32_r13c32_1))
(assert (not (and bridges_r10c32_r12c32_1 bridges_r12c20_r12c32_2 bridges_r12c32_r12c33_2 bridges_r12c32_r13c32_2)))
(assert (or bridges_r12c20_r12c32_1 bridges_r12c32_r12c33_2))
(assert (or bridges_r12c20_r12c32_1 bridges_r12c32_r13c32_2))
(assert (or bridges_r12c20_r12c32_2 bridges_r12c32_r12c33_1))
(assert (or bridges_r12c20_r12c32_2 bridges_r12c32_r12c33_2 bridges_r12c32_r13c32_2))
(assert (or bridges_r12c20_r12c32_2 bridges_r12c32_r13c32_1))
(assert (not (and bridges_r10c32_r12c32_2 bridges_r12c20_r12c32_1 bridges_r12c32_r12c33_2 bridges_r12c32_r13c32_2)))
(assert (or bridges_r12c32_r12c33_1 bridges_r12c32_r13c32_2))
(assert (or bridges_r12c32_r12c33_2 bridges_r12c32_r13c32_1))
(assert (not (and bridges_r10c32_r12c32_2 bridges_r12c20_r12c32_2 bridges_r12c32_r12c33_1 bridges_r12c32_r13c32_2)))
(assert (not (and bridges_r10c32_r12c32_2 bridges_r12c20_r12c32_2 bridges_r12c32_r12c33_2 bridges_r12c32_r13c32_1)))
(assert (or bridges_r10c33_r12c33_1 bridges_r12c32_r12c33_1 bridges_r12c33_r12c44_1)) ; island 3 at r12c33
(assert (or bridges_r10c33_r12c33_1 bridges_r12c32_r12c33_1 bridges_r12c33_r12c44_2 bridges_r12c33_r16c33_2))
(assert (or bridges_r10c33_r12c33_1 bridges_r12c32_r12c33_1 bridges_r12c33_r16c33_1))
(assert (not (and bridges_r12c33_r12c44_2 bridges_r12c33_r16c33_2)))
(assert (or bridges_r10c33_r12c33_1 bridges_r12c32_r12c33_2 bridges_r12c33_r12c44_1 bridges_r12c33_r16c33_2))
(assert (or bridges_r10c33_r12c33_1 bridges_r12c32_r12c33_2 bridges_r12c33_r12c44_2 bridges_r12c33_r16c33_1))
(assert (not (and bridges_r12c32_r12c33_1 bridges_r12c33_r12c44_1 bridges_r12c33_r16c33_2)))
(assert (not (and bridges_r12c32_r12c33_1 bridges_r12c33_r12c44_2 bridges_r12c33_r16c33_1)))
(assert (or bridges_r10c33_r12c33_1 bridges_r12c33_r12c44_1 bridges_r12c33_r16c33_1))
(assert (not (and bridges_r12c32_r12c33_2 bridges_r12c33_r16c33_2)))
(assert (not (and bridges_r12c32_r12c33_2 bridges_r12c33_r12c44_1 bridges_r12c33_r16c33_1)))
(assert (not (and bridges_r12c32_r12c33_2 bridges_r12c33_r12c44_2)))
(assert (or bridges_r10c33_r12c33_2 bridges_r12c32_r12c33_1 bridges_r12c33_r12c44_1 bridges_r12c33_r16c33_2))
(assert (or bridges_r10c33_r12c33_2 bridges_r12c32_r12c33_1 bridges_r12c33_r12c44_2 bridges_r12c33_r16c33_1))
(assert (not (and bridges_r10c33_r12c33_1 bridges_r12c33_r12c44_1 bridges_r12c33_r16c33_2)))
(assert (not (and bridges_r10c33_r12c33_1 bridges_r12c33_r12c44_2 bridges_r12c33_r16c33_1)))
(assert (or bridges_r10c33_r12c33_2 bridges_r12c32_r12c33_2 bridges_r12c33_r12c44_1 bridges_r12c33_r16c33_1))
(assert (not (and bridges_r10c33_r12c33_1 bridges_r12c32_r12c33_1 bridges_r12c33_r16c33_2)))
(assert (not (and bridges_r10c33_r12c33_1 bridges_r12c32_r12c33_1 bridges_r12c33_r12c44_1 bridges_r12c33_r16c33_1)))
(assert (not (and bridges_r10c33_r12c33_1 bridges_r12c32_r12c33_1 bridges_r12c33_r12c44_2)))
(assert (not (and bridges_r10c33_r12c33_1 bridges_r12c32_r12c33_2 bridges_r12c33_r16c33_1)))
(assert (not (and bridges_r10c33_r12c33_1 bridges_r12c32_r12c33_2 bridges_r12c33_r12c44_1)))
(assert (or bridges_r12c32_r12c33_1 bridges_r12c33_r12c44_1 bridges_r12c33_r16c33_1))
(assert (not (and bridges_r10c33_r12c33_2 bridges_r12c33_r16c33_2)))
(assert (not (and bridges_r10c33_r12c33_2 bridges_r12c33_r12c44_1 bridges_r12c33_r16c33_1)))
(assert (not (and bridges_r10c33_r12c33_2 bridges_r12c33_r12c44_2)))
(assert (not (and bridges_r10c33_r12c33_2 bridges_r12c32_r12c33_1 bridges_r12c33_r16c33_1)))
(assert (not (and bridges_r10c33_r12c33_2 bridges_r12c32_r12c33_1 bridges_r12c33_r12c44_1)))
(assert (not (and bridges_r10c33_r12c33_2 bridges_r12c32_r12c33_2)))
(assert (or bridges_r10c44_r12c44_1 bridges_r12c33_r12c44_1 bridges_r12c44_r12c46_2)) ; island 4 at r12c44
(assert (or bridges_r10c44_r12c44_1 bridges_r12c33_r12c44_1 bridges_r12c44_r13c44_2))
(assert (or bridges_r10c44_r12c44_1 bridges_r12c33_r12c44_2 bridges_r12c44_r12c46_1))
(assert (or bridges_r10c44_r12c44_1 bridges_r12c33_r12c44_2 bridges_r12c44_r12c46_2 bridges_r12c44_r13c44_2))
(assert (or bridges_r10c44_r12c44_1 bridges_r12c33_r12c44_2 bridges_r12c44_r13c44_1))
(assert (not (and bridges_r12c33_r12c44_1 bridges_r12c44_r12c46_2 bridges_r12c44_r13c44_2)))
(assert (or bridges_r10c44_r12c44_1 bridges_r12c44_r12c46_1 bridges_r12c44_r13c44_2))
(assert (or bridges_r10c44_r12c44_1 bridges_r12c44_r12c46_2 bridges_r12c44_r13c44_1))
(assert (not (and bridges_r12c33_r12c44_2 bridges_r12c44_r12c46_1 bridges_r12c44_r13c44_2)))
(assert (not (and bridges_r12c33_r12c44_2 bridges_r12c44_r12c46_2 bridges_r12c44_r13c44_1)))
(assert (or bridges_r10c44_r12c44_2 bridges_r12c33_r12c44_1 bridges_r12c44_r12c46_1))
(assert (or bridges_r10c44_r12c44_2 bridges_r12c33_r12c44_1 bridges_r12c44_r12c46_2 bridges_r12c44_r13c44_2))
(assert (or bridges_r10c44_r12c44_2 bridges_r12c33_r12c44_1 bridges_r12c44_r13c44_1))
(assert (not (and bridges_r10c44_r12c44_1 bridges_r12c44_r12c46_2 bridges_r12c44_r13c44_2)))
(assert (or bridges_r10c44_r12c44_2 bridges_r12c33_r12c44_2 bridges_r12c44_r12c46_1 bridges_r12c44_r13c44_2))
(assert (or bridges_r10c44_r12c44_2 bridges_r12c33_r12c44_2 bridges_r12c44_r12c46_2 bridges_r12c44_r13c44_1))
(assert (not (and bridges_r10c44_r12c44_1 bridges_r12c33_r12c44_1 bridges_r12c44_r12c46_1 bridges_r12c44_r13c44_2)))
(assert (not (and bridges_r10c44_r12c44_1 bridges_r12c33_r12c44_1 bridges_r12c44_r12c46_2 bridges_r12c44_r13c44_1)))
(assert (or bridges_r10c44_r12c44_2 bridges_r12c44_r12c46_1 bridges_r12c44_r13c44_1))
(assert (not (and bridges_r10c44_r12c44_1 bridges_r12c33_r12c44_2 bridges_r12c44_r13c44_2)))
(assert (not (and bridges_r10c44_r12c44_1 bridges_r12c33_r12c44_2 bridges_r12c44_r12c46_1 bridges_r12c44_r13c44_1)))
(assert (not (and bridges_r10c44_r12c44_1 bridges_r12c33_r12c44_2 bridges_r12c44_r12c46_2)))
(assert (or bridges_r12c33_r12c44_1 bridges_r12c44_r12c46_1 bridges_r12c44_r13c44_2))
(assert (or bridges_r12c33_r12c44_1 bridges_r12c44_r12c46_2 bridges_r12c44_r13c44_1))
(assert (not (and bridges_r10c44_r12c44_2 bridges_r12c44_r12c46_1 bridges_r12c44_r13c44_2)))
(assert (not (and bridges_r10c44_r12c44_2 bridges_r12c44_r12c46_2 bridges_r12c44_r13c44_1)))
(assert (or bridges_r12c33_r12c44_2 bridges_r12c44_r12c46_1 bridges_r12c44_r13c44_1))
(assert (not (and bridges_r10c44_r12c44_2 bridges_r12c33_r12c44_1 bridges_r12c44_r13c44_2)))
(assert (not (and bridges_r10c44_r12c44_2 bridges_r12c33_r12c44_1 bridges_r12c44_r12c46_1 bridges_r12c44_r13c44_1)))
(assert (not (and bridges_r10c44_r12c44_2 bridges_r12c33_r12c44_1 bridges_r12c44_r12c46_2)))
(assert (not (and bridges_r10c44_r12c44_2 bridges_r12c33_r12c44_2 bridges_r12c44_r13c44_1)))
(assert (not (and bridges_r10c44_r12c44_2 bridges_r12c33_r12c44_2 bridges_r12c44_r12c46_1)))
(assert (or bridges_r10c46_r12c46_1 bridges_r12c44_r12c46_1 bridges_r12c46_r12c49_2)) ; island 4 at r12c46
(assert (or bridges_r10c46_r12c46_1 bridges_r12c44_r12c46_1 bridges_r12c46_r17c46_2))
(assert (or bridges_r10c46_r12c46_1 bridges_r12c44_r12c46_2 bridges_r12c46_r12c49_1))
(assert (or bridges_r10c46_r12c46_1 bridges_r12c44_r12c46_2 bridges_r12c46_r12c49_2 bridges_r12c46_r17c46_2))
(assert (or bridges_r10c46_r12c46_1 bridges_r12c44_r12c46_2 bridges_r12c46_r17c46_1))
(assert (not (and bridges_r12c44_r12c46_1 bridges_r12c46_r12c49_2 bridges_r12c46_r17c46_2)))
(assert (or bridges_r10c46_r12c46_1 bridges_r12c46_r12c49_1 bridges_r12c46_r17c46_2))
(assert (or bridges_r10c46_r12c46_1 bridges_r12c46_r12c49_2 bridges_r12c46_r17c46_1))
(assert (not (and bridges_r12c44_r12c46_2 bridges_r12c46_r12c49_1 bridges_r12c46_r17c46_2)))
(assert (not (and bridges_r12c44_r12c46_2 bridges_r12c46_r12c49_2 bridges_r12c46_r17c46_1)))
(assert (or bridges_r10c46_r12c46_2 bridges_r12c44_r12c46_1 bridges_r12c46_r12c49_1))
(assert (or bridges_r10c46_r12c46_2 bridges_r12c44_r12c46_1 bridges_r12c46_r12c49_2 bridges_r12c46_r17c46_2))
(assert (or bridges_r10c46_r12c46_2 bridges_r12c44_r12c46_1 bridges_r12c46_r17c46_1))
(assert (not (and bridges_r10c46_r12c46_1 bridges_r12c46_r12c49_2 bridges_r12c46_r17c46_2)))
(assert (or bridges_r10c46_r12c46_2 bridges_r12c44_r12c46_2 bridges_r12c46_r12c49_1 bridges_r12c46_r17c46_2))
(assert (or bridges_r10c46_r12c46_2 bridges_r12c44_r12c46_2 bridges_r12c46_r12c49_2 bridges_r12c46_r17c46_1))
(assert (not (and bridges_r10c46_r12c46_1 bridges_r12c44_r12c46_1 bridges_r12c46_r12c49_1 bridges_r12c46_r17c46_2)))
(assert (not (and bridges_r10c46_r12c46_1 bridges_r12c44_r12c46_1 bridges_r12c46_r12c49_2 bridges_r12c46_r17c46_1)))
(assert (or bridges_r10c46_r12c46_2 bridges_r12c46_r12c49_1 bridges_r12c46_r17c46_1))
(assert (not (and bridges_r10c46_r12c46_1 bridges_r12c44_r12c46_2 bridges_r12c46_r17c46_2)))
(assert (not (and bridges_r10c46_r12c46_1 bridges_r12c44_r12c46_2 bridges_r12c46_r12c49_1 bridges_r12c46_r17c46_1)))
(assert (not (and bridges_r10c46_r12c46_1 bridges_r12c44_r12c46_2 bridges_r12c46_r12c49_2)))
(assert (or bridges_r12c44_r12c46_1 bridges_r12c46_r12c49_1 bridges_r12c46_r17c46_2))
(assert (or bridges_r12c44_r12c46_1 bridges_r12c46_r12c49_2 bridges_r12c46_r17c46_1))
(assert (not (and bridges_r10c46_r12c46_2 bridges_r12c46_r12c49_1 bridges_r12c46_r17c46_2)))
(assert (not (and bridges_r10c46_r12c46_2 bridges_r12c46_r12c49_2 bridges_r12c46_r17c46_1)))
(assert (or bridges_r12c44_r12c46_2 bridges_r12c46_r12c49_1 bridges_r12c46_r17c46_1))
(assert (not (and bridges_r10c46_r12c46_2 bridges_r12c44_r12c46_1 bridges_r12c46_r17c46_2)))
(assert (not (and bridges_r10c46_r12c46_2 bridges_r12c44_r12c46_1 bridges_r12c46_r12c49_1 bridges_r12c46_r17c46_1)))
(assert (not (and bridges_r10c46_r12c46_2 bridges_r12c44_r12c46_1 bridges_r12c46_r12c49_2)))
(assert (not (and bridges_r10c46_r12c46_2 bridges_r12c44_r12c46_2 bridges_r12c46_r17c46_1)))
(assert (not (and bridges_r10c46_r12c46_2 bridges_r12c44_r12c46_2 bridges_r12c46_r12c49_1)))
(assert (or bridges_r10c49_r12c49_1 bridges_r12c46_r12c49_1)) ; island 4 at r12c49
(assert (or bridges_r10c49_r12c49_1 bridges_r12c46_r12c49_2 bridges_r12c49_r12c51_2))
(assert (or bridges_r10c49_r12c49_1 bridges_r12c46_r12c49_2 bridges_r12c49_r17c49_1))
(assert (or bridges_r10c49_r12c49_1 bridges_r12c49_r12c51_1))
(assert (or bridges_r10c49_r12c49_1 bridges_r12c49_r12c51_2 bridges_r12c49_r17c49_1))
(assert (not (and bridges_r12c46_r12c49_2 bridges_r12c49_r12c51_2 bridges_r12c49_r17c49_1)))
(assert (or bridges_r10c49_r12c49_2 bridges_r12c46_r12c49_1 bridges_r12c49_r12c51_2))
(assert (or bridges_r10c49_r12c49_2 bridges_r12c46_r12c49_1 bridges_r12c49_r17c49_1))
(assert (or bridges_r10c49_r12c49_2 bridges_r12c46_r12c49_2 bridges_r12c49_r12c51_1))
(assert (or bridges_r10c49_r12c49_2 bridges_r12c46_r12c49_2 bridges_r12c49_r12c51_2 bridges_r12c49_r17c49_1))
(assert (not (and bridges_r10c49_r12c49_1 bridges_r12c46_r12c49_1 bridges_r12c49_r12c51_2 bridges_r12c49_r17c49_1)))
(assert (or bridges_r10c49_r12c49_2 bridges_r12c49_r12c51_1 bridges_r12c49_r17c49_1))
(assert (not (and bridges_r10c49_r12c49_1 bridges_r12c46_r12c49_2 bridges_r12c49_r12c51_1 bridges_r12c49_r17c49_1)))
(assert (not (and bridges_r10c49_r12c49_1 bridges_r12c46_r12c49_2 bridges_r12c49_r12c51_2)))
(assert (or bridges_r12c46_r12c49_1 bridges_r12c49_r12c51_1))
(assert (or bridges_r12c46_r12c49_1 bridges_r12c49_r12c51_2 bridges_r12c49_r17c49_1))
(assert (not (and bridges_r10c49_r12c49_2 bridges_r12c49_r12c51_2 bridges_r12c49_r17c49_1)))
(assert (or bridges_r12c46_r12c49_2 bridges_r12c49_r12c51_1 bridges_r12c49_r17c49_1))
(assert (not (and bridges_r10c49_r12c49_2 bridges_r12c46_r12c49_1 bridges_r12c49_r12c51_1 bridges_r12c49_r17c49_1)))
(assert (not (and bridges_r10c49_r12c49_2 bridges_r12c46_r12c49_1 bridges_r12c49_r12c51_2)))
(assert (not (and bridges_r10c49_r12c49_2 bridges_r12c46_r12c49_2 bridges_r12c49_r17c49_1)))
(assert (not (and bridges_r10c49_r12c49_2 bridges_r12c46_r12c49_2 bridges_r12c49_r12c51_1)))
(assert (or bridges_r11c51_r12c51_2 bridges_r12c49_r12c51_2)) ; island 7 at r12c51
(assert (or bridges_r11c51_r12c51_2 bridges_r12c51_r12c55_2))
(assert (or bridges_r11c51_r12c51_2 bridges_r12c51_r13c51_2))
(assert bridges_r12c49_r12c51_1)
(assert (or bridges_r12c49_r12c51_2 bridges_r12c51_r12c55_2))
(assert (or bridges_r12c49_r12c51_2 bridges_r12c51_r13c51_2))
(assert bridges_r12c51_r12c55_1)
(assert (or bridges_r12c51_r12c55_2 bridges_r12c51_r13c51_2))
(assert bridges_r12c51_r13c51_1)
(assert (not (and bridges_r11c51_r12c51_2 bridges_r12c49_r12c51_2 bridges_r12c51_r12c55_2 bridges_r12c51_r13c51_2)))
(assert (or bridges_r6c55_r12c55_1 bridges_r12c51_r12c55_1 bridges_r12c55_r12c56_2)) ; island 4 at r12c55
(assert (or bridges_r6c55_r12c55_1 bridges_r12c51_r12c55_1 bridges_r12c55_r23c55_2))
(assert (or bridges_r6c55_r12c55_1 bridges_r12c51_r12c55_2 bridges_r12c55_r12c56_1))
(assert (or bridges_r6c55_r12c55_1 bridges_r12c51_r12c55_2 bridges_r12c55_r12c56_2 bridges_r12c55_r23c55_2))
(assert (or bridges_r6c55_r12c55_1 bridges_r12c51_r12c55_2 bridges_r12c55_r23c55_1))
(assert (not (and bridges_r12c51_r12c55_1 bridges_r12c55_r12c56_2 bridges_r12c55_r23c55_2)))
(assert (or bridges_r6c55_r12c55_1 bridges_r12c55_r12c56_1 bridges_r12c55_r23c55_2))
(assert (or bridges_r6c55_r12c55_1 bridges_r12c55_r12c56_2 bridges_r12c55_r23c55_1))
(assert (not (and bridges_r12c51_r12c55_2 bridges_r12c55_r12c56_1 bridges_r12c55_r23c55_2)))
(assert (not (and bridges_r12c51_r12c55_2 bridges_r12c55_r12c56_2 bridges_r12c55_r23c55_1)))
(assert (or bridges_r6c55_r12c55_2 bridges_r12c51_r12c55_1 bridges_r12c55_r12c56_1))
(assert (or bridges_r6c55_r12c55_2 bridges_r12c51_r12c55_1 bridges_r12c55_r12c56_2 bridges_r12c55_r23c55_2))
(assert (or bridges_r6c55_r12c55_2 bridges_r12c51_r12c55_1 bridges_r12c55_r23c55_1))
(assert (not (and bridges_r6c55_r12c55_1 bridges_r12c55_r12c56_2 bridges_r12c55_r23c55_2)))
(assert (or bridges_r6c55_r12c55_2 bridges_r12c51_r12c55_2 bridges_r12c55_r12c56_1 bridges_r12c55_r23c55_2))
(assert (or bridges_r6c55_r12c55_2 bridges_r12c51_r12c55_2 bridges_r12c55_r12c56_2 bridges_r12c55_r23c55_1))
(assert (not (and bridges_r6c55_r12c55_1 bridges_r12c51_r12c55_1 bridges_r12c55_r12c56_1 bridges_r12c55_r23c55_2)))
(assert (not (and bridges_r6c55_r12c55_1 bridges_r12c51_r12c55_1 bridges_r12c55_r12c56_2 bridges_r12c55_r23c55_1)))
(assert (or bridges_r6c55_r12c55_2 bridges_r12c55_r12c56_1 bridges_r12c55_r23c55_1))
(assert (not (and bridges_r6c55_r12c55_1 bridges_r12c51_r12c55_2 bridges_r12c55_r23c55_2)))
(assert (not (and bridges_r6c55_r12c55_1 bridges_r12c51_r12c55_2 bridges_r12c55_r12c56_1 bridges_r12c55_r23c55_1)))
(assert (not (and bridges_r6c55_r12c55_1 bridges_r12c51_r12c55_2 bridges_r12c55_r12c56_2)))
(assert (or bridges_r12c51_r12c55_1 bridges_r12c55_r12c56_1 bridges_r12c55_r23c55_2))
(assert (or bridges_r12c51_r12c55_1 bridges_r12c55_r12c56_2 bridges_r12c55_r23c55_1))
(assert (not (and bridges_r6c55_r12c55_2 bridges_r12c55_r12c56_1 bridges_r12c55_r23c55_2)))
(assert (not (and bridges_r6c55_r12c55_2 bridges_r12c55_r12c56_2 bridges_r12c55_r23c55_1)))
(assert (or bridges_r12c51_r12c55_2 bridges_r12c55_r12c56_1 bridges_r12c55_r23c55_1))
(assert (not (and bridges_r6c55_r12c55_2 bridges_r12c51_r12c55_1 bridges_r12c55_r23c55_2)))
(assert (not (and bridges_r6c55_r12c55_2 bridges_r12c51_r12c55_1 bridges_r12c55_r12c56_1 bridges_r12c55_r23c55_1)))
(assert (not (and bridges_r6c55_r12c55_2 bridges_r12c51_r12c55_1 bridges_r12c55_r12c56_2)))
(assert (not (and bridges_r6c55_r12c55_2 bridges_r12c51_r12c55_2 bridges_r12c55_r23c55_1)))
(assert (not (and bridges_r6c55_r12c55_2 bridges_r12c51_r12c55_2 bridges_r12c55_r12c56_1)))
(assert (or bridges_r10c56_r12c56_1 bridges_r12c55_r12c56_1 bridges_r12c56_r26c56_2)) ; island 2 at r12c56
(assert (or bridges_r10c56_r12c56_1 bridges_r12c55_r12c56_2 bridges_r12c56_r26c56_1))
(assert (not (and bridges_r12c55_r12c56_1 bridges_r12c56_r26c56_2)))
(assert (not (and bridges_r12c55_r12c56_2 bridges_r12c56_r26c56_1)))
(assert (or bridges_r10c56_r12c56_2 bridges_r12c55_r12c56_1 bridges_r12c56_r26c56_1))
(assert (not (and bridges_r10c56_r12c56_1 bridges_r12c56_r26c56_2)))
(assert (not (and bridges_r10c56_r12c56_1 bridges_r12c55_r12c56_1 bridges_r12c56_r26c56_1)))
(assert (not (and bridges_r10c56_r12c56_1 bridges_r12c55_r12c56_2)))
(assert (not (and bridges_r10c56_r12c56_2 bridges_r12c56_r26c56_1)))
(assert (not (and bridges_r10c56_r12c56_2 bridges_r12c55_r12c56_1)))
(assert (or bridges_r5c30_r13c30_1 bridges_r13c30_r13c31_1 bridges_r13c30_r15c30_1)) ; island 1 at r13c30
(assert (not (and bridges_r13c30_r13c31_1 bridges_r13c30_r15c30_1)))
(assert (not (and bridges_r5c30_r13c30_1 bridges_r13c30_r15c30_1)))
(assert (not (and bridges_r5c30_r13c30_1 bridges_r13c30_r13c31_1)))
(assert (or bridges_r7c31_r13c31_1 bridges_r13c30_r13c31_1)) ; island 5 at r13c31
(assert (or bridges_r7c31_r13c31_1 bridges_r13c31_r13c32_2))
(assert (or bridges_r7c31_r13c31_1 bridges_r13c31_r14c31_2))
(assert (or bridges_r7c31_r13c31_2 bridges_r13c30_r13c31_1 bridges_r13c31_r13c32_2))
(assert (or bridges_r7c31_r13c31_2 bridges_r13c30_r13c31_1 bridges_r13c31_r14c31_2))
(assert (or bridges_r7c31_r13c31_2 bridges_r13c31_r13c32_1))
(assert (or bridges_r7c31_r13c31_2 bridges_r13c31_r13c32_2 bridges_r13c31_r14c31_2))
(assert (or bridges_r7c31_r13c31_2 bridges_r13c31_r14c31_1))
(assert (not (and bridges_r7c31_r13c31_1 bridges_r13c30_r13c31_1 bridges_r13c31_r13c32_2 bridges_r13c31_r14c31_2)))
(assert (or bridges_r13c30_r13c31_1 bridges_r13c31_r13c32_1))
(assert (or bridges_r13c30_r13c31_1 bridges_r13c31_r13c32_2 bridges_r13c31_r14c31_2))
(assert (or bridges_r13c30_r13c31_1 bridges_r13c31_r14c31_1))
(assert (not (and bridges_r7c31_r13c31_2 bridges_r13c31_r13c32_2 bridges_r13c31_r14c31_2)))
(assert (or bridges_r13c31_r13c32_1 bridges_r13c31_r14c31_2))
(assert (or bridges_r13c31_r13c32_2 bridges_r13c31_r14c31_1))
(assert (not (and bridges_r7c31_r13c31_2 bridges_r13c30_r13c31_1 bridges_r13c31_r13c32_1 bridges_r13c31_r14c31_2)))
(assert (not (and bridges_r7c31_r13c31_2 bridges_r13c30_r13c31_1 bridges_r13c31_r13c32_2 bridges_r13c31_r14c31_1)))
(assert (or bridges_r12c32_r13c32_1 bridges_r13c31_r13c32_2)) ; island 6 at r13c32
(assert (or bridges_r12c32_r13c32_1 bridges_r13c32_r13c34_2))
(assert (or bridges_r12c32_r13c32_1 bridges_r13c32_r15c32_2))
(assert (or bridges_r12c32_r13c32_2 bridges_r13c31_r13c32_1))
(assert (or bridges_r12c32_r13c32_2 bridges_r13c31_r13c32_2 bridges_r13c32_r13c34_2))
(assert (or bridges_r12c32_r13c32_2 bridges_r13c31_r13c32_2 bridges_r13c32_r15c32_2))
(assert (or bridges_r12c32_r13c32_2 bridges_r13c32_r13c34_1))
(assert (or bridges_r12c32_r13c32_2 bridges_r13c32_r13c34_2 bridges_r13c32_r15c32_2))
(assert (or bridges_r12c32_r13c32_2 bridges_r13c32_r15c32_1))
(assert (not (and bridges_r12c32_r13c32_1 bridges_r13c31_r13c32_2 bridges_r13c32_r13c34_2 bridges_r13c32_r15c32_2)))
(assert (or bridges_r13c31_r13c32_1 bridges_r13c32_r13c34_2))
(assert (or bridges_r13c31_r13c32_1 bridges_r13c32_r15c32_2))
(assert (or bridges_r13c31_r13c32_2 bridges_r13c32_r13c34_1))
(assert (or bridges_r13c31_r13c32_2 bridges_r13c32_r13c34_2 bridges_r13c32_r15c32_2))
(assert (or bridges_r13c31_r13c32_2 bridges_r13c32_r15c32_1))
(assert (not (and bridges_r12c32_r13c32_2 bridges_r13c31_r13c32_1 bridges_r13c32_r13c34_2 bridges_r13c32_r15c32_2)))
(assert (or bridges_r13c32_r13c34_1 bridges_r13c32_r15c32_2))
(assert (or bridges_r13c32_r13c34_2 bridges_r13c32_r15c32_1))
(assert (not (and bridges_r12c32_r13c32_2 bridges_r13c31_r13c32_2 bridges_r13c32_r13c34_1 bridges_r13c32_r15c32_2)))
(assert (not (and bridges_r12c32_r13c32_2 bridges_r13c31_r13c32_2 bridges_r13c32_r13c34_2 bridges_r13c32_r15c32_1)))
(assert (or bridges_r7c34_r13c34_1 bridges_r13c32_r13c34_2)) ; island 6 at r13c34
(assert (or bridges_r7c34_r13c34_1 bridges_r13c34_r13c44_2))
(assert (or bridges_r7c34_r13c34_1 bridges_r13c34_r14c34_2))
(assert (or bridges_r7c34_r13c34_2 bridges_r13c32_r13c34_1))
(assert (or bridges_r7c34_r13c34_2 bridges_r13c32_r13c34_2 bridges_r13c34_r13c44_2))
(assert (or bridges_r7c34_r13c34_2 bridges_r13c32_r13c34_2 bridges_r13c34_r14c34_2))
(assert (or bridges_r7c34_r13c34_2 bridges_r13c34_r13c44_1))
(assert (or bridges_r7c34_r13c34_2 bridges_r13c34_r13c44_2 bridges_r13c34_r14c34_2))
(assert (or bridges_r7c34_r13c34_2 bridges_r13c34_r14c34_1))
(assert (not (and bridges_r7c34_r13c34_1 bridges_r13c32_r13c34_2 bridges_r13c34_r13c44_2 bridges_r13c34_r14c34_2)))
(assert (or bridges_r13c32_r13c34_1 bridges_r13c34_r13c44_2))
(assert (or bridges_r13c32_r13c34_1 bridges_r13c34_r14c34_2))
(assert (or bridges_r13c32_r13c34_2 bridges_r13c34_r13c44_1))
(assert (or bridges_r13c32_r13c34_2 bridges_r13c34_r13c44_2 bridges_r13c34_r14c34_2))
(assert (or bridges_r13c32_r13c34_2 bridges_r13c34_r14c34_1))
(assert (not (and bridges_r7c34_r13c34_2 bridges_r13c32_r13c34_1 bridges_r13c34_r13c44_2 bridges_r13c34_r14c34_2)))
(assert (or bridges_r13c34_r13c44_1 bridges_r13c34_r14c34_2))
(assert (or bridges_r13c34_r13c44_2 bridges_r13c34_r14c34_1))
(assert (not (and bridges_r7c34_r13c34_2 bridges_r13c32_r13c34_2 bridges_r13c34_r13c44_1 bridges_r13c34_r14c34_2)))
(assert (not (and bridges_r7c34_r13c34_2 bridges_r13c32_r13c34_2 bridges_r13c34_r13c44_2 bridges_r13c34_r14c34_1)))
(assert (or bridges_r12c44_r13c44_1 bridges_r13c34_r13c44_2)) ; island 6 at r13c44
(assert (or bridges_r12c44_r13c44_1 bridges_r13c44_r13c50_2))
(assert (or bridges_r12c44_r13c44_1 bridges_r13c44_r17c44_2))
(assert (or bridges_r12c44_r13c44_2 bridges_r13c34_r13c44_1))
(assert (or bridges_r12c44_r13c44_2 bridges_r13c34_r13c44_2 bridges_r13c44_r13c50_2))
(assert (or bridges_r12c44_r13c44_2 bridges_r13c34_r13c44_2 bridges_r13c44_r17c44_2))
(assert (or bridges_r12c44_r13c44_2 bridges_r13c44_r13c50_1))
(assert (or bridges_r12c44_r13c44_2 bridges_r13c44_r13c50_2 bridges_r13c44_r17c44_2))
(assert (or bridges_r12c44_r13c44_2 bridges_r13c44_r17c44_1))
(assert (not (and bridges_r12c44_r13c44_1 bridges_r13c34_r13c44_2 bridges_r13c44_r13c50_2 bridges_r13c44_r17c44_2)))
(assert (or bridges_r13c34_r13c44_1 bridges_r13c44_r13c50_2))
(assert (or bridges_r13c34_r13c44_1 bridges_r13c44_r17c44_2))
(assert (or bridges_r13c34_r13c44_2 bridges_r13c44_r13c50_1))
(assert (or bridges_r13c34_r13c44_2 bridges_r13c44_r13c50_2 bridges_r13c44_r17c44_2))
(assert (or bridges_r13c34_r13c44_2 bridges_r13c44_r17c44_1))
(assert (not (and bridges_r12c44_r13c44_2 bridges_r13c34_r13c44_1 bridges_r13c44_r13c50_2 bridges_r13c44_r17c44_2)))
(assert (or bridges_r13c44_r13c50_1 bridges_r13c44_r17c44_2))
(assert (or bridges_r13c44_r13c50_2 bridges_r13c44_r17c44_1))
(assert (not (and bridges_r12c44_r13c44_2 bridges_r13c34_r13c44_2 bridges_r13c44_r13c50_1 bridges_r13c44_r17c44_2)))
(assert (not (and bridges_r12c44_r13c44_2 bridges_r13c34_r13c44_2 bridges_r13c44_r13c50_2 bridges_r13c44_r17c44_1)))
(assert (or bridges_r10c50_r13c50_1 bridges_r13c44_r13c50_2)) ; island 6 at r13c50
(assert (or bridges_r10c50_r13c50_1 bridges_r13c50_r13c51_2))
(assert (or bridges_r10c50_r13c50_1 bridges_r13c50_r18c50_2))
(assert (or bridges_r10c50_r13c50_2 bridges_r13c44_r13c50_1))
(assert (or bridges_r10c50_r13c50_2 bridges_r13c44_r13c50_2 bridges_r13c50_r13c51_2))
(assert (or bridges_r10c50_r13c50_2 bridges_r13c44_r13c50_2 bridges_r13c50_r18c50_2))
(assert (or bridges_r10c50_r13c50_2 bridges_r13c50_r13c51_1))
(assert (or bridges_r10c50_r13c50_2 bridges_r13c50_r13c51_2 bridges_r13c50_r18c50_2))
(assert (or bridges_r10c50_r13c50_2 bridges_r13c50_r18c50_1))
(assert (not (and bridges_r10c50_r13c50_1 bridges_r13c44_r13c50_2 bridges_r13c50_r13c51_2 bridges_r13c50_r18c50_2)))
(assert (or bridges_r13c44_r13c50_1 bridges_r13c50_r13c51_2))
(assert (or bridges_r13c44_r13c50_1 bridges_r13c50_r18c50_2))
(assert (or bridges_r13c44_r13c50_2 bridges_r13c50_r13c51_1))
(assert (or bridges_r13c44_r13c50_2 bridges_r13c50_r13c51_2 bridges_r13c50_r18c50_2))
(assert (or bridges_r13c44_r13c50_2 bridges_r13c50_r18c50_1))
(assert (not (and bridges_r10c50_r13c50_2 bridges_r13c44_r13c50_1 bridges_r13c50_r13c51_2 bridges_r13c50_r18c50_2)))
(assert (or bridges_r13c50_r13c51_1 bridges_r13c50_r18c50_2))
(assert (or bridges_r13c50_r13c51_2 bridges_r13c50_r18c50_1))
(assert (not (and bridges_r10c50_r13c50_2 bridges_r13c44_r13c50_2 bridges_r13c50_r13c51_1 bridges_r13c50_r18c50_2)))
(assert (not (and bridges_r10c50_r13c50_2 bridges_r13c44_r13c50_2 bridges_r13c50_r13c51_2 bridges_r13c50_r18c50_1)))
(assert (or bridges_r12c51_r13c51_2 bridges_r13c50_r13c51_2)) ; island 7 at r13c51
(assert (or bridges_r12c51_r13c51_2 bridges_r13c51_r13c52_2))
(assert (or bridges_r12c51_r13c51_2 bridges_r13c51_r18c51_2))
(assert bridges_r13c50_r13c51_1)
(assert (or bridges_r13c50_r13c51_2 bridges_r13c51_r13c52_2))
(assert (or bridges_r13c50_r13c51_2 bridges_r13c51_r18c51_2))
(assert bridges_r13c51_r13c52_1)
(assert (or bridges_r13c51_r13c52_2 bridges_r13c51_r18c51_2))
(assert bridges_r13c51_r18c51_1)
(assert (not (and bridges_r12c51_r13c51_2 bridges_r13c50_r13c51_2 bridges_r13c51_r13c52_2 bridges_r13c51_r18c51_2)))
(assert (or bridges_r10c52_r13c52_1 bridges_r13c51_r13c52_2)) ; island 6 at r13c52
(assert (or bridges_r10c52_r13c52_1 bridges_r13c52_r13c57_2))
(assert (or bridges_r10c52_r13c52_1 bridges_r13c52_r22c52_2))
(assert (or bridges_r10c52_r13c52_2 bridges_r13c51_r13c52_1))
(assert (or bridges_r10c52_r13c52_2 bridges_r13c51_r13c52_2 bridges_r13c52_r13c57_2))
(assert (or bridges_r10c52_r13c52_2 bridges_r13c51_r13c52_2 bridges_r13c52_r22c52_2))
(assert (or bridges_r10c52_r13c52_2 bridges_r13c52_r13c57_1))
(assert (or bridges_r10c52_r13c52_2 bridges_r13c52_r13c57_2 bridges_r13c52_r22c52_2))
(assert (or bridges_r10c52_r13c52_2 bridges_r13c52_r22c52_1))
(assert (not (and bridges_r10c52_r13c52_1 bridges_r13c51_r13c52_2 bridges_r13c52_r13c57_2 bridges_r13c52_r22c52_2)))
(assert (or bridges_r13c51_r13c52_1 bridges_r13c52_r13c57_2))
(assert (or bridges_r13c51_r13c52_1 bridges_r13c52_r22c52_2))
(assert (or bridges_r13c51_r13c52_2 bridges_r13c52_r13c57_1))
(assert (or bridges_r13c51_r13c52_2 bridges_r13c52_r13c57_2 bridges_r13c52_r22c52_2))
(assert (or bridges_r13c51_r13c52_2 bridges_r13c52_r22c52_1))
(assert (not (and bridges_r10c52_r13c52_2 bridges_r13c51_r13c52_1 bridges_r13c52_r13c57_2 bridges_r13c52_r22c52_2)))
(assert (or bridges_r13c52_r13c57_1 bridges_r13c52_r22c52_2))
(assert (or bridges_r13c52_r13c57_2 bridges_r13c52_r22c52_1))
(assert (not (and bridges_r10c52_r13c52_2 bridges_r13c51_r13c52_2 bridges_r13c52_r13c57_1 bridges_r13c52_r22c52_2)))
(assert (not (and bridges_r10c52_r13c52_2 bridges_r13c51_r13c52_2 bridges_r13c52_r13c57_2 bridges_r13c52_r22c52_1)))
(assert bridges_r11c57_r13c57_1) ; island 7 at r13c57
(assert (or bridges_r11c57_r13c57_2 bridges_r13c52_r13c57_2))
(assert (or bridges_r11c57_r13c57_2 bridges_r13c57_r13c58_2))
(assert (or bridges_r11c57_r13c57_2 bridges_r13c57_r22c57_2))
(assert bridges_r13c52_r13c57_1)
(assert (or bridges_r13c52_r13c57_2 bridges_r13c57_r13c58_2))
(assert (or bridges_r13c52_r13c57_2 bridges_r13c57_r22c57_2))
(assert bridges_r13c57_r13c58_1)
(assert (or bridges_r13c57_r13c58_2 bridges_r13c57_r22c57_2))
(assert bridges_r13c57_r22c57_1)
(assert (not (and bridges_r11c57_r13c57_2 bridges_r13c52_r13c57_2 bridges_r13c57_r13c58_2 bridges_r13c57_r22c57_2)))
(assert (or bridges_r9c58_r13c58_1 bridges_r13c57_r13c58_2)) ; island 6 at r13c58
(assert (or bridges_r9c58_r13c58_1 bridges_r13c58_r13c59_2))
(assert (or bridges_r9c58_r13c58_1 bridges_r13c58_r16c58_2))
(assert (or bridges_r9c58_r13c58_2 bridges_r13c57_r13c58_1))
(assert (or bridges_r9c58_r13c58_2 bridges_r13c57_r13c58_2 bridges_r13c58_r13c59_2))
(assert (or bridges_r9c58_r13c58_2 bridges_r13c57_r13c58_2 bridges_r13c58_r16c58_2))
(assert (or bridges_r9c58_r13c58_2 bridges_r13c58_r13c59_1))
(assert (or bridges_r9c58_r13c58_2 bridges_r13c58_r13c59_2 bridges_r13c58_r16c58_2))
(assert (or bridges_r9c58_r13c58_2 bridges_r13c58_r16c58_1))
(assert (not (and bridges_r9c58_r13c58_1 bridges_r13c57_r13c58_2 bridges_r13c58_r13c59_2 bridges_r13c58_r16c58_2)))
(assert (or bridges_r13c57_r13c58_1 bridges_r13c58_r13c59_2))
(assert (or bridges_r13c57_r13c58_1 bridges_r13c58_r16c58_2))
(assert (or bridges_r13c57_r13c58_2 bridges_r13c58_r13c59_1))
(assert (or bridges_r13c57_r13c58_2 bridges_r13c58_r13c59_2 bridges_r13c58_r16c58_2))
(assert (or bridges_r13c57_r13c58_2 bridges_r13c58_r16c58_1))
(assert (not (and bridges_r9c58_r13c58_2 bridges_r13c57_r13c58_1 bridges_r13c58_r13c59_2 bridges_r13c58_r16c58_2)))
(assert (or bridges_r13c58_r13c59_1 bridges_r13c58_r16c58_2))
(assert (or bridges_r13c58_r13c59_2 bridges_r13c58_r16c58_1))
(assert (not (and bridges_r9c58_r13c58_2 bridges_r13c57_r13c58_2 bridges_r13c58_r13c59_1 bridges_r13c58_r16c58_2)))
(assert (not (and bridges_r9c58_r13c58_2 bridges_r13c57_r13c58_2 bridges_r13c58_r13c59_2 bridges_r13c58_r16c58_1)))
(assert bridges_r10c59_r13c59_1) ; island 5 at r13c59
(assert (or bridges_r10c59_r13c59_2 bridges_r13c58_r13c59_2))
(assert (or bridges_r10c59_r13c59_2 bridges_r13c59_r16c59_2))
(assert bridges_r13c58_r13c59_1)
(assert (or bridges_r13c58_r13c59_2 bridges_r13c59_r16c59_2))
(assert bridges_r13c59_r16c59_1)
(assert (not (and bridges_r10c59_r13c59_2 bridges_r13c58_r13c59_2 bridges_r13c59_r16c59_2)))
(assert (or bridges_r10c23_r14c23_1 bridges_r14c23_r14c31_1)) ; island 1 at r14c23
(assert (not (and bridges_r10c23_r14c23_1 bridges_r14c23_r14c31_1)))
(assert (or bridges_r13c31_r14c31_1 bridges_r14c23_r14c31_1 bridges_r14c31_r14c34_1 bridges_r14c31_r16c31_2)) ; island 2 at r14c31
(assert (or bridges_r13c31_r14c31_1 bridges_r14c23_r14c31_1 bridges_r14c31_r16c31_1))
(assert (not (and bridges_r14c31_r14c34_1 bridges_r14c31_r16c31_2)))
(assert (or bridges_r13c31_r14c31_1 bridges_r14c31_r14c34_1 bridges_r14c31_r16c31_1))
(assert (not (and bridges_r14c23_r14c31_1 bridges_r14c31_r16c31_2)))
(assert (not (and bridges_r14c23_r14c31_1 bridges_r14c31_r14c34_1 bridges_r14c31_r16c31_1)))
(assert (or bridges_r13c31_r14c31_2 bridges_r14c23_r14c31_1 bridges_r14c31_r14c34_1 bridges_r14c31_r16c31_1))
(assert (not (and bridges_r13c31_r14c31_1 bridges_r14c31_r16c31_2)))
(assert (not (and bridges_r13c31_r14c31_1 bridges_r14c31_r14c34_1 bridges_r14c31_r16c31_1)))
(assert (not (and bridges_r13c31_r14c31_1 bridges_r14c23_r14c31_1 bridges_r14c31_r16c31_1)))
(assert (not (and bridges_r13c31_r14c31_1 bridges_r14c23_r14c31_1 bridges_r14c31_r14c34_1)))
(assert (not (and bridges_r13c31_r14c31_2 bridges_r14c31_r16c31_1)))
(assert (not (and bridges_r13c31_r14c31_2 bridges_r14c31_r14c34_1)))
(assert (not (and bridges_r13c31_r14c31_2 bridges_r14c23_r14c31_1)))
(assert (or bridges_r13c34_r14c34_1 bridges_r14c31_r14c34_1 bridges_r14c34_r14c60_1 bridges_r14c34_r22c34_2)) ; island 2 at r14c34
(assert (or bridges_r13c34_r14c34_1 bridges_r14c31_r14c34_1 bridges_r14c34_r14c60_2 bridges_r14c34_r22c34_1))
(assert (not (and bridges_r14c34_r14c60_1 bridges_r14c34_r22c34_2)))
(assert (not (and bridges_r14c34_r14c60_2 bridges_r14c34_r22c34_1)))
(assert (or bridges_r13c34_r14c34_1 bridges_r14c34_r14c60_1 bridges_r14c34_r22c34_1))
(assert (not (and bridges_r14c31_r14c34_1 bridges_r14c34_r22c34_2)))
(assert (not (and bridges_r14c31_r14c34_1 bridges_r14c34_r14c60_1 bridges_r14c34_r22c34_1)))
(assert (not (and bridges_r14c31_r14c34_1 bridges_r14c34_r14c60_2)))
(assert (or bridges_r13c34_r14c34_2 bridges_r14c31_r14c34_1 bridges_r14c34_r14c60_1 bridges_r14c34_r22c34_1))
(assert (not (and bridges_r13c34_r14c34_1 bridges_r14c34_r22c34_2)))
(assert (not (and bridges_r13c34_r14c34_1 bridges_r14c34_r14c60_1 bridges_r14c34_r22c34_1)))
(assert (not (and bridges_r13c34_r14c34_1 bridges_r14c34_r14c60_2)))
(assert (not (and bridges_r13c34_r14c34_1 bridges_r14c31_r14c34_1 bridges_r14c34_r22c34_1)))
(assert (not (and bridges_r13c34_r14c34_1 bridges_r14c31_r14c34_1 bridges_r14c34_r14c60_1)))
(assert (not (and bridges_r13c34_r14c34_2 bridges_r14c34_r22c34_1)))
(assert (not (and bridges_r13c34_r14c34_2 bridges_r14c34_r14c60_1)))
(assert (not (and bridges_r13c34_r14c34_2 bridges_r14c31_r14c34_1)))
(assert (or bridges_r10c60_r14c60_1 bridges_r14c34_r14c60_1)) ; island 3 at r14c60
(assert (or bridges_r10c60_r14c60_1 bridges_r14c34_r14c60_2 bridges_r14c60_r16c60_2))
(assert (or bridges_r10c60_r14c60_1 bridges_r14c60_r16c60_1))
(assert (not (and bridges_r14c34_r14c60_2 bridges_r14c60_r16c60_2)))
(assert (or bridges_r10c60_r14c60_2 bridges_r14c34_r14c60_1 bridges_r14c60_r16c60_2))
(assert (or bridges_r10c60_r14c60_2 bridges_r14c34_r14c60_2 bridges_r14c60_r16c60_1))
(assert (not (and bridges_r10c60_r14c60_1 bridges_r14c34_r14c60_1 bridges_r14c60_r16c60_2)))
(assert (not (and bridges_r10c60_r14c60_1 bridges_r14c34_r14c60_2 bridges_r14c60_r16c60_1)))
(assert (or bridges_r14c34_r14c60_1 bridges_r14c60_r16c60_1))
(assert (not (and bridges_r10c60_r14c60_2 bridges_r14c60_r16c60_2)))
(assert (not (and bridges_r10c60_r14c60_2 bridges_r14c34_r14c60_1 bridges_r14c60_r16c60_1)))
(assert (not (and bridges_r10c60_r14c60_2 bridges_r14c34_r14c60_2)))
(assert (or bridges_r13c30_r15c30_1 bridges_r15c30_r15c32_1 bridges_r15c30_r23c30_2)) ; island 2 at r15c30
(assert (or bridges_r13c30_r15c30_1 bridges_r15c30_r15c32_2 bridges_r15c30_r23c30_1))
(assert (not (and bridges_r15c30_r15c32_1 bridges_r15c30_r23c30_2)))
(assert (not (and bridges_r15c30_r15c32_2 bridges_r15c30_r23c30_1)))
(assert (or bridges_r15c30_r15c32_1 bridges_r15c30_r23c30_1))
(assert (not (and bridges_r13c30_r15c30_1 bridges_r15c30_r23c30_2)))
(assert (not (and bridges_r13c30_r15c30_1 bridges_r15c30_r15c32_1 bridges_r15c30_r23c30_1)))
(assert (not (and bridges_r13c30_r15c30_1 bridges_r15c30_r15c32_2)))
(assert (or bridges_r13c32_r15c32_1 bridges_r15c30_r15c32_2)) ; island 6 at r15c32
(assert (or bridges_r13c32_r15c32_1 bridges_r15c32_r15c35_2))
(assert (or bridges_r13c32_r15c32_1 bridges_r15c32_r16c32_2))
(assert (or bridges_r13c32_r15c32_2 bridges_r15c30_r15c32_1))
(assert (or bridges_r13c32_r15c32_2 bridges_r15c30_r15c32_2 bridges_r15c32_r15c35_2))
(assert (or bridges_r13c32_r15c32_2 bridges_r15c30_r15c32_2 bridges_r15c32_r16c32_2))
(assert (or bridges_r13c32_r15c32_2 bridges_r15c32_r15c35_1))
(assert (or bridges_r13c32_r15c32_2 bridges_r15c32_r15c35_2 bridges_r15c32_r16c32_2))
(assert (or bridges_r13c32_r15c32_2 bridges_r15c32_r16c32_1))
(assert (not (and bridges_r13c32_r15c32_1 bridges_r15c30_r15c32_2 bridges_r15c32_r15c35_2 bridges_r15c32_r16c32_2)))
(assert (or bridges_r15c30_r15c32_1 bridges_r15c32_r15c35_2))
(assert (or bridges_r15c30_r15c32_1 bridges_r15c32_r16c32_2))
(assert (or bridges_r15c30_r15c32_2 bridges_r15c32_r15c35_1))
(assert (or bridges_r15c30_r15c32_2 bridges_r15c32_r15c35_2 bridges_r15c32_r16c32_2))
(assert (or bridges_r15c30_r15c32_2 bridges_r15c32_r16c32_1))
(assert (not (and bridges_r13c32_r15c32_2 bridges_r15c30_r15c32_1 bridges_r15c32_r15c35_2 bridges_r15c32_r16c32_2)))
(assert (or bridges_r15c32_r15c35_1 bridges_r15c32_r16c32_2))
(assert (or bridges_r15c32_r15c35_2 bridges_r15c32_r16c32_1))
(assert (not (and bridges_r13c32_r15c32_2 bridges_r15c30_r15c32_2 bridges_r15c32_r15c35_1 bridges_r15c32_r16c32_2)))
(assert (not (and bridges_r13c32_r15c32_2 bridges_r15c30_r15c32_2 bridges_r15c32_r15c35_2 bridges_r15c32_r16c32_1)))
(assert (or bridges_r11c35_r15c35_1 bridges_r15c32_r15c35_1)) ; island 5 at r15c35
(assert (or bridges_r11c35_r15c35_1 bridges_r15c32_r15c35_2 bridges_r15c35_r15c37_2))
(assert (or bridges_r11c35_r15c35_1 bridges_r15c32_r15c35_2 bridges_r15c35_r35c35_2))
(assert (or bridges_r11c35_r15c35_1 bridges_r15c35_r15c37_1))
(assert (or bridges_r11c35_r15c35_1 bridges_r15c35_r15c37_2 bridges_r15c35_r35c35_2))
(assert (or bridges_r11c35_r15c35_1 bridges_r15c35_r35c35_1))
(assert (not (and bridges_r15c32_r15c35_2 bridges_r15c35_r15c37_2 bridges_r15c35_r35c35_2)))
(assert (or bridges_r11c35_r15c35_2 bridges_r15c32_r15c35_1 bridges_r15c35_r15c37_2))
(assert (or bridges_r11c35_r15c35_2 bridges_r15c32_r15c35_1 bridges_r15c35_r35c35_2))
(assert (or bridges_r11c35_r15c35_2 bridges_r15c32_r15c35_2 bridges_r15c35_r15c37_1))
(assert (or bridges_r11c35_r15c35_2 bridges_r15c32_r15c35_2 bridges_r15c35_r15c37_2 bridges_r15c35_r35c35_2))
(assert (or bridges_r11c35_r15c35_2 bridges_r15c32_r15c35_2 bridges_r15c35_r35c35_1))
(assert (not (and bridges_r11c35_r15c35_1 bridges_r15c32_r15c35_1 bridges_r15c35_r15c37_2 bridges_r15c35_r35c35_2)))
(assert (or bridges_r11c35_r15c35_2 bridges_r15c35_r15c37_1 bridges_r15c35_r35c35_2))
(assert (or bridges_r11c35_r15c35_2 bridges_r15c35_r15c37_2 bridges_r15c35_r35c35_1))
(assert (not (and bridges_r11c35_r15c35_1 bridges_r15c32_r15c35_2 bridges_r15c35_r15c37_1 bridges_r15c35_r35c35_2)))
(assert (not (and bridges_r11c35_r15c35_1 bridges_r15c32_r15c35_2 bridges_r15c35_r15c37_2 bridges_r15c35_r35c35_1)))
(assert (or bridges_r15c32_r15c35_1 bridges_r15c35_r15c37_1))
(assert (or bridges_r15c32_r15c35_1 bridges_r15c35_r15c37_2 bridges_r15c35_r35c35_2))
(assert (or bridges_r15c32_r15c35_1 bridges_r15c35_r35c35_1))
(assert (not (and bridges_r11c35_r15c35_2 bridges_r15c35_r15c37_2 bridges_r15c35_r35c35_2)))
(assert (or bridges_r15c32_r15c35_2 bridges_r15c35_r15c37_1 bridges_r15c35_r35c35_2))
(assert (or bridges_r15c32_r15c35_2 bridges_r15c35_r15c37_2 bridges_r15c35_r35c35_1))
(assert (not (and bridges_r11c35_r15c35_2 bridges_r15c32_r15c35_1 bridges_r15c35_r15c37_1 bridges_r15c35_r35c35_2)))
(assert (not (and bridges_r11c35_r15c35_2 bridges_r15c32_r15c35_1 bridges_r15c35_r15c37_2 bridges_r15c35_r35c35_1)))
(assert (or bridges_r15c35_r15c37_1 bridges_r15c35_r35c35_1))
(assert (not (and bridges_r11c35_r15c35_2 bridges_r15c32_r15c35_2 bridges_r15c35_r35c35_2)))
(assert (not (and bridges_r11c35_r15c35_2 bridges_r15c32_r15c35_2 bridges_r15c35_r15c37_1 bridges_r15c35_r35c35_1)))
(assert (not (and bridges_r11c35_r15c35_2 bridges_r15c32_r15c35_2 bridges_r15c35_r15c37_2)))
(assert (or bridges_r8c37_r15c37_1 bridges_r15c35_r15c37_1 bridges_r15c37_r19c37_2)) ; island 2 at r15c37
(assert (or bridges_r8c37_r15c37_1 bridges_r15c35_r15c37_2 bridges_r15c37_r19c37_1))
(assert (not (and bridges_r15c35_r15c37_1 bridges_r15c37_r19c37_2)))
(assert (not (and bridges_r15c35_r15c37_2 bridges_r15c37_r19c37_1)))
(assert (or bridges_r15c35_r15c37_1 bridges_r15c37_r19c37_1))
(assert (not (and bridges_r8c37_r15c37_1 bridges_r15c37_r19c37_2)))
(assert (not (and bridges_r8c37_r15c37_1 bridges_r15c35_r15c37_1 bridges_r15c37_r19c37_1)))
(assert (not (and bridges_r8c37_r15c37_1 bridges_r15c35_r15c37_2)))
(assert (or bridges_r12c20_r16c20_1 bridges_r16c20_r16c31_2)) ; island 2 at r16c20
(assert bridges_r16c20_r16c31_1)
(assert (not (and bridges_r12c20_r16c20_1 bridges_r16c20_r16c31_2)))
(assert (or bridges_r14c31_r16c31_1 bridges_r16c20_r16c31_1 bridges_r16c31_r16c32_2)) ; island 4 at r16c31
(assert (or bridges_r14c31_r16c31_1 bridges_r16c20_r16c31_1 bridges_r16c31_r18c31_2))
(assert (or bridges_r14c31_r16c31_1 bridges_r16c20_r16c31_2 bridges_r16c31_r16c32_1))
(assert (or bridges_r14c31_r16c31_1 bridges_r16c20_r16c31_2 bridges_r16c31_r16c32_2 bridges_r16c31_r18c31_2))
(assert (or bridges_r14c31_r16c31_1 bridges_r16c20_r16c31_2 bridges_r16c31_r18c31_1))
(assert (not (and bridges_r16c20_r16c31_1 bridges_r16c31_r16c32_2 bridges_r16c31_r18c31_2)))
(assert (or bridges_r14c31_r16c31_1 bridges_r16c31_r16c32_1 bridges_r16c31_r18c31_2))
(assert (or bridges_r14c31_r16c31_1 bridges_r16c31_r16c32_2 bridges_r16c31_r18c31_1))
(assert (not (and bridges_r16c20_r16c31_2 bridges_r16c31_r16c32_1 bridges_r16c31_r18c31_2)))
(assert (not (and bridges_r16c20_r16c31_2 bridges_r16c31_r16c32_2 bridges_r16c31_r18c31_1)))
(assert (or bridges_r14c31_r16c31_2 bridges_r16c20_r16c31_1 bridges_r16c31_r16c32_1))
(assert (or bridges_r14c31_r16c31_2 bridges_r16c20_r16c31_1 bridges_r16c31_r16c32_2 bridges_r16c31_r18c31_2))
(assert (or bridges_r14c31_r16c31_2 bridges_r16c20_r16c31_1 bridges_r16c31_r18c31_1))
(assert (not (and bridges_r14c31_r16c31_1 bridges_r16c31_r16c32_2 bridges_r16c31_r18c31_2)))
(assert (or bridges_r14c31_r16c31_2 bridges_r16c20_r16c31_2 bridges_r16c31_r16c32_1 bridges_r16c31_r18c31_2))
(assert (or bridges_r14c31_r16c31_2 bridges_r16c20_r16c31_2 bridges_r16c31_r16c32_2 bridges_r16c31_r18c31_1))
(assert (not (and bridges_r14c31_r16c31_1 bridges_r16c20_r16c31_1 bridges_r16c31_r16c32_1 bridges_r16c31_r18c31_2)))
(assert (not (and bridges_r14c31_r16c31_1 bridges_r16c20_r16c31_1 bridges_r16c31_r16c32_2 bridges_r16c31_r18c31_1)))
(assert (or bridges_r14c31_r16c31_2 bridges_r16c31_r16c32_1 bridges_r16c31_r18c31_1))
(assert (not (and bridges_r14c31_r16c31_1 bridges_r16c20_r16c31_2 bridges_r16c31_r18c31_2)))
(assert (not (and bridges_r14c31_r16c31_1 bridges_r16c20_r16c31_2 bridges_r16c31_r16c32_1 bridges_r16c31_r18c31_1)))
(assert (not (and bridges_r14c31_r16c31_1 bridges_r16c20_r16c31_2 bridges_r16c31_r16c32_2)))
(assert (or bridges_r16c20_r16c31_1 bridges_r16c31_r16c32_1 bridges_r16c31_r18c31_2))
(assert (or bridges_r16c20_r16c31_1 bridges_r16c31_r16c32_2 bridges_r16c31_r18c31_1))
(assert (not (and bridges_r14c31_r16c31_2 bridges_r16c31_r16c32_1 bridges_r16c31_r18c31_2)))
(assert (not (and bridges_r14c31_r16c31_2 bridges_r16c31_r16c32_2 bridges_r16c31_r18c31_1)))
(assert (or bridges_r16c20_r16c31_2 bridges_r16c31_r16c32_1 bridges_r16c31_r18c31_1))
(assert (not (and bridges_r14c31_r16c31_2 bridges_r16c20_r16c31_1 bridges_r16c31_r18c31_2)))
(assert (not (and bridges_r14c31_r16c31_2 bridges_r16c20_r16c31_1 bridges_r16c31_r16c32_1 bridges_r16c31_r18c31_1)))
(assert (not (and bridges_r14c31_r16c31_2 bridges_r16c20_r16c31_1 bridges_r16c31_r16c32_2)))
(assert (not (and bridges_r14c31_r16c31_2 bridges_r16c20_r16c31_2 bridges_r16c31_r18c31_1)))
(assert (not (and bridges_r14c31_r16c31_2 bridges_r16c20_r16c31_2 bridges_r16c31_r16c32_1)))
(assert (or bridges_r15c32_r16c32_1 bridges_r16c31_r16c32_1)) ; island 5 at r16c32
(assert (or bridges_r15c32_r16c32_1 bridges_r16c31_r16c32_2 bridges_r16c32_r16c33_2))
(assert (or bridges_r15c32_r16c32_1 bridges_r16c31_r16c32_2 bridges_r16c32_r21c32_2))
(assert (or bridges_r15c32_r16c32_1 bridges_r16c32_r16c33_1))
(assert (or bridges_r15c32_r16c32_1 bridges_r16c32_r16c33_2 bridges_r16c32_r21c32_2))
(assert (or bridges_r15c32_r16c32_1 bridges_r16c32_r21c32_1))
(assert (not (and bridges_r16c31_r16c32_2 bridges_r16c32_r16c33_2 bridges_r16c32_r21c32_2)))
(assert (or bridges_r15c32_r16c32_2 bridges_r16c31_r16c32_1 bridges_r16c32_r16c33_2))
(assert (or bridges_r15c32_r16c32_2 bridges_r16c31_r16c32_1 bridges_r16c32_r21c32_2))
(assert (or bridges_r15c32_r16c32_2 bridges_r16c31_r16c32_2 bridges_r16c32_r16c33_1))
(assert (or bridges_r15c32_r16c32_2 bridges_r16c31_r16c32_2 bridges_r16c32_r16c33_2 bridges_r16c32_r21c32_2))
(assert (or bridges_r15c32_r16c32_2 bridges_r16c31_r16c32_2 bridges_r16c32_r21c32_1))
(assert (not (and bridges_r15c32_r16c32_1 bridges_r16c31_r16c32_1 bridges_r16c32_r16c33_2 bridges_r16c32_r21c32_2)))
(assert (or bridges_r15c32_r16c32_2 bridges_r16c32_r16c33_1 bridges_r16c32_r21c32_2))
(assert (or bridges_r15c32_r16c32_2 bridges_r16c32_r16c33_2 bridges_r16c32_r21c32_1))
(assert (not (and bridges_r15c32_r16c32_1 bridges_r16c31_r16c32_2 bridges_r16c32_r16c33_1 bridges_r16c32_r21c32_2)))
(assert (not (and bridges_r15c32_r16c32_1 bridges_r16c31_r16c32_2 bridges_r16c32_r16c33_2 bridges_r16c32_r21c32_1)))
(assert (or bridges_r16c31_r16c32_1 bridges_r16c32_r16c33_1))
(assert (or bridges_r16c31_r16c32_1 bridges_r16c32_r16c33_2 bridges_r16c32_r21c32_2))
(assert (or bridges_r16c31_r16c32_1 bridges_r16c32_r21c32_1))
(assert (not (and bridges_r15c32_r16c32_2 bridges_r16c32_r16c33_2 bridges_r16c32_r21c32_2)))
(assert (or bridges_r16c31_r16c32_2 bridges_r16c32_r16c33_1 bridges_r16c32_r21c32_2))
(assert (or bridges_r16c31_r16c32_2 bridges_r16c32_r16c33_2 bridges_r16c32_r21c32_1))
(assert (not (and bridges_r15c32_r16c32_2 bridges_r16c31_r16c32_1 bridges_r16c32_r16c33_1 bridges_r16c32_r21c32_2)))
(assert (not (and bridges_r15c32_r16c32_2 bridges_r16c31_r16c32_1 bridges_r16c32_r16c33_2 bridges_r16c32_r21c32_1)))
(assert (or bridges_r16c32_r16c33_1 bridges_r16c32_r21c32_1))
(assert (not (and bridges_r15c32_r16c32_2 bridges_r16c31_r16c32_2 bridges_r16c32_r21c32_2)))
(assert (not (and bridges_r15c32_r16c32_2 bridges_r16c31_r16c32_2 bridges_r16c32_r16c33_1 bridges_r16c32_r21c32_1)))
(assert (not (and bridges_r15c32_r16c32_2 bridges_r16c31_r16c32_2 bridges_r16c32_r16c33_2)))
(assert (or bridges_r12c33_r16c33_1 bridges_r16c32_r16c33_1 bridges_r16c33_r16c58_1)) ; island 3 at r16c33
(assert (or bridges_r12c33_r16c33_1 bridges_r16c32_r16c33_1 bridges_r16c33_r16c58_2 bridges_r16c33_r17c33_2))
(assert (or bridges_r12c33_r16c33_1 bridges_r16c32_r16c33_1 bridges_r16c33_r17c33_1))
(assert (not (and bridges_r16c33_r16c58_2 bridges_r16c33_r17c33_2)))
(assert (or bridges_r12c33_r16c33_1 bridges_r16c32_r16c33_2 bridges_r16c33_r16c58_1 bridges_r16c33_r17c33_2))
(assert (or bridges_r12c33_r16c33_1 bridges_r16c32_r16c33_2 bridges_r16c33_r16c58_2 bridges_r16c33_r17c33_1))
(assert (not (and bridges_r16c32_r16c33_1 bridges_r16c33_r16c58_1 bridges_r16c33_r17c33_2)))
(assert (not (and bridges_r16c32_r16c33_1 bridges_r16c33_r16c58_2 bridges_r16c33_r17c33_1)))
(assert (or bridges_r12c33_r16c33_1 bridges_r16c33_r16c58_1 bridges_r16c33_r17c33_1))
(assert (not (and bridges_r16c32_r16c33_2 bridges_r16c33_r17c33_2)))
(assert (not (and bridges_r16c32_r16c33_2 bridges_r16c33_r16c58_1 bridges_r16c33_r17c33_1)))
(assert (not (and bridges_r16c32_r16c33_2 bridges_r16c33_r16c58_2)))
(assert (or bridges_r12c33_r16c33_2 bridges_r16c32_r16c33_1 bridges_r16c33_r16c58_1 bridges_r16c33_r17c33_2))
(assert (or bridges_r12c33_r16c33_2 bridges_r16c32_r16c33_1 bridges_r16c33_r16c58_2 bridges_r16c33_r17c33_1))
(assert (not (and bridges_r12c33_r16c33_1 bridges_r16c33_r16c58_1 bridges_r16c33_r17c33_2)))
(assert (not (and bridges_r12c33_r16c33_1 bridges_r16c33_r16c58_2 bridges_r16c33_r17c33_1)))
(assert (or bridges_r12c33_r16c33_2 bridges_r16c32_r16c33_2 bridges_r16c33_r16c58_1 bridges_r16c33_r17c33_1))
(assert (not (and bridges_r12c33_r16c33_1 bridges_r16c32_r16c33_1 bridges_r16c33_r17c33_2)))
(assert (not (and bridges_r12c33_r16c33_1 bridges_r16c32_r16c33_1 bridges_r16c33_r16c58_1 bridges_r16c33_r17c33_1)))
(assert (not (and bridges_r12c33_r16c33_1 bridges_r16c32_r16c33_1 bridges_r16c33_r16c58_2)))
(assert (not (and bridges_r12c33_r16c33_1 bridges_r16c32_r16c33_2 bridges_r16c33_r17c33_1)))
(assert (not (and bridges_r12c33_r16c33_1 bridges_r16c32_r16c33_2 bridges_r16c33_r16c58_1)))
(assert (or bridges_r16c32_r16c33_1 bridges_r16c33_r16c58_1 bridges_r16c33_r17c33_1))
(assert (not (and bridges_r12c33_r16c33_2 bridges_r16c33_r17c33_2)))
(assert (not (and bridges_r12c33_r16c33_2 bridges_r16c33_r16c58_1 bridges_r16c33_r17c33_1)))
(assert (not (and bridges_r12c33_r16c33_2 bridges_r16c33_r16c58_2)))
(assert (not (and bridges_r12c33_r16c33_2 bridges_r16c32_r16c33_1 bridges_r16c33_r17c33_1)))
(assert (not (and bridges_r12c33_r16c33_2 bridges_r16c32_r16c33_1 bridges_r16c33_r16c58_1)))
(assert (not (and bridges_r12c33_r16c33_2 bridges_r16c32_r16c33_2)))
(assert (or bridges_r13c58_r16c58_1 bridges_r16c33_r16c58_1)) ; island 5 at r16c58
(assert (or bridges_r13c58_r16c58_1 bridges_r16c33_r16c58_2 bridges_r16c58_r16c59_2))
(assert (or bridges_r13c58_r16c58_1 bridges_r16c33_r16c58_2 bridges_r16c58_r23c58_2))
(assert (or bridges_r13c58_r16c58_1 bridges_r16c58_r16c59_1))
(assert (or bridges_r13c58_r16c58_1 bridges_r16c58_r16c59_2 bridges_r16c58_r23c58_2))
(assert (or bridges_r13c58_r16c58_1 bridges_r16c58_r23c58_1))
(assert (not (and bridges_r16c33_r16c58_2 bridges_r16c58_r16c59_2 bridges_r16c58_r23c58_2)))
(assert (or bridges_r13c58_r16c58_2 bridges_r16c33_r16c58_1 bridges_r16c58_r16c59_2))
(assert (or bridges_r13c58_r16c58_2 bridges_r16c33_r16c58_1 bridges_r16c58_r23c58_2))
(assert (or bridges_r13c58_r16c58_2 bridges_r16c33_r16c58_2 bridges_r16c58_r16c59_1))
(assert (or bridges_r13c58_r16c58_2 bridges_r16c33_r16c58_2 bridges_r16c58_r16c59_2 bridges_r16c58_r23c58_2))
(assert (or bridges_r13c58_r16c58_2 bridges_r16c33_r16c58_2 bridges_r16c58_r23c58_1))
(assert (not (and bridges_r13c58_r16c58_1 bridges_r16c33_r16c58_1 bridges_r16c58_r16c59_2 bridges_r16c58_r23c58_2)))
(assert (or bridges_r13c58_r16c58_2 bridges_r16c58_r16c59_1 bridges_r16c58_r23c58_2))
(assert (or bridges_r13c58_r16c58_2 bridges_r16c58_r16c59_2 bridges_r16c58_r23c58_1))
(assert (not (and bridges_r13c58_r16c58_1 bridges_r16c33_r16c58_2 bridges_r16c58_r16c59_1 bridges_r16c58_r23c58_2)))
(assert (not (and bridges_r13c58_r16c58_1 bridges_r16c33_r16c58_2 bridges_r16c58_r16c59_2 bridges_r16c58_r23c58_1)))
(assert (or bridges_r16c33_r16c58_1 bridges_r16c58_r16c59_1))
(assert (or bridges_r16c33_r16c58_1 bridges_r16c58_r16c59_2 bridges_r16c58_r23c58_2))
(assert (or bridges_r16c33_r16c58_1 bridges_r16c58_r23c58_1))
(assert (not (and bridges_r13c58_r16c58_2 bridges_r16c58_r16c59_2 bridges_r16c58_r23c58_2)))
(assert (or bridges_r16c33_r16c58_2 bridges_r16c58_r16c59_1 bridges_r16c58_r23c58_2))
(assert (or bridges_r16c33_r16c58_2 bridges_r16c58_r16c59_2 bridges_r16c58_r23c58_1))
(assert (not (and bridges_r13c58_r16c58_2 bridges_r16c33_r16c58_1 bridges_r16c58_r16c59_1 bridges_r16c58_r23c58_2)))
(assert (not (and bridges_r13c58_r16c58_2 bridges_r16c33_r16c58_1 bridges_r16c58_r16c59_2 bridges_r16c58_r23c58_1)))
(assert (or bridges_r16c58_r16c59_1 bridges_r16c58_r23c58_1))
(assert (not (and bridges_r13c58_r16c58_2 bridges_r16c33_r16c58_2 bridges_r16c58_r23c58_2)))
(assert (not (and bridges_r13c58_r16c58_2 bridges_r16c33_r16c58_2 bridges_r16c58_r16c59_1 bridges_r16c58_r23c58_1)))
(assert (not (and bridges_r13c58_r16c58_2 bridges_r16c33_r16c58_2 bridges_r16c58_r16c59_2)))
(assert (or bridges_r13c59_r16c59_2 bridges_r16c58_r16c59_2)) ; island 7 at r16c59
(assert (or bridges_r13c59_r16c59_2 bridges_r16c59_r16c60_2))
(assert (or bridges_r13c59_r16c59_2 bridges_r16c59_r17c59_2))
(assert bridges_r16c58_r16c59_1)
(assert (or bridges_r16c58_r16c59_2 bridges_r16c59_r16c60_2))
(assert (or bridges_r16c58_r16c59_2 bridges_r16c59_r17c59_2))
(assert bridges_r16c59_r16c60_1)
(assert (or bridges_r16c59_r16c60_2 bridges_r16c59_r17c59_2))
(assert bridges_r16c59_r17c59_1)
(assert (not (and bridges_r13c59_r16c59_2 bridges_r16c58_r16c59_2 bridges_r16c59_r16c60_2 bridges_r16c59_r17c59_2)))
(assert bridges_r14c60_r16c60_1) ; island 5 at r16c60
(assert (or bridges_r14c60_r16c60_2 bridges_r16c59_r16c60_2))
(assert (or bridges_r14c60_r16c60_2 bridges_r16c60_r23c60_2))
(assert (or bridges_r16c59_r16c60_2 bridges_r16c60_r23c60_2))
(assert bridges_r16c60_r23c60_1)
(assert (not (and bridges_r14c60_r16c60_2 bridges_r16c59_r16c60_2 bridges_r16c60_r23c60_2)))
(assert (or bridges_r16c33_r17c33_1 bridges_r17c33_r17c44_1 bridges_r17c33_r33c33_2)) ; island 2 at r17c33
(assert (or bridges_r16c33_r17c33_1 bridges_r17c33_r17c44_2 bridges_r17c33_r33c33_1))
(assert (not (and bridges_r17c33_r17c44_1 bridges_r17c33_r33c33_2)))
(assert (not (and bridges_r17c33_r17c44_2 bridges_r17c33_r33c33_1)))
(assert (or bridges_r16c33_r17c33_2 bridges_r17c33_r17c44_1 bridges_r17c33_r33c33_1))
(assert (not (and bridges_r16c33_r17c33_1 bridges_r17c33_r33c33_2)))
(assert (not (and bridges_r16c33_r17c33_1 bridges_r17c33_r17c44_1 bridges_r17c33_r33c33_1)))
(assert (not (and bridges_r16c33_r17c33_1 bridges_r17c33_r17c44_2)))
(assert (not (and bridges_r16c33_r17c33_2 bridges_r17c33_r33c33_1)))
(assert (not (and bridges_r16c33_r17c33_2 bridges_r17c33_r17c44_1)))
(assert (or bridges_r13c44_r17c44_1 bridges_r17c33_r17c44_1 bridges_r17c44_r17c46_2)) ; island 4 at r17c44
(assert (or bridges_r13c44_r17c44_1 bridges_r17c33_r17c44_1 bridges_r17c44_r23c44_2))
(assert (or bridges_r13c44_r17c44_1 bridges_r17c33_r17c44_2 bridges_r17c44_r17c46_1))
(assert (or bridges_r13c44_r17c44_1 bridges_r17c33_r17c44_2 bridges_r17c44_r17c46_2 bridges_r17c44_r23c44_2))
(assert (or bridges_r13c44_r17c44_1 bridges_r17c33_r17c44_2 bridges_r17c44_r23c44_1))
(assert (not (and bridges_r17c33_r17c44_1 bridges_r17c44_r17c46_2 bridges_r17c44_r23c44_2)))
(assert (or bridges_r13c44_r17c44_1 bridges_r17c44_r17c46_1 bridges_r17c44_r23c44_2))
(assert (or bridges_r13c44_r17c44_1 bridges_r17c44_r17c46_2 bridges_r17c44_r23c44_1))
(assert (not (and bridges_r17c33_r17c44_2 bridges_r17c44_r17c46_1 bridges_r17c44_r23c44_2)))
(assert (not (and bridges_r17c33_r17c44_2 bridges_r17c44_r17c46_2 bridges_r17c44_r23c44_1)))
(assert (or bridges_r13c44_r17c44_2 bridges_r17c33_r17c44_1 bridges_r17c44_r17c46_1))
(assert (or bridges_r13c44_r17c44_2 bridges_r17c33_r17c44_1 bridges_r17c44_r17c46_2 bridges_r17c44_r23c44_2))
(assert (or bridges_r13c44_r17c44_2 bridges_r17c33_r17c44_1 bridges_r17c44_r23c44_1))
(assert (not (and bridges_r13c44_r17c44_1 bridges_r17c44_r17c46_2 bridges_r17c44_r23c44_2)))
(assert (or bridges_r13c44_r17c44_2 bridges_r17c33_r17c44_2 bridges_r17c44_r17c46_1 bridges_r17c44_r23c44_2))
(assert (or bridges_r13c44_r17c44_2 bridges_r17c33_r17c44_2 bridges_r17c44_r17c46_2 bridges_r17c44_r23c44_1))
(assert (not (and bridges_r13c44_r17c44_1 bridges_r17c33_r17c44_1 bridges_r17c44_r17c46_1 bridges_r17c44_r23c44_2)))
(assert (not (and bridges_r13c44_r17c44_1 bridges_r17c33_r17c44_1 bridges_r17c44_r17c46_2 bridges_r17c44_r23c44_1)))
(assert (or bridges_r13c44_r17c44_2 bridges_r17c44_r17c46_1 bridges_r17c44_r23c44_1))
(assert (not (and bridges_r13c44_r17c44_1 bridges_r17c33_r17c44_2 bridges_r17c44_r23c44_2)))
(assert (not (and bridges_r13c44_r17c44_1 bridges_r17c33_r17c44_2 bridges_r17c44_r17c46_1 bridges_r17c44_r23c44_1)))
(assert (not (and bridges_r13c44_r17c44_1 bridges_r17c33_r17c44_2 bridges_r17c44_r17c46_2)))
(assert (or bridges_r17c33_r17c44_1 bridges_r17c44_r17c46_1 bridges_r17c44_r23c44_2))
(assert (or bridges_r17c33_r17c44_1 bridges_r17c44_r17c46_2 bridges_r17c44_r23c44_1))
(assert (not (and bridges_r13c44_r17c44_2 bridges_r17c44_r17c46_1 bridges_r17c44_r23c44_2)))
(assert (not (and bridges_r13c44_r17c44_2 bridges_r17c44_r17c46_2 bridges_r17c44_r23c44_1)))
(assert (or bridges_r17c33_r17c44_2 bridges_r17c44_r17c46_1 bridges_r17c44_r23c44_1))
(assert (not (and bridges_r13c44_r17c44_2 bridges_r17c33_r17c44_1 bridges_r17c44_r23c44_2)))
(assert (not (and bridges_r13c44_r17c44_2 bridges_r17c33_r17c44_1 bridges_r17c44_r17c46_1 bridges_r17c44_r23c44_1)))
(assert (not (and bridges_r13c44_r17c44_2 bridges_r17c33_r17c44_1 bridges_r17c44_r17c46_2)))
(assert (not (and bridges_r13c44_r17c44_2 bridges_r17c33_r17c44_2 bridges_r17c44_r23c44_1)))
(assert (not (and bridges_r13c44_r17c44_2 bridges_r17c33_r17c44_2 bridges_r17c44_r17c46_1)))
(assert (or bridges_r12c46_r17c46_1 bridges_r17c44_r17c46_1)) ; island 3 at r17c46
(assert (or bridges_r12c46_r17c46_1 bridges_r17c44_r17c46_2 bridges_r17c46_r17c49_1))
(assert (or bridges_r12c46_r17c46_1 bridges_r17c44_r17c46_2 bridges_r17c46_r20c46_1))
(assert (or bridges_r12c46_r17c46_1 bridges_r17c46_r17c49_1 bridges_r17c46_r20c46_1))
(assert (not (and bridges_r17c44_r17c46_2 bridges_r17c46_r17c49_1 bridges_r17c46_r20c46_1)))
(assert (or bridges_r12c46_r17c46_2 bridges_r17c44_r17c46_1 bridges_r17c46_r17c49_1))
(assert (or bridges_r12c46_r17c46_2 bridges_r17c44_r17c46_1 bridges_r17c46_r20c46_1))
(assert (or bridges_r12c46_r17c46_2 bridges_r17c44_r17c46_2 bridges_r17c46_r17c49_1 bridges_r17c46_r20c46_1))
(assert (not (and bridges_r12c46_r17c46_1 bridges_r17c44_r17c46_1 bridges_r17c46_r17c49_1 bridges_r17c46_r20c46_1)))
(assert (not (and bridges_r12c46_r17c46_1 bridges_r17c44_r17c46_2 bridges_r17c46_r20c46_1)))
(assert (not (and bridges_r12c46_r17c46_1 bridges_r17c44_r17c46_2 bridges_r17c46_r17c49_1)))
(assert (or bridges_r17c44_r17c46_1 bridges_r17c46_r17c49_1 bridges_r17c46_r20c46_1))
(assert (not (and bridges_r12c46_r17c46_2 bridges_r17c46_r17c49_1 bridges_r17c46_r20c46_1)))
(assert (not (and bridges_r12c46_r17c46_2 bridges_r17c44_r17c46_1 bridges_r17c46_r20c46_1)))
(assert (not (and bridges_r12c46_r17c46_2 bridges_r17c44_r17c46_1 bridges_r17c46_r17c49_1)))
(assert (not (and bridges_r12c46_r17c46_2 bridges_r17c44_r17c46_2)))
(assert (or bridges_r12c49_r17c49_1 bridges_r17c46_r17c49_1 bridges_r17c49_r17c59_1 bridges_r17c49_r23c49_1)) ; island 1 at r17c49
(assert (not (and bridges_r17c49_r17c59_1 bridges_r17c49_r23c49_1)))
(assert (not (and bridges_r17c46_r17c49_1 bridges_r17c49_r23c49_1)))
(assert (not (and bridges_r17c46_r17c49_1 bridges_r17c49_r17c59_1)))
(assert (not (and bridges_r12c49_r17c49_1 bridges_r17c49_r23c49_1)))
(assert (not (and bridges_r12c49_r17c49_1 bridges_r17c49_r17c59_1)))
(assert (not (and bridges_r12c49_r17c49_1 bridges_r17c46_r17c49_1)))
(assert (or bridges_r16c59_r17c59_1 bridges_r17c49_r17c59_1)) ; island 2 at r17c59
(assert (or bridges_r16c59_r17c59_1 bridges_r17c59_r22c59_1))
(assert (or bridges_r16c59_r17c59_2 bridges_r17c49_r17c59_1 bridges_r17c59_r22c59_1))
(assert (not (and bridges_r16c59_r17c59_1 bridges_r17c49_r17c59_1 bridges_r17c59_r22c59_1)))
(assert (not (and bridges_r16c59_r17c59_2 bridges_r17c59_r22c59_1)))
(assert (not (and bridges_r16c59_r17c59_2 bridges_r17c49_r17c59_1)))
(assert (or bridges_r16c31_r18c31_1 bridges_r18c31_r18c36_2)) ; island 4 at r18c31
(assert (or bridges_r16c31_r18c31_1 bridges_r18c31_r20c31_2))
(assert (or bridges_r16c31_r18c31_2 bridges_r18c31_r18c36_1))
(assert (or bridges_r16c31_r18c31_2 bridges_r18c31_r18c36_2 bridges_r18c31_r20c31_2))
(assert (or bridges_r16c31_r18c31_2 bridges_r18c31_r20c31_1))
(assert (not (and bridges_r16c31_r18c31_1 bridges_r18c31_r18c36_2 bridges_r18c31_r20c31_2)))
(assert (or bridges_r18c31_r18c36_1 bridges_r18c31_r20c31_2))
(assert (or bridges_r18c31_r18c36_2 bridges_r18c31_r20c31_1))
(assert (not (and bridges_r16c31_r18c31_2 bridges_r18c31_r18c36_1 bridges_r18c31_r20c31_2)))
(assert (not (and bridges_r16c31_r18c31_2 bridges_r18c31_r18c36_2 bridges_r18c31_r20c31_1)))
(assert (or bridges_r10c36_r18c36_1 bridges_r18c31_r18c36_2)) ; island 6 at r18c36
(assert (or bridges_r10c36_r18c36_1 bridges_r18c36_r18c43_2))
(assert (or bridges_r10c36_r18c36_1 bridges_r18c36_r20c36_2))
(assert (or bridges_r10c36_r18c36_2 bridges_r18c31_r18c36_1))
(assert (or bridges_r10c36_r18c36_2 bridges_r18c31_r18c36_2 bridges_r18c36_r18c43_2))
(assert (or bridges_r10c36_r18c36_2 bridges_r18c31_r18c36_2 bridges_r18c36_r20c36_2))
(assert (or bridges_r10c36_r18c36_2 bridges_r18c36_r18c43_1))
(assert (or bridges_r10c36_r18c36_2 bridges_r18c36_r18c43_2 bridges_r18c36_r20c36_2))
(assert (or bridges_r10c36_r18c36_2 bridges_r18c36_r20c36_1))
(assert (not (and bridges_r10c36_r18c36_1 bridges_r18c31_r18c36_2 bridges_r18c36_r18c43_2 bridges_r18c36_r20c36_2)))
(assert (or bridges_r18c31_r18c36_1 bridges_r18c36_r18c43_2))
(assert (or bridges_r18c31_r18c36_1 bridges_r18c36_r20c36_2))
(assert (or bridges_r18c31_r18c36_2 bridges_r18c36_r18c43_1))
(assert (or bridges_r18c31_r18c36_2 bridges_r18c36_r18c43_2 bridges_r18c36_r20c36_2))
(assert (or bridges_r18c31_r18c36_2 bridges_r18c36_r20c36_1))
(assert (not (and bridges_r10c36_r18c36_2 bridges_r18c31_r18c36_1 bridges_r18c36_r18c43_2 bridges_r18c36_r20c36_2)))
(assert (or bridges_r18c36_r18c43_1 bridges_r18c36_r20c36_2))
(assert (or bridges_r18c36_r18c43_2 bridges_r18c36_r20c36_1))
(assert (not (and bridges_r10c36_r18c36_2 bridges_r18c31_r18c36_2 bridges_r18c36_r18c43_1 bridges_r18c36_r20c36_2)))
(assert (not (and bridges_r10c36_r18c36_2 bridges_r18c31_r18c36_2 bridges_r18c36_r18c43_2 bridges_r18c36_r20c36_1)))
(assert (or bridges_r11c43_r18c43_1 bridges_r18c36_r18c43_2)) ; island 6 at r18c43
(assert (or bridges_r11c43_r18c43_1 bridges_r18c43_r18c50_2))
(assert (or bridges_r11c43_r18c43_1 bridges_r18c43_r22c43_2))
(assert (or bridges_r11c43_r18c43_2 bridges_r18c36_r18c43_1))
(assert (or bridges_r11c43_r18c43_2 bridges_r18c36_r18c43_2 bridges_r18c43_r18c50_2))
(assert (or bridges_r11c43_r18c43_2 bridges_r18c36_r18c43_2 bridges_r18c43_r22c43_2))
(assert (or bridges_r11c43_r18c43_2 bridges_r18c43_r18c50_1))
(assert (or bridges_r11c43_r18c43_2 bridges_r18c43_r18c50_2 bridges_r18c43_r22c43_2))
(assert (or bridges_r11c43_r18c43_2 bridges_r18c43_r22c43_1))
(assert (not (and bridges_r11c43_r18c43_1 bridges_r18c36_r18c43_2 bridges_r18c43_r18c50_2 bridges_r18c43_r22c43_2)))
(assert (or bridges_r18c36_r18c43_1 bridges_r18c43_r18c50_2))
(assert (or bridges_r18c36_r18c43_1 bridges_r18c43_r22c43_2))
(assert (or bridges_r18c36_r18c43_2 bridges_r18c43_r18c50_1))
(assert (or bridges_r18c36_r18c43_2 bridges_r18c43_r18c50_2 bridges_r18c43_r22c43_2))
(assert (or bridges_r18c36_r18c43_2 bridges_r18c43_r22c43_1))
(assert (not (and bridges_r11c43_r18c43_2 bridges_r18c36_r18c43_1 bridges_r18c43_r18c50_2 bridges_r18c43_r22c43_2)))
(assert (or bridges_r18c43_r18c50_1 bridges_r18c43_r22c43_2))
(assert (or bridges_r18c43_r18c50_2 bridges_r18c43_r22c43_1))
(assert (not (and bridges_r11c43_r18c43_2 bridges_r18c36_r18c43_2 bridges_r18c43_r18c50_1 bridges_r18c43_r22c43_2)))
(assert (not (and bridges_r11c43_r18c43_2 bridges_r18c36_r18c43_2 bridges_r18c43_r18c50_2 bridges_r18c43_r22c43_1)))
(assert bridges_r13c50_r18c50_1) ; island 7 at r18c50
(assert (or bridges_r13c50_r18c50_2 bridges_r18c43_r18c50_2))
(assert (or bridges_r13c50_r18c50_2 bridges_r18c50_r18c51_2))
(assert (or bridges_r13c50_r18c50_2 bridges_r18c50_r20c50_2))
(assert bridges_r18c43_r18c50_1)
(assert (or bridges_r18c43_r18c50_2 bridges_r18c50_r18c51_2))
(assert (or bridges_r18c43_r18c50_2 bridges_r18c50_r20c50_2))
(assert bridges_r18c50_r18c51_1)
(assert (or bridges_r18c50_r18c51_2 bridges_r18c50_r20c50_2))
(assert bridges_r18c50_r20c50_1)
(assert (not (and bridges_r13c50_r18c50_2 bridges_r18c43_r18c50_2 bridges_r18c50_r18c51_2 bridges_r18c50_r20c50_2)))
(assert (or bridges_r13c51_r18c51_2 bridges_r18c50_r18c51_2)) ; island 5 at r18c51
(assert (or bridges_r13c51_r18c51_2 bridges_r18c51_r21c51_2))
(assert (or bridges_r18c50_r18c51_2 bridges_r18c51_r21c51_2))
(assert bridges_r18c51_r21c51_1)
(assert (not (and bridges_r13c51_r18c51_2 bridges_r18c50_r18c51_2 bridges_r18c51_r21c51_2)))
(assert (or bridges_r19c26_r19c37_1 bridges_r19c26_r20c26_1)) ; island 1 at r19c26
(assert (not (and bridges_r19c26_r19c37_1 bridges_r19c26_r20c26_1)))
(assert (or bridges_r15c37_r19c37_1 bridges_r19c26_r19c37_1 bridges_r19c37_r19c38_2)) ; island 4 at r19c37
(assert (or bridges_r15c37_r19c37_1 bridges_r19c26_r19c37_1 bridges_r19c37_r20c37_2))
(assert (or bridges_r15c37_r19c37_1 bridges_r19c37_r19c38_1))
(assert (or bridges_r15c37_r19c37_1 bridges_r19c37_r19c38_2 bridges_r19c37_r20c37_2))
(assert (or bridges_r15c37_r19c37_1 bridges_r19c37_r20c37_1))
(assert (not (and bridges_r19c26_r19c37_1 bridges_r19c37_r19c38_2 bridges_r19c37_r20c37_2)))
(assert (or bridges_r15c37_r19c37_2 bridges_r19c26_r19c37_1 bridges_r19c37_r19c38_1))
(assert (or bridges_r15c37_r19c37_2 bridges_r19c26_r19c37_1 bridges_r19c37_r19c38_2 bridges_r19c37_r20c37_2))
(assert (or bridges_r15c37_r19c37_2 bridges_r19c26_r19c37_1 bridges_r19c37_r20c37_1))
(assert (not (and bridges_r15c37_r19c37_1 bridges_r19c37_r19c38_2 bridges_r19c37_r20c37_2)))
(assert (or bridges_r15c37_r19c37_2 bridges_r19c37_r19c38_1 bridges_r19c37_r20c37_2))
(assert (or bridges_r15c37_r19c37_2 bridges_r19c37_r19c38_2 bridges_r19c37_r20c37_1))
(assert (not (and bridges_r15c37_r19c37_1 bridges_r19c26_r19c37_1 bridges_r19c37_r19c38_1 bridges_r19c37_r20c37_2)))
(assert (not (and bridges_r15c37_r19c37_1 bridges_r19c26_r19c37_1 bridges_r19c37_r19c38_2 bridges_r19c37_r20c37_1)))
(assert (or bridges_r19c26_r19c37_1 bridges_r19c37_r19c38_1 bridges_r19c37_r20c37_2))
(assert (or bridges_r19c26_r19c37_1 bridges_r19c37_r19c38_2 bridges_r19c37_r20c37_1))
(assert (not (and bridges_r15c37_r19c37_2 bridges_r19c37_r19c38_1 bridges_r19c37_r20c37_2)))
(assert (not (and bridges_r15c37_r19c37_2 bridges_r19c37_r19c38_2 bridges_r19c37_r20c37_1)))
(assert (or bridges_r19c37_r19c38_1 bridges_r19c37_r20c37_1))
(assert (not (and bridges_r15c37_r19c37_2 bridges_r19c26_r19c37_1 bridges_r19c37_r20c37_2)))
(assert (not (and bridges_r15c37_r19c37_2 bridges_r19c26_r19c37_1 bridges_r19c37_r19c38_1 bridges_r19c37_r20c37_1)))
(assert (not (and bridges_r15c37_r19c37_2 bridges_r19c26_r19c37_1 bridges_r19c37_r19c38_2)))
(assert (or bridges_r8c38_r19c38_1 bridges_r19c37_r19c38_2)) ; island 6 at r19c38
(assert (or bridges_r8c38_r19c38_1 bridges_r19c38_r19c40_2))
(assert (or bridges_r8c38_r19c38_1 bridges_r19c38_r21c38_2))
(assert (or bridges_r8c38_r19c38_2 bridges_r19c37_r19c38_1))
(assert (or bridges_r8c38_r19c38_2 bridges_r19c37_r19c38_2 bridges_r19c38_r19c40_2))
(assert (or bridges_r8c38_r19c38_2 bridges_r19c37_r19c38_2 bridges_r19c38_r21c38_2))
(assert (or bridges_r8c38_r19c38_2 bridges_r19c38_r19c40_1))
(assert (or bridges_r8c38_r19c38_2 bridges_r19c38_r19c40_2 bridges_r19c38_r21c38_2))
(assert (or bridges_r8c38_r19c38_2 bridges_r19c38_r21c38_1))
(assert (not (and bridges_r8c38_r19c38_1 bridges_r19c37_r19c38_2 bridges_r19c38_r19c40_2 bridges_r19c38_r21c38_2)))
(assert (or bridges_r19c37_r19c38_1 bridges_r19c38_r19c40_2))
(assert (or bridges_r19c37_r19c38_1 bridges_r19c38_r21c38_2))
(assert (or bridges_r19c37_r19c38_2 bridges_r19c38_r19c40_1))
(assert (or bridges_r19c37_r19c38_2 bridges_r19c38_r19c40_2 bridges_r19c38_r21c38_2))
(assert (or bridges_r19c37_r19c38_2 bridges_r19c38_r21c38_1))
(assert (not (and bridges_r8c38_r19c38_2 bridges_r19c37_r19c38_1 bridges_r19c38_r19c40_2 bridges_r19c38_r21c38_2)))
(assert (or bridges_r19c38_r19c40_1 bridges_r19c38_r21c38_2))
(assert (or bridges_r19c38_r19c40_2 bridges_r19c38_r21c38_1))
(assert (not (and bridges_r8c38_r19c38_2 bridges_r19c37_r19c38_2 bridges_r19c38_r19c40_1 bridges_r19c38_r21c38_2)))
(assert (not (and bridges_r8c38_r19c38_2 bridges_r19c37_r19c38_2 bridges_r19c38_r19c40_2 bridges_r19c38_r21c38_1)))
(assert (or bridges_r10c40_r19c40_1 bridges_r19c38_r19c40_1)) ; island 3 at r19c40
(assert (or bridges_r10c40_r19c40_1 bridges_r19c38_r19c40_2 bridges_r19c40_r21c40_2))
(assert (or bridges_r10c40_r19c40_1 bridges_r19c40_r21c40_1))
(assert (not (and bridges_r19c38_r19c40_2 bridges_r19c40_r21c40_2)))
(assert (or bridges_r10c40_r19c40_2 bridges_r19c38_r19c40_1 bridges_r19c40_r21c40_2))
(assert (or bridges_r10c40_r19c40_2 bridges_r19c38_r19c40_2 bridges_r19c40_r21c40_1))
(assert (not (and bridges_r10c40_r19c40_1 bridges_r19c38_r19c40_1 bridges_r19c40_r21c40_2)))
(assert (not (and bridges_r10c40_r19c40_1 bridges_r19c38_r19c40_2 bridges_r19c40_r21c40_1)))
(assert (or bridges_r19c38_r19c40_1 bridges_r19c40_r21c40_1))
(assert (not (and bridges_r10c40_r19c40_2 bridges_r19c40_r21c40_2)))
(assert (not (and bridges_r10c40_r19c40_2 bridges_r19c38_r19c40_1 bridges_r19c40_r21c40_1)))
(assert (not (and bridges_r10c40_r19c40_2 bridges_r19c38_r19c40_2)))
(assert (or bridges_r19c26_r20c26_1 bridges_r20c26_r20c31_2)) ; island 4 at r20c26
(assert (or bridges_r19c26_r20c26_1 bridges_r20c26_r37c26_2))
(assert bridges_r20c26_r20c31_1)
(assert (or bridges_r20c26_r20c31_2 bridges_r20c26_r37c26_2))
(assert bridges_r20c26_r37c26_1)
(assert (not (and bridges_r19c26_r20c26_1 bridges_r20c26_r20c31_2 bridges_r20c26_r37c26_2)))
(assert bridges_r18c31_r20c31_1) ; island 7 at r20c31
(assert (or bridges_r18c31_r20c31_2 bridges_r20c26_r20c31_2))
(assert (or bridges_r18c31_r20c31_2 bridges_r20c31_r20c36_2))
(assert (or bridges_r18c31_r20c31_2 bridges_r20c31_r23c31_2))
(assert (or bridges_r20c26_r20c31_2 bridges_r20c31_r20c36_2))
(assert (or bridges_r20c26_r20c31_2 bridges_r20c31_r23c31_2))
(assert bridges_r20c31_r20c36_1)
(assert (or bridges_r20c31_r20c36_2 bridges_r20c31_r23c31_2))
(assert bridges_r20c31_r23c31_1)
(assert (not (and bridges_r18c31_r20c31_2 bridges_r20c26_r20c31_2 bridges_r20c31_r20c36_2 bridges_r20c31_r23c31_2)))
(assert (or bridges_r18c36_r20c36_1 bridges_r20c31_r20c36_1)) ; island 5 at r20c36
(assert (or bridges_r18c36_r20c36_1 bridges_r20c31_r20c36_2 bridges_r20c36_r20c37_2))
(assert (or bridges_r18c36_r20c36_1 bridges_r20c31_r20c36_2 bridges_r20c36_r35c36_2))
(assert (or bridges_r18c36_r20c36_1 bridges_r20c36_r20c37_1))
(assert (or bridges_r18c36_r20c36_1 bridges_r20c36_r20c37_2 bridges_r20c36_r35c36_2))
(assert (or bridges_r18c36_r20c36_1 bridges_r20c36_r35c36_1))
(assert (not (and bridges_r20c31_r20c36_2 bridges_r20c36_r20c37_2 bridges_r20c36_r35c36_2)))
(assert (or bridges_r18c36_r20c36_2 bridges_r20c31_r20c36_1 bridges_r20c36_r20c37_2))
(assert (or bridges_r18c36_r20c36_2 bridges_r20c31_r20c36_1 bridges_r20c36_r35c36_2))
(assert (or bridges_r18c36_r20c36_2 bridges_r20c31_r20c36_2 bridges_r20c36_r20c37_1))
(assert (or bridges_r18c36_r20c36_2 bridges_r20c31_r20c36_2 bridges_r20c36_r20c37_2 bridges_r20c36_r35c36_2))
(assert (or bridges_r18c36_r20c36_2 bridges_r20c31_r20c36_2 bridges_r20c36_r35c36_1))
(assert (not (and bridges_r18c36_r20c36_1 bridges_r20c31_r20c36_1 bridges_r20c36_r20c37_2 bridges_r20c36_r35c36_2)))
(assert (or bridges_r18c36_r20c36_2 bridges_r20c36_r20c37_1 bridges_r20c36_r35c36_2))
(assert (or bridges_r18c36_r20c36_2 bridges_r20c36_r20c37_2 bridges_r20c36_r35c36_1))
(assert (not (and bridges_r18c36_r20c36_1 bridges_r20c31_r20c36_2 bridges_r20c36_r20c37_1 bridges_r20c36_r35c36_2)))
(assert (not (and bridges_r18c36_r20c36_1 bridges_r20c31_r20c36_2 bridges_r20c36_r20c37_2 bridges_r20c36_r35c36_1)))
(assert (or bridges_r20c31_r20c36_1 bridges_r20c36_r20c37_1))
(assert (or bridges_r20c31_r20c36_1 bridges_r20c36_r20c37_2 bridges_r20c36_r35c36_2))
(assert (or bridges_r20c31_r20c36_1 bridges_r20c36_r35c36_1))
(assert (not (and bridges_r18c36_r20c36_2 bridges_r20c36_r20c37_2 bridges_r20c36_r35c36_2)))
(assert (or bridges_r20c31_r20c36_2 bridges_r20c36_r20c37_1 bridges_r20c36_r35c36_2))
(assert (or bridges_r20c31_r20c36_2 bridges_r20c36_r20c37_2 bridges_r20c36_r35c36_1))
(assert (not (and bridges_r18c36_r20c36_2 bridges_r20c31_r20c36_1 bridges_r20c36_r20c37_1 bridges_r20c36_r35c36_2)))
(assert (not (and bridges_r18c36_r20c36_2 bridges_r20c31_r20c36_1 bridges_r20c36_r20c37_2 bridges_r20c36_r35c36_1)))
(assert (or bridges_r20c36_r20c37_1 bridges_r20c36_r35c36_1))
(assert (not (and bridges_r18c36_r20c36_2 bridges_r20c31_r20c36_2 bridges_r20c36_r35c36_2)))
(assert (not (and bridges_r18c36_r20c36_2 bridges_r20c31_r20c36_2 bridges_r20c36_r20c37_1 bridges_r20c36_r35c36_1)))
(assert (not (and bridges_r18c36_r20c36_2 bridges_r20c31_r20c36_2 bridges_r20c36_r20c37_2)))
(assert (or bridges_r19c37_r20c37_1 bridges_r20c36_r20c37_1)) ; island 4 at r20c37
(assert (or bridges_r19c37_r20c37_1 bridges_r20c36_r20c37_2 bridges_r20c37_r20c46_1))
(assert (or bridges_r19c37_r20c37_1 bridges_r20c36_r20c37_2 bridges_r20c37_r21c37_2))
(assert (or bridges_r19c37_r20c37_1 bridges_r20c37_r20c46_1 bridges_r20c37_r21c37_2))
(assert (or bridges_r19c37_r20c37_1 bridges_r20c37_r21c37_1))
(assert (not (and bridges_r20c36_r20c37_2 bridges_r20c37_r20c46_1 bridges_r20c37_r21c37_2)))
(assert (or bridges_r19c37_r20c37_2 bridges_r20c36_r20c37_1 bridges_r20c37_r20c46_1))
(assert (or bridges_r19c37_r20c37_2 bridges_r20c36_r20c37_1 bridges_r20c37_r21c37_2))
(assert (or bridges_r19c37_r20c37_2 bridges_r20c36_r20c37_2 bridges_r20c37_r20c46_1 bridges_r20c37_r21c37_2))
(assert (or bridges_r19c37_r20c37_2 bridges_r20c36_r20c37_2 bridges_r20c37_r21c37_1))
(assert (not (and bridges_r19c37_r20c37_1 bridges_r20c36_r20c37_1 bridges_r20c37_r20c46_1 bridges_r20c37_r21c37_2)))
(assert (or bridges_r19c37_r20c37_2 bridges_r20c37_r20c46_1 bridges_r20c37_r21c37_1))
(assert (not (and bridges_r19c37_r20c37_1 bridges_r20c36_r20c37_2 bridges_r20c37_r21c37_2)))
(assert (not (and bridges_r19c37_r20c37_1 bridges_r20c36_r20c37_2 bridges_r20c37_r20c46_1 bridges_r20c37_r21c37_1)))
(assert (or bridges_r20c36_r20c37_1 bridges_r20c37_r20c46_1 bridges_r20c37_r21c37_2))
(assert (or bridges_r20c36_r20c37_1 bridges_r20c37_r21c37_1))
(assert (not (and bridges_r19c37_r20c37_2 bridges_r20c37_r20c46_1 bridges_r20c37_r21c37_2)))
(assert (or bridges_r20c36_r20c37_2 bridges_r20c37_r20c46_1 bridges_r20c37_r21c37_1))
(assert (not (and bridges_r19c37_r20c37_2 bridges_r20c36_r20c37_1 bridges_r20c37_r21c37_2)))
(assert (not (and bridges_r19c37_r20c37_2 bridges_r20c36_r20c37_1 bridges_r20c37_r20c46_1 bridges_r20c37_r21c37_1)))
(assert (not (and bridges_r19c37_r20c37_2 bridges_r20c36_r20c37_2 bridges_r20c37_r21c37_1)))
(assert (not (and bridges_r19c37_r20c37_2 bridges_r20c36_r20c37_2 bridges_r20c37_r20c46_1)))
(assert (or bridges_r17c46_r20c46_1 bridges_r20c37_r20c46_1 bridges_r20c46_r20c48_1)) ; island 1 at r20c46
(assert (not (and bridges_r20c37_r20c46_1 bridges_r20c46_r20c48_1)))
(assert (not (and bridges_r17c46_r20c46_1 bridges_r20c46_r20c48_1)))
(assert (not (and bridges_r17c46_r20c46_1 bridges_r20c37_r20c46_1)))
(assert (or bridges_r10c48_r20c48_1 bridges_r20c46_r20c48_1 bridges_r20c48_r20c50_2)) ; island 4 at r20c48
(assert (or bridges_r10c48_r20c48_1 bridges_r20c46_r20c48_1 bridges_r20c48_r21c48_2))
(assert (or bridges_r10c48_r20c48_1 bridges_r20c48_r20c50_1))
(assert (or bridges_r10c48_r20c48_1 bridges_r20c48_r20c50_2 bridges_r20c48_r21c48_2))
(assert (or bridges_r10c48_r20c48_1 bridges_r20c48_r21c48_1))
(assert (not (and bridges_r20c46_r20c48_1 bridges_r20c48_r20c50_2 bridges_r20c48_r21c48_2)))
(assert (or bridges_r10c48_r20c48_2 bridges_r20c46_r20c48_1 bridges_r20c48_r20c50_1))
(assert (or bridges_r10c48_r20c48_2 bridges_r20c46_r20c48_1 bridges_r20c48_r20c50_2 bridges_r20c48_r21c48_2))
(assert (or bridges_r10c48_r20c48_2 bridges_r20c46_r20c48_1 bridges_r20c48_r21c48_1))
(assert (not (and bridges_r10c48_r20c48_1 bridges_r20c48_r20c50_2 bridges_r20c48_r21c48_2)))
(assert (or bridges_r10c48_r20c48_2 bridges_r20c48_r20c50_1 bridges_r20c48_r21c48_2))
(assert (or bridges_r10c48_r20c48_2 bridges_r20c48_r20c50_2 bridges_r20c48_r21c48_1))
(assert (not (and bridges_r10c48_r20c48_1 bridges_r20c46_r20c48_1 bridges_r20c48_r20c50_1 bridges_r20c48_r21c48_2)))
(assert (not (and bridges_r10c48_r20c48_1 bridges_r20c46_r20c48_1 bridges_r20c48_r20c50_2 bridges_r20c48_r21c48_1)))
(assert (or bridges_r20c46_r20c48_1 bridges_r20c48_r20c50_1 bridges_r20c48_r21c48_2))
(assert (or bridges_r20c46_r20c48_1 bridges_r20c48_r20c50_2 bridges_r20c48_r21c48_1))
(assert (not (and bridges_r10c48_r20c48_2 bridges_r20c48_r20c50_1 bridges_r20c48_r21c48_2)))
(assert (not (and bridges_r10c48_r20c48_2 bridges_r20c48_r20c50_2 bridges_r20c48_r21c48_1)))
(assert (or bridges_r20c48_r20c50_1 bridges_r20c48_r21c48_1))
(assert (not (and bridges_r10c48_r20c48_2 bridges_r20c46_r20c48_1 bridges_r20c48_r21c48_2)))
(assert (not (and bridges_r10c48_r20c48_2 bridges_r20c46_r20c48_1 bridges_r20c48_r20c50_1 bridges_r20c48_r21c48_1)))
(assert (not (and bridges_r10c48_r20c48_2 bridges_r20c46_r20c48_1 bridges_r20c48_r20c50_2)))
(assert (or bridges_r18c50_r20c50_2 bridges_r20c48_r20c50_2)) ; island 4 at r20c50
(assert (or bridges_r18c50_r20c50_2 bridges_r20c50_r24c50_1))
(assert bridges_r20c48_r20c50_1)
(assert (or bridges_r20c48_r20c50_2 bridges_r20c50_r24c50_1))
(assert (not (and bridges_r18c50_r20c50_2 bridges_r20c48_r20c50_2 bridges_r20c50_r24c50_1)))
(assert (or bridges_r16c32_r21c32_1 bridges_r21c32_r21c37_1 bridges_r21c32_r22c32_2)) ; island 2 at r21c32
(assert (or bridges_r16c32_r21c32_1 bridges_r21c32_r21c37_2 bridges_r21c32_r22c32_1))
(assert (not (and bridges_r21c32_r21c37_1 bridges_r21c32_r22c32_2)))
(assert (not (and bridges_r21c32_r21c37_2 bridges_r21c32_r22c32_1)))
(assert (or bridges_r16c32_r21c32_2 bridges_r21c32_r21c37_1 bridges_r21c32_r22c32_1))
(assert (not (and bridges_r16c32_r21c32_1 bridges_r21c32_r22c32_2)))
(assert (not (and bridges_r16c32_r21c32_1 bridges_r21c32_r21c37_1 bridges_r21c32_r22c32_1)))
(assert (not (and bridges_r16c32_r21c32_1 bridges_r21c32_r21c37_2)))
(assert (not (and bridges_r16c32_r21c32_2 bridges_r21c32_r22c32_1)))
(assert (not (and bridges_r16c32_r21c32_2 bridges_r21c32_r21c37_1)))
(assert (or bridges_r20c37_r21c37_1 bridges_r21c32_r21c37_1 bridges_r21c37_r21c38_2)) ; island 3 at r21c37
(assert (or bridges_r20c37_r21c37_1 bridges_r21c32_r21c37_1 bridges_r21c37_r29c37_1))
(assert (or bridges_r20c37_r21c37_1 bridges_r21c32_r21c37_2 bridges_r21c37_r21c38_1))
(assert (or bridges_r20c37_r21c37_1 bridges_r21c32_r21c37_2 bridges_r21c37_r21c38_2 bridges_r21c37_r29c37_1))
(assert (not (and bridges_r21c32_r21c37_1 bridges_r21c37_r21c38_2 bridges_r21c37_r29c37_1)))
(assert (or bridges_r20c37_r21c37_1 bridges_r21c37_r21c38_1 bridges_r21c37_r29c37_1))
(assert (not (and bridges_r21c32_r21c37_2 bridges_r21c37_r21c38_1 bridges_r21c37_r29c37_1)))
(assert (not (and bridges_r21c32_r21c37_2 bridges_r21c37_r21c38_2)))
(assert (or bridges_r20c37_r21c37_2 bridges_r21c32_r21c37_1 bridges_r21c37_r21c38_1))
(assert (or bridges_r20c37_r21c37_2 bridges_r21c32_r21c37_1 bridges_r21c37_r21c38_2 bridges_r21c37_r29c37_1))
(assert (not (and bridges_r20c37_r21c37_1 bridges_r21c37_r21c38_2 bridges_r21c37_r29c37_1)))
(assert (or bridges_r20c37_r21c37_2 bridges_r21c32_r21c37_2 bridges_r21c37_r21c38_1 bridges_r21c37_r29c37_1))
(assert (not (and bridges_r20c37_r21c37_1 bridges_r21c32_r21c37_1 bridges_r21c37_r21c38_1 bridges_r21c37_r29c37_1)))
(assert (not (and bridges_r20c37_r21c37_1 bridges_r21c32_r21c37_1 bridges_r21c37_r21c38_2)))
(assert (not (and bridges_r20c37_r21c37_1 bridges_r21c32_r21c37_2 bridges_r21c37_r29c37_1)))
(assert (not (and bridges_r20c37_r21c37_1 bridges_r21c32_r21c37_2 bridges_r21c37_r21c38_1)))
(assert (or bridges_r21c32_r21c37_1 bridges_r21c37_r21c38_1 bridges_r21c37_r29c37_1))
(assert (not (and bridges_r20c37_r21c37_2 bridges_r21c37_r21c38_1 bridges_r21c37_r29c37_1)))
(assert (not (and bridges_r20c37_r21c37_2 bridges_r21c37_r21c38_2)))
(assert (not (and bridges_r20c37_r21c37_2 bridges_r21c32_r21c37_1 bridges_r21c37_r29c37_1)))
(assert (not (and bridges_r20c37_r21c37_2 bridges_r21c32_r21c37_1 bridges_r21c37_r21c38_1)))
(assert (not (and bridges_r20c37_r21c37_2 bridges_r21c32_r21c37_2)))
(assert (or bridges_r19c38_r21c38_1 bridges_r21c37_r21c38_2)) ; island 6 at r21c38
(assert (or bridges_r19c38_r21c38_1 bridges_r21c38_r21c40_2))
(assert (or bridges_r19c38_r21c38_1 bridges_r21c38_r22c38_2))
(assert (or bridges_r19c38_r21c38_2 bridges_r21c37_r21c38_1))
(assert (or bridges_r19c38_r21c38_2 bridges_r21c37_r21c38_2 bridges_r21c38_r21c40_2))
(assert (or bridges_r19c38_r21c38_2 bridges_r21c37_r21c38_2 bridges_r21c38_r22c38_2))
(assert (or bridges_r19c38_r21c38_2 bridges_r21c38_r21c40_1))
(assert (or bridges_r19c38_r21c38_2 bridges_r21c38_r21c40_2 bridges_r21c38_r22c38_2))
(assert (or bridges_r19c38_r21c38_2 bridges_r21c38_r22c38_1))
(assert (not (and bridges_r19c38_r21c38_1 bridges_r21c37_r21c38_2 bridges_r21c38_r21c40_2 bridges_r21c38_r22c38_2)))
(assert (or bridges_r21c37_r21c38_1 bridges_r21c38_r21c40_2))
(assert (or bridges_r21c37_r21c38_1 bridges_r21c38_r22c38_2))
(assert (or bridges_r21c37_r21c38_2 bridges_r21c38_r21c40_1))
(assert (or bridges_r21c37_r21c38_2 bridges_r21c38_r21c40_2 bridges_r21c38_r22c38_2))
(assert (or bridges_r21c37_r21c38_2 bridges_r21c38_r22c38_1))
(assert (not (and bridges_r19c38_r21c38_2 bridges_r21c37_r21c38_1 bridges_r21c38_r21c40_2 bridges_r21c38_r22c38_2)))
(assert (or bridges_r21c38_r21c40_1 bridges_r21c38_r22c38_2))
(assert (or bridges_r21c38_r21c40_2 bridges_r21c38_r22c38_1))
(assert (not (and bridges_r19c38_r21c38_2 bridges_r21c37_r21c38_2 bridges_r21c38_r21c40_1 bridges_r21c38_r22c38_2)))
(assert (not (and bridges_r19c38_r21c38_2 bridges_r21c37_r21c38_2 bridges_r21c38_r21c40_2 bridges_r21c38_r22c38_1)))
(assert (or bridges_r19c40_r21c40_1 bridges_r21c38_r21c40_1 bridges_r21c40_r21c48_1 bridges_r21c40_r31c40_2)) ; island 2 at r21c40
(assert (or bridges_r19c40_r21c40_1 bridges_r21c38_r21c40_1 bridges_r21c40_r21c48_2 bridges_r21c40_r31c40_1))
(assert (not (and bridges_r21c40_r21c48_1 bridges_r21c40_r31c40_2)))
(assert (not (and bridges_r21c40_r21c48_2 bridges_r21c40_r31c40_1)))
(assert (or bridges_r19c40_r21c40_1 bridges_r21c38_r21c40_2 bridges_r21c40_r21c48_1 bridges_r21c40_r31c40_1))
(assert (not (and bridges_r21c38_r21c40_1 bridges_r21c40_r31c40_2)))
(assert (not (and bridges_r21c38_r21c40_1 bridges_r21c40_r21c48_1 bridges_r21c40_r31c40_1)))
(assert (not (and bridges_r21c38_r21c40_1 bridges_r21c40_r21c48_2)))
(assert (not (and bridges_r21c38_r21c40_2 bridges_r21c40_r31c40_1)))
(assert (not (and bridges_r21c38_r21c40_2 bridges_r21c40_r21c48_1)))
(assert (or bridges_r19c40_r21c40_2 bridges_r21c38_r21c40_1 bridges_r21c40_r21c48_1 bridges_r21c40_r31c40_1))
(assert (not (and bridges_r19c40_r21c40_1 bridges_r21c40_r31c40_2)))
(assert (not (and bridges_r19c40_r21c40_1 bridges_r21c40_r21c48_1 bridges_r21c40_r31c40_1)))
(assert (not (and bridges_r19c40_r21c40_1 bridges_r21c40_r21c48_2)))
(assert (not (and bridges_r19c40_r21c40_1 bridges_r21c38_r21c40_1 bridges_r21c40_r31c40_1)))
(assert (not (and bridges_r19c40_r21c40_1 bridges_r21c38_r21c40_1 bridges_r21c40_r21c48_1)))
(assert (not (and bridges_r19c40_r21c40_1 bridges_r21c38_r21c40_2)))
(assert (not (and bridges_r19c40_r21c40_2 bridges_r21c40_r31c40_1)))
(assert (not (and bridges_r19c40_r21c40_2 bridges_r21c40_r21c48_1)))
(assert (not (and bridges_r19c40_r21c40_2 bridges_r21c38_r21c40_1)))
(assert (or bridges_r20c48_r21c48_1 bridges_r21c40_r21c48_1 bridges_r21c48_r21c51_1)) ; island 3 at r21c48
(assert (or bridges_r20c48_r21c48_1 bridges_r21c40_r21c48_1 bridges_r21c48_r21c51_2 bridges_r21c48_r24c48_2))
(assert (or bridges_r20c48_r21c48_1 bridges_r21c40_r21c48_1 bridges_r21c48_r24c48_1))
(assert (not (and bridges_r21c48_r21c51_2 bridges_r21c48_r24c48_2)))
(assert (or bridges_r20c48_r21c48_1 bridges_r21c40_r21c48_2 bridges_r21c48_r21c51_1 bridges_r21c48_r24c48_2))
(assert (or bridges_r20c48_r21c48_1 bridges_r21c40_r21c48_2 bridges_r21c48_r21c51_2 bridges_r21c48_r24c48_1))
(assert (not (and bridges_r21c40_r21c48_1 bridges_r21c48_r21c51_1 bridges_r21c48_r24c48_2)))
(assert (not (and bridges_r21c40_r21c48_1 bridges_r21c48_r21c51_2 bridges_r21c48_r24c48_1)))
(assert (or bridges_r20c48_r21c48_1 bridges_r21c48_r21c51_1 bridges_r21c48_r24c48_1))
(assert (not (and bridges_r21c40_r21c48_2 bridges_r21c48_r24c48_2)))
(assert (not (and bridges_r21c40_r21c48_2 bridges_r21c48_r21c51_1 bridges_r21c48_r24c48_1)))
(assert (not (and bridges_r21c40_r21c48_2 bridges_r21c48_r21c51_2)))
(assert (or bridges_r20c48_r21c48_2 bridges_r21c40_r21c48_1 bridges_r21c48_r21c51_1 bridges_r21c48_r24c48_2))
(assert (or bridges_r20c48_r21c48_2 bridges_r21c40_r21c48_1 bridges_r21c48_r21c51_2 bridges_r21c48_r24c48_1))
(assert (not (and bridges_r20c48_r21c48_1 bridges_r21c48_r21c51_1 bridges_r21c48_r24c48_2)))
(assert (not (and bridges_r20c48_r21c48_1 bridges_r21c48_r21c51_2 bridges_r21c48_r24c48_1)))
(assert (or bridges_r20c48_r21c48_2 bridges_r21c40_r21c48_2 bridges_r21c48_r21c51_1 bridges_r21c48_r24c48_1))
(assert (not (and bridges_r20c48_r21c48_1 bridges_r21c40_r21c48_1 bridges_r21c48_r24c48_2)))
(assert (not (and bridges_r20c48_r21c48_1 bridges_r21c40_r21c48_1 bridges_r21c48_r21c51_1 bridges_r21c48_r24c48_1)))
(assert (not (and bridges_r20c48_r21c48_1 bridges_r21c40_r21c48_1 bridges_r21c48_r21c51_2)))
(assert (not (and bridges_r20c48_r21c48_1 bridges_r21c40_r21c48_2 bridges_r21c48_r24c48_1)))
(assert (not (and bridges_r20c48_r21c48_1 bridges_r21c40_r21c48_2 bridges_r21c48_r21c51_1)))
(assert (or bridges_r21c40_r21c48_1 bridges_r21c48_r21c51_1 bridges_r21c48_r24c48_1))
(assert (not (and bridges_r20c48_r21c48_2 bridges_r21c48_r24c48_2)))
(assert (not (and bridges_r20c48_r21c48_2 bridges_r21c48_r21c51_1 bridges_r21c48_r24c48_1)))
(assert (not (and bridges_r20c48_r21c48_2 bridges_r21c48_r21c51_2)))
(assert (not (and bridges_r20c48_r21c48_2 bridges_r21c40_r21c48_1 bridges_r21c48_r24c48_1)))
(assert (not (and bridges_r20c48_r21c48_2 bridges_r21c40_r21c48_1 bridges_r21c48_r21c51_1)))
(assert (not (and bridges_r20c48_r21c48_2 bridges_r21c40_r21c48_2)))
(assert (or bridges_r18c51_r21c51_1 bridges_r21c48_r21c51_2)) ; island 4 at r21c51
(assert (or bridges_r18c51_r21c51_1 bridges_r21c51_r23c51_2))
(assert (or bridges_r18c51_r21c51_2 bridges_r21c48_r21c51_1))
(assert (or bridges_r18c51_r21c51_2 bridges_r21c48_r21c51_2 bridges_r21c51_r23c51_2))
(assert (or bridges_r18c51_r21c51_2 bridges_r21c51_r23c51_1))
(assert (not (and bridges_r18c51_r21c51_1 bridges_r21c48_r21c51_2 bridges_r21c51_r23c51_2)))
(assert (or bridges_r21c48_r21c51_1 bridges_r21c51_r23c51_2))
(assert (or bridges_r21c48_r21c51_2 bridges_r21c51_r23c51_1))
(assert (not (and bridges_r18c51_r21c51_2 bridges_r21c48_r21c51_1 bridges_r21c51_r23c51_2)))
(assert (not (and bridges_r18c51_r21c51_2 bridges_r21c48_r21c51_2 bridges_r21c51_r23c51_1)))
(assert (or bridges_r21c32_r22c32_1 bridges_r22c32_r22c34_2)) ; island 4 at r22c32
(assert (or bridges_r21c32_r22c32_1 bridges_r22c32_r27c32_2))
(assert (or bridges_r21c32_r22c32_2 bridges_r22c32_r22c34_1))
(assert (or bridges_r21c32_r22c32_2 bridges_r22c32_r22c34_2 bridges_r22c32_r27c32_2))
(assert (or bridges_r21c32_r22c32_2 bridges_r22c32_r27c32_1))
(assert (not (and bridges_r21c32_r22c32_1 bridges_r22c32_r22c34_2 bridges_r22c32_r27c32_2)))
(assert (or bridges_r22c32_r22c34_1 bridges_r22c32_r27c32_2))
(assert (or bridges_r22c32_r22c34_2 bridges_r22c32_r27c32_1))
(assert (not (and bridges_r21c32_r22c32_2 bridges_r22c32_r22c34_1 bridges_r22c32_r27c32_2)))
(assert (not (and bridges_r21c32_r22c32_2 bridges_r22c32_r22c34_2 bridges_r22c32_r27c32_1)))
(assert (or bridges_r14c34_r22c34_1 bridges_r22c32_r22c34_2)) ; island 6 at r22c34
(assert (or bridges_r14c34_r22c34_1 bridges_r22c34_r22c38_2))
(assert (or bridges_r14c34_r22c34_1 bridges_r22c34_r23c34_2))
(assert (or bridges_r14c34_r22c34_2 bridges_r22c32_r22c34_1))
(assert (or bridges_r14c34_r22c34_2 bridges_r22c32_r22c34_2 bridges_r22c34_r22c38_2))
(assert (or bridges_r14c34_r22c34_2 bridges_r22c32_r22c34_2 bridges_r22c34_r23c34_2))
(assert (or bridges_r14c34_r22c34_2 bridges_r22c34_r22c38_1))
(assert (or bridges_r14c34_r22c34_2 bridges_r22c34_r22c38_2 bridges_r22c34_r23c34_2))
(assert (or bridges_r14c34_r22c34_2 bridges_r22c34_r23c34_1))
(assert (not (and bridges_r14c34_r22c34_1 bridges_r22c32_r22c34_2 bridges_r22c34_r22c38_2 bridges_r22c34_r23c34_2)))
(assert (or bridges_r22c32_r22c34_1 bridges_r22c34_r22c38_2))
(assert (or bridges_r22c32_r22c34_1 bridges_r22c34_r23c34_2))
(assert (or bridges_r22c32_r22c34_2 bridges_r22c34_r22c38_1))
(assert (or bridges_r22c32_r22c34_2 bridges_r22c34_r22c38_2 bridges_r22c34_r23c34_2))
(assert (or bridges_r22c32_r22c34_2 bridges_r22c34_r23c34_1))
(assert (not (and bridges_r14c34_r22c34_2 bridges_r22c32_r22c34_1 bridges_r22c34_r22c38_2 bridges_r22c34_r23c34_2)))
(assert (or bridges_r22c34_r22c38_1 bridges_r22c34_r23c34_2))
(assert (or bridges_r22c34_r22c38_2 bridges_r22c34_r23c34_1))
(assert (not (and bridges_r14c34_r22c34_2 bridges_r22c32_r22c34_2 bridges_r22c34_r22c38_1 bridges_r22c34_r23c34_2)))
(assert (not (and bridges_r14c34_r22c34_2 bridges_r22c32_r22c34_2 bridges_r22c34_r22c38_2 bridges_r22c34_r23c34_1)))
(assert (or bridges_r21c38_r22c38_1 bridges_r22c34_r22c38_1 bridges_r22c38_r22c43_2)) ; island 4 at r22c38
(assert (or bridges_r21c38_r22c38_1 bridges_r22c34_r22c38_1 bridges_r22c38_r25c38_2))
(assert (or bridges_r21c38_r22c38_1 bridges_r22c34_r22c38_2 bridges_r22c38_r22c43_1))
(assert (or bridges_r21c38_r22c38_1 bridges_r22c34_r22c38_2 bridges_r22c38_r22c43_2 bridges_r22c38_r25c38_2))
(assert (or bridges_r21c38_r22c38_1 bridges_r22c34_r22c38_2 bridges_r22c38_r25c38_1))
(assert (not (and bridges_r22c34_r22c38_1 bridges_r22c38_r22c43_2 bridges_r22c38_r25c38_2)))
(assert (or bridges_r21c38_r22c38_1 bridges_r22c38_r22c43_1 bridges_r22c38_r25c38_2))
(assert (or bridges_r21c38_r22c38_1 bridges_r22c38_r22c43_2 bridges_r22c38_r25c38_1))
(assert (not (and bridges_r22c34_r22c38_2 bridges_r22c38_r22c43_1 bridges_r22c38_r25c38_2)))
(assert (not (and bridges_r22c34_r22c38_2 bridges_r22c38_r22c43_2 bridges_r22c38_r25c38_1)))
(assert (or bridges_r21c38_r22c38_2 bridges_r22c34_r22c38_1 bridges_r22c38_r22c43_1))
(assert (or bridges_r21c38_r22c38_2 bridges_r22c34_r22c38_1 bridges_r22c38_r22c43_2 bridges_r22c38_r25c38_2))
(assert (or bridges_r21c38_r22c38_2 bridges_r22c34_r22c38_1 bridges_r22c38_r25c38_1))
(assert (not (and bridges_r21c38_r22c38_1 bridges_r22c38_r22c43_2 bridges_r22c38_r25c38_2)))
(assert (or bridges_r21c38_r22c38_2 bridges_r22c34_r22c38_2 bridges_r22c38_r22c43_1 bridges_r22c38_r25c38_2))
(assert (or bridges_r21c38_r22c38_2 bridges_r22c34_r22c38_2 bridges_r22c38_r22c43_2 bridges_r22c38_r25c38_1))
(assert (not (and bridges_r21c38_r22c38_1 bridges_r22c34_r22c38_1 bridges_r22c38_r22c43_1 bridges_r22c38_r25c38_2)))
(assert (not (and bridges_r21c38_r22c38_1 bridges_r22c34_r22c38_1 bridges_r22c38_r22c43_2 bridges_r22c38_r25c38_1)))
(assert (or bridges_r21c38_r22c38_2 bridges_r22c38_r22c43_1 bridges_r22c38_r25c38_1))
(assert (not (and bridges_r21c38_r22c38_1 bridges_r22c34_r22c38_2 bridges_r22c38_r25c38_2)))
(assert (not (and bridges_r21c38_r22c38_1 bridges_r22c34_r22c38_2 bridges_r22c38_r22c43_1 bridges_r22c38_r25c38_1)))
(assert (not (and bridges_r21c38_r22c38_1 bridges_r22c34_r22c38_2 bridges_r22c38_r22c43_2)))
(assert (or bridges_r22c34_r22c38_1 bridges_r22c38_r22c43_1 bridges_r22c38_r25c38_2))
(assert (or bridges_r22c34_r22c38_1 bridges_r22c38_r22c43_2 bridges_r22c38_r25c38_1))
(assert (not (and bridges_r21c38_r22c38_2 bridges_r22c38_r22c43_1 bridges_r22c38_r25c38_2)))
(assert (not (and bridges_r21c38_r22c38_2 bridges_r22c38_r22c43_2 bridges_r22c38_r25c38_1)))
(assert (or bridges_r22c34_r22c38_2 bridges_r22c38_r22c43_1 bridges_r22c38_r25c38_1))
(assert (not (and bridges_r21c38_r22c38_2 bridges_r22c34_r22c38_1 bridges_r22c38_r25c38_2)))
(assert (not (and bridges_r21c38_r22c38_2 bridges_r22c34_r22c38_1 bridges_r22c38_r22c43_1 bridges_r22c38_r25c38_1)))
(assert (not (and bridges_r21c38_r22c38_2 bridges_r22c34_r22c38_1 bridges_r22c38_r22c43_2)))
(assert (not (and bridges_r21c38_r22c38_2 bridges_r22c34_r22c38_2 bridges_r22c38_r25c38_1)))
(assert (not (and bridges_r21c38_r22c38_2 bridges_r22c34_r22c38_2 bridges_r22c38_r22c43_1)))
(assert bridges_r18c43_r22c43_1) ; island 7 at r22c43
(assert (or bridges_r18c43_r22c43_2 bridges_r22c38_r22c43_2))
(assert (or bridges_r18c43_r22c43_2 bridges_r22c43_r22c52_2))
(assert (or bridges_r18c43_r22c43_2 bridges_r22c43_r29c43_2))
(assert bridges_r22c38_r22c43_1)
(assert (or bridges_r22c38_r22c43_2 bridges_r22c43_r22c52_2))
(assert (or bridges_r22c38_r22c43_2 bridges_r22c43_r29c43_2))
(assert bridges_r22c43_r22c52_1)
(assert (or bridges_r22c43_r22c52_2 bridges_r22c43_r29c43_2))
(assert bridges_r22c43_r29c43_1)
(assert (not (and bridges_r18c43_r22c43_2 bridges_r22c38_r22c43_2 bridges_r22c43_r22c52_2 bridges_r22c43_r29c43_2)))
(assert bridges_r13c52_r22c52_1) ; island 7 at r22c52
(assert (or bridges_r13c52_r22c52_2 bridges_r22c43_r22c52_2))
(assert (or bridges_r13c52_r22c52_2 bridges_r22c52_r22c57_2))
(assert (or bridges_r13c52_r22c52_2 bridges_r22c52_r26c52_2))
(assert (or bridges_r22c43_r22c52_2 bridges_r22c52_r22c57_2))
(assert (or bridges_r22c43_r22c52_2 bridges_r22c52_r26c52_2))
(assert bridges_r22c52_r22c57_1)
(assert (or bridges_r22c52_r22c57_2 bridges_r22c52_r26c52_2))
(assert bridges_r22c52_r26c52_1)
(assert (not (and bridges_r13c52_r22c52_2 bridges_r22c43_r22c52_2 bridges_r22c52_r22c57_2 bridges_r22c52_r26c52_2)))
(assert (or bridges_r13c57_r22c57_1 bridges_r22c52_r22c57_1 bridges_r22c57_r22c59_1)) ; island 3 at r22c57
(assert (or bridges_r13c57_r22c57_1 bridges_r22c52_r22c57_1 bridges_r22c57_r23c57_2))
(assert (or bridges_r13c57_r22c57_1 bridges_r22c52_r22c57_2 bridges_r22c57_r22c59_1 bridges_r22c57_r23c57_2))
(assert (or bridges_r13c57_r22c57_1 bridges_r22c52_r22c57_2 bridges_r22c57_r23c57_1))
(assert (not (and bridges_r22c52_r22c57_1 bridges_r22c57_r22c59_1 bridges_r22c57_r23c57_2)))
(assert (or bridges_r13c57_r22c57_1 bridges_r22c57_r22c59_1 bridges_r22c57_r23c57_1))
(assert (not (and bridges_r22c52_r22c57_2 bridges_r22c57_r23c57_2)))
(assert (not (and bridges_r22c52_r22c57_2 bridges_r22c57_r22c59_1 bridges_r22c57_r23c57_1)))
(assert (or bridges_r13c57_r22c57_2 bridges_r22c52_r22c57_1 bridges_r22c57_r22c59_1 bridges_r22c57_r23c57_2))
(assert (or bridges_r13c57_r22c57_2 bridges_r22c52_r22c57_1 bridges_r22c57_r23c57_1))
(assert (not (and bridges_r13c57_r22c57_1 bridges_r22c57_r22c59_1 bridges_r22c57_r23c57_2)))
(assert (or bridges_r13c57_r22c57_2 bridges_r22c52_r22c57_2 bridges_r22c57_r22c59_1 bridges_r22c57_r23c57_1))
(assert (not (and bridges_r13c57_r22c57_1 bridges_r22c52_r22c57_1 bridges_r22c57_r23c57_2)))
(assert (not (and bridges_r13c57_r22c57_1 bridges_r22c52_r22c57_1 bridges_r22c57_r22c59_1 bridges_r22c57_r23c57_1)))
(assert (not (and bridges_r13c57_r22c57_1 bridges_r22c52_r22c57_2 bridges_r22c57_r23c57_1)))
(assert (not (and bridges_r13c57_r22c57_1 bridges_r22c52_r22c57_2 bridges_r22c57_r22c59_1)))
(assert (or bridges_r22c52_r22c57_1 bridges_r22c57_r22c59_1 bridges_r22c57_r23c57_1))
(assert (not (and bridges_r13c57_r22c57_2 bridges_r22c57_r23c57_2)))
(assert (not (and bridges_r13c57_r22c57_2 bridges_r22c57_r22c59_1 bridges_r22c57_r23c57_1)))
(assert (not (and bridges_r13c57_r22c57_2 bridges_r22c52_r22c57_1 bridges_r22c57_r23c57_1)))
(assert (not (and bridges_r13c57_r22c57_2 bridges_r22c52_r22c57_1 bridges_r22c57_r22c59_1)))
(assert (not (and bridges_r13c57_r22c57_2 bridges_r22c52_r22c57_2)))
(assert (or bridges_r17c59_r22c59_1 bridges_r22c57_r22c59_1)) ; island 1 at r22c59
(assert (not (and bridges_r17c59_r22c59_1 bridges_r22c57_r22c59_1)))
(assert (or bridges_r3c27_r23c27_1 bridges_r23c27_r23c28_1)) ; island 3 at r23c27
(assert (or bridges_r3c27_r23c27_1 bridges_r23c27_r23c28_2 bridges_r23c27_r28c27_2))
(assert (or bridges_r3c27_r23c27_1 bridges_r23c27_r28c27_1))
(assert (not (and bridges_r23c27_r23c28_2 bridges_r23c27_r28c27_2)))
(assert (or bridges_r3c27_r23c27_2 bridges_r23c27_r23c28_1 bridges_r23c27_r28c27_2))
(assert (or bridges_r3c27_r23c27_2 bridges_r23c27_r23c28_2 bridges_r23c27_r28c27_1))
(assert (not (and bridges_r3c27_r23c27_1 bridges_r23c27_r23c28_1 bridges_r23c27_r28c27_2)))
(assert (not (and bridges_r3c27_r23c27_1 bridges_r23c27_r23c28_2 bridges_r23c27_r28c27_1)))
(assert (or bridges_r23c27_r23c28_1 bridges_r23c27_r28c27_1))
(assert (not (and bridges_r3c27_r23c27_2 bridges_r23c27_r28c27_2)))
(assert (not (and bridges_r3c27_r23c27_2 bridges_r23c27_r23c28_1 bridges_r23c27_r28c27_1)))
(assert (not (and bridges_r3c27_r23c27_2 bridges_r23c27_r23c28_2)))
(assert (or bridges_r6c28_r23c28_1 bridges_r23c27_r23c28_1)) ; island 5 at r23c28
(assert (or bridges_r6c28_r23c28_1 bridges_r23c27_r23c28_2 bridges_r23c28_r23c30_2))
(assert (or bridges_r6c28_r23c28_1 bridges_r23c27_r23c28_2 bridges_r23c28_r28c28_2))
(assert (or bridges_r6c28_r23c28_1 bridges_r23c28_r23c30_1))
(assert (or bridges_r6c28_r23c28_1 bridges_r23c28_r23c30_2 bridges_r23c28_r28c28_2))
(assert (or bridges_r6c28_r23c28_1 bridges_r23c28_r28c28_1))
(assert (not (and bridges_r23c27_r23c28_2 bridges_r23c28_r23c30_2 bridges_r23c28_r28c28_2)))
(assert (or bridges_r6c28_r23c28_2 bridges_r23c27_r23c28_1 bridges_r23c28_r23c30_2))
(assert (or bridges_r6c28_r23c28_2 bridges_r23c27_r23c28_1 bridges_r23c28_r28c28_2))
(assert (or bridges_r6c28_r23c28_2 bridges_r23c27_r23c28_2 bridges_r23c28_r23c30_1))
(assert (or bridges_r6c28_r23c28_2 bridges_r23c27_r23c28_2 bridges_r23c28_r23c30_2 bridges_r23c28_r28c28_2))
(assert (or bridges_r6c28_r23c28_2 bridges_r23c27_r23c28_2 bridges_r23c28_r28c28_1))
(assert (not (and bridges_r6c28_r23c28_1 bridges_r23c27_r23c28_1 bridges_r23c28_r23c30_2 bridges_r23c28_r28c28_2)))
(assert (or bridges_r6c28_r23c28_2 bridges_r23c28_r23c30_1 bridges_r23c28_r28c28_2))
(assert (or bridges_r6c28_r23c28_2 bridges_r23c28_r23c30_2 bridges_r23c28_r28c28_1))
(assert (not (and bridges_r6c28_r23c28_1 bridges_r23c27_r23c28_2 bridges_r23c28_r23c30_1 bridges_r23c28_r28c28_2)))
(assert (not (and bridges_r6c28_r23c28_1 bridges_r23c27_r23c28_2 bridges_r23c28_r23c30_2 bridges_r23c28_r28c28_1)))
(assert (or bridges_r23c27_r23c28_1 bridges_r23c28_r23c30_1))
(assert (or bridges_r23c27_r23c28_1 bridges_r23c28_r23c30_2 bridges_r23c28_r28c28_2))
(assert (or bridges_r23c27_r23c28_1 bridges_r23c28_r28c28_1))
(assert (not (and bridges_r6c28_r23c28_2 bridges_r23c28_r23c30_2 bridges_r23c28_r28c28_2)))
(assert (or bridges_r23c27_r23c28_2 bridges_r23c28_r23c30_1 bridges_r23c28_r28c28_2))
(assert (or bridges_r23c27_r23c28_2 bridges_r23c28_r23c30_2 bridges_r23c28_r28c28_1))
(assert (not (and bridges_r6c28_r23c28_2 bridges_r23c27_r23c28_1 bridges_r23c28_r23c30_1 bridges_r23c28_r28c28_2)))
(assert (not (and bridges_r6c28_r23c28_2 bridges_r23c27_r23c28_1 bridges_r23c28_r23c30_2 bridges_r23c28_r28c28_1)))
(assert (or bridges_r23c28_r23c30_1 bridges_r23c28_r28c28_1))
(assert (not (and bridges_r6c28_r23c28_2 bridges_r23c27_r23c28_2 bridges_r23c28_r28c28_2)))
(assert (not (and bridges_r6c28_r23c28_2 bridges_r23c27_r23c28_2 bridges_r23c28_r23c30_1 bridges_r23c28_r28c28_1)))
(assert (not (and bridges_r6c28_r23c28_2 bridges_r23c27_r23c28_2 bridges_r23c28_r23c30_2)))
(assert (or bridges_r15c30_r23c30_1 bridges_r23c28_r23c30_1)) ; island 5 at r23c30
(assert (or bridges_r15c30_r23c30_1 bridges_r23c28_r23c30_2 bridges_r23c30_r23c31_2))
(assert (or bridges_r15c30_r23c30_1 bridges_r23c28_r23c30_2 bridges_r23c30_r27c30_2))
(assert (or bridges_r15c30_r23c30_1 bridges_r23c30_r23c31_1))
(assert (or bridges_r15c30_r23c30_1 bridges_r23c30_r23c31_2 bridges_r23c30_r27c30_2))
(assert (or bridges_r15c30_r23c30_1 bridges_r23c30_r27c30_1))
(assert (not (and bridges_r23c28_r23c30_2 bridges_r23c30_r23c31_2 bridges_r23c30_r27c30_2)))
(assert (or bridges_r15c30_r23c30_2 bridges_r23c28_r23c30_1 bridges_r23c30_r23c31_2))
(assert (or bridges_r15c30_r23c30_2 bridges_r23c28_r23c30_1 bridges_r23c30_r27c30_2))
(assert (or bridges_r15c30_r23c30_2 bridges_r23c28_r23c30_2 bridges_r23c30_r23c31_1))
(assert (or bridges_r15c30_r23c30_2 bridges_r23c28_r23c30_2 bridges_r23c30_r23c31_2 bridges_r23c30_r27c30_2))
(assert (or bridges_r15c30_r23c30_2 bridges_r23c28_r23c30_2 bridges_r23c30_r27c30_1))
(assert (not (and bridges_r15c30_r23c30_1 bridges_r23c28_r23c30_1 bridges_r23c30_r23c31_2 bridges_r23c30_r27c30_2)))
(assert (or bridges_r15c30_r23c30_2 bridges_r23c30_r23c31_1 bridges_r23c30_r27c30_2))
(assert (or bridges_r15c30_r23c30_2 bridges_r23c30_r23c31_2 bridges_r23c30_r27c30_1))
(assert (not (and bridges_r15c30_r23c30_1 bridges_r23c28_r23c30_2 bridges_r23c30_r23c31_1 bridges_r23c30_r27c30_2)))
(assert (not (and bridges_r15c30_r23c30_1 bridges_r23c28_r23c30_2 bridges_r23c30_r23c31_2 bridges_r23c30_r27c30_1)))
(assert (or bridges_r23c28_r23c30_1 bridges_r23c30_r23c31_1))
(assert (or bridges_r23c28_r23c30_1 bridges_r23c30_r23c31_2 bridges_r23c30_r27c30_2))
(assert (or bridges_r23c28_r23c30_1 bridges_r23c30_r27c30_1))
(assert (not (and bridges_r15c30_r23c30_2 bridges_r23c30_r23c31_2 bridges_r23c30_r27c30_2)))
(assert (or bridges_r23c28_r23c30_2 bridges_r23c30_r23c31_1 bridges_r23c30_r27c30_2))
(assert (or bridges_r23c28_r23c30_2 bridges_r23c30_r23c31_2 bridges_r23c30_r27c30_1))
(assert (not (and bridges_r15c30_r23c30_2 bridges_r23c28_r23c30_1 bridges_r23c30_r23c31_1 bridges_r23c30_r27c30_2)))
(assert (not (and bridges_r15c30_r23c30_2 bridges_r23c28_r23c30_1 bridges_r23c30_r23c31_2 bridges_r23c30_r27c30_1)))
(assert (or bridges_r23c30_r23c31_1 bridges_r23c30_r27c30_1))
(assert (not (and bridges_r15c30_r23c30_2 bridges_r23c28_r23c30_2 bridges_r23c30_r27c30_2)))
(assert (not (and bridges_r15c30_r23c30_2 bridges_r23c28_r23c30_2 bridges_r23c30_r23c31_1 bridges_r23c30_r27c30_1)))
(assert (not (and bridges_r15c30_r23c30_2 bridges_r23c28_r23c30_2 bridges_r23c30_r23c31_2)))
(assert bridges_r20c31_r23c31_2) ; island 6 at r23c31
(assert bridges_r23c30_r23c31_2)
(assert bridges_r23c31_r23c34_2)
(assert bridges_r22c34_r23c34_2) ; island 7 at r23c34
(assert bridges_r23c34_r23c41_2)
(assert bridges_r23c34_r30c34_1)
(assert (or bridges_r9c41_r23c41_1 bridges_r23c34_r23c41_1 bridges_r23c41_r23c44_1)) ; island 3 at r23c41
(assert (or bridges_r9c41_r23c41_1 bridges_r23c34_r23c41_1 bridges_r23c41_r23c44_2 bridges_r23c41_r26c41_2))
(assert (or bridges_r9c41_r23c41_1 bridges_r23c34_r23c41_1 bridges_r23c41_r26c41_1))
(assert (not (and bridges_r23c41_r23c44_2 bridges_r23c41_r26c41_2)))
(assert (or bridges_r9c41_r23c41_1 bridges_r23c34_r23c41_2 bridges_r23c41_r23c44_1 bridges_r23c41_r26c41_2))
(assert (or bridges_r9c41_r23c41_1 bridges_r23c34_r23c41_2 bridges_r23c41_r23c44_2 bridges_r23c41_r26c41_1))
(assert (not (and bridges_r23c34_r23c41_1 bridges_r23c41_r23c44_1 bridges_r23c41_r26c41_2)))
(assert (not (and bridges_r23c34_r23c41_1 bridges_r23c41_r23c44_2 bridges_r23c41_r26c41_1)))
(assert (or bridges_r9c41_r23c41_1 bridges_r23c41_r23c44_1 bridges_r23c41_r26c41_1))
(assert (not (and bridges_r23c34_r23c41_2 bridges_r23c41_r26c41_2)))
(assert (not (and bridges_r23c34_r23c41_2 bridges_r23c41_r23c44_1 bridges_r23c41_r26c41_1)))
(assert (not (and bridges_r23c34_r23c41_2 bridges_r23c41_r23c44_2)))
(assert (or bridges_r9c41_r23c41_2 bridges_r23c34_r23c41_1 bridges_r23c41_r23c44_1 bridges_r23c41_r26c41_2))
(assert (or bridges_r9c41_r23c41_2 bridges_r23c34_r23c41_1 bridges_r23c41_r23c44_2 bridges_r23c41_r26c41_1))
(assert (not (and bridges_r9c41_r23c41_1 bridges_r23c41_r23c44_1 bridges_r23c41_r26c41_2)))
(assert (not (and bridges_r9c41_r23c41_1 bridges_r23c41_r23c44_2 bridges_r23c41_r26c41_1)))
(assert (or bridges_r9c41_r23c41_2 bridges_r23c34_r23c41_2 bridges_r23c41_r23c44_1 bridges_r23c41_r26c41_1))
(assert (not (and bridges_r9c41_r23c41_1 bridges_r23c34_r23c41_1 bridges_r23c41_r26c41_2)))
(assert (not (and bridges_r9c41_r23c41_1 bridges_r23c34_r23c41_1 bridges_r23c41_r23c44_1 bridges_r23c41_r26c41_1)))
(assert (not (and bridges_r9c41_r23c41_1 bridges_r23c34_r23c41_1 bridges_r23c41_r23c44_2)))
(assert (not (and bridges_r9c41_r23c41_1 bridges_r23c34_r23c41_2 bridges_r23c41_r26c41_1)))
(assert (not (and bridges_r9c41_r23c41_1 bridges_r23c34_r23c41_2 bridges_r23c41_r23c44_1)))
(assert (or bridges_r23c34_r23c41_1 bridges_r23c41_r23c44_1 bridges_r23c41_r26c41_1))
(assert (not (and bridges_r9c41_r23c41_2 bridges_r23c41_r26c41_2)))
(assert (not (and bridges_r9c41_r23c41_2 bridges_r23c41_r23c44_1 bridges_r23c41_r26c41_1)))
(assert (not (and bridges_r9c41_r23c41_2 bridges_r23c41_r23c44_2)))
(assert (not (and bridges_r9c41_r23c41_2 bridges_r23c34_r23c41_1 bridges_r23c41_r26c41_1)))
(assert (not (and bridges_r9c41_r23c41_2 bridges_r23c34_r23c41_1 bridges_r23c41_r23c44_1)))
(assert (not (and bridges_r9c41_r23c41_2 bridges_r23c34_r23c41_2)))
(assert (or bridges_r17c44_r23c44_1 bridges_r23c41_r23c44_1 bridges_r23c44_r23c45_1)) ; island 3 at r23c44
(assert (or bridges_r17c44_r23c44_1 bridges_r23c41_r23c44_1 bridges_r23c44_r23c45_2 bridges_r23c44_r24c44_2))
(assert (or bridges_r17c44_r23c44_1 bridges_r23c41_r23c44_1 bridges_r23c44_r24c44_1))
(assert (not (and bridges_r23c44_r23c45_2 bridges_r23c44_r24c44_2)))
(assert (or bridges_r17c44_r23c44_1 bridges_r23c41_r23c44_2 bridges_r23c44_r23c45_1 bridges_r23c44_r24c44_2))
(assert (or bridges_r17c44_r23c44_1 bridges_r23c41_r23c44_2 bridges_r23c44_r23c45_2 bridges_r23c44_r24c44_1))
(assert (not (and bridges_r23c41_r23c44_1 bridges_r23c44_r23c45_1 bridges_r23c44_r24c44_2)))
(assert (not (and bridges_r23c41_r23c44_1 bridges_r23c44_r23c45_2 bridges_r23c44_r24c44_1)))
(assert (or bridges_r17c44_r23c44_1 bridges_r23c44_r23c45_1 bridges_r23c44_r24c44_1))
(assert (not (and bridges_r23c41_r23c44_2 bridges_r23c44_r24c44_2)))
(assert (not (and bridges_r23c41_r23c44_2 bridges_r23c44_r23c45_1 bridges_r23c44_r24c44_1)))
(assert (not (and bridges_r23c41_r23c44_2 bridges_r23c44_r23c45_2)))
(assert (or bridges_r17c44_r23c44_2 bridges_r23c41_r23c44_1 bridges_r23c44_r23c45_1 bridges_r23c44_r24c44_2))
(assert (or bridges_r17c44_r23c44_2 bridges_r23c41_r23c44_1 bridges_r23c44_r23c45_2 bridges_r23c44_r24c44_1))
(assert (not (and bridges_r17c44_r23c44_1 bridges_r23c44_r23c45_1 bridges_r23c44_r24c44_2)))
(assert (not (and bridges_r17c44_r23c44_1 bridges_r23c44_r23c45_2 bridges_r23c44_r24c44_1)))
(assert (or bridges_r17c44_r23c44_2 bridges_r23c41_r23c44_2 bridges_r23c44_r23c45_1 bridges_r23c44_r24c44_1))
(assert (not (and bridges_r17c44_r23c44_1 bridges_r23c41_r23c44_1 bridges_r23c44_r24c44_2)))
(assert (not (and bridges_r17c44_r23c44_1 bridges_r23c41_r23c44_1 bridges_r23c44_r23c45_1 bridges_r23c44_r24c44_1)))
(assert (not (and bridges_r17c44_r23c44_1 bridges_r23c41_r23c44_1 bridges_r23c44_r23c45_2)))
(assert (not (and bridges_r17c44_r23c44_1 bridges_r23c41_r23c44_2 bridges_r23c44_r24c44_1)))
(assert (not (and bridges_r17c44_r23c44_1 bridges_r23c41_r23c44_2 bridges_r23c44_r23c45_1)))
(assert (or bridges_r23c41_r23c44_1 bridges_r23c44_r23c45_1 bridges_r23c44_r24c44_1))
(assert (not (and bridges_r17c44_r23c44_2 bridges_r23c44_r24c44_2)))
(assert (not (and bridges_r17c44_r23c44_2 bridges_r23c44_r23c45_1 bridges_r23c44_r24c44_1)))
(assert (not (and bridges_r17c44_r23c44_2 bridges_r23c44_r23c45_2)))
(assert (not (and bridges_r17c44_r23c44_2 bridges_r23c41_r23c44_1 bridges_r23c44_r24c44_1)))
(assert (not (and bridges_r17c44_r23c44_2 bridges_r23c41_r23c44_1 bridges_r23c44_r23c45_1)))
(assert (not (and bridges_r17c44_r23c44_2 bridges_r23c41_r23c44_2)))
(assert (or bridges_r4c45_r23c45_1 bridges_r23c44_r23c45_1)) ; island 5 at r23c45
(assert (or bridges_r4c45_r23c45_1 bridges_r23c44_r23c45_2 bridges_r23c45_r23c47_2))
(assert (or bridges_r4c45_r23c45_1 bridges_r23c44_r23c45_2 bridges_r23c45_r24c45_2))
(assert (or bridges_r4c45_r23c45_1 bridges_r23c45_r23c47_1))
(assert (or bridges_r4c45_r23c45_1 bridges_r23c45_r23c47_2 bridges_r23c45_r24c45_2))
(assert (or bridges_r4c45_r23c45_1 bridges_r23c45_r24c45_1))
(assert (not (and bridges_r23c44_r23c45_2 bridges_r23c45_r23c47_2 bridges_r23c45_r24c45_2)))
(assert (or bridges_r4c45_r23c45_2 bridges_r23c44_r23c45_1 bridges_r23c45_r23c47_2))
(assert (or bridges_r4c45_r23c45_2 bridges_r23c44_r23c45_1 bridges_r23c45_r24c45_2))
(assert (or bridges_r4c45_r23c45_2 bridges_r23c44_r23c45_2 bridges_r23c45_r23c47_1))
(assert (or bridges_r4c45_r23c45_2 bridges_r23c44_r23c45_2 bridges_r23c45_r23c47_2 bridges_r23c45_r24c45_2))
(assert (or bridges_r4c45_r23c45_2 bridges_r23c44_r23c45_2 bridges_r23c45_r24c45_1))
(assert (not (and bridges_r4c45_r23c45_1 bridges_r23c44_r23c45_1 bridges_r23c45_r23c47_2 bridges_r23c45_r24c45_2)))
(assert (or bridges_r4c45_r23c45_2 bridges_r23c45_r23c47_1 bridges_r23c45_r24c45_2))
(assert (or bridges_r4c45_r23c45_2 bridges_r23c45_r23c47_2 bridges_r23c45_r24c45_1))
(assert (not (and bridges_r4c45_r23c45_1 bridges_r23c44_r23c45_2 bridges_r23c45_r23c47_1 bridges_r23c45_r24c45_2)))
(assert (not (and bridges_r4c45_r23c45_1 bridges_r23c44_r23c45_2 bridges_r23c45_r23c47_2 bridges_r23c45_r24c45_1)))
(assert (or bridges_r23c44_r23c45_1 bridges_r23c45_r23c47_1))
(assert (or bridges_r23c44_r23c45_1 bridges_r23c45_r23c47_2 bridges_r23c45_r24c45_2))
(assert (or bridges_r23c44_r23c45_1 bridges_r23c45_r24c45_1))
(assert (not (and bridges_r4c45_r23c45_2 bridges_r23c45_r23c47_2 bridges_r23c45_r24c45_2)))
(assert (or bridges_r23c44_r23c45_2 bridges_r23c45_r23c47_1 bridges_r23c45_r24c45_2))
(assert (or bridges_r23c44_r23c45_2 bridges_r23c45_r23c47_2 bridges_r23c45_r24c45_1))
(assert (not (and bridges_r4c45_r23c45_2 bridges_r23c44_r23c45_1 bridges_r23c45_r23c47_1 bridges_r23c45_r24c45_2)))
(assert (not (and bridges_r4c45_r23c45_2 bridges_r23c44_r23c45_1 bridges_r23c45_r23c47_2 bridges_r23c45_r24c45_1)))
(assert (or bridges_r23c45_r23c47_1 bridges_r23c45_r24c45_1))
(assert (not (and bridges_r4c45_r23c45_2 bridges_r23c44_r23c45_2 bridges_r23c45_r24c45_2)))
(assert (not (and bridges_r4c45_r23c45_2 bridges_r23c44_r23c45_2 bridges_r23c45_r23c47_1 bridges_r23c45_r24c45_1)))
(assert (not (and bridges_r4c45_r23c45_2 bridges_r23c44_r23c45_2 bridges_r23c45_r23c47_2)))
(assert (or bridges_r8c47_r23c47_1 bridges_r23c45_r23c47_1 bridges_r23c47_r23c49_2)) ; island 4 at r23c47
(assert (or bridges_r8c47_r23c47_1 bridges_r23c45_r23c47_1 bridges_r23c47_r24c47_2))
(assert (or bridges_r8c47_r23c47_1 bridges_r23c45_r23c47_2 bridges_r23c47_r23c49_1))
(assert (or bridges_r8c47_r23c47_1 bridges_r23c45_r23c47_2 bridges_r23c47_r23c49_2 bridges_r23c47_r24c47_2))
(assert (or bridges_r8c47_r23c47_1 bridges_r23c45_r23c47_2 bridges_r23c47_r24c47_1))
(assert (not (and bridges_r23c45_r23c47_1 bridges_r23c47_r23c49_2 bridges_r23c47_r24c47_2)))
(assert (or bridges_r8c47_r23c47_1 bridges_r23c47_r23c49_1 bridges_r23c47_r24c47_2))
(assert (or bridges_r8c47_r23c47_1 bridges_r23c47_r23c49_2 bridges_r23c47_r24c47_1))
(assert (not (and bridges_r23c45_r23c47_2 bridges_r23c47_r23c49_1 bridges_r23c47_r24c47_2)))
(assert (not (and bridges_r23c45_r23c47_2 bridges_r23c47_r23c49_2 bridges_r23c47_r24c47_1)))
(assert (or bridges_r23c45_r23c47_1 bridges_r23c47_r23c49_1))
(assert (or bridges_r23c45_r23c47_1 bridges_r23c47_r23c49_2 bridges_r23c47_r24c47_2))
(assert (or bridges_r23c45_r23c47_1 bridges_r23c47_r24c47_1))
(assert (not (and bridges_r8c47_r23c47_1 bridges_r23c47_r23c49_2 bridges_r23c47_r24c47_2)))
(assert (or bridges_r23c45_r23c47_2 bridges_r23c47_r23c49_1 bridges_r23c47_r24c47_2))
(assert (or bridges_r23c45_r23c47_2 bridges_r23c47_r23c49_2 bridges_r23c47_r24c47_1))
(assert (not (and bridges_r8c47_r23c47_1 bridges_r23c45_r23c47_1 bridges_r23c47_r23c49_1 bridges_r23c47_r24c47_2)))
(assert (not (and bridges_r8c47_r23c47_1 bridges_r23c45_r23c47_1 bridges_r23c47_r23c49_2 bridges_r23c47_r24c47_1)))
(assert (or bridges_r23c47_r23c49_1 bridges_r23c47_r24c47_1))
(assert (not (and bridges_r8c47_r23c47_1 bridges_r23c45_r23c47_2 bridges_r23c47_r24c47_2)))
(assert (not (and bridges_r8c47_r23c47_1 bridges_r23c45_r23c47_2 bridges_r23c47_r23c49_1 bridges_r23c47_r24c47_1)))
(assert (not (and bridges_r8c47_r23c47_1 bridges_r23c45_r23c47_2 bridges_r23c47_r23c49_2)))
(assert (or bridges_r17c49_r23c49_1 bridges_r23c47_r23c49_1 bridges_r23c49_r23c51_2)) ; island 4 at r23c49
(assert (or bridges_r17c49_r23c49_1 bridges_r23c47_r23c49_1 bridges_r23c49_r24c49_2))
(assert (or bridges_r17c49_r23c49_1 bridges_r23c47_r23c49_2 bridges_r23c49_r23c51_1))
(assert (or bridges_r17c49_r23c49_1 bridges_r23c47_r23c49_2 bridges_r23c49_r23c51_2 bridges_r23c49_r24c49_2))
(assert (or bridges_r17c49_r23c49_1 bridges_r23c47_r23c49_2 bridges_r23c49_r24c49_1))
(assert (not (and bridges_r23c47_r23c49_1 bridges_r23c49_r23c51_2 bridges_r23c49_r24c49_2)))
(assert (or bridges_r17c49_r23c49_1 bridges_r23c49_r23c51_1 bridges_r23c49_r24c49_2))
(assert (or bridges_r17c49_r23c49_1 bridges_r23c49_r23c51_2 bridges_r23c49_r24c49_1))
(assert (not (and bridges_r23c47_r23c49_2 bridges_r23c49_r23c51_1 bridges_r23c49_r24c49_2)))
(assert (not (and bridges_r23c47_r23c49_2 bridges_r23c49_r23c51_2 bridges_r23c49_r24c49_1)))
(assert (or bridges_r23c47_r23c49_1 bridges_r23c49_r23c51_1))
(assert (or bridges_r23c47_r23c49_1 bridges_r23c49_r23c51_2 bridges_r23c49_r24c49_2))
(assert (or bridges_r23c47_r23c49_1 bridges_r23c49_r24c49_1))
(assert (not (and bridges_r17c49_r23c49_1 bridges_r23c49_r23c51_2 bridges_r23c49_r24c49_2)))
(assert (or bridges_r23c47_r23c49_2 bridges_r23c49_r23c51_1 bridges_r23c49_r24c49_2))
(assert (or bridges_r23c47_r23c49_2 bridges_r23c49_r23c51_2 bridges_r23c49_r24c49_1))
(assert (not (and bridges_r17c49_r23c49_1 bridges_r23c47_r23c49_1 bridges_r23c49_r23c51_1 bridges_r23c49_r24c49_2)))
(assert (not (and bridges_r17c49_r23c49_1 bridges_r23c47_r23c49_1 bridges_r23c49_r23c51_2 bridges_r23c49_r24c49_1)))
(assert (or bridges_r23c49_r23c51_1 bridges_r23c49_r24c49_1))
(assert (not (and bridges_r17c49_r23c49_1 bridges_r23c47_r23c49_2 bridges_r23c49_r24c49_2)))
(assert (not (and bridges_r17c49_r23c49_1 bridges_r23c47_r23c49_2 bridges_r23c49_r23c51_1 bridges_r23c49_r24c49_1)))
(assert (not (and bridges_r17c49_r23c49_1 bridges_r23c47_r23c49_2 bridges_r23c49_r23c51_2)))
(assert (or bridges_r21c51_r23c51_1 bridges_r23c49_r23c51_1)) ; island 4 at r23c51
(assert (or bridges_r21c51_r23c51_1 bridges_r23c49_r23c51_2 bridges_r23c51_r23c53_1))
(assert (or bridges_r21c51_r23c51_1 bridges_r23c49_r23c51_2 bridges_r23c51_r25c51_2))
(assert (or bridges_r21c51_r23c51_1 bridges_r23c51_r23c53_1 bridges_r23c51_r25c51_2))
(assert (or bridges_r21c51_r23c51_1 bridges_r23c51_r25c51_1))
(assert (not (and bridges_r23c49_r23c51_2 bridges_r23c51_r23c53_1 bridges_r23c51_r25c51_2)))
(assert (or bridges_r21c51_r23c51_2 bridges_r23c49_r23c51_1 bridges_r23c51_r23c53_1))
(assert (or bridges_r21c51_r23c51_2 bridges_r23c49_r23c51_1 bridges_r23c51_r25c51_2))
(assert (or bridges_r21c51_r23c51_2 bridges_r23c49_r23c51_2 bridges_r23c51_r23c53_1 bridges_r23c51_r25c51_2))
(assert (or bridges_r21c51_r23c51_2 bridges_r23c49_r23c51_2 bridges_r23c51_r25c51_1))
(assert (not (and bridges_r21c51_r23c51_1 bridges_r23c49_r23c51_1 bridges_r23c51_r23c53_1 bridges_r23c51_r25c51_2)))
(assert (or bridges_r21c51_r23c51_2 bridges_r23c51_r23c53_1 bridges_r23c51_r25c51_1))
(assert (not (and bridges_r21c51_r23c51_1 bridges_r23c49_r23c51_2 bridges_r23c51_r25c51_2)))
(assert (not (and bridges_r21c51_r23c51_1 bridges_r23c49_r23c51_2 bridges_r23c51_r23c53_1 bridges_r23c51_r25c51_1)))
(assert (or bridges_r23c49_r23c51_1 bridges_r23c51_r23c53_1 bridges_r23c51_r25c51_2))
(assert (or bridges_r23c49_r23c51_1 bridges_r23c51_r25c51_1))
(assert (not (and bridges_r21c51_r23c51_2 bridges_r23c51_r23c53_1 bridges_r23c51_r25c51_2)))
(assert (or bridges_r23c49_r23c51_2 bridges_r23c51_r23c53_1 bridges_r23c51_r25c51_1))
(assert (not (and bridges_r21c51_r23c51_2 bridges_r23c49_r23c51_1 bridges_r23c51_r25c51_2)))
(assert (not (and bridges_r21c51_r23c51_2 bridges_r23c49_r23c51_1 bridges_r23c51_r23c53_1 bridges_r23c51_r25c51_1)))
(assert (not (and bridges_r21c51_r23c51_2 bridges_r23c49_r23c51_2 bridges_r23c51_r25c51_1)))
(assert (not (and bridges_r21c51_r23c51_2 bridges_r23c49_r23c51_2 bridges_r23c51_r23c53_1)))
(assert (or bridges_r23c51_r23c53_1 bridges_r23c53_r23c55_1)) ; island 1 at r23c53
(assert (not (and bridges_r23c51_r23c53_1 bridges_r23c53_r23c55_1)))
(assert (or bridges_r12c55_r23c55_1 bridges_r23c53_r23c55_1)) ; island 5 at r23c55
(assert (or bridges_r12c55_r23c55_1 bridges_r23c55_r23c57_2))
(assert (or bridges_r12c55_r23c55_1 bridges_r23c55_r25c55_2))
(assert (or bridges_r12c55_r23c55_2 bridges_r23c53_r23c55_1 bridges_r23c55_r23c57_2))
(assert (or bridges_r12c55_r23c55_2 bridges_r23c53_r23c55_1 bridges_r23c55_r25c55_2))
(assert (or bridges_r12c55_r23c55_2 bridges_r23c55_r23c57_1))
(assert (or bridges_r12c55_r23c55_2 bridges_r23c55_r23c57_2 bridges_r23c55_r25c55_2))
(assert (or bridges_r12c55_r23c55_2 bridges_r23c55_r25c55_1))
(assert (not (and bridges_r12c55_r23c55_1 bridges_r23c53_r23c55_1 bridges_r23c55_r23c57_2 bridges_r23c55_r25c55_2)))
(assert (or bridges_r23c53_r23c55_1 bridges_r23c55_r23c57_1))
(assert (or bridges_r23c53_r23c55_1 bridges_r23c55_r23c57_2 bridges_r23c55_r25c55_2))
(assert (or bridges_r23c53_r23c55_1 bridges_r23c55_r25c55_1))
(assert (not (and bridges_r12c55_r23c55_2 bridges_r23c55_r23c57_2 bridges_r23c55_r25c55_2)))
(assert (or bridges_r23c55_r23c57_1 bridges_r23c55_r25c55_2))
(assert (or bridges_r23c55_r23c57_2 bridges_r23c55_r25c55_1))
(assert (not (and bridges_r12c55_r23c55_2 bridges_r23c53_r23c55_1 bridges_r23c55_r23c57_1 bridges_r23c55_r25c55_2)))
(assert (not (and bridges_r12c55_r23c55_2 bridges_r23c53_r23c55_1 bridges_r23c55_r23c57_2 bridges_r23c55_r25c55_1)))
(assert bridges_r22c57_r23c57_1) ; island 7 at r23c57
(assert (or bridges_r22c57_r23c57_2 bridges_r23c55_r23c57_2))
(assert (or bridges_r22c57_r23c57_2 bridges_r23c57_r23c58_2))
(assert (or bridges_r22c57_r23c57_2 bridges_r23c57_r25c57_2))
(assert bridges_r23c55_r23c57_1)
(assert (or bridges_r23c55_r23c57_2 bridges_r23c57_r23c58_2))
(assert (or bridges_r23c55_r23c57_2 bridges_r23c57_r25c57_2))
(assert bridges_r23c57_r23c58_1)
(assert (or bridges_r23c57_r23c58_2 bridges_r23c57_r25c57_2))
(assert bridges_r23c57_r25c57_1)
(assert (not (and bridges_r22c57_r23c57_2 bridges_r23c55_r23c57_2 bridges_r23c57_r23c58_2 bridges_r23c57_r25c57_2)))
(assert bridges_r16c58_r23c58_2) ; island 8 at r23c58
(assert bridges_r23c57_r23c58_2)
(assert bridges_r23c58_r23c60_2)
(assert bridges_r23c58_r31c58_2)
(assert (or bridges_r16c60_r23c60_2 bridges_r23c58_r23c60_2)) ; island 5 at r23c60
(assert (or bridges_r16c60_r23c60_2 bridges_r23c60_r28c60_2))
(assert bridges_r23c58_r23c60_1)
(assert (or bridges_r23c58_r23c60_2 bridges_r23c60_r28c60_2))
(assert bridges_r23c60_r28c60_1)
(assert (not (and bridges_r16c60_r23c60_2 bridges_r23c58_r23c60_2 bridges_r23c60_r28c60_2)))
(assert (or bridges_r23c44_r24c44_1 bridges_r24c44_r24c45_1)) ; island 2 at r24c44
(assert (or bridges_r23c44_r24c44_1 bridges_r24c44_r24c45_2 bridges_r24c44_r26c44_1))
(assert (not (and bridges_r24c44_r24c45_2 bridges_r24c44_r26c44_1)))
(assert (or bridges_r23c44_r24c44_2 bridges_r24c44_r24c45_1 bridges_r24c44_r26c44_1))
(assert (not (and bridges_r23c44_r24c44_1 bridges_r24c44_r24c45_1 bridges_r24c44_r26c44_1)))
(assert (not (and bridges_r23c44_r24c44_1 bridges_r24c44_r24c45_2)))
(assert (not (and bridges_r23c44_r24c44_2 bridges_r24c44_r26c44_1)))
(assert (not (and bridges_r23c44_r24c44_2 bridges_r24c44_r24c45_1)))
(assert bridges_r23c45_r24c45_1) ; island 7 at r24c45
(assert (or bridges_r23c45_r24c45_2 bridges_r24c44_r24c45_2))
(assert (or bridges_r23c45_r24c45_2 bridges_r24c45_r24c47_2))
(assert (or bridges_r23c45_r24c45_2 bridges_r24c45_r26c45_2))
(assert bridges_r24c44_r24c45_1)
(assert (or bridges_r24c44_r24c45_2 bridges_r24c45_r24c47_2))
(assert (or bridges_r24c44_r24c45_2 bridges_r24c45_r26c45_2))
(assert bridges_r24c45_r24c47_1)
(assert (or bridges_r24c45_r24c47_2 bridges_r24c45_r26c45_2))
(assert bridges_r24c45_r26c45_1)
(assert (not (and bridges_r23c45_r24c45_2 bridges_r24c44_r24c45_2 bridges_r24c45_r24c47_2 bridges_r24c45_r26c45_2)))
(assert bridges_r23c47_r24c47_2) ; island 8 at r24c47
(assert bridges_r24c45_r24c47_2)
(assert bridges_r24c47_r24c48_2)
(assert bridges_r24c47_r25c47_2)
(assert (or bridges_r21c48_r24c48_1 bridges_r24c47_r24c48_1)) ; island 5 at r24c48
(assert (or bridges_r21c48_r24c48_1 bridges_r24c47_r24c48_2 bridges_r24c48_r24c49_2))
(assert (or bridges_r21c48_r24c48_1 bridges_r24c47_r24c48_2 bridges_r24c48_r25c48_2))
(assert (or bridges_r21c48_r24c48_1 bridges_r24c48_r24c49_1))
(assert (or bridges_r21c48_r24c48_1 bridges_r24c48_r24c49_2 bridges_r24c48_r25c48_2))
(assert (or bridges_r21c48_r24c48_1 bridges_r24c48_r25c48_1))
(assert (not (and bridges_r24c47_r24c48_2 bridges_r24c48_r24c49_2 bridges_r24c48_r25c48_2)))
(assert (or bridges_r21c48_r24c48_2 bridges_r24c47_r24c48_1 bridges_r24c48_r24c49_2))
(assert (or bridges_r21c48_r24c48_2 bridges_r24c47_r24c48_1 bridges_r24c48_r25c48_2))
(assert (or bridges_r21c48_r24c48_2 bridges_r24c47_r24c48_2 bridges_r24c48_r24c49_1))
(assert (or bridges_r21c48_r24c48_2 bridges_r24c47_r24c48_2 bridges_r24c48_r24c49_2 bridges_r24c48_r25c48_2))
(assert (or bridges_r21c48_r24c48_2 bridges_r24c47_r24c48_2 bridges_r24c48_r25c48_1))
(assert (not (and bridges_r21c48_r24c48_1 bridges_r24c47_r24c48_1 bridges_r24c48_r24c49_2 bridges_r24c48_r25c48_2)))
(assert (or bridges_r21c48_r24c48_2 bridges_r24c48_r24c49_1 bridges_r24c48_r25c48_2))
(assert (or bridges_r21c48_r24c48_2 bridges_r24c48_r24c49_2 bridges_r24c48_r25c48_1))
(assert (not (and bridges_r21c48_r24c48_1 bridges_r24c47_r24c48_2 bridges_r24c48_r24c49_1 bridges_r24c48_r25c48_2)))
(assert (not (and bridges_r21c48_r24c48_1 bridges_r24c47_r24c48_2 bridges_r24c48_r24c49_2 bridges_r24c48_r25c48_1)))
(assert (or bridges_r24c47_r24c48_1 bridges_r24c48_r24c49_1))
(assert (or bridges_r24c47_r24c48_1 bridges_r24c48_r24c49_2 bridges_r24c48_r25c48_2))
(assert (or bridges_r24c47_r24c48_1 bridges_r24c48_r25c48_1))
(assert (not (and bridges_r21c48_r24c48_2 bridges_r24c48_r24c49_2 bridges_r24c48_r25c48_2)))
(assert (or bridges_r24c47_r24c48_2 bridges_r24c48_r24c49_1 bridges_r24c48_r25c48_2))
(assert (or bridges_r24c47_r24c48_2 bridges_r24c48_r24c49_2 bridges_r24c48_r25c48_1))
(assert (not (and bridges_r21c48_r24c48_2 bridges_r24c47_r24c48_1 bridges_r24c48_r24c49_1 bridges_r24c48_r25c48_2)))
(assert (not (and bridges_r21c48_r24c48_2 bridges_r24c47_r24c48_1 bridges_r24c48_r24c49_2 bridges_r24c48_r25c48_1)))
(assert (or bridges_r24c48_r24c49_1 bridges_r24c48_r25c48_1))
(assert (not (and bridges_r21c48_r24c48_2 bridges_r24c47_r24c48_2 bridges_r24c48_r25c48_2)))
(assert (not (and bridges_r21c48_r24c48_2 bridges_r24c47_r24c48_2 bridges_r24c48_r24c49_1 bridges_r24c48_r25c48_1)))
(assert (not (and bridges_r21c48_r24c48_2 bridges_r24c47_r24c48_2 bridges_r24c48_r24c49_2)))
(assert (or bridges_r23c49_r24c49_1 bridges_r24c48_r24c49_1 bridges_r24c49_r24c50_1)) ; island 3 at r24c49
(assert (or bridges_r23c49_r24c49_1 bridges_r24c48_r24c49_1 bridges_r24c49_r25c49_2))
(assert (or bridges_r23c49_r24c49_1 bridges_r24c48_r24c49_2 bridges_r24c49_r24c50_1 bridges_r24c49_r25c49_2))
(assert (or bridges_r23c49_r24c49_1 bridges_r24c48_r24c49_2 bridges_r24c49_r25c49_1))
(assert (not (and bridges_r24c48_r24c49_1 bridges_r24c49_r24c50_1 bridges_r24c49_r25c49_2)))
(assert (or bridges_r23c49_r24c49_1 bridges_r24c49_r24c50_1 bridges_r24c49_r25c49_1))
(assert (not (and bridges_r24c48_r24c49_2 bridges_r24c49_r25c49_2)))
(assert (not (and bridges_r24c48_r24c49_2 bridges_r24c49_r24c50_1 bridges_r24c49_r25c49_1)))
(assert (or bridges_r23c49_r24c49_2 bridges_r24c48_r24c49_1 bridges_r24c49_r24c50_1 bridges_r24c49_r25c49_2))
(assert (or bridges_r23c49_r24c49_2 bridges_r24c48_r24c49_1 bridges_r24c49_r25c49_1))
(assert (not (and bridges_r23c49_r24c49_1 bridges_r24c49_r24c50_1 bridges_r24c49_r25c49_2)))
(assert (or bridges_r23c49_r24c49_2 bridges_r24c48_r24c49_2 bridges_r24c49_r24c50_1 bridges_r24c49_r25c49_1))
(assert (not (and bridges_r23c49_r24c49_1 bridges_r24c48_r24c49_1 bridges_r24c49_r25c49_2)))
(assert (not (and bridges_r23c49_r24c49_1 bridges_r24c48_r24c49_1 bridges_r24c49_r24c50_1 bridges_r24c49_r25c49_1)))
(assert (not (and bridges_r23c49_r24c49_1 bridges_r24c48_r24c49_2 bridges_r24c49_r25c49_1)))
(assert (not (and bridges_r23c49_r24c49_1 bridges_r24c48_r24c49_2 bridges_r24c49_r24c50_1)))
(assert (or bridges_r24c48_r24c49_1 bridges_r24c49_r24c50_1 bridges_r24c49_r25c49_1))
(assert (not (and bridges_r23c49_r24c49_2 bridges_r24c49_r25c49_2)))
(assert (not (and bridges_r23c49_r24c49_2 bridges_r24c49_r24c50_1 bridges_r24c49_r25c49_1)))
(assert (not (and bridges_r23c49_r24c49_2 bridges_r24c48_r24c49_1 bridges_r24c49_r25c49_1)))
(assert (not (and bridges_r23c49_r24c49_2 bridges_r24c48_r24c49_1 bridges_r24c49_r24c50_1)))
(assert (not (and bridges_r23c49_r24c49_2 bridges_r24c48_r24c49_2)))
(assert (or bridges_r20c50_r24c50_1 bridges_r24c49_r24c50_1 bridges_r24c50_r24c54_1 bridges_r24c50_r30c50_1)) ; island 1 at r24c50
(assert (not (and bridges_r24c50_r24c54_1 bridges_r24c50_r30c50_1)))
(assert (not (and bridges_r24c49_r24c50_1 bridges_r24c50_r30c50_1)))
(assert (not (and bridges_r24c49_r24c50_1 bridges_r24c50_r24c54_1)))
(assert (not (and bridges_r20c50_r24c50_1 bridges_r24c50_r30c50_1)))
(assert (not (and bridges_r20c50_r24c50_1 bridges_r24c50_r24c54_1)))
(assert (not (and bridges_r20c50_r24c50_1 bridges_r24c49_r24c50_1)))
(assert (or bridges_r2c54_r24c54_1 bridges_r24c50_r24c54_1 bridges_r24c54_r25c54_2)) ; island 2 at r24c54
(assert (or bridges_r2c54_r24c54_1 bridges_r24c54_r25c54_1))
(assert (not (and bridges_r24c50_r24c54_1 bridges_r24c54_r25c54_2)))
(assert (or bridges_r2c54_r24c54_2 bridges_r24c50_r24c54_1 bridges_r24c54_r25c54_1))
(assert (not (and bridges_r2c54_r24c54_1 bridges_r24c54_r25c54_2)))
(assert (not (and bridges_r2c54_r24c54_1 bridges_r24c50_r24c54_1 bridges_r24c54_r25c54_1)))
(assert (not (and bridges_r2c54_r24c54_2 bridges_r24c54_r25c54_1)))
(assert (not (and bridges_r2c54_r24c54_2 bridges_r24c50_r24c54_1)))
(assert (or bridges_r22c38_r25c38_1 bridges_r25c38_r25c46_1 bridges_r25c38_r28c38_2)) ; island 2 at r25c38
(assert (or bridges_r22c38_r25c38_1 bridges_r25c38_r28c38_1))
(assert (not (and bridges_r25c38_r25c46_1 bridges_r25c38_r28c38_2)))
(assert (or bridges_r22c38_r25c38_2 bridges_r25c38_r25c46_1 bridges_r25c38_r28c38_1))
(assert (not (and bridges_r22c38_r25c38_1 bridges_r25c38_r28c38_2)))
(assert (not (and bridges_r22c38_r25c38_1 bridges_r25c38_r25c46_1 bridges_r25c38_r28c38_1)))
(assert (not (and bridges_r22c38_r25c38_2 bridges_r25c38_r28c38_1)))
(assert (not (and bridges_r22c38_r25c38_2 bridges_r25c38_r25c46_1)))
(assert (or bridges_r25c38_r25c46_1 bridges_r25c46_r25c47_1)) ; island 1 at r25c46
(assert (not (and bridges_r25c38_r25c46_1 bridges_r25c46_r25c47_1)))
(assert bridges_r25c46_r25c47_1) ; island 7 at r25c47
(assert bridges_r25c47_r25c48_2)
(assert bridges_r25c47_r27c47_2)
(assert bridges_r24c48_r25c48_2) ; island 7 at r25c48
(assert bridges_r25c48_r25c49_2)
(assert bridges_r25c48_r26c48_1)
(assert (or bridges_r24c49_r25c49_1 bridges_r25c48_r25c49_1 bridges_r25c49_r25c51_1)) ; island 3 at r25c49
(assert (or bridges_r24c49_r25c49_1 bridges_r25c48_r25c49_1 bridges_r25c49_r25c51_2 bridges_r25c49_r35c49_2))
(assert (or bridges_r24c49_r25c49_1 bridges_r25c48_r25c49_1 bridges_r25c49_r35c49_1))
(assert (not (and bridges_r25c49_r25c51_2 bridges_r25c49_r35c49_2)))
(assert (or bridges_r24c49_r25c49_1 bridges_r25c48_r25c49_2 bridges_r25c49_r25c51_1 bridges_r25c49_r35c49_2))
(assert (or bridges_r24c49_r25c49_1 bridges_r25c48_r25c49_2 bridges_r25c49_r25c51_2 bridges_r25c49_r35c49_1))
(assert (not (and bridges_r25c48_r25c49_1 bridges_r25c49_r25c51_1 bridges_r25c49_r35c49_2)))
(assert (not (and bridges_r25c48_r25c49_1 bridges_r25c49_r25c51_2 bridges_r25c49_r35c49_1)))
(assert (or bridges_r24c49_r25c49_1 bridges_r25c49_r25c51_1 bridges_r25c49_r35c49_1))
(assert (not (and bridges_r25c48_r25c49_2 bridges_r25c49_r35c49_2)))
(assert (not (and bridges_r25c48_r25c49_2 bridges_r25c49_r25c51_1 bridges_r25c49_r35c49_1)))
(assert (not (and bridges_r25c48_r25c49_2 bridges_r25c49_r25c51_2)))
(assert (or bridges_r24c49_r25c49_2 bridges_r25c48_r25c49_1 bridges_r25c49_r25c51_1 bridges_r25c49_r35c49_2))
(assert (or bridges_r24c49_r25c49_2 bridges_r25c48_r25c49_1 bridges_r25c49_r25c51_2 bridges_r25c49_r35c49_1))
(assert (not (and bridges_r24c49_r25c49_1 bridges_r25c49_r25c51_1 bridges_r25c49_r35c49_2)))
(assert (not (and bridges_r24c49_r25c49_1 bridges_r25c49_r25c51_2 bridges_r25c49_r35c49_1)))
(assert (or bridges_r24c49_r25c49_2 bridges_r25c48_r25c49_2 bridges_r25c49_r25c51_1 bridges_r25c49_r35c49_1))
(assert (not (and bridges_r24c49_r25c49_1 bridges_r25c48_r25c49_1 bridges_r25c49_r35c49_2)))
(assert (not (and bridges_r24c49_r25c49_1 bridges_r25c48_r25c49_1 bridges_r25c49_r25c51_1 bridges_r25c49_r35c49_1)))
(assert (not (and bridges_r24c49_r25c49_1 bridges_r25c48_r25c49_1 bridges_r25c49_r25c51_2)))
(assert (not (and bridges_r24c49_r25c49_1 bridges_r25c48_r25c49_2 bridges_r25c49_r35c49_1)))
(assert (not (and bridges_r24c49_r25c49_1 bridges_r25c48_r25c49_2 bridges_r25c49_r25c51_1)))
(assert (or bridges_r25c48_r25c49_1 bridges_r25c49_r25c51_1 bridges_r25c49_r35c49_1))
(assert (not (and bridges_r24c49_r25c49_2 bridges_r25c49_r35c49_2)))
(assert (not (and bridges_r24c49_r25c49_2 bridges_r25c49_r25c51_1 bridges_r25c49_r35c49_1)))
(assert (not (and bridges_r24c49_r25c49_2 bridges_r25c49_r25c51_2)))
(assert (not (and bridges_r24c49_r25c49_2 bridges_r25c48_r25c49_1 bridges_r25c49_r35c49_1)))
(assert (not (and bridges_r24c49_r25c49_2 bridges_r25c48_r25c49_1 bridges_r25c49_r25c51_1)))
(assert (not (and bridges_r24c49_r25c49_2 bridges_r25c48_r25c49_2)))
(assert (or bridges_r23c51_r25c51_1 bridges_r25c49_r25c51_2)) ; island 4 at r25c51
(assert (or bridges_r23c51_r25c51_1 bridges_r25c51_r25c53_1))
(assert (or bridges_r23c51_r25c51_1 bridges_r25c51_r26c51_1))
(assert (or bridges_r23c51_r25c51_2 bridges_r25c49_r25c51_1))
(assert (or bridges_r23c51_r25c51_2 bridges_r25c49_r25c51_2 bridges_r25c51_r25c53_1))
(assert (or bridges_r23c51_r25c51_2 bridges_r25c49_r25c51_2 bridges_r25c51_r26c51_1))
(assert (or bridges_r23c51_r25c51_2 bridges_r25c51_r25c53_1 bridges_r25c51_r26c51_1))
(assert (not (and bridges_r23c51_r25c51_1 bridges_r25c49_r25c51_2 bridges_r25c51_r25c53_1 bridges_r25c51_r26c51_1)))
(assert (or bridges_r25c49_r25c51_1 bridges_r25c51_r25c53_1))
(assert (or bridges_r25c49_r25c51_1 bridges_r25c51_r26c51_1))
(assert (or bridges_r25c49_r25c51_2 bridges_r25c51_r25c53_1 bridges_r25c51_r26c51_1))
(assert (not (and bridges_r23c51_r25c51_2 bridges_r25c49_r25c51_1 bridges_r25c51_r25c53_1 bridges_r25c51_r26c51_1)))
(assert (not (and bridges_r23c51_r25c51_2 bridges_r25c49_r25c51_2 bridges_r25c51_r26c51_1)))
(assert (not (and bridges_r23c51_r25c51_2 bridges_r25c49_r25c51_2 bridges_r25c51_r25c53_1)))
(assert (or bridges_r25c51_r25c53_1 bridges_r25c53_r25c54_1 bridges_r25c53_r40c53_1)) ; island 1 at r25c53
(assert (not (and bridges_r25c53_r25c54_1 bridges_r25c53_r40c53_1)))
(assert (not (and bridges_r25c51_r25c53_1 bridges_r25c53_r40c53_1)))
(assert (not (and bridges_r25c51_r25c53_1 bridges_r25c53_r25c54_1)))
(assert (or bridges_r24c54_r25c54_1 bridges_r25c53_r25c54_1)) ; island 5 at r25c54
(assert (or bridges_r24c54_r25c54_1 bridges_r25c54_r25c55_2))
(assert (or bridges_r24c54_r25c54_1 bridges_r25c54_r26c54_2))
(assert (or bridges_r24c54_r25c54_2 bridges_r25c53_r25c54_1 bridges_r25c54_r25c55_2))
(assert (or bridges_r24c54_r25c54_2 bridges_r25c53_r25c54_1 bridges_r25c54_r26c54_2))
(assert (or bridges_r24c54_r25c54_2 bridges_r25c54_r25c55_1))
(assert (or bridges_r24c54_r25c54_2 bridges_r25c54_r25c55_2 bridges_r25c54_r26c54_2))
(assert (or bridges_r24c54_r25c54_2 bridges_r25c54_r26c54_1))
(assert (not (and bridges_r24c54_r25c54_1 bridges_r25c53_r25c54_1 bridges_r25c54_r25c55_2 bridges_r25c54_r26c54_2)))
(assert (or bridges_r25c53_r25c54_1 bridges_r25c54_r25c55_1))
(assert (or bridges_r25c53_r25c54_1 bridges_r25c54_r25c55_2 bridges_r25c54_r26c54_2))
(assert (or bridges_r25c53_r25c54_1 bridges_r25c54_r26c54_1))
(assert (not (and bridges_r24c54_r25c54_2 bridges_r25c54_r25c55_2 bridges_r25c54_r26c54_2)))
(assert (or bridges_r25c54_r25c55_1 bridges_r25c54_r26c54_2))
(assert (or bridges_r25c54_r25c55_2 bridges_r25c54_r26c54_1))
(assert (not (and bridges_r24c54_r25c54_2 bridges_r25c53_r25c54_1 bridges_r25c54_r25c55_1 bridges_r25c54_r26c54_2)))
(assert (not (and bridges_r24c54_r25c54_2 bridges_r25c53_r25c54_1 bridges_r25c54_r25c55_2 bridges_r25c54_r26c54_1)))
(assert bridges_r23c55_r25c55_1) ; island 7 at r25c55
(assert (or bridges_r23c55_r25c55_2 bridges_r25c54_r25c55_2))
(assert (or bridges_r23c55_r25c55_2 bridges_r25c55_r25c57_2))
(assert (or bridges_r23c55_r25c55_2 bridges_r25c55_r35c55_2))
(assert bridges_r25c54_r25c55_1)
(assert (or bridges_r25c54_r25c55_2 bridges_r25c55_r25c57_2))
(assert (or bridges_r25c54_r25c55_2 bridges_r25c55_r35c55_2))
(assert bridges_r25c55_r25c57_1)
(assert (or bridges_r25c55_r25c57_2 bridges_r25c55_r35c55_2))
(assert bridges_r25c55_r35c55_1)
(assert (not (and bridges_r23c55_r25c55_2 bridges_r25c54_r25c55_2 bridges_r25c55_r25c57_2 bridges_r25c55_r35c55_2)))
(assert bridges_r23c57_r25c57_2) ; island 6 at r25c57
(assert bridges_r25c55_r25c57_2)
(assert bridges_r25c57_r26c57_2)
(assert (or bridges_r23c41_r26c41_1 bridges_r26c41_r26c44_1)) ; island 2 at r26c41
(assert (or bridges_r23c41_r26c41_1 bridges_r26c41_r27c41_1))
(assert (or bridges_r23c41_r26c41_2 bridges_r26c41_r26c44_1 bridges_r26c41_r27c41_1))
(assert (not (and bridges_r23c41_r26c41_1 bridges_r26c41_r26c44_1 bridges_r26c41_r27c41_1)))
(assert (not (and bridges_r23c41_r26c41_2 bridges_r26c41_r27c41_1)))
(assert (not (and bridges_r23c41_r26c41_2 bridges_r26c41_r26c44_1)))
(assert (or bridges_r24c44_r26c44_1 bridges_r26c41_r26c44_1 bridges_r26c44_r26c45_1 bridges_r26c44_r27c44_2)) ; island 2 at r26c44
(assert (or bridges_r24c44_r26c44_1 bridges_r26c41_r26c44_1 bridges_r26c44_r26c45_2 bridges_r26c44_r27c44_1))
(assert (not (and bridges_r26c44_r26c45_1 bridges_r26c44_r27c44_2)))
(assert (not (and bridges_r26c44_r26c45_2 bridges_r26c44_r27c44_1)))
(assert (or bridges_r24c44_r26c44_1 bridges_r26c44_r26c45_1 bridges_r26c44_r27c44_1))
(assert (not (and bridges_r26c41_r26c44_1 bridges_r26c44_r27c44_2)))
(assert (not (and bridges_r26c41_r26c44_1 bridges_r26c44_r26c45_1 bridges_r26c44_r27c44_1)))
(assert (not (and bridges_r26c41_r26c44_1 bridges_r26c44_r26c45_2)))
(assert (or bridges_r26c41_r26c44_1 bridges_r26c44_r26c45_1 bridges_r26c44_r27c44_1))
(assert (not (and bridges_r24c44_r26c44_1 bridges_r26c44_r27c44_2)))
(assert (not (and bridges_r24c44_r26c44_1 bridges_r26c44_r26c45_1 bridges_r26c44_r27c44_1)))
(assert (not (and bridges_r24c44_r26c44_1 bridges_r26c44_r26c45_2)))
(assert (not (and bridges_r24c44_r26c44_1 bridges_r26c41_r26c44_1 bridges_r26c44_r27c44_1)))
(assert (not (and bridges_r24c44_r26c44_1 bridges_r26c41_r26c44_1 bridges_r26c44_r26c45_1)))
(assert (or bridges_r24c45_r26c45_1 bridges_r26c44_r26c45_1)) ; island 4 at r26c45
(assert (or bridges_r24c45_r26c45_1 bridges_r26c44_r26c45_2 bridges_r26c45_r26c46_1))
(assert (or bridges_r24c45_r26c45_1 bridges_r26c44_r26c45_2 bridges_r26c45_r28c45_2))
(assert (or bridges_r24c45_r26c45_1 bridges_r26c45_r26c46_1 bridges_r26c45_r28c45_2))
(assert (or bridges_r24c45_r26c45_1 bridges_r26c45_r28c45_1))
(assert (not (and bridges_r26c44_r26c45_2 bridges_r26c45_r26c46_1 bridges_r26c45_r28c45_2)))
(assert (or bridges_r24c45_r26c45_2 bridges_r26c44_r26c45_1 bridges_r26c45_r26c46_1))
(assert (or bridges_r24c45_r26c45_2 bridges_r26c44_r26c45_1 bridges_r26c45_r28c45_2))
(assert (or bridges_r24c45_r26c45_2 bridges_r26c44_r26c45_2 bridges_r26c45_r26c46_1 bridges_r26c45_r28c45_2))
(assert (or bridges_r24c45_r26c45_2 bridges_r26c44_r26c45_2 bridges_r26c45_r28c45_1))
(assert (not (and bridges_r24c45_r26c45_1 bridges_r26c44_r26c45_1 bridges_r26c45_r26c46_1 bridges_r26c45_r28c45_2)))
(assert (or bridges_r24c45_r26c45_2 bridges_r26c45_r26c46_1 bridges_r26c45_r28c45_1))
(assert (not (and bridges_r24c45_r26c45_1 bridges_r26c44_r26c45_2 bridges_r26c45_r28c45_2)))
(assert (not (and bridges_r24c45_r26c45_1 bridges_r26c44_r26c45_2 bridges_r26c45_r26c46_1 bridges_r26c45_r28c45_1)))
(assert (or bridges_r26c44_r26c45_1 bridges_r26c45_r26c46_1 bridges_r26c45_r28c45_2))
(assert (or bridges_r26c44_r26c45_1 bridges_r26c45_r28c45_1))
(assert (not (and bridges_r24c45_r26c45_2 bridges_r26c45_r26c46_1 bridges_r26c45_r28c45_2)))
(assert (or bridges_r26c44_r26c45_2 bridges_r26c45_r26c46_1 bridges_r26c45_r28c45_1))
(assert (not (and bridges_r24c45_r26c45_2 bridges_r26c44_r26c45_1 bridges_r26c45_r28c45_2)))
(assert (not (and bridges_r24c45_r26c45_2 bridges_r26c44_r26c45_1 bridges_r26c45_r26c46_1 bridges_r26c45_r28c45_1)))
(assert (not (and bridges_r24c45_r26c45_2 bridges_r26c44_r26c45_2 bridges_r26c45_r28c45_1)))
(assert (not (and bridges_r24c45_r26c45_2 bridges_r26c44_r26c45_2 bridges_r26c45_r26c46_1)))
(assert (or bridges_r26c45_r26c46_1 bridges_r26c46_r27c46_1)) ; island 1 at r26c46
(assert (not (and bridges_r26c45_r26c46_1 bridges_r26c46_r27c46_1)))
(assert (or bridges_r25c48_r26c48_1 bridges_r26c48_r31c48_1)) ; island 1 at r26c48
(assert (not (and bridges_r25c48_r26c48_1 bridges_r26c48_r31c48_1)))
(assert (or bridges_r25c51_r26c51_1 bridges_r26c51_r26c52_1 bridges_r26c51_r30c51_1)) ; island 1 at r26c51
(assert (not (and bridges_r26c51_r26c52_1 bridges_r26c51_r30c51_1)))
(assert (not (and bridges_r25c51_r26c51_1 bridges_r26c51_r30c51_1)))
(assert (not (and bridges_r25c51_r26c51_1 bridges_r26c51_r26c52_1)))
(assert (or bridges_r22c52_r26c52_1 bridges_r26c51_r26c52_1)) ; island 5 at r26c52
(assert (or bridges_r22c52_r26c52_1 bridges_r26c52_r26c54_2))
(assert (or bridges_r22c52_r26c52_1 bridges_r26c52_r27c52_2))
(assert (or bridges_r22c52_r26c52_2 bridges_r26c51_r26c52_1 bridges_r26c52_r26c54_2))
(assert (or bridges_r22c52_r26c52_2 bridges_r26c51_r26c52_1 bridges_r26c52_r27c52_2))
(assert (or bridges_r22c52_r26c52_2 bridges_r26c52_r26c54_1))
(assert (or bridges_r22c52_r26c52_2 bridges_r26c52_r26c54_2 bridges_r26c52_r27c52_2))
(assert (or bridges_r22c52_r26c52_2 bridges_r26c52_r27c52_1))
(assert (not (and bridges_r22c52_r26c52_1 bridges_r26c51_r26c52_1 bridges_r26c52_r26c54_2 bridges_r26c52_r27c52_2)))
(assert (or bridges_r26c51_r26c52_1 bridges_r26c52_r26c54_1))
(assert (or bridges_r26c51_r26c52_1 bridges_r26c52_r26c54_2 bridges_r26c52_r27c52_2))
(assert (or bridges_r26c51_r26c52_1 bridges_r26c52_r27c52_1))
(assert (not (and bridges_r22c52_r26c52_2 bridges_r26c52_r26c54_2 bridges_r26c52_r27c52_2)))
(assert (or bridges_r26c52_r26c54_1 bridges_r26c52_r27c52_2))
(assert (or bridges_r26c52_r26c54_2 bridges_r26c52_r27c52_1))
(assert (not (and bridges_r22c52_r26c52_2 bridges_r26c51_r26c52_1 bridges_r26c52_r26c54_1 bridges_r26c52_r27c52_2)))
(assert (not (and bridges_r22c52_r26c52_2 bridges_r26c51_r26c52_1 bridges_r26c52_r26c54_2 bridges_r26c52_r27c52_1)))
(assert (or bridges_r25c54_r26c54_1 bridges_r26c52_r26c54_1 bridges_r26c54_r26c56_2)) ; island 4 at r26c54
(assert (or bridges_r25c54_r26c54_1 bridges_r26c52_r26c54_1 bridges_r26c54_r33c54_2))
(assert (or bridges_r25c54_r26c54_1 bridges_r26c52_r26c54_2 bridges_r26c54_r26c56_1))
(assert (or bridges_r25c54_r26c54_1 bridges_r26c52_r26c54_2 bridges_r26c54_r26c56_2 bridges_r26c54_r33c54_2))
(assert (or bridges_r25c54_r26c54_1 bridges_r26c52_r26c54_2 bridges_r26c54_r33c54_1))
(assert (not (and bridges_r26c52_r26c54_1 bridges_r26c54_r26c56_2 bridges_r26c54_r33c54_2)))
(assert (or bridges_r25c54_r26c54_1 bridges_r26c54_r26c56_1 bridges_r26c54_r33c54_2))
(assert (or bridges_r25c54_r26c54_1 bridges_r26c54_r26c56_2 bridges_r26c54_r33c54_1))
(assert (not (and bridges_r26c52_r26c54_2 bridges_r26c54_r26c56_1 bridges_r26c54_r33c54_2)))
(assert (not (and bridges_r26c52_r26c54_2 bridges_r26c54_r26c56_2 bridges_r26c54_r33c54_1)))
(assert (or bridges_r25c54_r26c54_2 bridges_r26c52_r26c54_1 bridges_r26c54_r26c56_1))
(assert (or bridges_r25c54_r26c54_2 bridges_r26c52_r26c54_1 bridges_r26c54_r26c56_2 bridges_r26c54_r33c54_2))
(assert (or bridges_r25c54_r26c54_2 bridges_r26c52_r26c54_1 bridges_r26c54_r33c54_1))
(assert (not (and bridges_r25c54_r26c54_1 bridges_r26c54_r26c56_2 bridges_r26c54_r33c54_2)))
(assert (or bridges_r25c54_r26c54_2 bridges_r26c52_r26c54_2 bridges_r26c54_r26c56_1 bridges_r26c54_r33c54_2))
(assert (or bridges_r25c54_r26c54_2 bridges_r26c52_r26c54_2 bridges_r26c54_r26c56_2 bridges_r26c54_r33c54_1))
(assert (not (and bridges_r25c54_r26c54_1 bridges_r26c52_r26c54_1 bridges_r26c54_r26c56_1 bridges_r26c54_r33c54_2)))
(assert (not (and bridges_r25c54_r26c54_1 bridges_r26c52_r26c54_1 bridges_r26c54_r26c56_2 bridges_r26c54_r33c54_1)))
(assert (or bridges_r25c54_r26c54_2 bridges_r26c54_r26c56_1 bridges_r26c54_r33c54_1))
(assert (not (and bridges_r25c54_r26c54_1 bridges_r26c52_r26c54_2 bridges_r26c54_r33c54_2)))
(assert (not (and bridges_r25c54_r26c54_1 bridges_r26c52_r26c54_2 bridges_r26c54_r26c56_1 bridges_r26c54_r33c54_1)))
(assert (not (and bridges_r25c54_r26c54_1 bridges_r26c52_r26c54_2 bridges_r26c54_r26c56_2)))
(assert (or bridges_r26c52_r26c54_1 bridges_r26c54_r26c56_1 bridges_r26c54_r33c54_2))
(assert (or bridges_r26c52_r26c54_1 bridges_r26c54_r26c56_2 bridges_r26c54_r33c54_1))
(assert (not (and bridges_r25c54_r26c54_2 bridges_r26c54_r26c56_1 bridges_r26c54_r33c54_2)))
(assert (not (and bridges_r25c54_r26c54_2 bridges_r26c54_r26c56_2 bridges_r26c54_r33c54_1)))
(assert (or bridges_r26c52_r26c54_2 bridges_r26c54_r26c56_1 bridges_r26c54_r33c54_1))
(assert (not (and bridges_r25c54_r26c54_2 bridges_r26c52_r26c54_1 bridges_r26c54_r33c54_2)))
(assert (not (and bridges_r25c54_r26c54_2 bridges_r26c52_r26c54_1 bridges_r26c54_r26c56_1 bridges_r26c54_r33c54_1)))
(assert (not (and bridges_r25c54_r26c54_2 bridges_r26c52_r26c54_1 bridges_r26c54_r26c56_2)))
(assert (not (and bridges_r25c54_r26c54_2 bridges_r26c52_r26c54_2 bridges_r26c54_r33c54_1)))
(assert (not (and bridges_r25c54_r26c54_2 bridges_r26c52_r26c54_2 bridges_r26c54_r26c56_1)))
(assert (or bridges_r12c56_r26c56_1 bridges_r26c54_r26c56_1 bridges_r26c56_r26c57_1)) ; island 3 at r26c56
(assert (or bridges_r12c56_r26c56_1 bridges_r26c54_r26c56_1 bridges_r26c56_r26c57_2 bridges_r26c56_r27c56_2))
(assert (or bridges_r12c56_r26c56_1 bridges_r26c54_r26c56_1 bridges_r26c56_r27c56_1))
(assert (not (and bridges_r26c56_r26c57_2 bridges_r26c56_r27c56_2)))
(assert (or bridges_r12c56_r26c56_1 bridges_r26c54_r26c56_2 bridges_r26c56_r26c57_1 bridges_r26c56_r27c56_2))
(assert (or bridges_r12c56_r26c56_1 bridges_r26c54_r26c56_2 bridges_r26c56_r26c57_2 bridges_r26c56_r27c56_1))
(assert (not (and bridges_r26c54_r26c56_1 bridges_r26c56_r26c57_1 bridges_r26c56_r27c56_2)))
(assert (not (and bridges_r26c54_r26c56_1 bridges_r26c56_r26c57_2 bridges_r26c56_r27c56_1)))
(assert (or bridges_r12c56_r26c56_1 bridges_r26c56_r26c57_1 bridges_r26c56_r27c56_1))
(assert (not (and bridges_r26c54_r26c56_2 bridges_r26c56_r27c56_2)))
(assert (not (and bridges_r26c54_r26c56_2 bridges_r26c56_r26c57_1 bridges_r26c56_r27c56_1)))
(assert (not (and bridges_r26c54_r26c56_2 bridges_r26c56_r26c57_2)))
(assert (or bridges_r12c56_r26c56_2 bridges_r26c54_r26c56_1 bridges_r26c56_r26c57_1 bridges_r26c56_r27c56_2))
(assert (or bridges_r12c56_r26c56_2 bridges_r26c54_r26c56_1 bridges_r26c56_r26c57_2 bridges_r26c56_r27c56_1))
(assert (not (and bridges_r12c56_r26c56_1 bridges_r26c56_r26c57_1 bridges_r26c56_r27c56_2)))
(assert (not (and bridges_r12c56_r26c56_1 bridges_r26c56_r26c57_2 bridges_r26c56_r27c56_1)))
(assert (or bridges_r12c56_r26c56_2 bridges_r26c54_r26c56_2 bridges_r26c56_r26c57_1 bridges_r26c56_r27c56_1))
(assert (not (and bridges_r12c56_r26c56_1 bridges_r26c54_r26c56_1 bridges_r26c56_r27c56_2)))
(assert (not (and bridges_r12c56_r26c56_1 bridges_r26c54_r26c56_1 bridges_r26c56_r26c57_1 bridges_r26c56_r27c56_1)))
(assert (not (and bridges_r12c56_r26c56_1 bridges_r26c54_r26c56_1 bridges_r26c56_r26c57_2)))
(assert (not (and bridges_r12c56_r26c56_1 bridges_r26c54_r26c56_2 bridges_r26c56_r27c56_1)))
(assert (not (and bridges_r12c56_r26c56_1 bridges_r26c54_r26c56_2 bridges_r26c56_r26c57_1)))
(assert (or bridges_r26c54_r26c56_1 bridges_r26c56_r26c57_1 bridges_r26c56_r27c56_1))
(assert (not (and bridges_r12c56_r26c56_2 bridges_r26c56_r27c56_2)))
(assert (not (and bridges_r12c56_r26c56_2 bridges_r26c56_r26c57_1 bridges_r26c56_r27c56_1)))
(assert (not (and bridges_r12c56_r26c56_2 bridges_r26c56_r26c57_2)))
(assert (not (and bridges_r12c56_r26c56_2 bridges_r26c54_r26c56_1 bridges_r26c56_r27c56_1)))
(assert (not (and bridges_r12c56_r26c56_2 bridges_r26c54_r26c56_1 bridges_r26c56_r26c57_1)))
(assert (not (and bridges_r12c56_r26c56_2 bridges_r26c54_r26c56_2)))
(assert (or bridges_r25c57_r26c57_1 bridges_r26c56_r26c57_1)) ; island 4 at r26c57
(assert (or bridges_r25c57_r26c57_1 bridges_r26c56_r26c57_2 bridges_r26c57_r26c59_1))
(assert (or bridges_r25c57_r26c57_1 bridges_r26c56_r26c57_2 bridges_r26c57_r31c57_2))
(assert (or bridges_r25c57_r26c57_1 bridges_r26c57_r26c59_1 bridges_r26c57_r31c57_2))
(assert (or bridges_r25c57_r26c57_1 bridges_r26c57_r31c57_1))
(assert (not (and bridges_r26c56_r26c57_2 bridges_r26c57_r26c59_1 bridges_r26c57_r31c57_2)))
(assert (or bridges_r25c57_r26c57_2 bridges_r26c56_r26c57_1 bridges_r26c57_r26c59_1))
(assert (or bridges_r25c57_r26c57_2 bridges_r26c56_r26c57_1 bridges_r26c57_r31c57_2))
(assert (or bridges_r25c57_r26c57_2 bridges_r26c56_r26c57_2 bridges_r26c57_r26c59_1 bridges_r26c57_r31c57_2))
(assert (or bridges_r25c57_r26c57_2 bridges_r26c56_r26c57_2 bridges_r26c57_r31c57_1))
(assert (not (and bridges_r25c57_r26c57_1 bridges_r26c56_r26c57_1 bridges_r26c57_r26c59_1 bridges_r26c57_r31c57_2)))
(assert (or bridges_r25c57_r26c57_2 bridges_r26c57_r26c59_1 bridges_r26c57_r31c57_1))
(assert (not (and bridges_r25c57_r26c57_1 bridges_r26c56_r26c57_2 bridges_r26c57_r31c57_2)))
(assert (not (and bridges_r25c57_r26c57_1 bridges_r26c56_r26c57_2 bridges_r26c57_r26c59_1 bridges_r26c57_r31c57_1)))
(assert (or bridges_r26c56_r26c57_1 bridges_r26c57_r26c59_1 bridges_r26c57_r31c57_2))
(assert (or bridges_r26c56_r26c57_1 bridges_r26c57_r31c57_1))
(assert (not (and bridges_r25c57_r26c57_2 bridges_r26c57_r26c59_1 bridges_r26c57_r31c57_2)))
(assert (or bridges_r26c56_r26c57_2 bridges_r26c57_r26c59_1 bridges_r26c57_r31c57_1))
(assert (not (and bridges_r25c57_r26c57_2 bridges_r26c56_r26c57_1 bridges_r26c57_r31c57_2)))
(assert (not (and bridges_r25c57_r26c57_2 bridges_r26c56_r26c57_1 bridges_r26c57_r26c59_1 bridges_r26c57_r31c57_1)))
(assert (not (and bridges_r25c57_r26c57_2 bridges_r26c56_r26c57_2 bridges_r26c57_r31c57_1)))
(assert (not (and bridges_r25c57_r26c57_2 bridges_r26c56_r26c57_2 bridges_r26c57_r26c59_1)))
(assert (or bridges_r26c57_r26c59_1 bridges_r26c59_r28c59_1)) ; island 1 at r26c59
(assert (not (and bridges_r26c57_r26c59_1 bridges_r26c59_r28c59_1)))
(assert (or bridges_r6c29_r27c29_1 bridges_r27c29_r27c30_1 bridges_r27c29_r33c29_2)) ; island 2 at r27c29
(assert (or bridges_r6c29_r27c29_1 bridges_r27c29_r27c30_2 bridges_r27c29_r33c29_1))
(assert (not (and bridges_r27c29_r27c30_1 bridges_r27c29_r33c29_2)))
(assert (not (and bridges_r27c29_r27c30_2 bridges_r27c29_r33c29_1)))
(assert (or bridges_r6c29_r27c29_2 bridges_r27c29_r27c30_1 bridges_r27c29_r33c29_1))
(assert (not (and bridges_r6c29_r27c29_1 bridges_r27c29_r33c29_2)))
(assert (not (and bridges_r6c29_r27c29_1 bridges_r27c29_r27c30_1 bridges_r27c29_r33c29_1)))
(assert (not (and bridges_r6c29_r27c29_1 bridges_r27c29_r27c30_2)))
(assert (not (and bridges_r6c29_r27c29_2 bridges_r27c29_r33c29_1)))
(assert (not (and bridges_r6c29_r27c29_2 bridges_r27c29_r27c30_1)))
(assert bridges_r23c30_r27c30_2) ; island 8 at r27c30
(assert bridges_r27c29_r27c30_2)
(assert bridges_r27c30_r27c32_2)
(assert bridges_r27c30_r28c30_2)
(assert (or bridges_r22c32_r27c32_1 bridges_r27c30_r27c32_1)) ; island 2 at r27c32
(assert (or bridges_r22c32_r27c32_1 bridges_r27c30_r27c32_2 bridges_r27c32_r27c41_1))
(assert (not (and bridges_r27c30_r27c32_2 bridges_r27c32_r27c41_1)))
(assert (or bridges_r22c32_r27c32_2 bridges_r27c30_r27c32_1 bridges_r27c32_r27c41_1))
(assert (not (and bridges_r22c32_r27c32_1 bridges_r27c30_r27c32_1 bridges_r27c32_r27c41_1)))
(assert (not (and bridges_r22c32_r27c32_1 bridges_r27c30_r27c32_2)))
(assert (not (and bridges_r22c32_r27c32_2 bridges_r27c32_r27c41_1)))
(assert (not (and bridges_r22c32_r27c32_2 bridges_r27c30_r27c32_1)))
(assert (or bridges_r26c41_r27c41_1 bridges_r27c32_r27c41_1 bridges_r27c41_r27c44_1 bridges_r27c41_r37c41_1)) ; island 1 at r27c41
(assert (not (and bridges_r27c41_r27c44_1 bridges_r27c41_r37c41_1)))
(assert (not (and bridges_r27c32_r27c41_1 bridges_r27c41_r37c41_1)))
(assert (not (and bridges_r27c32_r27c41_1 bridges_r27c41_r27c44_1)))
(assert (not (and bridges_r26c41_r27c41_1 bridges_r27c41_r37c41_1)))
(assert (not (and bridges_r26c41_r27c41_1 bridges_r27c41_r27c44_1)))
(assert (not (and bridges_r26c41_r27c41_1 bridges_r27c32_r27c41_1)))
(assert (or bridges_r26c44_r27c44_1 bridges_r27c41_r27c44_1)) ; island 5 at r27c44
(assert (or bridges_r26c44_r27c44_1 bridges_r27c44_r27c46_2))
(assert (or bridges_r26c44_r27c44_1 bridges_r27c44_r28c44_2))
(assert (or bridges_r26c44_r27c44_2 bridges_r27c41_r27c44_1 bridges_r27c44_r27c46_2))
(assert (or bridges_r26c44_r27c44_2 bridges_r27c41_r27c44_1 bridges_r27c44_r28c44_2))
(assert (or bridges_r26c44_r27c44_2 bridges_r27c44_r27c46_1))
(assert (or bridges_r26c44_r27c44_2 bridges_r27c44_r27c46_2 bridges_r27c44_r28c44_2))
(assert (or bridges_r26c44_r27c44_2 bridges_r27c44_r28c44_1))
(assert (not (and bridges_r26c44_r27c44_1 bridges_r27c41_r27c44_1 bridges_r27c44_r27c46_2 bridges_r27c44_r28c44_2)))
(assert (or bridges_r27c41_r27c44_1 bridges_r27c44_r27c46_1))
(assert (or bridges_r27c41_r27c44_1 bridges_r27c44_r27c46_2 bridges_r27c44_r28c44_2))
(assert (or bridges_r27c41_r27c44_1 bridges_r27c44_r28c44_1))
(assert (not (and bridges_r26c44_r27c44_2 bridges_r27c44_r27c46_2 bridges_r27c44_r28c44_2)))
(assert (or bridges_r27c44_r27c46_1 bridges_r27c44_r28c44_2))
(assert (or bridges_r27c44_r27c46_2 bridges_r27c44_r28c44_1))
(assert (not (and bridges_r26c44_r27c44_2 bridges_r27c41_r27c44_1 bridges_r27c44_r27c46_1 bridges_r27c44_r28c44_2)))
(assert (not (and bridges_r26c44_r27c44_2 bridges_r27c41_r27c44_1 bridges_r27c44_r27c46_2 bridges_r27c44_r28c44_1)))
(assert (or bridges_r26c46_r27c46_1 bridges_r27c44_r27c46_1)) ; island 5 at r27c46
(assert (or bridges_r26c46_r27c46_1 bridges_r27c44_r27c46_2 bridges_r27c46_r27c47_2))
(assert (or bridges_r26c46_r27c46_1 bridges_r27c44_r27c46_2 bridges_r27c46_r32c46_2))
(assert (or bridges_r26c46_r27c46_1 bridges_r27c46_r27c47_1))
(assert (or bridges_r26c46_r27c46_1 bridges_r27c46_r27c47_2 bridges_r27c46_r32c46_2))
(assert (or bridges_r26c46_r27c46_1 bridges_r27c46_r32c46_1))
(assert (not (and bridges_r27c44_r27c46_2 bridges_r27c46_r27c47_2 bridges_r27c46_r32c46_2)))
(assert (or bridges_r27c44_r27c46_1 bridges_r27c46_r27c47_2))
(assert (or bridges_r27c44_r27c46_1 bridges_r27c46_r32c46_2))
(assert (or bridges_r27c44_r27c46_2 bridges_r27c46_r27c47_1))
(assert (or bridges_r27c44_r27c46_2 bridges_r27c46_r27c47_2 bridges_r27c46_r32c46_2))
(assert (or bridges_r27c44_r27c46_2 bridges_r27c46_r32c46_1))
(assert (not (and bridges_r26c46_r27c46_1 bridges_r27c44_r27c46_1 bridges_r27c46_r27c47_2 bridges_r27c46_r32c46_2)))
(assert (or bridges_r27c46_r27c47_1 bridges_r27c46_r32c46_2))
(assert (or bridges_r27c46_r27c47_2 bridges_r27c46_r32c46_1))
(assert (not (and bridges_r26c46_r27c46_1 bridges_r27c44_r27c46_2 bridges_r27c46_r27c47_1 bridges_r27c46_r32c46_2)))
(assert (not (and bridges_r26c46_r27c46_1 bridges_r27c44_r27c46_2 bridges_r27c46_r27c47_2 bridges_r27c46_r32c46_1)))
(assert (or bridges_r25c47_r27c47_1 bridges_r27c46_r27c47_2)) ; island 6 at r27c47
(assert (or bridges_r25c47_r27c47_1 bridges_r27c47_r27c52_2))
(assert (or bridges_r25c47_r27c47_1 bridges_r27c47_r30c47_2))
(assert (or bridges_r25c47_r27c47_2 bridges_r27c46_r27c47_1))
(assert (or bridges_r25c47_r27c47_2 bridges_r27c46_r27c47_2 bridges_r27c47_r27c52_2))
(assert (or bridges_r25c47_r27c47_2 bridges_r27c46_r27c47_2 bridges_r27c47_r30c47_2))
(assert (or bridges_r25c47_r27c47_2 bridges_r27c47_r27c52_1))
(assert (or bridges_r25c47_r27c47_2 bridges_r27c47_r27c52_2 bridges_r27c47_r30c47_2))
(assert (or bridges_r25c47_r27c47_2 bridges_r27c47_r30c47_1))
(assert (not (and bridges_r25c47_r27c47_1 bridges_r27c46_r27c47_2 bridges_r27c47_r27c52_2 bridges_r27c47_r30c47_2)))
(assert (or bridges_r27c46_r27c47_1 bridges_r27c47_r27c52_2))
(assert (or bridges_r27c46_r27c47_1 bridges_r27c47_r30c47_2))
(assert (or bridges_r27c46_r27c47_2 bridges_r27c47_r27c52_1))
(assert (or bridges_r27c46_r27c47_2 bridges_r27c47_r27c52_2 bridges_r27c47_r30c47_2))
(assert (or bridges_r27c46_r27c47_2 bridges_r27c47_r30c47_1))
(assert (not (and bridges_r25c47_r27c47_2 bridges_r27c46_r27c47_1 bridges_r27c47_r27c52_2 bridges_r27c47_r30c47_2)))
(assert (or bridges_r27c47_r27c52_1 bridges_r27c47_r30c47_2))
(assert (or bridges_r27c47_r27c52_2 bridges_r27c47_r30c47_1))
(assert (not (and bridges_r25c47_r27c47_2 bridges_r27c46_r27c47_2 bridges_r27c47_r27c52_1 bridges_r27c47_r30c47_2)))
(assert (not (and bridges_r25c47_r27c47_2 bridges_r27c46_r27c47_2 bridges_r27c47_r27c52_2 bridges_r27c47_r30c47_1)))
(assert (or bridges_r26c52_r27c52_1 bridges_r27c47_r27c52_1)) ; island 5 at r27c52
(assert (or bridges_r26c52_r27c52_1 bridges_r27c47_r27c52_2 bridges_r27c52_r27c56_2))
(assert (or bridges_r26c52_r27c52_1 bridges_r27c47_r27c52_2 bridges_r27c52_r35c52_2))
(assert (or bridges_r26c52_r27c52_1 bridges_r27c52_r27c56_1))
(assert (or bridges_r26c52_r27c52_1 bridges_r27c52_r27c56_2 bridges_r27c52_r35c52_2))
(assert (or bridges_r26c52_r27c52_1 bridges_r27c52_r35c52_1))
(assert (not (and bridges_r27c47_r27c52_2 bridges_r27c52_r27c56_2 bridges_r27c52_r35c52_2)))
(assert (or bridges_r26c52_r27c52_2 bridges_r27c47_r27c52_1 bridges_r27c52_r27c56_2))
(assert (or bridges_r26c52_r27c52_2 bridges_r27c47_r27c52_1 bridges_r27c52_r35c52_2))
(assert (or bridges_r26c52_r27c52_2 bridges_r27c47_r27c52_2 bridges_r27c52_r27c56_1))
(assert (or bridges_r26c52_r27c52_2 bridges_r27c47_r27c52_2 bridges_r27c52_r27c56_2 bridges_r27c52_r35c52_2))
(assert (or bridges_r26c52_r27c52_2 bridges_r27c47_r27c52_2 bridges_r27c52_r35c52_1))
(assert (not (and bridges_r26c52_r27c52_1 bridges_r27c47_r27c52_1 bridges_r27c52_r27c56_2 bridges_r27c52_r35c52_2)))
(assert (or bridges_r26c52_r27c52_2 bridges_r27c52_r27c56_1 bridges_r27c52_r35c52_2))
(assert (or bridges_r26c52_r27c52_2 bridges_r27c52_r27c56_2 bridges_r27c52_r35c52_1))
(assert (not (and bridges_r26c52_r27c52_1 bridges_r27c47_r27c52_2 bridges_r27c52_r27c56_1 bridges_r27c52_r35c52_2)))
(assert (not (and bridges_r26c52_r27c52_1 bridges_r27c47_r27c52_2 bridges_r27c52_r27c56_2 bridges_r27c52_r35c52_1)))
(assert (or bridges_r27c47_r27c52_1 bridges_r27c52_r27c56_1))
(assert (or bridges_r27c47_r27c52_1 bridges_r27c52_r27c56_2 bridges_r27c52_r35c52_2))
(assert (or bridges_r27c47_r27c52_1 bridges_r27c52_r35c52_1))
(assert (not (and bridges_r26c52_r27c52_2 bridges_r27c52_r27c56_2 bridges_r27c52_r35c52_2)))
(assert (or bridges_r27c47_r27c52_2 bridges_r27c52_r27c56_1 bridges_r27c52_r35c52_2))
(assert (or bridges_r27c47_r27c52_2 bridges_r27c52_r27c56_2 bridges_r27c52_r35c52_1))
(assert (not (and bridges_r26c52_r27c52_2 bridges_r27c47_r27c52_1 bridges_r27c52_r27c56_1 bridges_r27c52_r35c52_2)))
(assert (not (and bridges_r26c52_r27c52_2 bridges_r27c47_r27c52_1 bridges_r27c52_r27c56_2 bridges_r27c52_r35c52_1)))
(assert (or bridges_r27c52_r27c56_1 bridges_r27c52_r35c52_1))
(assert (not (and bridges_r26c52_r27c52_2 bridges_r27c47_r27c52_2 bridges_r27c52_r35c52_2)))
(assert (not (and bridges_r26c52_r27c52_2 bridges_r27c47_r27c52_2 bridges_r27c52_r27c56_1 bridges_r27c52_r35c52_1)))
(assert (not (and bridges_r26c52_r27c52_2 bridges_r27c47_r27c52_2 bridges_r27c52_r27c56_2)))
(assert (or bridges_r26c56_r27c56_1 bridges_r27c52_r27c56_2)) ; island 2 at r27c56
(assert (or bridges_r26c56_r27c56_2 bridges_r27c52_r27c56_1))
(assert (not (and bridges_r26c56_r27c56_1 bridges_r27c52_r27c56_2)))
(assert (not (and bridges_r26c56_r27c56_2 bridges_r27c52_r27c56_1)))
(assert (or bridges_r23c27_r28c27_1 bridges_r28c27_r28c28_2)) ; island 4 at r28c27
(assert (or bridges_r23c27_r28c27_1 bridges_r28c27_r37c27_2))
(assert (or bridges_r23c27_r28c27_2 bridges_r28c27_r28c28_1))
(assert (or bridges_r23c27_r28c27_2 bridges_r28c27_r28c28_2 bridges_r28c27_r37c27_2))
(assert (or bridges_r23c27_r28c27_2 bridges_r28c27_r37c27_1))
(assert (not (and bridges_r23c27_r28c27_1 bridges_r28c27_r28c28_2 bridges_r28c27_r37c27_2)))
(assert (or bridges_r28c27_r28c28_1 bridges_r28c27_r37c27_2))
(assert (or bridges_r28c27_r28c28_2 bridges_r28c27_r37c27_1))
(assert (not (and bridges_r23c27_r28c27_2 bridges_r28c27_r28c28_1 bridges_r28c27_r37c27_2)))
(assert (not (and bridges_r23c27_r28c27_2 bridges_r28c27_r28c28_2 bridges_r28c27_r37c27_1)))
(assert (or bridges_r23c28_r28c28_1 bridges_r28c27_r28c28_2)) ; island 5 at r28c28
(assert (or bridges_r23c28_r28c28_1 bridges_r28c28_r28c30_2))
(assert (or bridges_r23c28_r28c28_1 bridges_r28c28_r36c28_1))
(assert (or bridges_r23c28_r28c28_2 bridges_r28c27_r28c28_1))
(assert (or bridges_r23c28_r28c28_2 bridges_r28c27_r28c28_2 bridges_r28c28_r28c30_2))
(assert (or bridges_r23c28_r28c28_2 bridges_r28c27_r28c28_2 bridges_r28c28_r36c28_1))
(assert (or bridges_r23c28_r28c28_2 bridges_r28c28_r28c30_1))
(assert (or bridges_r23c28_r28c28_2 bridges_r28c28_r28c30_2 bridges_r28c28_r36c28_1))
(assert (not (and bridges_r23c28_r28c28_1 bridges_r28c27_r28c28_2 bridges_r28c28_r28c30_2 bridges_r28c28_r36c28_1)))
(assert (or bridges_r28c27_r28c28_1 bridges_r28c28_r28c30_2))
(assert (or bridges_r28c27_r28c28_1 bridges_r28c28_r36c28_1))
(assert (or bridges_r28c27_r28c28_2 bridges_r28c28_r28c30_1))
(assert (or bridges_r28c27_r28c28_2 bridges_r28c28_r28c30_2 bridges_r28c28_r36c28_1))
(assert (not (and bridges_r23c28_r28c28_2 bridges_r28c27_r28c28_1 bridges_r28c28_r28c30_2 bridges_r28c28_r36c28_1)))
(assert (or bridges_r28c28_r28c30_1 bridges_r28c28_r36c28_1))
(assert (not (and bridges_r23c28_r28c28_2 bridges_r28c27_r28c28_2 bridges_r28c28_r28c30_1 bridges_r28c28_r36c28_1)))
(assert (not (and bridges_r23c28_r28c28_2 bridges_r28c27_r28c28_2 bridges_r28c28_r28c30_2)))
(assert (or bridges_r27c30_r28c30_1 bridges_r28c28_r28c30_1)) ; island 4 at r28c30
(assert (or bridges_r27c30_r28c30_1 bridges_r28c28_r28c30_2 bridges_r28c30_r28c38_2))
(assert (or bridges_r27c30_r28c30_1 bridges_r28c28_r28c30_2 bridges_r28c30_r30c30_1))
(assert (or bridges_r27c30_r28c30_1 bridges_r28c30_r28c38_1))
(assert (or bridges_r27c30_r28c30_1 bridges_r28c30_r28c38_2 bridges_r28c30_r30c30_1))
(assert (not (and bridges_r28c28_r28c30_2 bridges_r28c30_r28c38_2 bridges_r28c30_r30c30_1)))
(assert (or bridges_r27c30_r28c30_2 bridges_r28c28_r28c30_1 bridges_r28c30_r28c38_2))
(assert (or bridges_r27c30_r28c30_2 bridges_r28c28_r28c30_1 bridges_r28c30_r30c30_1))
(assert (or bridges_r27c30_r28c30_2 bridges_r28c28_r28c30_2 bridges_r28c30_r28c38_1))
(assert (or bridges_r27c30_r28c30_2 bridges_r28c28_r28c30_2 bridges_r28c30_r28c38_2 bridges_r28c30_r30c30_1))
(assert (not (and bridges_r27c30_r28c30_1 bridges_r28c28_r28c30_1 bridges_r28c30_r28c38_2 bridges_r28c30_r30c30_1)))
(assert (or bridges_r27c30_r28c30_2 bridges_r28c30_r28c38_1 bridges_r28c30_r30c30_1))
(assert (not (and bridges_r27c30_r28c30_1 bridges_r28c28_r28c30_2 bridges_r28c30_r28c38_1 bridges_r28c30_r30c30_1)))
(assert (not (and bridges_r27c30_r28c30_1 bridges_r28c28_r28c30_2 bridges_r28c30_r28c38_2)))
(assert (or bridges_r28c28_r28c30_1 bridges_r28c30_r28c38_1))
(assert (or bridges_r28c28_r28c30_1 bridges_r28c30_r28c38_2 bridges_r28c30_r30c30_1))
(assert (not (and bridges_r27c30_r28c30_2 bridges_r28c30_r28c38_2 bridges_r28c30_r30c30_1)))
(assert (or bridges_r28c28_r28c30_2 bridges_r28c30_r28c38_1 bridges_r28c30_r30c30_1))
(assert (not (and bridges_r27c30_r28c30_2 bridges_r28c28_r28c30_1 bridges_r28c30_r28c38_1 bridges_r28c30_r30c30_1)))
(assert (not (and bridges_r27c30_r28c30_2 bridges_r28c28_r28c30_1 bridges_r28c30_r28c38_2)))
(assert (not (and bridges_r27c30_r28c30_2 bridges_r28c28_r28c30_2 bridges_r28c30_r30c30_1)))
(assert (not (and bridges_r27c30_r28c30_2 bridges_r28c28_r28c30_2 bridges_r28c30_r28c38_1)))
(assert (or bridges_r25c38_r28c38_1 bridges_r28c30_r28c38_1)) ; island 5 at r28c38
(assert (or bridges_r25c38_r28c38_1 bridges_r28c30_r28c38_2 bridges_r28c38_r28c42_2))
(assert (or bridges_r25c38_r28c38_1 bridges_r28c30_r28c38_2 bridges_r28c38_r29c38_2))
(assert (or bridges_r25c38_r28c38_1 bridges_r28c38_r28c42_1))
(assert (or bridges_r25c38_r28c38_1 bridges_r28c38_r28c42_2 bridges_r28c38_r29c38_2))
(assert (or bridges_r25c38_r28c38_1 bridges_r28c38_r29c38_1))
(assert (not (and bridges_r28c30_r28c38_2 bridges_r28c38_r28c42_2 bridges_r28c38_r29c38_2)))
(assert (or bridges_r25c38_r28c38_2 bridges_r28c30_r28c38_1 bridges_r28c38_r28c42_2))
(assert (or bridges_r25c38_r28c38_2 bridges_r28c30_r28c38_1 bridges_r28c38_r29c38_2))
(assert (or bridges_r25c38_r28c38_2 bridges_r28c30_r28c38_2 bridges_r28c38_r28c42_1))
(assert (or bridges_r25c38_r28c38_2 bridges_r28c30_r28c38_2 bridges_r28c38_r28c42_2 bridges_r28c38_r29c38_2))
(assert (or bridges_r25c38_r28c38_2 bridges_r28c30_r28c38_2 bridges_r28c38_r29c38_1))
(assert (not (and bridges_r25c38_r28c38_1 bridges_r28c30_r28c38_1 bridges_r28c38_r28c42_2 bridges_r28c38_r29c38_2)))
(assert (or bridges_r25c38_r28c38_2 bridges_r28c38_r28c42_1 bridges_r28c38_r29c38_2))
(assert (or bridges_r25c38_r28c38_2 bridges_r28c38_r28c42_2 bridges_r28c38_r29c38_1))
(assert (not (and bridges_r25c38_r28c38_1 bridges_r28c30_r28c38_2 bridges_r28c38_r28c42_1 bridges_r28c38_r29c38_2)))
(assert (not (and bridges_r25c38_r28c38_1 bridges_r28c30_r28c38_2 bridges_r28c38_r28c42_2 bridges_r28c38_r29c38_1)))
(assert (or bridges_r28c30_r28c38_1 bridges_r28c38_r28c42_1))
(assert (or bridges_r28c30_r28c38_1 bridges_r28c38_r28c42_2 bridges_r28c38_r29c38_2))
(assert (or bridges_r28c30_r28c38_1 bridges_r28c38_r29c38_1))
(assert (not (and bridges_r25c38_r28c38_2 bridges_r28c38_r28c42_2 bridges_r28c38_r29c38_2)))
(assert (or bridges_r28c30_r28c38_2 bridges_r28c38_r28c42_1 bridges_r28c38_r29c38_2))
(assert (or bridges_r28c30_r28c38_2 bridges_r28c38_r28c42_2 bridges_r28c38_r29c38_1))
(assert (not (and bridges_r25c38_r28c38_2 bridges_r28c30_r28c38_1 bridges_r28c38_r28c42_1 bridges_r28c38_r29c38_2)))
(assert (not (and bridges_r25c38_r28c38_2 bridges_r28c30_r28c38_1 bridges_r28c38_r28c42_2 bridges_r28c38_r29c38_1)))
(assert (or bridges_r28c38_r28c42_1 bridges_r28c38_r29c38_1))
(assert (not (and bridges_r25c38_r28c38_2 bridges_r28c30_r28c38_2 bridges_r28c38_r29c38_2)))
(assert (not (and bridges_r25c38_r28c38_2 bridges_r28c30_r28c38_2 bridges_r28c38_r28c42_1 bridges_r28c38_r29c38_1)))
(assert (not (and bridges_r25c38_r28c38_2 bridges_r28c30_r28c38_2 bridges_r28c38_r28c42_2)))
(assert (or bridges_r10c42_r28c42_1 bridges_r28c38_r28c42_1 bridges_r28c42_r28c44_2)) ; island 4 at r28c42
(assert (or bridges_r10c42_r28c42_1 bridges_r28c38_r28c42_1 bridges_r28c42_r29c42_2))
(assert (or bridges_r10c42_r28c42_1 bridges_r28c38_r28c42_2 bridges_r28c42_r28c44_1))
(assert (or bridges_r10c42_r28c42_1 bridges_r28c38_r28c42_2 bridges_r28c42_r28c44_2 bridges_r28c42_r29c42_2))
(assert (or bridges_r10c42_r28c42_1 bridges_r28c38_r28c42_2 bridges_r28c42_r29c42_1))
(assert (not (and bridges_r28c38_r28c42_1 bridges_r28c42_r28c44_2 bridges_r28c42_r29c42_2)))
(assert (or bridges_r10c42_r28c42_1 bridges_r28c42_r28c44_1 bridges_r28c42_r29c42_2))
(assert (or bridges_r10c42_r28c42_1 bridges_r28c42_r28c44_2 bridges_r28c42_r29c42_1))
(assert (not (and bridges_r28c38_r28c42_2 bridges_r28c42_r28c44_1 bridges_r28c42_r29c42_2)))
(assert (not (and bridges_r28c38_r28c42_2 bridges_r28c42_r28c44_2 bridges_r28c42_r29c42_1)))
(assert (or bridges_r10c42_r28c42_2 bridges_r28c38_r28c42_1 bridges_r28c42_r28c44_1))
(assert (or bridges_r10c42_r28c42_2 bridges_r28c38_r28c42_1 bridges_r28c42_r28c44_2 bridges_r28c42_r29c42_2))
(assert (or bridges_r10c42_r28c42_2 bridges_r28c38_r28c42_1 bridges_r28c42_r29c42_1))
(assert (not (and bridges_r10c42_r28c42_1 bridges_r28c42_r28c44_2 bridges_r28c42_r29c42_2)))
(assert (or bridges_r10c42_r28c42_2 bridges_r28c38_r28c42_2 bridges_r28c42_r28c44_1 bridges_r28c42_r29c42_2))
(assert (or bridges_r10c42_r28c42_2 bridges_r28c38_r28c42_2 bridges_r28c42_r28c44_2 bridges_r28c42_r29c42_1))
(assert (not (and bridges_r10c42_r28c42_1 bridges_r28c38_r28c42_1 bridges_r28c42_r28c44_1 bridges_r28c42_r29c42_2)))
(assert (not (and bridges_r10c42_r28c42_1 bridges_r28c38_r28c42_1 bridges_r28c42_r28c44_2 bridges_r28c42_r29c42_1)))
(assert (or bridges_r10c42_r28c42_2 bridges_r28c42_r28c44_1 bridges_r28c42_r29c42_1))
(assert (not (and bridges_r10c42_r28c42_1 bridges_r28c38_r28c42_2 bridges_r28c42_r29c42_2)))
(assert (not (and bridges_r10c42_r28c42_1 bridges_r28c38_r28c42_2 bridges_r28c42_r28c44_1 bridges_r28c42_r29c42_1)))
(assert (not (and bridges_r10c42_r28c42_1 bridges_r28c38_r28c42_2 bridges_r28c42_r28c44_2)))
(assert (or bridges_r28c38_r28c42_1 bridges_r28c42_r28c44_1 bridges_r28c42_r29c42_2))
(assert (or bridges_r28c38_r28c42_1 bridges_r28c42_r28c44_2 bridges_r28c42_r29c42_1))
(assert (not (and bridges_r10c42_r28c42_2 bridges_r28c42_r28c44_1 bridges_r28c42_r29c42_2)))
(assert (not (and bridges_r10c42_r28c42_2 bridges_r28c42_r28c44_2 bridges_r28c42_r29c42_1)))
(assert (or bridges_r28c38_r28c42_2 bridges_r28c42_r28c44_1 bridges_r28c42_r29c42_1))
(assert (not (and bridges_r10c42_r28c42_2 bridges_r28c38_r28c42_1 bridges_r28c42_r29c42_2)))
(assert (not (and bridges_r10c42_r28c42_2 bridges_r28c38_r28c42_1 bridges_r28c42_r28c44_1 bridges_r28c42_r29c42_1)))
(assert (not (and bridges_r10c42_r28c42_2 bridges_r28c38_r28c42_1 bridges_r28c42_r28c44_2)))
(assert (not (and bridges_r10c42_r28c42_2 bridges_r28c38_r28c42_2 bridges_r28c42_r29c42_1)))
(assert (not (and bridges_r10c42_r28c42_2 bridges_r28c38_r28c42_2 bridges_r28c42_r28c44_1)))
(assert (or bridges_r27c44_r28c44_1 bridges_r28c42_r28c44_2)) ; island 6 at r28c44
(assert (or bridges_r27c44_r28c44_1 bridges_r28c44_r28c45_2))
(assert (or bridges_r27c44_r28c44_1 bridges_r28c44_r29c44_2))
(assert (or bridges_r27c44_r28c44_2 bridges_r28c42_r28c44_1))
(assert (or bridges_r27c44_r28c44_2 bridges_r28c42_r28c44_2 bridges_r28c44_r28c45_2))
(assert (or bridges_r27c44_r28c44_2 bridges_r28c42_r28c44_2 bridges_r28c44_r29c44_2))
(assert (or bridges_r27c44_r28c44_2 bridges_r28c44_r28c45_1))
(assert (or bridges_r27c44_r28c44_2 bridges_r28c44_r28c45_2 bridges_r28c44_r29c44_2))
(assert (or bridges_r27c44_r28c44_2 bridges_r28c44_r29c44_1))
(assert (not (and bridges_r27c44_r28c44_1 bridges_r28c42_r28c44_2 bridges_r28c44_r28c45_2 bridges_r28c44_r29c44_2)))
(assert (or bridges_r28c42_r28c44_1 bridges_r28c44_r28c45_2))
(assert (or bridges_r28c42_r28c44_1 bridges_r28c44_r29c44_2))
(assert (or bridges_r28c42_r28c44_2 bridges_r28c44_r28c45_1))
(assert (or bridges_r28c42_r28c44_2 bridges_r28c44_r28c45_2 bridges_r28c44_r29c44_2))
(assert (or bridges_r28c42_r28c44_2 bridges_r28c44_r29c44_1))
(assert (not (and bridges_r27c44_r28c44_2 bridges_r28c42_r28c44_1 bridges_r28c44_r28c45_2 bridges_r28c44_r29c44_2)))
(assert (or bridges_r28c44_r28c45_1 bridges_r28c44_r29c44_2))
(assert (or bridges_r28c44_r28c45_2 bridges_r28c44_r29c44_1))
(assert (not (and bridges_r27c44_r28c44_2 bridges_r28c42_r28c44_2 bridges_r28c44_r28c45_1 bridges_r28c44_r29c44_2)))
(assert (not (and bridges_r27c44_r28c44_2 bridges_r28c42_r28c44_2 bridges_r28c44_r28c45_2 bridges_r28c44_r29c44_1)))
(assert (or bridges_r26c45_r28c45_1 bridges_r28c44_r28c45_1 bridges_r28c45_r28c59_1)) ; island 3 at r28c45
(assert (or bridges_r26c45_r28c45_1 bridges_r28c44_r28c45_1 bridges_r28c45_r28c59_2 bridges_r28c45_r29c45_2))
(assert (or bridges_r26c45_r28c45_1 bridges_r28c44_r28c45_1 bridges_r28c45_r29c45_1))
(assert (not (and bridges_r28c45_r28c59_2 bridges_r28c45_r29c45_2)))
(assert (or bridges_r26c45_r28c45_1 bridges_r28c44_r28c45_2 bridges_r28c45_r28c59_1 bridges_r28c45_r29c45_2))
(assert (or bridges_r26c45_r28c45_1 bridges_r28c44_r28c45_2 bridges_r28c45_r28c59_2 bridges_r28c45_r29c45_1))
(assert (not (and bridges_r28c44_r28c45_1 bridges_r28c45_r28c59_1 bridges_r28c45_r29c45_2)))
(assert (not (and bridges_r28c44_r28c45_1 bridges_r28c45_r28c59_2 bridges_r28c45_r29c45_1)))
(assert (or bridges_r26c45_r28c45_1 bridges_r28c45_r28c59_1 bridges_r28c45_r29c45_1))
(assert (not (and bridges_r28c44_r28c45_2 bridges_r28c45_r29c45_2)))
(assert (not (and bridges_r28c44_r28c45_2 bridges_r28c45_r28c59_1 bridges_r28c45_r29c45_1)))
(assert (not (and bridges_r28c44_r28c45_2 bridges_r28c45_r28c59_2)))
(assert (or bridges_r26c45_r28c45_2 bridges_r28c44_r28c45_1 bridges_r28c45_r28c59_1 bridges_r28c45_r29c45_2))
(assert (or bridges_r26c45_r28c45_2 bridges_r28c44_r28c45_1 bridges_r28c45_r28c59_2 bridges_r28c45_r29c45_1))
(assert (not (and bridges_r26c45_r28c45_1 bridges_r28c45_r28c59_1 bridges_r28c45_r29c45_2)))
(assert (not (and bridges_r26c45_r28c45_1 bridges_r28c45_r28c59_2 bridges_r28c45_r29c45_1)))
(assert (or bridges_r26c45_r28c45_2 bridges_r28c44_r28c45_2 bridges_r28c45_r28c59_1 bridges_r28c45_r29c45_1))
(assert (not (and bridges_r26c45_r28c45_1 bridges_r28c44_r28c45_1 bridges_r28c45_r29c45_2)))
(assert (not (and bridges_r26c45_r28c45_1 bridges_r28c44_r28c45_1 bridges_r28c45_r28c59_1 bridges_r28c45_r29c45_1)))
(assert (not (and bridges_r26c45_r28c45_1 bridges_r28c44_r28c45_1 bridges_r28c45_r28c59_2)))
(assert (not (and bridges_r26c45_r28c45_1 bridges_r28c44_r28c45_2 bridges_r28c45_r29c45_1)))
(assert (not (and bridges_r26c45_r28c45_1 bridges_r28c44_r28c45_2 bridges_r28c45_r28c59_1)))
(assert (or bridges_r28c44_r28c45_1 bridges_r28c45_r28c59_1 bridges_r28c45_r29c45_1))
(assert (not (and bridges_r26c45_r28c45_2 bridges_r28c45_r29c45_2)))
(assert (not (and bridges_r26c45_r28c45_2 bridges_r28c45_r28c59_1 bridges_r28c45_r29c45_1)))
(assert (not (and bridges_r26c45_r28c45_2 bridges_r28c45_r28c59_2)))
(assert (not (and bridges_r26c45_r28c45_2 bridges_r28c44_r28c45_1 bridges_r28c45_r29c45_1)))
(assert (not (and bridges_r26c45_r28c45_2 bridges_r28c44_r28c45_1 bridges_r28c45_r28c59_1)))
(assert (not (and bridges_r26c45_r28c45_2 bridges_r28c44_r28c45_2)))
(assert (or bridges_r26c59_r28c59_1 bridges_r28c45_r28c59_1 bridges_r28c59_r28c60_2)) ; island 4 at r28c59
(assert (or bridges_r26c59_r28c59_1 bridges_r28c45_r28c59_1 bridges_r28c59_r31c59_2))
(assert (or bridges_r26c59_r28c59_1 bridges_r28c45_r28c59_2 bridges_r28c59_r28c60_1))
(assert (or bridges_r26c59_r28c59_1 bridges_r28c45_r28c59_2 bridges_r28c59_r28c60_2 bridges_r28c59_r31c59_2))
(assert (or bridges_r26c59_r28c59_1 bridges_r28c45_r28c59_2 bridges_r28c59_r31c59_1))
(assert (not (and bridges_r28c45_r28c59_1 bridges_r28c59_r28c60_2 bridges_r28c59_r31c59_2)))
(assert (or bridges_r26c59_r28c59_1 bridges_r28c59_r28c60_1 bridges_r28c59_r31c59_2))
(assert (or bridges_r26c59_r28c59_1 bridges_r28c59_r28c60_2 bridges_r28c59_r31c59_1))
(assert (not (and bridges_r28c45_r28c59_2 bridges_r28c59_r28c60_1 bridges_r28c59_r31c59_2)))
(assert (not (and bridges_r28c45_r28c59_2 bridges_r28c59_r28c60_2 bridges_r28c59_r31c59_1)))
(assert (or bridges_r28c45_r28c59_1 bridges_r28c59_r28c60_1))
(assert (or bridges_r28c45_r28c59_1 bridges_r28c59_r28c60_2 bridges_r28c59_r31c59_2))
(assert (or bridges_r28c45_r28c59_1 bridges_r28c59_r31c59_1))
(assert (not (and bridges_r26c59_r28c59_1 bridges_r28c59_r28c60_2 bridges_r28c59_r31c59_2)))
(assert (or bridges_r28c45_r28c59_2 bridges_r28c59_r28c60_1 bridges_r28c59_r31c59_2))
(assert (or bridges_r28c45_r28c59_2 bridges_r28c59_r28c60_2 bridges_r28c59_r31c59_1))
(assert (not (and bridges_r26c59_r28c59_1 bridges_r28c45_r28c59_1 bridges_r28c59_r28c60_1 bridges_r28c59_r31c59_2)))
(assert (not (and bridges_r26c59_r28c59_1 bridges_r28c45_r28c59_1 bridges_r28c59_r28c60_2 bridges_r28c59_r31c59_1)))
(assert (or bridges_r28c59_r28c60_1 bridges_r28c59_r31c59_1))
(assert (not (and bridges_r26c59_r28c59_1 bridges_r28c45_r28c59_2 bridges_r28c59_r31c59_2)))
(assert (not (and bridges_r26c59_r28c59_1 bridges_r28c45_r28c59_2 bridges_r28c59_r28c60_1 bridges_r28c59_r31c59_1)))
(assert (not (and bridges_r26c59_r28c59_1 bridges_r28c45_r28c59_2 bridges_r28c59_r28c60_2)))
(assert (or bridges_r23c60_r28c60_2 bridges_r28c59_r28c60_2)) ; island 5 at r28c60
(assert (or bridges_r23c60_r28c60_2 bridges_r28c60_r35c60_2))
(assert bridges_r28c59_r28c60_1)
(assert (or bridges_r28c59_r28c60_2 bridges_r28c60_r35c60_2))
(assert bridges_r28c60_r35c60_1)
(assert (not (and bridges_r23c60_r28c60_2 bridges_r28c59_r28c60_2 bridges_r28c60_r35c60_2)))
(assert (or bridges_r21c37_r29c37_1 bridges_r29c37_r29c38_1 bridges_r29c37_r34c37_1)) ; island 1 at r29c37
(assert (not (and bridges_r29c37_r29c38_1 bridges_r29c37_r34c37_1)))
(assert (not (and bridges_r21c37_r29c37_1 bridges_r29c37_r34c37_1)))
(assert (not (and bridges_r21c37_r29c37_1 bridges_r29c37_r29c38_1)))
(assert (or bridges_r28c38_r29c38_1 bridges_r29c37_r29c38_1 bridges_r29c38_r29c42_1)) ; island 3 at r29c38
(assert (or bridges_r28c38_r29c38_1 bridges_r29c37_r29c38_1 bridges_r29c38_r29c42_2 bridges_r29c38_r31c38_2))
(assert (or bridges_r28c38_r29c38_1 bridges_r29c37_r29c38_1 bridges_r29c38_r31c38_1))
(assert (not (and bridges_r29c38_r29c42_2 bridges_r29c38_r31c38_2)))
(assert (or bridges_r28c38_r29c38_1 bridges_r29c38_r29c42_1 bridges_r29c38_r31c38_2))
(assert (or bridges_r28c38_r29c38_1 bridges_r29c38_r29c42_2 bridges_r29c38_r31c38_1))
(assert (not (and bridges_r29c37_r29c38_1 bridges_r29c38_r29c42_1 bridges_r29c38_r31c38_2)))
(assert (not (and bridges_r29c37_r29c38_1 bridges_r29c38_r29c42_2 bridges_r29c38_r31c38_1)))
(assert (or bridges_r28c38_r29c38_2 bridges_r29c37_r29c38_1 bridges_r29c38_r29c42_1 bridges_r29c38_r31c38_2))
(assert (or bridges_r28c38_r29c38_2 bridges_r29c37_r29c38_1 bridges_r29c38_r29c42_2 bridges_r29c38_r31c38_1))
(assert (not (and bridges_r28c38_r29c38_1 bridges_r29c38_r29c42_1 bridges_r29c38_r31c38_2)))
(assert (not (and bridges_r28c38_r29c38_1 bridges_r29c38_r29c42_2 bridges_r29c38_r31c38_1)))
(assert (or bridges_r28c38_r29c38_2 bridges_r29c38_r29c42_1 bridges_r29c38_r31c38_1))
(assert (not (and bridges_r28c38_r29c38_1 bridges_r29c37_r29c38_1 bridges_r29c38_r31c38_2)))
(assert (not (and bridges_r28c38_r29c38_1 bridges_r29c37_r29c38_1 bridges_r29c38_r29c42_1 bridges_r29c38_r31c38_1)))
(assert (not (and bridges_r28c38_r29c38_1 bridges_r29c37_r29c38_1 bridges_r29c38_r29c42_2)))
(assert (or bridges_r29c37_r29c38_1 bridges_r29c38_r29c42_1 bridges_r29c38_r31c38_1))
(assert (not (and bridges_r28c38_r29c38_2 bridges_r29c38_r31c38_2)))
(assert (not (and bridges_r28c38_r29c38_2 bridges_r29c38_r29c42_1 bridges_r29c38_r31c38_1)))
(assert (not (and bridges_r28c38_r29c38_2 bridges_r29c38_r29c42_2)))
(assert (not (and bridges_r28c38_r29c38_2 bridges_r29c37_r29c38_1 bridges_r29c38_r31c38_1)))
(assert (not (and bridges_r28c38_r29c38_2 bridges_r29c37_r29c38_1 bridges_r29c38_r29c42_1)))
(assert (or bridges_r28c42_r29c42_1 bridges_r29c38_r29c42_1)) ; island 5 at r29c42
(assert (or bridges_r28c42_r29c42_1 bridges_r29c38_r29c42_2 bridges_r29c42_r29c43_2))
(assert (or bridges_r28c42_r29c42_1 bridges_r29c38_r29c42_2 bridges_r29c42_r31c42_2))
(assert (or bridges_r28c42_r29c42_1 bridges_r29c42_r29c43_1))
(assert (or bridges_r28c42_r29c42_1 bridges_r29c42_r29c43_2 bridges_r29c42_r31c42_2))
(assert (or bridges_r28c42_r29c42_1 bridges_r29c42_r31c42_1))
(assert (not (and bridges_r29c38_r29c42_2 bridges_r29c42_r29c43_2 bridges_r29c42_r31c42_2)))
(assert (or bridges_r28c42_r29c42_2 bridges_r29c38_r29c42_1 bridges_r29c42_r29c43_2))
(assert (or bridges_r28c42_r29c42_2 bridges_r29c38_r29c42_1 bridges_r29c42_r31c42_2))
(assert (or bridges_r28c42_r29c42_2 bridges_r29c38_r29c42_2 bridges_r29c42_r29c43_1))
(assert (or bridges_r28c42_r29c42_2 bridges_r29c38_r29c42_2 bridges_r29c42_r29c43_2 bridges_r29c42_r31c42_2))
(assert (or bridges_r28c42_r29c42_2 bridges_r29c38_r29c42_2 bridges_r29c42_r31c42_1))
(assert (not (and bridges_r28c42_r29c42_1 bridges_r29c38_r29c42_1 bridges_r29c42_r29c43_2 bridges_r29c42_r31c42_2)))
(assert (or bridges_r28c42_r29c42_2 bridges_r29c42_r29c43_1 bridges_r29c42_r31c42_2))
(assert (or bridges_r28c42_r29c42_2 bridges_r29c42_r29c43_2 bridges_r29c42_r31c42_1))
(assert (not (and bridges_r28c42_r29c42_1 bridges_r29c38_r29c42_2 bridges_r29c42_r29c43_1 bridges_r29c42_r31c42_2)))
(assert (not (and bridges_r28c42_r29c42_1 bridges_r29c38_r29c42_2 bridges_r29c42_r29c43_2 bridges_r29c42_r31c42_1)))
(assert (or bridges_r29c38_r29c42_1 bridges_r29c42_r29c43_1))
(assert (or bridges_r29c38_r29c42_1 bridges_r29c42_r29c43_2 bridges_r29c42_r31c42_2))
(assert (or bridges_r29c38_r29c42_1 bridges_r29c42_r31c42_1))
(assert (not (and bridges_r28c42_r29c42_2 bridges_r29c42_r29c43_2 bridges_r29c42_r31c42_2)))
(assert (or bridges_r29c38_r29c42_2 bridges_r29c42_r29c43_1 bridges_r29c42_r31c42_2))
(assert (or bridges_r29c38_r29c42_2 bridges_r29c42_r29c43_2 bridges_r29c42_r31c42_1))
(assert (not (and bridges_r28c42_r29c42_2 bridges_r29c38_r29c42_1 bridges_r29c42_r29c43_1 bridges_r29c42_r31c42_2)))
(assert (not (and bridges_r28c42_r29c42_2 bridges_r29c38_r29c42_1 bridges_r29c42_r29c43_2 bridges_r29c42_r31c42_1)))
(assert (or bridges_r29c42_r29c43_1 bridges_r29c42_r31c42_1))
(assert (not (and bridges_r28c42_r29c42_2 bridges_r29c38_r29c42_2 bridges_r29c42_r31c42_2)))
(assert (not (and bridges_r28c42_r29c42_2 bridges_r29c38_r29c42_2 bridges_r29c42_r29c43_1 bridges_r29c42_r31c42_1)))
(assert (not (and bridges_r28c42_r29c42_2 bridges_r29c38_r29c42_2 bridges_r29c42_r29c43_2)))
(assert (or bridges_r22c43_r29c43_2 bridges_r29c42_r29c43_2)) ; island 7 at r29c43
(assert (or bridges_r22c43_r29c43_2 bridges_r29c43_r29c44_2))
(assert (or bridges_r22c43_r29c43_2 bridges_r29c43_r32c43_2))
(assert bridges_r29c42_r29c43_1)
(assert (or bridges_r29c42_r29c43_2 bridges_r29c43_r29c44_2))
(assert (or bridges_r29c42_r29c43_2 bridges_r29c43_r32c43_2))
(assert bridges_r29c43_r29c44_1)
(assert (or bridges_r29c43_r29c44_2 bridges_r29c43_r32c43_2))
(assert bridges_r29c43_r32c43_1)
(assert (not (and bridges_r22c43_r29c43_2 bridges_r29c42_r29c43_2 bridges_r29c43_r29c44_2 bridges_r29c43_r32c43_2)))
(assert bridges_r28c44_r29c44_2) ; island 8 at r29c44
(assert bridges_r29c43_r29c44_2)
(assert bridges_r29c44_r29c45_2)
(assert bridges_r29c44_r33c44_2)
(assert bridges_r28c45_r29c45_1) ; island 5 at r29c45
(assert (or bridges_r28c45_r29c45_2 bridges_r29c44_r29c45_2))
(assert (or bridges_r28c45_r29c45_2 bridges_r29c45_r32c45_2))
(assert bridges_r29c44_r29c45_1)
(assert (or bridges_r29c44_r29c45_2 bridges_r29c45_r32c45_2))
(assert bridges_r29c45_r32c45_1)
(assert (not (and bridges_r28c45_r29c45_2 bridges_r29c44_r29c45_2 bridges_r29c45_r32c45_2)))
(assert bridges_r28c30_r30c30_1) ; island 1 at r30c30
(assert (or bridges_r23c34_r30c34_1 bridges_r30c34_r30c47_1 bridges_r30c34_r33c34_1)) ; island 1 at r30c34
(assert (not (and bridges_r30c34_r30c47_1 bridges_r30c34_r33c34_1)))
(assert (not (and bridges_r23c34_r30c34_1 bridges_r30c34_r33c34_1)))
(assert (not (and bridges_r23c34_r30c34_1 bridges_r30c34_r30c47_1)))
(assert (or bridges_r27c47_r30c47_1 bridges_r30c34_r30c47_1 bridges_r30c47_r30c50_1)) ; island 3 at r30c47
(assert (or bridges_r27c47_r30c47_1 bridges_r30c34_r30c47_1 bridges_r30c47_r30c50_2 bridges_r30c47_r31c47_2))
(assert (or bridges_r27c47_r30c47_1 bridges_r30c34_r30c47_1 bridges_r30c47_r31c47_1))
(assert (not (and bridges_r30c47_r30c50_2 bridges_r30c47_r31c47_2)))
(assert (or bridges_r27c47_r30c47_1 bridges_r30c47_r30c50_1 bridges_r30c47_r31c47_2))
(assert (or bridges_r27c47_r30c47_1 bridges_r30c47_r30c50_2 bridges_r30c47_r31c47_1))
(assert (not (and bridges_r30c34_r30c47_1 bridges_r30c47_r30c50_1 bridges_r30c47_r31c47_2)))
(assert (not (and bridges_r30c34_r30c47_1 bridges_r30c47_r30c50_2 bridges_r30c47_r31c47_1)))
(assert (or bridges_r27c47_r30c47_2 bridges_r30c34_r30c47_1 bridges_r30c47_r30c50_1 bridges_r30c47_r31c47_2))
(assert (or bridges_r27c47_r30c47_2 bridges_r30c34_r30c47_1 bridges_r30c47_r30c50_2 bridges_r30c47_r31c47_1))
(assert (not (and bridges_r27c47_r30c47_1 bridges_r30c47_r30c50_1 bridges_r30c47_r31c47_2)))
(assert (not (and bridges_r27c47_r30c47_1 bridges_r30c47_r30c50_2 bridges_r30c47_r31c47_1)))
(assert (or bridges_r27c47_r30c47_2 bridges_r30c47_r30c50_1 bridges_r30c47_r31c47_1))
(assert (not (and bridges_r27c47_r30c47_1 bridges_r30c34_r30c47_1 bridges_r30c47_r31c47_2)))
(assert (not (and bridges_r27c47_r30c47_1 bridges_r30c34_r30c47_1 bridges_r30c47_r30c50_1 bridges_r30c47_r31c47_1)))
(assert (not (and bridges_r27c47_r30c47_1 bridges_r30c34_r30c47_1 bridges_r30c47_r30c50_2)))
(assert (or bridges_r30c34_r30c47_1 bridges_r30c47_r30c50_1 bridges_r30c47_r31c47_1))
(assert (not (and bridges_r27c47_r30c47_2 bridges_r30c47_r31c47_2)))
(assert (not (and bridges_r27c47_r30c47_2 bridges_r30c47_r30c50_1 bridges_r30c47_r31c47_1)))
(assert (not (and bridges_r27c47_r30c47_2 bridges_r30c47_r30c50_2)))
(assert (not (and bridges_r27c47_r30c47_2 bridges_r30c34_r30c47_1 bridges_r30c47_r31c47_1)))
(assert (not (and bridges_r27c47_r30c47_2 bridges_r30c34_r30c47_1 bridges_r30c47_r30c50_1)))
(assert (or bridges_r24c50_r30c50_1 bridges_r30c47_r30c50_2)) ; island 4 at r30c50
(assert (or bridges_r24c50_r30c50_1 bridges_r30c50_r30c51_2))
(assert bridges_r30c47_r30c50_1)
(assert (or bridges_r30c47_r30c50_2 bridges_r30c50_r30c51_2))
(assert bridges_r30c50_r30c51_1)
(assert (not (and bridges_r24c50_r30c50_1 bridges_r30c47_r30c50_2 bridges_r30c50_r30c51_2)))
(assert (or bridges_r26c51_r30c51_1 bridges_r30c50_r30c51_2)) ; island 4 at r30c51
(assert (or bridges_r26c51_r30c51_1 bridges_r30c51_r31c51_2))
(assert (or bridges_r30c50_r30c51_2 bridges_r30c51_r31c51_2))
(assert bridges_r30c51_r31c51_1)
(assert (not (and bridges_r26c51_r30c51_1 bridges_r30c50_r30c51_2 bridges_r30c51_r31c51_2)))
(assert bridges_r29c38_r31c38_1) ; island 5 at r31c38
(assert (or bridges_r29c38_r31c38_2 bridges_r31c38_r31c40_2))
(assert (or bridges_r29c38_r31c38_2 bridges_r31c38_r33c38_2))
(assert bridges_r31c38_r31c40_1)
(assert (or bridges_r31c38_r31c40_2 bridges_r31c38_r33c38_2))
(assert bridges_r31c38_r33c38_1)
(assert (not (and bridges_r29c38_r31c38_2 bridges_r31c38_r31c40_2 bridges_r31c38_r33c38_2)))
(assert (or bridges_r21c40_r31c40_1 bridges_r31c38_r31c40_1)) ; island 5 at r31c40
(assert (or bridges_r21c40_r31c40_1 bridges_r31c38_r31c40_2 bridges_r31c40_r31c42_2))
(assert (or bridges_r21c40_r31c40_1 bridges_r31c38_r31c40_2 bridges_r31c40_r33c40_2))
(assert (or bridges_r21c40_r31c40_1 bridges_r31c40_r31c42_1))
(assert (or bridges_r21c40_r31c40_1 bridges_r31c40_r31c42_2 bridges_r31c40_r33c40_2))
(assert (or bridges_r21c40_r31c40_1 bridges_r31c40_r33c40_1))
(assert (not (and bridges_r31c38_r31c40_2 bridges_r31c40_r31c42_2 bridges_r31c40_r33c40_2)))
(assert (or bridges_r21c40_r31c40_2 bridges_r31c38_r31c40_1 bridges_r31c40_r31c42_2))
(assert (or bridges_r21c40_r31c40_2 bridges_r31c38_r31c40_1 bridges_r31c40_r33c40_2))
(assert (or bridges_r21c40_r31c40_2 bridges_r31c38_r31c40_2 bridges_r31c40_r31c42_1))
(assert (or bridges_r21c40_r31c40_2 bridges_r31c38_r31c40_2 bridges_r31c40_r31c42_2 bridges_r31c40_r33c40_2))
(assert (or bridges_r21c40_r31c40_2 bridges_r31c38_r31c40_2 bridges_r31c40_r33c40_1))
(assert (not (and bridges_r21c40_r31c40_1 bridges_r31c38_r31c40_1 bridges_r31c40_r31c42_2 bridges_r31c40_r33c40_2)))
(assert (or bridges_r21c40_r31c40_2 bridges_r31c40_r31c42_1 bridges_r31c40_r33c40_2))
(assert (or bridges_r21c40_r31c40_2 bridges_r31c40_r31c42_2 bridges_r31c40_r33c40_1))
(assert (not (and bridges_r21c40_r31c40_1 bridges_r31c38_r31c40_2 bridges_r31c40_r31c42_1 bridges_r31c40_r33c40_2)))
(assert (not (and bridges_r21c40_r31c40_1 bridges_r31c38_r31c40_2 bridges_r31c40_r31c42_2 bridges_r31c40_r33c40_1)))
(assert (or bridges_r31c38_r31c40_1 bridges_r31c40_r31c42_1))
(assert (or bridges_r31c38_r31c40_1 bridges_r31c40_r31c42_2 bridges_r31c40_r33c40_2))
(assert (or bridges_r31c38_r31c40_1 bridges_r31c40_r33c40_1))
(assert (not (and bridges_r21c40_r31c40_2 bridges_r31c40_r31c42_2 bridges_r31c40_r33c40_2)))
(assert (or bridges_r31c38_r31c40_2 bridges_r31c40_r31c42_1 bridges_r31c40_r33c40_2))
(assert (or bridges_r31c38_r31c40_2 bridges_r31c40_r31c42_2 bridges_r31c40_r33c40_1))
(assert (not (and bridges_r21c40_r31c40_2 bridges_r31c38_r31c40_1 bridges_r31c40_r31c42_1 bridges_r31c40_r33c40_2)))
(assert (not (and bridges_r21c40_r31c40_2 bridges_r31c38_r31c40_1 bridges_r31c40_r31c42_2 bridges_r31c40_r33c40_1)))
(assert (or bridges_r31c40_r31c42_1 bridges_r31c40_r33c40_1))
(assert (not (and bridges_r21c40_r31c40_2 bridges_r31c38_r31c40_2 bridges_r31c40_r33c40_2)))
(assert (not (and bridges_r21c40_r31c40_2 bridges_r31c38_r31c40_2 bridges_r31c40_r31c42_1 bridges_r31c40_r33c40_1)))
(assert (not (and bridges_r21c40_r31c40_2 bridges_r31c38_r31c40_2 bridges_r31c40_r31c42_2)))
(assert (or bridges_r29c42_r31c42_1 bridges_r31c40_r31c42_1)) ; island 5 at r31c42
(assert (or bridges_r29c42_r31c42_1 bridges_r31c40_r31c42_2 bridges_r31c42_r31c47_2))
(assert (or bridges_r29c42_r31c42_1 bridges_r31c40_r31c42_2 bridges_r31c42_r33c42_2))
(assert (or bridges_r29c42_r31c42_1 bridges_r31c42_r31c47_1))
(assert (or bridges_r29c42_r31c42_1 bridges_r31c42_r31c47_2 bridges_r31c42_r33c42_2))
(assert (or bridges_r29c42_r31c42_1 bridges_r31c42_r33c42_1))
(assert (not (and bridges_r31c40_r31c42_2 bridges_r31c42_r31c47_2 bridges_r31c42_r33c42_2)))
(assert (or bridges_r29c42_r31c42_2 bridges_r31c40_r31c42_1 bridges_r31c42_r31c47_2))
(assert (or bridges_r29c42_r31c42_2 bridges_r31c40_r31c42_1 bridges_r31c42_r33c42_2))
(assert (or bridges_r29c42_r31c42_2 bridges_r31c40_r31c42_2 bridges_r31c42_r31c47_1))
(assert (or bridges_r29c42_r31c42_2 bridges_r31c40_r31c42_2 bridges_r31c42_r31c47_2 bridges_r31c42_r33c42_2))
(assert (or bridges_r29c42_r31c42_2 bridges_r31c40_r31c42_2 bridges_r31c42_r33c42_1))
(assert (not (and bridges_r29c42_r31c42_1 bridges_r31c40_r31c42_1 bridges_r31c42_r31c47_2 bridges_r31c42_r33c42_2)))
(assert (or bridges_r29c42_r31c42_2 bridges_r31c42_r31c47_1 bridges_r31c42_r33c42_2))
(assert (or bridges_r29c42_r31c42_2 bridges_r31c42_r31c47_2 bridges_r31c42_r33c42_1))
(assert (not (and bridges_r29c42_r31c42_1 bridges_r31c40_r31c42_2 bridges_r31c42_r31c47_1 bridges_r31c42_r33c42_2)))
(assert (not (and bridges_r29c42_r31c42_1 bridges_r31c40_r31c42_2 bridges_r31c42_r31c47_2 bridges_r31c42_r33c42_1)))
(assert (or bridges_r31c40_r31c42_1 bridges_r31c42_r31c47_1))
(assert (or bridges_r31c40_r31c42_1 bridges_r31c42_r31c47_2 bridges_r31c42_r33c42_2))
(assert (or bridges_r31c40_r31c42_1 bridges_r31c42_r33c42_1))
(assert (not (and bridges_r29c42_r31c42_2 bridges_r31c42_r31c47_2 bridges_r31c42_r33c42_2)))
(assert (or bridges_r31c40_r31c42_2 bridges_r31c42_r31c47_1 bridges_r31c42_r33c42_2))
(assert (or bridges_r31c40_r31c42_2 bridges_r31c42_r31c47_2 bridges_r31c42_r33c42_1))
(assert (not (and bridges_r29c42_r31c42_2 bridges_r31c40_r31c42_1 bridges_r31c42_r31c47_1 bridges_r31c42_r33c42_2)))
(assert (not (and bridges_r29c42_r31c42_2 bridges_r31c40_r31c42_1 bridges_r31c42_r31c47_2 bridges_r31c42_r33c42_1)))
(assert (or bridges_r31c42_r31c47_1 bridges_r31c42_r33c42_1))
(assert (not (and bridges_r29c42_r31c42_2 bridges_r31c40_r31c42_2 bridges_r31c42_r33c42_2)))
(assert (not (and bridges_r29c42_r31c42_2 bridges_r31c40_r31c42_2 bridges_r31c42_r31c47_1 bridges_r31c42_r33c42_1)))
(assert (not (and bridges_r29c42_r31c42_2 bridges_r31c40_r31c42_2 bridges_r31c42_r31c47_2)))
(assert (or bridges_r30c47_r31c47_1 bridges_r31c42_r31c47_1 bridges_r31c47_r31c48_1)) ; island 3 at r31c47
(assert (or bridges_r30c47_r31c47_1 bridges_r31c42_r31c47_1 bridges_r31c47_r31c48_2 bridges_r31c47_r32c47_2))
(assert (or bridges_r30c47_r31c47_1 bridges_r31c42_r31c47_1 bridges_r31c47_r32c47_1))
(assert (not (and bridges_r31c47_r31c48_2 bridges_r31c47_r32c47_2)))
(assert (or bridges_r30c47_r31c47_1 bridges_r31c42_r31c47_2 bridges_r31c47_r31c48_1 bridges_r31c47_r32c47_2))
(assert (or bridges_r30c47_r31c47_1 bridges_r31c42_r31c47_2 bridges_r31c47_r31c48_2 bridges_r31c47_r32c47_1))
(assert (not (and bridges_r31c42_r31c47_1 bridges_r31c47_r31c48_1 bridges_r31c47_r32c47_2)))
(assert (not (and bridges_r31c42_r31c47_1 bridges_r31c47_r31c48_2 bridges_r31c47_r32c47_1)))
(assert (or bridges_r30c47_r31c47_1 bridges_r31c47_r31c48_1 bridges_r31c47_r32c47_1))
(assert (not (and bridges_r31c42_r31c47_2 bridges_r31c47_r32c47_2)))
(assert (not (and bridges_r31c42_r31c47_2 bridges_r31c47_r31c48_1 bridges_r31c47_r32c47_1)))
(assert (not (and bridges_r31c42_r31c47_2 bridges_r31c47_r31c48_2)))
(assert (or bridges_r30c47_r31c47_2 bridges_r31c42_r31c47_1 bridges_r31c47_r31c48_1 bridges_r31c47_r32c47_2))
(assert (or bridges_r30c47_r31c47_2 bridges_r31c42_r31c47_1 bridges_r31c47_r31c48_2 bridges_r31c47_r32c47_1))
(assert (not (and bridges_r30c47_r31c47_1 bridges_r31c47_r31c48_1 bridges_r31c47_r32c47_2)))
(assert (not (and bridges_r30c47_r31c47_1 bridges_r31c47_r31c48_2 bridges_r31c47_r32c47_1)))
(assert (or bridges_r30c47_r31c47_2 bridges_r31c42_r31c47_2 bridges_r31c47_r31c48_1 bridges_r31c47_r32c47_1))
(assert (not (and bridges_r30c47_r31c47_1 bridges_r31c42_r31c47_1 bridges_r31c47_r32c47_2)))
(assert (not (and bridges_r30c47_r31c47_1 bridges_r31c42_r31c47_1 bridges_r31c47_r31c48_1 bridges_r31c47_r32c47_1)))
(assert (not (and bridges_r30c47_r31c47_1 bridges_r31c42_r31c47_1 bridges_r31c47_r31c48_2)))
(assert (not (and bridges_r30c47_r31c47_1 bridges_r31c42_r31c47_2 bridges_r31c47_r32c47_1)))
(assert (not (and bridges_r30c47_r31c47_1 bridges_r31c42_r31c47_2 bridges_r31c47_r31c48_1)))
(assert (or bridges_r31c42_r31c47_1 bridges_r31c47_r31c48_1 bridges_r31c47_r32c47_1))
(assert (not (and bridges_r30c47_r31c47_2 bridges_r31c47_r32c47_2)))
(assert (not (and bridges_r30c47_r31c47_2 bridges_r31c47_r31c48_1 bridges_r31c47_r32c47_1)))
(assert (not (and bridges_r30c47_r31c47_2 bridges_r31c47_r31c48_2)))
(assert (not (and bridges_r30c47_r31c47_2 bridges_r31c42_r31c47_1 bridges_r31c47_r32c47_1)))
(assert (not (and bridges_r30c47_r31c47_2 bridges_r31c42_r31c47_1 bridges_r31c47_r31c48_1)))
(assert (not (and bridges_r30c47_r31c47_2 bridges_r31c42_r31c47_2)))
(assert (or bridges_r26c48_r31c48_1 bridges_r31c47_r31c48_1)) ; island 5 at r31c48
(assert (or bridges_r26c48_r31c48_1 bridges_r31c47_r31c48_2 bridges_r31c48_r31c51_2))
(assert (or bridges_r26c48_r31c48_1 bridges_r31c47_r31c48_2 bridges_r31c48_r35c48_2))
(assert (or bridges_r26c48_r31c48_1 bridges_r31c48_r31c51_1))
(assert (or bridges_r26c48_r31c48_1 bridges_r31c48_r31c51_2 bridges_r31c48_r35c48_2))
(assert (or bridges_r26c48_r31c48_1 bridges_r31c48_r35c48_1))
(assert (not (and bridges_r31c47_r31c48_2 bridges_r31c48_r31c51_2 bridges_r31c48_r35c48_2)))
(assert (or bridges_r31c47_r31c48_1 bridges_r31c48_r31c51_2))
(assert (or bridges_r31c47_r31c48_1 bridges_r31c48_r35c48_2))
(assert (or bridges_r31c47_r31c48_2 bridges_r31c48_r31c51_1))
(assert (or bridges_r31c47_r31c48_2 bridges_r31c48_r31c51_2 bridges_r31c48_r35c48_2))
(assert (or bridges_r31c47_r31c48_2 bridges_r31c48_r35c48_1))
(assert (not (and bridges_r26c48_r31c48_1 bridges_r31c47_r31c48_1 bridges_r31c48_r31c51_2 bridges_r31c48_r35c48_2)))
(assert (or bridges_r31c48_r31c51_1 bridges_r31c48_r35c48_2))
(assert (or bridges_r31c48_r31c51_2 bridges_r31c48_r35c48_1))
(assert (not (and bridges_r26c48_r31c48_1 bridges_r31c47_r31c48_2 bridges_r31c48_r31c51_1 bridges_r31c48_r35c48_2)))
(assert (not (and bridges_r26c48_r31c48_1 bridges_r31c47_r31c48_2 bridges_r31c48_r31c51_2 bridges_r31c48_r35c48_1)))
(assert (or bridges_r30c51_r31c51_1 bridges_r31c48_r31c51_1)) ; island 3 at r31c51
(assert (or bridges_r30c51_r31c51_1 bridges_r31c48_r31c51_2 bridges_r31c51_r31c57_2))
(assert (or bridges_r30c51_r31c51_1 bridges_r31c51_r31c57_1))
(assert (not (and bridges_r31c48_r31c51_2 bridges_r31c51_r31c57_2)))
(assert (or bridges_r30c51_r31c51_2 bridges_r31c48_r31c51_1 bridges_r31c51_r31c57_2))
(assert (or bridges_r30c51_r31c51_2 bridges_r31c48_r31c51_2 bridges_r31c51_r31c57_1))
(assert (not (and bridges_r30c51_r31c51_1 bridges_r31c48_r31c51_1 bridges_r31c51_r31c57_2)))
(assert (not (and bridges_r30c51_r31c51_1 bridges_r31c48_r31c51_2 bridges_r31c51_r31c57_1)))
(assert (or bridges_r31c48_r31c51_1 bridges_r31c51_r31c57_1))
(assert (not (and bridges_r30c51_r31c51_2 bridges_r31c51_r31c57_2)))
(assert (not (and bridges_r30c51_r31c51_2 bridges_r31c48_r31c51_1 bridges_r31c51_r31c57_1)))
(assert (not (and bridges_r30c51_r31c51_2 bridges_r31c48_r31c51_2)))
(assert (or bridges_r26c57_r31c57_1 bridges_r31c51_r31c57_1 bridges_r31c57_r31c58_2)) ; island 4 at r31c57
(assert (or bridges_r26c57_r31c57_1 bridges_r31c51_r31c57_1 bridges_r31c57_r34c57_2))
(assert (or bridges_r26c57_r31c57_1 bridges_r31c51_r31c57_2 bridges_r31c57_r31c58_1))
(assert (or bridges_r26c57_r31c57_1 bridges_r31c51_r31c57_2 bridges_r31c57_r31c58_2 bridges_r31c57_r34c57_2))
(assert (or bridges_r26c57_r31c57_1 bridges_r31c51_r31c57_2 bridges_r31c57_r34c57_1))
(assert (not (and bridges_r31c51_r31c57_1 bridges_r31c57_r31c58_2 bridges_r31c57_r34c57_2)))
(assert (or bridges_r26c57_r31c57_1 bridges_r31c57_r31c58_1 bridges_r31c57_r34c57_2))
(assert (or bridges_r26c57_r31c57_1 bridges_r31c57_r31c58_2 bridges_r31c57_r34c57_1))
(assert (not (and bridges_r31c51_r31c57_2 bridges_r31c57_r31c58_1 bridges_r31c57_r34c57_2)))
(assert (not (and bridges_r31c51_r31c57_2 bridges_r31c57_r31c58_2 bridges_r31c57_r34c57_1)))
(assert (or bridges_r26c57_r31c57_2 bridges_r31c51_r31c57_1 bridges_r31c57_r31c58_1))
(assert (or bridges_r26c57_r31c57_2 bridges_r31c51_r31c57_1 bridges_r31c57_r31c58_2 bridges_r31c57_r34c57_2))
(assert (or bridges_r26c57_r31c57_2 bridges_r31c51_r31c57_1 bridges_r31c57_r34c57_1))
(assert (not (and bridges_r26c57_r31c57_1 bridges_r31c57_r31c58_2 bridges_r31c57_r34c57_2)))
(assert (or bridges_r26c57_r31c57_2 bridges_r31c51_r31c57_2 bridges_r31c57_r31c58_1 bridges_r31c57_r34c57_2))
(assert (or bridges_r26c57_r31c57_2 bridges_r31c51_r31c57_2 bridges_r31c57_r31c58_2 bridges_r31c57_r34c57_1))
(assert (not (and bridges_r26c57_r31c57_1 bridges_r31c51_r31c57_1 bridges_r31c57_r31c58_1 bridges_r31c57_r34c57_2)))
(assert (not (and bridges_r26c57_r31c57_1 bridges_r31c51_r31c57_1 bridges_r31c57_r31c58_2 bridges_r31c57_r34c57_1)))
(assert (or bridges_r26c57_r31c57_2 bridges_r31c57_r31c58_1 bridges_r31c57_r34c57_1))
(assert (not (and bridges_r26c57_r31c57_1 bridges_r31c51_r31c57_2 bridges_r31c57_r34c57_2)))
(assert (not (and bridges_r26c57_r31c57_1 bridges_r31c51_r31c57_2 bridges_r31c57_r31c58_1 bridges_r31c57_r34c57_1)))
(assert (not (and bridges_r26c57_r31c57_1 bridges_r31c51_r31c57_2 bridges_r31c57_r31c58_2)))
(assert (or bridges_r31c51_r31c57_1 bridges_r31c57_r31c58_1 bridges_r31c57_r34c57_2))
(assert (or bridges_r31c51_r31c57_1 bridges_r31c57_r31c58_2 bridges_r31c57_r34c57_1))
(assert (not (and bridges_r26c57_r31c57_2 bridges_r31c57_r31c58_1 bridges_r31c57_r34c57_2)))
(assert (not (and bridges_r26c57_r31c57_2 bridges_r31c57_r31c58_2 bridges_r31c57_r34c57_1)))
(assert (or bridges_r31c51_r31c57_2 bridges_r31c57_r31c58_1 bridges_r31c57_r34c57_1))
(assert (not (and bridges_r26c57_r31c57_2 bridges_r31c51_r31c57_1 bridges_r31c57_r34c57_2)))
(assert (not (and bridges_r26c57_r31c57_2 bridges_r31c51_r31c57_1 bridges_r31c57_r31c58_1 bridges_r31c57_r34c57_1)))
(assert (not (and bridges_r26c57_r31c57_2 bridges_r31c51_r31c57_1 bridges_r31c57_r31c58_2)))
(assert (not (and bridges_r26c57_r31c57_2 bridges_r31c51_r31c57_2 bridges_r31c57_r34c57_1)))
(assert (not (and bridges_r26c57_r31c57_2 bridges_r31c51_r31c57_2 bridges_r31c57_r31c58_1)))
(assert bridges_r23c58_r31c58_1) ; island 7 at r31c58
(assert (or bridges_r23c58_r31c58_2 bridges_r31c57_r31c58_2))
(assert (or bridges_r23c58_r31c58_2 bridges_r31c58_r31c59_2))
(assert (or bridges_r23c58_r31c58_2 bridges_r31c58_r35c58_2))
(assert bridges_r31c57_r31c58_1)
(assert (or bridges_r31c57_r31c58_2 bridges_r31c58_r31c59_2))
(assert (or bridges_r31c57_r31c58_2 bridges_r31c58_r35c58_2))
(assert bridges_r31c58_r31c59_1)
(assert (or bridges_r31c58_r31c59_2 bridges_r31c58_r35c58_2))
(assert bridges_r31c58_r35c58_1)
(assert (not (and bridges_r23c58_r31c58_2 bridges_r31c57_r31c58_2 bridges_r31c58_r31c59_2 bridges_r31c58_r35c58_2)))
(assert bridges_r28c59_r31c59_1) ; island 5 at r31c59
(assert (or bridges_r28c59_r31c59_2 bridges_r31c58_r31c59_2))
(assert (or bridges_r28c59_r31c59_2 bridges_r31c59_r35c59_2))
(assert (or bridges_r31c58_r31c59_2 bridges_r31c59_r35c59_2))
(assert bridges_r31c59_r35c59_1)
(assert (not (and bridges_r28c59_r31c59_2 bridges_r31c58_r31c59_2 bridges_r31c59_r35c59_2)))
(assert (or bridges_r29c43_r32c43_1 bridges_r32c43_r32c45_1 bridges_r32c43_r34c43_2)) ; island 2 at r32c43
(assert (or bridges_r29c43_r32c43_1 bridges_r32c43_r32c45_2 bridges_r32c43_r34c43_1))
(assert (not (and bridges_r32c43_r32c45_1 bridges_r32c43_r34c43_2)))
(assert (not (and bridges_r32c43_r32c45_2 bridges_r32c43_r34c43_1)))
(assert (or bridges_r29c43_r32c43_2 bridges_r32c43_r32c45_1 bridges_r32c43_r34c43_1))
(assert (not (and bridges_r29c43_r32c43_1 bridges_r32c43_r34c43_2)))
(assert (not (and bridges_r29c43_r32c43_1 bridges_r32c43_r32c45_1 bridges_r32c43_r34c43_1)))
(assert (not (and bridges_r29c43_r32c43_1 bridges_r32c43_r32c45_2)))
(assert (not (and bridges_r29c43_r32c43_2 bridges_r32c43_r34c43_1)))
(assert (not (and bridges_r29c43_r32c43_2 bridges_r32c43_r32c45_1)))
(assert (or bridges_r29c45_r32c45_1 bridges_r32c43_r32c45_1 bridges_r32c45_r32c46_2)) ; island 4 at r32c45
(assert (or bridges_r29c45_r32c45_1 bridges_r32c43_r32c45_1 bridges_r32c45_r34c45_2))
(assert (or bridges_r29c45_r32c45_1 bridges_r32c43_r32c45_2 bridges_r32c45_r32c46_1))
(assert (or bridges_r29c45_r32c45_1 bridges_r32c43_r32c45_2 bridges_r32c45_r32c46_2 bridges_r32c45_r34c45_2))
(assert (or bridges_r29c45_r32c45_1 bridges_r32c43_r32c45_2 bridges_r32c45_r34c45_1))
(assert (not (and bridges_r32c43_r32c45_1 bridges_r32c45_r32c46_2 bridges_r32c45_r34c45_2)))
(assert (or bridges_r29c45_r32c45_1 bridges_r32c45_r32c46_1 bridges_r32c45_r34c45_2))
(assert (or bridges_r29c45_r32c45_1 bridges_r32c45_r32c46_2 bridges_r32c45_r34c45_1))
(assert (not (and bridges_r32c43_r32c45_2 bridges_r32c45_r32c46_1 bridges_r32c45_r34c45_2)))
(assert (not (and bridges_r32c43_r32c45_2 bridges_r32c45_r32c46_2 bridges_r32c45_r34c45_1)))
(assert (or bridges_r29c45_r32c45_2 bridges_r32c43_r32c45_1 bridges_r32c45_r32c46_1))
(assert (or bridges_r29c45_r32c45_2 bridges_r32c43_r32c45_1 bridges_r32c45_r32c46_2 bridges_r32c45_r34c45_2))
(assert (or bridges_r29c45_r32c45_2 bridges_r32c43_r32c45_1 bridges_r32c45_r34c45_1))
(assert (not (and bridges_r29c45_r32c45_1 bridges_r32c45_r32c46_2 bridges_r32c45_r34c45_2)))
(assert (or bridges_r29c45_r32c45_2 bridges_r32c43_r32c45_2 bridges_r32c45_r32c46_1 bridges_r32c45_r34c45_2))
(assert (or bridges_r29c45_r32c45_2 bridges_r32c43_r32c45_2 bridges_r32c45_r32c46_2 bridges_r32c45_r34c45_1))
(assert (not (and bridges_r29c45_r32c45_1 bridges_r32c43_r32c45_1 bridges_r32c45_r32c46_1 bridges_r32c45_r34c45_2)))
(assert (not (and bridges_r29c45_r32c45_1 bridges_r32c43_r32c45_1 bridges_r32c45_r32c46_2 bridges_r32c45_r34c45_1)))
(assert (or bridges_r29c45_r32c45_2 bridges_r32c45_r32c46_1 bridges_r32c45_r34c45_1))
(assert (not (and bridges_r29c45_r32c45_1 bridges_r32c43_r32c45_2 bridges_r32c45_r34c45_2)))
(assert (not (and bridges_r29c45_r32c45_1 bridges_r32c43_r32c45_2 bridges_r32c45_r32c46_1 bridges_r32c45_r34c45_1)))
(assert (not (and bridges_r29c45_r32c45_1 bridges_r32c43_r32c45_2 bridges_r32c45_r32c46_2)))
(assert (or bridges_r32c43_r32c45_1 bridges_r32c45_r32c46_1 bridges_r32c45_r34c45_2))
(assert (or bridges_r32c43_r32c45_1 bridges_r32c45_r32c46_2 bridges_r32c45_r34c45_1))
(assert (not (and bridges_r29c45_r32c45_2 bridges_r32c45_r32c46_1 bridges_r32c45_r34c45_2)))
(assert (not (and bridges_r29c45_r32c45_2 bridges_r32c45_r32c46_2 bridges_r32c45_r34c45_1)))
(assert (or bridges_r32c43_r32c45_2 bridges_r32c45_r32c46_1 bridges_r32c45_r34c45_1))
(assert (not (and bridges_r29c45_r32c45_2 bridges_r32c43_r32c45_1 bridges_r32c45_r34c45_2)))
(assert (not (and bridges_r29c45_r32c45_2 bridges_r32c43_r32c45_1 bridges_r32c45_r32c46_1 bridges_r32c45_r34c45_1)))
(assert (not (and bridges_r29c45_r32c45_2 bridges_r32c43_r32c45_1 bridges_r32c45_r32c46_2)))
(assert (not (and bridges_r29c45_r32c45_2 bridges_r32c43_r32c45_2 bridges_r32c45_r34c45_1)))
(assert (not (and bridges_r29c45_r32c45_2 bridges_r32c43_r32c45_2 bridges_r32c45_r32c46_1)))
(assert bridges_r27c46_r32c46_2) ; island 8 at r32c46
(assert bridges_r32c45_r32c46_2)
(assert bridges_r32c46_r32c47_2)
(assert bridges_r32c46_r33c46_2)
(assert bridges_r31c47_r32c47_1) ; island 5 at r32c47
(assert (or bridges_r31c47_r32c47_2 bridges_r32c46_r32c47_2))
(assert (or bridges_r31c47_r32c47_2 bridges_r32c47_r34c47_2))
(assert bridges_r32c46_r32c47_1)
(assert (or bridges_r32c46_r32c47_2 bridges_r32c47_r34c47_2))
(assert bridges_r32c47_r34c47_1)
(assert (not (and bridges_r31c47_r32c47_2 bridges_r32c46_r32c47_2 bridges_r32c47_r34c47_2)))
(assert (or bridges_r27c29_r33c29_1 bridges_r33c29_r33c33_2)) ; island 4 at r33c29
(assert (or bridges_r27c29_r33c29_1 bridges_r33c29_r36c29_2))
(assert (or bridges_r27c29_r33c29_2 bridges_r33c29_r33c33_1))
(assert (or bridges_r27c29_r33c29_2 bridges_r33c29_r33c33_2 bridges_r33c29_r36c29_2))
(assert (or bridges_r27c29_r33c29_2 bridges_r33c29_r36c29_1))
(assert (not (and bridges_r27c29_r33c29_1 bridges_r33c29_r33c33_2 bridges_r33c29_r36c29_2)))
(assert (or bridges_r33c29_r33c33_1 bridges_r33c29_r36c29_2))
(assert (or bridges_r33c29_r33c33_2 bridges_r33c29_r36c29_1))
(assert (not (and bridges_r27c29_r33c29_2 bridges_r33c29_r33c33_1 bridges_r33c29_r36c29_2)))
(assert (not (and bridges_r27c29_r33c29_2 bridges_r33c29_r33c33_2 bridges_r33c29_r36c29_1)))
(assert (or bridges_r17c33_r33c33_1 bridges_r33c29_r33c33_1 bridges_r33c33_r33c34_2)) ; island 4 at r33c33
(assert (or bridges_r17c33_r33c33_1 bridges_r33c29_r33c33_1 bridges_r33c33_r37c33_2))
(assert (or bridges_r17c33_r33c33_1 bridges_r33c29_r33c33_2 bridges_r33c33_r33c34_1))
(assert (or bridges_r17c33_r33c33_1 bridges_r33c29_r33c33_2 bridges_r33c33_r33c34_2 bridges_r33c33_r37c33_2))
(assert (or bridges_r17c33_r33c33_1 bridges_r33c29_r33c33_2 bridges_r33c33_r37c33_1))
(assert (not (and bridges_r33c29_r33c33_1 bridges_r33c33_r33c34_2 bridges_r33c33_r37c33_2)))
(assert (or bridges_r17c33_r33c33_1 bridges_r33c33_r33c34_1 bridges_r33c33_r37c33_2))
(assert (or bridges_r17c33_r33c33_1 bridges_r33c33_r33c34_2 bridges_r33c33_r37c33_1))
(assert (not (and bridges_r33c29_r33c33_2 bridges_r33c33_r33c34_1 bridges_r33c33_r37c33_2)))
(assert (not (and bridges_r33c29_r33c33_2 bridges_r33c33_r33c34_2 bridges_r33c33_r37c33_1)))
(assert (or bridges_r17c33_r33c33_2 bridges_r33c29_r33c33_1 bridges_r33c33_r33c34_1))
(assert (or bridges_r17c33_r33c33_2 bridges_r33c29_r33c33_1 bridges_r33c33_r33c34_2 bridges_r33c33_r37c33_2))
(assert (or bridges_r17c33_r33c33_2 bridges_r33c29_r33c33_1 bridges_r33c33_r37c33_1))
(assert (not (and bridges_r17c33_r33c33_1 bridges_r33c33_r33c34_2 bridges_r33c33_r37c33_2)))
(assert (or bridges_r17c33_r33c33_2 bridges_r33c29_r33c33_2 bridges_r33c33_r33c34_1 bridges_r33c33_r37c33_2))
(assert (or bridges_r17c33_r33c33_2 bridges_r33c29_r33c33_2 bridges_r33c33_r33c34_2 bridges_r33c33_r37c33_1))
(assert (not (and bridges_r17c33_r33c33_1 bridges_r33c29_r33c33_1 bridges_r33c33_r33c34_1 bridges_r33c33_r37c33_2)))
(assert (not (and bridges_r17c33_r33c33_1 bridges_r33c29_r33c33_1 bridges_r33c33_r33c34_2 bridges_r33c33_r37c33_1)))
(assert (or bridges_r17c33_r33c33_2 bridges_r33c33_r33c34_1 bridges_r33c33_r37c33_1))
(assert (not (and bridges_r17c33_r33c33_1 bridges_r33c29_r33c33_2 bridges_r33c33_r37c33_2)))
(assert (not (and bridges_r17c33_r33c33_1 bridges_r33c29_r33c33_2 bridges_r33c33_r33c34_1 bridges_r33c33_r37c33_1)))
(assert (not (and bridges_r17c33_r33c33_1 bridges_r33c29_r33c33_2 bridges_r33c33_r33c34_2)))
(assert (or bridges_r33c29_r33c33_1 bridges_r33c33_r33c34_1 bridges_r33c33_r37c33_2))
(assert (or bridges_r33c29_r33c33_1 bridges_r33c33_r33c34_2 bridges_r33c33_r37c33_1))
(assert (not (and bridges_r17c33_r33c33_2 bridges_r33c33_r33c34_1 bridges_r33c33_r37c33_2)))
(assert (not (and bridges_r17c33_r33c33_2 bridges_r33c33_r33c34_2 bridges_r33c33_r37c33_1)))
(assert (or bridges_r33c29_r33c33_2 bridges_r33c33_r33c34_1 bridges_r33c33_r37c33_1))
(assert (not (and bridges_r17c33_r33c33_2 bridges_r33c29_r33c33_1 bridges_r33c33_r37c33_2)))
(assert (not (and bridges_r17c33_r33c33_2 bridges_r33c29_r33c33_1 bridges_r33c33_r33c34_1 bridges_r33c33_r37c33_1)))
(assert (not (and bridges_r17c33_r33c33_2 bridges_r33c29_r33c33_1 bridges_r33c33_r33c34_2)))
(assert (not (and bridges_r17c33_r33c33_2 bridges_r33c29_r33c33_2 bridges_r33c33_r37c33_1)))
(assert (not (and bridges_r17c33_r33c33_2 bridges_r33c29_r33c33_2 bridges_r33c33_r33c34_1)))
(assert (or bridges_r30c34_r33c34_1 bridges_r33c33_r33c34_1 bridges_r33c34_r33c38_1)) ; island 2 at r33c34
(assert (or bridges_r30c34_r33c34_1 bridges_r33c33_r33c34_1 bridges_r33c34_r33c38_2 bridges_r33c34_r34c34_1))
(assert (not (and bridges_r33c34_r33c38_2 bridges_r33c34_r34c34_1)))
(assert (or bridges_r30c34_r33c34_1 bridges_r33c33_r33c34_2 bridges_r33c34_r33c38_1 bridges_r33c34_r34c34_1))
(assert (not (and bridges_r33c33_r33c34_1 bridges_r33c34_r33c38_1 bridges_r33c34_r34c34_1)))
(assert (not (and bridges_r33c33_r33c34_1 bridges_r33c34_r33c38_2)))
(assert (not (and bridges_r33c33_r33c34_2 bridges_r33c34_r34c34_1)))
(assert (not (and bridges_r33c33_r33c34_2 bridges_r33c34_r33c38_1)))
(assert (or bridges_r33c33_r33c34_1 bridges_r33c34_r33c38_1 bridges_r33c34_r34c34_1))
(assert (not (and bridges_r30c34_r33c34_1 bridges_r33c34_r33c38_1 bridges_r33c34_r34c34_1)))
(assert (not (and bridges_r30c34_r33c34_1 bridges_r33c34_r33c38_2)))
(assert (not (and bridges_r30c34_r33c34_1 bridges_r33c33_r33c34_1 bridges_r33c34_r34c34_1)))
(assert (not (and bridges_r30c34_r33c34_1 bridges_r33c33_r33c34_1 bridges_r33c34_r33c38_1)))
(assert (not (and bridges_r30c34_r33c34_1 bridges_r33c33_r33c34_2)))
(assert (or bridges_r31c38_r33c38_1 bridges_r33c34_r33c38_1 bridges_r33c38_r33c40_1)) ; island 3 at r33c38
(assert (or bridges_r31c38_r33c38_1 bridges_r33c34_r33c38_1 bridges_r33c38_r33c40_2 bridges_r33c38_r35c38_2))
(assert (or bridges_r31c38_r33c38_1 bridges_r33c34_r33c38_1 bridges_r33c38_r35c38_1))
(assert (not (and bridges_r33c38_r33c40_2 bridges_r33c38_r35c38_2)))
(assert (or bridges_r31c38_r33c38_1 bridges_r33c34_r33c38_2 bridges_r33c38_r33c40_1 bridges_r33c38_r35c38_2))
(assert (or bridges_r31c38_r33c38_1 bridges_r33c34_r33c38_2 bridges_r33c38_r33c40_2 bridges_r33c38_r35c38_1))
(assert (not (and bridges_r33c34_r33c38_1 bridges_r33c38_r33c40_1 bridges_r33c38_r35c38_2)))
(assert (not (and bridges_r33c34_r33c38_1 bridges_r33c38_r33c40_2 bridges_r33c38_r35c38_1)))
(assert (or bridges_r31c38_r33c38_1 bridges_r33c38_r33c40_1 bridges_r33c38_r35c38_1))
(assert (not (and bridges_r33c34_r33c38_2 bridges_r33c38_r35c38_2)))
(assert (not (and bridges_r33c34_r33c38_2 bridges_r33c38_r33c40_1 bridges_r33c38_r35c38_1)))
(assert (not (and bridges_r33c34_r33c38_2 bridges_r33c38_r33c40_2)))
(assert (or bridges_r31c38_r33c38_2 bridges_r33c34_r33c38_1 bridges_r33c38_r33c40_1 bridges_r33c38_r35c38_2))
(assert (or bridges_r31c38_r33c38_2 bridges_r33c34_r33c38_1 bridges_r33c38_r33c40_2 bridges_r33c38_r35c38_1))
(assert (not (and bridges_r31c38_r33c38_1 bridges_r33c38_r33c40_1 bridges_r33c38_r35c38_2)))
(assert (not (and bridges_r31c38_r33c38_1 bridges_r33c38_r33c40_2 bridges_r33c38_r35c38_1)))
(assert (or bridges_r31c38_r33c38_2 bridges_r33c34_r33c38_2 bridges_r33c38_r33c40_1 bridges_r33c38_r35c38_1))
(assert (not (and bridges_r31c38_r33c38_1 bridges_r33c34_r33c38_1 bridges_r33c38_r35c38_2)))
(assert (not (and bridges_r31c38_r33c38_1 bridges_r33c34_r33c38_1 bridges_r33c38_r33c40_1 bridges_r33c38_r35c38_1)))
(assert (not (and bridges_r31c38_r33c38_1 bridges_r33c34_r33c38_1 bridges_r33c38_r33c40_2)))
(assert (not (and bridges_r31c38_r33c38_1 bridges_r33c34_r33c38_2 bridges_r33c38_r35c38_1)))
(assert (not (and bridges_r31c38_r33c38_1 bridges_r33c34_r33c38_2 bridges_r33c38_r33c40_1)))
(assert (or bridges_r33c34_r33c38_1 bridges_r33c38_r33c40_1 bridges_r33c38_r35c38_1))
(assert (not (and bridges_r31c38_r33c38_2 bridges_r33c38_r35c38_2)))
(assert (not (and bridges_r31c38_r33c38_2 bridges_r33c38_r33c40_1 bridges_r33c38_r35c38_1)))
(assert (not (and bridges_r31c38_r33c38_2 bridges_r33c38_r33c40_2)))
(assert (not (and bridges_r31c38_r33c38_2 bridges_r33c34_r33c38_1 bridges_r33c38_r35c38_1)))
(assert (not (and bridges_r31c38_r33c38_2 bridges_r33c34_r33c38_1 bridges_r33c38_r33c40_1)))
(assert (not (and bridges_r31c38_r33c38_2 bridges_r33c34_r33c38_2)))
(assert bridges_r31c40_r33c40_2) ; island 8 at r33c40
(assert bridges_r33c38_r33c40_2)
(assert bridges_r33c40_r33c42_2)
(assert bridges_r33c40_r34c40_2)
(assert bridges_r31c42_r33c42_2) ; island 8 at r33c42
(assert bridges_r33c42_r33c44_2)
(assert bridges_r33c42_r34c42_2)
(assert bridges_r33c44_r33c46_2) ; island 8 at r33c44
(assert bridges_r33c44_r37c44_2)
(assert (or bridges_r32c46_r33c46_1 bridges_r33c44_r33c46_1)) ; island 5 at r33c46
(assert (or bridges_r32c46_r33c46_1 bridges_r33c44_r33c46_2 bridges_r33c46_r33c54_2))
(assert (or bridges_r32c46_r33c46_1 bridges_r33c44_r33c46_2 bridges_r33c46_r34c46_2))
(assert (or bridges_r32c46_r33c46_1 bridges_r33c46_r33c54_1))
(assert (or bridges_r32c46_r33c46_1 bridges_r33c46_r33c54_2 bridges_r33c46_r34c46_2))
(assert (or bridges_r32c46_r33c46_1 bridges_r33c46_r34c46_1))
(assert (not (and bridges_r33c44_r33c46_2 bridges_r33c46_r33c54_2 bridges_r33c46_r34c46_2)))
(assert (or bridges_r32c46_r33c46_2 bridges_r33c44_r33c46_1 bridges_r33c46_r33c54_2))
(assert (or bridges_r32c46_r33c46_2 bridges_r33c44_r33c46_1 bridges_r33c46_r34c46_2))
(assert (or bridges_r32c46_r33c46_2 bridges_r33c44_r33c46_2 bridges_r33c46_r33c54_1))
(assert (or bridges_r32c46_r33c46_2 bridges_r33c44_r33c46_2 bridges_r33c46_r33c54_2 bridges_r33c46_r34c46_2))
(assert (or bridges_r32c46_r33c46_2 bridges_r33c44_r33c46_2 bridges_r33c46_r34c46_1))
(assert (not (and bridges_r32c46_r33c46_1 bridges_r33c44_r33c46_1 bridges_r33c46_r33c54_2 bridges_r33c46_r34c46_2)))
(assert (or bridges_r32c46_r33c46_2 bridges_r33c46_r33c54_1 bridges_r33c46_r34c46_2))
(assert (or bridges_r32c46_r33c46_2 bridges_r33c46_r33c54_2 bridges_r33c46_r34c46_1))
(assert (not (and bridges_r32c46_r33c46_1 bridges_r33c44_r33c46_2 bridges_r33c46_r33c54_1 bridges_r33c46_r34c46_2)))
(assert (not (and bridges_r32c46_r33c46_1 bridges_r33c44_r33c46_2 bridges_r33c46_r33c54_2 bridges_r33c46_r34c46_1)))
(assert (or bridges_r33c44_r33c46_1 bridges_r33c46_r33c54_1))
(assert (or bridges_r33c44_r33c46_1 bridges_r33c46_r33c54_2 bridges_r33c46_r34c46_2))
(assert (or bridges_r33c44_r33c46_1 bridges_r33c46_r34c46_1))
(assert (not (and bridges_r32c46_r33c46_2 bridges_r33c46_r33c54_2 bridges_r33c46_r34c46_2)))
(assert (or bridges_r33c44_r33c46_2 bridges_r33c46_r33c54_1 bridges_r33c46_r34c46_2))
(assert (or bridges_r33c44_r33c46_2 bridges_r33c46_r33c54_2 bridges_r33c46_r34c46_1))
(assert (not (and bridges_r32c46_r33c46_2 bridges_r33c44_r33c46_1 bridges_r33c46_r33c54_1 bridges_r33c46_r34c46_2)))
(assert (not (and bridges_r32c46_r33c46_2 bridges_r33c44_r33c46_1 bridges_r33c46_r33c54_2 bridges_r33c46_r34c46_1)))
(assert (or bridges_r33c46_r33c54_1 bridges_r33c46_r34c46_1))
(assert (not (and bridges_r32c46_r33c46_2 bridges_r33c44_r33c46_2 bridges_r33c46_r34c46_2)))
(assert (not (and bridges_r32c46_r33c46_2 bridges_r33c44_r33c46_2 bridges_r33c46_r33c54_1 bridges_r33c46_r34c46_1)))
(assert (not (and bridges_r32c46_r33c46_2 bridges_r33c44_r33c46_2 bridges_r33c46_r33c54_2)))
(assert (or bridges_r26c54_r33c54_1 bridges_r33c46_r33c54_1)) ; island 2 at r33c54
(assert (or bridges_r26c54_r33c54_1 bridges_r33c46_r33c54_2 bridges_r33c54_r36c54_1))
(assert (not (and bridges_r33c46_r33c54_2 bridges_r33c54_r36c54_1)))
(assert (or bridges_r26c54_r33c54_2 bridges_r33c46_r33c54_1 bridges_r33c54_r36c54_1))
(assert (not (and bridges_r26c54_r33c54_1 bridges_r33c46_r33c54_1 bridges_r33c54_r36c54_1)))
(assert (not (and bridges_r26c54_r33c54_1 bridges_r33c46_r33c54_2)))
(assert (not (and bridges_r26c54_r33c54_2 bridges_r33c54_r36c54_1)))
(assert (not (and bridges_r26c54_r33c54_2 bridges_r33c46_r33c54_1)))
(assert (or bridges_r33c34_r34c34_1 bridges_r34c34_r34c37_1)) ; island 1 at r34c34
(assert (not (and bridges_r33c34_r34c34_1 bridges_r34c34_r34c37_1)))
(assert (or bridges_r29c37_r34c37_1 bridges_r34c34_r34c37_1 bridges_r34c37_r34c40_2)) ; island 2 at r34c37
(assert (or bridges_r29c37_r34c37_1 bridges_r34c37_r34c40_1))
(assert (not (and bridges_r34c34_r34c37_1 bridges_r34c37_r34c40_2)))
(assert (or bridges_r34c34_r34c37_1 bridges_r34c37_r34c40_1))
(assert (not (and bridges_r29c37_r34c37_1 bridges_r34c37_r34c40_2)))
(assert (not (and bridges_r29c37_r34c37_1 bridges_r34c34_r34c37_1 bridges_r34c37_r34c40_1)))
(assert bridges_r33c40_r34c40_1) ; island 7 at r34c40
(assert (or bridges_r33c40_r34c40_2 bridges_r34c37_r34c40_2))
(assert (or bridges_r33c40_r34c40_2 bridges_r34c40_r34c42_2))
(assert (or bridges_r33c40_r34c40_2 bridges_r34c40_r35c40_2))
(assert bridges_r34c37_r34c40_1)
(assert (or bridges_r34c37_r34c40_2 bridges_r34c40_r34c42_2))
(assert (or bridges_r34c37_r34c40_2 bridges_r34c40_r35c40_2))
(assert bridges_r34c40_r34c42_1)
(assert (or bridges_r34c40_r34c42_2 bridges_r34c40_r35c40_2))
(assert bridges_r34c40_r35c40_1)
(assert (not (and bridges_r33c40_r34c40_2 bridges_r34c37_r34c40_2 bridges_r34c40_r34c42_2 bridges_r34c40_r35c40_2)))
(assert bridges_r34c40_r34c42_2) ; island 8 at r34c42
(assert bridges_r34c42_r34c43_2)
(assert bridges_r34c42_r36c42_2)
(assert (or bridges_r32c43_r34c43_1 bridges_r34c42_r34c43_1 bridges_r34c43_r34c45_1)) ; island 3 at r34c43
(assert (or bridges_r32c43_r34c43_1 bridges_r34c42_r34c43_1 bridges_r34c43_r34c45_2 bridges_r34c43_r36c43_2))
(assert (or bridges_r32c43_r34c43_1 bridges_r34c42_r34c43_1 bridges_r34c43_r36c43_1))
(assert (not (and bridges_r34c43_r34c45_2 bridges_r34c43_r36c43_2)))
(assert (or bridges_r32c43_r34c43_1 bridges_r34c42_r34c43_2 bridges_r34c43_r34c45_1 bridges_r34c43_r36c43_2))
(assert (or bridges_r32c43_r34c43_1 bridges_r34c42_r34c43_2 bridges_r34c43_r34c45_2 bridges_r34c43_r36c43_1))
(assert (not (and bridges_r34c42_r34c43_1 bridges_r34c43_r34c45_1 bridges_r34c43_r36c43_2)))
(assert (not (and bridges_r34c42_r34c43_1 bridges_r34c43_r34c45_2 bridges_r34c43_r36c43_1)))
(assert (or bridges_r32c43_r34c43_1 bridges_r34c43_r34c45_1 bridges_r34c43_r36c43_1))
(assert (not (and bridges_r34c42_r34c43_2 bridges_r34c43_r36c43_2)))
(assert (not (and bridges_r34c42_r34c43_2 bridges_r34c43_r34c45_1 bridges_r34c43_r36c43_1)))
(assert (not (and bridges_r34c42_r34c43_2 bridges_r34c43_r34c45_2)))
(assert (or bridges_r32c43_r34c43_2 bridges_r34c42_r34c43_1 bridges_r34c43_r34c45_1 bridges_r34c43_r36c43_2))
(assert (or bridges_r32c43_r34c43_2 bridges_r34c42_r34c43_1 bridges_r34c43_r34c45_2 bridges_r34c43_r36c43_1))
(assert (not (and bridges_r32c43_r34c43_1 bridges_r34c43_r34c45_1 bridges_r34c43_r36c43_2)))
(assert (not (and bridges_r32c43_r34c43_1 bridges_r34c43_r34c45_2 bridges_r34c43_r36c43_1)))
(assert (or bridges_r32c43_r34c43_2 bridges_r34c42_r34c43_2 bridges_r34c43_r34c45_1 bridges_r34c43_r36c43_1))
(assert (not (and bridges_r32c43_r34c43_1 bridges_r34c42_r34c43_1 bridges_r34c43_r36c43_2)))
(assert (not (and bridges_r32c43_r34c43_1 bridges_r34c42_r34c43_1 bridges_r34c43_r34c45_1 bridges_r34c43_r36c43_1)))
(assert (not (and bridges_r32c43_r34c43_1 bridges_r34c42_r34c43_1 bridges_r34c43_r34c45_2)))
(assert (not (and bridges_r32c43_r34c43_1 bridges_r34c42_r34c43_2 bridges_r34c43_r36c43_1)))
(assert (not (and bridges_r32c43_r34c43_1 bridges_r34c42_r34c43_2 bridges_r34c43_r34c45_1)))
(assert (or bridges_r34c42_r34c43_1 bridges_r34c43_r34c45_1 bridges_r34c43_r36c43_1))
(assert (not (and bridges_r32c43_r34c43_2 bridges_r34c43_r36c43_2)))
(assert (not (and bridges_r32c43_r34c43_2 bridges_r34c43_r34c45_1 bridges_r34c43_r36c43_1)))
(assert (not (and bridges_r32c43_r34c43_2 bridges_r34c43_r34c45_2)))
(assert (not (and bridges_r32c43_r34c43_2 bridges_r34c42_r34c43_1 bridges_r34c43_r36c43_1)))
(assert (not (and bridges_r32c43_r34c43_2 bridges_r34c42_r34c43_1 bridges_r34c43_r34c45_1)))
(assert (not (and bridges_r32c43_r34c43_2 bridges_r34c42_r34c43_2)))
(assert (or bridges_r32c45_r34c45_1 bridges_r34c43_r34c45_1 bridges_r34c45_r34c46_1)) ; island 3 at r34c45
(assert (or bridges_r32c45_r34c45_1 bridges_r34c43_r34c45_1 bridges_r34c45_r34c46_2 bridges_r34c45_r36c45_2))
(assert (or bridges_r32c45_r34c45_1 bridges_r34c43_r34c45_1 bridges_r34c45_r36c45_1))
(assert (not (and bridges_r34c45_r34c46_2 bridges_r34c45_r36c45_2)))
(assert (or bridges_r32c45_r34c45_1 bridges_r34c43_r34c45_2 bridges_r34c45_r34c46_1 bridges_r34c45_r36c45_2))
(assert (or bridges_r32c45_r34c45_1 bridges_r34c43_r34c45_2 bridges_r34c45_r34c46_2 bridges_r34c45_r36c45_1))
(assert (not (and bridges_r34c43_r34c45_1 bridges_r34c45_r34c46_1 bridges_r34c45_r36c45_2)))
(assert (not (and bridges_r34c43_r34c45_1 bridges_r34c45_r34c46_2 bridges_r34c45_r36c45_1)))
(assert (or bridges_r32c45_r34c45_1 bridges_r34c45_r34c46_1 bridges_r34c45_r36c45_1))
(assert (not (and bridges_r34c43_r34c45_2 bridges_r34c45_r36c45_2)))
(assert (not (and bridges_r34c43_r34c45_2 bridges_r34c45_r34c46_1 bridges_r34c45_r36c45_1)))
(assert (not (and bridges_r34c43_r34c45_2 bridges_r34c45_r34c46_2)))
(assert (or bridges_r32c45_r34c45_2 bridges_r34c43_r34c45_1 bridges_r34c45_r34c46_1 bridges_r34c45_r36c45_2))
(assert (or bridges_r32c45_r34c45_2 bridges_r34c43_r34c45_1 bridges_r34c45_r34c46_2 bridges_r34c45_r36c45_1))
(assert (not (and bridges_r32c45_r34c45_1 bridges_r34c45_r34c46_1 bridges_r34c45_r36c45_2)))
(assert (not (and bridges_r32c45_r34c45_1 bridges_r34c45_r34c46_2 bridges_r34c45_r36c45_1)))
(assert (or bridges_r32c45_r34c45_2 bridges_r34c43_r34c45_2 bridges_r34c45_r34c46_1 bridges_r34c45_r36c45_1))
(assert (not (and bridges_r32c45_r34c45_1 bridges_r34c43_r34c45_1 bridges_r34c45_r36c45_2)))
(assert (not (and bridges_r32c45_r34c45_1 bridges_r34c43_r34c45_1 bridges_r34c45_r34c46_1 bridges_r34c45_r36c45_1)))
(assert (not (and bridges_r32c45_r34c45_1 bridges_r34c43_r34c45_1 bridges_r34c45_r34c46_2)))
(assert (not (and bridges_r32c45_r34c45_1 bridges_r34c43_r34c45_2 bridges_r34c45_r36c45_1)))
(assert (not (and bridges_r32c45_r34c45_1 bridges_r34c43_r34c45_2 bridges_r34c45_r34c46_1)))
(assert (or bridges_r34c43_r34c45_1 bridges_r34c45_r34c46_1 bridges_r34c45_r36c45_1))
(assert (not (and bridges_r32c45_r34c45_2 bridges_r34c45_r36c45_2)))
(assert (not (and bridges_r32c45_r34c45_2 bridges_r34c45_r34c46_1 bridges_r34c45_r36c45_1)))
(assert (not (and bridges_r32c45_r34c45_2 bridges_r34c45_r34c46_2)))
(assert (not (and bridges_r32c45_r34c45_2 bridges_r34c43_r34c45_1 bridges_r34c45_r36c45_1)))
(assert (not (and bridges_r32c45_r34c45_2 bridges_r34c43_r34c45_1 bridges_r34c45_r34c46_1)))
(assert (not (and bridges_r32c45_r34c45_2 bridges_r34c43_r34c45_2)))
(assert (or bridges_r33c46_r34c46_1 bridges_r34c45_r34c46_1)) ; island 5 at r34c46
(assert (or bridges_r33c46_r34c46_1 bridges_r34c45_r34c46_2 bridges_r34c46_r34c47_2))
(assert (or bridges_r33c46_r34c46_1 bridges_r34c45_r34c46_2 bridges_r34c46_r36c46_2))
(assert (or bridges_r33c46_r34c46_1 bridges_r34c46_r34c47_1))
(assert (or bridges_r33c46_r34c46_1 bridges_r34c46_r34c47_2 bridges_r34c46_r36c46_2))
(assert (or bridges_r33c46_r34c46_1 bridges_r34c46_r36c46_1))
(assert (not (and bridges_r34c45_r34c46_2 bridges_r34c46_r34c47_2 bridges_r34c46_r36c46_2)))
(assert (or bridges_r33c46_r34c46_2 bridges_r34c45_r34c46_1 bridges_r34c46_r34c47_2))
(assert (or bridges_r33c46_r34c46_2 bridges_r34c45_r34c46_1 bridges_r34c46_r36c46_2))
(assert (or bridges_r33c46_r34c46_2 bridges_r34c45_r34c46_2 bridges_r34c46_r34c47_1))
(assert (or bridges_r33c46_r34c46_2 bridges_r34c45_r34c46_2 bridges_r34c46_r34c47_2 bridges_r34c46_r36c46_2))
(assert (or bridges_r33c46_r34c46_2 bridges_r34c45_r34c46_2 bridges_r34c46_r36c46_1))
(assert (not (and bridges_r33c46_r34c46_1 bridges_r34c45_r34c46_1 bridges_r34c46_r34c47_2 bridges_r34c46_r36c46_2)))
(assert (or bridges_r33c46_r34c46_2 bridges_r34c46_r34c47_1 bridges_r34c46_r36c46_2))
(assert (or bridges_r33c46_r34c46_2 bridges_r34c46_r34c47_2 bridges_r34c46_r36c46_1))
(assert (not (and bridges_r33c46_r34c46_1 bridges_r34c45_r34c46_2 bridges_r34c46_r34c47_1 bridges_r34c46_r36c46_2)))
(assert (not (and bridges_r33c46_r34c46_1 bridges_r34c45_r34c46_2 bridges_r34c46_r34c47_2 bridges_r34c46_r36c46_1)))
(assert (or bridges_r34c45_r34c46_1 bridges_r34c46_r34c47_1))
(assert (or bridges_r34c45_r34c46_1 bridges_r34c46_r34c47_2 bridges_r34c46_r36c46_2))
(assert (or bridges_r34c45_r34c46_1 bridges_r34c46_r36c46_1))
(assert (not (and bridges_r33c46_r34c46_2 bridges_r34c46_r34c47_2 bridges_r34c46_r36c46_2)))
(assert (or bridges_r34c45_r34c46_2 bridges_r34c46_r34c47_1 bridges_r34c46_r36c46_2))
(assert (or bridges_r34c45_r34c46_2 bridges_r34c46_r34c47_2 bridges_r34c46_r36c46_1))
(assert (not (and bridges_r33c46_r34c46_2 bridges_r34c45_r34c46_1 bridges_r34c46_r34c47_1 bridges_r34c46_r36c46_2)))
(assert (not (and bridges_r33c46_r34c46_2 bridges_r34c45_r34c46_1 bridges_r34c46_r34c47_2 bridges_r34c46_r36c46_1)))
(assert (or bridges_r34c46_r34c47_1 bridges_r34c46_r36c46_1))
(assert (not (and bridges_r33c46_r34c46_2 bridges_r34c45_r34c46_2 bridges_r34c46_r36c46_2)))
(assert (not (and bridges_r33c46_r34c46_2 bridges_r34c45_r34c46_2 bridges_r34c46_r34c47_1 bridges_r34c46_r36c46_1)))
(assert (not (and bridges_r33c46_r34c46_2 bridges_r34c45_r34c46_2 bridges_r34c46_r34c47_2)))
(assert (or bridges_r32c47_r34c47_1 bridges_r34c46_r34c47_1)) ; island 5 at r34c47
(assert (or bridges_r32c47_r34c47_1 bridges_r34c46_r34c47_2 bridges_r34c47_r34c57_2))
(assert (or bridges_r32c47_r34c47_1 bridges_r34c46_r34c47_2 bridges_r34c47_r36c47_2))
(assert (or bridges_r32c47_r34c47_1 bridges_r34c47_r34c57_1))
(assert (or bridges_r32c47_r34c47_1 bridges_r34c47_r34c57_2 bridges_r34c47_r36c47_2))
(assert (or bridges_r32c47_r34c47_1 bridges_r34c47_r36c47_1))
(assert (not (and bridges_r34c46_r34c47_2 bridges_r34c47_r34c57_2 bridges_r34c47_r36c47_2)))
(assert (or bridges_r32c47_r34c47_2 bridges_r34c46_r34c47_1 bridges_r34c47_r34c57_2))
(assert (or bridges_r32c47_r34c47_2 bridges_r34c46_r34c47_1 bridges_r34c47_r36c47_2))
(assert (or bridges_r32c47_r34c47_2 bridges_r34c46_r34c47_2 bridges_r34c47_r34c57_1))
(assert (or bridges_r32c47_r34c47_2 bridges_r34c46_r34c47_2 bridges_r34c47_r34c57_2 bridges_r34c47_r36c47_2))
(assert (or bridges_r32c47_r34c47_2 bridges_r34c46_r34c47_2 bridges_r34c47_r36c47_1))
(assert (not (and bridges_r32c47_r34c47_1 bridges_r34c46_r34c47_1 bridges_r34c47_r34c57_2 bridges_r34c47_r36c47_2)))
(assert (or bridges_r32c47_r34c47_2 bridges_r34c47_r34c57_1 bridges_r34c47_r36c47_2))
(assert (or bridges_r32c47_r34c47_2 bridges_r34c47_r34c57_2 bridges_r34c47_r36c47_1))
(assert (not (and bridges_r32c47_r34c47_1 bridges_r34c46_r34c47_2 bridges_r34c47_r34c57_1 bridges_r34c47_r36c47_2)))
(assert (not (and bridges_r32c47_r34c47_1 bridges_r34c46_r34c47_2 bridges_r34c47_r34c57_2 bridges_r34c47_r36c47_1)))
(assert (or bridges_r34c46_r34c47_1 bridges_r34c47_r34c57_1))
(assert (or bridges_r34c46_r34c47_1 bridges_r34c47_r34c57_2 bridges_r34c47_r36c47_2))
(assert (or bridges_r34c46_r34c47_1 bridges_r34c47_r36c47_1))
(assert (not (and bridges_r32c47_r34c47_2 bridges_r34c47_r34c57_2 bridges_r34c47_r36c47_2)))
(assert (or bridges_r34c46_r34c47_2 bridges_r34c47_r34c57_1 bridges_r34c47_r36c47_2))
(assert (or bridges_r34c46_r34c47_2 bridges_r34c47_r34c57_2 bridges_r34c47_r36c47_1))
(assert (not (and bridges_r32c47_r34c47_2 bridges_r34c46_r34c47_1 bridges_r34c47_r34c57_1 bridges_r34c47_r36c47_2)))
(assert (not (and bridges_r32c47_r34c47_2 bridges_r34c46_r34c47_1 bridges_r34c47_r34c57_2 bridges_r34c47_r36c47_1)))
(assert (or bridges_r34c47_r34c57_1 bridges_r34c47_r36c47_1))
(assert (not (and bridges_r32c47_r34c47_2 bridges_r34c46_r34c47_2 bridges_r34c47_r36c47_2)))
(assert (not (and bridges_r32c47_r34c47_2 bridges_r34c46_r34c47_2 bridges_r34c47_r34c57_1 bridges_r34c47_r36c47_1)))
(assert (not (and bridges_r32c47_r34c47_2 bridges_r34c46_r34c47_2 bridges_r34c47_r34c57_2)))
(assert (or bridges_r31c57_r34c57_1 bridges_r34c47_r34c57_1 bridges_r34c57_r37c57_2)) ; island 2 at r34c57
(assert (or bridges_r31c57_r34c57_1 bridges_r34c47_r34c57_2 bridges_r34c57_r37c57_1))
(assert (not (and bridges_r34c47_r34c57_1 bridges_r34c57_r37c57_2)))
(assert (not (and bridges_r34c47_r34c57_2 bridges_r34c57_r37c57_1)))
(assert (or bridges_r31c57_r34c57_2 bridges_r34c47_r34c57_1 bridges_r34c57_r37c57_1))
(assert (not (and bridges_r31c57_r34c57_1 bridges_r34c57_r37c57_2)))
(assert (not (and bridges_r31c57_r34c57_1 bridges_r34c47_r34c57_1 bridges_r34c57_r37c57_1)))
(assert (not (and bridges_r31c57_r34c57_1 bridges_r34c47_r34c57_2)))
(assert (not (and bridges_r31c57_r34c57_2 bridges_r34c57_r37c57_1)))
(assert (not (and bridges_r31c57_r34c57_2 bridges_r34c47_r34c57_1)))
(assert (or bridges_r15c35_r35c35_1 bridges_r35c35_r35c36_2)) ; island 2 at r35c35
(assert (or bridges_r15c35_r35c35_2 bridges_r35c35_r35c36_1))
(assert (not (and bridges_r15c35_r35c35_1 bridges_r35c35_r35c36_2)))
(assert (not (and bridges_r15c35_r35c35_2 bridges_r35c35_r35c36_1)))
(assert (or bridges_r20c36_r35c36_1 bridges_r35c35_r35c36_2)) ; island 6 at r35c36
(assert (or bridges_r20c36_r35c36_1 bridges_r35c36_r35c38_2))
(assert (or bridges_r20c36_r35c36_1 bridges_r35c36_r36c36_2))
(assert (or bridges_r20c36_r35c36_2 bridges_r35c35_r35c36_1))
(assert (or bridges_r20c36_r35c36_2 bridges_r35c35_r35c36_2 bridges_r35c36_r35c38_2))
(assert (or bridges_r20c36_r35c36_2 bridges_r35c35_r35c36_2 bridges_r35c36_r36c36_2))
(assert (or bridges_r20c36_r35c36_2 bridges_r35c36_r35c38_1))
(assert (or bridges_r20c36_r35c36_2 bridges_r35c36_r35c38_2 bridges_r35c36_r36c36_2))
(assert (or bridges_r20c36_r35c36_2 bridges_r35c36_r36c36_1))
(assert (not (and bridges_r20c36_r35c36_1 bridges_r35c35_r35c36_2 bridges_r35c36_r35c38_2 bridges_r35c36_r36c36_2)))
(assert (or bridges_r35c35_r35c36_1 bridges_r35c36_r35c38_2))
(assert (or bridges_r35c35_r35c36_1 bridges_r35c36_r36c36_2))
(assert (or bridges_r35c35_r35c36_2 bridges_r35c36_r35c38_1))
(assert (or bridges_r35c35_r35c36_2 bridges_r35c36_r35c38_2 bridges_r35c36_r36c36_2))
(assert (or bridges_r35c35_r35c36_2 bridges_r35c36_r36c36_1))
(assert (not (and bridges_r20c36_r35c36_2 bridges_r35c35_r35c36_1 bridges_r35c36_r35c38_2 bridges_r35c36_r36c36_2)))
(assert (or bridges_r35c36_r35c38_1 bridges_r35c36_r36c36_2))
(assert (or bridges_r35c36_r35c38_2 bridges_r35c36_r36c36_1))
(assert (not (and bridges_r20c36_r35c36_2 bridges_r35c35_r35c36_2 bridges_r35c36_r35c38_1 bridges_r35c36_r36c36_2)))
(assert (not (and bridges_r20c36_r35c36_2 bridges_r35c35_r35c36_2 bridges_r35c36_r35c38_2 bridges_r35c36_r36c36_1)))
(assert (or bridges_r33c38_r35c38_1 bridges_r35c36_r35c38_1)) ; island 5 at r35c38
(assert (or bridges_r33c38_r35c38_1 bridges_r35c36_r35c38_2 bridges_r35c38_r35c40_2))
(assert (or bridges_r33c38_r35c38_1 bridges_r35c36_r35c38_2 bridges_r35c38_r36c38_2))
(assert (or bridges_r33c38_r35c38_1 bridges_r35c38_r35c40_1))
(assert (or bridges_r33c38_r35c38_1 bridges_r35c38_r35c40_2 bridges_r35c38_r36c38_2))
(assert (or bridges_r33c38_r35c38_1 bridges_r35c38_r36c38_1))
(assert (not (and bridges_r35c36_r35c38_2 bridges_r35c38_r35c40_2 bridges_r35c38_r36c38_2)))
(assert (or bridges_r33c38_r35c38_2 bridges_r35c36_r35c38_1 bridges_r35c38_r35c40_2))
(assert (or bridges_r33c38_r35c38_2 bridges_r35c36_r35c38_1 bridges_r35c38_r36c38_2))
(assert (or bridges_r33c38_r35c38_2 bridges_r35c36_r35c38_2 bridges_r35c38_r35c40_1))
(assert (or bridges_r33c38_r35c38_2 bridges_r35c36_r35c38_2 bridges_r35c38_r35c40_2 bridges_r35c38_r36c38_2))
(assert (or bridges_r33c38_r35c38_2 bridges_r35c36_r35c38_2 bridges_r35c38_r36c38_1))
(assert (not (and bridges_r33c38_r35c38_1 bridges_r35c36_r35c38_1 bridges_r35c38_r35c40_2 bridges_r35c38_r36c38_2)))
(assert (or bridges_r33c38_r35c38_2 bridges_r35c38_r35c40_1 bridges_r35c38_r36c38_2))
(assert (or bridges_r33c38_r35c38_2 bridges_r35c38_r35c40_2 bridges_r35c38_r36c38_1))
(assert (not (and bridges_r33c38_r35c38_1 bridges_r35c36_r35c38_2 bridges_r35c38_r35c40_1 bridges_r35c38_r36c38_2)))
(assert (not (and bridges_r33c38_r35c38_1 bridges_r35c36_r35c38_2 bridges_r35c38_r35c40_2 bridges_r35c38_r36c38_1)))
(assert (or bridges_r35c36_r35c38_1 bridges_r35c38_r35c40_1))
(assert (or bridges_r35c36_r35c38_1 bridges_r35c38_r35c40_2 bridges_r35c38_r36c38_2))
(assert (or bridges_r35c36_r35c38_1 bridges_r35c38_r36c38_1))
(assert (not (and bridges_r33c38_r35c38_2 bridges_r35c38_r35c40_2 bridges_r35c38_r36c38_2)))
(assert (or bridges_r35c36_r35c38_2 bridges_r35c38_r35c40_1 bridges_r35c38_r36c38_2))
(assert (or bridges_r35c36_r35c38_2 bridges_r35c38_r35c40_2 bridges_r35c38_r36c38_1))
(assert (not (and bridges_r33c38_r35c38_2 bridges_r35c36_r35c38_1 bridges_r35c38_r35c40_1 bridges_r35c38_r36c38_2)))
(assert (not (and bridges_r33c38_r35c38_2 bridges_r35c36_r35c38_1 bridges_r35c38_r35c40_2 bridges_r35c38_r36c38_1)))
(assert (or bridges_r35c38_r35c40_1 bridges_r35c38_r36c38_1))
(assert (not (and bridges_r33c38_r35c38_2 bridges_r35c36_r35c38_2 bridges_r35c38_r36c38_2)))
(assert (not (and bridges_r33c38_r35c38_2 bridges_r35c36_r35c38_2 bridges_r35c38_r35c40_1 bridges_r35c38_r36c38_1)))
(assert (not (and bridges_r33c38_r35c38_2 bridges_r35c36_r35c38_2 bridges_r35c38_r35c40_2)))
(assert (or bridges_r34c40_r35c40_1 bridges_r35c38_r35c40_1)) ; island 3 at r35c40
(assert (or bridges_r34c40_r35c40_1 bridges_r35c38_r35c40_2 bridges_r35c40_r35c48_2))
(assert (or bridges_r34c40_r35c40_1 bridges_r35c40_r35c48_1))
(assert (not (and bridges_r35c38_r35c40_2 bridges_r35c40_r35c48_2)))
(assert (or bridges_r34c40_r35c40_2 bridges_r35c38_r35c40_1 bridges_r35c40_r35c48_2))
(assert (or bridges_r34c40_r35c40_2 bridges_r35c38_r35c40_2 bridges_r35c40_r35c48_1))
(assert (not (and bridges_r34c40_r35c40_1 bridges_r35c38_r35c40_1 bridges_r35c40_r35c48_2)))
(assert (not (and bridges_r34c40_r35c40_1 bridges_r35c38_r35c40_2 bridges_r35c40_r35c48_1)))
(assert (or bridges_r35c38_r35c40_1 bridges_r35c40_r35c48_1))
(assert (not (and bridges_r34c40_r35c40_2 bridges_r35c40_r35c48_2)))
(assert (not (and bridges_r34c40_r35c40_2 bridges_r35c38_r35c40_1 bridges_r35c40_r35c48_1)))
(assert (not (and bridges_r34c40_r35c40_2 bridges_r35c38_r35c40_2)))
(assert (or bridges_r31c48_r35c48_1 bridges_r35c40_r35c48_2)) ; island 4 at r35c48
(assert (or bridges_r31c48_r35c48_1 bridges_r35c48_r35c49_2))
(assert (or bridges_r31c48_r35c48_2 bridges_r35c40_r35c48_1))
(assert (or bridges_r31c48_r35c48_2 bridges_r35c40_r35c48_2 bridges_r35c48_r35c49_2))
(assert (or bridges_r31c48_r35c48_2 bridges_r35c48_r35c49_1))
(assert (not (and bridges_r31c48_r35c48_1 bridges_r35c40_r35c48_2 bridges_r35c48_r35c49_2)))
(assert (or bridges_r35c40_r35c48_1 bridges_r35c48_r35c49_2))
(assert (or bridges_r35c40_r35c48_2 bridges_r35c48_r35c49_1))
(assert (not (and bridges_r31c48_r35c48_2 bridges_r35c40_r35c48_1 bridges_r35c48_r35c49_2)))
(assert (not (and bridges_r31c48_r35c48_2 bridges_r35c40_r35c48_2 bridges_r35c48_r35c49_1)))
(assert (or bridges_r25c49_r35c49_1 bridges_r35c48_r35c49_1)) ; island 3 at r35c49
(assert (or bridges_r25c49_r35c49_1 bridges_r35c48_r35c49_2 bridges_r35c49_r35c52_2))
(assert (or bridges_r25c49_r35c49_1 bridges_r35c49_r35c52_1))
(assert (not (and bridges_r35c48_r35c49_2 bridges_r35c49_r35c52_2)))
(assert (or bridges_r25c49_r35c49_2 bridges_r35c48_r35c49_1 bridges_r35c49_r35c52_2))
(assert (or bridges_r25c49_r35c49_2 bridges_r35c48_r35c49_2 bridges_r35c49_r35c52_1))
(assert (not (and bridges_r25c49_r35c49_1 bridges_r35c48_r35c49_1 bridges_r35c49_r35c52_2)))
(assert (not (and bridges_r25c49_r35c49_1 bridges_r35c48_r35c49_2 bridges_r35c49_r35c52_1)))
(assert (or bridges_r35c48_r35c49_1 bridges_r35c49_r35c52_1))
(assert (not (and bridges_r25c49_r35c49_2 bridges_r35c49_r35c52_2)))
(assert (not (and bridges_r25c49_r35c49_2 bridges_r35c48_r35c49_1 bridges_r35c49_r35c52_1)))
(assert (not (and bridges_r25c49_r35c49_2 bridges_r35c48_r35c49_2)))
(assert (or bridges_r27c52_r35c52_1 bridges_r35c49_r35c52_1)) ; island 5 at r35c52
(assert (or bridges_r27c52_r35c52_1 bridges_r35c49_r35c52_2 bridges_r35c52_r35c55_2))
(assert (or bridges_r27c52_r35c52_1 bridges_r35c49_r35c52_2 bridges_r35c52_r36c52_2))
(assert (or bridges_r27c52_r35c52_1 bridges_r35c52_r35c55_1))
(assert (or bridges_r27c52_r35c52_1 bridges_r35c52_r35c55_2 bridges_r35c52_r36c52_2))
(assert (or bridges_r27c52_r35c52_1 bridges_r35c52_r36c52_1))
(assert (not (and bridges_r35c49_r35c52_2 bridges_r35c52_r35c55_2 bridges_r35c52_r36c52_2)))
(assert (or bridges_r27c52_r35c52_2 bridges_r35c49_r35c52_1 bridges_r35c52_r35c55_2))
(assert (or bridges_r27c52_r35c52_2 bridges_r35c49_r35c52_1 bridges_r35c52_r36c52_2))
(assert (or bridges_r27c52_r35c52_2 bridges_r35c49_r35c52_2 bridges_r35c52_r35c55_1))
(assert (or bridges_r27c52_r35c52_2 bridges_r35c49_r35c52_2 bridges_r35c52_r35c55_2 bridges_r35c52_r36c52_2))
(assert (or bridges_r27c52_r35c52_2 bridges_r35c49_r35c52_2 bridges_r35c52_r36c52_1))
(assert (not (and bridges_r27c52_r35c52_1 bridges_r35c49_r35c52_1 bridges_r35c52_r35c55_2 bridges_r35c52_r36c52_2)))
(assert (or bridges_r27c52_r35c52_2 bridges_r35c52_r35c55_1 bridges_r35c52_r36c52_2))
(assert (or bridges_r27c52_r35c52_2 bridges_r35c52_r35c55_2 bridges_r35c52_r36c52_1))
(assert (not (and bridges_r27c52_r35c52_1 bridges_r35c49_r35c52_2 bridges_r35c52_r35c55_1 bridges_r35c52_r36c52_2)))
(assert (not (and bridges_r27c52_r35c52_1 bridges_r35c49_r35c52_2 bridges_r35c52_r35c55_2 bridges_r35c52_r36c52_1)))
(assert (or bridges_r35c49_r35c52_1 bridges_r35c52_r35c55_1))
(assert (or bridges_r35c49_r35c52_1 bridges_r35c52_r35c55_2 bridges_r35c52_r36c52_2))
(assert (or bridges_r35c49_r35c52_1 bridges_r35c52_r36c52_1))
(assert (not (and bridges_r27c52_r35c52_2 bridges_r35c52_r35c55_2 bridges_r35c52_r36c52_2)))
(assert (or bridges_r35c49_r35c52_2 bridges_r35c52_r35c55_1 bridges_r35c52_r36c52_2))
(assert (or bridges_r35c49_r35c52_2 bridges_r35c52_r35c55_2 bridges_r35c52_r36c52_1))
(assert (not (and bridges_r27c52_r35c52_2 bridges_r35c49_r35c52_1 bridges_r35c52_r35c55_1 bridges_r35c52_r36c52_2)))
(assert (not (and bridges_r27c52_r35c52_2 bridges_r35c49_r35c52_1 bridges_r35c52_r35c55_2 bridges_r35c52_r36c52_1)))
(assert (or bridges_r35c52_r35c55_1 bridges_r35c52_r36c52_1))
(assert (not (and bridges_r27c52_r35c52_2 bridges_r35c49_r35c52_2 bridges_r35c52_r36c52_2)))
(assert (not (and bridges_r27c52_r35c52_2 bridges_r35c49_r35c52_2 bridges_r35c52_r35c55_1 bridges_r35c52_r36c52_1)))
(assert (not (and bridges_r27c52_r35c52_2 bridges_r35c49_r35c52_2 bridges_r35c52_r35c55_2)))
(assert (or bridges_r25c55_r35c55_2 bridges_r35c52_r35c55_2)) ; island 7 at r35c55
(assert (or bridges_r25c55_r35c55_2 bridges_r35c55_r35c58_2))
(assert (or bridges_r25c55_r35c55_2 bridges_r35c55_r37c55_2))
(assert bridges_r35c52_r35c55_1)
(assert (or bridges_r35c52_r35c55_2 bridges_r35c55_r35c58_2))
(assert (or bridges_r35c52_r35c55_2 bridges_r35c55_r37c55_2))
(assert bridges_r35c55_r35c58_1)
(assert (or bridges_r35c55_r35c58_2 bridges_r35c55_r37c55_2))
(assert bridges_r35c55_r37c55_1)
(assert (not (and bridges_r25c55_r35c55_2 bridges_r35c52_r35c55_2 bridges_r35c55_r35c58_2 bridges_r35c55_r37c55_2)))
(assert bridges_r31c58_r35c58_2) ; island 8 at r35c58
(assert bridges_r35c55_r35c58_2)
(assert bridges_r35c58_r35c59_2)
(assert bridges_r35c58_r40c58_2)
(assert (or bridges_r31c59_r35c59_1 bridges_r35c58_r35c59_2)) ; island 6 at r35c59
(assert (or bridges_r31c59_r35c59_1 bridges_r35c59_r35c60_2))
(assert (or bridges_r31c59_r35c59_1 bridges_r35c59_r36c59_2))
(assert (or bridges_r31c59_r35c59_2 bridges_r35c58_r35c59_1))
(assert (or bridges_r31c59_r35c59_2 bridges_r35c58_r35c59_2 bridges_r35c59_r35c60_2))
(assert (or bridges_r31c59_r35c59_2 bridges_r35c58_r35c59_2 bridges_r35c59_r36c59_2))
(assert (or bridges_r31c59_r35c59_2 bridges_r35c59_r35c60_1))
(assert (or bridges_r31c59_r35c59_2 bridges_r35c59_r35c60_2 bridges_r35c59_r36c59_2))
(assert (or bridges_r31c59_r35c59_2 bridges_r35c59_r36c59_1))
(assert (not (and bridges_r31c59_r35c59_1 bridges_r35c58_r35c59_2 bridges_r35c59_r35c60_2 bridges_r35c59_r36c59_2)))
(assert (or bridges_r35c58_r35c59_1 bridges_r35c59_r35c60_2))
(assert (or bridges_r35c58_r35c59_1 bridges_r35c59_r36c59_2))
(assert (or bridges_r35c58_r35c59_2 bridges_r35c59_r35c60_1))
(assert (or bridges_r35c58_r35c59_2 bridges_r35c59_r35c60_2 bridges_r35c59_r36c59_2))
(assert (or bridges_r35c58_r35c59_2 bridges_r35c59_r36c59_1))
(assert (not (and bridges_r31c59_r35c59_2 bridges_r35c58_r35c59_1 bridges_r35c59_r35c60_2 bridges_r35c59_r36c59_2)))
(assert (or bridges_r35c59_r35c60_1 bridges_r35c59_r36c59_2))
(assert (or bridges_r35c59_r35c60_2 bridges_r35c59_r36c59_1))
(assert (not (and bridges_r31c59_r35c59_2 bridges_r35c58_r35c59_2 bridges_r35c59_r35c60_1 bridges_r35c59_r36c59_2)))
(assert (not (and bridges_r31c59_r35c59_2 bridges_r35c58_r35c59_2 bridges_r35c59_r35c60_2 bridges_r35c59_r36c59_1)))
(assert (or bridges_r28c60_r35c60_1 bridges_r35c59_r35c60_2)) ; island 4 at r35c60
(assert (or bridges_r28c60_r35c60_1 bridges_r35c60_r38c60_2))
(assert (or bridges_r28c60_r35c60_2 bridges_r35c59_r35c60_1))
(assert (or bridges_r28c60_r35c60_2 bridges_r35c59_r35c60_2 bridges_r35c60_r38c60_2))
(assert (or bridges_r28c60_r35c60_2 bridges_r35c60_r38c60_1))
(assert (not (and bridges_r28c60_r35c60_1 bridges_r35c59_r35c60_2 bridges_r35c60_r38c60_2)))
(assert (or bridges_r35c59_r35c60_1 bridges_r35c60_r38c60_2))
(assert (or bridges_r35c59_r35c60_2 bridges_r35c60_r38c60_1))
(assert (not (and bridges_r28c60_r35c60_2 bridges_r35c59_r35c60_1 bridges_r35c60_r38c60_2)))
(assert (not (and bridges_r28c60_r35c60_2 bridges_r35c59_r35c60_2 bridges_r35c60_r38c60_1)))
(assert (or bridges_r28c28_r36c28_1 bridges_r36c28_r36c29_1)) ; island 1 at r36c28
(assert (not (and bridges_r28c28_r36c28_1 bridges_r36c28_r36c29_1)))
(assert (or bridges_r33c29_r36c29_1 bridges_r36c28_r36c29_1)) ; island 3 at r36c29
(assert (or bridges_r33c29_r36c29_1 bridges_r36c29_r36c36_2))
(assert (or bridges_r33c29_r36c29_2 bridges_r36c28_r36c29_1 bridges_r36c29_r36c36_2))
(assert (or bridges_r33c29_r36c29_2 bridges_r36c29_r36c36_1))
(assert (not (and bridges_r33c29_r36c29_1 bridges_r36c28_r36c29_1 bridges_r36c29_r36c36_2)))
(assert (or bridges_r36c28_r36c29_1 bridges_r36c29_r36c36_1))
(assert (not (and bridges_r33c29_r36c29_2 bridges_r36c29_r36c36_2)))
(assert (not (and bridges_r33c29_r36c29_2 bridges_r36c28_r36c29_1 bridges_r36c29_r36c36_1)))
(assert (or bridges_r35c36_r36c36_1 bridges_r36c29_r36c36_1)) ; island 3 at r36c36
(assert (or bridges_r35c36_r36c36_1 bridges_r36c29_r36c36_2 bridges_r36c36_r36c38_2))
(assert (or bridges_r35c36_r36c36_1 bridges_r36c36_r36c38_1))
(assert (not (and bridges_r36c29_r36c36_2 bridges_r36c36_r36c38_2)))
(assert (or bridges_r35c36_r36c36_2 bridges_r36c29_r36c36_1 bridges_r36c36_r36c38_2))
(assert (or bridges_r35c36_r36c36_2 bridges_r36c29_r36c36_2 bridges_r36c36_r36c38_1))
(assert (not (and bridges_r35c36_r36c36_1 bridges_r36c29_r36c36_1 bridges_r36c36_r36c38_2)))
(assert (not (and bridges_r35c36_r36c36_1 bridges_r36c29_r36c36_2 bridges_r36c36_r36c38_1)))
(assert (or bridges_r36c29_r36c36_1 bridges_r36c36_r36c38_1))
(assert (not (and bridges_r35c36_r36c36_2 bridges_r36c36_r36c38_2)))
(assert (not (and bridges_r35c36_r36c36_2 bridges_r36c29_r36c36_1 bridges_r36c36_r36c38_1)))
(assert (not (and bridges_r35c36_r36c36_2 bridges_r36c29_r36c36_2)))
(assert (or bridges_r35c38_r36c38_1 bridges_r36c36_r36c38_2)) ; island 4 at r36c38
(assert (or bridges_r35c38_r36c38_1 bridges_r36c38_r36c42_2))
(assert (or bridges_r35c38_r36c38_2 bridges_r36c36_r36c38_1))
(assert (or bridges_r35c38_r36c38_2 bridges_r36c36_r36c38_2 bridges_r36c38_r36c42_2))
(assert (or bridges_r35c38_r36c38_2 bridges_r36c38_r36c42_1))
(assert (not (and bridges_r35c38_r36c38_1 bridges_r36c36_r36c38_2 bridges_r36c38_r36c42_2)))
(assert (or bridges_r36c36_r36c38_1 bridges_r36c38_r36c42_2))
(assert (or bridges_r36c36_r36c38_2 bridges_r36c38_r36c42_1))
(assert (not (and bridges_r35c38_r36c38_2 bridges_r36c36_r36c38_1 bridges_r36c38_r36c42_2)))
(assert (not (and bridges_r35c38_r36c38_2 bridges_r36c36_r36c38_2 bridges_r36c38_r36c42_1)))
(assert bridges_r34c42_r36c42_1) ; island 5 at r36c42
(assert (or bridges_r34c42_r36c42_2 bridges_r36c38_r36c42_2))
(assert (or bridges_r34c42_r36c42_2 bridges_r36c42_r36c43_2))
(assert bridges_r36c38_r36c42_1)
(assert (or bridges_r36c38_r36c42_2 bridges_r36c42_r36c43_2))
(assert bridges_r36c42_r36c43_1)
(assert (not (and bridges_r34c42_r36c42_2 bridges_r36c38_r36c42_2 bridges_r36c42_r36c43_2)))
(assert (or bridges_r34c43_r36c43_1 bridges_r36c42_r36c43_1)) ; island 3 at r36c43
(assert (or bridges_r34c43_r36c43_1 bridges_r36c42_r36c43_2 bridges_r36c43_r36c45_2))
(assert (or bridges_r34c43_r36c43_1 bridges_r36c43_r36c45_1))
(assert (not (and bridges_r36c42_r36c43_2 bridges_r36c43_r36c45_2)))
(assert (or bridges_r34c43_r36c43_2 bridges_r36c42_r36c43_1 bridges_r36c43_r36c45_2))
(assert (or bridges_r34c43_r36c43_2 bridges_r36c42_r36c43_2 bridges_r36c43_r36c45_1))
(assert (not (and bridges_r34c43_r36c43_1 bridges_r36c42_r36c43_1 bridges_r36c43_r36c45_2)))
(assert (not (and bridges_r34c43_r36c43_1 bridges_r36c42_r36c43_2 bridges_r36c43_r36c45_1)))
(assert (or bridges_r36c42_r36c43_1 bridges_r36c43_r36c45_1))
(assert (not (and bridges_r34c43_r36c43_2 bridges_r36c43_r36c45_2)))
(assert (not (and bridges_r34c43_r36c43_2 bridges_r36c42_r36c43_1 bridges_r36c43_r36c45_1)))
(assert (not (and bridges_r34c43_r36c43_2 bridges_r36c42_r36c43_2)))
(assert (or bridges_r34c45_r36c45_1 bridges_r36c43_r36c45_2)) ; island 4 at r36c45
(assert (or bridges_r34c45_r36c45_1 bridges_r36c45_r36c46_2))
(assert (or bridges_r34c45_r36c45_2 bridges_r36c43_r36c45_1))
(assert (or bridges_r34c45_r36c45_2 bridges_r36c43_r36c45_2 bridges_r36c45_r36c46_2))
(assert (or bridges_r34c45_r36c45_2 bridges_r36c45_r36c46_1))
(assert (not (and bridges_r34c45_r36c45_1 bridges_r36c43_r36c45_2 bridges_r36c45_r36c46_2)))
(assert (or bridges_r36c43_r36c45_1 bridges_r36c45_r36c46_2))
(assert (or bridges_r36c43_r36c45_2 bridges_r36c45_r36c46_1))
(assert (not (and bridges_r34c45_r36c45_2 bridges_r36c43_r36c45_1 bridges_r36c45_r36c46_2)))
(assert (not (and bridges_r34c45_r36c45_2 bridges_r36c43_r36c45_2 bridges_r36c45_r36c46_1)))
(assert bridges_r34c46_r36c46_1) ; island 6 at r36c46
(assert (or bridges_r34c46_r36c46_2 bridges_r36c45_r36c46_2))
(assert (or bridges_r34c46_r36c46_2 bridges_r36c46_r36c47_2))
(assert (or bridges_r34c46_r36c46_2 bridges_r36c46_r38c46_1))
(assert bridges_r36c45_r36c46_1)
(assert (or bridges_r36c45_r36c46_2 bridges_r36c46_r36c47_2))
(assert (or bridges_r36c45_r36c46_2 bridges_r36c46_r38c46_1))
(assert bridges_r36c46_r36c47_1)
(assert (or bridges_r36c46_r36c47_2 bridges_r36c46_r38c46_1))
(assert (not (and bridges_r34c46_r36c46_2 bridges_r36c45_r36c46_2 bridges_r36c46_r36c47_2 bridges_r36c46_r38c46_1)))
(assert bridges_r34c47_r36c47_2) ; island 6 at r36c47
(assert bridges_r36c46_r36c47_2)
(assert bridges_r36c47_r36c52_2)
(assert bridges_r35c52_r36c52_1) ; island 5 at r36c52
(assert (or bridges_r35c52_r36c52_2 bridges_r36c47_r36c52_2))
(assert (or bridges_r35c52_r36c52_2 bridges_r36c52_r36c54_2))
(assert bridges_r36c47_r36c52_1)
(assert (or bridges_r36c47_r36c52_2 bridges_r36c52_r36c54_2))
(assert bridges_r36c52_r36c54_1)
(assert (not (and bridges_r35c52_r36c52_2 bridges_r36c47_r36c52_2 bridges_r36c52_r36c54_2)))
(assert (or bridges_r33c54_r36c54_1 bridges_r36c52_r36c54_1)) ; island 2 at r36c54
(assert (or bridges_r33c54_r36c54_1 bridges_r36c52_r36c54_2 bridges_r36c54_r36c59_1))
(assert (not (and bridges_r36c52_r36c54_2 bridges_r36c54_r36c59_1)))
(assert (or bridges_r36c52_r36c54_1 bridges_r36c54_r36c59_1))
(assert (not (and bridges_r33c54_r36c54_1 bridges_r36c52_r36c54_1 bridges_r36c54_r36c59_1)))
(assert (not (and bridges_r33c54_r36c54_1 bridges_r36c52_r36c54_2)))
(assert bridges_r35c59_r36c59_1) ; island 2 at r36c59
(assert (or bridges_r35c59_r36c59_2 bridges_r36c54_r36c59_1))
(assert (not (and bridges_r35c59_r36c59_2 bridges_r36c54_r36c59_1)))
(assert (or bridges_r20c26_r37c26_2 bridges_r37c26_r37c27_2)) ; island 5 at r37c26
(assert (or bridges_r20c26_r37c26_2 bridges_r37c26_r39c26_2))
(assert bridges_r37c26_r37c27_1)
(assert (or bridges_r37c26_r37c27_2 bridges_r37c26_r39c26_2))
(assert bridges_r37c26_r39c26_1)
(assert (not (and bridges_r20c26_r37c26_2 bridges_r37c26_r37c27_2 bridges_r37c26_r39c26_2)))
(assert (or bridges_r28c27_r37c27_1 bridges_r37c26_r37c27_2)) ; island 4 at r37c27
(assert (or bridges_r28c27_r37c27_1 bridges_r37c27_r37c33_2))
(assert (or bridges_r28c27_r37c27_2 bridges_r37c26_r37c27_1))
(assert (or bridges_r28c27_r37c27_2 bridges_r37c26_r37c27_2 bridges_r37c27_r37c33_2))
(assert (or bridges_r28c27_r37c27_2 bridges_r37c27_r37c33_1))
(assert (not (and bridges_r28c27_r37c27_1 bridges_r37c26_r37c27_2 bridges_r37c27_r37c33_2)))
(assert (or bridges_r37c26_r37c27_1 bridges_r37c27_r37c33_2))
(assert (or bridges_r37c26_r37c27_2 bridges_r37c27_r37c33_1))
(assert (not (and bridges_r28c27_r37c27_2 bridges_r37c26_r37c27_1 bridges_r37c27_r37c33_2)))
(assert (not (and bridges_r28c27_r37c27_2 bridges_r37c26_r37c27_2 bridges_r37c27_r37c33_1)))
(assert (or bridges_r33c33_r37c33_1 bridges_r37c27_r37c33_1)) ; island 3 at r37c33
(assert (or bridges_r33c33_r37c33_1 bridges_r37c27_r37c33_2 bridges_r37c33_r37c41_2))
(assert (or bridges_r33c33_r37c33_1 bridges_r37c33_r37c41_1))
(assert (not (and bridges_r37c27_r37c33_2 bridges_r37c33_r37c41_2)))
(assert (or bridges_r33c33_r37c33_2 bridges_r37c27_r37c33_1 bridges_r37c33_r37c41_2))
(assert (or bridges_r33c33_r37c33_2 bridges_r37c27_r37c33_2 bridges_r37c33_r37c41_1))
(assert (not (and bridges_r33c33_r37c33_1 bridges_r37c27_r37c33_1 bridges_r37c33_r37c41_2)))
(assert (not (and bridges_r33c33_r37c33_1 bridges_r37c27_r37c33_2 bridges_r37c33_r37c41_1)))
(assert (or bridges_r37c27_r37c33_1 bridges_r37c33_r37c41_1))
(assert (not (and bridges_r33c33_r37c33_2 bridges_r37c33_r37c41_2)))
(assert (not (and bridges_r33c33_r37c33_2 bridges_r37c27_r37c33_1 bridges_r37c33_r37c41_1)))
(assert (not (and bridges_r33c33_r37c33_2 bridges_r37c27_r37c33_2)))
(assert (or bridges_r27c41_r37c41_1 bridges_r37c33_r37c41_1)) ; island 5 at r37c41
(assert (or bridges_r27c41_r37c41_1 bridges_r37c33_r37c41_2 bridges_r37c41_r37c44_2))
(assert (or bridges_r27c41_r37c41_1 bridges_r37c33_r37c41_2 bridges_r37c41_r38c41_2))
(assert (or bridges_r27c41_r37c41_1 bridges_r37c41_r37c44_1))
(assert (or bridges_r27c41_r37c41_1 bridges_r37c41_r37c44_2 bridges_r37c41_r38c41_2))
(assert (or bridges_r27c41_r37c41_1 bridges_r37c41_r38c41_1))
(assert (not (and bridges_r37c33_r37c41_2 bridges_r37c41_r37c44_2 bridges_r37c41_r38c41_2)))
(assert (or bridges_r37c33_r37c41_1 bridges_r37c41_r37c44_2))
(assert (or bridges_r37c33_r37c41_1 bridges_r37c41_r38c41_2))
(assert (or bridges_r37c33_r37c41_2 bridges_r37c41_r37c44_1))
(assert (or bridges_r37c33_r37c41_2 bridges_r37c41_r37c44_2 bridges_r37c41_r38c41_2))
(assert (or bridges_r37c33_r37c41_2 bridges_r37c41_r38c41_1))
(assert (not (and bridges_r27c41_r37c41_1 bridges_r37c33_r37c41_1 bridges_r37c41_r37c44_2 bridges_r37c41_r38c41_2)))
(assert (or bridges_r37c41_r37c44_1 bridges_r37c41_r38c41_2))
(assert (or bridges_r37c41_r37c44_2 bridges_r37c41_r38c41_1))
(assert (not (and bridges_r27c41_r37c41_1 bridges_r37c33_r37c41_2 bridges_r37c41_r37c44_1 bridges_r37c41_r38c41_2)))
(assert (not (and bridges_r27c41_r37c41_1 bridges_r37c33_r37c41_2 bridges_r37c41_r37c44_2 bridges_r37c41_r38c41_1)))
(assert bridges_r37c41_r37c44_2) ; island 8 at r37c44
(assert bridges_r37c44_r37c55_2)
(assert bridges_r37c44_r38c44_2)
(assert (or bridges_r35c55_r37c55_2 bridges_r37c44_r37c55_2)) ; island 7 at r37c55
(assert (or bridges_r35c55_r37c55_2 bridges_r37c55_r37c57_2))
(assert (or bridges_r35c55_r37c55_2 bridges_r37c55_r40c55_2))
(assert bridges_r37c44_r37c55_1)
(assert (or bridges_r37c44_r37c55_2 bridges_r37c55_r37c57_2))
(assert (or bridges_r37c44_r37c55_2 bridges_r37c55_r40c55_2))
(assert bridges_r37c55_r37c57_1)
(assert (or bridges_r37c55_r37c57_2 bridges_r37c55_r40c55_2))
(assert bridges_r37c55_r40c55_1)
(assert (not (and bridges_r35c55_r37c55_2 bridges_r37c44_r37c55_2 bridges_r37c55_r37c57_2 bridges_r37c55_r40c55_2)))
(assert (or bridges_r34c57_r37c57_1 bridges_r37c55_r37c57_2)) ; island 3 at r37c57
(assert (or bridges_r34c57_r37c57_1 bridges_r37c57_r38c57_1))
(assert (or bridges_r34c57_r37c57_2 bridges_r37c55_r37c57_1))
(assert (or bridges_r34c57_r37c57_2 bridges_r37c55_r37c57_2 bridges_r37c57_r38c57_1))
(assert (not (and bridges_r34c57_r37c57_1 bridges_r37c55_r37c57_2 bridges_r37c57_r38c57_1)))
(assert (or bridges_r37c55_r37c57_1 bridges_r37c57_r38c57_1))
(assert (not (and bridges_r34c57_r37c57_2 bridges_r37c55_r37c57_1 bridges_r37c57_r38c57_1)))
(assert (not (and bridges_r34c57_r37c57_2 bridges_r37c55_r37c57_2)))
(assert bridges_r37c41_r38c41_1) ; island 3 at r38c41
(assert (or bridges_r37c41_r38c41_2 bridges_r38c41_r38c44_2))
(assert bridges_r38c41_r38c44_1)
(assert (not (and bridges_r37c41_r38c41_2 bridges_r38c41_r38c44_2)))
(assert bridges_r37c44_r38c44_1) ; island 4 at r38c44
(assert (or bridges_r37c44_r38c44_2 bridges_r38c41_r38c44_2))
(assert (or bridges_r37c44_r38c44_2 bridges_r38c44_r38c46_1))
(assert (or bridges_r38c41_r38c44_2 bridges_r38c44_r38c46_1))
(assert (not (and bridges_r37c44_r38c44_2 bridges_r38c41_r38c44_2 bridges_r38c44_r38c46_1)))
(assert (or bridges_r36c46_r38c46_1 bridges_r38c44_r38c46_1)) ; island 1 at r38c46
(assert (not (and bridges_r36c46_r38c46_1 bridges_r38c44_r38c46_1)))
(assert (or bridges_r37c57_r38c57_1 bridges_r38c57_r38c60_1)) ; island 1 at r38c57
(assert (not (and bridges_r37c57_r38c57_1 bridges_r38c57_r38c60_1)))
(assert (or bridges_r35c60_r38c60_1 bridges_r38c57_r38c60_1)) ; island 3 at r38c60
(assert (or bridges_r35c60_r38c60_1 bridges_r38c60_r40c60_2))
(assert (or bridges_r35c60_r38c60_2 bridges_r38c57_r38c60_1 bridges_r38c60_r40c60_2))
(assert (or bridges_r35c60_r38c60_2 bridges_r38c60_r40c60_1))
(assert (not (and bridges_r35c60_r38c60_1 bridges_r38c57_r38c60_1 bridges_r38c60_r40c60_2)))
(assert (or bridges_r38c57_r38c60_1 bridges_r38c60_r40c60_1))
(assert (not (and bridges_r35c60_r38c60_2 bridges_r38c60_r40c60_2)))
(assert (not (and bridges_r35c60_r38c60_2 bridges_r38c57_r38c60_1 bridges_r38c60_r40c60_1)))
(assert bridges_r37c26_r39c26_2) ; island 2 at r39c26
(assert (or bridges_r25c53_r40c53_1 bridges_r40c53_r40c55_2)) ; island 2 at r40c53
(assert bridges_r40c53_r40c55_1)
(assert (not (and bridges_r25c53_r40c53_1 bridges_r40c53_r40c55_2)))
(assert bridges_r37c55_r40c55_2) ; island 6 at r40c55
(assert bridges_r40c53_r40c55_2)
(assert bridges_r40c55_r40c58_2)
(assert bridges_r40c58_r40c60_2) ; island 6 at r40c58
(assert bridges_r38c60_r40c60_2) ; island 4 at r40c60
; - Where there are two bridges there is one.
(assert (=> bridges_r1c15_r1c16_2 bridges_r1c15_r1c16_1)) ; r1c15-r1c16
(assert (=> bridges_r1c16_r1c20_2 bridges_r1c16_r1c20_1)) ; r1c16-r1c20
(assert (=> bridges_r1c16_r2c16_2 bridges_r1c16_r2c16_1)) ; r1c16-r2c16
(assert (=> bridges_r1c20_r1c21_2 bridges_r1c20_r1c21_1)) ; r1c20-r1c21
(assert (=> bridges_r1c20_r2c20_2 bridges_r1c20_r2c20_1)) ; r1c20-r2c20
(assert (=> bridges_r1c21_r1c24_2 bridges_r1c21_r1c24_1)) ; r1c21-r1c24
(assert (=> bridges_r1c21_r3c21_2 bridges_r1c21_r3c21_1)) ; r1c21-r3c21
(assert (=> bridges_r1c24_r1c27_2 bridges_r1c24_r1c27_1)) ; r1c24-r1c27
(assert (=> bridges_r1c24_r2c24_2 bridges_r1c24_r2c24_1)) ; r1c24-r2c24
(assert (=> bridges_r1c27_r1c29_2 bridges_r1c27_r1c29_1)) ; r1c27-r1c29
(assert (=> bridges_r1c27_r2c27_2 bridges_r1c27_r2c27_1)) ; r1c27-r2c27
(assert (=> bridges_r1c29_r1c35_2 bridges_r1c29_r1c35_1)) ; r1c29-r1c35
(assert (=> bridges_r1c29_r2c29_2 bridges_r1c29_r2c29_1)) ; r1c29-r2c29
(assert (=> bridges_r1c35_r1c37_2 bridges_r1c35_r1c37_1)) ; r1c35-r1c37
(assert (=> bridges_r1c35_r2c35_2 bridges_r1c35_r2c35_1)) ; r1c35-r2c35
(assert (=> bridges_r1c37_r1c38_2 bridges_r1c37_r1c38_1)) ; r1c37-r1c38
(assert (=> bridges_r1c37_r2c37_2 bridges_r1c37_r2c37_1)) ; r1c37-r2c37
(assert (=> bridges_r1c38_r1c39_2 bridges_r1c38_r1c39_1)) ; r1c38-r1c39
(assert (=> bridges_r1c38_r3c38_2 bridges_r1c38_r3c38_1)) ; r1c38-r3c38
(assert (=> bridges_r1c39_r1c52_2 bridges_r1c39_r1c52_1)) ; r1c39-r1c52
(assert (=> bridges_r1c39_r2c39_2 bridges_r1c39_r2c39_1)) ; r1c39-r2c39
(assert (=> bridges_r1c52_r1c56_2 bridges_r1c52_r1c56_1)) ; r1c52-r1c56
(assert (=> bridges_r1c52_r3c52_2 bridges_r1c52_r3c52_1)) ; r1c52-r3c52
(assert (=> bridges_r1c56_r1c59_2 bridges_r1c56_r1c59_1)) ; r1c56-r1c59
(assert (=> bridges_r1c56_r2c56_2 bridges_r1c56_r2c56_1)) ; r1c56-r2c56
(assert (=> bridges_r1c59_r1c60_2 bridges_r1c59_r1c60_1)) ; r1c59-r1c60
(assert (=> bridges_r1c59_r2c59_2 bridges_r1c59_r2c59_1)) ; r1c59-r2c59
(assert (=> bridges_r1c60_r2c60_2 bridges_r1c60_r2c60_1)) ; r1c60-r2c60
(assert (=> bridges_r2c16_r2c20_2 bridges_r2c16_r2c20_1)) ; r2c16-r2c20
(assert (=> bridges_r2c16_r3c16_2 bridges_r2c16_r3c16_1)) ; r2c16-r3c16
(assert (=> bridges_r2c20_r2c22_2 bridges_r2c20_r2c22_1)) ; r2c20-r2c22
(assert (=> bridges_r2c20_r10c20_2 bridges_r2c20_r10c20_1)) ; r2c20-r10c20
(assert (=> bridges_r2c22_r2c23_2 bridges_r2c22_r2c23_1)) ; r2c22-r2c23
(assert (=> bridges_r2c22_r3c22_2 bridges_r2c22_r3c22_1)) ; r2c22-r3c22
(assert (=> bridges_r2c23_r2c24_2 bridges_r2c23_r2c24_1)) ; r2c23-r2c24
(assert (=> bridges_r2c23_r7c23_2 bridges_r2c23_r7c23_1)) ; r2c23-r7c23
(assert (=> bridges_r2c24_r2c25_2 bridges_r2c24_r2c25_1)) ; r2c24-r2c25
(assert (=> bridges_r2c25_r2c27_2 bridges_r2c25_r2c27_1)) ; r2c25-r2c27
(assert (=> bridges_r2c25_r4c25_2 bridges_r2c25_r4c25_1)) ; r2c25-r4c25
(assert (=> bridges_r2c27_r2c29_2 bridges_r2c27_r2c29_1)) ; r2c27-r2c29
(assert (=> bridges_r2c27_r3c27_2 bridges_r2c27_r3c27_1)) ; r2c27-r3c27
(assert (=> bridges_r2c29_r2c31_2 bridges_r2c29_r2c31_1)) ; r2c29-r2c31
(assert (=> bridges_r2c29_r5c29_2 bridges_r2c29_r5c29_1)) ; r2c29-r5c29
(assert (=> bridges_r2c31_r2c35_2 bridges_r2c31_r2c35_1)) ; r2c31-r2c35
(assert (=> bridges_r2c31_r3c31_2 bridges_r2c31_r3c31_1)) ; r2c31-r3c31
(assert (=> bridges_r2c35_r2c37_2 bridges_r2c35_r2c37_1)) ; r2c35-r2c37
(assert (=> bridges_r2c35_r4c35_2 bridges_r2c35_r4c35_1)) ; r2c35-r4c35
(assert (=> bridges_r2c37_r2c39_2 bridges_r2c37_r2c39_1)) ; r2c37-r2c39
(assert (=> bridges_r2c37_r4c37_2 bridges_r2c37_r4c37_1)) ; r2c37-r4c37
(assert (=> bridges_r2c39_r2c42_2 bridges_r2c39_r2c42_1)) ; r2c39-r2c42
(assert (=> bridges_r2c39_r3c39_2 bridges_r2c39_r3c39_1)) ; r2c39-r3c39
(assert (=> bridges_r2c42_r2c49_2 bridges_r2c42_r2c49_1)) ; r2c42-r2c49
(assert (=> bridges_r2c42_r4c42_2 bridges_r2c42_r4c42_1)) ; r2c42-r4c42
(assert (=> bridges_r2c49_r4c49_2 bridges_r2c49_r4c49_1)) ; r2c49-r4c49
(assert (=> bridges_r2c54_r2c56_2 bridges_r2c54_r2c56_1)) ; r2c54-r2c56
(assert (=> bridges_r2c54_r24c54_2 bridges_r2c54_r24c54_1)) ; r2c54-r24c54
(assert (=> bridges_r2c56_r2c59_2 bridges_r2c56_r2c59_1)) ; r2c56-r2c59
(assert (=> bridges_r2c56_r3c56_2 bridges_r2c56_r3c56_1)) ; r2c56-r3c56
(assert (=> bridges_r2c59_r2c60_2 bridges_r2c59_r2c60_1)) ; r2c59-r2c60
(assert (=> bridges_r2c59_r3c59_2 bridges_r2c59_r3c59_1)) ; r2c59-r3c59
(assert (=> bridges_r2c60_r3c60_2 bridges_r2c60_r3c60_1)) ; r2c60-r3c60
(assert (=> bridges_r3c16_r3c21_2 bridges_r3c16_r3c21_1)) ; r3c16-r3c21
(assert (=> bridges_r3c16_r5c16_2 bridges_r3c16_r5c16_1)) ; r3c16-r5c16
(assert (=> bridges_r3c21_r3c22_2 bridges_r3c21_r3c22_1)) ; r3c21-r3c22
(assert (=> bridges_r3c21_r4c21_2 bridges_r3c21_r4c21_1)) ; r3c21-r4c21
(assert (=> bridges_r3c27_r3c31_2 bridges_r3c27_r3c31_1)) ; r3c27-r3c31
(assert (=> bridges_r3c27_r23c27_2 bridges_r3c27_r23c27_1)) ; r3c27-r23c27
(assert (=> bridges_r3c31_r3c38_2 bridges_r3c31_r3c38_1)) ; r3c31-r3c38
(assert (=> bridges_r3c31_r4c31_2 bridges_r3c31_r4c31_1)) ; r3c31-r4c31
(assert (=> bridges_r3c38_r3c39_2 bridges_r3c38_r3c39_1)) ; r3c38-r3c39
(assert (=> bridges_r3c38_r7c38_2 bridges_r3c38_r7c38_1)) ; r3c38-r7c38
(assert (=> bridges_r3c39_r3c43_2 bridges_r3c39_r3c43_1)) ; r3c39-r3c43
(assert (=> bridges_r3c39_r5c39_2 bridges_r3c39_r5c39_1)) ; r3c39-r5c39
(assert (=> bridges_r3c43_r3c52_2 bridges_r3c43_r3c52_1)) ; r3c43-r3c52
(assert (=> bridges_r3c43_r5c43_2 bridges_r3c43_r5c43_1)) ; r3c43-r5c43
(assert (=> bridges_r3c52_r3c56_2 bridges_r3c52_r3c56_1)) ; r3c52-r3c56
(assert (=> bridges_r3c52_r4c52_2 bridges_r3c52_r4c52_1)) ; r3c52-r4c52
(assert (=> bridges_r3c56_r3c59_2 bridges_r3c56_r3c59_1)) ; r3c56-r3c59
(assert (=> bridges_r3c56_r5c56_2 bridges_r3c56_r5c56_1)) ; r3c56-r5c56
(assert (=> bridges_r3c59_r3c60_2 bridges_r3c59_r3c60_1)) ; r3c59-r3c60
(assert (=> bridges_r3c59_r4c59_2 bridges_r3c59_r4c59_1)) ; r3c59-r4c59
(assert (=> bridges_r3c60_r4c60_2 bridges_r3c60_r4c60_1)) ; r3c60-r4c60
(assert (=> bridges_r4c18_r4c21_2 bridges_r4c18_r4c21_1)) ; r4c18-r4c21
(assert (=> bridges_r4c21_r4c25_2 bridges_r4c21_r4c25_1)) ; r4c21-r4c25
(assert (=> bridges_r4c21_r5c21_2 bridges_r4c21_r5c21_1)) ; r4c21-r5c21
(assert (=> bridges_r4c25_r4c28_2 bridges_r4c25_r4c28_1)) ; r4c25-r4c28
(assert (=> bridges_r4c28_r4c30_2 bridges_r4c28_r4c30_1)) ; r4c28-r4c30
(assert (=> bridges_r4c28_r6c28_2 bridges_r4c28_r6c28_1)) ; r4c28-r6c28
(assert (=> bridges_r4c30_r4c31_2 bridges_r4c30_r4c31_1)) ; r4c30-r4c31
(assert (=> bridges_r4c30_r5c30_2 bridges_r4c30_r5c30_1)) ; r4c30-r5c30
(assert (=> bridges_r4c31_r4c35_2 bridges_r4c31_r4c35_1)) ; r4c31-r4c35
(assert (=> bridges_r4c31_r7c31_2 bridges_r4c31_r7c31_1)) ; r4c31-r7c31
(assert (=> bridges_r4c35_r4c36_2 bridges_r4c35_r4c36_1)) ; r4c35-r4c36
(assert (=> bridges_r4c35_r5c35_2 bridges_r4c35_r5c35_1)) ; r4c35-r5c35
(assert (=> bridges_r4c36_r4c37_2 bridges_r4c36_r4c37_1)) ; r4c36-r4c37
(assert (=> bridges_r4c36_r5c36_2 bridges_r4c36_r5c36_1)) ; r4c36-r5c36
(assert (=> bridges_r4c37_r5c37_2 bridges_r4c37_r5c37_1)) ; r4c37-r5c37
(assert (=> bridges_r4c42_r5c42_2 bridges_r4c42_r5c42_1)) ; r4c42-r5c42
(assert (=> bridges_r4c45_r23c45_2 bridges_r4c45_r23c45_1)) ; r4c45-r23c45
(assert (=> bridges_r4c46_r4c47_2 bridges_r4c46_r4c47_1)) ; r4c46-r4c47
(assert (=> bridges_r4c46_r8c46_2 bridges_r4c46_r8c46_1)) ; r4c46-r8c46
(assert (=> bridges_r4c47_r4c48_2 bridges_r4c47_r4c48_1)) ; r4c47-r4c48
(assert (=> bridges_r4c48_r4c49_2 bridges_r4c48_r4c49_1)) ; r4c48-r4c49
(assert (=> bridges_r4c48_r6c48_2 bridges_r4c48_r6c48_1)) ; r4c48-r6c48
(assert (=> bridges_r4c49_r4c52_2 bridges_r4c49_r4c52_1)) ; r4c49-r4c52
(assert (=> bridges_r4c52_r4c59_2 bridges_r4c52_r4c59_1)) ; r4c52-r4c59
(assert (=> bridges_r4c52_r6c52_2 bridges_r4c52_r6c52_1)) ; r4c52-r6c52
(assert (=> bridges_r4c59_r4c60_2 bridges_r4c59_r4c60_1)) ; r4c59-r4c60
(assert (=> bridges_r4c59_r5c59_2 bridges_r4c59_r5c59_1)) ; r4c59-r5c59
(assert (=> bridges_r4c60_r7c60_2 bridges_r4c60_r7c60_1)) ; r4c60-r7c60
(assert (=> bridges_r5c13_r5c15_2 bridges_r5c13_r5c15_1)) ; r5c13-r5c15
(assert (=> bridges_r5c15_r5c16_2 bridges_r5c15_r5c16_1)) ; r5c15-r5c16
(assert (=> bridges_r5c15_r7c15_2 bridges_r5c15_r7c15_1)) ; r5c15-r7c15
(assert (=> bridges_r5c16_r5c21_2 bridges_r5c16_r5c21_1)) ; r5c16-r5c21
(assert (=> bridges_r5c16_r7c16_2 bridges_r5c16_r7c16_1)) ; r5c16-r7c16
(assert (=> bridges_r5c21_r5c29_2 bridges_r5c21_r5c29_1)) ; r5c21-r5c29
(assert (=> bridges_r5c21_r6c21_2 bridges_r5c21_r6c21_1)) ; r5c21-r6c21
(assert (=> bridges_r5c29_r5c30_2 bridges_r5c29_r5c30_1)) ; r5c29-r5c30
(assert (=> bridges_r5c29_r6c29_2 bridges_r5c29_r6c29_1)) ; r5c29-r6c29
(assert (=> bridges_r5c30_r5c35_2 bridges_r5c30_r5c35_1)) ; r5c30-r5c35
(assert (=> bridges_r5c35_r5c36_2 bridges_r5c35_r5c36_1)) ; r5c35-r5c36
(assert (=> bridges_r5c35_r6c35_2 bridges_r5c35_r6c35_1)) ; r5c35-r6c35
(assert (=> bridges_r5c36_r5c37_2 bridges_r5c36_r5c37_1)) ; r5c36-r5c37
(assert (=> bridges_r5c36_r7c36_2 bridges_r5c36_r7c36_1)) ; r5c36-r7c36
(assert (=> bridges_r5c37_r5c39_2 bridges_r5c37_r5c39_1)) ; r5c37-r5c39
(assert (=> bridges_r5c39_r5c42_2 bridges_r5c39_r5c42_1)) ; r5c39-r5c42
(assert (=> bridges_r5c39_r6c39_2 bridges_r5c39_r6c39_1)) ; r5c39-r6c39
(assert (=> bridges_r5c42_r5c43_2 bridges_r5c42_r5c43_1)) ; r5c42-r5c43
(assert (=> bridges_r5c42_r7c42_2 bridges_r5c42_r7c42_1)) ; r5c42-r7c42
(assert (=> bridges_r5c43_r5c56_2 bridges_r5c43_r5c56_1)) ; r5c43-r5c56
(assert (=> bridges_r5c43_r8c43_2 bridges_r5c43_r8c43_1)) ; r5c43-r8c43
(assert (=> bridges_r5c56_r5c58_2 bridges_r5c56_r5c58_1)) ; r5c56-r5c58
(assert (=> bridges_r5c56_r6c56_2 bridges_r5c56_r6c56_1)) ; r5c56-r6c56
(assert (=> bridges_r5c58_r5c59_2 bridges_r5c58_r5c59_1)) ; r5c58-r5c59
(assert (=> bridges_r5c58_r6c58_2 bridges_r5c58_r6c58_1)) ; r5c58-r6c58
(assert (=> bridges_r5c59_r6c59_2 bridges_r5c59_r6c59_1)) ; r5c59-r6c59
(assert (=> bridges_r6c21_r6c28_2 bridges_r6c21_r6c28_1)) ; r6c21-r6c28
(assert (=> bridges_r6c28_r6c29_2 bridges_r6c28_r6c29_1)) ; r6c28-r6c29
(assert (=> bridges_r6c28_r23c28_2 bridges_r6c28_r23c28_1)) ; r6c28-r23c28
(assert (=> bridges_r6c29_r6c33_2 bridges_r6c29_r6c33_1)) ; r6c29-r6c33
(assert (=> bridges_r6c29_r27c29_2 bridges_r6c29_r27c29_1)) ; r6c29-r27c29
(assert (=> bridges_r6c33_r6c34_2 bridges_r6c33_r6c34_1)) ; r6c33-r6c34
(assert (=> bridges_r6c33_r10c33_2 bridges_r6c33_r10c33_1)) ; r6c33-r10c33
(assert (=> bridges_r6c34_r6c35_2 bridges_r6c34_r6c35_1)) ; r6c34-r6c35
(assert (=> bridges_r6c34_r7c34_2 bridges_r6c34_r7c34_1)) ; r6c34-r7c34
(assert (=> bridges_r6c35_r9c35_2 bridges_r6c35_r9c35_1)) ; r6c35-r9c35
(assert (=> bridges_r6c39_r9c39_2 bridges_r6c39_r9c39_1)) ; r6c39-r9c39
(assert (=> bridges_r6c48_r6c52_2 bridges_r6c48_r6c52_1)) ; r6c48-r6c52
(assert (=> bridges_r6c48_r7c48_2 bridges_r6c48_r7c48_1)) ; r6c48-r7c48
(assert (=> bridges_r6c52_r8c52_2 bridges_r6c52_r8c52_1)) ; r6c52-r8c52
(assert (=> bridges_r6c55_r6c56_2 bridges_r6c55_r6c56_1)) ; r6c55-r6c56
(assert (=> bridges_r6c55_r12c55_2 bridges_r6c55_r12c55_1)) ; r6c55-r12c55
(assert (=> bridges_r6c56_r6c58_2 bridges_r6c56_r6c58_1)) ; r6c56-r6c58
(assert (=> bridges_r6c56_r7c56_2 bridges_r6c56_r7c56_1)) ; r6c56-r7c56
(assert (=> bridges_r6c58_r6c59_2 bridges_r6c58_r6c59_1)) ; r6c58-r6c59
(assert (=> bridges_r6c58_r8c58_2 bridges_r6c58_r8c58_1)) ; r6c58-r8c58
(assert (=> bridges_r6c59_r8c59_2 bridges_r6c59_r8c59_1)) ; r6c59-r8c59
(assert (=> bridges_r7c15_r7c16_2 bridges_r7c15_r7c16_1)) ; r7c15-r7c16
(assert (=> bridges_r7c16_r7c23_2 bridges_r7c16_r7c23_1)) ; r7c16-r7c23
(assert (=> bridges_r7c23_r7c31_2 bridges_r7c23_r7c31_1)) ; r7c23-r7c31
(assert (=> bridges_r7c23_r10c23_2 bridges_r7c23_r10c23_1)) ; r7c23-r10c23
(assert (=> bridges_r7c31_r7c34_2 bridges_r7c31_r7c34_1)) ; r7c31-r7c34
(assert (=> bridges_r7c31_r13c31_2 bridges_r7c31_r13c31_1)) ; r7c31-r13c31
(assert (=> bridges_r7c34_r7c36_2 bridges_r7c34_r7c36_1)) ; r7c34-r7c36
(assert (=> bridges_r7c34_r13c34_2 bridges_r7c34_r13c34_1)) ; r7c34-r13c34
(assert (=> bridges_r7c36_r7c38_2 bridges_r7c36_r7c38_1)) ; r7c36-r7c38
(assert (=> bridges_r7c36_r9c36_2 bridges_r7c36_r9c36_1)) ; r7c36-r9c36
(assert (=> bridges_r7c38_r7c42_2 bridges_r7c38_r7c42_1)) ; r7c38-r7c42
(assert (=> bridges_r7c38_r8c38_2 bridges_r7c38_r8c38_1)) ; r7c38-r8c38
(assert (=> bridges_r7c42_r7c44_2 bridges_r7c42_r7c44_1)) ; r7c42-r7c44
(assert (=> bridges_r7c42_r9c42_2 bridges_r7c42_r9c42_1)) ; r7c42-r9c42
(assert (=> bridges_r7c44_r7c48_2 bridges_r7c44_r7c48_1)) ; r7c44-r7c48
(assert (=> bridges_r7c44_r8c44_2 bridges_r7c44_r8c44_1)) ; r7c44-r8c44
(assert (=> bridges_r7c48_r7c56_2 bridges_r7c48_r7c56_1)) ; r7c48-r7c56
(assert (=> bridges_r7c48_r9c48_2 bridges_r7c48_r9c48_1)) ; r7c48-r9c48
(assert (=> bridges_r7c56_r7c60_2 bridges_r7c56_r7c60_1)) ; r7c56-r7c60
(assert (=> bridges_r7c56_r8c56_2 bridges_r7c56_r8c56_1)) ; r7c56-r8c56
(assert (=> bridges_r7c60_r10c60_2 bridges_r7c60_r10c60_1)) ; r7c60-r10c60
(assert (=> bridges_r8c19_r9c19_2 bridges_r8c19_r9c19_1)) ; r8c19-r9c19
(assert (=> bridges_r8c32_r9c32_2 bridges_r8c32_r9c32_1)) ; r8c32-r9c32
(assert (=> bridges_r8c37_r8c38_2 bridges_r8c37_r8c38_1)) ; r8c37-r8c38
(assert (=> bridges_r8c38_r8c41_2 bridges_r8c38_r8c41_1)) ; r8c38-r8c41
(assert (=> bridges_r8c38_r19c38_2 bridges_r8c38_r19c38_1)) ; r8c38-r19c38
(assert (=> bridges_r8c41_r8c43_2 bridges_r8c41_r8c43_1)) ; r8c41-r8c43
(assert (=> bridges_r8c41_r9c41_2 bridges_r8c41_r9c41_1)) ; r8c41-r9c41
(assert (=> bridges_r8c43_r8c44_2 bridges_r8c43_r8c44_1)) ; r8c43-r8c44
(assert (=> bridges_r8c43_r11c43_2 bridges_r8c43_r11c43_1)) ; r8c43-r11c43
(assert (=> bridges_r8c44_r8c46_2 bridges_r8c44_r8c46_1)) ; r8c44-r8c46
(assert (=> bridges_r8c44_r9c44_2 bridges_r8c44_r9c44_1)) ; r8c44-r9c44
(assert (=> bridges_r8c46_r10c46_2 bridges_r8c46_r10c46_1)) ; r8c46-r10c46
(assert (=> bridges_r8c51_r8c52_2 bridges_r8c51_r8c52_1)) ; r8c51-r8c52
(assert (=> bridges_r8c51_r9c51_2 bridges_r8c51_r9c51_1)) ; r8c51-r9c51
(assert (=> bridges_r8c52_r8c56_2 bridges_r8c52_r8c56_1)) ; r8c52-r8c56
(assert (=> bridges_r8c52_r10c52_2 bridges_r8c52_r10c52_1)) ; r8c52-r10c52
(assert (=> bridges_r8c56_r8c58_2 bridges_r8c56_r8c58_1)) ; r8c56-r8c58
(assert (=> bridges_r8c56_r9c56_2 bridges_r8c56_r9c56_1)) ; r8c56-r9c56
(assert (=> bridges_r8c58_r8c59_2 bridges_r8c58_r8c59_1)) ; r8c58-r8c59
(assert (=> bridges_r8c58_r9c58_2 bridges_r8c58_r9c58_1)) ; r8c58-r9c58
(assert (=> bridges_r8c59_r9c59_2 bridges_r8c59_r9c59_1)) ; r8c59-r9c59
(assert (=> bridges_r9c19_r10c19_2 bridges_r9c19_r10c19_1)) ; r9c19-r10c19
(assert (=> bridges_r9c32_r9c35_2 bridges_r9c32_r9c35_1)) ; r9c32-r9c35
(assert (=> bridges_r9c32_r10c32_2 bridges_r9c32_r10c32_1)) ; r9c32-r10c32
(assert (=> bridges_r9c35_r9c36_2 bridges_r9c35_r9c36_1)) ; r9c35-r9c36
(assert (=> bridges_r9c35_r11c35_2 bridges_r9c35_r11c35_1)) ; r9c35-r11c35
(assert (=> bridges_r9c36_r9c39_2 bridges_r9c36_r9c39_1)) ; r9c36-r9c39
(assert (=> bridges_r9c36_r10c36_2 bridges_r9c36_r10c36_1)) ; r9c36-r10c36
(assert (=> bridges_r9c39_r9c41_2 bridges_r9c39_r9c41_1)) ; r9c39-r9c41
(assert (=> bridges_r9c41_r9c42_2 bridges_r9c41_r9c42_1)) ; r9c41-r9c42
(assert (=> bridges_r9c41_r23c41_2 bridges_r9c41_r23c41_1)) ; r9c41-r23c41
(assert (=> bridges_r9c42_r9c44_2 bridges_r9c42_r9c44_1)) ; r9c42-r9c44
(assert (=> bridges_r9c42_r10c42_2 bridges_r9c42_r10c42_1)) ; r9c42-r10c42
(assert (=> bridges_r9c44_r9c48_2 bridges_r9c44_r9c48_1)) ; r9c44-r9c48
(assert (=> bridges_r9c44_r10c44_2 bridges_r9c44_r10c44_1)) ; r9c44-r10c44
(assert (=> bridges_r9c48_r9c51_2 bridges_r9c48_r9c51_1)) ; r9c48-r9c51
(assert (=> bridges_r9c48_r10c48_2 bridges_r9c48_r10c48_1)) ; r9c48-r10c48
(assert (=> bridges_r9c51_r9c56_2 bridges_r9c51_r9c56_1)) ; r9c51-r9c56
(assert (=> bridges_r9c51_r11c51_2 bridges_r9c51_r11c51_1)) ; r9c51-r11c51
(assert (=> bridges_r9c56_r9c58_2 bridges_r9c56_r9c58_1)) ; r9c56-r9c58
(assert (=> bridges_r9c56_r10c56_2 bridges_r9c56_r10c56_1)) ; r9c56-r10c56
(assert (=> bridges_r9c58_r9c59_2 bridges_r9c58_r9c59_1)) ; r9c58-r9c59
(assert (=> bridges_r9c58_r13c58_2 bridges_r9c58_r13c58_1)) ; r9c58-r13c58
(assert (=> bridges_r9c59_r10c59_2 bridges_r9c59_r10c59_1)) ; r9c59-r10c59
(assert (=> bridges_r10c19_r10c20_2 bridges_r10c19_r10c20_1)) ; r10c19-r10c20
(assert (=> bridges_r10c19_r12c19_2 bridges_r10c19_r12c19_1)) ; r10c19-r12c19
(assert (=> bridges_r10c20_r10c23_2 bridges_r10c20_r10c23_1)) ; r10c20-r10c23
(assert (=> bridges_r10c20_r12c20_2 bridges_r10c20_r12c20_1)) ; r10c20-r12c20
(assert (=> bridges_r10c23_r10c32_2 bridges_r10c23_r10c32_1)) ; r10c23-r10c32
(assert (=> bridges_r10c32_r10c33_2 bridges_r10c32_r10c33_1)) ; r10c32-r10c33
(assert (=> bridges_r10c32_r12c32_2 bridges_r10c32_r12c32_1)) ; r10c32-r12c32
(assert (=> bridges_r10c33_r10c36_2 bridges_r10c33_r10c36_1)) ; r10c33-r10c36
(assert (=> bridges_r10c33_r12c33_2 bridges_r10c33_r12c33_1)) ; r10c33-r12c33
(assert (=> bridges_r10c36_r10c40_2 bridges_r10c36_r10c40_1)) ; r10c36-r10c40
(assert (=> bridges_r10c36_r18c36_2 bridges_r10c36_r18c36_1)) ; r10c36-r18c36
(assert (=> bridges_r10c40_r10c42_2 bridges_r10c40_r10c42_1)) ; r10c40-r10c42
(assert (=> bridges_r10c40_r19c40_2 bridges_r10c40_r19c40_1)) ; r10c40-r19c40
(assert (=> bridges_r10c42_r10c44_2 bridges_r10c42_r10c44_1)) ; r10c42-r10c44
(assert (=> bridges_r10c42_r28c42_2 bridges_r10c42_r28c42_1)) ; r10c42-r28c42
(assert (=> bridges_r10c44_r10c46_2 bridges_r10c44_r10c46_1)) ; r10c44-r10c46
(assert (=> bridges_r10c44_r12c44_2 bridges_r10c44_r12c44_1)) ; r10c44-r12c44
(assert (=> bridges_r10c46_r10c48_2 bridges_r10c46_r10c48_1)) ; r10c46-r10c48
(assert (=> bridges_r10c46_r12c46_2 bridges_r10c46_r12c46_1)) ; r10c46-r12c46
(assert (=> bridges_r10c48_r10c49_2 bridges_r10c48_r10c49_1)) ; r10c48-r10c49
(assert (=> bridges_r10c48_r20c48_2 bridges_r10c48_r20c48_1)) ; r10c48-r20c48
(assert (=> bridges_r10c49_r10c50_2 bridges_r10c49_r10c50_1)) ; r10c49-r10c50
(assert (=> bridges_r10c49_r12c49_2 bridges_r10c49_r12c49_1)) ; r10c49-r12c49
(assert (=> bridges_r10c50_r13c50_2 bridges_r10c50_r13c50_1)) ; r10c50-r13c50
(assert (=> bridges_r10c52_r10c56_2 bridges_r10c52_r10c56_1)) ; r10c52-r10c56
(assert (=> bridges_r10c52_r13c52_2 bridges_r10c52_r13c52_1)) ; r10c52-r13c52
(assert (=> bridges_r10c56_r10c57_2 bridges_r10c56_r10c57_1)) ; r10c56-r10c57
(assert (=> bridges_r10c56_r12c56_2 bridges_r10c56_r12c56_1)) ; r10c56-r12c56
(assert (=> bridges_r10c57_r10c59_2 bridges_r10c57_r10c59_1)) ; r10c57-r10c59
(assert (=> bridges_r10c57_r11c57_2 bridges_r10c57_r11c57_1)) ; r10c57-r11c57
(assert (=> bridges_r10c59_r10c60_2 bridges_r10c59_r10c60_1)) ; r10c59-r10c60
(assert (=> bridges_r10c59_r13c59_2 bridges_r10c59_r13c59_1)) ; r10c59-r13c59
(assert (=> bridges_r10c60_r14c60_2 bridges_r10c60_r14c60_1)) ; r10c60-r14c60
(assert (=> bridges_r11c35_r11c43_2 bridges_r11c35_r11c43_1)) ; r11c35-r11c43
(assert (=> bridges_r11c35_r15c35_2 bridges_r11c35_r15c35_1)) ; r11c35-r15c35
(assert (=> bridges_r11c43_r11c51_2 bridges_r11c43_r11c51_1)) ; r11c43-r11c51
(assert (=> bridges_r11c43_r18c43_2 bridges_r11c43_r18c43_1)) ; r11c43-r18c43
(assert (=> bridges_r11c51_r11c57_2 bridges_r11c51_r11c57_1)) ; r11c51-r11c57
(assert (=> bridges_r11c51_r12c51_2 bridges_r11c51_r12c51_1)) ; r11c51-r12c51
(assert (=> bridges_r11c57_r13c57_2 bridges_r11c57_r13c57_1)) ; r11c57-r13c57
(assert (=> bridges_r12c20_r12c32_2 bridges_r12c20_r12c32_1)) ; r12c20-r12c32
(assert (=> bridges_r12c32_r12c33_2 bridges_r12c32_r12c33_1)) ; r12c32-r12c33
(assert (=> bridges_r12c32_r13c32_2 bridges_r12c32_r13c32_1)) ; r12c32-r13c32
(assert (=> bridges_r12c33_r12c44_2 bridges_r12c33_r12c44_1)) ; r12c33-r12c44
(assert (=> bridges_r12c33_r16c33_2 bridges_r12c33_r16c33_1)) ; r12c33-r16c33
(assert (=> bridges_r12c44_r12c46_2 bridges_r12c44_r12c46_1)) ; r12c44-r12c46
(assert (=> bridges_r12c44_r13c44_2 bridges_r12c44_r13c44_1)) ; r12c44-r13c44
(assert (=> bridges_r12c46_r12c49_2 bridges_r12c46_r12c49_1)) ; r12c46-r12c49
(assert (=> bridges_r12c46_r17c46_2 bridges_r12c46_r17c46_1)) ; r12c46-r17c46
(assert (=> bridges_r12c49_r12c51_2 bridges_r12c49_r12c51_1)) ; r12c49-r12c51
(assert (=> bridges_r12c51_r12c55_2 bridges_r12c51_r12c55_1)) ; r12c51-r12c55
(assert (=> bridges_r12c51_r13c51_2 bridges_r12c51_r13c51_1)) ; r12c51-r13c51
(assert (=> bridges_r12c55_r12c56_2 bridges_r12c55_r12c56_1)) ; r12c55-r12c56
(assert (=> bridges_r12c55_r23c55_2 bridges_r12c55_r23c55_1)) ; r12c55-r23c55
(assert (=> bridges_r12c56_r26c56_2 bridges_r12c56_r26c56_1)) ; r12c56-r26c56
(assert (=> bridges_r13c31_r13c32_2 bridges_r13c31_r13c32_1)) ; r13c31-r13c32
(assert (=> bridges_r13c31_r14c31_2 bridges_r13c31_r14c31_1)) ; r13c31-r14c31
(assert (=> bridges_r13c32_r13c34_2 bridges_r13c32_r13c34_1)) ; r13c32-r13c34
(assert (=> bridges_r13c32_r15c32_2 bridges_r13c32_r15c32_1)) ; r13c32-r15c32
(assert (=> bridges_r13c34_r13c44_2 bridges_r13c34_r13c44_1)) ; r13c34-r13c44
(assert (=> bridges_r13c34_r14c34_2 bridges_r13c34_r14c34_1)) ; r13c34-r14c34
(assert (=> bridges_r13c44_r13c50_2 bridges_r13c44_r13c50_1)) ; r13c44-r13c50
(assert (=> bridges_r13c44_r17c44_2 bridges_r13c44_r17c44_1)) ; r13c44-r17c44
(assert (=> bridges_r13c50_r13c51_2 bridges_r13c50_r13c51_1)) ; r13c50-r13c51
(assert (=> bridges_r13c50_r18c50_2 bridges_r13c50_r18c50_1)) ; r13c50-r18c50
(assert (=> bridges_r13c51_r13c52_2 bridges_r13c51_r13c52_1)) ; r13c51-r13c52
(assert (=> bridges_r13c51_r18c51_2 bridges_r13c51_r18c51_1)) ; r13c51-r18c51
(assert (=> bridges_r13c52_r13c57_2 bridges_r13c52_r13c57_1)) ; r13c52-r13c57
(assert (=> bridges_r13c52_r22c52_2 bridges_r13c52_r22c52_1)) ; r13c52-r22c52
(assert (=> bridges_r13c57_r13c58_2 bridges_r13c57_r13c58_1)) ; r13c57-r13c58
(assert (=> bridges_r13c57_r22c57_2 bridges_r13c57_r22c57_1)) ; r13c57-r22c57
(assert (=> bridges_r13c58_r13c59_2 bridges_r13c58_r13c59_1)) ; r13c58-r13c59
(assert (=> bridges_r13c58_r16c58_2 bridges_r13c58_r16c58_1)) ; r13c58-r16c58
(assert (=> bridges_r13c59_r16c59_2 bridges_r13c59_r16c59_1)) ; r13c59-r16c59
(assert (=> bridges_r14c31_r16c31_2 bridges_r14c31_r16c31_1)) ; r14c31-r16c31
(assert (=> bridges_r14c34_r14c60_2 bridges_r14c34_r14c60_1)) ; r14c34-r14c60
(assert (=> bridges_r14c34_r22c34_2 bridges_r14c34_r22c34_1)) ; r14c34-r22c34
(assert (=> bridges_r14c60_r16c60_2 bridges_r14c60_r16c60_1)) ; r14c60-r16c60
(assert (=> bridges_r15c30_r15c32_2 bridges_r15c30_r15c32_1)) ; r15c30-r15c32
(assert (=> bridges_r15c30_r23c30_2 bridges_r15c30_r23c30_1)) ; r15c30-r23c30
(assert (=> bridges_r15c32_r15c35_2 bridges_r15c32_r15c35_1)) ; r15c32-r15c35
(assert (=> bridges_r15c32_r16c32_2 bridges_r15c32_r16c32_1)) ; r15c32-r16c32
(assert (=> bridges_r15c35_r15c37_2 bridges_r15c35_r15c37_1)) ; r15c35-r15c37
(assert (=> bridges_r15c35_r35c35_2 bridges_r15c35_r35c35_1)) ; r15c35-r35c35
(assert (=> bridges_r15c37_r19c37_2 bridges_r15c37_r19c37_1)) ; r15c37-r19c37
(assert (=> bridges_r16c20_r16c31_2 bridges_r16c20_r16c31_1)) ; r16c20-r16c31
(assert (=> bridges_r16c31_r16c32_2 bridges_r16c31_r16c32_1)) ; r16c31-r16c32
(assert (=> bridges_r16c31_r18c31_2 bridges_r16c31_r18c31_1)) ; r16c31-r18c31
(assert (=> bridges_r16c32_r16c33_2 bridges_r16c32_r16c33_1)) ; r16c32-r16c33
(assert (=> bridges_r16c32_r21c32_2 bridges_r16c32_r21c32_1)) ; r16c32-r21c32
(assert (=> bridges_r16c33_r16c58_2 bridges_r16c33_r16c58_1)) ; r16c33-r16c58
(assert (=> bridges_r16c33_r17c33_2 bridges_r16c33_r17c33_1)) ; r16c33-r17c33
(assert (=> bridges_r16c58_r16c59_2 bridges_r16c58_r16c59_1)) ; r16c58-r16c59
(assert (=> bridges_r16c58_r23c58_2 bridges_r16c58_r23c58_1)) ; r16c58-r23c58
(assert (=> bridges_r16c59_r16c60_2 bridges_r16c59_r16c60_1)) ; r16c59-r16c60
(assert (=> bridges_r16c59_r17c59_2 bridges_r16c59_r17c59_1)) ; r16c59-r17c59
(assert (=> bridges_r16c60_r23c60_2 bridges_r16c60_r23c60_1)) ; r16c60-r23c60
(assert (=> bridges_r17c33_r17c44_2 bridges_r17c33_r17c44_1)) ; r17c33-r17c44
(assert (=> bridges_r17c33_r33c33_2 bridges_r17c33_r33c33_1)) ; r17c33-r33c33
(assert (=> bridges_r17c44_r17c46_2 bridges_r17c44_r17c46_1)) ; r17c44-r17c46
(assert (=> bridges_r17c44_r23c44_2 bridges_r17c44_r23c44_1)) ; r17c44-r23c44
(assert (=> bridges_r18c31_r18c36_2 bridges_r18c31_r18c36_1)) ; r18c31-r18c36
(assert (=> bridges_r18c31_r20c31_2 bridges_r18c31_r20c31_1)) ; r18c31-r20c31
(assert (=> bridges_r18c36_r18c43_2 bridges_r18c36_r18c43_1)) ; r18c36-r18c43
(assert (=> bridges_r18c36_r20c36_2 bridges_r18c36_r20c36_1)) ; r18c36-r20c36
(assert (=> bridges_r18c43_r18c50_2 bridges_r18c43_r18c50_1)) ; r18c43-r18c50
(assert (=> bridges_r18c43_r22c43_2 bridges_r18c43_r22c43_1)) ; r18c43-r22c43
(assert (=> bridges_r18c50_r18c51_2 bridges_r18c50_r18c51_1)) ; r18c50-r18c51
(assert (=> bridges_r18c50_r20c50_2 bridges_r18c50_r20c50_1)) ; r18c50-r20c50
(assert (=> bridges_r18c51_r21c51_2 bridges_r18c51_r21c51_1)) ; r18c51-r21c51
(assert (=> bridges_r19c37_r19c38_2 bridges_r19c37_r19c38_1)) ; r19c37-r19c38
(assert (=> bridges_r19c37_r20c37_2 bridges_r19c37_r20c37_1)) ; r19c37-r20c37
(assert (=> bridges_r19c38_r19c40_2 bridges_r19c38_r19c40_1)) ; r19c38-r19c40
(assert (=> bridges_r19c38_r21c38_2 bridges_r19c38_r21c38_1)) ; r19c38-r21c38
(assert (=> bridges_r19c40_r21c40_2 bridges_r19c40_r21c40_1)) ; r19c40-r21c40
(assert (=> bridges_r20c26_r20c31_2 bridges_r20c26_r20c31_1)) ; r20c26-r20c31
(assert (=> bridges_r20c26_r37c26_2 bridges_r20c26_r37c26_1)) ; r20c26-r37c26
(assert (=> bridges_r20c31_r20c36_2 bridges_r20c31_r20c36_1)) ; r20c31-r20c36
(assert (=> bridges_r20c31_r23c31_2 bridges_r20c31_r23c31_1)) ; r20c31-r23c31
(assert (=> bridges_r20c36_r20c37_2 bridges_r20c36_r20c37_1)) ; r20c36-r20c37
(assert (=> bridges_r20c36_r35c36_2 bridges_r20c36_r35c36_1)) ; r20c36-r35c36
(assert (=> bridges_r20c37_r21c37_2 bridges_r20c37_r21c37_1)) ; r20c37-r21c37
(assert (=> bridges_r20c48_r20c50_2 bridges_r20c48_r20c50_1)) ; r20c48-r20c50
(assert (=> bridges_r20c48_r21c48_2 bridges_r20c48_r21c48_1)) ; r20c48-r21c48
(assert (=> bridges_r21c32_r21c37_2 bridges_r21c32_r21c37_1)) ; r21c32-r21c37
(assert (=> bridges_r21c32_r22c32_2 bridges_r21c32_r22c32_1)) ; r21c32-r22c32
(assert (=> bridges_r21c37_r21c38_2 bridges_r21c37_r21c38_1)) ; r21c37-r21c38
(assert (=> bridges_r21c38_r21c40_2 bridges_r21c38_r21c40_1)) ; r21c38-r21c40
(assert (=> bridges_r21c38_r22c38_2 bridges_r21c38_r22c38_1)) ; r21c38-r22c38
(assert (=> bridges_r21c40_r21c48_2 bridges_r21c40_r21c48_1)) ; r21c40-r21c48
(assert (=> bridges_r21c40_r31c40_2 bridges_r21c40_r31c40_1)) ; r21c40-r31c40
(assert (=> bridges_r21c48_r21c51_2 bridges_r21c48_r21c51_1)) ; r21c48-r21c51
(assert (=> bridges_r21c48_r24c48_2 bridges_r21c48_r24c48_1)) ; r21c48-r24c48
(assert (=> bridges_r21c51_r23c51_2 bridges_r21c51_r23c51_1)) ; r21c51-r23c51
(assert (=> bridges_r22c32_r22c34_2 bridges_r22c32_r22c34_1)) ; r22c32-r22c34
(assert (=> bridges_r22c32_r27c32_2 bridges_r22c32_r27c32_1)) ; r22c32-r27c32
(assert (=> bridges_r22c34_r22c38_2 bridges_r22c34_r22c38_1)) ; r22c34-r22c38
(assert (=> bridges_r22c34_r23c34_2 bridges_r22c34_r23c34_1)) ; r22c34-r23c34
(assert (=> bridges_r22c38_r22c43_2 bridges_r22c38_r22c43_1)) ; r22c38-r22c43
(assert (=> bridges_r22c38_r25c38_2 bridges_r22c38_r25c38_1)) ; r22c38-r25c38
(assert (=> bridges_r22c43_r22c52_2 bridges_r22c43_r22c52_1)) ; r22c43-r22c52
(assert (=> bridges_r22c43_r29c43_2 bridges_r22c43_r29c43_1)) ; r22c43-r29c43
(assert (=> bridges_r22c52_r22c57_2 bridges_r22c52_r22c57_1)) ; r22c52-r22c57
(assert (=> bridges_r22c52_r26c52_2 bridges_r22c52_r26c52_1)) ; r22c52-r26c52
(assert (=> bridges_r22c57_r23c57_2 bridges_r22c57_r23c57_1)) ; r22c57-r23c57
(assert (=> bridges_r23c27_r23c28_2 bridges_r23c27_r23c28_1)) ; r23c27-r23c28
(assert (=> bridges_r23c27_r28c27_2 bridges_r23c27_r28c27_1)) ; r23c27-r28c27
(assert (=> bridges_r23c28_r23c30_2 bridges_r23c28_r23c30_1)) ; r23c28-r23c30
(assert (=> bridges_r23c28_r28c28_2 bridges_r23c28_r28c28_1)) ; r23c28-r28c28
(assert (=> bridges_r23c30_r23c31_2 bridges_r23c30_r23c31_1)) ; r23c30-r23c31
(assert (=> bridges_r23c30_r27c30_2 bridges_r23c30_r27c30_1)) ; r23c30-r27c30
(assert (=> bridges_r23c31_r23c34_2 bridges_r23c31_r23c34_1)) ; r23c31-r23c34
(assert (=> bridges_r23c34_r23c41_2 bridges_r23c34_r23c41_1)) ; r23c34-r23c41
(assert (=> bridges_r23c41_r23c44_2 bridges_r23c41_r23c44_1)) ; r23c41-r23c44
(assert (=> bridges_r23c41_r26c41_2 bridges_r23c41_r26c41_1)) ; r23c41-r26c41
(assert (=> bridges_r23c44_r23c45_2 bridges_r23c44_r23c45_1)) ; r23c44-r23c45
(assert (=> bridges_r23c44_r24c44_2 bridges_r23c44_r24c44_1)) ; r23c44-r24c44
(assert (=> bridges_r23c45_r23c47_2 bridges_r23c45_r23c47_1)) ; r23c45-r23c47
(assert (=> bridges_r23c45_r24c45_2 bridges_r23c45_r24c45_1)) ; r23c45-r24c45
(assert (=> bridges_r23c47_r23c49_2 bridges_r23c47_r23c49_1)) ; r23c47-r23c49
(assert (=> bridges_r23c47_r24c47_2 bridges_r23c47_r24c47_1)) ; r23c47-r24c47
(assert (=> bridges_r23c49_r23c51_2 bridges_r23c49_r23c51_1)) ; r23c49-r23c51
(assert (=> bridges_r23c49_r24c49_2 bridges_r23c49_r24c49_1)) ; r23c49-r24c49
(assert (=> bridges_r23c51_r25c51_2 bridges_r23c51_r25c51_1)) ; r23c51-r25c51
(assert (=> bridges_r23c55_r23c57_2 bridges_r23c55_r23c57_1)) ; r23c55-r23c57
(assert (=> bridges_r23c55_r25c55_2 bridges_r23c55_r25c55_1)) ; r23c55-r25c55
(assert (=> bridges_r23c57_r23c58_2 bridges_r23c57_r23c58_1)) ; r23c57-r23c58
(assert (=> bridges_r23c57_r25c57_2 bridges_r23c57_r25c57_1)) ; r23c57-r25c57
(assert (=> bridges_r23c58_r23c60_2 bridges_r23c58_r23c60_1)) ; r23c58-r23c60
(assert (=> bridges_r23c58_r31c58_2 bridges_r23c58_r31c58_1)) ; r23c58-r31c58
(assert (=> bridges_r23c60_r28c60_2 bridges_r23c60_r28c60_1)) ; r23c60-r28c60
(assert (=> bridges_r24c44_r24c45_2 bridges_r24c44_r24c45_1)) ; r24c44-r24c45
(assert (=> bridges_r24c45_r24c47_2 bridges_r24c45_r24c47_1)) ; r24c45-r24c47
(assert (=> bridges_r24c45_r26c45_2 bridges_r24c45_r26c45_1)) ; r24c45-r26c45
(assert (=> bridges_r24c47_r24c48_2 bridges_r24c47_r24c48_1)) ; r24c47-r24c48
(assert (=> bridges_r24c47_r25c47_2 bridges_r24c47_r25c47_1)) ; r24c47-r25c47
(assert (=> bridges_r24c48_r24c49_2 bridges_r24c48_r24c49_1)) ; r24c48-r24c49
(assert (=> bridges_r24c48_r25c48_2 bridges_r24c48_r25c48_1)) ; r24c48-r25c48
(assert (=> bridges_r24c49_r25c49_2 bridges_r24c49_r25c49_1)) ; r24c49-r25c49
(assert (=> bridges_r24c54_r25c54_2 bridges_r24c54_r25c54_1)) ; r24c54-r25c54
(assert (=> bridges_r25c38_r28c38_2 bridges_r25c38_r28c38_1)) ; r25c38-r28c38
(assert (=> bridges_r25c47_r25c48_2 bridges_r25c47_r25c48_1)) ; r25c47-r25c48
(assert (=> bridges_r25c47_r27c47_2 bridges_r25c47_r27c47_1)) ; r25c47-r27c47
(assert (=> bridges_r25c48_r25c49_2 bridges_r25c48_r25c49_1)) ; r25c48-r25c49
(assert (=> bridges_r25c49_r25c51_2 bridges_r25c49_r25c51_1)) ; r25c49-r25c51
(assert (=> bridges_r25c49_r35c49_2 bridges_r25c49_r35c49_1)) ; r25c49-r35c49
(assert (=> bridges_r25c54_r25c55_2 bridges_r25c54_r25c55_1)) ; r25c54-r25c55
(assert (=> bridges_r25c54_r26c54_2 bridges_r25c54_r26c54_1)) ; r25c54-r26c54
(assert (=> bridges_r25c55_r25c57_2 bridges_r25c55_r25c57_1)) ; r25c55-r25c57
(assert (=> bridges_r25c55_r35c55_2 bridges_r25c55_r35c55_1)) ; r25c55-r35c55
(assert (=> bridges_r25c57_r26c57_2 bridges_r25c57_r26c57_1)) ; r25c57-r26c57
(assert (=> bridges_r26c44_r26c45_2 bridges_r26c44_r26c45_1)) ; r26c44-r26c45
(assert (=> bridges_r26c44_r27c44_2 bridges_r26c44_r27c44_1)) ; r26c44-r27c44
(assert (=> bridges_r26c45_r28c45_2 bridges_r26c45_r28c45_1)) ; r26c45-r28c45
(assert (=> bridges_r26c52_r26c54_2 bridges_r26c52_r26c54_1)) ; r26c52-r26c54
(assert (=> bridges_r26c52_r27c52_2 bridges_r26c52_r27c52_1)) ; r26c52-r27c52
(assert (=> bridges_r26c54_r26c56_2 bridges_r26c54_r26c56_1)) ; r26c54-r26c56
(assert (=> bridges_r26c54_r33c54_2 bridges_r26c54_r33c54_1)) ; r26c54-r33c54
(assert (=> bridges_r26c56_r26c57_2 bridges_r26c56_r26c57_1)) ; r26c56-r26c57
(assert (=> bridges_r26c56_r27c56_2 bridges_r26c56_r27c56_1)) ; r26c56-r27c56
(assert (=> bridges_r26c57_r31c57_2 bridges_r26c57_r31c57_1)) ; r26c57-r31c57
(assert (=> bridges_r27c29_r27c30_2 bridges_r27c29_r27c30_1)) ; r27c29-r27c30
(assert (=> bridges_r27c29_r33c29_2 bridges_r27c29_r33c29_1)) ; r27c29-r33c29
(assert (=> bridges_r27c30_r27c32_2 bridges_r27c30_r27c32_1)) ; r27c30-r27c32
(assert (=> bridges_r27c30_r28c30_2 bridges_r27c30_r28c30_1)) ; r27c30-r28c30
(assert (=> bridges_r27c44_r27c46_2 bridges_r27c44_r27c46_1)) ; r27c44-r27c46
(assert (=> bridges_r27c44_r28c44_2 bridges_r27c44_r28c44_1)) ; r27c44-r28c44
(assert (=> bridges_r27c46_r27c47_2 bridges_r27c46_r27c47_1)) ; r27c46-r27c47
(assert (=> bridges_r27c46_r32c46_2 bridges_r27c46_r32c46_1)) ; r27c46-r32c46
(assert (=> bridges_r27c47_r27c52_2 bridges_r27c47_r27c52_1)) ; r27c47-r27c52
(assert (=> bridges_r27c47_r30c47_2 bridges_r27c47_r30c47_1)) ; r27c47-r30c47
(assert (=> bridges_r27c52_r27c56_2 bridges_r27c52_r27c56_1)) ; r27c52-r27c56
(assert (=> bridges_r27c52_r35c52_2 bridges_r27c52_r35c52_1)) ; r27c52-r35c52
(assert (=> bridges_r28c27_r28c28_2 bridges_r28c27_r28c28_1)) ; r28c27-r28c28
(assert (=> bridges_r28c27_r37c27_2 bridges_r28c27_r37c27_1)) ; r28c27-r37c27
(assert (=> bridges_r28c28_r28c30_2 bridges_r28c28_r28c30_1)) ; r28c28-r28c30
(assert (=> bridges_r28c30_r28c38_2 bridges_r28c30_r28c38_1)) ; r28c30-r28c38
(assert (=> bridges_r28c38_r28c42_2 bridges_r28c38_r28c42_1)) ; r28c38-r28c42
(assert (=> bridges_r28c38_r29c38_2 bridges_r28c38_r29c38_1)) ; r28c38-r29c38
(assert (=> bridges_r28c42_r28c44_2 bridges_r28c42_r28c44_1)) ; r28c42-r28c44
(assert (=> bridges_r28c42_r29c42_2 bridges_r28c42_r29c42_1)) ; r28c42-r29c42
(assert (=> bridges_r28c44_r28c45_2 bridges_r28c44_r28c45_1)) ; r28c44-r28c45
(assert (=> bridges_r28c44_r29c44_2 bridges_r28c44_r29c44_1)) ; r28c44-r29c44
(assert (=> bridges_r28c45_r28c59_2 bridges_r28c45_r28c59_1)) ; r28c45-r28c59
(assert (=> bridges_r28c45_r29c45_2 bridges_r28c45_r29c45_1)) ; r28c45-r29c45
(assert (=> bridges_r28c59_r28c60_2 bridges_r28c59_r28c60_1)) ; r28c59-r28c60
(assert (=> bridges_r28c59_r31c59_2 bridges_r28c59_r31c59_1)) ; r28c59-r31c59
(assert (=> bridges_r28c60_r35c60_2 bridges_r28c60_r35c60_1)) ; r28c60-r35c60
(assert (=> bridges_r29c38_r29c42_2 bridges_r29c38_r29c42_1)) ; r29c38-r29c42
(assert (=> bridges_r29c38_r31c38_2 bridges_r29c38_r31c38_1)) ; r29c38-r31c38
(assert (=> bridges_r29c42_r29c43_2 bridges_r29c42_r29c43_1)) ; r29c42-r29c43
(assert (=> bridges_r29c42_r31c42_2 bridges_r29c42_r31c42_1)) ; r29c42-r31c42
(assert (=> bridges_r29c43_r29c44_2 bridges_r29c43_r29c44_1)) ; r29c43-r29c44
(assert (=> bridges_r29c43_r32c43_2 bridges_r29c43_r32c43_1)) ; r29c43-r32c43
(assert (=> bridges_r29c44_r29c45_2 bridges_r29c44_r29c45_1)) ; r29c44-r29c45
(assert (=> bridges_r29c44_r33c44_2 bridges_r29c44_r33c44_1)) ; r29c44-r33c44
(assert (=> bridges_r29c45_r32c45_2 bridges_r29c45_r32c45_1)) ; r29c45-r32c45
(assert (=> bridges_r30c47_r30c50_2 bridges_r30c47_r30c50_1)) ; r30c47-r30c50
(assert (=> bridges_r30c47_r31c47_2 bridges_r30c47_r31c47_1)) ; r30c47-r31c47
(assert (=> bridges_r30c50_r30c51_2 bridges_r30c50_r30c51_1)) ; r30c50-r30c51
(assert (=> bridges_r30c51_r31c51_2 bridges_r30c51_r31c51_1)) ; r30c51-r31c51
(assert (=> bridges_r31c38_r31c40_2 bridges_r31c38_r31c40_1)) ; r31c38-r31c40
(assert (=> bridges_r31c38_r33c38_2 bridges_r31c38_r33c38_1)) ; r31c38-r33c38
(assert (=> bridges_r31c40_r31c42_2 bridges_r31c40_r31c42_1)) ; r31c40-r31c42
(assert (=> bridges_r31c40_r33c40_2 bridges_r31c40_r33c40_1)) ; r31c40-r33c40
(assert (=> bridges_r31c42_r31c47_2 bridges_r31c42_r31c47_1)) ; r31c42-r31c47
(assert (=> bridges_r31c42_r33c42_2 bridges_r31c42_r33c42_1)) ; r31c42-r33c42
(assert (=> bridges_r31c47_r31c48_2 bridges_r31c47_r31c48_1)) ; r31c47-r31c48
(assert (=> bridges_r31c47_r32c47_2 bridges_r31c47_r32c47_1)) ; r31c47-r32c47
(assert (=> bridges_r31c48_r31c51_2 bridges_r31c48_r31c51_1)) ; r31c48-r31c51
(assert (=> bridges_r31c48_r35c48_2 bridges_r31c48_r35c48_1)) ; r31c48-r35c48
(assert (=> bridges_r31c51_r31c57_2 bridges_r31c51_r31c57_1)) ; r31c51-r31c57
(assert (=> bridges_r31c57_r31c58_2 bridges_r31c57_r31c58_1)) ; r31c57-r31c58
(assert (=> bridges_r31c57_r34c57_2 bridges_r31c57_r34c57_1)) ; r31c57-r34c57
(assert (=> bridges_r31c58_r31c59_2 bridges_r31c58_r31c59_1)) ; r31c58-r31c59
(assert (=> bridges_r31c58_r35c58_2 bridges_r31c58_r35c58_1)) ; r31c58-r35c58
(assert (=> bridges_r31c59_r35c59_2 bridges_r31c59_r35c59_1)) ; r31c59-r35c59
(assert (=> bridges_r32c43_r32c45_2 bridges_r32c43_r32c45_1)) ; r32c43-r32c45
(assert (=> bridges_r32c43_r34c43_2 bridges_r32c43_r34c43_1)) ; r32c43-r34c43
(assert (=> bridges_r32c45_r32c46_2 bridges_r32c45_r32c46_1)) ; r32c45-r32c46
(assert (=> bridges_r32c45_r34c45_2 bridges_r32c45_r34c45_1)) ; r32c45-r34c45
(assert (=> bridges_r32c46_r32c47_2 bridges_r32c46_r32c47_1)) ; r32c46-r32c47
(assert (=> bridges_r32c46_r33c46_2 bridges_r32c46_r33c46_1)) ; r32c46-r33c46
(assert (=> bridges_r32c47_r34c47_2 bridges_r32c47_r34c47_1)) ; r32c47-r34c47
(assert (=> bridges_r33c29_r33c33_2 bridges_r33c29_r33c33_1)) ; r33c29-r33c33
(assert (=> bridges_r33c29_r36c29_2 bridges_r33c29_r36c29_1)) ; r33c29-r36c29
(assert (=> bridges_r33c33_r33c34_2 bridges_r33c33_r33c34_1)) ; r33c33-r33c34
(assert (=> bridges_r33c33_r37c33_2 bridges_r33c33_r37c33_1)) ; r33c33-r37c33
(assert (=> bridges_r33c34_r33c38_2 bridges_r33c34_r33c38_1)) ; r33c34-r33c38
(assert (=> bridges_r33c38_r33c40_2 bridges_r33c38_r33c40_1)) ; r33c38-r33c40
(assert (=> bridges_r33c38_r35c38_2 bridges_r33c38_r35c38_1)) ; r33c38-r35c38
(assert (=> bridges_r33c40_r33c42_2 bridges_r33c40_r33c42_1)) ; r33c40-r33c42
(assert (=> bridges_r33c40_r34c40_2 bridges_r33c40_r34c40_1)) ; r33c40-r34c40
(assert (=> bridges_r33c42_r33c44_2 bridges_r33c42_r33c44_1)) ; r33c42-r33c44
(assert (=> bridges_r33c42_r34c42_2 bridges_r33c42_r34c42_1)) ; r33c42-r34c42
(assert (=> bridges_r33c44_r33c46_2 bridges_r33c44_r33c46_1)) ; r33c44-r33c46
(assert (=> bridges_r33c44_r37c44_2 bridges_r33c44_r37c44_1)) ; r33c44-r37c44
(assert (=> bridges_r33c46_r33c54_2 bridges_r33c46_r33c54_1)) ; r33c46-r33c54
(assert (=> bridges_r33c46_r34c46_2 bridges_r33c46_r34c46_1)) ; r33c46-r34c46
(assert (=> bridges_r34c37_r34c40_2 bridges_r34c37_r34c40_1)) ; r34c37-r34c40
(assert (=> bridges_r34c40_r34c42_2 bridges_r34c40_r34c42_1)) ; r34c40-r34c42
(assert (=> bridges_r34c40_r35c40_2 bridges_r34c40_r35c40_1)) ; r34c40-r35c40
(assert (=> bridges_r34c42_r34c43_2 bridges_r34c42_r34c43_1)) ; r34c42-r34c43
(assert (=> bridges_r34c42_r36c42_2 bridges_r34c42_r36c42_1)) ; r34c42-r36c42
(assert (=> bridges_r34c43_r34c45_2 bridges_r34c43_r34c45_1)) ; r34c43-r34c45
(assert (=> bridges_r34c43_r36c43_2 bridges_r34c43_r36c43_1)) ; r34c43-r36c43
(assert (=> bridges_r34c45_r34c46_2 bridges_r34c45_r34c46_1)) ; r34c45-r34c46
(assert (=> bridges_r34c45_r36c45_2 bridges_r34c45_r36c45_1)) ; r34c45-r36c45
(assert (=> bridges_r34c46_r34c47_2 bridges_r34c46_r34c47_1)) ; r34c46-r34c47
(assert (=> bridges_r34c46_r36c46_2 bridges_r34c46_r36c46_1)) ; r34c46-r36c46
(assert (=> bridges_r34c47_r34c57_2 bridges_r34c47_r34c57_1)) ; r34c47-r34c57
(assert (=> bridges_r34c47_r36c47_2 bridges_r34c47_r36c47_1)) ; r34c47-r36c47
(assert (=> bridges_r34c57_r37c57_2 bridges_r34c57_r37c57_1)) ; r34c57-r37c57
(assert (=> bridges_r35c35_r35c36_2 bridges_r35c35_r35c36_1)) ; r35c35-r35c36
(assert (=> bridges_r35c36_r35c38_2 bridges_r35c36_r35c38_1)) ; r35c36-r35c38
(assert (=> bridges_r35c36_r36c36_2 bridges_r35c36_r36c36_1)) ; r35c36-r36c36
(assert (=> bridges_r35c38_r35c40_2 bridges_r35c38_r35c40_1)) ; r35c38-r35c40
(assert (=> bridges_r35c38_r36c38_2 bridges_r35c38_r36c38_1)) ; r35c38-r36c38
(assert (=> bridges_r35c40_r35c48_2 bridges_r35c40_r35c48_1)) ; r35c40-r35c48
(assert (=> bridges_r35c48_r35c49_2 bridges_r35c48_r35c49_1)) ; r35c48-r35c49
(assert (=> bridges_r35c49_r35c52_2 bridges_r35c49_r35c52_1)) ; r35c49-r35c52
(assert (=> bridges_r35c52_r35c55_2 bridges_r35c52_r35c55_1)) ; r35c52-r35c55
(assert (=> bridges_r35c52_r36c52_2 bridges_r35c52_r36c52_1)) ; r35c52-r36c52
(assert (=> bridges_r35c55_r35c58_2 bridges_r35c55_r35c58_1)) ; r35c55-r35c58
(assert (=> bridges_r35c55_r37c55_2 bridges_r35c55_r37c55_1)) ; r35c55-r37c55
(assert (=> bridges_r35c58_r35c59_2 bridges_r35c58_r35c59_1)) ; r35c58-r35c59
(assert (=> bridges_r35c58_r40c58_2 bridges_r35c58_r40c58_1)) ; r35c58-r40c58
(assert (=> bridges_r35c59_r35c60_2 bridges_r35c59_r35c60_1)) ; r35c59-r35c60
(assert (=> bridges_r35c59_r36c59_2 bridges_r35c59_r36c59_1)) ; r35c59-r36c59
(assert (=> bridges_r35c60_r38c60_2 bridges_r35c60_r38c60_1)) ; r35c60-r38c60
(assert (=> bridges_r36c29_r36c36_2 bridges_r36c29_r36c36_1)) ; r36c29-r36c36
(assert (=> bridges_r36c36_r36c38_2 bridges_r36c36_r36c38_1)) ; r36c36-r36c38
(assert (=> bridges_r36c38_r36c42_2 bridges_r36c38_r36c42_1)) ; r36c38-r36c42
(assert (=> bridges_r36c42_r36c43_2 bridges_r36c42_r36c43_1)) ; r36c42-r36c43
(assert (=> bridges_r36c43_r36c45_2 bridges_r36c43_r36c45_1)) ; r36c43-r36c45
(assert (=> bridges_r36c45_r36c46_2 bridges_r36c45_r36c46_1)) ; r36c45-r36c46
(assert (=> bridges_r36c46_r36c47_2 bridges_r36c46_r36c47_1)) ; r36c46-r36c47
(assert (=> bridges_r36c47_r36c52_2 bridges_r36c47_r36c52_1)) ; r36c47-r36c52
(assert (=> bridges_r36c52_r36c54_2 bridges_r36c52_r36c54_1)) ; r36c52-r36c54
(assert (=> bridges_r37c26_r37c27_2 bridges_r37c26_r37c27_1)) ; r37c26-r37c27
(assert (=> bridges_r37c26_r39c26_2 bridges_r37c26_r39c26_1)) ; r37c26-r39c26
(assert (=> bridges_r37c27_r37c33_2 bridges_r37c27_r37c33_1)) ; r37c27-r37c33
(assert (=> bridges_r37c33_r37c41_2 bridges_r37c33_r37c41_1)) ; r37c33-r37c41
(assert (=> bridges_r37c41_r37c44_2 bridges_r37c41_r37c44_1)) ; r37c41-r37c44
(assert (=> bridges_r37c41_r38c41_2 bridges_r37c41_r38c41_1)) ; r37c41-r38c41
(assert (=> bridges_r37c44_r37c55_2 bridges_r37c44_r37c55_1)) ; r37c44-r37c55
(assert (=> bridges_r37c44_r38c44_2 bridges_r37c44_r38c44_1)) ; r37c44-r38c44
(assert (=> bridges_r37c55_r37c57_2 bridges_r37c55_r37c57_1)) ; r37c55-r37c57
(assert (=> bridges_r37c55_r40c55_2 bridges_r37c55_r40c55_1)) ; r37c55-r40c55
(assert (=> bridges_r38c41_r38c44_2 bridges_r38c41_r38c44_1)) ; r38c41-r38c44
(assert (=> bridges_r38c60_r40c60_2 bridges_r38c60_r40c60_1)) ; r38c60-r40c60
(assert (=> bridges_r40c53_r40c55_2 bridges_r40c53_r40c55_1)) ; r40c53-r40c55
(assert (=> bridges_r40c55_r40c58_2 bridges_r40c55_r40c58_1)) ; r40c55-r40c58
(assert (=> bridges_r40c58_r40c60_2 bridges_r40c58_r40c60_1)) ; r40c58-r40c60

; No bridge crosses another one.
(assert (not (and bridges_r2c20_r2c22_1 bridges_r1c21_r3c21_1))) ; r2c20-r2c22, r1c21-r3c21
(assert (not (and bridges_r2c37_r2c39_1 bridges_r1c38_r3c38_1))) ; r2c37-r2c39, r1c38-r3c38
(assert (not (and bridges_r3c16_r3c21_1 bridges_r2c20_r10c20_1))) ; r3c16-r3c21, r2c20-r10c20
(assert (not (and bridges_r4c18_r4c21_1 bridges_r2c20_r10c20_1))) ; r4c18-r4c21, r2c20-r10c20
(assert (not (and bridges_r5c16_r5c21_1 bridges_r2c20_r10c20_1))) ; r5c16-r5c21, r2c20-r10c20
(assert (not (and bridges_r7c16_r7c23_1 bridges_r2c20_r10c20_1))) ; r7c16-r7c23, r2c20-r10c20
(assert (not (and bridges_r8c19_r8c32_1 bridges_r2c20_r10c20_1))) ; r8c19-r8c32, r2c20-r10c20
(assert (not (and bridges_r9c19_r9c21_1 bridges_r2c20_r10c20_1))) ; r9c19-r9c21, r2c20-r10c20
(assert (not (and bridges_r3c22_r3c24_1 bridges_r2c23_r7c23_1))) ; r3c22-r3c24, r2c23-r7c23
(assert (not (and bridges_r4c21_r4c25_1 bridges_r2c23_r7c23_1))) ; r4c21-r4c25, r2c23-r7c23
(assert (not (and bridges_r5c21_r5c29_1 bridges_r2c23_r7c23_1))) ; r5c21-r5c29, r2c23-r7c23
(assert (not (and bridges_r6c21_r6c28_1 bridges_r2c23_r7c23_1))) ; r6c21-r6c28, r2c23-r7c23
(assert (not (and bridges_r3c27_r3c31_1 bridges_r2c29_r5c29_1))) ; r3c27-r3c31, r2c29-r5c29
(assert (not (and bridges_r4c28_r4c30_1 bridges_r2c29_r5c29_1))) ; r4c28-r4c30, r2c29-r5c29
(assert (not (and bridges_r3c31_r3c38_1 bridges_r2c35_r4c35_1))) ; r3c31-r3c38, r2c35-r4c35
(assert (not (and bridges_r3c31_r3c38_1 bridges_r2c37_r4c37_1))) ; r3c31-r3c38, r2c37-r4c37
(assert (not (and bridges_r3c39_r3c43_1 bridges_r2c42_r4c42_1))) ; r3c39-r3c43, r2c42-r4c42
(assert (not (and bridges_r3c43_r3c52_1 bridges_r2c49_r4c49_1))) ; r3c43-r3c52, r2c49-r4c49
(assert (not (and bridges_r3c43_r3c52_1 bridges_r2c51_r8c51_1))) ; r3c43-r3c52, r2c51-r8c51
(assert (not (and bridges_r4c49_r4c52_1 bridges_r2c51_r8c51_1))) ; r4c49-r4c52, r2c51-r8c51
(assert (not (and bridges_r5c43_r5c56_1 bridges_r2c51_r8c51_1))) ; r5c43-r5c56, r2c51-r8c51
(assert (not (and bridges_r6c48_r6c52_1 bridges_r2c51_r8c51_1))) ; r6c48-r6c52, r2c51-r8c51
(assert (not (and bridges_r7c48_r7c56_1 bridges_r2c51_r8c51_1))) ; r7c48-r7c56, r2c51-r8c51
(assert (not (and bridges_r3c52_r3c56_1 bridges_r2c54_r24c54_1))) ; r3c52-r3c56, r2c54-r24c54
(assert (not (and bridges_r4c52_r4c59_1 bridges_r2c54_r24c54_1))) ; r4c52-r4c59, r2c54-r24c54
(assert (not (and bridges_r5c43_r5c56_1 bridges_r2c54_r24c54_1))) ; r5c43-r5c56, r2c54-r24c54
(assert (not (and bridges_r6c52_r6c55_1 bridges_r2c54_r24c54_1))) ; r6c52-r6c55, r2c54-r24c54
(assert (not (and bridges_r7c48_r7c56_1 bridges_r2c54_r24c54_1))) ; r7c48-r7c56, r2c54-r24c54
(assert (not (and bridges_r8c52_r8c56_1 bridges_r2c54_r24c54_1))) ; r8c52-r8c56, r2c54-r24c54
(assert (not (and bridges_r9c51_r9c56_1 bridges_r2c54_r24c54_1))) ; r9c51-r9c56, r2c54-r24c54
(assert (not (and bridges_r10c52_r10c56_1 bridges_r2c54_r24c54_1))) ; r10c52-r10c56, r2c54-r24c54
(assert (not (and bridges_r11c51_r11c57_1 bridges_r2c54_r24c54_1))) ; r11c51-r11c57, r2c54-r24c54
(assert (not (and bridges_r12c51_r12c55_1 bridges_r2c54_r24c54_1))) ; r12c51-r12c55, r2c54-r24c54
(assert (not (and bridges_r13c52_r13c57_1 bridges_r2c54_r24c54_1))) ; r13c52-r13c57, r2c54-r24c54
(assert (not (and bridges_r14c34_r14c60_1 bridges_r2c54_r24c54_1))) ; r14c34-r14c60, r2c54-r24c54
(assert (not (and bridges_r16c33_r16c58_1 bridges_r2c54_r24c54_1))) ; r16c33-r16c58, r2c54-r24c54
(assert (not (and bridges_r17c49_r17c59_1 bridges_r2c54_r24c54_1))) ; r17c49-r17c59, r2c54-r24c54
(assert (not (and bridges_r22c52_r22c57_1 bridges_r2c54_r24c54_1))) ; r22c52-r22c57, r2c54-r24c54
(assert (not (and bridges_r23c53_r23c55_1 bridges_r2c54_r24c54_1))) ; r23c53-r23c55, r2c54-r24c54
(assert (not (and bridges_r4c25_r4c28_1 bridges_r3c27_r23c27_1))) ; r4c25-r4c28, r3c27-r23c27
(assert (not (and bridges_r5c21_r5c29_1 bridges_r3c27_r23c27_1))) ; r5c21-r5c29, r3c27-r23c27
(assert (not (and bridges_r6c21_r6c28_1 bridges_r3c27_r23c27_1))) ; r6c21-r6c28, r3c27-r23c27
(assert (not (and bridges_r7c23_r7c31_1 bridges_r3c27_r23c27_1))) ; r7c23-r7c31, r3c27-r23c27
(assert (not (and bridges_r8c19_r8c32_1 bridges_r3c27_r23c27_1))) ; r8c19-r8c32, r3c27-r23c27
(assert (not (and bridges_r9c21_r9c32_1 bridges_r3c27_r23c27_1))) ; r9c21-r9c32, r3c27-r23c27
(assert (not (and bridges_r10c23_r10c32_1 bridges_r3c27_r23c27_1))) ; r10c23-r10c32, r3c27-r23c27
(assert (not (and bridges_r12c20_r12c32_1 bridges_r3c27_r23c27_1))) ; r12c20-r12c32, r3c27-r23c27
(assert (not (and bridges_r14c23_r14c31_1 bridges_r3c27_r23c27_1))) ; r14c23-r14c31, r3c27-r23c27
(assert (not (and bridges_r16c20_r16c31_1 bridges_r3c27_r23c27_1))) ; r16c20-r16c31, r3c27-r23c27
(assert (not (and bridges_r19c26_r19c37_1 bridges_r3c27_r23c27_1))) ; r19c26-r19c37, r3c27-r23c27
(assert (not (and bridges_r20c26_r20c31_1 bridges_r3c27_r23c27_1))) ; r20c26-r20c31, r3c27-r23c27
(assert (not (and bridges_r4c37_r4c40_1 bridges_r3c38_r7c38_1))) ; r4c37-r4c40, r3c38-r7c38
(assert (not (and bridges_r5c37_r5c39_1 bridges_r3c38_r7c38_1))) ; r5c37-r5c39, r3c38-r7c38
(assert (not (and bridges_r6c37_r6c39_1 bridges_r3c38_r7c38_1))) ; r6c37-r6c39, r3c38-r7c38
(assert (not (and bridges_r4c37_r4c40_1 bridges_r3c39_r5c39_1))) ; r4c37-r4c40, r3c39-r5c39
(assert (not (and bridges_r4c42_r4c44_1 bridges_r3c43_r5c43_1))) ; r4c42-r4c44, r3c43-r5c43
(assert (not (and bridges_r4c52_r4c59_1 bridges_r3c56_r5c56_1))) ; r4c52-r4c59, r3c56-r5c56
(assert (not (and bridges_r5c21_r5c29_1 bridges_r4c28_r6c28_1))) ; r5c21-r5c29, r4c28-r6c28
(assert (not (and bridges_r5c30_r5c35_1 bridges_r4c31_r7c31_1))) ; r5c30-r5c35, r4c31-r7c31
(assert (not (and bridges_r6c29_r6c33_1 bridges_r4c31_r7c31_1))) ; r6c29-r6c33, r4c31-r7c31
(assert (not (and bridges_r5c39_r5c42_1 bridges_r4c40_r10c40_1))) ; r5c39-r5c42, r4c40-r10c40
(assert (not (and bridges_r6c39_r6c41_1 bridges_r4c40_r10c40_1))) ; r6c39-r6c41, r4c40-r10c40
(assert (not (and bridges_r7c38_r7c42_1 bridges_r4c40_r10c40_1))) ; r7c38-r7c42, r4c40-r10c40
(assert (not (and bridges_r8c38_r8c41_1 bridges_r4c40_r10c40_1))) ; r8c38-r8c41, r4c40-r10c40
(assert (not (and bridges_r9c39_r9c41_1 bridges_r4c40_r10c40_1))) ; r9c39-r9c41, r4c40-r10c40
(assert (not (and bridges_r5c39_r5c42_1 bridges_r4c41_r6c41_1))) ; r5c39-r5c42, r4c41-r6c41
(assert (not (and bridges_r5c43_r5c56_1 bridges_r4c44_r7c44_1))) ; r5c43-r5c56, r4c44-r7c44
(assert (not (and bridges_r6c41_r6c48_1 bridges_r4c44_r7c44_1))) ; r6c41-r6c48, r4c44-r7c44
(assert (not (and bridges_r5c43_r5c56_1 bridges_r4c45_r23c45_1))) ; r5c43-r5c56, r4c45-r23c45
(assert (not (and bridges_r6c41_r6c48_1 bridges_r4c45_r23c45_1))) ; r6c41-r6c48, r4c45-r23c45
(assert (not (and bridges_r7c44_r7c48_1 bridges_r4c45_r23c45_1))) ; r7c44-r7c48, r4c45-r23c45
(assert (not (and bridges_r8c44_r8c46_1 bridges_r4c45_r23c45_1))) ; r8c44-r8c46, r4c45-r23c45
(assert (not (and bridges_r9c44_r9c48_1 bridges_r4c45_r23c45_1))) ; r9c44-r9c48, r4c45-r23c45
(assert (not (and bridges_r10c44_r10c46_1 bridges_r4c45_r23c45_1))) ; r10c44-r10c46, r4c45-r23c45
(assert (not (and bridges_r11c43_r11c51_1 bridges_r4c45_r23c45_1))) ; r11c43-r11c51, r4c45-r23c45
(assert (not (and bridges_r12c44_r12c46_1 bridges_r4c45_r23c45_1))) ; r12c44-r12c46, r4c45-r23c45
(assert (not (and bridges_r13c44_r13c50_1 bridges_r4c45_r23c45_1))) ; r13c44-r13c50, r4c45-r23c45
(assert (not (and bridges_r14c34_r14c60_1 bridges_r4c45_r23c45_1))) ; r14c34-r14c60, r4c45-r23c45
(assert (not (and bridges_r16c33_r16c58_1 bridges_r4c45_r23c45_1))) ; r16c33-r16c58, r4c45-r23c45
(assert (not (and bridges_r17c44_r17c46_1 bridges_r4c45_r23c45_1))) ; r17c44-r17c46, r4c45-r23c45
(assert (not (and bridges_r18c43_r18c50_1 bridges_r4c45_r23c45_1))) ; r18c43-r18c50, r4c45-r23c45
(assert (not (and bridges_r20c37_r20c46_1 bridges_r4c45_r23c45_1))) ; r20c37-r20c46, r4c45-r23c45
(assert (not (and bridges_r21c40_r21c48_1 bridges_r4c45_r23c45_1))) ; r21c40-r21c48, r4c45-r23c45
(assert (not (and bridges_r22c43_r22c52_1 bridges_r4c45_r23c45_1))) ; r22c43-r22c52, r4c45-r23c45
(assert (not (and bridges_r5c43_r5c56_1 bridges_r4c46_r8c46_1))) ; r5c43-r5c56, r4c46-r8c46
(assert (not (and bridges_r6c41_r6c48_1 bridges_r4c46_r8c46_1))) ; r6c41-r6c48, r4c46-r8c46
(assert (not (and bridges_r7c44_r7c48_1 bridges_r4c46_r8c46_1))) ; r7c44-r7c48, r4c46-r8c46
(assert (not (and bridges_r5c43_r5c56_1 bridges_r4c47_r8c47_1))) ; r5c43-r5c56, r4c47-r8c47
(assert (not (and bridges_r6c41_r6c48_1 bridges_r4c47_r8c47_1))) ; r6c41-r6c48, r4c47-r8c47
(assert (not (and bridges_r7c44_r7c48_1 bridges_r4c47_r8c47_1))) ; r7c44-r7c48, r4c47-r8c47
(assert (not (and bridges_r5c43_r5c56_1 bridges_r4c48_r6c48_1))) ; r5c43-r5c56, r4c48-r6c48
(assert (not (and bridges_r5c43_r5c56_1 bridges_r4c49_r8c49_1))) ; r5c43-r5c56, r4c49-r8c49
(assert (not (and bridges_r6c48_r6c52_1 bridges_r4c49_r8c49_1))) ; r6c48-r6c52, r4c49-r8c49
(assert (not (and bridges_r7c48_r7c56_1 bridges_r4c49_r8c49_1))) ; r7c48-r7c56, r4c49-r8c49
(assert (not (and bridges_r5c43_r5c56_1 bridges_r4c52_r6c52_1))) ; r5c43-r5c56, r4c52-r6c52
(assert (not (and bridges_r6c29_r6c33_1 bridges_r5c30_r13c30_1))) ; r6c29-r6c33, r5c30-r13c30
(assert (not (and bridges_r7c23_r7c31_1 bridges_r5c30_r13c30_1))) ; r7c23-r7c31, r5c30-r13c30
(assert (not (and bridges_r8c19_r8c32_1 bridges_r5c30_r13c30_1))) ; r8c19-r8c32, r5c30-r13c30
(assert (not (and bridges_r9c21_r9c32_1 bridges_r5c30_r13c30_1))) ; r9c21-r9c32, r5c30-r13c30
(assert (not (and bridges_r10c23_r10c32_1 bridges_r5c30_r13c30_1))) ; r10c23-r10c32, r5c30-r13c30
(assert (not (and bridges_r12c20_r12c32_1 bridges_r5c30_r13c30_1))) ; r12c20-r12c32, r5c30-r13c30
(assert (not (and bridges_r6c35_r6c37_1 bridges_r5c36_r7c36_1))) ; r6c35-r6c37, r5c36-r7c36
(assert (not (and bridges_r6c41_r6c48_1 bridges_r5c42_r7c42_1))) ; r6c41-r6c48, r5c42-r7c42
(assert (not (and bridges_r6c41_r6c48_1 bridges_r5c43_r8c43_1))) ; r6c41-r6c48, r5c43-r8c43
(assert (not (and bridges_r7c42_r7c44_1 bridges_r5c43_r8c43_1))) ; r7c42-r7c44, r5c43-r8c43
(assert (not (and bridges_r7c16_r7c23_1 bridges_r6c21_r9c21_1))) ; r7c16-r7c23, r6c21-r9c21
(assert (not (and bridges_r8c19_r8c32_1 bridges_r6c21_r9c21_1))) ; r8c19-r8c32, r6c21-r9c21
(assert (not (and bridges_r7c23_r7c31_1 bridges_r6c28_r23c28_1))) ; r7c23-r7c31, r6c28-r23c28
(assert (not (and bridges_r8c19_r8c32_1 bridges_r6c28_r23c28_1))) ; r8c19-r8c32, r6c28-r23c28
(assert (not (and bridges_r9c21_r9c32_1 bridges_r6c28_r23c28_1))) ; r9c21-r9c32, r6c28-r23c28
(assert (not (and bridges_r10c23_r10c32_1 bridges_r6c28_r23c28_1))) ; r10c23-r10c32, r6c28-r23c28
(assert (not (and bridges_r12c20_r12c32_1 bridges_r6c28_r23c28_1))) ; r12c20-r12c32, r6c28-r23c28
(assert (not (and bridges_r14c23_r14c31_1 bridges_r6c28_r23c28_1))) ; r14c23-r14c31, r6c28-r23c28
(assert (not (and bridges_r16c20_r16c31_1 bridges_r6c28_r23c28_1))) ; r16c20-r16c31, r6c28-r23c28
(assert (not (and bridges_r19c26_r19c37_1 bridges_r6c28_r23c28_1))) ; r19c26-r19c37, r6c28-r23c28
(assert (not (and bridges_r20c26_r20c31_1 bridges_r6c28_r23c28_1))) ; r20c26-r20c31, r6c28-r23c28
(assert (not (and bridges_r7c23_r7c31_1 bridges_r6c29_r27c29_1))) ; r7c23-r7c31, r6c29-r27c29
(assert (not (and bridges_r8c19_r8c32_1 bridges_r6c29_r27c29_1))) ; r8c19-r8c32, r6c29-r27c29
(assert (not (and bridges_r9c21_r9c32_1 bridges_r6c29_r27c29_1))) ; r9c21-r9c32, r6c29-r27c29
(assert (not (and bridges_r10c23_r10c32_1 bridges_r6c29_r27c29_1))) ; r10c23-r10c32, r6c29-r27c29
(assert (not (and bridges_r12c20_r12c32_1 bridges_r6c29_r27c29_1))) ; r12c20-r12c32, r6c29-r27c29
(assert (not (and bridges_r14c23_r14c31_1 bridges_r6c29_r27c29_1))) ; r14c23-r14c31, r6c29-r27c29
(assert (not (and bridges_r16c20_r16c31_1 bridges_r6c29_r27c29_1))) ; r16c20-r16c31, r6c29-r27c29
(assert (not (and bridges_r19c26_r19c37_1 bridges_r6c29_r27c29_1))) ; r19c26-r19c37, r6c29-r27c29
(assert (not (and bridges_r20c26_r20c31_1 bridges_r6c29_r27c29_1))) ; r20c26-r20c31, r6c29-r27c29
(assert (not (and bridges_r23c28_r23c30_1 bridges_r6c29_r27c29_1))) ; r23c28-r23c30, r6c29-r27c29
(assert (not (and bridges_r7c31_r7c34_1 bridges_r6c33_r10c33_1))) ; r7c31-r7c34, r6c33-r10c33
(assert (not (and bridges_r8c32_r8c37_1 bridges_r6c33_r10c33_1))) ; r8c32-r8c37, r6c33-r10c33
(assert (not (and bridges_r9c32_r9c35_1 bridges_r6c33_r10c33_1))) ; r9c32-r9c35, r6c33-r10c33
(assert (not (and bridges_r7c34_r7c36_1 bridges_r6c35_r9c35_1))) ; r7c34-r7c36, r6c35-r9c35
(assert (not (and bridges_r8c32_r8c37_1 bridges_r6c35_r9c35_1))) ; r8c32-r8c37, r6c35-r9c35
(assert (not (and bridges_r7c36_r7c38_1 bridges_r6c37_r8c37_1))) ; r7c36-r7c38, r6c37-r8c37
(assert (not (and bridges_r7c38_r7c42_1 bridges_r6c39_r9c39_1))) ; r7c38-r7c42, r6c39-r9c39
(assert (not (and bridges_r8c38_r8c41_1 bridges_r6c39_r9c39_1))) ; r8c38-r8c41, r6c39-r9c39
(assert (not (and bridges_r7c38_r7c42_1 bridges_r6c41_r8c41_1))) ; r7c38-r7c42, r6c41-r8c41
(assert (not (and bridges_r7c48_r7c56_1 bridges_r6c52_r8c52_1))) ; r7c48-r7c56, r6c52-r8c52
(assert (not (and bridges_r7c48_r7c56_1 bridges_r6c55_r12c55_1))) ; r7c48-r7c56, r6c55-r12c55
(assert (not (and bridges_r8c52_r8c56_1 bridges_r6c55_r12c55_1))) ; r8c52-r8c56, r6c55-r12c55
(assert (not (and bridges_r9c51_r9c56_1 bridges_r6c55_r12c55_1))) ; r9c51-r9c56, r6c55-r12c55
(assert (not (and bridges_r10c52_r10c56_1 bridges_r6c55_r12c55_1))) ; r10c52-r10c56, r6c55-r12c55
(assert (not (and bridges_r11c51_r11c57_1 bridges_r6c55_r12c55_1))) ; r11c51-r11c57, r6c55-r12c55
(assert (not (and bridges_r7c56_r7c60_1 bridges_r6c58_r8c58_1))) ; r7c56-r7c60, r6c58-r8c58
(assert (not (and bridges_r7c56_r7c60_1 bridges_r6c59_r8c59_1))) ; r7c56-r7c60, r6c59-r8c59
(assert (not (and bridges_r8c19_r8c32_1 bridges_r7c23_r10c23_1))) ; r8c19-r8c32, r7c23-r10c23
(assert (not (and bridges_r9c21_r9c32_1 bridges_r7c23_r10c23_1))) ; r9c21-r9c32, r7c23-r10c23
(assert (not (and bridges_r8c19_r8c32_1 bridges_r7c31_r13c31_1))) ; r8c19-r8c32, r7c31-r13c31
(assert (not (and bridges_r9c21_r9c32_1 bridges_r7c31_r13c31_1))) ; r9c21-r9c32, r7c31-r13c31
(assert (not (and bridges_r10c23_r10c32_1 bridges_r7c31_r13c31_1))) ; r10c23-r10c32, r7c31-r13c31
(assert (not (and bridges_r12c20_r12c32_1 bridges_r7c31_r13c31_1))) ; r12c20-r12c32, r7c31-r13c31
(assert (not (and bridges_r8c32_r8c37_1 bridges_r7c34_r13c34_1))) ; r8c32-r8c37, r7c34-r13c34
(assert (not (and bridges_r9c32_r9c35_1 bridges_r7c34_r13c34_1))) ; r9c32-r9c35, r7c34-r13c34
(assert (not (and bridges_r10c33_r10c36_1 bridges_r7c34_r13c34_1))) ; r10c33-r10c36, r7c34-r13c34
(assert (not (and bridges_r12c33_r12c44_1 bridges_r7c34_r13c34_1))) ; r12c33-r12c44, r7c34-r13c34
(assert (not (and bridges_r8c32_r8c37_1 bridges_r7c36_r9c36_1))) ; r8c32-r8c37, r7c36-r9c36
(assert (not (and bridges_r8c41_r8c43_1 bridges_r7c42_r9c42_1))) ; r8c41-r8c43, r7c42-r9c42
(assert (not (and bridges_r9c36_r9c39_1 bridges_r8c37_r15c37_1))) ; r9c36-r9c39, r8c37-r15c37
(assert (not (and bridges_r10c36_r10c40_1 bridges_r8c37_r15c37_1))) ; r10c36-r10c40, r8c37-r15c37
(assert (not (and bridges_r11c35_r11c43_1 bridges_r8c37_r15c37_1))) ; r11c35-r11c43, r8c37-r15c37
(assert (not (and bridges_r12c33_r12c44_1 bridges_r8c37_r15c37_1))) ; r12c33-r12c44, r8c37-r15c37
(assert (not (and bridges_r13c34_r13c44_1 bridges_r8c37_r15c37_1))) ; r13c34-r13c44, r8c37-r15c37
(assert (not (and bridges_r14c34_r14c60_1 bridges_r8c37_r15c37_1))) ; r14c34-r14c60, r8c37-r15c37
(assert (not (and bridges_r9c36_r9c39_1 bridges_r8c38_r19c38_1))) ; r9c36-r9c39, r8c38-r19c38
(assert (not (and bridges_r10c36_r10c40_1 bridges_r8c38_r19c38_1))) ; r10c36-r10c40, r8c38-r19c38
(assert (not (and bridges_r11c35_r11c43_1 bridges_r8c38_r19c38_1))) ; r11c35-r11c43, r8c38-r19c38
(assert (not (and bridges_r12c33_r12c44_1 bridges_r8c38_r19c38_1))) ; r12c33-r12c44, r8c38-r19c38
(assert (not (and bridges_r13c34_r13c44_1 bridges_r8c38_r19c38_1))) ; r13c34-r13c44, r8c38-r19c38
(assert (not (and bridges_r14c34_r14c60_1 bridges_r8c38_r19c38_1))) ; r14c34-r14c60, r8c38-r19c38
(assert (not (and bridges_r16c33_r16c58_1 bridges_r8c38_r19c38_1))) ; r16c33-r16c58, r8c38-r19c38
(assert (not (and bridges_r17c33_r17c44_1 bridges_r8c38_r19c38_1))) ; r17c33-r17c44, r8c38-r19c38
(assert (not (and bridges_r18c36_r18c43_1 bridges_r8c38_r19c38_1))) ; r18c36-r18c43, r8c38-r19c38
(assert (not (and bridges_r9c42_r9c44_1 bridges_r8c43_r11c43_1))) ; r9c42-r9c44, r8c43-r11c43
(assert (not (and bridges_r10c42_r10c44_1 bridges_r8c43_r11c43_1))) ; r10c42-r10c44, r8c43-r11c43
(assert (not (and bridges_r9c44_r9c48_1 bridges_r8c46_r10c46_1))) ; r9c44-r9c48, r8c46-r10c46
(assert (not (and bridges_r9c44_r9c48_1 bridges_r8c47_r23c47_1))) ; r9c44-r9c48, r8c47-r23c47
(assert (not (and bridges_r10c46_r10c48_1 bridges_r8c47_r23c47_1))) ; r10c46-r10c48, r8c47-r23c47
(assert (not (and bridges_r11c43_r11c51_1 bridges_r8c47_r23c47_1))) ; r11c43-r11c51, r8c47-r23c47
(assert (not (and bridges_r12c46_r12c49_1 bridges_r8c47_r23c47_1))) ; r12c46-r12c49, r8c47-r23c47
(assert (not (and bridges_r13c44_r13c50_1 bridges_r8c47_r23c47_1))) ; r13c44-r13c50, r8c47-r23c47
(assert (not (and bridges_r14c34_r14c60_1 bridges_r8c47_r23c47_1))) ; r14c34-r14c60, r8c47-r23c47
(assert (not (and bridges_r16c33_r16c58_1 bridges_r8c47_r23c47_1))) ; r16c33-r16c58, r8c47-r23c47
(assert (not (and bridges_r17c46_r17c49_1 bridges_r8c47_r23c47_1))) ; r17c46-r17c49, r8c47-r23c47
(assert (not (and bridges_r18c43_r18c50_1 bridges_r8c47_r23c47_1))) ; r18c43-r18c50, r8c47-r23c47
(assert (not (and bridges_r20c46_r20c48_1 bridges_r8c47_r23c47_1))) ; r20c46-r20c48, r8c47-r23c47
(assert (not (and bridges_r21c40_r21c48_1 bridges_r8c47_r23c47_1))) ; r21c40-r21c48, r8c47-r23c47
(assert (not (and bridges_r22c43_r22c52_1 bridges_r8c47_r23c47_1))) ; r22c43-r22c52, r8c47-r23c47
(assert (not (and bridges_r9c48_r9c51_1 bridges_r8c49_r10c49_1))) ; r9c48-r9c51, r8c49-r10c49
(assert (not (and bridges_r9c51_r9c56_1 bridges_r8c52_r10c52_1))) ; r9c51-r9c56, r8c52-r10c52
(assert (not (and bridges_r10c33_r10c36_1 bridges_r9c35_r11c35_1))) ; r10c33-r10c36, r9c35-r11c35
(assert (not (and bridges_r10c40_r10c42_1 bridges_r9c41_r23c41_1))) ; r10c40-r10c42, r9c41-r23c41
(assert (not (and bridges_r11c35_r11c43_1 bridges_r9c41_r23c41_1))) ; r11c35-r11c43, r9c41-r23c41
(assert (not (and bridges_r12c33_r12c44_1 bridges_r9c41_r23c41_1))) ; r12c33-r12c44, r9c41-r23c41
(assert (not (and bridges_r13c34_r13c44_1 bridges_r9c41_r23c41_1))) ; r13c34-r13c44, r9c41-r23c41
(assert (not (and bridges_r14c34_r14c60_1 bridges_r9c41_r23c41_1))) ; r14c34-r14c60, r9c41-r23c41
(assert (not (and bridges_r16c33_r16c58_1 bridges_r9c41_r23c41_1))) ; r16c33-r16c58, r9c41-r23c41
(assert (not (and bridges_r17c33_r17c44_1 bridges_r9c41_r23c41_1))) ; r17c33-r17c44, r9c41-r23c41
(assert (not (and bridges_r18c36_r18c43_1 bridges_r9c41_r23c41_1))) ; r18c36-r18c43, r9c41-r23c41
(assert (not (and bridges_r20c37_r20c46_1 bridges_r9c41_r23c41_1))) ; r20c37-r20c46, r9c41-r23c41
(assert (not (and bridges_r21c40_r21c48_1 bridges_r9c41_r23c41_1))) ; r21c40-r21c48, r9c41-r23c41
(assert (not (and bridges_r22c38_r22c43_1 bridges_r9c41_r23c41_1))) ; r22c38-r22c43, r9c41-r23c41
(assert (not (and bridges_r10c50_r10c52_1 bridges_r9c51_r11c51_1))) ; r10c50-r10c52, r9c51-r11c51
(assert (not (and bridges_r10c57_r10c59_1 bridges_r9c58_r13c58_1))) ; r10c57-r10c59, r9c58-r13c58
(assert (not (and bridges_r12c20_r12c32_1 bridges_r10c23_r14c23_1))) ; r12c20-r12c32, r10c23-r14c23
(assert (not (and bridges_r11c35_r11c43_1 bridges_r10c36_r18c36_1))) ; r11c35-r11c43, r10c36-r18c36
(assert (not (and bridges_r12c33_r12c44_1 bridges_r10c36_r18c36_1))) ; r12c33-r12c44, r10c36-r18c36
(assert (not (and bridges_r13c34_r13c44_1 bridges_r10c36_r18c36_1))) ; r13c34-r13c44, r10c36-r18c36
(assert (not (and bridges_r14c34_r14c60_1 bridges_r10c36_r18c36_1))) ; r14c34-r14c60, r10c36-r18c36
(assert (not (and bridges_r15c35_r15c37_1 bridges_r10c36_r18c36_1))) ; r15c35-r15c37, r10c36-r18c36
(assert (not (and bridges_r16c33_r16c58_1 bridges_r10c36_r18c36_1))) ; r16c33-r16c58, r10c36-r18c36
(assert (not (and bridges_r17c33_r17c44_1 bridges_r10c36_r18c36_1))) ; r17c33-r17c44, r10c36-r18c36
(assert (not (and bridges_r11c35_r11c43_1 bridges_r10c40_r19c40_1))) ; r11c35-r11c43, r10c40-r19c40
(assert (not (and bridges_r12c33_r12c44_1 bridges_r10c40_r19c40_1))) ; r12c33-r12c44, r10c40-r19c40
(assert (not (and bridges_r13c34_r13c44_1 bridges_r10c40_r19c40_1))) ; r13c34-r13c44, r10c40-r19c40
(assert (not (and bridges_r14c34_r14c60_1 bridges_r10c40_r19c40_1))) ; r14c34-r14c60, r10c40-r19c40
(assert (not (and bridges_r16c33_r16c58_1 bridges_r10c40_r19c40_1))) ; r16c33-r16c58, r10c40-r19c40
(assert (not (and bridges_r17c33_r17c44_1 bridges_r10c40_r19c40_1))) ; r17c33-r17c44, r10c40-r19c40
(assert (not (and bridges_r18c36_r18c43_1 bridges_r10c40_r19c40_1))) ; r18c36-r18c43, r10c40-r19c40
(assert (not (and bridges_r11c35_r11c43_1 bridges_r10c42_r28c42_1))) ; r11c35-r11c43, r10c42-r28c42
(assert (not (and bridges_r12c33_r12c44_1 bridges_r10c42_r28c42_1))) ; r12c33-r12c44, r10c42-r28c42
(assert (not (and bridges_r13c34_r13c44_1 bridges_r10c42_r28c42_1))) ; r13c34-r13c44, r10c42-r28c42
(assert (not (and bridges_r14c34_r14c60_1 bridges_r10c42_r28c42_1))) ; r14c34-r14c60, r10c42-r28c42
(assert (not (and bridges_r16c33_r16c58_1 bridges_r10c42_r28c42_1))) ; r16c33-r16c58, r10c42-r28c42
(assert (not (and bridges_r17c33_r17c44_1 bridges_r10c42_r28c42_1))) ; r17c33-r17c44, r10c42-r28c42
(assert (not (and bridges_r18c36_r18c43_1 bridges_r10c42_r28c42_1))) ; r18c36-r18c43, r10c42-r28c42
(assert (not (and bridges_r20c37_r20c46_1 bridges_r10c42_r28c42_1))) ; r20c37-r20c46, r10c42-r28c42
(assert (not (and bridges_r21c40_r21c48_1 bridges_r10c42_r28c42_1))) ; r21c40-r21c48, r10c42-r28c42
(assert (not (and bridges_r22c38_r22c43_1 bridges_r10c42_r28c42_1))) ; r22c38-r22c43, r10c42-r28c42
(assert (not (and bridges_r23c41_r23c44_1 bridges_r10c42_r28c42_1))) ; r23c41-r23c44, r10c42-r28c42
(assert (not (and bridges_r25c38_r25c46_1 bridges_r10c42_r28c42_1))) ; r25c38-r25c46, r10c42-r28c42
(assert (not (and bridges_r26c41_r26c44_1 bridges_r10c42_r28c42_1))) ; r26c41-r26c44, r10c42-r28c42
(assert (not (and bridges_r27c41_r27c44_1 bridges_r10c42_r28c42_1))) ; r27c41-r27c44, r10c42-r28c42
(assert (not (and bridges_r11c43_r11c51_1 bridges_r10c44_r12c44_1))) ; r11c43-r11c51, r10c44-r12c44
(assert (not (and bridges_r11c43_r11c51_1 bridges_r10c46_r12c46_1))) ; r11c43-r11c51, r10c46-r12c46
(assert (not (and bridges_r11c43_r11c51_1 bridges_r10c48_r20c48_1))) ; r11c43-r11c51, r10c48-r20c48
(assert (not (and bridges_r12c46_r12c49_1 bridges_r10c48_r20c48_1))) ; r12c46-r12c49, r10c48-r20c48
(assert (not (and bridges_r13c44_r13c50_1 bridges_r10c48_r20c48_1))) ; r13c44-r13c50, r10c48-r20c48
(assert (not (and bridges_r14c34_r14c60_1 bridges_r10c48_r20c48_1))) ; r14c34-r14c60, r10c48-r20c48
(assert (not (and bridges_r16c33_r16c58_1 bridges_r10c48_r20c48_1))) ; r16c33-r16c58, r10c48-r20c48
(assert (not (and bridges_r17c46_r17c49_1 bridges_r10c48_r20c48_1))) ; r17c46-r17c49, r10c48-r20c48
(assert (not (and bridges_r18c43_r18c50_1 bridges_r10c48_r20c48_1))) ; r18c43-r18c50, r10c48-r20c48
(assert (not (and bridges_r11c43_r11c51_1 bridges_r10c49_r12c49_1))) ; r11c43-r11c51, r10c49-r12c49
(assert (not (and bridges_r11c43_r11c51_1 bridges_r10c50_r13c50_1))) ; r11c43-r11c51, r10c50-r13c50
(assert (not (and bridges_r12c49_r12c51_1 bridges_r10c50_r13c50_1))) ; r12c49-r12c51, r10c50-r13c50
(assert (not (and bridges_r11c51_r11c57_1 bridges_r10c52_r13c52_1))) ; r11c51-r11c57, r10c52-r13c52
(assert (not (and bridges_r12c51_r12c55_1 bridges_r10c52_r13c52_1))) ; r12c51-r12c55, r10c52-r13c52
(assert (not (and bridges_r11c51_r11c57_1 bridges_r10c56_r12c56_1))) ; r11c51-r11c57, r10c56-r12c56
(assert (not (and bridges_r12c33_r12c44_1 bridges_r11c35_r15c35_1))) ; r12c33-r12c44, r11c35-r15c35
(assert (not (and bridges_r13c34_r13c44_1 bridges_r11c35_r15c35_1))) ; r13c34-r13c44, r11c35-r15c35
(assert (not (and bridges_r14c34_r14c60_1 bridges_r11c35_r15c35_1))) ; r14c34-r14c60, r11c35-r15c35
(assert (not (and bridges_r12c33_r12c44_1 bridges_r11c43_r18c43_1))) ; r12c33-r12c44, r11c43-r18c43
(assert (not (and bridges_r13c34_r13c44_1 bridges_r11c43_r18c43_1))) ; r13c34-r13c44, r11c43-r18c43
(assert (not (and bridges_r14c34_r14c60_1 bridges_r11c43_r18c43_1))) ; r14c34-r14c60, r11c43-r18c43
(assert (not (and bridges_r16c33_r16c58_1 bridges_r11c43_r18c43_1))) ; r16c33-r16c58, r11c43-r18c43
(assert (not (and bridges_r17c33_r17c44_1 bridges_r11c43_r18c43_1))) ; r17c33-r17c44, r11c43-r18c43
(assert (not (and bridges_r13c32_r13c34_1 bridges_r12c33_r16c33_1))) ; r13c32-r13c34, r12c33-r16c33
(assert (not (and bridges_r14c31_r14c34_1 bridges_r12c33_r16c33_1))) ; r14c31-r14c34, r12c33-r16c33
(assert (not (and bridges_r15c32_r15c35_1 bridges_r12c33_r16c33_1))) ; r15c32-r15c35, r12c33-r16c33
(assert (not (and bridges_r13c44_r13c50_1 bridges_r12c46_r17c46_1))) ; r13c44-r13c50, r12c46-r17c46
(assert (not (and bridges_r14c34_r14c60_1 bridges_r12c46_r17c46_1))) ; r14c34-r14c60, r12c46-r17c46
(assert (not (and bridges_r16c33_r16c58_1 bridges_r12c46_r17c46_1))) ; r16c33-r16c58, r12c46-r17c46
(assert (not (and bridges_r13c44_r13c50_1 bridges_r12c49_r17c49_1))) ; r13c44-r13c50, r12c49-r17c49
(assert (not (and bridges_r14c34_r14c60_1 bridges_r12c49_r17c49_1))) ; r14c34-r14c60, r12c49-r17c49
(assert (not (and bridges_r16c33_r16c58_1 bridges_r12c49_r17c49_1))) ; r16c33-r16c58, r12c49-r17c49
(assert (not (and bridges_r13c52_r13c57_1 bridges_r12c55_r23c55_1))) ; r13c52-r13c57, r12c55-r23c55
(assert (not (and bridges_r14c34_r14c60_1 bridges_r12c55_r23c55_1))) ; r14c34-r14c60, r12c55-r23c55
(assert (not (and bridges_r16c33_r16c58_1 bridges_r12c55_r23c55_1))) ; r16c33-r16c58, r12c55-r23c55
(assert (not (and bridges_r17c49_r17c59_1 bridges_r12c55_r23c55_1))) ; r17c49-r17c59, r12c55-r23c55
(assert (not (and bridges_r22c52_r22c57_1 bridges_r12c55_r23c55_1))) ; r22c52-r22c57, r12c55-r23c55
(assert (not (and bridges_r13c52_r13c57_1 bridges_r12c56_r26c56_1))) ; r13c52-r13c57, r12c56-r26c56
(assert (not (and bridges_r14c34_r14c60_1 bridges_r12c56_r26c56_1))) ; r14c34-r14c60, r12c56-r26c56
(assert (not (and bridges_r16c33_r16c58_1 bridges_r12c56_r26c56_1))) ; r16c33-r16c58, r12c56-r26c56
(assert (not (and bridges_r17c49_r17c59_1 bridges_r12c56_r26c56_1))) ; r17c49-r17c59, r12c56-r26c56
(assert (not (and bridges_r22c52_r22c57_1 bridges_r12c56_r26c56_1))) ; r22c52-r22c57, r12c56-r26c56
(assert (not (and bridges_r23c55_r23c57_1 bridges_r12c56_r26c56_1))) ; r23c55-r23c57, r12c56-r26c56
(assert (not (and bridges_r25c55_r25c57_1 bridges_r12c56_r26c56_1))) ; r25c55-r25c57, r12c56-r26c56
(assert (not (and bridges_r14c23_r14c31_1 bridges_r13c30_r15c30_1))) ; r14c23-r14c31, r13c30-r15c30
(assert (not (and bridges_r14c31_r14c34_1 bridges_r13c32_r15c32_1))) ; r14c31-r14c34, r13c32-r15c32
(assert (not (and bridges_r14c34_r14c60_1 bridges_r13c44_r17c44_1))) ; r14c34-r14c60, r13c44-r17c44
(assert (not (and bridges_r16c33_r16c58_1 bridges_r13c44_r17c44_1))) ; r16c33-r16c58, r13c44-r17c44
(assert (not (and bridges_r14c34_r14c60_1 bridges_r13c50_r18c50_1))) ; r14c34-r14c60, r13c50-r18c50
(assert (not (and bridges_r16c33_r16c58_1 bridges_r13c50_r18c50_1))) ; r16c33-r16c58, r13c50-r18c50
(assert (not (and bridges_r17c49_r17c59_1 bridges_r13c50_r18c50_1))) ; r17c49-r17c59, r13c50-r18c50
(assert (not (and bridges_r14c34_r14c60_1 bridges_r13c51_r18c51_1))) ; r14c34-r14c60, r13c51-r18c51
(assert (not (and bridges_r16c33_r16c58_1 bridges_r13c51_r18c51_1))) ; r16c33-r16c58, r13c51-r18c51
(assert (not (and bridges_r17c49_r17c59_1 bridges_r13c51_r18c51_1))) ; r17c49-r17c59, r13c51-r18c51
(assert (not (and bridges_r14c34_r14c60_1 bridges_r13c52_r22c52_1))) ; r14c34-r14c60, r13c52-r22c52
(assert (not (and bridges_r16c33_r16c58_1 bridges_r13c52_r22c52_1))) ; r16c33-r16c58, r13c52-r22c52
(assert (not (and bridges_r17c49_r17c59_1 bridges_r13c52_r22c52_1))) ; r17c49-r17c59, r13c52-r22c52
(assert (not (and bridges_r14c34_r14c60_1 bridges_r13c57_r22c57_1))) ; r14c34-r14c60, r13c57-r22c57
(assert (not (and bridges_r16c33_r16c58_1 bridges_r13c57_r22c57_1))) ; r16c33-r16c58, r13c57-r22c57
(assert (not (and bridges_r17c49_r17c59_1 bridges_r13c57_r22c57_1))) ; r17c49-r17c59, r13c57-r22c57
(assert (not (and bridges_r14c34_r14c60_1 bridges_r13c58_r16c58_1))) ; r14c34-r14c60, r13c58-r16c58
(assert (not (and bridges_r14c34_r14c60_1 bridges_r13c59_r16c59_1))) ; r14c34-r14c60, r13c59-r16c59
(assert (not (and bridges_r15c30_r15c32_1 bridges_r14c31_r16c31_1))) ; r15c30-r15c32, r14c31-r16c31
(assert (not (and bridges_r15c32_r15c35_1 bridges_r14c34_r22c34_1))) ; r15c32-r15c35, r14c34-r22c34
(assert (not (and bridges_r16c33_r16c58_1 bridges_r14c34_r22c34_1))) ; r16c33-r16c58, r14c34-r22c34
(assert (not (and bridges_r17c33_r17c44_1 bridges_r14c34_r22c34_1))) ; r17c33-r17c44, r14c34-r22c34
(assert (not (and bridges_r18c31_r18c36_1 bridges_r14c34_r22c34_1))) ; r18c31-r18c36, r14c34-r22c34
(assert (not (and bridges_r19c26_r19c37_1 bridges_r14c34_r22c34_1))) ; r19c26-r19c37, r14c34-r22c34
(assert (not (and bridges_r20c31_r20c36_1 bridges_r14c34_r22c34_1))) ; r20c31-r20c36, r14c34-r22c34
(assert (not (and bridges_r21c32_r21c37_1 bridges_r14c34_r22c34_1))) ; r21c32-r21c37, r14c34-r22c34
(assert (not (and bridges_r16c20_r16c31_1 bridges_r15c30_r23c30_1))) ; r16c20-r16c31, r15c30-r23c30
(assert (not (and bridges_r19c26_r19c37_1 bridges_r15c30_r23c30_1))) ; r19c26-r19c37, r15c30-r23c30
(assert (not (and bridges_r20c26_r20c31_1 bridges_r15c30_r23c30_1))) ; r20c26-r20c31, r15c30-r23c30
(assert (not (and bridges_r16c33_r16c58_1 bridges_r15c35_r35c35_1))) ; r16c33-r16c58, r15c35-r35c35
(assert (not (and bridges_r17c33_r17c44_1 bridges_r15c35_r35c35_1))) ; r17c33-r17c44, r15c35-r35c35
(assert (not (and bridges_r18c31_r18c36_1 bridges_r15c35_r35c35_1))) ; r18c31-r18c36, r15c35-r35c35
(assert (not (and bridges_r19c26_r19c37_1 bridges_r15c35_r35c35_1))) ; r19c26-r19c37, r15c35-r35c35
(assert (not (and bridges_r20c31_r20c36_1 bridges_r15c35_r35c35_1))) ; r20c31-r20c36, r15c35-r35c35
(assert (not (and bridges_r21c32_r21c37_1 bridges_r15c35_r35c35_1))) ; r21c32-r21c37, r15c35-r35c35
(assert (not (and bridges_r22c34_r22c38_1 bridges_r15c35_r35c35_1))) ; r22c34-r22c38, r15c35-r35c35
(assert (not (and bridges_r23c34_r23c41_1 bridges_r15c35_r35c35_1))) ; r23c34-r23c41, r15c35-r35c35
(assert (not (and bridges_r27c32_r27c41_1 bridges_r15c35_r35c35_1))) ; r27c32-r27c41, r15c35-r35c35
(assert (not (and bridges_r28c30_r28c38_1 bridges_r15c35_r35c35_1))) ; r28c30-r28c38, r15c35-r35c35
(assert (not (and bridges_r30c34_r30c47_1 bridges_r15c35_r35c35_1))) ; r30c34-r30c47, r15c35-r35c35
(assert (not (and bridges_r33c34_r33c38_1 bridges_r15c35_r35c35_1))) ; r33c34-r33c38, r15c35-r35c35
(assert (not (and bridges_r34c34_r34c37_1 bridges_r15c35_r35c35_1))) ; r34c34-r34c37, r15c35-r35c35
(assert (not (and bridges_r16c33_r16c58_1 bridges_r15c37_r19c37_1))) ; r16c33-r16c58, r15c37-r19c37
(assert (not (and bridges_r17c33_r17c44_1 bridges_r15c37_r19c37_1))) ; r17c33-r17c44, r15c37-r19c37
(assert (not (and bridges_r18c36_r18c43_1 bridges_r15c37_r19c37_1))) ; r18c36-r18c43, r15c37-r19c37
(assert (not (and bridges_r18c31_r18c36_1 bridges_r16c32_r21c32_1))) ; r18c31-r18c36, r16c32-r21c32
(assert (not (and bridges_r19c26_r19c37_1 bridges_r16c32_r21c32_1))) ; r19c26-r19c37, r16c32-r21c32
(assert (not (and bridges_r20c31_r20c36_1 bridges_r16c32_r21c32_1))) ; r20c31-r20c36, r16c32-r21c32
(assert (not (and bridges_r17c49_r17c59_1 bridges_r16c58_r23c58_1))) ; r17c49-r17c59, r16c58-r23c58
(assert (not (and bridges_r22c57_r22c59_1 bridges_r16c58_r23c58_1))) ; r22c57-r22c59, r16c58-r23c58
(assert (not (and bridges_r18c31_r18c36_1 bridges_r17c33_r33c33_1))) ; r18c31-r18c36, r17c33-r33c33
(assert (not (and bridges_r19c26_r19c37_1 bridges_r17c33_r33c33_1))) ; r19c26-r19c37, r17c33-r33c33
(assert (not (and bridges_r20c31_r20c36_1 bridges_r17c33_r33c33_1))) ; r20c31-r20c36, r17c33-r33c33
(assert (not (and bridges_r21c32_r21c37_1 bridges_r17c33_r33c33_1))) ; r21c32-r21c37, r17c33-r33c33
(assert (not (and bridges_r22c32_r22c34_1 bridges_r17c33_r33c33_1))) ; r22c32-r22c34, r17c33-r33c33
(assert (not (and bridges_r23c31_r23c34_1 bridges_r17c33_r33c33_1))) ; r23c31-r23c34, r17c33-r33c33
(assert (not (and bridges_r27c32_r27c41_1 bridges_r17c33_r33c33_1))) ; r27c32-r27c41, r17c33-r33c33
(assert (not (and bridges_r28c30_r28c38_1 bridges_r17c33_r33c33_1))) ; r28c30-r28c38, r17c33-r33c33
(assert (not (and bridges_r18c43_r18c50_1 bridges_r17c44_r23c44_1))) ; r18c43-r18c50, r17c44-r23c44
(assert (not (and bridges_r20c37_r20c46_1 bridges_r17c44_r23c44_1))) ; r20c37-r20c46, r17c44-r23c44
(assert (not (and bridges_r21c40_r21c48_1 bridges_r17c44_r23c44_1))) ; r21c40-r21c48, r17c44-r23c44
(assert (not (and bridges_r22c43_r22c52_1 bridges_r17c44_r23c44_1))) ; r22c43-r22c52, r17c44-r23c44
(assert (not (and bridges_r18c43_r18c50_1 bridges_r17c46_r20c46_1))) ; r18c43-r18c50, r17c46-r20c46
(assert (not (and bridges_r18c43_r18c50_1 bridges_r17c49_r23c49_1))) ; r18c43-r18c50, r17c49-r23c49
(assert (not (and bridges_r20c48_r20c50_1 bridges_r17c49_r23c49_1))) ; r20c48-r20c50, r17c49-r23c49
(assert (not (and bridges_r21c48_r21c51_1 bridges_r17c49_r23c49_1))) ; r21c48-r21c51, r17c49-r23c49
(assert (not (and bridges_r22c43_r22c52_1 bridges_r17c49_r23c49_1))) ; r22c43-r22c52, r17c49-r23c49
(assert (not (and bridges_r19c26_r19c37_1 bridges_r18c31_r20c31_1))) ; r19c26-r19c37, r18c31-r20c31
(assert (not (and bridges_r19c26_r19c37_1 bridges_r18c36_r20c36_1))) ; r19c26-r19c37, r18c36-r20c36
(assert (not (and bridges_r20c37_r20c46_1 bridges_r18c43_r22c43_1))) ; r20c37-r20c46, r18c43-r22c43
(assert (not (and bridges_r21c40_r21c48_1 bridges_r18c43_r22c43_1))) ; r21c40-r21c48, r18c43-r22c43
(assert (not (and bridges_r20c37_r20c46_1 bridges_r19c38_r21c38_1))) ; r20c37-r20c46, r19c38-r21c38
(assert (not (and bridges_r20c37_r20c46_1 bridges_r19c40_r21c40_1))) ; r20c37-r20c46, r19c40-r21c40
(assert (not (and bridges_r21c32_r21c37_1 bridges_r20c36_r35c36_1))) ; r21c32-r21c37, r20c36-r35c36
(assert (not (and bridges_r22c34_r22c38_1 bridges_r20c36_r35c36_1))) ; r22c34-r22c38, r20c36-r35c36
(assert (not (and bridges_r23c34_r23c41_1 bridges_r20c36_r35c36_1))) ; r23c34-r23c41, r20c36-r35c36
(assert (not (and bridges_r27c32_r27c41_1 bridges_r20c36_r35c36_1))) ; r27c32-r27c41, r20c36-r35c36
(assert (not (and bridges_r28c30_r28c38_1 bridges_r20c36_r35c36_1))) ; r28c30-r28c38, r20c36-r35c36
(assert (not (and bridges_r30c34_r30c47_1 bridges_r20c36_r35c36_1))) ; r30c34-r30c47, r20c36-r35c36
(assert (not (and bridges_r33c34_r33c38_1 bridges_r20c36_r35c36_1))) ; r33c34-r33c38, r20c36-r35c36
(assert (not (and bridges_r34c34_r34c37_1 bridges_r20c36_r35c36_1))) ; r34c34-r34c37, r20c36-r35c36
(assert (not (and bridges_r21c48_r21c51_1 bridges_r20c50_r24c50_1))) ; r21c48-r21c51, r20c50-r24c50
(assert (not (and bridges_r22c43_r22c52_1 bridges_r20c50_r24c50_1))) ; r22c43-r22c52, r20c50-r24c50
(assert (not (and bridges_r23c49_r23c51_1 bridges_r20c50_r24c50_1))) ; r23c49-r23c51, r20c50-r24c50
(assert (not (and bridges_r22c34_r22c38_1 bridges_r21c37_r29c37_1))) ; r22c34-r22c38, r21c37-r29c37
(assert (not (and bridges_r23c34_r23c41_1 bridges_r21c37_r29c37_1))) ; r23c34-r23c41, r21c37-r29c37
(assert (not (and bridges_r27c32_r27c41_1 bridges_r21c37_r29c37_1))) ; r27c32-r27c41, r21c37-r29c37
(assert (not (and bridges_r28c30_r28c38_1 bridges_r21c37_r29c37_1))) ; r28c30-r28c38, r21c37-r29c37
(assert (not (and bridges_r22c38_r22c43_1 bridges_r21c40_r31c40_1))) ; r22c38-r22c43, r21c40-r31c40
(assert (not (and bridges_r23c34_r23c41_1 bridges_r21c40_r31c40_1))) ; r23c34-r23c41, r21c40-r31c40
(assert (not (and bridges_r25c38_r25c46_1 bridges_r21c40_r31c40_1))) ; r25c38-r25c46, r21c40-r31c40
(assert (not (and bridges_r27c32_r27c41_1 bridges_r21c40_r31c40_1))) ; r27c32-r27c41, r21c40-r31c40
(assert (not (and bridges_r28c38_r28c42_1 bridges_r21c40_r31c40_1))) ; r28c38-r28c42, r21c40-r31c40
(assert (not (and bridges_r29c38_r29c42_1 bridges_r21c40_r31c40_1))) ; r29c38-r29c42, r21c40-r31c40
(assert (not (and bridges_r30c34_r30c47_1 bridges_r21c40_r31c40_1))) ; r30c34-r30c47, r21c40-r31c40
(assert (not (and bridges_r22c43_r22c52_1 bridges_r21c48_r24c48_1))) ; r22c43-r22c52, r21c48-r24c48
(assert (not (and bridges_r23c47_r23c49_1 bridges_r21c48_r24c48_1))) ; r23c47-r23c49, r21c48-r24c48
(assert (not (and bridges_r22c43_r22c52_1 bridges_r21c51_r23c51_1))) ; r22c43-r22c52, r21c51-r23c51
(assert (not (and bridges_r23c31_r23c34_1 bridges_r22c32_r27c32_1))) ; r23c31-r23c34, r22c32-r27c32
(assert (not (and bridges_r23c34_r23c41_1 bridges_r22c38_r25c38_1))) ; r23c34-r23c41, r22c38-r25c38
(assert (not (and bridges_r23c41_r23c44_1 bridges_r22c43_r29c43_1))) ; r23c41-r23c44, r22c43-r29c43
(assert (not (and bridges_r25c38_r25c46_1 bridges_r22c43_r29c43_1))) ; r25c38-r25c46, r22c43-r29c43
(assert (not (and bridges_r26c41_r26c44_1 bridges_r22c43_r29c43_1))) ; r26c41-r26c44, r22c43-r29c43
(assert (not (and bridges_r27c41_r27c44_1 bridges_r22c43_r29c43_1))) ; r27c41-r27c44, r22c43-r29c43
(assert (not (and bridges_r28c42_r28c44_1 bridges_r22c43_r29c43_1))) ; r28c42-r28c44, r22c43-r29c43
(assert (not (and bridges_r23c51_r23c53_1 bridges_r22c52_r26c52_1))) ; r23c51-r23c53, r22c52-r26c52
(assert (not (and bridges_r24c50_r24c54_1 bridges_r22c52_r26c52_1))) ; r24c50-r24c54, r22c52-r26c52
(assert (not (and bridges_r25c51_r25c53_1 bridges_r22c52_r26c52_1))) ; r25c51-r25c53, r22c52-r26c52
(assert (not (and bridges_r27c32_r27c41_1 bridges_r23c34_r30c34_1))) ; r27c32-r27c41, r23c34-r30c34
(assert (not (and bridges_r28c30_r28c38_1 bridges_r23c34_r30c34_1))) ; r28c30-r28c38, r23c34-r30c34
(assert (not (and bridges_r25c38_r25c46_1 bridges_r23c41_r26c41_1))) ; r25c38-r25c46, r23c41-r26c41
(assert (not (and bridges_r24c50_r24c54_1 bridges_r23c51_r25c51_1))) ; r24c50-r24c54, r23c51-r25c51
(assert (not (and bridges_r26c57_r26c59_1 bridges_r23c58_r31c58_1))) ; r26c57-r26c59, r23c58-r31c58
(assert (not (and bridges_r28c45_r28c59_1 bridges_r23c58_r31c58_1))) ; r28c45-r28c59, r23c58-r31c58
(assert (not (and bridges_r25c38_r25c46_1 bridges_r24c44_r26c44_1))) ; r25c38-r25c46, r24c44-r26c44
(assert (not (and bridges_r25c38_r25c46_1 bridges_r24c45_r26c45_1))) ; r25c38-r25c46, r24c45-r26c45
(assert (not (and bridges_r25c49_r25c51_1 bridges_r24c50_r30c50_1))) ; r25c49-r25c51, r24c50-r30c50
(assert (not (and bridges_r27c47_r27c52_1 bridges_r24c50_r30c50_1))) ; r27c47-r27c52, r24c50-r30c50
(assert (not (and bridges_r28c45_r28c59_1 bridges_r24c50_r30c50_1))) ; r28c45-r28c59, r24c50-r30c50
(assert (not (and bridges_r27c32_r27c41_1 bridges_r25c38_r28c38_1))) ; r27c32-r27c41, r25c38-r28c38
(assert (not (and bridges_r27c47_r27c52_1 bridges_r25c49_r35c49_1))) ; r27c47-r27c52, r25c49-r35c49
(assert (not (and bridges_r28c45_r28c59_1 bridges_r25c49_r35c49_1))) ; r28c45-r28c59, r25c49-r35c49
(assert (not (and bridges_r30c47_r30c50_1 bridges_r25c49_r35c49_1))) ; r30c47-r30c50, r25c49-r35c49
(assert (not (and bridges_r31c48_r31c51_1 bridges_r25c49_r35c49_1))) ; r31c48-r31c51, r25c49-r35c49
(assert (not (and bridges_r33c46_r33c54_1 bridges_r25c49_r35c49_1))) ; r33c46-r33c54, r25c49-r35c49
(assert (not (and bridges_r34c47_r34c57_1 bridges_r25c49_r35c49_1))) ; r34c47-r34c57, r25c49-r35c49
(assert (not (and bridges_r26c52_r26c54_1 bridges_r25c53_r40c53_1))) ; r26c52-r26c54, r25c53-r40c53
(assert (not (and bridges_r27c52_r27c56_1 bridges_r25c53_r40c53_1))) ; r27c52-r27c56, r25c53-r40c53
(assert (not (and bridges_r28c45_r28c59_1 bridges_r25c53_r40c53_1))) ; r28c45-r28c59, r25c53-r40c53
(assert (not (and bridges_r31c51_r31c57_1 bridges_r25c53_r40c53_1))) ; r31c51-r31c57, r25c53-r40c53
(assert (not (and bridges_r33c46_r33c54_1 bridges_r25c53_r40c53_1))) ; r33c46-r33c54, r25c53-r40c53
(assert (not (and bridges_r34c47_r34c57_1 bridges_r25c53_r40c53_1))) ; r34c47-r34c57, r25c53-r40c53
(assert (not (and bridges_r35c52_r35c55_1 bridges_r25c53_r40c53_1))) ; r35c52-r35c55, r25c53-r40c53
(assert (not (and bridges_r36c52_r36c54_1 bridges_r25c53_r40c53_1))) ; r36c52-r36c54, r25c53-r40c53
(assert (not (and bridges_r37c44_r37c55_1 bridges_r25c53_r40c53_1))) ; r37c44-r37c55, r25c53-r40c53
(assert (not (and bridges_r26c54_r26c56_1 bridges_r25c55_r35c55_1))) ; r26c54-r26c56, r25c55-r35c55
(assert (not (and bridges_r27c52_r27c56_1 bridges_r25c55_r35c55_1))) ; r27c52-r27c56, r25c55-r35c55
(assert (not (and bridges_r28c45_r28c59_1 bridges_r25c55_r35c55_1))) ; r28c45-r28c59, r25c55-r35c55
(assert (not (and bridges_r31c51_r31c57_1 bridges_r25c55_r35c55_1))) ; r31c51-r31c57, r25c55-r35c55
(assert (not (and bridges_r34c47_r34c57_1 bridges_r25c55_r35c55_1))) ; r34c47-r34c57, r25c55-r35c55
(assert (not (and bridges_r27c44_r27c46_1 bridges_r26c45_r28c45_1))) ; r27c44-r27c46, r26c45-r28c45
(assert (not (and bridges_r27c47_r27c52_1 bridges_r26c48_r31c48_1))) ; r27c47-r27c52, r26c48-r31c48
(assert (not (and bridges_r28c45_r28c59_1 bridges_r26c48_r31c48_1))) ; r28c45-r28c59, r26c48-r31c48
(assert (not (and bridges_r30c47_r30c50_1 bridges_r26c48_r31c48_1))) ; r30c47-r30c50, r26c48-r31c48
(assert (not (and bridges_r27c47_r27c52_1 bridges_r26c51_r30c51_1))) ; r27c47-r27c52, r26c51-r30c51
(assert (not (and bridges_r28c45_r28c59_1 bridges_r26c51_r30c51_1))) ; r28c45-r28c59, r26c51-r30c51
(assert (not (and bridges_r27c52_r27c56_1 bridges_r26c54_r33c54_1))) ; r27c52-r27c56, r26c54-r33c54
(assert (not (and bridges_r28c45_r28c59_1 bridges_r26c54_r33c54_1))) ; r28c45-r28c59, r26c54-r33c54
(assert (not (and bridges_r31c51_r31c57_1 bridges_r26c54_r33c54_1))) ; r31c51-r31c57, r26c54-r33c54
(assert (not (and bridges_r28c45_r28c59_1 bridges_r26c57_r31c57_1))) ; r28c45-r28c59, r26c57-r31c57
(assert (not (and bridges_r28c28_r28c30_1 bridges_r27c29_r33c29_1))) ; r28c28-r28c30, r27c29-r33c29
(assert (not (and bridges_r28c38_r28c42_1 bridges_r27c41_r37c41_1))) ; r28c38-r28c42, r27c41-r37c41
(assert (not (and bridges_r29c38_r29c42_1 bridges_r27c41_r37c41_1))) ; r29c38-r29c42, r27c41-r37c41
(assert (not (and bridges_r30c34_r30c47_1 bridges_r27c41_r37c41_1))) ; r30c34-r30c47, r27c41-r37c41
(assert (not (and bridges_r31c40_r31c42_1 bridges_r27c41_r37c41_1))) ; r31c40-r31c42, r27c41-r37c41
(assert (not (and bridges_r33c40_r33c42_1 bridges_r27c41_r37c41_1))) ; r33c40-r33c42, r27c41-r37c41
(assert (not (and bridges_r34c40_r34c42_1 bridges_r27c41_r37c41_1))) ; r34c40-r34c42, r27c41-r37c41
(assert (not (and bridges_r35c40_r35c48_1 bridges_r27c41_r37c41_1))) ; r35c40-r35c48, r27c41-r37c41
(assert (not (and bridges_r36c38_r36c42_1 bridges_r27c41_r37c41_1))) ; r36c38-r36c42, r27c41-r37c41
(assert (not (and bridges_r28c45_r28c59_1 bridges_r27c46_r32c46_1))) ; r28c45-r28c59, r27c46-r32c46
(assert (not (and bridges_r30c34_r30c47_1 bridges_r27c46_r32c46_1))) ; r30c34-r30c47, r27c46-r32c46
(assert (not (and bridges_r31c42_r31c47_1 bridges_r27c46_r32c46_1))) ; r31c42-r31c47, r27c46-r32c46
(assert (not (and bridges_r28c45_r28c59_1 bridges_r27c47_r30c47_1))) ; r28c45-r28c59, r27c47-r30c47
(assert (not (and bridges_r28c45_r28c59_1 bridges_r27c52_r35c52_1))) ; r28c45-r28c59, r27c52-r35c52
(assert (not (and bridges_r31c51_r31c57_1 bridges_r27c52_r35c52_1))) ; r31c51-r31c57, r27c52-r35c52
(assert (not (and bridges_r33c46_r33c54_1 bridges_r27c52_r35c52_1))) ; r33c46-r33c54, r27c52-r35c52
(assert (not (and bridges_r34c47_r34c57_1 bridges_r27c52_r35c52_1))) ; r34c47-r34c57, r27c52-r35c52
(assert (not (and bridges_r30c34_r30c47_1 bridges_r29c37_r34c37_1))) ; r30c34-r30c47, r29c37-r34c37
(assert (not (and bridges_r33c34_r33c38_1 bridges_r29c37_r34c37_1))) ; r33c34-r33c38, r29c37-r34c37
(assert (not (and bridges_r30c34_r30c47_1 bridges_r29c38_r31c38_1))) ; r30c34-r30c47, r29c38-r31c38
(assert (not (and bridges_r30c34_r30c47_1 bridges_r29c42_r31c42_1))) ; r30c34-r30c47, r29c42-r31c42
(assert (not (and bridges_r30c34_r30c47_1 bridges_r29c43_r32c43_1))) ; r30c34-r30c47, r29c43-r32c43
(assert (not (and bridges_r31c42_r31c47_1 bridges_r29c43_r32c43_1))) ; r31c42-r31c47, r29c43-r32c43
(assert (not (and bridges_r30c34_r30c47_1 bridges_r29c44_r33c44_1))) ; r30c34-r30c47, r29c44-r33c44
(assert (not (and bridges_r31c42_r31c47_1 bridges_r29c44_r33c44_1))) ; r31c42-r31c47, r29c44-r33c44
(assert (not (and bridges_r32c43_r32c45_1 bridges_r29c44_r33c44_1))) ; r32c43-r32c45, r29c44-r33c44
(assert (not (and bridges_r30c34_r30c47_1 bridges_r29c45_r32c45_1))) ; r30c34-r30c47, r29c45-r32c45
(assert (not (and bridges_r31c42_r31c47_1 bridges_r29c45_r32c45_1))) ; r31c42-r31c47, r29c45-r32c45
(assert (not (and bridges_r33c46_r33c54_1 bridges_r31c48_r35c48_1))) ; r33c46-r33c54, r31c48-r35c48
(assert (not (and bridges_r34c47_r34c57_1 bridges_r31c48_r35c48_1))) ; r34c47-r34c57, r31c48-r35c48
(assert (not (and bridges_r33c42_r33c44_1 bridges_r32c43_r34c43_1))) ; r33c42-r33c44, r32c43-r34c43
(assert (not (and bridges_r33c44_r33c46_1 bridges_r32c45_r34c45_1))) ; r33c44-r33c46, r32c45-r34c45
(assert (not (and bridges_r33c46_r33c54_1 bridges_r32c47_r34c47_1))) ; r33c46-r33c54, r32c47-r34c47
(assert (not (and bridges_r36c29_r36c36_1 bridges_r33c33_r37c33_1))) ; r36c29-r36c36, r33c33-r37c33
(assert (not (and bridges_r34c37_r34c40_1 bridges_r33c38_r35c38_1))) ; r34c37-r34c40, r33c38-r35c38
(assert (not (and bridges_r34c43_r34c45_1 bridges_r33c44_r37c44_1))) ; r34c43-r34c45, r33c44-r37c44
(assert (not (and bridges_r35c40_r35c48_1 bridges_r33c44_r37c44_1))) ; r35c40-r35c48, r33c44-r37c44
(assert (not (and bridges_r36c43_r36c45_1 bridges_r33c44_r37c44_1))) ; r36c43-r36c45, r33c44-r37c44
(assert (not (and bridges_r34c47_r34c57_1 bridges_r33c54_r36c54_1))) ; r34c47-r34c57, r33c54-r36c54
(assert (not (and bridges_r35c52_r35c55_1 bridges_r33c54_r36c54_1))) ; r35c52-r35c55, r33c54-r36c54
(assert (not (and bridges_r35c40_r35c48_1 bridges_r34c42_r36c42_1))) ; r35c40-r35c48, r34c42-r36c42
(assert (not (and bridges_r35c40_r35c48_1 bridges_r34c43_r36c43_1))) ; r35c40-r35c48, r34c43-r36c43
(assert (not (and bridges_r35c40_r35c48_1 bridges_r34c45_r36c45_1))) ; r35c40-r35c48, r34c45-r36c45
(assert (not (and bridges_r35c40_r35c48_1 bridges_r34c46_r36c46_1))) ; r35c40-r35c48, r34c46-r36c46
(assert (not (and bridges_r35c40_r35c48_1 bridges_r34c47_r36c47_1))) ; r35c40-r35c48, r34c47-r36c47
(assert (not (and bridges_r35c55_r35c58_1 bridges_r34c57_r37c57_1))) ; r35c55-r35c58, r34c57-r37c57
(assert (not (and bridges_r36c54_r36c59_1 bridges_r34c57_r37c57_1))) ; r36c54-r36c59, r34c57-r37c57
(assert (not (and bridges_r36c54_r36c59_1 bridges_r35c55_r37c55_1))) ; r36c54-r36c59, r35c55-r37c55
(assert (not (and bridges_r36c54_r36c59_1 bridges_r35c58_r40c58_1))) ; r36c54-r36c59, r35c58-r40c58
(assert (not (and bridges_r38c57_r38c60_1 bridges_r35c58_r40c58_1))) ; r38c57-r38c60, r35c58-r40c58
(assert (not (and bridges_r37c44_r37c55_1 bridges_r36c46_r38c46_1))) ; r37c44-r37c55, r36c46-r38c46

; All islands are joined together by bridges.
; - Each island is joined to one of lower rank

; rank_C: ranks grow from r2c16 along edges that are on.
(declare-const rank_r1c15 Int)
(declare-const rank_r1c16 Int)
(declare-const rank_r1c20 Int)
(declare-const rank_r1c21 Int)
(declare-const rank_r1c24 Int)
(declare-const rank_r1c27 Int)
(declare-const rank_r1c29 Int)
(declare-const rank_r1c35 Int)
(declare-const rank_r1c37 Int)
(declare-const rank_r1c38 Int)
(declare-const rank_r1c39 Int)
(declare-const rank_r1c52 Int)
(declare-const rank_r1c56 Int)
(declare-const rank_r1c59 Int)
(declare-const rank_r1c60 Int)
(declare-const rank_r2c15 Int)
(declare-const rank_r2c20 Int)
(declare-const rank_r2c22 Int)
(declare-const rank_r2c23 Int)
(declare-const rank_r2c24 Int)
(declare-const rank_r2c25 Int)
(declare-const rank_r2c27 Int)
(declare-const rank_r2c29 Int)
(declare-const rank_r2c31 Int)
(declare-const rank_r2c35 Int)
(declare-const rank_r2c37 Int)
(declare-const rank_r2c39 Int)
(declare-const rank_r2c42 Int)
(declare-const rank_r2c49 Int)
(declare-const rank_r2c51 Int)
(declare-const rank_r2c53 Int)
(declare-const rank_r2c54 Int)
(declare-const rank_r2c56 Int)
(declare-const rank_r2c59 Int)
(declare-const rank_r2c60 Int)
(declare-const rank_r3c16 Int)
(declare-const rank_r3c21 Int)
(declare-const rank_r3c22 Int)
(declare-const rank_r3c24 Int)
(declare-const rank_r3c26 Int)
(declare-const rank_r3c27 Int)
(declare-const rank_r3c31 Int)
(declare-const rank_r3c38 Int)
(declare-const rank_r3c39 Int)
(declare-const rank_r3c43 Int)
(declare-const rank_r3c52 Int)
(declare-const rank_r3c56 Int)
(declare-const rank_r3c59 Int)
(declare-const rank_r3c60 Int)
(declare-const rank_r4c17 Int)
(declare-const rank_r4c18 Int)
(declare-const rank_r4c21 Int)
(declare-const rank_r4c25 Int)
(declare-const rank_r4c28 Int)
(declare-const rank_r4c30 Int)
(declare-const rank_r4c31 Int)
(declare-const rank_r4c35 Int)
(declare-const rank_r4c36 Int)
(declare-const rank_r4c37 Int)
(declare-const rank_r4c40 Int)
(declare-const rank_r4c41 Int)
(declare-const rank_r4c42 Int)
(declare-const rank_r4c44 Int)
(declare-const rank_r4c45 Int)
(declare-const rank_r4c46 Int)
(declare-const rank_r4c47 Int)
(declare-const rank_r4c48 Int)
(declare-const rank_r4c49 Int)
(declare-const rank_r4c52 Int)
(declare-const rank_r4c59 Int)
(declare-const rank_r4c60 Int)
(declare-const rank_r5c13 Int)
(declare-const rank_r5c15 Int)
(declare-const rank_r5c16 Int)
(declare-const rank_r5c21 Int)
(declare-const rank_r5c29 Int)
(declare-const rank_r5c30 Int)
(declare-const rank_r5c35 Int)
(declare-const rank_r5c36 Int)
(declare-const rank_r5c37 Int)
(declare-const rank_r5c39 Int)
(declare-const rank_r5c42 Int)
(declare-const rank_r5c43 Int)
(declare-const rank_r5c56 Int)
(declare-const rank_r5c58 Int)
(declare-const rank_r5c59 Int)
(declare-const rank_r6c21 Int)
(declare-const rank_r6c28 Int)
(declare-const rank_r6c29 Int)
(declare-const rank_r6c33 Int)
(declare-const rank_r6c34 Int)
(declare-const rank_r6c35 Int)
(declare-const rank_r6c37 Int)
(declare-const rank_r6c39 Int)
(declare-const rank_r6c41 Int)
(declare-const rank_r6c48 Int)
(declare-const rank_r6c52 Int)
(declare-const rank_r6c55 Int)
(declare-const rank_r6c56 Int)
(declare-const rank_r6c58 Int)
(declare-const rank_r6c59 Int)
(declare-const rank_r7c15 Int)
(declare-const rank_r7c16 Int)
(declare-const rank_r7c23 Int)
(declare-const rank_r7c31 Int)
(declare-const rank_r7c34 Int)
(declare-const rank_r7c36 Int)
(declare-const rank_r7c38 Int)
(declare-const rank_r7c42 Int)
(declare-const rank_r7c44 Int)
(declare-const rank_r7c48 Int)
(declare-const rank_r7c56 Int)
(declare-const rank_r7c60 Int)
(declare-const rank_r8c19 Int)
(declare-const rank_r8c32 Int)
(declare-const rank_r8c37 Int)
(declare-const rank_r8c38 Int)
(declare-const rank_r8c41 Int)
(declare-const rank_r8c43 Int)
(declare-const rank_r8c44 Int)
(declare-const rank_r8c46 Int)
(declare-const rank_r8c47 Int)
(declare-const rank_r8c49 Int)
(declare-const rank_r8c51 Int)
(declare-const rank_r8c52 Int)
(declare-const rank_r8c56 Int)
(declare-const rank_r8c58 Int)
(declare-const rank_r8c59 Int)
(declare-const rank_r9c19 Int)
(declare-const rank_r9c21 Int)
(declare-const rank_r9c32 Int)
(declare-const rank_r9c35 Int)
(declare-const rank_r9c36 Int)
(declare-const rank_r9c39 Int)
(declare-const rank_r9c41 Int)
(declare-const rank_r9c42 Int)
(declare-const rank_r9c44 Int)
(declare-const rank_r9c48 Int)
(declare-const rank_r9c51 Int)
(declare-const rank_r9c56 Int)
(declare-const rank_r9c58 Int)
(declare-const rank_r9c59 Int)
(declare-const rank_r10c19 Int)
(declare-const rank_r10c20 Int)
(declare-const rank_r10c23 Int)
(declare-const rank_r10c32 Int)
(declare-const rank_r10c33 Int)
(declare-const rank_r10c36 Int)
(declare-const rank_r10c40 Int)
(declare-const rank_r10c42 Int)
(declare-const rank_r10c44 Int)
(declare-const rank_r10c46 Int)
(declare-const rank_r10c48 Int)
(declare-const rank_r10c49 Int)
(declare-const rank_r10c50 Int)
(declare-const rank_r10c52 Int)
(declare-const rank_r10c56 Int)
(declare-const rank_r10c57 Int)
(declare-const rank_r10c59 Int)
(declare-const rank_r10c60 Int)
(declare-const rank_r11c35 Int)
(declare-const rank_r11c43 Int)
(declare-const rank_r11c51 Int)
(declare-const rank_r11c57 Int)
(declare-const rank_r12c19 Int)
(declare-const rank_r12c20 Int)
(declare-const rank_r12c32 Int)
(declare-const rank_r12c33 Int)
(declare-const rank_r12c44 Int)
(declare-const rank_r12c46 Int)
(declare-const rank_r12c49 Int)
(declare-const rank_r12c51 Int)
(declare-const rank_r12c55 Int)
(declare-const rank_r12c56 Int)
(declare-const rank_r13c30 Int)
(declare-const rank_r13c31 Int)
(declare-const rank_r13c32 Int)
(declare-const rank_r13c34 Int)
(declare-const rank_r13c44 Int)
(declare-const rank_r13c50 Int)
(declare-const rank_r13c51 Int)
(declare-const rank_r13c52 Int)
(declare-const rank_r13c57 Int)
(declare-const rank_r13c58 Int)
(declare-const rank_r13c59 Int)
(declare-const rank_r14c23 Int)
(declare-const rank_r14c31 Int)
(declare-const rank_r14c34 Int)
(declare-const rank_r14c60 Int)
(declare-const rank_r15c30 Int)
(declare-const rank_r15c32 Int)
(declare-const rank_r15c35 Int)
(declare-const rank_r15c37 Int)
(declare-const rank_r16c20 Int)
(declare-const rank_r16c31 Int)
(declare-const rank_r16c32 Int)
(declare-const rank_r16c33 Int)
(declare-const rank_r16c58 Int)
(declare-const rank_r16c59 Int)
(declare-const rank_r16c60 Int)
(declare-const rank_r17c33 Int)
(declare-const rank_r17c44 Int)
(declare-const rank_r17c46 Int)
(declare-const rank_r17c49 Int)
(declare-const rank_r17c59 Int)
(declare-const rank_r18c31 Int)
(declare-const rank_r18c36 Int)
(declare-const rank_r18c43 Int)
(declare-const rank_r18c50 Int)
(declare-const rank_r18c51 Int)
(declare-const rank_r19c26 Int)
(declare-const rank_r19c37 Int)
(declare-const rank_r19c38 Int)
(declare-const rank_r19c40 Int)
(declare-const rank_r20c26 Int)
(declare-const rank_r20c31 Int)
(declare-const rank_r20c36 Int)
(declare-const rank_r20c37 Int)
(declare-const rank_r20c46 Int)
(declare-const rank_r20c48 Int)
(declare-const rank_r20c50 Int)
(declare-const rank_r21c32 Int)
(declare-const rank_r21c37 Int)
(declare-const rank_r21c38 Int)
(declare-const rank_r21c40 Int)
(declare-const rank_r21c48 Int)
(declare-const rank_r21c51 Int)
(declare-const rank_r22c32 Int)
(declare-const rank_r22c34 Int)
(declare-const rank_r22c38 Int)
(declare-const rank_r22c43 Int)
(declare-const rank_r22c52 Int)
(declare-const rank_r22c57 Int)
(declare-const rank_r22c59 Int)
(declare-const rank_r23c27 Int)
(declare-const rank_r23c28 Int)
(declare-const rank_r23c30 Int)
(declare-const rank_r23c31 Int)
(declare-const rank_r23c34 Int)
(declare-const rank_r23c41 Int)
(declare-const rank_r23c44 Int)
(declare-const rank_r23c45 Int)
(declare-const rank_r23c47 Int)
(declare-const rank_r23c49 Int)
(declare-const rank_r23c51 Int)
(declare-const rank_r23c53 Int)
(declare-const rank_r23c55 Int)
(declare-const rank_r23c57 Int)
(declare-const rank_r23c58 Int)
(declare-const rank_r23c60 Int)
(declare-const rank_r24c44 Int)
(declare-const rank_r24c45 Int)
(declare-const rank_r24c47 Int)
(declare-const rank_r24c48 Int)
(declare-const rank_r24c49 Int)
(declare-const rank_r24c50 Int)
(declare-const rank_r24c54 Int)
(declare-const rank_r25c38 Int)
(declare-const rank_r25c46 Int)
(declare-const rank_r25c47 Int)
(declare-const rank_r25c48 Int)
(declare-const rank_r25c49 Int)
(declare-const rank_r25c51 Int)
(declare-const rank_r25c53 Int)
(declare-const rank_r25c54 Int)
(declare-const rank_r25c55 Int)
(declare-const rank_r25c57 Int)
(declare-const rank_r26c41 Int)
(declare-const rank_r26c44 Int)
(declare-const rank_r26c45 Int)
(declare-const rank_r26c46 Int)
(declare-const rank_r26c48 Int)
(declare-const rank_r26c51 Int)
(declare-const rank_r26c52 Int)
(declare-const rank_r26c54 Int)
(declare-const rank_r26c56 Int)
(declare-const rank_r26c57 Int)
(declare-const rank_r26c59 Int)
(declare-const rank_r27c29 Int)
(declare-const rank_r27c30 Int)
(declare-const rank_r27c32 Int)
(declare-const rank_r27c41 Int)
(declare-const rank_r27c44 Int)
(declare-const rank_r27c46 Int)
(declare-const rank_r27c47 Int)
(declare-const rank_r27c52 Int)
(declare-const rank_r27c56 Int)
(declare-const rank_r28c27 Int)
(declare-const rank_r28c28 Int)
(declare-const rank_r28c30 Int)
(declare-const rank_r28c38 Int)
(declare-const rank_r28c42 Int)
(declare-const rank_r28c44 Int)
(declare-const rank_r28c45 Int)
(declare-const rank_r28c59 Int)
(declare-const rank_r28c60 Int)
(declare-const rank_r29c37 Int)
(declare-const rank_r29c38 Int)
(declare-const rank_r29c42 Int)
(declare-const rank_r29c43 Int)
(declare-const rank_r29c44 Int)
(declare-const rank_r29c45 Int)
(declare-const rank_r30c30 Int)
(declare-const rank_r30c34 Int)
(declare-const rank_r30c47 Int)
(declare-const rank_r30c50 Int)
(declare-const rank_r30c51 Int)
(declare-const rank_r31c38 Int)
(declare-const rank_r31c40 Int)
(declare-const rank_r31c42 Int)
(declare-const rank_r31c47 Int)
(declare-const rank_r31c48 Int)
(declare-const rank_r31c51 Int)
(declare-const rank_r31c57 Int)
(declare-const rank_r31c58 Int)
(declare-const rank_r31c59 Int)
(declare-const rank_r32c43 Int)
(declare-const rank_r32c45 Int)
(declare-const rank_r32c46 Int)
(declare-const rank_r32c47 Int)
(declare-const rank_r33c29 Int)
(declare-const rank_r33c33 Int)
(declare-const rank_r33c34 Int)
(declare-const rank_r33c38 Int)
(declare-const rank_r33c40 Int)
(declare-const rank_r33c42 Int)
(declare-const rank_r33c44 Int)
(declare-const rank_r33c46 Int)
(declare-const rank_r33c54 Int)
(declare-const rank_r34c34 Int)
(declare-const rank_r34c37 Int)
(declare-const rank_r34c40 Int)
(declare-const rank_r34c42 Int)
(declare-const rank_r34c43 Int)
(declare-const rank_r34c45 Int)
(declare-const rank_r34c46 Int)
(declare-const rank_r34c47 Int)
(declare-const rank_r34c57 Int)
(declare-const rank_r35c35 Int)
(declare-const rank_r35c36 Int)
(declare-const rank_r35c38 Int)
(declare-const rank_r35c40 Int)
(declare-const rank_r35c48 Int)
(declare-const rank_r35c49 Int)
(declare-const rank_r35c52 Int)
(declare-const rank_r35c55 Int)
(declare-const rank_r35c58 Int)
(declare-const rank_r35c59 Int)
(declare-const rank_r35c60 Int)
(declare-const rank_r36c28 Int)
(declare-const rank_r36c29 Int)
(declare-const rank_r36c36 Int)
(declare-const rank_r36c38 Int)
(declare-const rank_r36c42 Int)
(declare-const rank_r36c43 Int)
(declare-const rank_r36c45 Int)
(declare-const rank_r36c46 Int)
(declare-const rank_r36c47 Int)
(declare-const rank_r36c52 Int)
(declare-const rank_r36c54 Int)
(declare-const rank_r36c59 Int)
(declare-const rank_r37c26 Int)
(declare-const rank_r37c27 Int)
(declare-const rank_r37c33 Int)
(declare-const rank_r37c41 Int)
(declare-const rank_r37c44 Int)
(declare-const rank_r37c55 Int)
(declare-const rank_r37c57 Int)
(declare-const rank_r38c41 Int)
(declare-const rank_r38c44 Int)
(declare-const rank_r38c46 Int)
(declare-const rank_r38c57 Int)
(declare-const rank_r38c60 Int)
(declare-const rank_r39c26 Int)
(declare-const rank_r40c53 Int)
(declare-const rank_r40c55 Int)
(declare-const rank_r40c58 Int)
(declare-const rank_r40c60 Int)
(assert (or (and bridges_r1c15_r1c16_1 (< rank_r1c16 rank_r1c15)) (and bridges_r1c15_r2c15_1 (< rank_r2c15 rank_r1c15)))) ; r1c15
(assert (or (and bridges_r1c15_r1c16_1 (< rank_r1c15 rank_r1c16)) (and bridges_r1c16_r1c20_1 (< rank_r1c20 rank_r1c16)) bridges_r1c16_r2c16_1)) ; r1c16
(assert (or (and bridges_r1c16_r1c20_1 (< rank_r1c16 rank_r1c20)) (and bridges_r1c20_r1c21_1 (< rank_r1c21 rank_r1c20)) (and bridges_r1c20_r2c20_1 (< rank_r2c20 rank_r1c20)))) ; r1c20
(assert (or (and bridges_r1c20_r1c21_1 (< rank_r1c20 rank_r1c21)) (and bridges_r1c21_r1c24_1 (< rank_r1c24 rank_r1c21)) (and bridges_r1c21_r3c21_1 (< rank_r3c21 rank_r1c21)))) ; r1c21
(assert (or (and bridges_r1c21_r1c24_1 (< rank_r1c21 rank_r1c24)) (and bridges_r1c24_r1c27_1 (< rank_r1c27 rank_r1c24)) (and bridges_r1c24_r2c24_1 (< rank_r2c24 rank_r1c24)))) ; r1c24
(assert (or (and bridges_r1c24_r1c27_1 (< rank_r1c24 rank_r1c27)) (and bridges_r1c27_r1c29_1 (< rank_r1c29 rank_r1c27)) (and bridges_r1c27_r2c27_1 (< rank_r2c27 rank_r1c27)))) ; r1c27
(assert (or (and bridges_r1c27_r1c29_1 (< rank_r1c27 rank_r1c29)) (and bridges_r1c29_r1c35_1 (< rank_r1c35 rank_r1c29)) (and bridges_r1c29_r2c29_1 (< rank_r2c29 rank_r1c29)))) ; r1c29
(assert (or (and bridges_r1c29_r1c35_1 (< rank_r1c29 rank_r1c35)) (and bridges_r1c35_r1c37_1 (< rank_r1c37 rank_r1c35)) (and bridges_r1c35_r2c35_1 (< rank_r2c35 rank_r1c35)))) ; r1c35
(assert (or (and bridges_r1c35_r1c37_1 (< rank_r1c35 rank_r1c37)) (and bridges_r1c37_r1c38_1 (< rank_r1c38 rank_r1c37)) (and bridges_r1c37_r2c37_1 (< rank_r2c37 rank_r1c37)))) ; r1c37
(assert (or (and bridges_r1c37_r1c38_1 (< rank_r1c37 rank_r1c38)) (and bridges_r1c38_r1c39_1 (< rank_r1c39 rank_r1c38)) (and bridges_r1c38_r3c38_1 (< rank_r3c38 rank_r1c38)))) ; r1c38
(assert (or (and bridges_r1c38_r1c39_1 (< rank_r1c38 rank_r1c39)) (and bridges_r1c39_r1c52_1 (< rank_r1c52 rank_r1c39)) (and bridges_r1c39_r2c39_1 (< rank_r2c39 rank_r1c39)))) ; r1c39
(assert (or (and bridges_r1c39_r1c52_1 (< rank_r1c39 rank_r1c52)) (and bridges_r1c52_r1c56_1 (< rank_r1c56 rank_r1c52)) (and bridges_r1c52_r3c52_1 (< rank_r3c52 rank_r1c52)))) ; r1c52
(assert (or (and bridges_r1c52_r1c56_1 (< rank_r1c52 rank_r1c56)) (and bridges_r1c56_r1c59_1 (< rank_r1c59 rank_r1c56)) (and bridges_r1c56_r2c56_1 (< rank_r2c56 rank_r1c56)))) ; r1c56
(assert (or (and bridges_r1c56_r1c59_1 (< rank_r1c56 rank_r1c59)) (and bridges_r1c59_r1c60_1 (< rank_r1c60 rank_r1c59)) (and bridges_r1c59_r2c59_1 (< rank_r2c59 rank_r1c59)))) ; r1c59
(assert (or (and bridges_r1c59_r1c60_1 (< rank_r1c59 rank_r1c60)) (and bridges_r1c60_r2c60_1 (< rank_r2c60 rank_r1c60)))) ; r1c60
(assert (or (and bridges_r1c15_r2c15_1 (< rank_r1c15 rank_r2c15)) bridges_r2c15_r2c16_1 (and bridges_r2c15_r5c15_1 (< rank_r5c15 rank_r2c15)))) ; r2c15
(assert (or (and bridges_r1c20_r2c20_1 (< rank_r1c20 rank_r2c20)) bridges_r2c16_r2c20_1 (and bridges_r2c20_r2c22_1 (< rank_r2c22 rank_r2c20)) (and bridges_r2c20_r10c20_1 (< rank_r10c20 rank_r2c20)))) ; r2c20
(assert (or (and bridges_r2c20_r2c22_1 (< rank_r2c20 rank_r2c22)) (and bridges_r2c22_r2c23_1 (< rank_r2c23 rank_r2c22)) (and bridges_r2c22_r3c22_1 (< rank_r3c22 rank_r2c22)))) ; r2c22
(assert (or (and bridges_r2c22_r2c23_1 (< rank_r2c22 rank_r2c23)) (and bridges_r2c23_r2c24_1 (< rank_r2c24 rank_r2c23)) (and bridges_r2c23_r7c23_1 (< rank_r7c23 rank_r2c23)))) ; r2c23
(assert (or (and bridges_r1c24_r2c24_1 (< rank_r1c24 rank_r2c24)) (and bridges_r2c23_r2c24_1 (< rank_r2c23 rank_r2c24)) (and bridges_r2c24_r2c25_1 (< rank_r2c25 rank_r2c24)) (and bridges_r2c24_r3c24_1 (< rank_r3c24 rank_r2c24)))) ; r2c24
(assert (or (and bridges_r2c24_r2c25_1 (< rank_r2c24 rank_r2c25)) (and bridges_r2c25_r2c27_1 (< rank_r2c27 rank_r2c25)) (and bridges_r2c25_r4c25_1 (< rank_r4c25 rank_r2c25)))) ; r2c25
(assert (or (and bridges_r1c27_r2c27_1 (< rank_r1c27 rank_r2c27)) (and bridges_r2c25_r2c27_1 (< rank_r2c25 rank_r2c27)) (and bridges_r2c27_r2c29_1 (< rank_r2c29 rank_r2c27)) (and bridges_r2c27_r3c27_1 (< rank_r3c27 rank_r2c27)))) ; r2c27
(assert (or (and bridges_r1c29_r2c29_1 (< rank_r1c29 rank_r2c29)) (and bridges_r2c27_r2c29_1 (< rank_r2c27 rank_r2c29)) (and bridges_r2c29_r2c31_1 (< rank_r2c31 rank_r2c29)) (and bridges_r2c29_r5c29_1 (< rank_r5c29 rank_r2c29)))) ; r2c29
(assert (or (and bridges_r2c29_r2c31_1 (< rank_r2c29 rank_r2c31)) (and bridges_r2c31_r2c35_1 (< rank_r2c35 rank_r2c31)) (and bridges_r2c31_r3c31_1 (< rank_r3c31 rank_r2c31)))) ; r2c31
(assert (or (and bridges_r1c35_r2c35_1 (< rank_r1c35 rank_r2c35)) (and bridges_r2c31_r2c35_1 (< rank_r2c31 rank_r2c35)) (and bridges_r2c35_r2c37_1 (< rank_r2c37 rank_r2c35)) (and bridges_r2c35_r4c35_1 (< rank_r4c35 rank_r2c35)))) ; r2c35
(assert (or (and bridges_r1c37_r2c37_1 (< rank_r1c37 rank_r2c37)) (and bridges_r2c35_r2c37_1 (< rank_r2c35 rank_r2c37)) (and bridges_r2c37_r2c39_1 (< rank_r2c39 rank_r2c37)) (and bridges_r2c37_r4c37_1 (< rank_r4c37 rank_r2c37)))) ; r2c37
(assert (or (and bridges_r1c39_r2c39_1 (< rank_r1c39 rank_r2c39)) (and bridges_r2c37_r2c39_1 (< rank_r2c37 rank_r2c39)) (and bridges_r2c39_r2c42_1 (< rank_r2c42 rank_r2c39)) (and bridges_r2c39_r3c39_1 (< rank_r3c39 rank_r2c39)))) ; r2c39
(assert (or (and bridges_r2c39_r2c42_1 (< rank_r2c39 rank_r2c42)) (and bridges_r2c42_r2c49_1 (< rank_r2c49 rank_r2c42)) (and bridges_r2c42_r4c42_1 (< rank_r4c42 rank_r2c42)))) ; r2c42
(assert (or (and bridges_r2c42_r2c49_1 (< rank_r2c42 rank_r2c49)) (and bridges_r2c49_r2c51_1 (< rank_r2c51 rank_r2c49)) (and bridges_r2c49_r4c49_1 (< rank_r4c49 rank_r2c49)))) ; r2c49
(assert (or (and bridges_r2c49_r2c51_1 (< rank_r2c49 rank_r2c51)) (and bridges_r2c51_r8c51_1 (< rank_r8c51 rank_r2c51)))) ; r2c51
(assert (and bridges_r2c53_r2c54_1 (< rank_r2c54 rank_r2c53))) ; r2c53
(assert (or (and bridges_r2c53_r2c54_1 (< rank_r2c53 rank_r2c54)) (and bridges_r2c54_r2c56_1 (< rank_r2c56 rank_r2c54)) (and bridges_r2c54_r24c54_1 (< rank_r24c54 rank_r2c54)))) ; r2c54
(assert (or (and bridges_r1c56_r2c56_1 (< rank_r1c56 rank_r2c56)) (and bridges_r2c54_r2c56_1 (< rank_r2c54 rank_r2c56)) (and bridges_r2c56_r2c59_1 (< rank_r2c59 rank_r2c56)) (and bridges_r2c56_r3c56_1 (< rank_r3c56 rank_r2c56)))) ; r2c56
(assert (or (and bridges_r1c59_r2c59_1 (< rank_r1c59 rank_r2c59)) (and bridges_r2c56_r2c59_1 (< rank_r2c56 rank_r2c59)) (and bridges_r2c59_r2c60_1 (< rank_r2c60 rank_r2c59)) (and bridges_r2c59_r3c59_1 (< rank_r3c59 rank_r2c59)))) ; r2c59
(assert (or (and bridges_r1c60_r2c60_1 (< rank_r1c60 rank_r2c60)) (and bridges_r2c59_r2c60_1 (< rank_r2c59 rank_r2c60)) (and bridges_r2c60_r3c60_1 (< rank_r3c60 rank_r2c60)))) ; r2c60
(assert (or bridges_r2c16_r3c16_1 (and bridges_r3c16_r3c21_1 (< rank_r3c21 rank_r3c16)) (and bridges_r3c16_r5c16_1 (< rank_r5c16 rank_r3c16)))) ; r3c16
(assert (or (and bridges_r1c21_r3c21_1 (< rank_r1c21 rank_r3c21)) (and bridges_r3c16_r3c21_1 (< rank_r3c16 rank_r3c21)) (and bridges_r3c21_r3c22_1 (< rank_r3c22 rank_r3c21)) (and bridges_r3c21_r4c21_1 (< rank_r4c21 rank_r3c21)))) ; r3c21
(assert (or (and bridges_r2c22_r3c22_1 (< rank_r2c22 rank_r3c22)) (and bridges_r3c21_r3c22_1 (< rank_r3c21 rank_r3c22)) (and bridges_r3c22_r3c24_1 (< rank_r3c24 rank_r3c22)))) ; r3c22
(assert (or (and bridges_r2c24_r3c24_1 (< rank_r2c24 rank_r3c24)) (and bridges_r3c22_r3c24_1 (< rank_r3c22 rank_r3c24)))) ; r3c24
(assert (and bridges_r3c26_r3c27_1 (< rank_r3c27 rank_r3c26))) ; r3c26
(assert (or (and bridges_r2c27_r3c27_1 (< rank_r2c27 rank_r3c27)) (and bridges_r3c26_r3c27_1 (< rank_r3c26 rank_r3c27)) (and bridges_r3c27_r3c31_1 (< rank_r3c31 rank_r3c27)) (and bridges_r3c27_r23c27_1 (< rank_r23c27 rank_r3c27)))) ; r3c27
(assert (or (and bridges_r2c31_r3c31_1 (< rank_r2c31 rank_r3c31)) (and bridges_r3c27_r3c31_1 (< rank_r3c27 rank_r3c31)) (and bridges_r3c31_r3c38_1 (< rank_r3c38 rank_r3c31)) (and bridges_r3c31_r4c31_1 (< rank_r4c31 rank_r3c31)))) ; r3c31
(assert (or (and bridges_r1c38_r3c38_1 (< rank_r1c38 rank_r3c38)) (and bridges_r3c31_r3c38_1 (< rank_r3c31 rank_r3c38)) (and bridges_r3c38_r3c39_1 (< rank_r3c39 rank_r3c38)) (and bridges_r3c38_r7c38_1 (< rank_r7c38 rank_r3c38)))) ; r3c38
(assert (or (and bridges_r2c39_r3c39_1 (< rank_r2c39 rank_r3c39)) (and bridges_r3c38_r3c39_1 (< rank_r3c38 rank_r3c39)) (and bridges_r3c39_r3c43_1 (< rank_r3c43 rank_r3c39)) (and bridges_r3c39_r5c39_1 (< rank_r5c39 rank_r3c39)))) ; r3c39
(assert (or (and bridges_r3c39_r3c43_1 (< rank_r3c39 rank_r3c43)) (and bridges_r3c43_r3c52_1 (< rank_r3c52 rank_r3c43)) (and bridges_r3c43_r5c43_1 (< rank_r5c43 rank_r3c43)))) ; r3c43
(assert (or (and bridges_r1c52_r3c52_1 (< rank_r1c52 rank_r3c52)) (and bridges_r3c43_r3c52_1 (< rank_r3c43 rank_r3c52)) (and bridges_r3c52_r3c56_1 (< rank_r3c56 rank_r3c52)) (and bridges_r3c52_r4c52_1 (< rank_r4c52 rank_r3c52)))) ; r3c52
(assert (or (and bridges_r2c56_r3c56_1 (< rank_r2c56 rank_r3c56)) (and bridges_r3c52_r3c56_1 (< rank_r3c52 rank_r3c56)) (and bridges_r3c56_r3c59_1 (< rank_r3c59 rank_r3c56)) (and bridges_r3c56_r5c56_1 (< rank_r5c56 rank_r3c56)))) ; r3c56
(assert (or (and bridges_r2c59_r3c59_1 (< rank_r2c59 rank_r3c59)) (and bridges_r3c56_r3c59_1 (< rank_r3c56 rank_r3c59)) (and bridges_r3c59_r3c60_1 (< rank_r3c60 rank_r3c59)) (and bridges_r3c59_r4c59_1 (< rank_r4c59 rank_r3c59)))) ; r3c59
(assert (or (and bridges_r2c60_r3c60_1 (< rank_r2c60 rank_r3c60)) (and bridges_r3c59_r3c60_1 (< rank_r3c59 rank_r3c60)) (and bridges_r3c60_r4c60_1 (< rank_r4c60 rank_r3c60)))) ; r3c60
(assert (and bridges_r4c17_r4c18_1 (< rank_r4c18 rank_r4c17))) ; r4c17
(assert (or (and bridges_r4c17_r4c18_1 (< rank_r4c17 rank_r4c18)) (and bridges_r4c18_r4c21_1 (< rank_r4c21 rank_r4c18)))) ; r4c18
(assert (or (and bridges_r3c21_r4c21_1 (< rank_r3c21 rank_r4c21)) (and bridges_r4c18_r4c21_1 (< rank_r4c18 rank_r4c21)) (and bridges_r4c21_r4c25_1 (< rank_r4c25 rank_r4c21)) (and bridges_r4c21_r5c21_1 (< rank_r5c21 rank_r4c21)))) ; r4c21
(assert (or (and bridges_r2c25_r4c25_1 (< rank_r2c25 rank_r4c25)) (and bridges_r4c21_r4c25_1 (< rank_r4c21 rank_r4c25)) (and bridges_r4c25_r4c28_1 (< rank_r4c28 rank_r4c25)))) ; r4c25
(assert (or (and bridges_r4c25_r4c28_1 (< rank_r4c25 rank_r4c28)) (and bridges_r4c28_r4c30_1 (< rank_r4c30 rank_r4c28)) (and bridges_r4c28_r6c28_1 (< rank_r6c28 rank_r4c28)))) ; r4c28
(assert (or (and bridges_r4c28_r4c30_1 (< rank_r4c28 rank_r4c30)) (and bridges_r4c30_r4c31_1 (< rank_r4c31 rank_r4c30)) (and bridges_r4c30_r5c30_1 (< rank_r5c30 rank_r4c30)))) ; r4c30
(assert (or (and bridges_r3c31_r4c31_1 (< rank_r3c31 rank_r4c31)) (and bridges_r4c30_r4c31_1 (< rank_r4c30 rank_r4c31)) (and bridges_r4c31_r4c35_1 (< rank_r4c35 rank_r4c31)) (and bridges_r4c31_r7c31_1 (< rank_r7c31 rank_r4c31)))) ; r4c31
(assert (or (and bridges_r2c35_r4c35_1 (< rank_r2c35 rank_r4c35)) (and bridges_r4c31_r4c35_1 (< rank_r4c31 rank_r4c35)) (and bridges_r4c35_r4c36_1 (< rank_r4c36 rank_r4c35)) (and bridges_r4c35_r5c35_1 (< rank_r5c35 rank_r4c35)))) ; r4c35
(assert (or (and bridges_r4c35_r4c36_1 (< rank_r4c35 rank_r4c36)) (and bridges_r4c36_r4c37_1 (< rank_r4c37 rank_r4c36)) (and bridges_r4c36_r5c36_1 (< rank_r5c36 rank_r4c36)))) ; r4c36
(assert (or (and bridges_r2c37_r4c37_1 (< rank_r2c37 rank_r4c37)) (and bridges_r4c36_r4c37_1 (< rank_r4c36 rank_r4c37)) (and bridges_r4c37_r4c40_1 (< rank_r4c40 rank_r4c37)) (and bridges_r4c37_r5c37_1 (< rank_r5c37 rank_r4c37)))) ; r4c37
(assert (or (and bridges_r4c37_r4c40_1 (< rank_r4c37 rank_r4c40)) (and bridges_r4c40_r4c41_1 (< rank_r4c41 rank_r4c40)) (and bridges_r4c40_r10c40_1 (< rank_r10c40 rank_r4c40)))) ; r4c40
(assert (or (and bridges_r4c40_r4c41_1 (< rank_r4c40 rank_r4c41)) (and bridges_r4c41_r4c42_1 (< rank_r4c42 rank_r4c41)) (and bridges_r4c41_r6c41_1 (< rank_r6c41 rank_r4c41)))) ; r4c41
(assert (or (and bridges_r2c42_r4c42_1 (< rank_r2c42 rank_r4c42)) (and bridges_r4c41_r4c42_1 (< rank_r4c41 rank_r4c42)) (and bridges_r4c42_r4c44_1 (< rank_r4c44 rank_r4c42)) (and bridges_r4c42_r5c42_1 (< rank_r5c42 rank_r4c42)))) ; r4c42
(assert (or (and bridges_r4c42_r4c44_1 (< rank_r4c42 rank_r4c44)) (and bridges_r4c44_r4c45_1 (< rank_r4c45 rank_r4c44)) (and bridges_r4c44_r7c44_1 (< rank_r7c44 rank_r4c44)))) ; r4c44
(assert (or (and bridges_r4c44_r4c45_1 (< rank_r4c44 rank_r4c45)) (and bridges_r4c45_r4c46_1 (< rank_r4c46 rank_r4c45)) (and bridges_r4c45_r23c45_1 (< rank_r23c45 rank_r4c45)))) ; r4c45
(assert (or (and bridges_r4c45_r4c46_1 (< rank_r4c45 rank_r4c46)) (and bridges_r4c46_r4c47_1 (< rank_r4c47 rank_r4c46)) (and bridges_r4c46_r8c46_1 (< rank_r8c46 rank_r4c46)))) ; r4c46
(assert (or (and bridges_r4c46_r4c47_1 (< rank_r4c46 rank_r4c47)) (and bridges_r4c47_r4c48_1 (< rank_r4c48 rank_r4c47)) (and bridges_r4c47_r8c47_1 (< rank_r8c47 rank_r4c47)))) ; r4c47
(assert (or (and bridges_r4c47_r4c48_1 (< rank_r4c47 rank_r4c48)) (and bridges_r4c48_r4c49_1 (< rank_r4c49 rank_r4c48)) (and bridges_r4c48_r6c48_1 (< rank_r6c48 rank_r4c48)))) ; r4c48
(assert (or (and bridges_r2c49_r4c49_1 (< rank_r2c49 rank_r4c49)) (and bridges_r4c48_r4c49_1 (< rank_r4c48 rank_r4c49)) (and bridges_r4c49_r4c52_1 (< rank_r4c52 rank_r4c49)) (and bridges_r4c49_r8c49_1 (< rank_r8c49 rank_r4c49)))) ; r4c49
(assert (or (and bridges_r3c52_r4c52_1 (< rank_r3c52 rank_r4c52)) (and bridges_r4c49_r4c52_1 (< rank_r4c49 rank_r4c52)) (and bridges_r4c52_r4c59_1 (< rank_r4c59 rank_r4c52)) (and bridges_r4c52_r6c52_1 (< rank_r6c52 rank_r4c52)))) ; r4c52
(assert (or (and bridges_r3c59_r4c59_1 (< rank_r3c59 rank_r4c59)) (and bridges_r4c52_r4c59_1 (< rank_r4c52 rank_r4c59)) (and bridges_r4c59_r4c60_1 (< rank_r4c60 rank_r4c59)) (and bridges_r4c59_r5c59_1 (< rank_r5c59 rank_r4c59)))) ; r4c59
(assert (or (and bridges_r3c60_r4c60_1 (< rank_r3c60 rank_r4c60)) (and bridges_r4c59_r4c60_1 (< rank_r4c59 rank_r4c60)) (and bridges_r4c60_r7c60_1 (< rank_r7c60 rank_r4c60)))) ; r4c60
(assert (and bridges_r5c13_r5c15_1 (< rank_r5c15 rank_r5c13))) ; r5c13
(assert (or (and bridges_r2c15_r5c15_1 (< rank_r2c15 rank_r5c15)) (and bridges_r5c13_r5c15_1 (< rank_r5c13 rank_r5c15)) (and bridges_r5c15_r5c16_1 (< rank_r5c16 rank_r5c15)) (and bridges_r5c15_r7c15_1 (< rank_r7c15 rank_r5c15)))) ; r5c15
(assert (or (and bridges_r3c16_r5c16_1 (< rank_r3c16 rank_r5c16)) (and bridges_r5c15_r5c16_1 (< rank_r5c15 rank_r5c16)) (and bridges_r5c16_r5c21_1 (< rank_r5c21 rank_r5c16)) (and bridges_r5c16_r7c16_1 (< rank_r7c16 rank_r5c16)))) ; r5c16
(assert (or (and bridges_r4c21_r5c21_1 (< rank_r4c21 rank_r5c21)) (and bridges_r5c16_r5c21_1 (< rank_r5c16 rank_r5c21)) (and bridges_r5c21_r5c29_1 (< rank_r5c29 rank_r5c21)) (and bridges_r5c21_r6c21_1 (< rank_r6c21 rank_r5c21)))) ; r5c21
(assert (or (and bridges_r2c29_r5c29_1 (< rank_r2c29 rank_r5c29)) (and bridges_r5c21_r5c29_1 (< rank_r5c21 rank_r5c29)) (and bridges_r5c29_r5c30_1 (< rank_r5c30 rank_r5c29)) (and bridges_r5c29_r6c29_1 (< rank_r6c29 rank_r5c29)))) ; r5c29
(assert (or (and bridges_r4c30_r5c30_1 (< rank_r4c30 rank_r5c30)) (and bridges_r5c29_r5c30_1 (< rank_r5c29 rank_r5c30)) (and bridges_r5c30_r5c35_1 (< rank_r5c35 rank_r5c30)) (and bridges_r5c30_r13c30_1 (< rank_r13c30 rank_r5c30)))) ; r5c30
(assert (or (and bridges_r4c35_r5c35_1 (< rank_r4c35 rank_r5c35)) (and bridges_r5c30_r5c35_1 (< rank_r5c30 rank_r5c35)) (and bridges_r5c35_r5c36_1 (< rank_r5c36 rank_r5c35)) (and bridges_r5c35_r6c35_1 (< rank_r6c35 rank_r5c35)))) ; r5c35
(assert (or (and bridges_r4c36_r5c36_1 (< rank_r4c36 rank_r5c36)) (and bridges_r5c35_r5c36_1 (< rank_r5c35 rank_r5c36)) (and bridges_r5c36_r5c37_1 (< rank_r5c37 rank_r5c36)) (and bridges_r5c36_r7c36_1 (< rank_r7c36 rank_r5c36)))) ; r5c36
(assert (or (and bridges_r4c37_r5c37_1 (< rank_r4c37 rank_r5c37)) (and bridges_r5c36_r5c37_1 (< rank_r5c36 rank_r5c37)) (and bridges_r5c37_r5c39_1 (< rank_r5c39 rank_r5c37)) (and bridges_r5c37_r6c37_1 (< rank_r6c37 rank_r5c37)))) ; r5c37
(assert (or (and bridges_r3c39_r5c39_1 (< rank_r3c39 rank_r5c39)) (and bridges_r5c37_r5c39_1 (< rank_r5c37 rank_r5c39)) (and bridges_r5c39_r5c42_1 (< rank_r5c42 rank_r5c39)) (and bridges_r5c39_r6c39_1 (< rank_r6c39 rank_r5c39)))) ; r5c39
(assert (or (and bridges_r4c42_r5c42_1 (< rank_r4c42 rank_r5c42)) (and bridges_r5c39_r5c42_1 (< rank_r5c39 rank_r5c42)) (and bridges_r5c42_r5c43_1 (< rank_r5c43 rank_r5c42)) (and bridges_r5c42_r7c42_1 (< rank_r7c42 rank_r5c42)))) ; r5c42
(assert (or (and bridges_r3c43_r5c43_1 (< rank_r3c43 rank_r5c43)) (and bridges_r5c42_r5c43_1 (< rank_r5c42 rank_r5c43)) (and bridges_r5c43_r5c56_1 (< rank_r5c56 rank_r5c43)) (and bridges_r5c43_r8c43_1 (< rank_r8c43 rank_r5c43)))) ; r5c43
(assert (or (and bridges_r3c56_r5c56_1 (< rank_r3c56 rank_r5c56)) (and bridges_r5c43_r5c56_1 (< rank_r5c43 rank_r5c56)) (and bridges_r5c56_r5c58_1 (< rank_r5c58 rank_r5c56)) (and bridges_r5c56_r6c56_1 (< rank_r6c56 rank_r5c56)))) ; r5c56
(assert (or (and bridges_r5c56_r5c58_1 (< rank_r5c56 rank_r5c58)) (and bridges_r5c58_r5c59_1 (< rank_r5c59 rank_r5c58)) (and bridges_r5c58_r6c58_1 (< rank_r6c58 rank_r5c58)))) ; r5c58
(assert (or (and bridges_r4c59_r5c59_1 (< rank_r4c59 rank_r5c59)) (and bridges_r5c58_r5c59_1 (< rank_r5c58 rank_r5c59)) (and bridges_r5c59_r6c59_1 (< rank_r6c59 rank_r5c59)))) ; r5c59
(assert (or (and bridges_r5c21_r6c21_1 (< rank_r5c21 rank_r6c21)) (and bridges_r6c21_r6c28_1 (< rank_r6c28 rank_r6c21)) (and bridges_r6c21_r9c21_1 (< rank_r9c21 rank_r6c21)))) ; r6c21
(assert (or (and bridges_r4c28_r6c28_1 (< rank_r4c28 rank_r6c28)) (and bridges_r6c21_r6c28_1 (< rank_r6c21 rank_r6c28)) (and bridges_r6c28_r6c29_1 (< rank_r6c29 rank_r6c28)) (and bridges_r6c28_r23c28_1 (< rank_r23c28 rank_r6c28)))) ; r6c28
(assert (or (and bridges_r5c29_r6c29_1 (< rank_r5c29 rank_r6c29)) (and bridges_r6c28_r6c29_1 (< rank_r6c28 rank_r6c29)) (and bridges_r6c29_r6c33_1 (< rank_r6c33 rank_r6c29)) (and bridges_r6c29_r27c29_1 (< rank_r27c29 rank_r6c29)))) ; r6c29
(assert (or (and bridges_r6c29_r6c33_1 (< rank_r6c29 rank_r6c33)) (and bridges_r6c33_r6c34_1 (< rank_r6c34 rank_r6c33)) (and bridges_r6c33_r10c33_1 (< rank_r10c33 rank_r6c33)))) ; r6c33
(assert (or (and bridges_r6c33_r6c34_1 (< rank_r6c33 rank_r6c34)) (and bridges_r6c34_r6c35_1 (< rank_r6c35 rank_r6c34)) (and bridges_r6c34_r7c34_1 (< rank_r7c34 rank_r6c34)))) ; r6c34
(assert (or (and bridges_r5c35_r6c35_1 (< rank_r5c35 rank_r6c35)) (and bridges_r6c34_r6c35_1 (< rank_r6c34 rank_r6c35)) (and bridges_r6c35_r6c37_1 (< rank_r6c37 rank_r6c35)) (and bridges_r6c35_r9c35_1 (< rank_r9c35 rank_r6c35)))) ; r6c35
(assert (or (and bridges_r5c37_r6c37_1 (< rank_r5c37 rank_r6c37)) (and bridges_r6c35_r6c37_1 (< rank_r6c35 rank_r6c37)) (and bridges_r6c37_r6c39_1 (< rank_r6c39 rank_r6c37)) (and bridges_r6c37_r8c37_1 (< rank_r8c37 rank_r6c37)))) ; r6c37
(assert (or (and bridges_r5c39_r6c39_1 (< rank_r5c39 rank_r6c39)) (and bridges_r6c37_r6c39_1 (< rank_r6c37 rank_r6c39)) (and bridges_r6c39_r6c41_1 (< rank_r6c41 rank_r6c39)) (and bridges_r6c39_r9c39_1 (< rank_r9c39 rank_r6c39)))) ; r6c39
(assert (or (and bridges_r4c41_r6c41_1 (< rank_r4c41 rank_r6c41)) (and bridges_r6c39_r6c41_1 (< rank_r6c39 rank_r6c41)) (and bridges_r6c41_r6c48_1 (< rank_r6c48 rank_r6c41)) (and bridges_r6c41_r8c41_1 (< rank_r8c41 rank_r6c41)))) ; r6c41
(assert (or (and bridges_r4c48_r6c48_1 (< rank_r4c48 rank_r6c48)) (and bridges_r6c41_r6c48_1 (< rank_r6c41 rank_r6c48)) (and bridges_r6c48_r6c52_1 (< rank_r6c52 rank_r6c48)) (and bridges_r6c48_r7c48_1 (< rank_r7c48 rank_r6c48)))) ; r6c48
(assert (or (and bridges_r4c52_r6c52_1 (< rank_r4c52 rank_r6c52)) (and bridges_r6c48_r6c52_1 (< rank_r6c48 rank_r6c52)) (and bridges_r6c52_r6c55_1 (< rank_r6c55 rank_r6c52)) (and bridges_r6c52_r8c52_1 (< rank_r8c52 rank_r6c52)))) ; r6c52
(assert (or (and bridges_r6c52_r6c55_1 (< rank_r6c52 rank_r6c55)) (and bridges_r6c55_r6c56_1 (< rank_r6c56 rank_r6c55)) (and bridges_r6c55_r12c55_1 (< rank_r12c55 rank_r6c55)))) ; r6c55
(assert (or (and bridges_r5c56_r6c56_1 (< rank_r5c56 rank_r6c56)) (and bridges_r6c55_r6c56_1 (< rank_r6c55 rank_r6c56)) (and bridges_r6c56_r6c58_1 (< rank_r6c58 rank_r6c56)) (and bridges_r6c56_r7c56_1 (< rank_r7c56 rank_r6c56)))) ; r6c56
(assert (or (and bridges_r5c58_r6c58_1 (< rank_r5c58 rank_r6c58)) (and bridges_r6c56_r6c58_1 (< rank_r6c56 rank_r6c58)) (and bridges_r6c58_r6c59_1 (< rank_r6c59 rank_r6c58)) (and bridges_r6c58_r8c58_1 (< rank_r8c58 rank_r6c58)))) ; r6c58
(assert (or (and bridges_r5c59_r6c59_1 (< rank_r5c59 rank_r6c59)) (and bridges_r6c58_r6c59_1 (< rank_r6c58 rank_r6c59)) (and bridges_r6c59_r8c59_1 (< rank_r8c59 rank_r6c59)))) ; r6c59
(assert (or (and bridges_r5c15_r7c15_1 (< rank_r5c15 rank_r7c15)) (and bridges_r7c15_r7c16_1 (< rank_r7c16 rank_r7c15)))) ; r7c15
(assert (or (and bridges_r5c16_r7c16_1 (< rank_r5c16 rank_r7c16)) (and bridges_r7c15_r7c16_1 (< rank_r7c15 rank_r7c16)) (and bridges_r7c16_r7c23_1 (< rank_r7c23 rank_r7c16)))) ; r7c16
(assert (or (and bridges_r2c23_r7c23_1 (< rank_r2c23 rank_r7c23)) (and bridges_r7c16_r7c23_1 (< rank_r7c16 rank_r7c23)) (and bridges_r7c23_r7c31_1 (< rank_r7c31 rank_r7c23)) (and bridges_r7c23_r10c23_1 (< rank_r10c23 rank_r7c23)))) ; r7c23
(assert (or (and bridges_r4c31_r7c31_1 (< rank_r4c31 rank_r7c31)) (and bridges_r7c23_r7c31_1 (< rank_r7c23 rank_r7c31)) (and bridges_r7c31_r7c34_1 (< rank_r7c34 rank_r7c31)) (and bridges_r7c31_r13c31_1 (< rank_r13c31 rank_r7c31)))) ; r7c31
(assert (or (and bridges_r6c34_r7c34_1 (< rank_r6c34 rank_r7c34)) (and bridges_r7c31_r7c34_1 (< rank_r7c31 rank_r7c34)) (and bridges_r7c34_r7c36_1 (< rank_r7c36 rank_r7c34)) (and bridges_r7c34_r13c34_1 (< rank_r13c34 rank_r7c34)))) ; r7c34
(assert (or (and bridges_r5c36_r7c36_1 (< rank_r5c36 rank_r7c36)) (and bridges_r7c34_r7c36_1 (< rank_r7c34 rank_r7c36)) (and bridges_r7c36_r7c38_1 (< rank_r7c38 rank_r7c36)) (and bridges_r7c36_r9c36_1 (< rank_r9c36 rank_r7c36)))) ; r7c36
(assert (or (and bridges_r3c38_r7c38_1 (< rank_r3c38 rank_r7c38)) (and bridges_r7c36_r7c38_1 (< rank_r7c36 rank_r7c38)) (and bridges_r7c38_r7c42_1 (< rank_r7c42 rank_r7c38)) (and bridges_r7c38_r8c38_1 (< rank_r8c38 rank_r7c38)))) ; r7c38
(assert (or (and bridges_r5c42_r7c42_1 (< rank_r5c42 rank_r7c42)) (and bridges_r7c38_r7c42_1 (< rank_r7c38 rank_r7c42)) (and bridges_r7c42_r7c44_1 (< rank_r7c44 rank_r7c42)) (and bridges_r7c42_r9c42_1 (< rank_r9c42 rank_r7c42)))) ; r7c42
(assert (or (and bridges_r4c44_r7c44_1 (< rank_r4c44 rank_r7c44)) (and bridges_r7c42_r7c44_1 (< rank_r7c42 rank_r7c44)) (and bridges_r7c44_r7c48_1 (< rank_r7c48 rank_r7c44)) (and bridges_r7c44_r8c44_1 (< rank_r8c44 rank_r7c44)))) ; r7c44
(assert (or (and bridges_r6c48_r7c48_1 (< rank_r6c48 rank_r7c48)) (and bridges_r7c44_r7c48_1 (< rank_r7c44 rank_r7c48)) (and bridges_r7c48_r7c56_1 (< rank_r7c56 rank_r7c48)) (and bridges_r7c48_r9c48_1 (< rank_r9c48 rank_r7c48)))) ; r7c48
(assert (or (and bridges_r6c56_r7c56_1 (< rank_r6c56 rank_r7c56)) (and bridges_r7c48_r7c56_1 (< rank_r7c48 rank_r7c56)) (and bridges_r7c56_r7c60_1 (< rank_r7c60 rank_r7c56)) (and bridges_r7c56_r8c56_1 (< rank_r8c56 rank_r7c56)))) ; r7c56
(assert (or (and bridges_r4c60_r7c60_1 (< rank_r4c60 rank_r7c60)) (and bridges_r7c56_r7c60_1 (< rank_r7c56 rank_r7c60)) (and bridges_r7c60_r10c60_1 (< rank_r10c60 rank_r7c60)))) ; r7c60
(assert (or (and bridges_r8c19_r8c32_1 (< rank_r8c32 rank_r8c19)) (and bridges_r8c19_r9c19_1 (< rank_r9c19 rank_r8c19)))) ; r8c19
(assert (or (and bridges_r8c19_r8c32_1 (< rank_r8c19 rank_r8c32)) (and bridges_r8c32_r8c37_1 (< rank_r8c37 rank_r8c32)) (and bridges_r8c32_r9c32_1 (< rank_r9c32 rank_r8c32)))) ; r8c32
(assert (or (and bridges_r6c37_r8c37_1 (< rank_r6c37 rank_r8c37)) (and bridges_r8c32_r8c37_1 (< rank_r8c32 rank_r8c37)) (and bridges_r8c37_r8c38_1 (< rank_r8c38 rank_r8c37)) (and bridges_r8c37_r15c37_1 (< rank_r15c37 rank_r8c37)))) ; r8c37
(assert (or (and bridges_r7c38_r8c38_1 (< rank_r7c38 rank_r8c38)) (and bridges_r8c37_r8c38_1 (< rank_r8c37 rank_r8c38)) (and bridges_r8c38_r8c41_1 (< rank_r8c41 rank_r8c38)) (and bridges_r8c38_r19c38_1 (< rank_r19c38 rank_r8c38)))) ; r8c38
(assert (or (and bridges_r6c41_r8c41_1 (< rank_r6c41 rank_r8c41)) (and bridges_r8c38_r8c41_1 (< rank_r8c38 rank_r8c41)) (and bridges_r8c41_r8c43_1 (< rank_r8c43 rank_r8c41)) (and bridges_r8c41_r9c41_1 (< rank_r9c41 rank_r8c41)))) ; r8c41
(assert (or (and bridges_r5c43_r8c43_1 (< rank_r5c43 rank_r8c43)) (and bridges_r8c41_r8c43_1 (< rank_r8c41 rank_r8c43)) (and bridges_r8c43_r8c44_1 (< rank_r8c44 rank_r8c43)) (and bridges_r8c43_r11c43_1 (< rank_r11c43 rank_r8c43)))) ; r8c43
(assert (or (and bridges_r7c44_r8c44_1 (< rank_r7c44 rank_r8c44)) (and bridges_r8c43_r8c44_1 (< rank_r8c43 rank_r8c44)) (and bridges_r8c44_r8c46_1 (< rank_r8c46 rank_r8c44)) (and bridges_r8c44_r9c44_1 (< rank_r9c44 rank_r8c44)))) ; r8c44
(assert (or (and bridges_r4c46_r8c46_1 (< rank_r4c46 rank_r8c46)) (and bridges_r8c44_r8c46_1 (< rank_r8c44 rank_r8c46)) (and bridges_r8c46_r8c47_1 (< rank_r8c47 rank_r8c46)) (and bridges_r8c46_r10c46_1 (< rank_r10c46 rank_r8c46)))) ; r8c46
(assert (or (and bridges_r4c47_r8c47_1 (< rank_r4c47 rank_r8c47)) (and bridges_r8c46_r8c47_1 (< rank_r8c46 rank_r8c47)) (and bridges_r8c47_r23c47_1 (< rank_r23c47 rank_r8c47)))) ; r8c47
(assert (or (and bridges_r4c49_r8c49_1 (< rank_r4c49 rank_r8c49)) (and bridges_r8c49_r8c51_1 (< rank_r8c51 rank_r8c49)) (and bridges_r8c49_r10c49_1 (< rank_r10c49 rank_r8c49)))) ; r8c49
(assert (or (and bridges_r2c51_r8c51_1 (< rank_r2c51 rank_r8c51)) (and bridges_r8c49_r8c51_1 (< rank_r8c49 rank_r8c51)) (and bridges_r8c51_r8c52_1 (< rank_r8c52 rank_r8c51)) (and bridges_r8c51_r9c51_1 (< rank_r9c51 rank_r8c51)))) ; r8c51
(assert (or (and bridges_r6c52_r8c52_1 (< rank_r6c52 rank_r8c52)) (and bridges_r8c51_r8c52_1 (< rank_r8c51 rank_r8c52)) (and bridges_r8c52_r8c56_1 (< rank_r8c56 rank_r8c52)) (and bridges_r8c52_r10c52_1 (< rank_r10c52 rank_r8c52)))) ; r8c52
(assert (or (and bridges_r7c56_r8c56_1 (< rank_r7c56 rank_r8c56)) (and bridges_r8c52_r8c56_1 (< rank_r8c52 rank_r8c56)) (and bridges_r8c56_r8c58_1 (< rank_r8c58 rank_r8c56)) (and bridges_r8c56_r9c56_1 (< rank_r9c56 rank_r8c56)))) ; r8c56
(assert (or (and bridges_r6c58_r8c58_1 (< rank_r6c58 rank_r8c58)) (and bridges_r8c56_r8c58_1 (< rank_r8c56 rank_r8c58)) (and bridges_r8c58_r8c59_1 (< rank_r8c59 rank_r8c58)) (and bridges_r8c58_r9c58_1 (< rank_r9c58 rank_r8c58)))) ; r8c58
(assert (or (and bridges_r6c59_r8c59_1 (< rank_r6c59 rank_r8c59)) (and bridges_r8c58_r8c59_1 (< rank_r8c58 rank_r8c59)) (and bridges_r8c59_r9c59_1 (< rank_r9c59 rank_r8c59)))) ; r8c59
(assert (or (and bridges_r8c19_r9c19_1 (< rank_r8c19 rank_r9c19)) (and bridges_r9c19_r9c21_1 (< rank_r9c21 rank_r9c19)) (and bridges_r9c19_r10c19_1 (< rank_r10c19 rank_r9c19)))) ; r9c19
(assert (or (and bridges_r6c21_r9c21_1 (< rank_r6c21 rank_r9c21)) (and bridges_r9c19_r9c21_1 (< rank_r9c19 rank_r9c21)) (and bridges_r9c21_r9c32_1 (< rank_r9c32 rank_r9c21)))) ; r9c21
(assert (or (and bridges_r8c32_r9c32_1 (< rank_r8c32 rank_r9c32)) (and bridges_r9c21_r9c32_1 (< rank_r9c21 rank_r9c32)) (and bridges_r9c32_r9c35_1 (< rank_r9c35 rank_r9c32)) (and bridges_r9c32_r10c32_1 (< rank_r10c32 rank_r9c32)))) ; r9c32
(assert (or (and bridges_r6c35_r9c35_1 (< rank_r6c35 rank_r9c35)) (and bridges_r9c32_r9c35_1 (< rank_r9c32 rank_r9c35)) (and bridges_r9c35_r9c36_1 (< rank_r9c36 rank_r9c35)) (and bridges_r9c35_r11c35_1 (< rank_r11c35 rank_r9c35)))) ; r9c35
(assert (or (and bridges_r7c36_r9c36_1 (< rank_r7c36 rank_r9c36)) (and bridges_r9c35_r9c36_1 (< rank_r9c35 rank_r9c36)) (and bridges_r9c36_r9c39_1 (< rank_r9c39 rank_r9c36)) (and bridges_r9c36_r10c36_1 (< rank_r10c36 rank_r9c36)))) ; r9c36
(assert (or (and bridges_r6c39_r9c39_1 (< rank_r6c39 rank_r9c39)) (and bridges_r9c36_r9c39_1 (< rank_r9c36 rank_r9c39)) (and bridges_r9c39_r9c41_1 (< rank_r9c41 rank_r9c39)))) ; r9c39
(assert (or (and bridges_r8c41_r9c41_1 (< rank_r8c41 rank_r9c41)) (and bridges_r9c39_r9c41_1 (< rank_r9c39 rank_r9c41)) (and bridges_r9c41_r9c42_1 (< rank_r9c42 rank_r9c41)) (and bridges_r9c41_r23c41_1 (< rank_r23c41 rank_r9c41)))) ; r9c41
(assert (or (and bridges_r7c42_r9c42_1 (< rank_r7c42 rank_r9c42)) (and bridges_r9c41_r9c42_1 (< rank_r9c41 rank_r9c42)) (and bridges_r9c42_r9c44_1 (< rank_r9c44 rank_r9c42)) (and bridges_r9c42_r10c42_1 (< rank_r10c42 rank_r9c42)))) ; r9c42
(assert (or (and bridges_r8c44_r9c44_1 (< rank_r8c44 rank_r9c44)) (and bridges_r9c42_r9c44_1 (< rank_r9c42 rank_r9c44)) (and bridges_r9c44_r9c48_1 (< rank_r9c48 rank_r9c44)) (and bridges_r9c44_r10c44_1 (< rank_r10c44 rank_r9c44)))) ; r9c44
(assert (or (and bridges_r7c48_r9c48_1 (< rank_r7c48 rank_r9c48)) (and bridges_r9c44_r9c48_1 (< rank_r9c44 rank_r9c48)) (and bridges_r9c48_r9c51_1 (< rank_r9c51 rank_r9c48)) (and bridges_r9c48_r10c48_1 (< rank_r10c48 rank_r9c48)))) ; r9c48
(assert (or (and bridges_r8c51_r9c51_1 (< rank_r8c51 rank_r9c51)) (and bridges_r9c48_r9c51_1 (< rank_r9c48 rank_r9c51)) (and bridges_r9c51_r9c56_1 (< rank_r9c56 rank_r9c51)) (and bridges_r9c51_r11c51_1 (< rank_r11c51 rank_r9c51)))) ; r9c51
(assert (or (and bridges_r8c56_r9c56_1 (< rank_r8c56 rank_r9c56)) (and bridges_r9c51_r9c56_1 (< rank_r9c51 rank_r9c56)) (and bridges_r9c56_r9c58_1 (< rank_r9c58 rank_r9c56)) (and bridges_r9c56_r10c56_1 (< rank_r10c56 rank_r9c56)))) ; r9c56
(assert (or (and bridges_r8c58_r9c58_1 (< rank_r8c58 rank_r9c58)) (and bridges_r9c56_r9c58_1 (< rank_r9c56 rank_r9c58)) (and bridges_r9c58_r9c59_1 (< rank_r9c59 rank_r9c58)) (and bridges_r9c58_r13c58_1 (< rank_r13c58 rank_r9c58)))) ; r9c58
(assert (or (and bridges_r8c59_r9c59_1 (< rank_r8c59 rank_r9c59)) (and bridges_r9c58_r9c59_1 (< rank_r9c58 rank_r9c59)) (and bridges_r9c59_r10c59_1 (< rank_r10c59 rank_r9c59)))) ; r9c59
(assert (or (and bridges_r9c19_r10c19_1 (< rank_r9c19 rank_r10c19)) (and bridges_r10c19_r10c20_1 (< rank_r10c20 rank_r10c19)) (and bridges_r10c19_r12c19_1 (< rank_r12c19 rank_r10c19)))) ; r10c19
(assert (or (and bridges_r2c20_r10c20_1 (< rank_r2c20 rank_r10c20)) (and bridges_r10c19_r10c20_1 (< rank_r10c19 rank_r10c20)) (and bridges_r10c20_r10c23_1 (< rank_r10c23 rank_r10c20)) (and bridges_r10c20_r12c20_1 (< rank_r12c20 rank_r10c20)))) ; r10c20
(assert (or (and bridges_r7c23_r10c23_1 (< rank_r7c23 rank_r10c23)) (and bridges_r10c20_r10c23_1 (< rank_r10c20 rank_r10c23)) (and bridges_r10c23_r10c32_1 (< rank_r10c32 rank_r10c23)) (and bridges_r10c23_r14c23_1 (< rank_r14c23 rank_r10c23)))) ; r10c23
(assert (or (and bridges_r9c32_r10c32_1 (< rank_r9c32 rank_r10c32)) (and bridges_r10c23_r10c32_1 (< rank_r10c23 rank_r10c32)) (and bridges_r10c32_r10c33_1 (< rank_r10c33 rank_r10c32)) (and bridges_r10c32_r12c32_1 (< rank_r12c32 rank_r10c32)))) ; r10c32
(assert (or (and bridges_r6c33_r10c33_1 (< rank_r6c33 rank_r10c33)) (and bridges_r10c32_r10c33_1 (< rank_r10c32 rank_r10c33)) (and bridges_r10c33_r10c36_1 (< rank_r10c36 rank_r10c33)) (and bridges_r10c33_r12c33_1 (< rank_r12c33 rank_r10c33)))) ; r10c33
(assert (or (and bridges_r9c36_r10c36_1 (< rank_r9c36 rank_r10c36)) (and bridges_r10c33_r10c36_1 (< rank_r10c33 rank_r10c36)) (and bridges_r10c36_r10c40_1 (< rank_r10c40 rank_r10c36)) (and bridges_r10c36_r18c36_1 (< rank_r18c36 rank_r10c36)))) ; r10c36
(assert (or (and bridges_r4c40_r10c40_1 (< rank_r4c40 rank_r10c40)) (and bridges_r10c36_r10c40_1 (< rank_r10c36 rank_r10c40)) (and bridges_r10c40_r10c42_1 (< rank_r10c42 rank_r10c40)) (and bridges_r10c40_r19c40_1 (< rank_r19c40 rank_r10c40)))) ; r10c40
(assert (or (and bridges_r9c42_r10c42_1 (< rank_r9c42 rank_r10c42)) (and bridges_r10c40_r10c42_1 (< rank_r10c40 rank_r10c42)) (and bridges_r10c42_r10c44_1 (< rank_r10c44 rank_r10c42)) (and bridges_r10c42_r28c42_1 (< rank_r28c42 rank_r10c42)))) ; r10c42
(assert (or (and bridges_r9c44_r10c44_1 (< rank_r9c44 rank_r10c44)) (and bridges_r10c42_r10c44_1 (< rank_r10c42 rank_r10c44)) (and bridges_r10c44_r10c46_1 (< rank_r10c46 rank_r10c44)) (and bridges_r10c44_r12c44_1 (< rank_r12c44 rank_r10c44)))) ; r10c44
(assert (or (and bridges_r8c46_r10c46_1 (< rank_r8c46 rank_r10c46)) (and bridges_r10c44_r10c46_1 (< rank_r10c44 rank_r10c46)) (and bridges_r10c46_r10c48_1 (< rank_r10c48 rank_r10c46)) (and bridges_r10c46_r12c46_1 (< rank_r12c46 rank_r10c46)))) ; r10c46
(assert (or (and bridges_r9c48_r10c48_1 (< rank_r9c48 rank_r10c48)) (and bridges_r10c46_r10c48_1 (< rank_r10c46 rank_r10c48)) (and bridges_r10c48_r10c49_1 (< rank_r10c49 rank_r10c48)) (and bridges_r10c48_r20c48_1 (< rank_r20c48 rank_r10c48)))) ; r10c48
(assert (or (and bridges_r8c49_r10c49_1 (< rank_r8c49 rank_r10c49)) (and bridges_r10c48_r10c49_1 (< rank_r10c48 rank_r10c49)) (and bridges_r10c49_r10c50_1 (< rank_r10c50 rank_r10c49)) (and bridges_r10c49_r12c49_1 (< rank_r12c49 rank_r10c49)))) ; r10c49
(assert (or (and bridges_r10c49_r10c50_1 (< rank_r10c49 rank_r10c50)) (and bridges_r10c50_r10c52_1 (< rank_r10c52 rank_r10c50)) (and bridges_r10c50_r13c50_1 (< rank_r13c50 rank_r10c50)))) ; r10c50
(assert (or (and bridges_r8c52_r10c52_1 (< rank_r8c52 rank_r10c52)) (and bridges_r10c50_r10c52_1 (< rank_r10c50 rank_r10c52)) (and bridges_r10c52_r10c56_1 (< rank_r10c56 rank_r10c52)) (and bridges_r10c52_r13c52_1 (< rank_r13c52 rank_r10c52)))) ; r10c52
(assert (or (and bridges_r9c56_r10c56_1 (< rank_r9c56 rank_r10c56)) (and bridges_r10c52_r10c56_1 (< rank_r10c52 rank_r10c56)) (and bridges_r10c56_r10c57_1 (< rank_r10c57 rank_r10c56)) (and bridges_r10c56_r12c56_1 (< rank_r12c56 rank_r10c56)))) ; r10c56
(assert (or (and bridges_r10c56_r10c57_1 (< rank_r10c56 rank_r10c57)) (and bridges_r10c57_r10c59_1 (< rank_r10c59 rank_r10c57)) (and bridges_r10c57_r11c57_1 (< rank_r11c57 rank_r10c57)))) ; r10c57
(assert (or (and bridges_r9c59_r10c59_1 (< rank_r9c59 rank_r10c59)) (and bridges_r10c57_r10c59_1 (< rank_r10c57 rank_r10c59)) (and bridges_r10c59_r10c60_1 (< rank_r10c60 rank_r10c59)) (and bridges_r10c59_r13c59_1 (< rank_r13c59 rank_r10c59)))) ; r10c59
(assert (or (and bridges_r7c60_r10c60_1 (< rank_r7c60 rank_r10c60)) (and bridges_r10c59_r10c60_1 (< rank_r10c59 rank_r10c60)) (and bridges_r10c60_r14c60_1 (< rank_r14c60 rank_r10c60)))) ; r10c60
(assert (or (and bridges_r9c35_r11c35_1 (< rank_r9c35 rank_r11c35)) (and bridges_r11c35_r11c43_1 (< rank_r11c43 rank_r11c35)) (and bridges_r11c35_r15c35_1 (< rank_r15c35 rank_r11c35)))) ; r11c35
(assert (or (and bridges_r8c43_r11c43_1 (< rank_r8c43 rank_r11c43)) (and bridges_r11c35_r11c43_1 (< rank_r11c35 rank_r11c43)) (and bridges_r11c43_r11c51_1 (< rank_r11c51 rank_r11c43)) (and bridges_r11c43_r18c43_1 (< rank_r18c43 rank_r11c43)))) ; r11c43
(assert (or (and bridges_r9c51_r11c51_1 (< rank_r9c51 rank_r11c51)) (and bridges_r11c43_r11c51_1 (< rank_r11c43 rank_r11c51)) (and bridges_r11c51_r11c57_1 (< rank_r11c57 rank_r11c51)) (and bridges_r11c51_r12c51_1 (< rank_r12c51 rank_r11c51)))) ; r11c51
(assert (or (and bridges_r10c57_r11c57_1 (< rank_r10c57 rank_r11c57)) (and bridges_r11c51_r11c57_1 (< rank_r11c51 rank_r11c57)) (and bridges_r11c57_r13c57_1 (< rank_r13c57 rank_r11c57)))) ; r11c57
(assert (or (and bridges_r10c19_r12c19_1 (< rank_r10c19 rank_r12c19)) (and bridges_r12c19_r12c20_1 (< rank_r12c20 rank_r12c19)))) ; r12c19
(assert (or (and bridges_r10c20_r12c20_1 (< rank_r10c20 rank_r12c20)) (and bridges_r12c19_r12c20_1 (< rank_r12c19 rank_r12c20)) (and bridges_r12c20_r12c32_1 (< rank_r12c32 rank_r12c20)) (and bridges_r12c20_r16c20_1 (< rank_r16c20 rank_r12c20)))) ; r12c20
(assert (or (and bridges_r10c32_r12c32_1 (< rank_r10c32 rank_r12c32)) (and bridges_r12c20_r12c32_1 (< rank_r12c20 rank_r12c32)) (and bridges_r12c32_r12c33_1 (< rank_r12c33 rank_r12c32)) (and bridges_r12c32_r13c32_1 (< rank_r13c32 rank_r12c32)))) ; r12c32
(assert (or (and bridges_r10c33_r12c33_1 (< rank_r10c33 rank_r12c33)) (and bridges_r12c32_r12c33_1 (< rank_r12c32 rank_r12c33)) (and bridges_r12c33_r12c44_1 (< rank_r12c44 rank_r12c33)) (and bridges_r12c33_r16c33_1 (< rank_r16c33 rank_r12c33)))) ; r12c33
(assert (or (and bridges_r10c44_r12c44_1 (< rank_r10c44 rank_r12c44)) (and bridges_r12c33_r12c44_1 (< rank_r12c33 rank_r12c44)) (and bridges_r12c44_r12c46_1 (< rank_r12c46 rank_r12c44)) (and bridges_r12c44_r13c44_1 (< rank_r13c44 rank_r12c44)))) ; r12c44
(assert (or (and bridges_r10c46_r12c46_1 (< rank_r10c46 rank_r12c46)) (and bridges_r12c44_r12c46_1 (< rank_r12c44 rank_r12c46)) (and bridges_r12c46_r12c49_1 (< rank_r12c49 rank_r12c46)) (and bridges_r12c46_r17c46_1 (< rank_r17c46 rank_r12c46)))) ; r12c46
(assert (or (and bridges_r10c49_r12c49_1 (< rank_r10c49 rank_r12c49)) (and bridges_r12c46_r12c49_1 (< rank_r12c46 rank_r12c49)) (and bridges_r12c49_r12c51_1 (< rank_r12c51 rank_r12c49)) (and bridges_r12c49_r17c49_1 (< rank_r17c49 rank_r12c49)))) ; r12c49
(assert (or (and bridges_r11c51_r12c51_1 (< rank_r11c51 rank_r12c51)) (and bridges_r12c49_r12c51_1 (< rank_r12c49 rank_r12c51)) (and bridges_r12c51_r12c55_1 (< rank_r12c55 rank_r12c51)) (and bridges_r12c51_r13c51_1 (< rank_r13c51 rank_r12c51)))) ; r12c51
(assert (or (and bridges_r6c55_r12c55_1 (< rank_r6c55 rank_r12c55)) (and bridges_r12c51_r12c55_1 (< rank_r12c51 rank_r12c55)) (and bridges_r12c55_r12c56_1 (< rank_r12c56 rank_r12c55)) (and bridges_r12c55_r23c55_1 (< rank_r23c55 rank_r12c55)))) ; r12c55
(assert (or (and bridges_r10c56_r12c56_1 (< rank_r10c56 rank_r12c56)) (and bridges_r12c55_r12c56_1 (< rank_r12c55 rank_r12c56)) (and bridges_r12c56_r26c56_1 (< rank_r26c56 rank_r12c56)))) ; r12c56
(assert (or (and bridges_r5c30_r13c30_1 (< rank_r5c30 rank_r13c30)) (and bridges_r13c30_r13c31_1 (< rank_r13c31 rank_r13c30)) (and bridges_r13c30_r15c30_1 (< rank_r15c30 rank_r13c30)))) ; r13c30
(assert (or (and bridges_r7c31_r13c31_1 (< rank_r7c31 rank_r13c31)) (and bridges_r13c30_r13c31_1 (< rank_r13c30 rank_r13c31)) (and bridges_r13c31_r13c32_1 (< rank_r13c32 rank_r13c31)) (and bridges_r13c31_r14c31_1 (< rank_r14c31 rank_r13c31)))) ; r13c31
(assert (or (and bridges_r12c32_r13c32_1 (< rank_r12c32 rank_r13c32)) (and bridges_r13c31_r13c32_1 (< rank_r13c31 rank_r13c32)) (and bridges_r13c32_r13c34_1 (< rank_r13c34 rank_r13c32)) (and bridges_r13c32_r15c32_1 (< rank_r15c32 rank_r13c32)))) ; r13c32
(assert (or (and bridges_r7c34_r13c34_1 (< rank_r7c34 rank_r13c34)) (and bridges_r13c32_r13c34_1 (< rank_r13c32 rank_r13c34)) (and bridges_r13c34_r13c44_1 (< rank_r13c44 rank_r13c34)) (and bridges_r13c34_r14c34_1 (< rank_r14c34 rank_r13c34)))) ; r13c34
(assert (or (and bridges_r12c44_r13c44_1 (< rank_r12c44 rank_r13c44)) (and bridges_r13c34_r13c44_1 (< rank_r13c34 rank_r13c44)) (and bridges_r13c44_r13c50_1 (< rank_r13c50 rank_r13c44)) (and bridges_r13c44_r17c44_1 (< rank_r17c44 rank_r13c44)))) ; r13c44
(assert (or (and bridges_r10c50_r13c50_1 (< rank_r10c50 rank_r13c50)) (and bridges_r13c44_r13c50_1 (< rank_r13c44 rank_r13c50)) (and bridges_r13c50_r13c51_1 (< rank_r13c51 rank_r13c50)) (and bridges_r13c50_r18c50_1 (< rank_r18c50 rank_r13c50)))) ; r13c50
(assert (or (and bridges_r12c51_r13c51_1 (< rank_r12c51 rank_r13c51)) (and bridges_r13c50_r13c51_1 (< rank_r13c50 rank_r13c51)) (and bridges_r13c51_r13c52_1 (< rank_r13c52 rank_r13c51)) (and bridges_r13c51_r18c51_1 (< rank_r18c51 rank_r13c51)))) ; r13c51
(assert (or (and bridges_r10c52_r13c52_1 (< rank_r10c52 rank_r13c52)) (and bridges_r13c51_r13c52_1 (< rank_r13c51 rank_r13c52)) (and bridges_r13c52_r13c57_1 (< rank_r13c57 rank_r13c52)) (and bridges_r13c52_r22c52_1 (< rank_r22c52 rank_r13c52)))) ; r13c52
(assert (or (and bridges_r11c57_r13c57_1 (< rank_r11c57 rank_r13c57)) (and bridges_r13c52_r13c57_1 (< rank_r13c52 rank_r13c57)) (and bridges_r13c57_r13c58_1 (< rank_r13c58 rank_r13c57)) (and bridges_r13c57_r22c57_1 (< rank_r22c57 rank_r13c57)))) ; r13c57
(assert (or (and bridges_r9c58_r13c58_1 (< rank_r9c58 rank_r13c58)) (and bridges_r13c57_r13c58_1 (< rank_r13c57 rank_r13c58)) (and bridges_r13c58_r13c59_1 (< rank_r13c59 rank_r13c58)) (and bridges_r13c58_r16c58_1 (< rank_r16c58 rank_r13c58)))) ; r13c58
(assert (or (and bridges_r10c59_r13c59_1 (< rank_r10c59 rank_r13c59)) (and bridges_r13c58_r13c59_1 (< rank_r13c58 rank_r13c59)) (and bridges_r13c59_r16c59_1 (< rank_r16c59 rank_r13c59)))) ; r13c59
(assert (or (and bridges_r10c23_r14c23_1 (< rank_r10c23 rank_r14c23)) (and bridges_r14c23_r14c31_1 (< rank_r14c31 rank_r14c23)))) ; r14c23
(assert (or (and bridges_r13c31_r14c31_1 (< rank_r13c31 rank_r14c31)) (and bridges_r14c23_r14c31_1 (< rank_r14c23 rank_r14c31)) (and bridges_r14c31_r14c34_1 (< rank_r14c34 rank_r14c31)) (and bridges_r14c31_r16c31_1 (< rank_r16c31 rank_r14c31)))) ; r14c31
(assert (or (and bridges_r13c34_r14c34_1 (< rank_r13c34 rank_r14c34)) (and bridges_r14c31_r14c34_1 (< rank_r14c31 rank_r14c34)) (and bridges_r14c34_r14c60_1 (< rank_r14c60 rank_r14c34)) (and bridges_r14c34_r22c34_1 (< rank_r22c34 rank_r14c34)))) ; r14c34
(assert (or (and bridges_r10c60_r14c60_1 (< rank_r10c60 rank_r14c60)) (and bridges_r14c34_r14c60_1 (< rank_r14c34 rank_r14c60)) (and bridges_r14c60_r16c60_1 (< rank_r16c60 rank_r14c60)))) ; r14c60
(assert (or (and bridges_r13c30_r15c30_1 (< rank_r13c30 rank_r15c30)) (and bridges_r15c30_r15c32_1 (< rank_r15c32 rank_r15c30)) (and bridges_r15c30_r23c30_1 (< rank_r23c30 rank_r15c30)))) ; r15c30
(assert (or (and bridges_r13c32_r15c32_1 (< rank_r13c32 rank_r15c32)) (and bridges_r15c30_r15c32_1 (< rank_r15c30 rank_r15c32)) (and bridges_r15c32_r15c35_1 (< rank_r15c35 rank_r15c32)) (and bridges_r15c32_r16c32_1 (< rank_r16c32 rank_r15c32)))) ; r15c32
(assert (or (and bridges_r11c35_r15c35_1 (< rank_r11c35 rank_r15c35)) (and bridges_r15c32_r15c35_1 (< rank_r15c32 rank_r15c35)) (and bridges_r15c35_r15c37_1 (< rank_r15c37 rank_r15c35)) (and bridges_r15c35_r35c35_1 (< rank_r35c35 rank_r15c35)))) ; r15c35
(assert (or (and bridges_r8c37_r15c37_1 (< rank_r8c37 rank_r15c37)) (and bridges_r15c35_r15c37_1 (< rank_r15c35 rank_r15c37)) (and bridges_r15c37_r19c37_1 (< rank_r19c37 rank_r15c37)))) ; r15c37
(assert (or (and bridges_r12c20_r16c20_1 (< rank_r12c20 rank_r16c20)) (and bridges_r16c20_r16c31_1 (< rank_r16c31 rank_r16c20)))) ; r16c20
(assert (or (and bridges_r14c31_r16c31_1 (< rank_r14c31 rank_r16c31)) (and bridges_r16c20_r16c31_1 (< rank_r16c20 rank_r16c31)) (and bridges_r16c31_r16c32_1 (< rank_r16c32 rank_r16c31)) (and bridges_r16c31_r18c31_1 (< rank_r18c31 rank_r16c31)))) ; r16c31
(assert (or (and bridges_r15c32_r16c32_1 (< rank_r15c32 rank_r16c32)) (and bridges_r16c31_r16c32_1 (< rank_r16c31 rank_r16c32)) (and bridges_r16c32_r16c33_1 (< rank_r16c33 rank_r16c32)) (and bridges_r16c32_r21c32_1 (< rank_r21c32 rank_r16c32)))) ; r16c32
(assert (or (and bridges_r12c33_r16c33_1 (< rank_r12c33 rank_r16c33)) (and bridges_r16c32_r16c33_1 (< rank_r16c32 rank_r16c33)) (and bridges_r16c33_r16c58_1 (< rank_r16c58 rank_r16c33)) (and bridges_r16c33_r17c33_1 (< rank_r17c33 rank_r16c33)))) ; r16c33
(assert (or (and bridges_r13c58_r16c58_1 (< rank_r13c58 rank_r16c58)) (and bridges_r16c33_r16c58_1 (< rank_r16c33 rank_r16c58)) (and bridges_r16c58_r16c59_1 (< rank_r16c59 rank_r16c58)) (and bridges_r16c58_r23c58_1 (< rank_r23c58 rank_r16c58)))) ; r16c58
(assert (or (and bridges_r13c59_r16c59_1 (< rank_r13c59 rank_r16c59)) (and bridges_r16c58_r16c59_1 (< rank_r16c58 rank_r16c59)) (and bridges_r16c59_r16c60_1 (< rank_r16c60 rank_r16c59)) (and bridges_r16c59_r17c59_1 (< rank_r17c59 rank_r16c59)))) ; r16c59
(assert (or (and bridges_r14c60_r16c60_1 (< rank_r14c60 rank_r16c60)) (and bridges_r16c59_r16c60_1 (< rank_r16c59 rank_r16c60)) (and bridges_r16c60_r23c60_1 (< rank_r23c60 rank_r16c60)))) ; r16c60
(assert (or (and bridges_r16c33_r17c33_1 (< rank_r16c33 rank_r17c33)) (and bridges_r17c33_r17c44_1 (< rank_r17c44 rank_r17c33)) (and bridges_r17c33_r33c33_1 (< rank_r33c33 rank_r17c33)))) ; r17c33
(assert (or (and bridges_r13c44_r17c44_1 (< rank_r13c44 rank_r17c44)) (and bridges_r17c33_r17c44_1 (< rank_r17c33 rank_r17c44)) (and bridges_r17c44_r17c46_1 (< rank_r17c46 rank_r17c44)) (and bridges_r17c44_r23c44_1 (< rank_r23c44 rank_r17c44)))) ; r17c44
(assert (or (and bridges_r12c46_r17c46_1 (< rank_r12c46 rank_r17c46)) (and bridges_r17c44_r17c46_1 (< rank_r17c44 rank_r17c46)) (and bridges_r17c46_r17c49_1 (< rank_r17c49 rank_r17c46)) (and bridges_r17c46_r20c46_1 (< rank_r20c46 rank_r17c46)))) ; r17c46
(assert (or (and bridges_r12c49_r17c49_1 (< rank_r12c49 rank_r17c49)) (and bridges_r17c46_r17c49_1 (< rank_r17c46 rank_r17c49)) (and bridges_r17c49_r17c59_1 (< rank_r17c59 rank_r17c49)) (and bridges_r17c49_r23c49_1 (< rank_r23c49 rank_r17c49)))) ; r17c49
(assert (or (and bridges_r16c59_r17c59_1 (< rank_r16c59 rank_r17c59)) (and bridges_r17c49_r17c59_1 (< rank_r17c49 rank_r17c59)) (and bridges_r17c59_r22c59_1 (< rank_r22c59 rank_r17c59)))) ; r17c59
(assert (or (and bridges_r16c31_r18c31_1 (< rank_r16c31 rank_r18c31)) (and bridges_r18c31_r18c36_1 (< rank_r18c36 rank_r18c31)) (and bridges_r18c31_r20c31_1 (< rank_r20c31 rank_r18c31)))) ; r18c31
(assert (or (and bridges_r10c36_r18c36_1 (< rank_r10c36 rank_r18c36)) (and bridges_r18c31_r18c36_1 (< rank_r18c31 rank_r18c36)) (and bridges_r18c36_r18c43_1 (< rank_r18c43 rank_r18c36)) (and bridges_r18c36_r20c36_1 (< rank_r20c36 rank_r18c36)))) ; r18c36
(assert (or (and bridges_r11c43_r18c43_1 (< rank_r11c43 rank_r18c43)) (and bridges_r18c36_r18c43_1 (< rank_r18c36 rank_r18c43)) (and bridges_r18c43_r18c50_1 (< rank_r18c50 rank_r18c43)) (and bridges_r18c43_r22c43_1 (< rank_r22c43 rank_r18c43)))) ; r18c43
(assert (or (and bridges_r13c50_r18c50_1 (< rank_r13c50 rank_r18c50)) (and bridges_r18c43_r18c50_1 (< rank_r18c43 rank_r18c50)) (and bridges_r18c50_r18c51_1 (< rank_r18c51 rank_r18c50)) (and bridges_r18c50_r20c50_1 (< rank_r20c50 rank_r18c50)))) ; r18c50
(assert (or (and bridges_r13c51_r18c51_1 (< rank_r13c51 rank_r18c51)) (and bridges_r18c50_r18c51_1 (< rank_r18c50 rank_r18c51)) (and bridges_r18c51_r21c51_1 (< rank_r21c51 rank_r18c51)))) ; r18c51
(assert (or (and bridges_r19c26_r19c37_1 (< rank_r19c37 rank_r19c26)) (and bridges_r19c26_r20c26_1 (< rank_r20c26 rank_r19c26)))) ; r19c26
(assert (or (and bridges_r15c37_r19c37_1 (< rank_r15c37 rank_r19c37)) (and bridges_r19c26_r19c37_1 (< rank_r19c26 rank_r19c37)) (and bridges_r19c37_r19c38_1 (< rank_r19c38 rank_r19c37)) (and bridges_r19c37_r20c37_1 (< rank_r20c37 rank_r19c37)))) ; r19c37
(assert (or (and bridges_r8c38_r19c38_1 (< rank_r8c38 rank_r19c38)) (and bridges_r19c37_r19c38_1 (< rank_r19c37 rank_r19c38)) (and bridges_r19c38_r19c40_1 (< rank_r19c40 rank_r19c38)) (and bridges_r19c38_r21c38_1 (< rank_r21c38 rank_r19c38)))) ; r19c38
(assert (or (and bridges_r10c40_r19c40_1 (< rank_r10c40 rank_r19c40)) (and bridges_r19c38_r19c40_1 (< rank_r19c38 rank_r19c40)) (and bridges_r19c40_r21c40_1 (< rank_r21c40 rank_r19c40)))) ; r19c40
(assert (or (and bridges_r19c26_r20c26_1 (< rank_r19c26 rank_r20c26)) (and bridges_r20c26_r20c31_1 (< rank_r20c31 rank_r20c26)) (and bridges_r20c26_r37c26_1 (< rank_r37c26 rank_r20c26)))) ; r20c26
(assert (or (and bridges_r18c31_r20c31_1 (< rank_r18c31 rank_r20c31)) (and bridges_r20c26_r20c31_1 (< rank_r20c26 rank_r20c31)) (and bridges_r20c31_r20c36_1 (< rank_r20c36 rank_r20c31)) (and bridges_r20c31_r23c31_1 (< rank_r23c31 rank_r20c31)))) ; r20c31
(assert (or (and bridges_r18c36_r20c36_1 (< rank_r18c36 rank_r20c36)) (and bridges_r20c31_r20c36_1 (< rank_r20c31 rank_r20c36)) (and bridges_r20c36_r20c37_1 (< rank_r20c37 rank_r20c36)) (and bridges_r20c36_r35c36_1 (< rank_r35c36 rank_r20c36)))) ; r20c36
(assert (or (and bridges_r19c37_r20c37_1 (< rank_r19c37 rank_r20c37)) (and bridges_r20c36_r20c37_1 (< rank_r20c36 rank_r20c37)) (and bridges_r20c37_r20c46_1 (< rank_r20c46 rank_r20c37)) (and bridges_r20c37_r21c37_1 (< rank_r21c37 rank_r20c37)))) ; r20c37
(assert (or (and bridges_r17c46_r20c46_1 (< rank_r17c46 rank_r20c46)) (and bridges_r20c37_r20c46_1 (< rank_r20c37 rank_r20c46)) (and bridges_r20c46_r20c48_1 (< rank_r20c48 rank_r20c46)))) ; r20c46
(assert (or (and bridges_r10c48_r20c48_1 (< rank_r10c48 rank_r20c48)) (and bridges_r20c46_r20c48_1 (< rank_r20c46 rank_r20c48)) (and bridges_r20c48_r20c50_1 (< rank_r20c50 rank_r20c48)) (and bridges_r20c48_r21c48_1 (< rank_r21c48 rank_r20c48)))) ; r20c48
(assert (or (and bridges_r18c50_r20c50_1 (< rank_r18c50 rank_r20c50)) (and bridges_r20c48_r20c50_1 (< rank_r20c48 rank_r20c50)) (and bridges_r20c50_r24c50_1 (< rank_r24c50 rank_r20c50)))) ; r20c50
(assert (or (and bridges_r16c32_r21c32_1 (< rank_r16c32 rank_r21c32)) (and bridges_r21c32_r21c37_1 (< rank_r21c37 rank_r21c32)) (and bridges_r21c32_r22c32_1 (< rank_r22c32 rank_r21c32)))) ; r21c32
(assert (or (and bridges_r20c37_r21c37_1 (< rank_r20c37 rank_r21c37)) (and bridges_r21c32_r21c37_1 (< rank_r21c32 rank_r21c37)) (and bridges_r21c37_r21c38_1 (< rank_r21c38 rank_r21c37)) (and bridges_r21c37_r29c37_1 (< rank_r29c37 rank_r21c37)))) ; r21c37
(assert (or (and bridges_r19c38_r21c38_1 (< rank_r19c38 rank_r21c38)) (and bridges_r21c37_r21c38_1 (< rank_r21c37 rank_r21c38)) (and bridges_r21c38_r21c40_1 (< rank_r21c40 rank_r21c38)) (and bridges_r21c38_r22c38_1 (< rank_r22c38 rank_r21c38)))) ; r21c38
(assert (or (and bridges_r19c40_r21c40_1 (< rank_r19c40 rank_r21c40)) (and bridges_r21c38_r21c40_1 (< rank_r21c38 rank_r21c40)) (and bridges_r21c40_r21c48_1 (< rank_r21c48 rank_r21c40)) (and bridges_r21c40_r31c40_1 (< rank_r31c40 rank_r21c40)))) ; r21c40
(assert (or (and bridges_r20c48_r21c48_1 (< rank_r20c48 rank_r21c48)) (and bridges_r21c40_r21c48_1 (< rank_r21c40 rank_r21c48)) (and bridges_r21c48_r21c51_1 (< rank_r21c51 rank_r21c48)) (and bridges_r21c48_r24c48_1 (< rank_r24c48 rank_r21c48)))) ; r21c48
(assert (or (and bridges_r18c51_r21c51_1 (< rank_r18c51 rank_r21c51)) (and bridges_r21c48_r21c51_1 (< rank_r21c48 rank_r21c51)) (and bridges_r21c51_r23c51_1 (< rank_r23c51 rank_r21c51)))) ; r21c51
(assert (or (and bridges_r21c32_r22c32_1 (< rank_r21c32 rank_r22c32)) (and bridges_r22c32_r22c34_1 (< rank_r22c34 rank_r22c32)) (and bridges_r22c32_r27c32_1 (< rank_r27c32 rank_r22c32)))) ; r22c32
(assert (or (and bridges_r14c34_r22c34_1 (< rank_r14c34 rank_r22c34)) (and bridges_r22c32_r22c34_1 (< rank_r22c32 rank_r22c34)) (and bridges_r22c34_r22c38_1 (< rank_r22c38 rank_r22c34)) (and bridges_r22c34_r23c34_1 (< rank_r23c34 rank_r22c34)))) ; r22c34
(assert (or (and bridges_r21c38_r22c38_1 (< rank_r21c38 rank_r22c38)) (and bridges_r22c34_r22c38_1 (< rank_r22c34 rank_r22c38)) (and bridges_r22c38_r22c43_1 (< rank_r22c43 rank_r22c38)) (and bridges_r22c38_r25c38_1 (< rank_r25c38 rank_r22c38)))) ; r22c38
(assert (or (and bridges_r18c43_r22c43_1 (< rank_r18c43 rank_r22c43)) (and bridges_r22c38_r22c43_1 (< rank_r22c38 rank_r22c43)) (and bridges_r22c43_r22c52_1 (< rank_r22c52 rank_r22c43)) (and bridges_r22c43_r29c43_1 (< rank_r29c43 rank_r22c43)))) ; r22c43
(assert (or (and bridges_r13c52_r22c52_1 (< rank_r13c52 rank_r22c52)) (and bridges_r22c43_r22c52_1 (< rank_r22c43 rank_r22c52)) (and bridges_r22c52_r22c57_1 (< rank_r22c57 rank_r22c52)) (and bridges_r22c52_r26c52_1 (< rank_r26c52 rank_r22c52)))) ; r22c52
(assert (or (and bridges_r13c57_r22c57_1 (< rank_r13c57 rank_r22c57)) (and bridges_r22c52_r22c57_1 (< rank_r22c52 rank_r22c57)) (and bridges_r22c57_r22c59_1 (< rank_r22c59 rank_r22c57)) (and bridges_r22c57_r23c57_1 (< rank_r23c57 rank_r22c57)))) ; r22c57
(assert (or (and bridges_r17c59_r22c59_1 (< rank_r17c59 rank_r22c59)) (and bridges_r22c57_r22c59_1 (< rank_r22c57 rank_r22c59)))) ; r22c59
(assert (or (and bridges_r3c27_r23c27_1 (< rank_r3c27 rank_r23c27)) (and bridges_r23c27_r23c28_1 (< rank_r23c28 rank_r23c27)) (and bridges_r23c27_r28c27_1 (< rank_r28c27 rank_r23c27)))) ; r23c27
(assert (or (and bridges_r6c28_r23c28_1 (< rank_r6c28 rank_r23c28)) (and bridges_r23c27_r23c28_1 (< rank_r23c27 rank_r23c28)) (and bridges_r23c28_r23c30_1 (< rank_r23c30 rank_r23c28)) (and bridges_r23c28_r28c28_1 (< rank_r28c28 rank_r23c28)))) ; r23c28
(assert (or (and bridges_r15c30_r23c30_1 (< rank_r15c30 rank_r23c30)) (and bridges_r23c28_r23c30_1 (< rank_r23c28 rank_r23c30)) (and bridges_r23c30_r23c31_1 (< rank_r23c31 rank_r23c30)) (and bridges_r23c30_r27c30_1 (< rank_r27c30 rank_r23c30)))) ; r23c30
(assert (or (and bridges_r20c31_r23c31_1 (< rank_r20c31 rank_r23c31)) (and bridges_r23c30_r23c31_1 (< rank_r23c30 rank_r23c31)) (and bridges_r23c31_r23c34_1 (< rank_r23c34 rank_r23c31)))) ; r23c31
(assert (or (and bridges_r22c34_r23c34_1 (< rank_r22c34 rank_r23c34)) (and bridges_r23c31_r23c34_1 (< rank_r23c31 rank_r23c34)) (and bridges_r23c34_r23c41_1 (< rank_r23c41 rank_r23c34)) (and bridges_r23c34_r30c34_1 (< rank_r30c34 rank_r23c34)))) ; r23c34
(assert (or (and bridges_r9c41_r23c41_1 (< rank_r9c41 rank_r23c41)) (and bridges_r23c34_r23c41_1 (< rank_r23c34 rank_r23c41)) (and bridges_r23c41_r23c44_1 (< rank_r23c44 rank_r23c41)) (and bridges_r23c41_r26c41_1 (< rank_r26c41 rank_r23c41)))) ; r23c41
(assert (or (and bridges_r17c44_r23c44_1 (< rank_r17c44 rank_r23c44)) (and bridges_r23c41_r23c44_1 (< rank_r23c41 rank_r23c44)) (and bridges_r23c44_r23c45_1 (< rank_r23c45 rank_r23c44)) (and bridges_r23c44_r24c44_1 (< rank_r24c44 rank_r23c44)))) ; r23c44
(assert (or (and bridges_r4c45_r23c45_1 (< rank_r4c45 rank_r23c45)) (and bridges_r23c44_r23c45_1 (< rank_r23c44 rank_r23c45)) (and bridges_r23c45_r23c47_1 (< rank_r23c47 rank_r23c45)) (and bridges_r23c45_r24c45_1 (< rank_r24c45 rank_r23c45)))) ; r23c45
(assert (or (and bridges_r8c47_r23c47_1 (< rank_r8c47 rank_r23c47)) (and bridges_r23c45_r23c47_1 (< rank_r23c45 rank_r23c47)) (and bridges_r23c47_r23c49_1 (< rank_r23c49 rank_r23c47)) (and bridges_r23c47_r24c47_1 (< rank_r24c47 rank_r23c47)))) ; r23c47
(assert (or (and bridges_r17c49_r23c49_1 (< rank_r17c49 rank_r23c49)) (and bridges_r23c47_r23c49_1 (< rank_r23c47 rank_r23c49)) (and bridges_r23c49_r23c51_1 (< rank_r23c51 rank_r23c49)) (and bridges_r23c49_r24c49_1 (< rank_r24c49 rank_r23c49)))) ; r23c49
(assert (or (and bridges_r21c51_r23c51_1 (< rank_r21c51 rank_r23c51)) (and bridges_r23c49_r23c51_1 (< rank_r23c49 rank_r23c51)) (and bridges_r23c51_r23c53_1 (< rank_r23c53 rank_r23c51)) (and bridges_r23c51_r25c51_1 (< rank_r25c51 rank_r23c51)))) ; r23c51
(assert (or (and bridges_r23c51_r23c53_1 (< rank_r23c51 rank_r23c53)) (and bridges_r23c53_r23c55_1 (< rank_r23c55 rank_r23c53)))) ; r23c53
(assert (or (and bridges_r12c55_r23c55_1 (< rank_r12c55 rank_r23c55)) (and bridges_r23c53_r23c55_1 (< rank_r23c53 rank_r23c55)) (and bridges_r23c55_r23c57_1 (< rank_r23c57 rank_r23c55)) (and bridges_r23c55_r25c55_1 (< rank_r25c55 rank_r23c55)))) ; r23c55
(assert (or (and bridges_r22c57_r23c57_1 (< rank_r22c57 rank_r23c57)) (and bridges_r23c55_r23c57_1 (< rank_r23c55 rank_r23c57)) (and bridges_r23c57_r23c58_1 (< rank_r23c58 rank_r23c57)) (and bridges_r23c57_r25c57_1 (< rank_r25c57 rank_r23c57)))) ; r23c57
(assert (or (and bridges_r16c58_r23c58_1 (< rank_r16c58 rank_r23c58)) (and bridges_r23c57_r23c58_1 (< rank_r23c57 rank_r23c58)) (and bridges_r23c58_r23c60_1 (< rank_r23c60 rank_r23c58)) (and bridges_r23c58_r31c58_1 (< rank_r31c58 rank_r23c58)))) ; r23c58
(assert (or (and bridges_r16c60_r23c60_1 (< rank_r16c60 rank_r23c60)) (and bridges_r23c58_r23c60_1 (< rank_r23c58 rank_r23c60)) (and bridges_r23c60_r28c60_1 (< rank_r28c60 rank_r23c60)))) ; r23c60
(assert (or (and bridges_r23c44_r24c44_1 (< rank_r23c44 rank_r24c44)) (and bridges_r24c44_r24c45_1 (< rank_r24c45 rank_r24c44)) (and bridges_r24c44_r26c44_1 (< rank_r26c44 rank_r24c44)))) ; r24c44
(assert (or (and bridges_r23c45_r24c45_1 (< rank_r23c45 rank_r24c45)) (and bridges_r24c44_r24c45_1 (< rank_r24c44 rank_r24c45)) (and bridges_r24c45_r24c47_1 (< rank_r24c47 rank_r24c45)) (and bridges_r24c45_r26c45_1 (< rank_r26c45 rank_r24c45)))) ; r24c45
(assert (or (and bridges_r23c47_r24c47_1 (< rank_r23c47 rank_r24c47)) (and bridges_r24c45_r24c47_1 (< rank_r24c45 rank_r24c47)) (and bridges_r24c47_r24c48_1 (< rank_r24c48 rank_r24c47)) (and bridges_r24c47_r25c47_1 (< rank_r25c47 rank_r24c47)))) ; r24c47
(assert (or (and bridges_r21c48_r24c48_1 (< rank_r21c48 rank_r24c48)) (and bridges_r24c47_r24c48_1 (< rank_r24c47 rank_r24c48)) (and bridges_r24c48_r24c49_1 (< rank_r24c49 rank_r24c48)) (and bridges_r24c48_r25c48_1 (< rank_r25c48 rank_r24c48)))) ; r24c48
(assert (or (and bridges_r23c49_r24c49_1 (< rank_r23c49 rank_r24c49)) (and bridges_r24c48_r24c49_1 (< rank_r24c48 rank_r24c49)) (and bridges_r24c49_r24c50_1 (< rank_r24c50 rank_r24c49)) (and bridges_r24c49_r25c49_1 (< rank_r25c49 rank_r24c49)))) ; r24c49
(assert (or (and bridges_r20c50_r24c50_1 (< rank_r20c50 rank_r24c50)) (and bridges_r24c49_r24c50_1 (< rank_r24c49 rank_r24c50)) (and bridges_r24c50_r24c54_1 (< rank_r24c54 rank_r24c50)) (and bridges_r24c50_r30c50_1 (< rank_r30c50 rank_r24c50)))) ; r24c50
(assert (or (and bridges_r2c54_r24c54_1 (< rank_r2c54 rank_r24c54)) (and bridges_r24c50_r24c54_1 (< rank_r24c50 rank_r24c54)) (and bridges_r24c54_r25c54_1 (< rank_r25c54 rank_r24c54)))) ; r24c54
(assert (or (and bridges_r22c38_r25c38_1 (< rank_r22c38 rank_r25c38)) (and bridges_r25c38_r25c46_1 (< rank_r25c46 rank_r25c38)) (and bridges_r25c38_r28c38_1 (< rank_r28c38 rank_r25c38)))) ; r25c38
(assert (or (and bridges_r25c38_r25c46_1 (< rank_r25c38 rank_r25c46)) (and bridges_r25c46_r25c47_1 (< rank_r25c47 rank_r25c46)))) ; r25c46
(assert (or (and bridges_r24c47_r25c47_1 (< rank_r24c47 rank_r25c47)) (and bridges_r25c46_r25c47_1 (< rank_r25c46 rank_r25c47)) (and bridges_r25c47_r25c48_1 (< rank_r25c48 rank_r25c47)) (and bridges_r25c47_r27c47_1 (< rank_r27c47 rank_r25c47)))) ; r25c47
(assert (or (and bridges_r24c48_r25c48_1 (< rank_r24c48 rank_r25c48)) (and bridges_r25c47_r25c48_1 (< rank_r25c47 rank_r25c48)) (and bridges_r25c48_r25c49_1 (< rank_r25c49 rank_r25c48)) (and bridges_r25c48_r26c48_1 (< rank_r26c48 rank_r25c48)))) ; r25c48
(assert (or (and bridges_r24c49_r25c49_1 (< rank_r24c49 rank_r25c49)) (and bridges_r25c48_r25c49_1 (< rank_r25c48 rank_r25c49)) (and bridges_r25c49_r25c51_1 (< rank_r25c51 rank_r25c49)) (and bridges_r25c49_r35c49_1 (< rank_r35c49 rank_r25c49)))) ; r25c49
(assert (or (and bridges_r23c51_r25c51_1 (< rank_r23c51 rank_r25c51)) (and bridges_r25c49_r25c51_1 (< rank_r25c49 rank_r25c51)) (and bridges_r25c51_r25c53_1 (< rank_r25c53 rank_r25c51)) (and bridges_r25c51_r26c51_1 (< rank_r26c51 rank_r25c51)))) ; r25c51
(assert (or (and bridges_r25c51_r25c53_1 (< rank_r25c51 rank_r25c53)) (and bridges_r25c53_r25c54_1 (< rank_r25c54 rank_r25c53)) (and bridges_r25c53_r40c53_1 (< rank_r40c53 rank_r25c53)))) ; r25c53
(assert (or (and bridges_r24c54_r25c54_1 (< rank_r24c54 rank_r25c54)) (and bridges_r25c53_r25c54_1 (< rank_r25c53 rank_r25c54)) (and bridges_r25c54_r25c55_1 (< rank_r25c55 rank_r25c54)) (and bridges_r25c54_r26c54_1 (< rank_r26c54 rank_r25c54)))) ; r25c54
(assert (or (and bridges_r23c55_r25c55_1 (< rank_r23c55 rank_r25c55)) (and bridges_r25c54_r25c55_1 (< rank_r25c54 rank_r25c55)) (and bridges_r25c55_r25c57_1 (< rank_r25c57 rank_r25c55)) (and bridges_r25c55_r35c55_1 (< rank_r35c55 rank_r25c55)))) ; r25c55
(assert (or (and bridges_r23c57_r25c57_1 (< rank_r23c57 rank_r25c57)) (and bridges_r25c55_r25c57_1 (< rank_r25c55 rank_r25c57)) (and bridges_r25c57_r26c57_1 (< rank_r26c57 rank_r25c57)))) ; r25c57
(assert (or (and bridges_r23c41_r26c41_1 (< rank_r23c41 rank_r26c41)) (and bridges_r26c41_r26c44_1 (< rank_r26c44 rank_r26c41)) (and bridges_r26c41_r27c41_1 (< rank_r27c41 rank_r26c41)))) ; r26c41
(assert (or (and bridges_r24c44_r26c44_1 (< rank_r24c44 rank_r26c44)) (and bridges_r26c41_r26c44_1 (< rank_r26c41 rank_r26c44)) (and bridges_r26c44_r26c45_1 (< rank_r26c45 rank_r26c44)) (and bridges_r26c44_r27c44_1 (< rank_r27c44 rank_r26c44)))) ; r26c44
(assert (or (and bridges_r24c45_r26c45_1 (< rank_r24c45 rank_r26c45)) (and bridges_r26c44_r26c45_1 (< rank_r26c44 rank_r26c45)) (and bridges_r26c45_r26c46_1 (< rank_r26c46 rank_r26c45)) (and bridges_r26c45_r28c45_1 (< rank_r28c45 rank_r26c45)))) ; r26c45
(assert (or (and bridges_r26c45_r26c46_1 (< rank_r26c45 rank_r26c46)) (and bridges_r26c46_r27c46_1 (< rank_r27c46 rank_r26c46)))) ; r26c46
(assert (or (and bridges_r25c48_r26c48_1 (< rank_r25c48 rank_r26c48)) (and bridges_r26c48_r31c48_1 (< rank_r31c48 rank_r26c48)))) ; r26c48
(assert (or (and bridges_r25c51_r26c51_1 (< rank_r25c51 rank_r26c51)) (and bridges_r26c51_r26c52_1 (< rank_r26c52 rank_r26c51)) (and bridges_r26c51_r30c51_1 (< rank_r30c51 rank_r26c51)))) ; r26c51
(assert (or (and bridges_r22c52_r26c52_1 (< rank_r22c52 rank_r26c52)) (and bridges_r26c51_r26c52_1 (< rank_r26c51 rank_r26c52)) (and bridges_r26c52_r26c54_1 (< rank_r26c54 rank_r26c52)) (and bridges_r26c52_r27c52_1 (< rank_r27c52 rank_r26c52)))) ; r26c52
(assert (or (and bridges_r25c54_r26c54_1 (< rank_r25c54 rank_r26c54)) (and bridges_r26c52_r26c54_1 (< rank_r26c52 rank_r26c54)) (and bridges_r26c54_r26c56_1 (< rank_r26c56 rank_r26c54)) (and bridges_r26c54_r33c54_1 (< rank_r33c54 rank_r26c54)))) ; r26c54
(assert (or (and bridges_r12c56_r26c56_1 (< rank_r12c56 rank_r26c56)) (and bridges_r26c54_r26c56_1 (< rank_r26c54 rank_r26c56)) (and bridges_r26c56_r26c57_1 (< rank_r26c57 rank_r26c56)) (and bridges_r26c56_r27c56_1 (< rank_r27c56 rank_r26c56)))) ; r26c56
(assert (or (and bridges_r25c57_r26c57_1 (< rank_r25c57 rank_r26c57)) (and bridges_r26c56_r26c57_1 (< rank_r26c56 rank_r26c57)) (and bridges_r26c57_r26c59_1 (< rank_r26c59 rank_r26c57)) (and bridges_r26c57_r31c57_1 (< rank_r31c57 rank_r26c57)))) ; r26c57
(assert (or (and bridges_r26c57_r26c59_1 (< rank_r26c57 rank_r26c59)) (and bridges_r26c59_r28c59_1 (< rank_r28c59 rank_r26c59)))) ; r26c59
(assert (or (and bridges_r6c29_r27c29_1 (< rank_r6c29 rank_r27c29)) (and bridges_r27c29_r27c30_1 (< rank_r27c30 rank_r27c29)) (and bridges_r27c29_r33c29_1 (< rank_r33c29 rank_r27c29)))) ; r27c29
(assert (or (and bridges_r23c30_r27c30_1 (< rank_r23c30 rank_r27c30)) (and bridges_r27c29_r27c30_1 (< rank_r27c29 rank_r27c30)) (and bridges_r27c30_r27c32_1 (< rank_r27c32 rank_r27c30)) (and bridges_r27c30_r28c30_1 (< rank_r28c30 rank_r27c30)))) ; r27c30
(assert (or (and bridges_r22c32_r27c32_1 (< rank_r22c32 rank_r27c32)) (and bridges_r27c30_r27c32_1 (< rank_r27c30 rank_r27c32)) (and bridges_r27c32_r27c41_1 (< rank_r27c41 rank_r27c32)))) ; r27c32
(assert (or (and bridges_r26c41_r27c41_1 (< rank_r26c41 rank_r27c41)) (and bridges_r27c32_r27c41_1 (< rank_r27c32 rank_r27c41)) (and bridges_r27c41_r27c44_1 (< rank_r27c44 rank_r27c41)) (and bridges_r27c41_r37c41_1 (< rank_r37c41 rank_r27c41)))) ; r27c41
(assert (or (and bridges_r26c44_r27c44_1 (< rank_r26c44 rank_r27c44)) (and bridges_r27c41_r27c44_1 (< rank_r27c41 rank_r27c44)) (and bridges_r27c44_r27c46_1 (< rank_r27c46 rank_r27c44)) (and bridges_r27c44_r28c44_1 (< rank_r28c44 rank_r27c44)))) ; r27c44
(assert (or (and bridges_r26c46_r27c46_1 (< rank_r26c46 rank_r27c46)) (and bridges_r27c44_r27c46_1 (< rank_r27c44 rank_r27c46)) (and bridges_r27c46_r27c47_1 (< rank_r27c47 rank_r27c46)) (and bridges_r27c46_r32c46_1 (< rank_r32c46 rank_r27c46)))) ; r27c46
(assert (or (and bridges_r25c47_r27c47_1 (< rank_r25c47 rank_r27c47)) (and bridges_r27c46_r27c47_1 (< rank_r27c46 rank_r27c47)) (and bridges_r27c47_r27c52_1 (< rank_r27c52 rank_r27c47)) (and bridges_r27c47_r30c47_1 (< rank_r30c47 rank_r27c47)))) ; r27c47
(assert (or (and bridges_r26c52_r27c52_1 (< rank_r26c52 rank_r27c52)) (and bridges_r27c47_r27c52_1 (< rank_r27c47 rank_r27c52)) (and bridges_r27c52_r27c56_1 (< rank_r27c56 rank_r27c52)) (and bridges_r27c52_r35c52_1 (< rank_r35c52 rank_r27c52)))) ; r27c52
(assert (or (and bridges_r26c56_r27c56_1 (< rank_r26c56 rank_r27c56)) (and bridges_r27c52_r27c56_1 (< rank_r27c52 rank_r27c56)))) ; r27c56
(assert (or (and bridges_r23c27_r28c27_1 (< rank_r23c27 rank_r28c27)) (and bridges_r28c27_r28c28_1 (< rank_r28c28 rank_r28c27)) (and bridges_r28c27_r37c27_1 (< rank_r37c27 rank_r28c27)))) ; r28c27
(assert (or (and bridges_r23c28_r28c28_1 (< rank_r23c28 rank_r28c28)) (and bridges_r28c27_r28c28_1 (< rank_r28c27 rank_r28c28)) (and bridges_r28c28_r28c30_1 (< rank_r28c30 rank_r28c28)) (and bridges_r28c28_r36c28_1 (< rank_r36c28 rank_r28c28)))) ; r28c28
(assert (or (and bridges_r27c30_r28c30_1 (< rank_r27c30 rank_r28c30)) (and bridges_r28c28_r28c30_1 (< rank_r28c28 rank_r28c30)) (and bridges_r28c30_r28c38_1 (< rank_r28c38 rank_r28c30)) (and bridges_r28c30_r30c30_1 (< rank_r30c30 rank_r28c30)))) ; r28c30
(assert (or (and bridges_r25c38_r28c38_1 (< rank_r25c38 rank_r28c38)) (and bridges_r28c30_r28c38_1 (< rank_r28c30 rank_r28c38)) (and bridges_r28c38_r28c42_1 (< rank_r28c42 rank_r28c38)) (and bridges_r28c38_r29c38_1 (< rank_r29c38 rank_r28c38)))) ; r28c38
(assert (or (and bridges_r10c42_r28c42_1 (< rank_r10c42 rank_r28c42)) (and bridges_r28c38_r28c42_1 (< rank_r28c38 rank_r28c42)) (and bridges_r28c42_r28c44_1 (< rank_r28c44 rank_r28c42)) (and bridges_r28c42_r29c42_1 (< rank_r29c42 rank_r28c42)))) ; r28c42
(assert (or (and bridges_r27c44_r28c44_1 (< rank_r27c44 rank_r28c44)) (and bridges_r28c42_r28c44_1 (< rank_r28c42 rank_r28c44)) (and bridges_r28c44_r28c45_1 (< rank_r28c45 rank_r28c44)) (and bridges_r28c44_r29c44_1 (< rank_r29c44 rank_r28c44)))) ; r28c44
(assert (or (and bridges_r26c45_r28c45_1 (< rank_r26c45 rank_r28c45)) (and bridges_r28c44_r28c45_1 (< rank_r28c44 rank_r28c45)) (and bridges_r28c45_r28c59_1 (< rank_r28c59 rank_r28c45)) (and bridges_r28c45_r29c45_1 (< rank_r29c45 rank_r28c45)))) ; r28c45
(assert (or (and bridges_r26c59_r28c59_1 (< rank_r26c59 rank_r28c59)) (and bridges_r28c45_r28c59_1 (< rank_r28c45 rank_r28c59)) (and bridges_r28c59_r28c60_1 (< rank_r28c60 rank_r28c59)) (and bridges_r28c59_r31c59_1 (< rank_r31c59 rank_r28c59)))) ; r28c59
(assert (or (and bridges_r23c60_r28c60_1 (< rank_r23c60 rank_r28c60)) (and bridges_r28c59_r28c60_1 (< rank_r28c59 rank_r28c60)) (and bridges_r28c60_r35c60_1 (< rank_r35c60 rank_r28c60)))) ; r28c60
(assert (or (and bridges_r21c37_r29c37_1 (< rank_r21c37 rank_r29c37)) (and bridges_r29c37_r29c38_1 (< rank_r29c38 rank_r29c37)) (and bridges_r29c37_r34c37_1 (< rank_r34c37 rank_r29c37)))) ; r29c37
(assert (or (and bridges_r28c38_r29c38_1 (< rank_r28c38 rank_r29c38)) (and bridges_r29c37_r29c38_1 (< rank_r29c37 rank_r29c38)) (and bridges_r29c38_r29c42_1 (< rank_r29c42 rank_r29c38)) (and bridges_r29c38_r31c38_1 (< rank_r31c38 rank_r29c38)))) ; r29c38
(assert (or (and bridges_r28c42_r29c42_1 (< rank_r28c42 rank_r29c42)) (and bridges_r29c38_r29c42_1 (< rank_r29c38 rank_r29c42)) (and bridges_r29c42_r29c43_1 (< rank_r29c43 rank_r29c42)) (and bridges_r29c42_r31c42_1 (< rank_r31c42 rank_r29c42)))) ; r29c42
(assert (or (and bridges_r22c43_r29c43_1 (< rank_r22c43 rank_r29c43)) (and bridges_r29c42_r29c43_1 (< rank_r29c42 rank_r29c43)) (and bridges_r29c43_r29c44_1 (< rank_r29c44 rank_r29c43)) (and bridges_r29c43_r32c43_1 (< rank_r32c43 rank_r29c43)))) ; r29c43
(assert (or (and bridges_r28c44_r29c44_1 (< rank_r28c44 rank_r29c44)) (and bridges_r29c43_r29c44_1 (< rank_r29c43 rank_r29c44)) (and bridges_r29c44_r29c45_1 (< rank_r29c45 rank_r29c44)) (and bridges_r29c44_r33c44_1 (< rank_r33c44 rank_r29c44)))) ; r29c44
(assert (or (and bridges_r28c45_r29c45_1 (< rank_r28c45 rank_r29c45)) (and bridges_r29c44_r29c45_1 (< rank_r29c44 rank_r29c45)) (and bridges_r29c45_r32c45_1 (< rank_r32c45 rank_r29c45)))) ; r29c45
(assert (and bridges_r28c30_r30c30_1 (< rank_r28c30 rank_r30c30))) ; r30c30
(assert (or (and bridges_r23c34_r30c34_1 (< rank_r23c34 rank_r30c34)) (and bridges_r30c34_r30c47_1 (< rank_r30c47 rank_r30c34)) (and bridges_r30c34_r33c34_1 (< rank_r33c34 rank_r30c34)))) ; r30c34
(assert (or (and bridges_r27c47_r30c47_1 (< rank_r27c47 rank_r30c47)) (and bridges_r30c34_r30c47_1 (< rank_r30c34 rank_r30c47)) (and bridges_r30c47_r30c50_1 (< rank_r30c50 rank_r30c47)) (and bridges_r30c47_r31c47_1 (< rank_r31c47 rank_r30c47)))) ; r30c47
(assert (or (and bridges_r24c50_r30c50_1 (< rank_r24c50 rank_r30c50)) (and bridges_r30c47_r30c50_1 (< rank_r30c47 rank_r30c50)) (and bridges_r30c50_r30c51_1 (< rank_r30c51 rank_r30c50)))) ; r30c50
(assert (or (and bridges_r26c51_r30c51_1 (< rank_r26c51 rank_r30c51)) (and bridges_r30c50_r30c51_1 (< rank_r30c50 rank_r30c51)) (and bridges_r30c51_r31c51_1 (< rank_r31c51 rank_r30c51)))) ; r30c51
(assert (or (and bridges_r29c38_r31c38_1 (< rank_r29c38 rank_r31c38)) (and bridges_r31c38_r31c40_1 (< rank_r31c40 rank_r31c38)) (and bridges_r31c38_r33c38_1 (< rank_r33c38 rank_r31c38)))) ; r31c38
(assert (or (and bridges_r21c40_r31c40_1 (< rank_r21c40 rank_r31c40)) (and bridges_r31c38_r31c40_1 (< rank_r31c38 rank_r31c40)) (and bridges_r31c40_r31c42_1 (< rank_r31c42 rank_r31c40)) (and bridges_r31c40_r33c40_1 (< rank_r33c40 rank_r31c40)))) ; r31c40
(assert (or (and bridges_r29c42_r31c42_1 (< rank_r29c42 rank_r31c42)) (and bridges_r31c40_r31c42_1 (< rank_r31c40 rank_r31c42)) (and bridges_r31c42_r31c47_1 (< rank_r31c47 rank_r31c42)) (and bridges_r31c42_r33c42_1 (< rank_r33c42 rank_r31c42)))) ; r31c42
(assert (or (and bridges_r30c47_r31c47_1 (< rank_r30c47 rank_r31c47)) (and bridges_r31c42_r31c47_1 (< rank_r31c42 rank_r31c47)) (and bridges_r31c47_r31c48_1 (< rank_r31c48 rank_r31c47)) (and bridges_r31c47_r32c47_1 (< rank_r32c47 rank_r31c47)))) ; r31c47
(assert (or (and bridges_r26c48_r31c48_1 (< rank_r26c48 rank_r31c48)) (and bridges_r31c47_r31c48_1 (< rank_r31c47 rank_r31c48)) (and bridges_r31c48_r31c51_1 (< rank_r31c51 rank_r31c48)) (and bridges_r31c48_r35c48_1 (< rank_r35c48 rank_r31c48)))) ; r31c48
(assert (or (and bridges_r30c51_r31c51_1 (< rank_r30c51 rank_r31c51)) (and bridges_r31c48_r31c51_1 (< rank_r31c48 rank_r31c51)) (and bridges_r31c51_r31c57_1 (< rank_r31c57 rank_r31c51)))) ; r31c51
(assert (or (and bridges_r26c57_r31c57_1 (< rank_r26c57 rank_r31c57)) (and bridges_r31c51_r31c57_1 (< rank_r31c51 rank_r31c57)) (and bridges_r31c57_r31c58_1 (< rank_r31c58 rank_r31c57)) (and bridges_r31c57_r34c57_1 (< rank_r34c57 rank_r31c57)))) ; r31c57
(assert (or (and bridges_r23c58_r31c58_1 (< rank_r23c58 rank_r31c58)) (and bridges_r31c57_r31c58_1 (< rank_r31c57 rank_r31c58)) (and bridges_r31c58_r31c59_1 (< rank_r31c59 rank_r31c58)) (and bridges_r31c58_r35c58_1 (< rank_r35c58 rank_r31c58)))) ; r31c58
(assert (or (and bridges_r28c59_r31c59_1 (< rank_r28c59 rank_r31c59)) (and bridges_r31c58_r31c59_1 (< rank_r31c58 rank_r31c59)) (and bridges_r31c59_r35c59_1 (< rank_r35c59 rank_r31c59)))) ; r31c59
(assert (or (and bridges_r29c43_r32c43_1 (< rank_r29c43 rank_r32c43)) (and bridges_r32c43_r32c45_1 (< rank_r32c45 rank_r32c43)) (and bridges_r32c43_r34c43_1 (< rank_r34c43 rank_r32c43)))) ; r32c43
(assert (or (and bridges_r29c45_r32c45_1 (< rank_r29c45 rank_r32c45)) (and bridges_r32c43_r32c45_1 (< rank_r32c43 rank_r32c45)) (and bridges_r32c45_r32c46_1 (< rank_r32c46 rank_r32c45)) (and bridges_r32c45_r34c45_1 (< rank_r34c45 rank_r32c45)))) ; r32c45
(assert (or (and bridges_r27c46_r32c46_1 (< rank_r27c46 rank_r32c46)) (and bridges_r32c45_r32c46_1 (< rank_r32c45 rank_r32c46)) (and bridges_r32c46_r32c47_1 (< rank_r32c47 rank_r32c46)) (and bridges_r32c46_r33c46_1 (< rank_r33c46 rank_r32c46)))) ; r32c46
(assert (or (and bridges_r31c47_r32c47_1 (< rank_r31c47 rank_r32c47)) (and bridges_r32c46_r32c47_1 (< rank_r32c46 rank_r32c47)) (and bridges_r32c47_r34c47_1 (< rank_r34c47 rank_r32c47)))) ; r32c47
(assert (or (and bridges_r27c29_r33c29_1 (< rank_r27c29 rank_r33c29)) (and bridges_r33c29_r33c33_1 (< rank_r33c33 rank_r33c29)) (and bridges_r33c29_r36c29_1 (< rank_r36c29 rank_r33c29)))) ; r33c29
(assert (or (and bridges_r17c33_r33c33_1 (< rank_r17c33 rank_r33c33)) (and bridges_r33c29_r33c33_1 (< rank_r33c29 rank_r33c33)) (and bridges_r33c33_r33c34_1 (< rank_r33c34 rank_r33c33)) (and bridges_r33c33_r37c33_1 (< rank_r37c33 rank_r33c33)))) ; r33c33
(assert (or (and bridges_r30c34_r33c34_1 (< rank_r30c34 rank_r33c34)) (and bridges_r33c33_r33c34_1 (< rank_r33c33 rank_r33c34)) (and bridges_r33c34_r33c38_1 (< rank_r33c38 rank_r33c34)) (and bridges_r33c34_r34c34_1 (< rank_r34c34 rank_r33c34)))) ; r33c34
(assert (or (and bridges_r31c38_r33c38_1 (< rank_r31c38 rank_r33c38)) (and bridges_r33c34_r33c38_1 (< rank_r33c34 rank_r33c38)) (and bridges_r33c38_r33c40_1 (< rank_r33c40 rank_r33c38)) (and bridges_r33c38_r35c38_1 (< rank_r35c38 rank_r33c38)))) ; r33c38
(assert (or (and bridges_r31c40_r33c40_1 (< rank_r31c40 rank_r33c40)) (and bridges_r33c38_r33c40_1 (< rank_r33c38 rank_r33c40)) (and bridges_r33c40_r33c42_1 (< rank_r33c42 rank_r33c40)) (and bridges_r33c40_r34c40_1 (< rank_r34c40 rank_r33c40)))) ; r33c40
(assert (or (and bridges_r31c42_r33c42_1 (< rank_r31c42 rank_r33c42)) (and bridges_r33c40_r33c42_1 (< rank_r33c40 rank_r33c42)) (and bridges_r33c42_r33c44_1 (< rank_r33c44 rank_r33c42)) (and bridges_r33c42_r34c42_1 (< rank_r34c42 rank_r33c42)))) ; r33c42
(assert (or (and bridges_r29c44_r33c44_1 (< rank_r29c44 rank_r33c44)) (and bridges_r33c42_r33c44_1 (< rank_r33c42 rank_r33c44)) (and bridges_r33c44_r33c46_1 (< rank_r33c46 rank_r33c44)) (and bridges_r33c44_r37c44_1 (< rank_r37c44 rank_r33c44)))) ; r33c44
(assert (or (and bridges_r32c46_r33c46_1 (< rank_r32c46 rank_r33c46)) (and bridges_r33c44_r33c46_1 (< rank_r33c44 rank_r33c46)) (and bridges_r33c46_r33c54_1 (< rank_r33c54 rank_r33c46)) (and bridges_r33c46_r34c46_1 (< rank_r34c46 rank_r33c46)))) ; r33c46
(assert (or (and bridges_r26c54_r33c54_1 (< rank_r26c54 rank_r33c54)) (and bridges_r33c46_r33c54_1 (< rank_r33c46 rank_r33c54)) (and bridges_r33c54_r36c54_1 (< rank_r36c54 rank_r33c54)))) ; r33c54
(assert (or (and bridges_r33c34_r34c34_1 (< rank_r33c34 rank_r34c34)) (and bridges_r34c34_r34c37_1 (< rank_r34c37 rank_r34c34)))) ; r34c34
(assert (or (and bridges_r29c37_r34c37_1 (< rank_r29c37 rank_r34c37)) (and bridges_r34c34_r34c37_1 (< rank_r34c34 rank_r34c37)) (and bridges_r34c37_r34c40_1 (< rank_r34c40 rank_r34c37)))) ; r34c37
(assert (or (and bridges_r33c40_r34c40_1 (< rank_r33c40 rank_r34c40)) (and bridges_r34c37_r34c40_1 (< rank_r34c37 rank_r34c40)) (and bridges_r34c40_r34c42_1 (< rank_r34c42 rank_r34c40)) (and bridges_r34c40_r35c40_1 (< rank_r35c40 rank_r34c40)))) ; r34c40
(assert (or (and bridges_r33c42_r34c42_1 (< rank_r33c42 rank_r34c42)) (and bridges_r34c40_r34c42_1 (< rank_r34c40 rank_r34c42)) (and bridges_r34c42_r34c43_1 (< rank_r34c43 rank_r34c42)) (and bridges_r34c42_r36c42_1 (< rank_r36c42 rank_r34c42)))) ; r34c42
(assert (or (and bridges_r32c43_r34c43_1 (< rank_r32c43 rank_r34c43)) (and bridges_r34c42_r34c43_1 (< rank_r34c42 rank_r34c43)) (and bridges_r34c43_r34c45_1 (< rank_r34c45 rank_r34c43)) (and bridges_r34c43_r36c43_1 (< rank_r36c43 rank_r34c43)))) ; r34c43
(assert (or (and bridges_r32c45_r34c45_1 (< rank_r32c45 rank_r34c45)) (and bridges_r34c43_r34c45_1 (< rank_r34c43 rank_r34c45)) (and bridges_r34c45_r34c46_1 (< rank_r34c46 rank_r34c45)) (and bridges_r34c45_r36c45_1 (< rank_r36c45 rank_r34c45)))) ; r34c45
(assert (or (and bridges_r33c46_r34c46_1 (< rank_r33c46 rank_r34c46)) (and bridges_r34c45_r34c46_1 (< rank_r34c45 rank_r34c46)) (and bridges_r34c46_r34c47_1 (< rank_r34c47 rank_r34c46)) (and bridges_r34c46_r36c46_1 (< rank_r36c46 rank_r34c46)))) ; r34c46
(assert (or (and bridges_r32c47_r34c47_1 (< rank_r32c47 rank_r34c47)) (and bridges_r34c46_r34c47_1 (< rank_r34c46 rank_r34c47)) (and bridges_r34c47_r34c57_1 (< rank_r34c57 rank_r34c47)) (and bridges_r34c47_r36c47_1 (< rank_r36c47 rank_r34c47)))) ; r34c47
(assert (or (and bridges_r31c57_r34c57_1 (< rank_r31c57 rank_r34c57)) (and bridges_r34c47_r34c57_1 (< rank_r34c47 rank_r34c57)) (and bridges_r34c57_r37c57_1 (< rank_r37c57 rank_r34c57)))) ; r34c57
(assert (or (and bridges_r15c35_r35c35_1 (< rank_r15c35 rank_r35c35)) (and bridges_r35c35_r35c36_1 (< rank_r35c36 rank_r35c35)))) ; r35c35
(assert (or (and bridges_r20c36_r35c36_1 (< rank_r20c36 rank_r35c36)) (and bridges_r35c35_r35c36_1 (< rank_r35c35 rank_r35c36)) (and bridges_r35c36_r35c38_1 (< rank_r35c38 rank_r35c36)) (and bridges_r35c36_r36c36_1 (< rank_r36c36 rank_r35c36)))) ; r35c36
(assert (or (and bridges_r33c38_r35c38_1 (< rank_r33c38 rank_r35c38)) (and bridges_r35c36_r35c38_1 (< rank_r35c36 rank_r35c38)) (and bridges_r35c38_r35c40_1 (< rank_r35c40 rank_r35c38)) (and bridges_r35c38_r36c38_1 (< rank_r36c38 rank_r35c38)))) ; r35c38
(assert (or (and bridges_r34c40_r35c40_1 (< rank_r34c40 rank_r35c40)) (and bridges_r35c38_r35c40_1 (< rank_r35c38 rank_r35c40)) (and bridges_r35c40_r35c48_1 (< rank_r35c48 rank_r35c40)))) ; r35c40
(assert (or (and bridges_r31c48_r35c48_1 (< rank_r31c48 rank_r35c48)) (and bridges_r35c40_r35c48_1 (< rank_r35c40 rank_r35c48)) (and bridges_r35c48_r35c49_1 (< rank_r35c49 rank_r35c48)))) ; r35c48
(assert (or (and bridges_r25c49_r35c49_1 (< rank_r25c49 rank_r35c49)) (and bridges_r35c48_r35c49_1 (< rank_r35c48 rank_r35c49)) (and bridges_r35c49_r35c52_1 (< rank_r35c52 rank_r35c49)))) ; r35c49
(assert (or (and bridges_r27c52_r35c52_1 (< rank_r27c52 rank_r35c52)) (and bridges_r35c49_r35c52_1 (< rank_r35c49 rank_r35c52)) (and bridges_r35c52_r35c55_1 (< rank_r35c55 rank_r35c52)) (and bridges_r35c52_r36c52_1 (< rank_r36c52 rank_r35c52)))) ; r35c52
(assert (or (and bridges_r25c55_r35c55_1 (< rank_r25c55 rank_r35c55)) (and bridges_r35c52_r35c55_1 (< rank_r35c52 rank_r35c55)) (and bridges_r35c55_r35c58_1 (< rank_r35c58 rank_r35c55)) (and bridges_r35c55_r37c55_1 (< rank_r37c55 rank_r35c55)))) ; r35c55
(assert (or (and bridges_r31c58_r35c58_1 (< rank_r31c58 rank_r35c58)) (and bridges_r35c55_r35c58_1 (< rank_r35c55 rank_r35c58)) (and bridges_r35c58_r35c59_1 (< rank_r35c59 rank_r35c58)) (and bridges_r35c58_r40c58_1 (< rank_r40c58 rank_r35c58)))) ; r35c58
(assert (or (and bridges_r31c59_r35c59_1 (< rank_r31c59 rank_r35c59)) (and bridges_r35c58_r35c59_1 (< rank_r35c58 rank_r35c59)) (and bridges_r35c59_r35c60_1 (< rank_r35c60 rank_r35c59)) (and bridges_r35c59_r36c59_1 (< rank_r36c59 rank_r35c59)))) ; r35c59
(assert (or (and bridges_r28c60_r35c60_1 (< rank_r28c60 rank_r35c60)) (and bridges_r35c59_r35c60_1 (< rank_r35c59 rank_r35c60)) (and bridges_r35c60_r38c60_1 (< rank_r38c60 rank_r35c60)))) ; r35c60
(assert (or (and bridges_r28c28_r36c28_1 (< rank_r28c28 rank_r36c28)) (and bridges_r36c28_r36c29_1 (< rank_r36c29 rank_r36c28)))) ; r36c28
(assert (or (and bridges_r33c29_r36c29_1 (< rank_r33c29 rank_r36c29)) (and bridges_r36c28_r36c29_1 (< rank_r36c28 rank_r36c29)) (and bridges_r36c29_r36c36_1 (< rank_r36c36 rank_r36c29)))) ; r36c29
(assert (or (and bridges_r35c36_r36c36_1 (< rank_r35c36 rank_r36c36)) (and bridges_r36c29_r36c36_1 (< rank_r36c29 rank_r36c36)) (and bridges_r36c36_r36c38_1 (< rank_r36c38 rank_r36c36)))) ; r36c36
(assert (or (and bridges_r35c38_r36c38_1 (< rank_r35c38 rank_r36c38)) (and bridges_r36c36_r36c38_1 (< rank_r36c36 rank_r36c38)) (and bridges_r36c38_r36c42_1 (< rank_r36c42 rank_r36c38)))) ; r36c38
(assert (or (and bridges_r34c42_r36c42_1 (< rank_r34c42 rank_r36c42)) (and bridges_r36c38_r36c42_1 (< rank_r36c38 rank_r36c42)) (and bridges_r36c42_r36c43_1 (< rank_r36c43 rank_r36c42)))) ; r36c42
(assert (or (and bridges_r34c43_r36c43_1 (< rank_r34c43 rank_r36c43)) (and bridges_r36c42_r36c43_1 (< rank_r36c42 rank_r36c43)) (and bridges_r36c43_r36c45_1 (< rank_r36c45 rank_r36c43)))) ; r36c43
(assert (or (and bridges_r34c45_r36c45_1 (< rank_r34c45 rank_r36c45)) (and bridges_r36c43_r36c45_1 (< rank_r36c43 rank_r36c45)) (and bridges_r36c45_r36c46_1 (< rank_r36c46 rank_r36c45)))) ; r36c45
(assert (or (and bridges_r34c46_r36c46_1 (< rank_r34c46 rank_r36c46)) (and bridges_r36c45_r36c46_1 (< rank_r36c45 rank_r36c46)) (and bridges_r36c46_r36c47_1 (< rank_r36c47 rank_r36c46)) (and bridges_r36c46_r38c46_1 (< rank_r38c46 rank_r36c46)))) ; r36c46
(assert (or (and bridges_r34c47_r36c47_1 (< rank_r34c47 rank_r36c47)) (and bridges_r36c46_r36c47_1 (< rank_r36c46 rank_r36c47)) (and bridges_r36c47_r36c52_1 (< rank_r36c52 rank_r36c47)))) ; r36c47
(assert (or (and bridges_r35c52_r36c52_1 (< rank_r35c52 rank_r36c52)) (and bridges_r36c47_r36c52_1 (< rank_r36c47 rank_r36c52)) (and bridges_r36c52_r36c54_1 (< rank_r36c54 rank_r36c52)))) ; r36c52
(assert (or (and bridges_r33c54_r36c54_1 (< rank_r33c54 rank_r36c54)) (and bridges_r36c52_r36c54_1 (< rank_r36c52 rank_r36c54)) (and bridges_r36c54_r36c59_1 (< rank_r36c59 rank_r36c54)))) ; r36c54
(assert (or (and bridges_r35c59_r36c59_1 (< rank_r35c59 rank_r36c59)) (and bridges_r36c54_r36c59_1 (< rank_r36c54 rank_r36c59)))) ; r36c59
(assert (or (and bridges_r20c26_r37c26_1 (< rank_r20c26 rank_r37c26)) (and bridges_r37c26_r37c27_1 (< rank_r37c27 rank_r37c26)) (and bridges_r37c26_r39c26_1 (< rank_r39c26 rank_r37c26)))) ; r37c26
(assert (or (and bridges_r28c27_r37c27_1 (< rank_r28c27 rank_r37c27)) (and bridges_r37c26_r37c27_1 (< rank_r37c26 rank_r37c27)) (and bridges_r37c27_r37c33_1 (< rank_r37c33 rank_r37c27)))) ; r37c27
(assert (or (and bridges_r33c33_r37c33_1 (< rank_r33c33 rank_r37c33)) (and bridges_r37c27_r37c33_1 (< rank_r37c27 rank_r37c33)) (and bridges_r37c33_r37c41_1 (< rank_r37c41 rank_r37c33)))) ; r37c33
(assert (or (and bridges_r27c41_r37c41_1 (< rank_r27c41 rank_r37c41)) (and bridges_r37c33_r37c41_1 (< rank_r37c33 rank_r37c41)) (and bridges_r37c41_r37c44_1 (< rank_r37c44 rank_r37c41)) (and bridges_r37c41_r38c41_1 (< rank_r38c41 rank_r37c41)))) ; r37c41
(assert (or (and bridges_r33c44_r37c44_1 (< rank_r33c44 rank_r37c44)) (and bridges_r37c41_r37c44_1 (< rank_r37c41 rank_r37c44)) (and bridges_r37c44_r37c55_1 (< rank_r37c55 rank_r37c44)) (and bridges_r37c44_r38c44_1 (< rank_r38c44 rank_r37c44)))) ; r37c44
(assert (or (and bridges_r35c55_r37c55_1 (< rank_r35c55 rank_r37c55)) (and bridges_r37c44_r37c55_1 (< rank_r37c44 rank_r37c55)) (and bridges_r37c55_r37c57_1 (< rank_r37c57 rank_r37c55)) (and bridges_r37c55_r40c55_1 (< rank_r40c55 rank_r37c55)))) ; r37c55
(assert (or (and bridges_r34c57_r37c57_1 (< rank_r34c57 rank_r37c57)) (and bridges_r37c55_r37c57_1 (< rank_r37c55 rank_r37c57)) (and bridges_r37c57_r38c57_1 (< rank_r38c57 rank_r37c57)))) ; r37c57
(assert (or (and bridges_r37c41_r38c41_1 (< rank_r37c41 rank_r38c41)) (and bridges_r38c41_r38c44_1 (< rank_r38c44 rank_r38c41)))) ; r38c41
(assert (or (and bridges_r37c44_r38c44_1 (< rank_r37c44 rank_r38c44)) (and bridges_r38c41_r38c44_1 (< rank_r38c41 rank_r38c44)) (and bridges_r38c44_r38c46_1 (< rank_r38c46 rank_r38c44)))) ; r38c44
(assert (or (and bridges_r36c46_r38c46_1 (< rank_r36c46 rank_r38c46)) (and bridges_r38c44_r38c46_1 (< rank_r38c44 rank_r38c46)))) ; r38c46
(assert (or (and bridges_r37c57_r38c57_1 (< rank_r37c57 rank_r38c57)) (and bridges_r38c57_r38c60_1 (< rank_r38c60 rank_r38c57)))) ; r38c57
(assert (or (and bridges_r35c60_r38c60_1 (< rank_r35c60 rank_r38c60)) (and bridges_r38c57_r38c60_1 (< rank_r38c57 rank_r38c60)) (and bridges_r38c60_r40c60_1 (< rank_r40c60 rank_r38c60)))) ; r38c60
(assert (and bridges_r37c26_r39c26_1 (< rank_r37c26 rank_r39c26))) ; r39c26
(assert (or (and bridges_r25c53_r40c53_1 (< rank_r25c53 rank_r40c53)) (and bridges_r40c53_r40c55_1 (< rank_r40c55 rank_r40c53)))) ; r40c53
(assert (or (and bridges_r37c55_r40c55_1 (< rank_r37c55 rank_r40c55)) (and bridges_r40c53_r40c55_1 (< rank_r40c53 rank_r40c55)) (and bridges_r40c55_r40c58_1 (< rank_r40c58 rank_r40c55)))) ; r40c55
(assert (or (and bridges_r35c58_r40c58_1 (< rank_r35c58 rank_r40c58)) (and bridges_r40c55_r40c58_1 (< rank_r40c55 rank_r40c58)) (and bridges_r40c58_r40c60_1 (< rank_r40c60 rank_r40c58)))) ; r40c58
(assert (or (and bridges_r38c60_r40c60_1 (< rank_r38c60 rank_r40c60)) (and bridges_r40c58_r40c60_1 (< rank_r40c58 rank_r40c60)))) ; r40c60

(check-sat)
(get-value (bridges_r1c15_r1c16_1 bridges_r1c15_r1c16_2 bridges_r1c15_r2c15_1 bridges_r1c16_r1c20_1
bridges_r1c16_r1c20_2 bridges_r1c16_r2c16_1 bridges_r1c16_r2c16_2 bridges_r1c20_r1c21_1
bridges_r1c20_r1c21_2 bridges_r1c20_r2c20_1 bridges_r1c20_r2c20_2 bridges_r1c21_r1c24_1
bridges_r1c21_r1c24_2 bridges_r1c21_r3c21_1 bridges_r1c21_r3c21_2 bridges_r1c24_r1c27_1
bridges_r1c24_r1c27_2 bridges_r1c24_r2c24_1 bridges_r1c24_r2c24_2 bridges_r1c27_r1c29_1
bridges_r1c27_r1c29_2 bridges_r1c27_r2c27_1 bridges_r1c27_r2c27_2 bridges_r1c29_r1c35_1
bridges_r1c29_r1c35_2 bridges_r1c29_r2c29_1 bridges_r1c29_r2c29_2 bridges_r1c35_r1c37_1
bridges_r1c35_r1c37_2 bridges_r1c35_r2c35_1 bridges_r1c35_r2c35_2 bridges_r1c37_r1c38_1
bridges_r1c37_r1c38_2 bridges_r1c37_r2c37_1 bridges_r1c37_r2c37_2 bridges_r1c38_r1c39_1
bridges_r1c38_r1c39_2 bridges_r1c38_r3c38_1 bridges_r1c38_r3c38_2 bridges_r1c39_r1c52_1
bridges_r1c39_r1c52_2 bridges_r1c39_r2c39_1 bridges_r1c39_r2c39_2 bridges_r1c52_r1c56_1
bridges_r1c52_r1c56_2 bridges_r1c52_r3c52_1 bridges_r1c52_r3c52_2 bridges_r1c56_r1c59_1
bridges_r1c56_r1c59_2 bridges_r1c56_r2c56_1 bridges_r1c56_r2c56_2 bridges_r1c59_r1c60_1
bridges_r1c59_r1c60_2 bridges_r1c59_r2c59_1 bridges_r1c59_r2c59_2 bridges_r1c60_r2c60_1
bridges_r1c60_r2c60_2 bridges_r2c15_r2c16_1 bridges_r2c15_r5c15_1 bridges_r2c16_r2c20_1
bridges_r2c16_r2c20_2 bridges_r2c16_r3c16_1 bridges_r2c16_r3c16_2 bridges_r2c20_r2c22_1
bridges_r2c20_r2c22_2 bridges_r2c20_r10c20_1 bridges_r2c20_r10c20_2 bridges_r2c22_r2c23_1
bridges_r2c22_r2c23_2 bridges_r2c22_r3c22_1 bridges_r2c22_r3c22_2 bridges_r2c23_r2c24_1
bridges_r2c23_r2c24_2 bridges_r2c23_r7c23_1 bridges_r2c23_r7c23_2 bridges_r2c24_r2c25_1
bridges_r2c24_r2c25_2 bridges_r2c24_r3c24_1 bridges_r2c25_r2c27_1 bridges_r2c25_r2c27_2
bridges_r2c25_r4c25_1 bridges_r2c25_r4c25_2 bridges_r2c27_r2c29_1 bridges_r2c27_r2c29_2
bridges_r2c27_r3c27_1 bridges_r2c27_r3c27_2 bridges_r2c29_r2c31_1 bridges_r2c29_r2c31_2
bridges_r2c29_r5c29_1 bridges_r2c29_r5c29_2 bridges_r2c31_r2c35_1 bridges_r2c31_r2c35_2
bridges_r2c31_r3c31_1 bridges_r2c31_r3c31_2 bridges_r2c35_r2c37_1 bridges_r2c35_r2c37_2
bridges_r2c35_r4c35_1 bridges_r2c35_r4c35_2 bridges_r2c37_r2c39_1 bridges_r2c37_r2c39_2
bridges_r2c37_r4c37_1 bridges_r2c37_r4c37_2 bridges_r2c39_r2c42_1 bridges_r2c39_r2c42_2
bridges_r2c39_r3c39_1 bridges_r2c39_r3c39_2 bridges_r2c42_r2c49_1 bridges_r2c42_r2c49_2
bridges_r2c42_r4c42_1 bridges_r2c42_r4c42_2 bridges_r2c49_r2c51_1 bridges_r2c49_r4c49_1
bridges_r2c49_r4c49_2 bridges_r2c51_r8c51_1 bridges_r2c53_r2c54_1 bridges_r2c54_r2c56_1
bridges_r2c54_r2c56_2 bridges_r2c54_r24c54_1 bridges_r2c54_r24c54_2 bridges_r2c56_r2c59_1
bridges_r2c56_r2c59_2 bridges_r2c56_r3c56_1 bridges_r2c56_r3c56_2 bridges_r2c59_r2c60_1
bridges_r2c59_r2c60_2 bridges_r2c59_r3c59_1 bridges_r2c59_r3c59_2 bridges_r2c60_r3c60_1
bridges_r2c60_r3c60_2 bridges_r3c16_r3c21_1 bridges_r3c16_r3c21_2 bridges_r3c16_r5c16_1
bridges_r3c16_r5c16_2 bridges_r3c21_r3c22_1 bridges_r3c21_r3c22_2 bridges_r3c21_r4c21_1
bridges_r3c21_r4c21_2 bridges_r3c22_r3c24_1 bridges_r3c26_r3c27_1 bridges_r3c27_r3c31_1
bridges_r3c27_r3c31_2 bridges_r3c27_r23c27_1 bridges_r3c27_r23c27_2 bridges_r3c31_r3c38_1
bridges_r3c31_r3c38_2 bridges_r3c31_r4c31_1 bridges_r3c31_r4c31_2 bridges_r3c38_r3c39_1
bridges_r3c38_r3c39_2 bridges_r3c38_r7c38_1 bridges_r3c38_r7c38_2 bridges_r3c39_r3c43_1
bridges_r3c39_r3c43_2 bridges_r3c39_r5c39_1 bridges_r3c39_r5c39_2 bridges_r3c43_r3c52_1
bridges_r3c43_r3c52_2 bridges_r3c43_r5c43_1 bridges_r3c43_r5c43_2 bridges_r3c52_r3c56_1
bridges_r3c52_r3c56_2 bridges_r3c52_r4c52_1 bridges_r3c52_r4c52_2 bridges_r3c56_r3c59_1
bridges_r3c56_r3c59_2 bridges_r3c56_r5c56_1 bridges_r3c56_r5c56_2 bridges_r3c59_r3c60_1
bridges_r3c59_r3c60_2 bridges_r3c59_r4c59_1 bridges_r3c59_r4c59_2 bridges_r3c60_r4c60_1
bridges_r3c60_r4c60_2 bridges_r4c17_r4c18_1 bridges_r4c18_r4c21_1 bridges_r4c18_r4c21_2
bridges_r4c21_r4c25_1 bridges_r4c21_r4c25_2 bridges_r4c21_r5c21_1 bridges_r4c21_r5c21_2
bridges_r4c25_r4c28_1 bridges_r4c25_r4c28_2 bridges_r4c28_r4c30_1 bridges_r4c28_r4c30_2
bridges_r4c28_r6c28_1 bridges_r4c28_r6c28_2 bridges_r4c30_r4c31_1 bridges_r4c30_r4c31_2
bridges_r4c30_r5c30_1 bridges_r4c30_r5c30_2 bridges_r4c31_r4c35_1 bridges_r4c31_r4c35_2
bridges_r4c31_r7c31_1 bridges_r4c31_r7c31_2 bridges_r4c35_r4c36_1 bridges_r4c35_r4c36_2
bridges_r4c35_r5c35_1 bridges_r4c35_r5c35_2 bridges_r4c36_r4c37_1 bridges_r4c36_r4c37_2
bridges_r4c36_r5c36_1 bridges_r4c36_r5c36_2 bridges_r4c37_r4c40_1 bridges_r4c37_r5c37_1
bridges_r4c37_r5c37_2 bridges_r4c40_r4c41_1 bridges_r4c40_r10c40_1 bridges_r4c41_r4c42_1
bridges_r4c41_r6c41_1 bridges_r4c42_r4c44_1 bridges_r4c42_r5c42_1 bridges_r4c42_r5c42_2
bridges_r4c44_r4c45_1 bridges_r4c44_r7c44_1 bridges_r4c45_r4c46_1 bridges_r4c45_r23c45_1
bridges_r4c45_r23c45_2 bridges_r4c46_r4c47_1 bridges_r4c46_r4c47_2 bridges_r4c46_r8c46_1
bridges_r4c46_r8c46_2 bridges_r4c47_r4c48_1 bridges_r4c47_r4c48_2 bridges_r4c47_r8c47_1
bridges_r4c48_r4c49_1 bridges_r4c48_r4c49_2 bridges_r4c48_r6c48_1 bridges_r4c48_r6c48_2
bridges_r4c49_r4c52_1 bridges_r4c49_r4c52_2 bridges_r4c49_r8c49_1 bridges_r4c52_r4c59_1
bridges_r4c52_r4c59_2 bridges_r4c52_r6c52_1 bridges_r4c52_r6c52_2 bridges_r4c59_r4c60_1
bridges_r4c59_r4c60_2 bridges_r4c59_r5c59_1 bridges_r4c59_r5c59_2 bridges_r4c60_r7c60_1
bridges_r4c60_r7c60_2 bridges_r5c13_r5c15_1 bridges_r5c13_r5c15_2 bridges_r5c15_r5c16_1
bridges_r5c15_r5c16_2 bridges_r5c15_r7c15_1 bridges_r5c15_r7c15_2 bridges_r5c16_r5c21_1
bridges_r5c16_r5c21_2 bridges_r5c16_r7c16_1 bridges_r5c16_r7c16_2 bridges_r5c21_r5c29_1
bridges_r5c21_r5c29_2 bridges_r5c21_r6c21_1 bridges_r5c21_r6c21_2 bridges_r5c29_r5c30_1
bridges_r5c29_r5c30_2 bridges_r5c29_r6c29_1 bridges_r5c29_r6c29_2 bridges_r5c30_r5c35_1
bridges_r5c30_r5c35_2 bridges_r5c30_r13c30_1 bridges_r5c35_r5c36_1 bridges_r5c35_r5c36_2
bridges_r5c35_r6c35_1 bridges_r5c35_r6c35_2 bridges_r5c36_r5c37_1 bridges_r5c36_r5c37_2
bridges_r5c36_r7c36_1 bridges_r5c36_r7c36_2 bridges_r5c37_r5c39_1 bridges_r5c37_r5c39_2
bridges_r5c37_r6c37_1 bridges_r5c39_r5c42_1 bridges_r5c39_r5c42_2 bridges_r5c39_r6c39_1
bridges_r5c39_r6c39_2 bridges_r5c42_r5c43_1 bridges_r5c42_r5c43_2 bridges_r5c42_r7c42_1
bridges_r5c42_r7c42_2 bridges_r5c43_r5c56_1 bridges_r5c43_r5c56_2 bridges_r5c43_r8c43_1
bridges_r5c43_r8c43_2 bridges_r5c56_r5c58_1 bridges_r5c56_r5c58_2 bridges_r5c56_r6c56_1
bridges_r5c56_r6c56_2 bridges_r5c58_r5c59_1 bridges_r5c58_r5c59_2 bridges_r5c58_r6c58_1
bridges_r5c58_r6c58_2 bridges_r5c59_r6c59_1 bridges_r5c59_r6c59_2 bridges_r6c21_r6c28_1
bridges_r6c21_r6c28_2 bridges_r6c21_r9c21_1 bridges_r6c28_r6c29_1 bridges_r6c28_r6c29_2
bridges_r6c28_r23c28_1 bridges_r6c28_r23c28_2 bridges_r6c29_r6c33_1 bridges_r6c29_r6c33_2
bridges_r6c29_r27c29_1 bridges_r6c29_r27c29_2 bridges_r6c33_r6c34_1 bridges_r6c33_r6c34_2
bridges_r6c33_r10c33_1 bridges_r6c33_r10c33_2 bridges_r6c34_r6c35_1 bridges_r6c34_r6c35_2
bridges_r6c34_r7c34_1 bridges_r6c34_r7c34_2 bridges_r6c35_r6c37_1 bridges_r6c35_r9c35_1
bridges_r6c35_r9c35_2 bridges_r6c37_r6c39_1 bridges_r6c37_r8c37_1 bridges_r6c39_r6c41_1
bridges_r6c39_r9c39_1 bridges_r6c39_r9c39_2 bridges_r6c41_r6c48_1 bridges_r6c41_r8c41_1
bridges_r6c48_r6c52_1 bridges_r6c48_r6c52_2 bridges_r6c48_r7c48_1 bridges_r6c48_r7c48_2
bridges_r6c52_r6c55_1 bridges_r6c52_r8c52_1 bridges_r6c52_r8c52_2 bridges_r6c55_r6c56_1
bridges_r6c55_r6c56_2 bridges_r6c55_r12c55_1 bridges_r6c55_r12c55_2 bridges_r6c56_r6c58_1
bridges_r6c56_r6c58_2 bridges_r6c56_r7c56_1 bridges_r6c56_r7c56_2 bridges_r6c58_r6c59_1
bridges_r6c58_r6c59_2 bridges_r6c58_r8c58_1 bridges_r6c58_r8c58_2 bridges_r6c59_r8c59_1
bridges_r6c59_r8c59_2 bridges_r7c15_r7c16_1 bridges_r7c15_r7c16_2 bridges_r7c16_r7c23_1
bridges_r7c16_r7c23_2 bridges_r7c23_r7c31_1 bridges_r7c23_r7c31_2 bridges_r7c23_r10c23_1
bridges_r7c23_r10c23_2 bridges_r7c31_r7c34_1 bridges_r7c31_r7c34_2 bridges_r7c31_r13c31_1
bridges_r7c31_r13c31_2 bridges_r7c34_r7c36_1 bridges_r7c34_r7c36_2 bridges_r7c34_r13c34_1
bridges_r7c34_r13c34_2 bridges_r7c36_r7c38_1 bridges_r7c36_r7c38_2 bridges_r7c36_r9c36_1
bridges_r7c36_r9c36_2 bridges_r7c38_r7c42_1 bridges_r7c38_r7c42_2 bridges_r7c38_r8c38_1
bridges_r7c38_r8c38_2 bridges_r7c42_r7c44_1 bridges_r7c42_r7c44_2 bridges_r7c42_r9c42_1
bridges_r7c42_r9c42_2 bridges_r7c44_r7c48_1 bridges_r7c44_r7c48_2 bridges_r7c44_r8c44_1
bridges_r7c44_r8c44_2 bridges_r7c48_r7c56_1 bridges_r7c48_r7c56_2 bridges_r7c48_r9c48_1
bridges_r7c48_r9c48_2 bridges_r7c56_r7c60_1 bridges_r7c56_r7c60_2 bridges_r7c56_r8c56_1
bridges_r7c56_r8c56_2 bridges_r7c60_r10c60_1 bridges_r7c60_r10c60_2 bridges_r8c19_r8c32_1
bridges_r8c19_r9c19_1 bridges_r8c19_r9c19_2 bridges_r8c32_r8c37_1 bridges_r8c32_r9c32_1
bridges_r8c32_r9c32_2 bridges_r8c37_r8c38_1 bridges_r8c37_r8c38_2 bridges_r8c37_r15c37_1
bridges_r8c38_r8c41_1 bridges_r8c38_r8c41_2 bridges_r8c38_r19c38_1 bridges_r8c38_r19c38_2
bridges_r8c41_r8c43_1 bridges_r8c41_r8c43_2 bridges_r8c41_r9c41_1 bridges_r8c41_r9c41_2
bridges_r8c43_r8c44_1 bridges_r8c43_r8c44_2 bridges_r8c43_r11c43_1 bridges_r8c43_r11c43_2
bridges_r8c44_r8c46_1 bridges_r8c44_r8c46_2 bridges_r8c44_r9c44_1 bridges_r8c44_r9c44_2
bridges_r8c46_r8c47_1 bridges_r8c46_r10c46_1 bridges_r8c46_r10c46_2 bridges_r8c47_r23c47_1
bridges_r8c49_r8c51_1 bridges_r8c49_r10c49_1 bridges_r8c51_r8c52_1 bridges_r8c51_r8c52_2
bridges_r8c51_r9c51_1 bridges_r8c51_r9c51_2 bridges_r8c52_r8c56_1 bridges_r8c52_r8c56_2
bridges_r8c52_r10c52_1 bridges_r8c52_r10c52_2 bridges_r8c56_r8c58_1 bridges_r8c56_r8c58_2
bridges_r8c56_r9c56_1 bridges_r8c56_r9c56_2 bridges_r8c58_r8c59_1 bridges_r8c58_r8c59_2
bridges_r8c58_r9c58_1 bridges_r8c58_r9c58_2 bridges_r8c59_r9c59_1 bridges_r8c59_r9c59_2
bridges_r9c19_r9c21_1 bridges_r9c19_r10c19_1 bridges_r9c19_r10c19_2 bridges_r9c21_r9c32_1
bridges_r9c32_r9c35_1 bridges_r9c32_r9c35_2 bridges_r9c32_r10c32_1 bridges_r9c32_r10c32_2
bridges_r9c35_r9c36_1 bridges_r9c35_r9c36_2 bridges_r9c35_r11c35_1 bridges_r9c35_r11c35_2
bridges_r9c36_r9c39_1 bridges_r9c36_r9c39_2 bridges_r9c36_r10c36_1 bridges_r9c36_r10c36_2
bridges_r9c39_r9c41_1 bridges_r9c39_r9c41_2 bridges_r9c41_r9c42_1 bridges_r9c41_r9c42_2
bridges_r9c41_r23c41_1 bridges_r9c41_r23c41_2 bridges_r9c42_r9c44_1 bridges_r9c42_r9c44_2
bridges_r9c42_r10c42_1 bridges_r9c42_r10c42_2 bridges_r9c44_r9c48_1 bridges_r9c44_r9c48_2
bridges_r9c44_r10c44_1 bridges_r9c44_r10c44_2 bridges_r9c48_r9c51_1 bridges_r9c48_r9c51_2
bridges_r9c48_r10c48_1 bridges_r9c48_r10c48_2 bridges_r9c51_r9c56_1 bridges_r9c51_r9c56_2
bridges_r9c51_r11c51_1 bridges_r9c51_r11c51_2 bridges_r9c56_r9c58_1 bridges_r9c56_r9c58_2
bridges_r9c56_r10c56_1 bridges_r9c56_r10c56_2 bridges_r9c58_r9c59_1 bridges_r9c58_r9c59_2
bridges_r9c58_r13c58_1 bridges_r9c58_r13c58_2 bridges_r9c59_r10c59_1 bridges_r9c59_r10c59_2
bridges_r10c19_r10c20_1 bridges_r10c19_r10c20_2 bridges_r10c19_r12c19_1 bridges_r10c19_r12c19_2
bridges_r10c20_r10c23_1 bridges_r10c20_r10c23_2 bridges_r10c20_r12c20_1 bridges_r10c20_r12c20_2
bridges_r10c23_r10c32_1 bridges_r10c23_r10c32_2 bridges_r10c23_r14c23_1 bridges_r10c32_r10c33_1
bridges_r10c32_r10c33_2 bridges_r10c32_r12c32_1 bridges_r10c32_r12c32_2 bridges_r10c33_r10c36_1
bridges_r10c33_r10c36_2 bridges_r10c33_r12c33_1 bridges_r10c33_r12c33_2 bridges_r10c36_r10c40_1
bridges_r10c36_r10c40_2 bridges_r10c36_r18c36_1 bridges_r10c36_r18c36_2 bridges_r10c40_r10c42_1
bridges_r10c40_r10c42_2 bridges_r10c40_r19c40_1 bridges_r10c40_r19c40_2 bridges_r10c42_r10c44_1
bridges_r10c42_r10c44_2 bridges_r10c42_r28c42_1 bridges_r10c42_r28c42_2 bridges_r10c44_r10c46_1
bridges_r10c44_r10c46_2 bridges_r10c44_r12c44_1 bridges_r10c44_r12c44_2 bridges_r10c46_r10c48_1
bridges_r10c46_r10c48_2 bridges_r10c46_r12c46_1 bridges_r10c46_r12c46_2 bridges_r10c48_r10c49_1
bridges_r10c48_r10c49_2 bridges_r10c48_r20c48_1 bridges_r10c48_r20c48_2 bridges_r10c49_r10c50_1
bridges_r10c49_r10c50_2 bridges_r10c49_r12c49_1 bridges_r10c49_r12c49_2 bridges_r10c50_r10c52_1
bridges_r10c50_r13c50_1 bridges_r10c50_r13c50_2 bridges_r10c52_r10c56_1 bridges_r10c52_r10c56_2
bridges_r10c52_r13c52_1 bridges_r10c52_r13c52_2 bridges_r10c56_r10c57_1 bridges_r10c56_r10c57_2
bridges_r10c56_r12c56_1 bridges_r10c56_r12c56_2 bridges_r10c57_r10c59_1 bridges_r10c57_r10c59_2
bridges_r10c57_r11c57_1 bridges_r10c57_r11c57_2 bridges_r10c59_r10c60_1 bridges_r10c59_r10c60_2
bridges_r10c59_r13c59_1 bridges_r10c59_r13c59_2 bridges_r10c60_r14c60_1 bridges_r10c60_r14c60_2
bridges_r11c35_r11c43_1 bridges_r11c35_r11c43_2 bridges_r11c35_r15c35_1 bridges_r11c35_r15c35_2
bridges_r11c43_r11c51_1 bridges_r11c43_r11c51_2 bridges_r11c43_r18c43_1 bridges_r11c43_r18c43_2
bridges_r11c51_r11c57_1 bridges_r11c51_r11c57_2 bridges_r11c51_r12c51_1 bridges_r11c51_r12c51_2
bridges_r11c57_r13c57_1 bridges_r11c57_r13c57_2 bridges_r12c19_r12c20_1 bridges_r12c20_r12c32_1
bridges_r12c20_r12c32_2 bridges_r12c20_r16c20_1 bridges_r12c32_r12c33_1 bridges_r12c32_r12c33_2
bridges_r12c32_r13c32_1 bridges_r12c32_r13c32_2 bridges_r12c33_r12c44_1 bridges_r12c33_r12c44_2
bridges_r12c33_r16c33_1 bridges_r12c33_r16c33_2 bridges_r12c44_r12c46_1 bridges_r12c44_r12c46_2
bridges_r12c44_r13c44_1 bridges_r12c44_r13c44_2 bridges_r12c46_r12c49_1 bridges_r12c46_r12c49_2
bridges_r12c46_r17c46_1 bridges_r12c46_r17c46_2 bridges_r12c49_r12c51_1 bridges_r12c49_r12c51_2
bridges_r12c49_r17c49_1 bridges_r12c51_r12c55_1 bridges_r12c51_r12c55_2 bridges_r12c51_r13c51_1
bridges_r12c51_r13c51_2 bridges_r12c55_r12c56_1 bridges_r12c55_r12c56_2 bridges_r12c55_r23c55_1
bridges_r12c55_r23c55_2 bridges_r12c56_r26c56_1 bridges_r12c56_r26c56_2 bridges_r13c30_r13c31_1
bridges_r13c30_r15c30_1 bridges_r13c31_r13c32_1 bridges_r13c31_r13c32_2 bridges_r13c31_r14c31_1
bridges_r13c31_r14c31_2 bridges_r13c32_r13c34_1 bridges_r13c32_r13c34_2 bridges_r13c32_r15c32_1
bridges_r13c32_r15c32_2 bridges_r13c34_r13c44_1 bridges_r13c34_r13c44_2 bridges_r13c34_r14c34_1
bridges_r13c34_r14c34_2 bridges_r13c44_r13c50_1 bridges_r13c44_r13c50_2 bridges_r13c44_r17c44_1
bridges_r13c44_r17c44_2 bridges_r13c50_r13c51_1 bridges_r13c50_r13c51_2 bridges_r13c50_r18c50_1
bridges_r13c50_r18c50_2 bridges_r13c51_r13c52_1 bridges_r13c51_r13c52_2 bridges_r13c51_r18c51_1
bridges_r13c51_r18c51_2 bridges_r13c52_r13c57_1 bridges_r13c52_r13c57_2 bridges_r13c52_r22c52_1
bridges_r13c52_r22c52_2 bridges_r13c57_r13c58_1 bridges_r13c57_r13c58_2 bridges_r13c57_r22c57_1
bridges_r13c57_r22c57_2 bridges_r13c58_r13c59_1 bridges_r13c58_r13c59_2 bridges_r13c58_r16c58_1
bridges_r13c58_r16c58_2 bridges_r13c59_r16c59_1 bridges_r13c59_r16c59_2 bridges_r14c23_r14c31_1
bridges_r14c31_r14c34_1 bridges_r14c31_r16c31_1 bridges_r14c31_r16c31_2 bridges_r14c34_r14c60_1
bridges_r14c34_r14c60_2 bridges_r14c34_r22c34_1 bridges_r14c34_r22c34_2 bridges_r14c60_r16c60_1
bridges_r14c60_r16c60_2 bridges_r15c30_r15c32_1 bridges_r15c30_r15c32_2 bridges_r15c30_r23c30_1
bridges_r15c30_r23c30_2 bridges_r15c32_r15c35_1 bridges_r15c32_r15c35_2 bridges_r15c32_r16c32_1
bridges_r15c32_r16c32_2 bridges_r15c35_r15c37_1 bridges_r15c35_r15c37_2 bridges_r15c35_r35c35_1
bridges_r15c35_r35c35_2 bridges_r15c37_r19c37_1 bridges_r15c37_r19c37_2 bridges_r16c20_r16c31_1
bridges_r16c20_r16c31_2 bridges_r16c31_r16c32_1 bridges_r16c31_r16c32_2 bridges_r16c31_r18c31_1
bridges_r16c31_r18c31_2 bridges_r16c32_r16c33_1 bridges_r16c32_r16c33_2 bridges_r16c32_r21c32_1
bridges_r16c32_r21c32_2 bridges_r16c33_r16c58_1 bridges_r16c33_r16c58_2 bridges_r16c33_r17c33_1
bridges_r16c33_r17c33_2 bridges_r16c58_r16c59_1 bridges_r16c58_r16c59_2 bridges_r16c58_r23c58_1
bridges_r16c58_r23c58_2 bridges_r16c59_r16c60_1 bridges_r16c59_r16c60_2 bridges_r16c59_r17c59_1
bridges_r16c59_r17c59_2 bridges_r16c60_r23c60_1 bridges_r16c60_r23c60_2 bridges_r17c33_r17c44_1
bridges_r17c33_r17c44_2 bridges_r17c33_r33c33_1 bridges_r17c33_r33c33_2 bridges_r17c44_r17c46_1
bridges_r17c44_r17c46_2 bridges_r17c44_r23c44_1 bridges_r17c44_r23c44_2 bridges_r17c46_r17c49_1
bridges_r17c46_r20c46_1 bridges_r17c49_r17c59_1 bridges_r17c49_r23c49_1 bridges_r17c59_r22c59_1
bridges_r18c31_r18c36_1 bridges_r18c31_r18c36_2 bridges_r18c31_r20c31_1 bridges_r18c31_r20c31_2
bridges_r18c36_r18c43_1 bridges_r18c36_r18c43_2 bridges_r18c36_r20c36_1 bridges_r18c36_r20c36_2
bridges_r18c43_r18c50_1 bridges_r18c43_r18c50_2 bridges_r18c43_r22c43_1 bridges_r18c43_r22c43_2
bridges_r18c50_r18c51_1 bridges_r18c50_r18c51_2 bridges_r18c50_r20c50_1 bridges_r18c50_r20c50_2
bridges_r18c51_r21c51_1 bridges_r18c51_r21c51_2 bridges_r19c26_r19c37_1 bridges_r19c26_r20c26_1
bridges_r19c37_r19c38_1 bridges_r19c37_r19c38_2 bridges_r19c37_r20c37_1 bridges_r19c37_r20c37_2
bridges_r19c38_r19c40_1 bridges_r19c38_r19c40_2 bridges_r19c38_r21c38_1 bridges_r19c38_r21c38_2
bridges_r19c40_r21c40_1 bridges_r19c40_r21c40_2 bridges_r20c26_r20c31_1 bridges_r20c26_r20c31_2
bridges_r20c26_r37c26_1 bridges_r20c26_r37c26_2 bridges_r20c31_r20c36_1 bridges_r20c31_r20c36_2
bridges_r20c31_r23c31_1 bridges_r20c31_r23c31_2 bridges_r20c36_r20c37_1 bridges_r20c36_r20c37_2
bridges_r20c36_r35c36_1 bridges_r20c36_r35c36_2 bridges_r20c37_r20c46_1 bridges_r20c37_r21c37_1
bridges_r20c37_r21c37_2 bridges_r20c46_r20c48_1 bridges_r20c48_r20c50_1 bridges_r20c48_r20c50_2
bridges_r20c48_r21c48_1 bridges_r20c48_r21c48_2 bridges_r20c50_r24c50_1 bridges_r21c32_r21c37_1
bridges_r21c32_r21c37_2 bridges_r21c32_r22c32_1 bridges_r21c32_r22c32_2 bridges_r21c37_r21c38_1
bridges_r21c37_r21c38_2 bridges_r21c37_r29c37_1 bridges_r21c38_r21c40_1 bridges_r21c38_r21c40_2
bridges_r21c38_r22c38_1 bridges_r21c38_r22c38_2 bridges_r21c40_r21c48_1 bridges_r21c40_r21c48_2
bridges_r21c40_r31c40_1 bridges_r21c40_r31c40_2 bridges_r21c48_r21c51_1 bridges_r21c48_r21c51_2
bridges_r21c48_r24c48_1 bridges_r21c48_r24c48_2 bridges_r21c51_r23c51_1 bridges_r21c51_r23c51_2
bridges_r22c32_r22c34_1 bridges_r22c32_r22c34_2 bridges_r22c32_r27c32_1 bridges_r22c32_r27c32_2
bridges_r22c34_r22c38_1 bridges_r22c34_r22c38_2 bridges_r22c34_r23c34_1 bridges_r22c34_r23c34_2
bridges_r22c38_r22c43_1 bridges_r22c38_r22c43_2 bridges_r22c38_r25c38_1 bridges_r22c38_r25c38_2
bridges_r22c43_r22c52_1 bridges_r22c43_r22c52_2 bridges_r22c43_r29c43_1 bridges_r22c43_r29c43_2
bridges_r22c52_r22c57_1 bridges_r22c52_r22c57_2 bridges_r22c52_r26c52_1 bridges_r22c52_r26c52_2
bridges_r22c57_r22c59_1 bridges_r22c57_r23c57_1 bridges_r22c57_r23c57_2 bridges_r23c27_r23c28_1
bridges_r23c27_r23c28_2 bridges_r23c27_r28c27_1 bridges_r23c27_r28c27_2 bridges_r23c28_r23c30_1
bridges_r23c28_r23c30_2 bridges_r23c28_r28c28_1 bridges_r23c28_r28c28_2 bridges_r23c30_r23c31_1
bridges_r23c30_r23c31_2 bridges_r23c30_r27c30_1 bridges_r23c30_r27c30_2 bridges_r23c31_r23c34_1
bridges_r23c31_r23c34_2 bridges_r23c34_r23c41_1 bridges_r23c34_r23c41_2 bridges_r23c34_r30c34_1
bridges_r23c41_r23c44_1 bridges_r23c41_r23c44_2 bridges_r23c41_r26c41_1 bridges_r23c41_r26c41_2
bridges_r23c44_r23c45_1 bridges_r23c44_r23c45_2 bridges_r23c44_r24c44_1 bridges_r23c44_r24c44_2
bridges_r23c45_r23c47_1 bridges_r23c45_r23c47_2 bridges_r23c45_r24c45_1 bridges_r23c45_r24c45_2
bridges_r23c47_r23c49_1 bridges_r23c47_r23c49_2 bridges_r23c47_r24c47_1 bridges_r23c47_r24c47_2
bridges_r23c49_r23c51_1 bridges_r23c49_r23c51_2 bridges_r23c49_r24c49_1 bridges_r23c49_r24c49_2
bridges_r23c51_r23c53_1 bridges_r23c51_r25c51_1 bridges_r23c51_r25c51_2 bridges_r23c53_r23c55_1
bridges_r23c55_r23c57_1 bridges_r23c55_r23c57_2 bridges_r23c55_r25c55_1 bridges_r23c55_r25c55_2
bridges_r23c57_r23c58_1 bridges_r23c57_r23c58_2 bridges_r23c57_r25c57_1 bridges_r23c57_r25c57_2
bridges_r23c58_r23c60_1 bridges_r23c58_r23c60_2 bridges_r23c58_r31c58_1 bridges_r23c58_r31c58_2
bridges_r23c60_r28c60_1 bridges_r23c60_r28c60_2 bridges_r24c44_r24c45_1 bridges_r24c44_r24c45_2
bridges_r24c44_r26c44_1 bridges_r24c45_r24c47_1 bridges_r24c45_r24c47_2 bridges_r24c45_r26c45_1
bridges_r24c45_r26c45_2 bridges_r24c47_r24c48_1 bridges_r24c47_r24c48_2 bridges_r24c47_r25c47_1
bridges_r24c47_r25c47_2 bridges_r24c48_r24c49_1 bridges_r24c48_r24c49_2 bridges_r24c48_r25c48_1
bridges_r24c48_r25c48_2 bridges_r24c49_r24c50_1 bridges_r24c49_r25c49_1 bridges_r24c49_r25c49_2
bridges_r24c50_r24c54_1 bridges_r24c50_r30c50_1 bridges_r24c54_r25c54_1 bridges_r24c54_r25c54_2
bridges_r25c38_r25c46_1 bridges_r25c38_r28c38_1 bridges_r25c38_r28c38_2 bridges_r25c46_r25c47_1
bridges_r25c47_r25c48_1 bridges_r25c47_r25c48_2 bridges_r25c47_r27c47_1 bridges_r25c47_r27c47_2
bridges_r25c48_r25c49_1 bridges_r25c48_r25c49_2 bridges_r25c48_r26c48_1 bridges_r25c49_r25c51_1
bridges_r25c49_r25c51_2 bridges_r25c49_r35c49_1 bridges_r25c49_r35c49_2 bridges_r25c51_r25c53_1
bridges_r25c51_r26c51_1 bridges_r25c53_r25c54_1 bridges_r25c53_r40c53_1 bridges_r25c54_r25c55_1
bridges_r25c54_r25c55_2 bridges_r25c54_r26c54_1 bridges_r25c54_r26c54_2 bridges_r25c55_r25c57_1
bridges_r25c55_r25c57_2 bridges_r25c55_r35c55_1 bridges_r25c55_r35c55_2 bridges_r25c57_r26c57_1
bridges_r25c57_r26c57_2 bridges_r26c41_r26c44_1 bridges_r26c41_r27c41_1 bridges_r26c44_r26c45_1
bridges_r26c44_r26c45_2 bridges_r26c44_r27c44_1 bridges_r26c44_r27c44_2 bridges_r26c45_r26c46_1
bridges_r26c45_r28c45_1 bridges_r26c45_r28c45_2 bridges_r26c46_r27c46_1 bridges_r26c48_r31c48_1
bridges_r26c51_r26c52_1 bridges_r26c51_r30c51_1 bridges_r26c52_r26c54_1 bridges_r26c52_r26c54_2
bridges_r26c52_r27c52_1 bridges_r26c52_r27c52_2 bridges_r26c54_r26c56_1 bridges_r26c54_r26c56_2
bridges_r26c54_r33c54_1 bridges_r26c54_r33c54_2 bridges_r26c56_r26c57_1 bridges_r26c56_r26c57_2
bridges_r26c56_r27c56_1 bridges_r26c56_r27c56_2 bridges_r26c57_r26c59_1 bridges_r26c57_r31c57_1
bridges_r26c57_r31c57_2 bridges_r26c59_r28c59_1 bridges_r27c29_r27c30_1 bridges_r27c29_r27c30_2
bridges_r27c29_r33c29_1 bridges_r27c29_r33c29_2 bridges_r27c30_r27c32_1 bridges_r27c30_r27c32_2
bridges_r27c30_r28c30_1 bridges_r27c30_r28c30_2 bridges_r27c32_r27c41_1 bridges_r27c41_r27c44_1
bridges_r27c41_r37c41_1 bridges_r27c44_r27c46_1 bridges_r27c44_r27c46_2 bridges_r27c44_r28c44_1
bridges_r27c44_r28c44_2 bridges_r27c46_r27c47_1 bridges_r27c46_r27c47_2 bridges_r27c46_r32c46_1
bridges_r27c46_r32c46_2 bridges_r27c47_r27c52_1 bridges_r27c47_r27c52_2 bridges_r27c47_r30c47_1
bridges_r27c47_r30c47_2 bridges_r27c52_r27c56_1 bridges_r27c52_r27c56_2 bridges_r27c52_r35c52_1
bridges_r27c52_r35c52_2 bridges_r28c27_r28c28_1 bridges_r28c27_r28c28_2 bridges_r28c27_r37c27_1
bridges_r28c27_r37c27_2 bridges_r28c28_r28c30_1 bridges_r28c28_r28c30_2 bridges_r28c28_r36c28_1
bridges_r28c30_r28c38_1 bridges_r28c30_r28c38_2 bridges_r28c30_r30c30_1 bridges_r28c38_r28c42_1
bridges_r28c38_r28c42_2 bridges_r28c38_r29c38_1 bridges_r28c38_r29c38_2 bridges_r28c42_r28c44_1
bridges_r28c42_r28c44_2 bridges_r28c42_r29c42_1 bridges_r28c42_r29c42_2 bridges_r28c44_r28c45_1
bridges_r28c44_r28c45_2 bridges_r28c44_r29c44_1 bridges_r28c44_r29c44_2 bridges_r28c45_r28c59_1
bridges_r28c45_r28c59_2 bridges_r28c45_r29c45_1 bridges_r28c45_r29c45_2 bridges_r28c59_r28c60_1
bridges_r28c59_r28c60_2 bridges_r28c59_r31c59_1 bridges_r28c59_r31c59_2 bridges_r28c60_r35c60_1
bridges_r28c60_r35c60_2 bridges_r29c37_r29c38_1 bridges_r29c37_r34c37_1 bridges_r29c38_r29c42_1
bridges_r29c38_r29c42_2 bridges_r29c38_r31c38_1 bridges_r29c38_r31c38_2 bridges_r29c42_r29c43_1
bridges_r29c42_r29c43_2 bridges_r29c42_r31c42_1 bridges_r29c42_r31c42_2 bridges_r29c43_r29c44_1
bridges_r29c43_r29c44_2 bridges_r29c43_r32c43_1 bridges_r29c43_r32c43_2 bridges_r29c44_r29c45_1
bridges_r29c44_r29c45_2 bridges_r29c44_r33c44_1 bridges_r29c44_r33c44_2 bridges_r29c45_r32c45_1
bridges_r29c45_r32c45_2 bridges_r30c34_r30c47_1 bridges_r30c34_r33c34_1 bridges_r30c47_r30c50_1
bridges_r30c47_r30c50_2 bridges_r30c47_r31c47_1 bridges_r30c47_r31c47_2 bridges_r30c50_r30c51_1
bridges_r30c50_r30c51_2 bridges_r30c51_r31c51_1 bridges_r30c51_r31c51_2 bridges_r31c38_r31c40_1
bridges_r31c38_r31c40_2 bridges_r31c38_r33c38_1 bridges_r31c38_r33c38_2 bridges_r31c40_r31c42_1
bridges_r31c40_r31c42_2 bridges_r31c40_r33c40_1 bridges_r31c40_r33c40_2 bridges_r31c42_r31c47_1
bridges_r31c42_r31c47_2 bridges_r31c42_r33c42_1 bridges_r31c42_r33c42_2 bridges_r31c47_r31c48_1
bridges_r31c47_r31c48_2 bridges_r31c47_r32c47_1 bridges_r31c47_r32c47_2 bridges_r31c48_r31c51_1
bridges_r31c48_r31c51_2 bridges_r31c48_r35c48_1 bridges_r31c48_r35c48_2 bridges_r31c51_r31c57_1
bridges_r31c51_r31c57_2 bridges_r31c57_r31c58_1 bridges_r31c57_r31c58_2 bridges_r31c57_r34c57_1
bridges_r31c57_r34c57_2 bridges_r31c58_r31c59_1 bridges_r31c58_r31c59_2 bridges_r31c58_r35c58_1
bridges_r31c58_r35c58_2 bridges_r31c59_r35c59_1 bridges_r31c59_r35c59_2 bridges_r32c43_r32c45_1
bridges_r32c43_r32c45_2 bridges_r32c43_r34c43_1 bridges_r32c43_r34c43_2 bridges_r32c45_r32c46_1
bridges_r32c45_r32c46_2 bridges_r32c45_r34c45_1 bridges_r32c45_r34c45_2 bridges_r32c46_r32c47_1
bridges_r32c46_r32c47_2 bridges_r32c46_r33c46_1 bridges_r32c46_r33c46_2 bridges_r32c47_r34c47_1
bridges_r32c47_r34c47_2 bridges_r33c29_r33c33_1 bridges_r33c29_r33c33_2 bridges_r33c29_r36c29_1
bridges_r33c29_r36c29_2 bridges_r33c33_r33c34_1 bridges_r33c33_r33c34_2 bridges_r33c33_r37c33_1
bridges_r33c33_r37c33_2 bridges_r33c34_r33c38_1 bridges_r33c34_r33c38_2 bridges_r33c34_r34c34_1
bridges_r33c38_r33c40_1 bridges_r33c38_r33c40_2 bridges_r33c38_r35c38_1 bridges_r33c38_r35c38_2
bridges_r33c40_r33c42_1 bridges_r33c40_r33c42_2 bridges_r33c40_r34c40_1 bridges_r33c40_r34c40_2
bridges_r33c42_r33c44_1 bridges_r33c42_r33c44_2 bridges_r33c42_r34c42_1 bridges_r33c42_r34c42_2
bridges_r33c44_r33c46_1 bridges_r33c44_r33c46_2 bridges_r33c44_r37c44_1 bridges_r33c44_r37c44_2
bridges_r33c46_r33c54_1 bridges_r33c46_r33c54_2 bridges_r33c46_r34c46_1 bridges_r33c46_r34c46_2
bridges_r33c54_r36c54_1 bridges_r34c34_r34c37_1 bridges_r34c37_r34c40_1 bridges_r34c37_r34c40_2
bridges_r34c40_r34c42_1 bridges_r34c40_r34c42_2 bridges_r34c40_r35c40_1 bridges_r34c40_r35c40_2
bridges_r34c42_r34c43_1 bridges_r34c42_r34c43_2 bridges_r34c42_r36c42_1 bridges_r34c42_r36c42_2
bridges_r34c43_r34c45_1 bridges_r34c43_r34c45_2 bridges_r34c43_r36c43_1 bridges_r34c43_r36c43_2
bridges_r34c45_r34c46_1 bridges_r34c45_r34c46_2 bridges_r34c45_r36c45_1 bridges_r34c45_r36c45_2
bridges_r34c46_r34c47_1 bridges_r34c46_r34c47_2 bridges_r34c46_r36c46_1 bridges_r34c46_r36c46_2
bridges_r34c47_r34c57_1 bridges_r34c47_r34c57_2 bridges_r34c47_r36c47_1 bridges_r34c47_r36c47_2
bridges_r34c57_r37c57_1 bridges_r34c57_r37c57_2 bridges_r35c35_r35c36_1 bridges_r35c35_r35c36_2
bridges_r35c36_r35c38_1 bridges_r35c36_r35c38_2 bridges_r35c36_r36c36_1 bridges_r35c36_r36c36_2
bridges_r35c38_r35c40_1 bridges_r35c38_r35c40_2 bridges_r35c38_r36c38_1 bridges_r35c38_r36c38_2
bridges_r35c40_r35c48_1 bridges_r35c40_r35c48_2 bridges_r35c48_r35c49_1 bridges_r35c48_r35c49_2
bridges_r35c49_r35c52_1 bridges_r35c49_r35c52_2 bridges_r35c52_r35c55_1 bridges_r35c52_r35c55_2
bridges_r35c52_r36c52_1 bridges_r35c52_r36c52_2 bridges_r35c55_r35c58_1 bridges_r35c55_r35c58_2
bridges_r35c55_r37c55_1 bridges_r35c55_r37c55_2 bridges_r35c58_r35c59_1 bridges_r35c58_r35c59_2
bridges_r35c58_r40c58_1 bridges_r35c58_r40c58_2 bridges_r35c59_r35c60_1 bridges_r35c59_r35c60_2
bridges_r35c59_r36c59_1 bridges_r35c59_r36c59_2 bridges_r35c60_r38c60_1 bridges_r35c60_r38c60_2
bridges_r36c28_r36c29_1 bridges_r36c29_r36c36_1 bridges_r36c29_r36c36_2 bridges_r36c36_r36c38_1
bridges_r36c36_r36c38_2 bridges_r36c38_r36c42_1 bridges_r36c38_r36c42_2 bridges_r36c42_r36c43_1
bridges_r36c42_r36c43_2 bridges_r36c43_r36c45_1 bridges_r36c43_r36c45_2 bridges_r36c45_r36c46_1
bridges_r36c45_r36c46_2 bridges_r36c46_r36c47_1 bridges_r36c46_r36c47_2 bridges_r36c46_r38c46_1
bridges_r36c47_r36c52_1 bridges_r36c47_r36c52_2 bridges_r36c52_r36c54_1 bridges_r36c52_r36c54_2
bridges_r36c54_r36c59_1 bridges_r37c26_r37c27_1 bridges_r37c26_r37c27_2 bridges_r37c26_r39c26_1
bridges_r37c26_r39c26_2 bridges_r37c27_r37c33_1 bridges_r37c27_r37c33_2 bridges_r37c33_r37c41_1
bridges_r37c33_r37c41_2 bridges_r37c41_r37c44_1 bridges_r37c41_r37c44_2 bridges_r37c41_r38c41_1
bridges_r37c41_r38c41_2 bridges_r37c44_r37c55_1 bridges_r37c44_r37c55_2 bridges_r37c44_r38c44_1
bridges_r37c44_r38c44_2 bridges_r37c55_r37c57_1 bridges_r37c55_r37c57_2 bridges_r37c55_r40c55_1
bridges_r37c55_r40c55_2 bridges_r37c57_r38c57_1 bridges_r38c41_r38c44_1 bridges_r38c41_r38c44_2
bridges_r38c44_r38c46_1 bridges_r38c57_r38c60_1 bridges_r38c60_r40c60_1 bridges_r38c60_r40c60_2
bridges_r40c53_r40c55_1 bridges_r40c53_r40c55_2 bridges_r40c55_r40c58_1 bridges_r40c55_r40c58_2
bridges_r40c58_r40c60_1 bridges_r40c58_r40c60_2))
(exit)
