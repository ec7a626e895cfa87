/** The colour of a cell: 0 is the ground. */
export type Cell = 0 | 1 | 2 | 3

/** Colours a cell of the border by its distance from the edge (0 to 3), and its place along the edge. */
export const borders = {
  Teeth: (depth, along) => {
    if (depth === 0) return 3
    if (depth === 3) return 2
    return along % 4 < (depth === 1 ? 3 : 1) ? 1 : 0
  },
  Steps: (depth, along) => {
    if (depth === 0 || depth === 3) return 2
    return (along + depth * 2) % 4 < 2 ? 3 : 1
  },
  Beads: (depth, along) => {
    if (depth === 0) return 1
    if (depth === 3) return 3
    return along % 3 === 0 ? 0 : 2
  },
  Ribbon: (depth, along) => {
    if (depth === 0 || depth === 3) return 3
    return along % 6 < 3 === (depth === 1) ? 2 : 1
  },
} as const satisfies Record<string, (depth: number, along: number) => Cell>
export type Border = keyof typeof borders

type Place = {
  /** The distance from the middle, to the sides and to the ends. */
  across: number
  along: number
  /** How far a figure may reach from its middle. */
  reach: number
}

/** Colours a cell of a figure; `undefined` is outside. */
export const fields = {
  Medallions: ({ across, along, reach }) => banded(across + along, reach, [3, 1, 1, 0, 2, 2, 3]),
  Hooks: ({ across, along, reach }) => {
    const far = across + along
    if (far > reach) return undefined
    if (far > reach - 1) return 3
    return along % 3 === 0 && across > 1 ? 1 : banded(far, reach - 3, [3, 2, 2, 0, 1])
  },
  Crosses: ({ across, along, reach }) => {
    if (Math.max(across, along) > reach - 1) return undefined
    const near = Math.min(across, along)
    if (near > 2.5) return across + along > reach + 1 ? undefined : 2
    return near > 1.5 ? 3 : 1
  },
  Eyes: ({ across, along, reach }) =>
    banded(Math.max(across * 0.75 + along * 0.5, along), reach - 1, [3, 2, 0, 1, 3, 2]),
  Hourglasses: ({ across, along, reach }) => {
    if (Math.max(across, along) > reach - 1) return undefined
    if (across > along + 1.5) return 2
    return across > along - 0.5 ? 3 : 1
  },
} as const satisfies Record<string, (place: Place) => Cell | undefined>
export type Field = keyof typeof fields

/** Concentric bands from the outside to the inside. */
function banded(distance: number, reach: number, colors: readonly Cell[]): Cell | undefined {
  if (distance > reach) return undefined
  return colors[Math.min(Math.floor(reach - distance), colors.length - 1)]
}

/** Colours the ground between the figures, by the distance from where four figures meet. */
export const motifs = {
  Star: (x, y) => (Math.abs(x) + Math.abs(y) < 2.5 ? 3 : 0),
  Comb: (x, y) => (Math.abs(y) < 2 && Math.floor(Math.abs(x)) % 2 === 0 ? 1 : 0),
  Bird: (x, y) => (Math.abs(Math.abs(x) - Math.abs(y)) < 0.6 && Math.abs(x) < 4 ? 2 : 0),
  Plain: () => 0,
} as const satisfies Record<string, (x: number, y: number) => Cell>
export type Motif = keyof typeof motifs
