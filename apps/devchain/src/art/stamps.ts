import { type Hour, hours } from './lanternScene.js'
import { collectionFields, fieldsOf, type Piece } from './Piece.js'
import { createRandom, type Random } from './random.js'
import { skyline } from './skyline.js'
import { inks, type Stamp, stamps } from './stampList.js'
import { linear, mix, n, picture, star } from './svg.js'

/** A stamp, and how many were printed. */
export type StampPiece = Piece & { supply: number }

/** Draws every stamp, and the collection's own picture. */
export function stampPieces(): { collection: Piece; pieces: readonly StampPiece[] } {
  const pieces = stamps.map((stamp, index) => piece(stamp, index))
  const fields = collectionFields({
    name: 'Caravan Post',
    symbol: 'POST',
    description:
      'Sixteen stamps of a post that travels by camel. Letters arrive, eventually. Five percent of every sale goes to the artist.',
  })
  return { collection: { fields, svg: pieces[0]?.svg ?? '' }, pieces }
}

function piece(stamp: Stamp, index: number): StampPiece {
  const fields = fieldsOf({
    name: stamp.name,
    description: stamp.text,
    attributes: [
      { trait_type: 'View', value: stamp.view },
      { trait_type: 'Hour', value: stamp.hour },
      { trait_type: 'Ink', value: stamp.ink },
      { trait_type: 'Print', value: stamp.print },
      { trait_type: 'Face value', value: stamp.value },
    ],
  })
  return { fields, supply: stamp.supply, svg: draw(createRandom(601 + index * 31), stamp) }
}

/** The paper, and the picture on it. */
const paper = { left: 110, top: 70, width: 580, height: 660 }
const frame = { left: 160, top: 120, width: 480, height: 470 }

function draw(random: Random, stamp: Stamp): string {
  const ink = inks[stamp.ink]
  const [high, middle, horizon] = hours[stamp.hour].sky
  const defs = [
    linear('sky', [
      [high, 0],
      [middle, 0.55],
      [horizon, 0.95],
    ]),
    linear('album', [
      [mix(ink, '#1c130c', 0.72), 0],
      [mix(ink, '#0a0705', 0.85), 1],
    ]),
    `<clipPath id="in"><path d="${box(frame)}"/></clipPath>`,
  ]
  const body = [
    '<path d="M0 0H800V800H0Z" fill="url(#album)"/>',
    sheet(),
    `<g clip-path="url(#in)">${view(random, stamp)}</g>`,
    `<path d="${box(frame)}" fill="none" stroke="${ink}" stroke-width="6"/>`,
    `<path d="${box({ left: 146, top: 106, width: 508, height: 588 })}" fill="none" stroke="${ink}" stroke-width="2"/>`,
    words(stamp, ink),
    stamp.print === 'Overprint' ? postmark(random) : '',
  ]
  return picture(defs.join(''), body.join(''))
}

function box({ left, top, width, height }: typeof paper): string {
  return `M${left} ${top}h${width}v${height}h-${width}Z`
}

/** Draws the paper with its torn perforation: holes in the colour of what is behind it. */
function sheet(): string {
  return [
    `<path d="${box({ ...paper, left: paper.left + 8, top: paper.top + 12 })}" fill="#000" fill-opacity=".35"/>`,
    `<path d="${box(paper)}" fill="#f6ecd6"/>`,
    `<path d="${box(paper)}" fill="none" stroke="url(#album)" stroke-width="22" stroke-linecap="round" stroke-dasharray="0 40"/>`,
  ].join('')
}

function view(random: Random, { hour, view: name, animals }: Stamp): string {
  const { wall, trim } = hours[hour]
  const [x, y] = [random.between(250, 550), random.between(210, 290)]
  const light = hour === 'Midnight' || hour === 'Moonrise' ? '#f4f0df' : '#fff3cf'
  return [
    '<path d="M150 110H650V600H150Z" fill="url(#sky)"/>',
    `<circle cx="${n(x)}" cy="${n(y)}" r="46" fill="${light}" opacity=".9"/>`,
    stars(random, hours[hour].stars),
    `<g fill="${mix(wall, horizonOf(hour), 0.45)}">${skyline(random, name, 470)}</g>`,
    `<g fill="${mix(wall, horizonOf(hour), 0.18)}">${skyline(random, 'Dunes', 555)}</g>`,
    `<g fill="${mix(wall, '#000000', 0.35)}" stroke="${trim}" stroke-opacity=".35" stroke-width="2">${caravan(random, animals)}</g>`,
    `<path d="M150 600V566Q280 540 400 560T650 552V600Z" fill="${mix(wall, '#000000', 0.35)}"/>`,
  ].join('')
}

function horizonOf(hour: Hour): string {
  return hours[hour].sky[2]
}

function stars(random: Random, count: number): string {
  const dots = Array.from({ length: count }, () => {
    const [x, y] = [random.between(165, 635), random.between(125, 360)]
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(random.between(1, 2.6))}"/>`
  })
  return `<g fill="#fff" opacity=".85">${dots.join('')}</g>`
}

/** A camel that walks to the right: head, neck, two humps, tail and legs. Its feet are at y = 0. */
const camel =
  'M-58 -70C-66 -64 -70 -50 -66 -38L-62 -40C-62 -50 -58 -58 -54 -58L-52 -30L-58 0H-50L-42 -28L-36 -44H2L6 -24L2 0H10L16 -26L18 -46C28 -48 34 -56 38 -68C42 -80 44 -88 52 -92L66 -88L70 -94L56 -104L52 -110L48 -103C36 -100 30 -88 26 -76C22 -66 14 -66 8 -74C2 -86 -8 -88 -14 -78C-20 -72 -24 -72 -28 -78C-36 -90 -48 -86 -58 -70Z'

function caravan(random: Random, count: number): string {
  const gap = 440 / (count + 0.4)
  const drawn = Array.from({ length: count }, (_, index) => {
    const x = 180 + gap * (index + 0.7)
    const size = random.between(0.78, 0.98)
    return `<path transform="translate(${n(x)} ${n(random.between(566, 574))})scale(${n(size)})" d="${camel}"/>`
  })
  return drawn.join('')
}

function words({ value, name }: Stamp, ink: string): string {
  const text = `font-family="Georgia,'Times New Roman',serif" fill="${ink}"`
  const ornament = [196, 604].map((x) => `<path d="${star([x, 640], 8, 22, 15)}" fill="${ink}"/>`).join('')
  return [
    `<text x="400" y="640" ${text} font-size="34" text-anchor="middle" letter-spacing="5">CARAVAN POST</text>`,
    `<text x="400" y="678" ${text} font-size="22" font-style="italic" text-anchor="middle">${name}</text>`,
    `<g transform="translate(596 172)"><circle r="38" fill="#f6ecd6" stroke="${ink}" stroke-width="4"/><text y="14" ${text} font-size="40" font-weight="bold" text-anchor="middle">${value}</text></g>`,
    ornament,
  ].join('')
}

/** Draws a round postmark with waves, a little askew. */
function postmark(random: Random): string {
  const waves = [-24, -8, 8, 24].map((y) => `M70 ${y}q20 -14 40 0t40 0t40 0`)
  const turn = Math.round(random.between(-24, -8))
  return `<g transform="translate(250 250)rotate(${turn})" fill="none" stroke="#1a1a22" stroke-opacity=".6" stroke-width="4"><circle r="62"/><circle r="46" stroke-width="2"/><path d="${star([0, 0], 8, 30, 20)}"/><path d="${waves.join('')}"/></g>`
}
