import { linear, mix, n, type Profile, radial, rib, star, turned } from './svg.js'

/** Glass: where the flame shines through, its own colour, and the rim. */
export const glasses = {
  Ruby: ['#ffe2a8', '#f2463a', '#6d0b26'],
  Amber: ['#fff6cf', '#ffab2e', '#8a3d05'],
  Cobalt: ['#e6f5ff', '#3d7dff', '#0d1a6b'],
  Emerald: ['#f2ffd0', '#27c281', '#064a3a'],
  Amethyst: ['#ffe6fb', '#a95cf0', '#38106b'],
  Rose: ['#fff3e2', '#ff7d9c', '#8a1c4e'],
  Turquoise: ['#f3fff4', '#2fd0cf', '#065763'],
  Moonstone: ['#ffffff', '#cfd8ee', '#4d5b85'],
} as const
export type Glass = keyof typeof glasses

/** Metal: shade, body, highlight. */
export const metals = {
  Brass: ['#4a2c06', '#c8912f', '#ffeaa0'],
  Copper: ['#43190b', '#c4683b', '#ffd0a8'],
  Silver: ['#2c3442', '#9eabbd', '#ffffff'],
  'Black iron': ['#0a0a0e', '#34343e', '#9191a3'],
  Verdigris: ['#0b2f2b', '#3f9183', '#c7f0d6'],
} as const
export type Metal = keyof typeof metals

type Shape = { profile: Profile; kind: 'smooth' | 'faceted'; ribs: readonly number[] }

/** The body between collar (above) and foot (below). */
export const shapes = {
  Onion: {
    kind: 'smooth',
    ribs: [0.78, 0.42, 0],
    profile: [
      [300, 40],
      [340, 62],
      [400, 128],
      [460, 158],
      [515, 132],
      [560, 66],
      [580, 46],
    ],
  },
  Teardrop: {
    kind: 'smooth',
    ribs: [0.74, 0.3],
    profile: [
      [290, 30],
      [350, 50],
      [420, 92],
      [490, 134],
      [545, 128],
      [585, 74],
      [600, 40],
    ],
  },
  Globe: {
    kind: 'smooth',
    ribs: [0.84, 0.5, 0],
    profile: [
      [315, 48],
      [345, 108],
      [395, 148],
      [445, 160],
      [495, 148],
      [545, 108],
      [575, 48],
    ],
  },
  Fanous: {
    kind: 'faceted',
    ribs: [0.45],
    profile: [
      [300, 62],
      [350, 104],
      [540, 134],
      [590, 72],
    ],
  },
  Amphora: {
    kind: 'smooth',
    ribs: [0.7, 0.26],
    profile: [
      [290, 74],
      [325, 60],
      [370, 96],
      [425, 136],
      [485, 118],
      [550, 62],
      [600, 54],
    ],
  },
  Bell: {
    kind: 'smooth',
    ribs: [0.8, 0.5, 0.18],
    profile: [
      [300, 44],
      [340, 92],
      [400, 116],
      [470, 122],
      [530, 138],
      [570, 166],
      [582, 160],
    ],
  },
  Pagoda: {
    kind: 'faceted',
    ribs: [0.5, 0],
    profile: [
      [300, 56],
      [345, 120],
      [360, 96],
      [440, 112],
      [455, 150],
      [470, 124],
      [560, 84],
      [585, 52],
    ],
  },
} as const satisfies Record<string, Shape>
export type ShapeName = keyof typeof shapes

/** Patterns cut into the metal. Each is drawn on a cell of 48 by 48. */
export const traceries = {
  Stars: `<path d="${star([24, 24], 8, 21, 12)}"/><circle cx="0" cy="0" r="5"/><circle cx="48" cy="0" r="5"/><circle cx="0" cy="48" r="5"/><circle cx="48" cy="48" r="5"/>`,
  Lattice:
    '<path d="M24 4L44 24L24 44L4 24Z"/><path d="M0 -8L8 0L0 8L-8 0ZM48 -8L56 0L48 8L40 0ZM0 40L8 48L0 56L-8 48ZM48 40L56 48L48 56L40 48Z"/>',
  Droplets:
    '<path d="M24 4C34 20 37 26 37 31A13 13 0 0 1 11 31C11 26 14 20 24 4Z"/><circle cx="0" cy="10" r="6"/><circle cx="48" cy="10" r="6"/>',
  Scales: '<path d="M3 22A21 21 0 0 1 45 22L24 44Z"/>',
  Flowers:
    '<g transform="translate(24 24)"><ellipse cy="-12" rx="6" ry="9"/><ellipse cy="12" rx="6" ry="9"/><ellipse cx="12" rx="9" ry="6"/><ellipse cx="-12" rx="9" ry="6"/><circle r="4"/></g><circle cx="0" cy="0" r="7"/><circle cx="48" cy="0" r="7"/><circle cx="0" cy="48" r="7"/><circle cx="48" cy="48" r="7"/>',
} as const
export type Tracery = keyof typeof traceries

export type LanternOptions = { shape: ShapeName; glass: Glass; metal: Metal; tracery: Tracery }

