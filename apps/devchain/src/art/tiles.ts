import { collectionFields, type Piece } from './Piece.js'
import { createRandom, shuffled } from './random.js'
import { n, type Point, picture, polygon, radial, star } from './svg.js'

const makers = [
  'The Geometer’s',
  'The Gardener’s',
  'The Astronomer’s',
  'The Widow’s',
  'The Apprentice’s',
  'The Vizier’s',
  'The Water Carrier’s',
  'The Poet’s',
  'The Mathematician’s',
  'The Beekeeper’s',
  'The Navigator’s',
  'The Physician’s',
] as const

const works = [
  'Proof',
  'Courtyard',
  'Dream',
  'Fountain',
  'Threshold',
  'Garden',
  'Answer',
  'Morning',
  'Compass',
  'Ceiling',
] as const

/** The number of distinct tile titles. */
const tileCount = makers.length * works.length

/** Names every tile, whose picture the contract draws from the seed. Also draws the collection's own picture. */
export function tilePieces(): { collection: Piece; pieces: readonly { seed: bigint; title: string }[] } {
  const order = shuffled(createRandom(99), tileCount)
  const pieces = order.map((place, index) => ({ seed: BigInt(2_903 + index * 7_919), title: titleOf(place) }))
  const fields = collectionFields({
    name: 'Zellige',
    symbol: 'ZELLIGE',
    description:
      'One hundred and twenty mosaic tiles that the contract itself draws, piece by piece, from a seed. No royalty is asked.',
  })
  return { collection: { fields, svg: cover() }, pieces }
}

function titleOf(place: number): string {
  const maker = makers[place % makers.length] ?? makers[0]
  const work = works[Math.floor(place / makers.length)] ?? works[0]
  return `${maker} ${work}`
}

/** Draws one large star with its petals, in the colours of Fez. */
function cover(): string {
  const petal: readonly Point[] = [
    [400, 60],
    [448, 130],
    [430, 205],
    [400, 250],
    [370, 205],
    [352, 130],
  ]
  const petals = Array.from({ length: 12 }, (_, index) => {
    const fill = index % 2 === 0 ? '#2259b0' : '#7fb2e5'
    return `<path transform="rotate(${n(index * 30)} 400 400)" fill="${fill}" d="${polygon(petal)}"/>`
  })
  const centre: Point = [400, 400]
  const stars = [
    `<path fill="#d99a2b" d="${star(centre, 12, 392, 330, Math.PI / 12)}"/>`,
    `<path fill="#f4ecd8" d="${star(centre, 12, 370, 300)}"/>`,
    ...petals,
    `<path fill="#10316b" d="${star(centre, 12, 186, 118, Math.PI / 12)}"/>`,
    `<path fill="#d99a2b" d="${star(centre, 12, 138, 88)}"/>`,
    `<path fill="#f4ecd8" d="${star(centre, 8, 70, 54)}"/>`,
  ]
  const light = radial(
    'light',
    [
      ['#ffffff', 0, 0.25],
      ['#ffffff', 0.5, 0],
      ['#000000', 1, 0.3],
    ],
    [0.3, 0.22],
    1,
  )
  const joints = `<g stroke="#f4ecd8" stroke-width="5" stroke-linejoin="round">${stars.join('')}</g>`
  return picture(
    light,
    `<path d="M0 0H800V800H0Z" fill="#10316b"/>${joints}<path d="M0 0H800V800H0Z" fill="url(#light)"/>`,
  )
}
