/**
 * What VP8 fixes in RFC 6386. A film of even squares needs only the first coefficient of each block, so of the usual
 * probabilities only theirs are here.
 */

/** Kinds of blocks, by how the standard counts them. */
export const blocks = { brightness: 0, evenBrightness: 1, colour: 2 } as const

/** Rows of eleven that are not 255 throughout: kind, band and neighbours in one number, and how each begins (13.4). */
const changeRows: readonly (readonly [row: number, beginning: readonly number[]])[] = [
  [3, [176, 246]],
  [4, [223, 241, 252]],
  [5, [249, 253, 253]],
  [6, [255, 244, 252]],
  [7, [234, 254, 254]],
  [8, [253]],
  [9, [255, 246, 254]],
  [10, [239, 253, 254]],
  [11, [254, 255, 254]],
  [12, [255, 248, 254]],
  [13, [251, 255, 254]],
  [15, [255, 253, 254]],
  [16, [251, 254, 254]],
  [17, [254, 255, 254]],
  [18, [255, 254, 253, 255, 254]],
  [19, [250, 255, 254, 255, 254]],
  [20, [254]],
  [24, [217]],
  [25, [225, 252, 241, 253, 255, 255, 254]],
  [26, [234, 250, 241, 250, 253, 255, 253, 254]],
  [27, [255, 254]],
  [28, [223, 254, 254]],
  [29, [238, 253, 254, 254]],
  [30, [255, 248, 254]],
  [31, [249, 254]],
  [33, [255, 253]],
  [34, [247, 254]],
  [36, [255, 253, 254]],
  [37, [252]],
  [39, [255, 254, 254]],
  [40, [253]],
  [42, [255, 254, 253]],
  [43, [250]],
  [44, [254]],
  [48, [186, 251, 250]],
  [49, [234, 251, 244, 254]],
  [50, [251, 251, 243, 253, 254, 255, 254]],
  [51, [255, 253, 254]],
  [52, [236, 253, 254]],
  [53, [251, 253, 253, 254, 254]],
  [54, [255, 254, 254]],
  [55, [254, 254, 254]],
  [57, [255, 254]],
  [58, [254, 254]],
  [59, [254]],
  [61, [254]],
  [72, [248]],
  [73, [250, 254, 252, 254]],
  [74, [248, 254, 249, 253]],
  [75, [255, 253, 253]],
  [76, [246, 253, 253]],
  [77, [252, 254, 251, 254, 254]],
  [78, [255, 254, 252]],
  [79, [248, 254, 253]],
  [80, [253, 255, 254, 254]],
  [81, [255, 251, 254]],
  [82, [245, 251, 254]],
  [83, [253, 253, 254]],
  [84, [255, 251, 253]],
  [85, [252, 253, 254]],
  [86, [255, 254]],
  [87, [255, 252]],
  [88, [249, 255, 254]],
  [89, [255, 255, 254]],
  [90, [255, 255, 253]],
  [91, [250]],
  [94, [254]],
]

/** How likely each probability is to stay as it is: in 256ths, in the order of the standard. */
export const stays: readonly number[] = Array.from(
  { length: 4 * 8 * 3 * 11 },
  (_, at) => changeRows.find(([row]) => row === Math.floor(at / 11))?.[1][at % 11] ?? 255,
)

/** Probabilities of the first coefficient, by how many of the two neighbours have one (13.5). */
export const first: Readonly<Record<number, readonly (readonly number[])[]>> = {
  [blocks.evenBrightness]: [
    [198, 35, 237, 223, 193, 187, 162, 160, 145, 155, 62],
    [131, 45, 198, 221, 172, 176, 220, 157, 252, 221, 1],
    [68, 47, 146, 208, 149, 167, 221, 162, 255, 223, 128],
  ],
  [blocks.colour]: [
    [253, 9, 248, 251, 207, 208, 255, 192, 128, 128, 128],
    [175, 13, 224, 243, 193, 185, 249, 198, 255, 255, 128],
    [73, 17, 171, 221, 161, 179, 236, 167, 255, 234, 128],
  ],
}

/** That a block ends behind its first coefficient, by whether that was zero, one or more. */
export const ends: Readonly<Record<number, readonly number[]>> = {
  [blocks.brightness]: [253, 189, 106],
  [blocks.evenBrightness]: [1, 184, 81],
  [blocks.colour]: [1, 239, 155],
}

/** Larger coefficients: the smallest of each class, and the probabilities of its further bits (13.2). */
export const classes: readonly { from: number; bits: readonly number[] }[] = [
  { from: 5, bits: [159] },
  { from: 7, bits: [165, 145] },
  { from: 11, bits: [173, 148, 140] },
  { from: 19, bits: [176, 155, 140, 135] },
  { from: 35, bits: [180, 157, 141, 134, 130] },
  { from: 67, bits: [254, 254, 243, 230, 196, 177, 153, 140, 133, 130, 129] },
]

/** How likely it is that a probability of movements stays as it is (17.2). */
export const movementsStay: readonly number[] = [
  ...[237, 246, 253, 253, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 250, 250, 252, 254, 254],
  ...[231, 243, 245, 253, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 251, 251, 254, 254, 254],
]

/** That a square stays where it was, by how much of what is around it does: above and left count twice (16.3). */
export const stands: readonly number[] = [7, 14, 135, 60, 159, 234]