/** Returns the gradients and patterns that {@link lantern} and {@link glow} need. */
export function lanternDefs({ shape, glass, metal, tracery }: LanternOptions): string {
  const [core, color, rim] = glasses[glass]
  const [shade, body, shine] = metals[metal]
  const { profile, kind } = shapes[shape]
  return [
    radial(
      'glass',
      [
        ['#fffdf0', 0],
        [core, 0.2],
        [color, 0.58],
        [mix(color, rim, 0.7), 1],
      ],
      [0.5, 0.56],
      0.6,
    ),
    radial('glow', [
      [core, 0, 1],
      [core, 0.22, 0.75],
      [color, 0.42, 0.42],
      [color, 0.7, 0.12],
      [color, 1, 0],
    ]),
    linear(
      'metal',
      [
        [shade, 0],
        [body, 0.22],
        [shine, 0.4],
        [body, 0.58],
        [shade, 1],
      ],
      'right',
    ),
    linear(
      'shell',
      [
        [shade, 0],
        [mix(shade, body, 0.6), 0.3],
        [body, 0.5],
        [mix(shade, body, 0.5), 0.72],
        [shade, 1],
      ],
      'right',
    ),
    `<clipPath id="body"><path d="${turned(profile, kind)}"/></clipPath>`,
    `<mask id="cut"><path d="M0 0H800V800H0Z" fill="#fff"/><path d="M0 0H800V800H0Z" fill="url(#holes)"/></mask>`,
    `<pattern id="holes" width="48" height="48" x="376" y="300" patternUnits="userSpaceOnUse"><g fill="#000">${traceries[tracery]}</g></pattern>`,
  ].join('')
}

/** Draws the light around the lantern, and the spots of light that its cut metal casts behind it. */
export function glow(glass: Glass): string {
  const rings = [236, 288, 344].map((radius, ring) => {
    const gap = (2 * Math.PI * radius) / (20 + ring * 4)
    return `<circle cx="400" cy="455" r="${radius}" stroke-width="${9 + ring * 3}" stroke-dasharray="0 ${n(gap)}" opacity="${n(0.5 - ring * 0.1)}"/>`
  })
  const spots = `<g fill="none" stroke="${glasses[glass][0]}" stroke-linecap="round" opacity=".6">${rings.join('')}</g>`
  return `<circle cx="400" cy="455" r="400" fill="url(#glow)"/>${spots}`
}

/** Draws the lantern on its chain. */
export function lantern({ shape }: LanternOptions): string {
  const { profile, kind, ribs } = shapes[shape]
  const outline = turned(profile, kind)
  const [top, topWidth] = profile[0]
  const [bottom, bottomWidth] = profile[profile.length - 1] ?? profile[0]
  // A line without width has no box for a gradient to fill, so the middle rib leans slightly.
  const lines = ribs.flatMap((scale) => (scale === 0 ? [0.001] : [-scale, scale]))
  return [
    chain(top - 96),
    `<path d="${outline}" fill="url(#glass)"/>`,
    `<g clip-path="url(#body)"><rect x="200" y="270" width="400" height="350" fill="url(#shell)" mask="url(#cut)"/></g>`,
    `<g fill="none" stroke="url(#metal)" stroke-width="5">${lines.map((scale) => `<path d="${rib(profile, kind, scale)}"/>`).join('')}<path d="${outline}" stroke-width="9"/></g>`,
    cap(top, topWidth),
    foot(bottom, bottomWidth),
  ].join('')
}

function chain(end: number): string {
  const links = `<path d="M400 0V${n(end)}" stroke="#000" stroke-opacity=".55" stroke-width="9" stroke-dasharray="15 5"/>`
  return `${links}<rect x="396.5" width="7" height="${n(end)}" fill="url(#metal)"/>`
}

/** Draws collar, dome and ring above the body. */
function cap(y: number, halfWidth: number): string {
  const w = halfWidth + 14
  const dome = `M${n(400 - w)} ${y - 12}C${n(400 - w)} ${y - 52} ${400 - 16} ${y - 48} ${400 - 9} ${y - 82}h18C${400 + 16} ${y - 48} ${n(400 + w)} ${y - 52} ${n(400 + w)} ${y - 12}Z`
  return [
    `<circle cx="400" cy="${y - 98}" r="14" fill="none" stroke="url(#metal)" stroke-width="6"/>`,
    `<path d="${dome}" fill="url(#metal)"/>`,
    `<rect x="${n(400 - w - 8)}" y="${y - 14}" width="${n(2 * w + 16)}" height="20" rx="8" fill="url(#metal)"/>`,
    `<path d="M${n(400 - w)} ${y - 4}h${n(2 * w)}" stroke="#000" stroke-opacity=".35" stroke-width="2" stroke-dasharray="3 7"/>`,
  ].join('')
}

/** Draws rim, drop and tassel below the body. */
function foot(y: number, halfWidth: number): string {
  const w = Math.min(halfWidth, 90)
  const left = `C${n(400 - w * 0.9)} ${y + 40} 392 ${y + 34} 396 ${y + 70}`
  const right = `C408 ${y + 34} ${n(400 + w * 0.9)} ${y + 40} ${n(400 + w)} ${y + 8}`
  const drop = `M${n(400 - w)} ${y + 8}${left}h8${right}Z`
  return [
    `<path d="${drop}" fill="url(#metal)"/>`,
    `<rect x="${n(400 - halfWidth - 8)}" y="${y - 8}" width="${n(2 * halfWidth + 16)}" height="18" rx="8" fill="url(#metal)"/>`,
    `<circle cx="400" cy="${y + 76}" r="10" fill="url(#metal)"/>`,
    `<path d="M390 ${y + 84}L384 ${y + 140}H416L410 ${y + 84}Z" fill="url(#metal)" opacity=".9"/>`,
  ].join('')
}
