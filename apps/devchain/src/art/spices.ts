import { type JarName, jar, jarDefs, jars, type Lid, lids, tilts } from './jar.js'
import { collectionFields, fieldsOf, type Piece } from './Piece.js'
import { createRandom, type Random } from './random.js'
import { type Spice, spices } from './spiceList.js'
import { linear, mix, n, picture, radial, star } from './svg.js'

/** A kind of jar, and its supply. */
export type SpicePiece = Piece & { supply: number }

const walls = {
  Cobalt: '#143a86',
  Teal: '#0f5b5e',
  Plum: '#4b1f56',
  Sand: '#c79a5c',
  Brick: '#7c2f20',
} as const
type Wall = keyof typeof walls

type Traits = { spice: Spice; jar: JarName; lid: Lid; wall: Wall }

/** Draws every jar, and the collection's own picture. */
export function spicePieces(): { collection: Piece; pieces: readonly SpicePiece[] } {
  const pieces = spices.map((spice, index) => piece(spice, index))
  const fields = collectionFields({
    name: 'Spice Jars',
    symbol: 'SPICE',
    description:
      'Thirty kinds of jar, from a handful to hundreds of each. Five percent of every sale goes to the artist.',
  })
  return { collection: { fields, svg: pieces[0]?.svg ?? '' }, pieces }
}

function piece(spice: Spice, index: number): SpicePiece {
  const random = createRandom(401 + index * 17)
  const traits = {
    spice,
    jar: keyAt<JarName>(jars, index),
    lid: random.pick(lids),
    wall: wallFor(spice, index),
  }
  const fields = fieldsOf({
    name: spice.name,
    description: spice.text,
    attributes: [
      { trait_type: 'Form', value: spice.form },
      { trait_type: 'Origin', value: spice.origin },
      { trait_type: 'Taste', value: spice.taste },
      { trait_type: 'Jar', value: traits.jar },
      { trait_type: 'Lid', value: traits.lid },
      { trait_type: 'Wall', value: traits.wall },
      { trait_type: 'Heat', value: spice.heat },
    ],
  })
  return { fields, supply: spice.supply, svg: draw(random, traits) }
}

function keyAt<key extends string>(record: Record<key, unknown>, index: number): key {
  const keys = Object.keys(record) as [key, ...key[]]
  return keys[index % keys.length] ?? keys[0]
}

/** Picks a wall that contrasts with the contents: cold behind warm colours, warm behind cold ones. */
function wallFor(spice: Spice, index: number): Wall {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    Number.parseInt(spice.colors[1].slice(start, start + 2), 16),
  )
  const isWarm = (red ?? 0) > Math.max(green ?? 0, blue ?? 0)
  const fitting: readonly Wall[] = isWarm ? ['Cobalt', 'Teal', 'Plum'] : ['Brick', 'Sand', 'Plum']
  return fitting[index % 3] ?? 'Plum'
}

function draw(random: Random, traits: Traits): string {
  const wall = walls[traits.wall]
  const defs = [
    radial(
      'wall',
      [
        [mix(wall, '#ffffff', 0.3), 0],
        [wall, 0.55],
        [mix(wall, '#000000', 0.5), 1],
      ],
      [0.5, 0.45],
      0.75,
    ),
    linear('shelf', [
      ['#b97f4a', 0],
      ['#7a4a26', 0.2],
      ['#3d2110', 1],
    ]),
    `<pattern id="tile" width="100" height="100" patternUnits="userSpaceOnUse"><g fill="none" stroke="${mix(wall, '#ffffff', 0.6)}" stroke-opacity=".28" stroke-width="2.5"><path d="${star([50, 50], 8, 50, 38)}"/><path d="${star([50, 50], 8, 26, 19)}"/></g></pattern>`,
    jarDefs(traits),
  ]
  const body = [
    '<path d="M0 0H800V800H0Z" fill="url(#wall)"/><path d="M0 0H800V640H0Z" fill="url(#tile)"/>',
    '<path d="M0 640H800V800H0Z" fill="url(#shelf)"/><path d="M0 640H800V650H0Z" fill="#fff" fill-opacity=".25"/>',
    grain(random),
    jar(random, traits),
    spilled(random, traits.spice),
  ]
  return picture(defs.join(''), body.join(''))
}

/** Draws lines in the wood of the shelf. */
function grain(random: Random): string {
  const lines = [690, 722, 748, 774].map(
    (y) => `M0 ${y}C220 ${n(y + random.between(-12, 12))} 520 ${n(y + random.between(-12, 12))} 800 ${y}`,
  )
  return `<path d="${lines.join('')}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="3"/>`
}

/** Draws a few pieces on the shelf in front of the jar. */
function spilled(random: Random, spice: Spice): string {
  if (spice.form === 'Sticks') return ''
  const [dark, light] = spice.colors
  const drawn = Array.from({ length: 9 }, () => {
    const [x, y] = [random.between(120, 680), random.between(686, 742)]
    const fill = mix(dark, light, random.next())
    return `<use href="#p" transform="translate(${n(x)} ${n(y)})rotate(${Math.round(random.between(-1, 1) * tilts[spice.form])})" fill="${fill}"/>`
  })
  return `<g stroke="#000" stroke-opacity=".35" stroke-width="2">${drawn.join('')}</g>`
}
