import { collectionFields, fieldsOf, type Piece } from './Piece.js'
import { linear, type Profile, picture, radial, star, turned } from './svg.js'

/** The glass from its rim to its foot. */
const glass: Profile = [
  [300, 150],
  [330, 146],
  [420, 124],
  [500, 116],
  [580, 128],
  [632, 122],
  [650, 104],
]

/** Draws the one kind of the edition, which is the collection's picture as well. */
export function mintTeaPieces(): { collection: Piece; piece: Piece } {
  const svg = draw()
  const collection = collectionFields({
    name: 'Mint Tea',
    symbol: 'TEA',
    description:
      'An open edition: pour yourself a glass. Five percent of every later sale goes to the artist.',
  })
  const piece = fieldsOf({
    name: 'Glass of Mint Tea',
    description: 'Gunpowder tea, a fistful of mint and more sugar than you would admit.',
    attributes: [
      { trait_type: 'Tea', value: 'Gunpowder' },
      { trait_type: 'Herb', value: 'Nana mint' },
      { trait_type: 'Glass', value: 'Gold star' },
      { trait_type: 'Sugar', value: 5 },
    ],
  })
  return { collection: { fields: collection, svg }, piece: { fields: piece, svg } }
}

function draw(): string {
  const defs = [
    radial(
      'wall',
      [
        ['#1d6f6a', 0],
        ['#0f4a4c', 0.6],
        ['#062a2e', 1],
      ],
      [0.5, 0.4],
      0.75,
    ),
    linear('tea', [
      ['#e6b54a', 0],
      ['#c47a1c', 0.45],
      ['#7a3c0a', 1],
    ]),
    linear(
      'round',
      [
        ['#000000', 0, 0.4],
        ['#ffffff', 0.3, 0.22],
        ['#000000', 0.7, 0.05],
        ['#000000', 1, 0.4],
      ],
      'right',
    ),
    linear(
      'brass',
      [
        ['#5a3a08', 0],
        ['#c8912f', 0.25],
        ['#ffe9a3', 0.45],
        ['#c8912f', 0.7],
        ['#5a3a08', 1],
      ],
      'right',
    ),
    `<pattern id="tile" width="100" height="100" patternUnits="userSpaceOnUse"><g fill="none" stroke="#9fe0d2" stroke-opacity=".2" stroke-width="2.5"><path d="${star([50, 50], 8, 50, 38)}"/><path d="${star([50, 50], 8, 26, 19)}"/></g></pattern>`,
    `<clipPath id="in"><path d="${turned(glass, 'smooth', 0.94)}"/></clipPath>`,
    '<path id="leaf" d="M0 0C-46 -26 -52 -86 0 -132C52 -86 46 -26 0 0Z"/>',
  ]
  const body = [
    '<path d="M0 0H800V800H0Z" fill="url(#wall)"/><path d="M0 0H800V650H0Z" fill="url(#tile)"/>',
    tray(),
    sprig(),
    tea(),
    steam(),
  ]
  return picture(defs.join(''), body.join(''))
}

function tray(): string {
  return [
    '<ellipse cx="400" cy="668" rx="330" ry="82" fill="#000" fill-opacity=".35"/>',
    '<ellipse cx="400" cy="654" rx="330" ry="80" fill="url(#brass)"/>',
    '<ellipse cx="400" cy="648" rx="290" ry="66" fill="none" stroke="#5a3a08" stroke-opacity=".6" stroke-width="4"/>',
    '<ellipse cx="400" cy="646" rx="270" ry="58" fill="none" stroke="#5a3a08" stroke-opacity=".5" stroke-width="9" stroke-dasharray="3 15"/>',
    '<ellipse cx="400" cy="652" rx="150" ry="30" fill="#000" fill-opacity=".4"/>',
  ].join('')
}

/** Mint that looks out of the glass. */
function sprig(): string {
  const leaf = (place: string, fill: string) =>
    `<g transform="${place}"><use href="#leaf" fill="${fill}"/><path d="M0 -6V-116M0 -36L-22 -58M0 -36L22 -58M0 -66L-20 -86M0 -66L20 -86" fill="none" stroke="#0d3d1c" stroke-opacity=".55" stroke-width="4"/></g>`
  return [
    '<path d="M470 420C486 330 500 260 512 150" fill="none" stroke="#2f7a3a" stroke-width="11" stroke-linecap="round"/>',
    leaf('translate(512 168)rotate(4)', '#5fbf5a'),
    leaf('translate(506 214)rotate(-58)', '#3f9a4a'),
    leaf('translate(508 214)rotate(62)', '#4fae50'),
    leaf('translate(494 290)rotate(-74)scale(.86)', '#2f8540'),
    leaf('translate(496 290)rotate(78)scale(.86)', '#3f9a4a'),
  ].join('')
}

function tea(): string {
  const outline = turned(glass, 'smooth')
  return [
    `<path d="${outline}" fill="#eafff6" fill-opacity=".2"/>`,
    '<g clip-path="url(#in)"><path d="M200 366H600V660H200Z" fill="url(#tea)"/><ellipse cx="400" cy="366" rx="132" ry="18" fill="#f3d07a"/>',
    '<g transform="translate(452 372)rotate(-70)scale(.5)"><use href="#leaf" fill="#2f8540"/></g>',
    '<path d="M200 290H600V660H200Z" fill="url(#round)"/></g>',
    band(),
    `<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="7"/>`,
    '<ellipse cx="400" cy="302" rx="150" ry="20" fill="none" stroke="#ffe9a3" stroke-width="8"/>',
    '<path d="M282 350C296 440 300 520 304 600" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="12" stroke-linecap="round"/>',
  ].join('')
}

/** Golden stars around the belly of the glass. */
function band(): string {
  const stars = [322, 400, 478].map((x) => {
    const size = x === 400 ? 42 : 34
    return `<path d="${star([x, 510], 8, size, size * 0.7)}" fill="url(#brass)"/><path d="${star([x, 510], 8, size * 0.5, size * 0.34)}" fill="#7a3c0a"/>`
  })
  const lines = [452, 568].map((y) => `<path d="M280 ${y}Q400 ${y + 16} 520 ${y}"/>`)
  return `${stars.join('')}<g fill="none" stroke="#ffe9a3" stroke-width="6">${lines.join('')}</g>`
}

function steam(): string {
  const lines = [
    'M330 270C300 220 366 190 336 130S362 70 346 40',
    'M396 262C366 210 424 180 398 118S420 50 404 20',
  ]
  return `<path d="${lines.join('')}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="14" stroke-linecap="round"/>`
}
