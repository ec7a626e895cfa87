import type { Hour } from './lanternScene.js'
import type { View } from './skyline.js'

export const inks = {
  Vermilion: '#b8321f',
  Ultramarine: '#1f3f8a',
  Viridian: '#1d6650',
  Sepia: '#5c3a1e',
  Violet: '#5a2f73',
} as const

/** A kind of stamp. */
export type Stamp = {
  name: string
  view: View
  hour: Hour
  ink: keyof typeof inks
  print: 'First' | 'Second' | 'Overprint'
  /** What is printed on it. */
  value: number
  /** The camels of its caravan. */
  animals: number
  /** The number of stamps. */
  supply: number
  text: string
}

type Row = readonly [
  name: string,
  view: View,
  hour: Hour,
  ink: Stamp['ink'],
  print: Stamp['print'],
  value: number,
  animals: number,
  supply: number,
  text: string,
]

const rows: readonly Row[] = [
  [
    'The Salt Road',
    'Dunes',
    'Dusk',
    'Vermilion',
    'First',
    5,
    3,
    120,
    'Salt goes out, letters come back; the camels prefer letters.',
  ],
  [
    'Before the Heat',
    'Palm grove',
    'Dawn',
    'Viridian',
    'First',
    2,
    2,
    300,
    'The first to leave has the well to himself.',
  ],
  [
    'Harbour of the Last Letter',
    'Harbour',
    'Blue hour',
    'Ultramarine',
    'First',
    8,
    2,
    60,
    'From here on, another caravan carries it.',
  ],
  [
    'Night March',
    'Dunes',
    'Midnight',
    'Violet',
    'First',
    3,
    4,
    240,
    'Steered by the star over the lead camel’s left ear.',
  ],
  [
    'The Walled Town',
    'Rooftops',
    'Dusk',
    'Sepia',
    'First',
    4,
    2,
    180,
    'Three gates, one post office, no opening hours.',
  ],
  [
    'Call to Market',
    'Minaret',
    'Dawn',
    'Vermilion',
    'Second',
    4,
    3,
    160,
    'The second printing, after the first was eaten by a goat.',
  ],
  [
    'Wind from the South',
    'Dunes',
    'Sandstorm',
    'Sepia',
    'First',
    1,
    2,
    400,
    'The picture is accurate: nothing can be seen.',
  ],
  [
    'Young Moon',
    'Palm grove',
    'Moonrise',
    'Viridian',
    'Second',
    3,
    1,
    220,
    'Printed in the month when every second letter was a love letter.',
  ],
  [
    'Registered',
    'Minaret',
    'Midnight',
    'Ultramarine',
    'Overprint',
    20,
    1,
    15,
    'Handed over only against a name, a seal and a story.',
  ],
  [
    'The Long Way Round',
    'Harbour',
    'Dusk',
    'Violet',
    'First',
    6,
    4,
    90,
    'For letters that nobody is in a hurry to receive.',
  ],
  ['Date Harvest', 'Palm grove', 'Dusk', 'Vermilion', 'First', 2, 3, 260, 'The reverse tastes of dates.'],
  [
    'The Postmaster’s Roof',
    'Rooftops',
    'Midnight',
    'Ultramarine',
    'Second',
    5,
    1,
    110,
    'He sleeps there; knock twice.',
  ],
  [
    'Unclaimed',
    'Rooftops',
    'Sandstorm',
    'Sepia',
    'Overprint',
    7,
    2,
    40,
    'Overprinted for letters that came back.',
  ],
  [
    'Pearl Divers’ Mail',
    'Harbour',
    'Moonrise',
    'Viridian',
    'First',
    9,
    1,
    50,
    'Paid in pearls, change given in dates.',
  ],
  [
    'The First Well',
    'Dunes',
    'Blue hour',
    'Ultramarine',
    'First',
    1,
    5,
    500,
    'The commonest stamp, and the one on the first letter that ever arrived.',
  ],
  [
    'Misprint',
    'Minaret',
    'Sandstorm',
    'Violet',
    'Overprint',
    11,
    6,
    6,
    'Eleven was never a tariff. Six sheets escaped the stove.',
  ],
]

/** The sixteen stamps; the title of each is its name. */
export const stamps: readonly Stamp[] = rows.map(
  ([name, view, hour, ink, print, value, animals, supply, text]) => ({
    name,
    view,
    hour,
    ink,
    print,
    value,
    animals,
    supply,
    text,
  }),
)
