/**
 * The names in `tokens.css` of `@souk/ui`, in the gallery's order. A test keeps the two in sync; the page provides the
 * values.
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

/** Tokens shown in words, or by their effect. */
const otherTokens = ['pattern-opacity', 'repeat', 'ease', 'gutter'] as const

/** Every token that the gallery shows. */
export const shownTokens: readonly string[] = [
  ...Object.values(colourGroups).flat(),
  ...radiusTokens,
  ...liftTokens,
  ...durationTokens,
  ...otherTokens,
]

/** The purpose of a pair of colours decides the contrast it needs. */
type Pair = { text: ColourToken; ground: ColourToken; needed: 3 | 4.5 }

/** The pairs in use: a colour and its background. */
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
