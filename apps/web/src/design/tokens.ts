/**
 * The names of `styles/tokens.css`, in the order in which the gallery shows them. A test holds the two together; the values
 * are read from the page.
 */
export const colourGroups = {
  walls: ['paper', 'surface', 'sunk', 'line', 'edge'],
  ink: ['ink', 'ink-soft'],
  clay: ['clay', 'clay-strong', 'clay-wash', 'on-clay'],
  tile: ['tile', 'tile-wash', 'saffron'],
  states: ['good', 'good-wash', 'warn', 'warn-wash', 'bad', 'bad-wash'],
  depth: ['veil'],
} as const

export type ColourToken = (typeof colourGroups)[keyof typeof colourGroups][number]

export const radiusTokens = ['radius-chip', 'radius-card', 'radius-panel'] as const
export const liftTokens = ['lift', 'lift-high'] as const
export const durationTokens = ['quick', 'calm'] as const

/** What is shown in words, or by what it does. */
const otherTokens = ['pattern-opacity', 'repeat', 'ease', 'gutter'] as const

/** Every token that the gallery shows. */
export const shownTokens: readonly string[] = [
  ...Object.values(colourGroups).flat(),
  ...radiusTokens,
  ...liftTokens,
  ...durationTokens,
  ...otherTokens,
]

/** What a pair of colours is for decides how far they have to stand apart. */
type Pair = { text: ColourToken; ground: ColourToken; needed: 3 | 4.5 }

/** The pairs that are used: a colour on the ground that it stands on. */
export const pairs: readonly Pair[] = [
  ...(['paper', 'surface', 'sunk'] as const).flatMap((ground) => [
    { text: 'ink', ground, needed: 4.5 } as const,
    { text: 'ink-soft', ground, needed: 4.5 } as const,
  ]),
  { text: 'on-clay', ground: 'clay', needed: 4.5 },
  { text: 'on-clay', ground: 'clay-strong', needed: 4.5 },
  { text: 'clay', ground: 'surface', needed: 4.5 },
  { text: 'ink', ground: 'clay-wash', needed: 4.5 },
  { text: 'good', ground: 'good-wash', needed: 4.5 },
  { text: 'warn', ground: 'warn-wash', needed: 4.5 },
  { text: 'bad', ground: 'bad-wash', needed: 4.5 },
  { text: 'bad', ground: 'surface', needed: 4.5 },
  { text: 'tile', ground: 'tile-wash', needed: 3 },
  { text: 'edge', ground: 'surface', needed: 3 },
  { text: 'tile', ground: 'paper', needed: 3 },
]
