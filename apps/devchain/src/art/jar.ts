import type { Random } from './random.js'
import type { Form, Spice } from './spiceList.js'
import { linear, mix, n, type Profile, radial, star, turned } from './svg.js'

/** The glass, from the neck to the foot. */
export const jars = {
  Apothecary: [
    [250, 118],
    [275, 122],
    [310, 176],
    [360, 196],
    [560, 196],
    [620, 184],
    [640, 160],
  ],
  Belly: [
    [250, 104],
    [275, 106],
    [320, 150],
    [400, 214],
    [500, 226],
    [580, 196],
    [632, 140],
    [640, 126],
  ],
  Tall: [
    [225, 120],
    [245, 124],
    [280, 150],
    [320, 158],
    [560, 158],
    [622, 150],
    [640, 130],
  ],
  Urn: [
    [250, 136],
    [280, 128],
    [330, 176],
    [400, 210],
    [470, 196],
    [560, 148],
    [620, 128],
    [640, 136],
  ],
  Honeypot: [
    [270, 150],
    [290, 152],
    [330, 196],
    [400, 218],
    [480, 218],
    [560, 200],
    [625, 168],
    [640, 150],
  ],
} as const satisfies Record<string, Profile>
export type JarName = keyof typeof jars

export const lids = ['Cork', 'Brass', 'Blue glaze', 'Cedar'] as const
export type Lid = (typeof lids)[number]

const lidColors: Record<Lid, readonly [string, string, string]> = {
  Cork: ['#8b5e34', '#c9975f', '#e7c193'],
  Brass: ['#5a3a08', '#c8912f', '#ffe9a3'],
  'Blue glaze': ['#0c2a66', '#2259b0', '#9cc6f5'],
  Cedar: ['#3f2012', '#84492a', '#bd7d52'],
}

/** Returns the gradients and clips that {@link jar} needs. */
export function jarDefs(options: { jar: JarName; lid: Lid; spice: Spice }): string {
  const { jar, lid, spice } = options
  const [shade, body, shine] = lidColors[lid]
  const [dark, light] = spice.colors
  return [
    linear(
      'lid',
      [
        [shade, 0],
        [body, 0.25],
        [shine, 0.4],
        [body, 0.6],
        [shade, 1],
      ],
      'right',
    ),
    linear(
      'round',
      [
        ['#000000', 0, 0.45],
        ['#000000', 0.22, 0.05],
        ['#ffffff', 0.36, 0.16],
        ['#000000', 0.7, 0.08],
        ['#000000', 1, 0.5],
      ],
      'right',
    ),
    linear('mass', [
      [light, 0],
      [mix(dark, light, 0.4), 0.4],
      [dark, 1],
    ]),
    radial('shadow', [
      ['#000000', 0, 0.5],
      ['#000000', 1, 0],
    ]),
    `<clipPath id="in"><path d="${turned(jars[jar], 'smooth', 0.95)}"/></clipPath>`,
    `<g id="p">${particle(spice.form)}</g>`,
  ].join('')
}

/** Draws the jar with its contents, lid and seal, standing on y = 650. */
export function jar(random: Random, options: { jar: JarName; lid: Lid; spice: Spice }): string {
  const { spice } = options
  const profile = jars[options.jar]
  const outline = turned(profile, 'smooth')
  return [
    '<ellipse cx="400" cy="652" rx="270" ry="34" fill="url(#shadow)"/>',
    `<path d="${outline}" fill="#fff" fill-opacity=".2"/>`,
    `<g clip-path="url(#in)">${contents(random, spice)}<path d="M150 200H650V660H150Z" fill="url(#round)"/></g>`,
    `<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="7"/>`,
    highlight(profile),
    seal(spice),
    lid(profile),
  ].join('')
}

function highlight(profile: Profile): string {
  const left = profile.slice(2, -2).map(([y, width]) => `${n(400 - width * 0.82)} ${y + 6}`)
  return `<path d="M${left.join('L')}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Draws a wavy mass up to the shoulder, with single pieces on it. */
function contents(random: Random, spice: Spice): string {
  const top = 345
  const wave = `M150 ${top + 20}C240 ${n(top - random.between(5, 45))} 330 ${n(top + random.between(0, 30))} 410 ${n(top - random.between(0, 20))}S590 ${n(top - 30)} 650 ${top + 15}V660H150Z`
  return `<path d="${wave}" fill="url(#mass)"/>${pieces(random, spice, top)}`
}

const counts: Record<Form, number> = {
  Powder: 70,
  Seeds: 150,
  Threads: 120,
  Pods: 62,
  Stars: 40,
  Sticks: 34,
  Petals: 60,
  Leaves: 84,
  Berries: 110,
}

/** The largest rotation of pieces in degrees: sticks are upright, powder is flat, the rest lies at random. */
export const tilts: Record<Form, number> = {
  Powder: 12,
  Seeds: 180,
  Threads: 180,
  Pods: 180,
  Stars: 180,
  Sticks: 28,
  Petals: 180,
  Leaves: 180,
  Berries: 180,
}

/** Pieces from back to front: lower ones lie in front of higher ones. */
function pieces(random: Random, spice: Spice, top: number): string {
  const [dark, light] = spice.colors
  const count = counts[spice.form]
  const drawn = Array.from({ length: count }, (_, index) => {
    const y = top + 8 + ((640 - top) * index) / count + random.between(-9, 9)
    const x = random.between(178, 622)
    const turn = random.between(-1, 1) * tilts[spice.form]
    const fill = mix(mix(dark, light, random.next()), '#000000', random.between(0, 0.22))
    return `<use href="#p" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})" fill="${fill}"/>`
  })
  return `<g stroke="${mix(dark, '#000000', 0.55)}" stroke-opacity=".5" stroke-width="1.5">${drawn.join('')}</g>`
}

/** Draws one piece around the origin. Its colour is set where it is used. */
function particle(form: Form): string {
  const shine = 'fill="#fff" fill-opacity=".35" stroke="none"'
  switch (form) {
    case 'Powder':
      return '<path d="M-34 6C-18 -10 16 -12 34 4C16 10 -14 12 -34 6Z" stroke="none" fill-opacity=".5"/><circle cx="-8" cy="-8" r="2" stroke="none"/><circle cx="14" cy="-5" r="2.5" stroke="none"/>'
    case 'Seeds':
      return `<path d="M-15 0C-8 -8 8 -8 15 0C8 8 -8 8 -15 0Z"/><path d="M-9 -2C-4 -5 4 -5 9 -2" fill="none" stroke="#fff" stroke-opacity=".4"/>`
    case 'Threads':
      return '<path d="M-30 6C-12 -8 8 10 26 -6L36 -12L34 0L28 2C8 18 -12 0 -30 10Z"/>'
    case 'Pods':
      return `<path d="M-30 0C-16 -16 14 -15 32 0C14 15 -16 16 -30 0Z"/><path d="M-24 0H26M-18 -6C-4 -10 8 -9 20 -4M-18 6C-4 10 8 9 20 4" fill="none"/>`
    case 'Stars':
      return `<path d="${star([0, 0], 8, 36, 13)}"/><g ${shine}><circle r="6"/><circle cx="22" r="3"/><circle cx="-22" r="3"/><circle cy="22" r="3"/><circle cy="-22" r="3"/></g>`
    case 'Sticks':
      return `<path d="M-15 -92H15V92H-15Z"/><path d="M-5 -92V92M7 -92V92" fill="none"/><path d="M-12 -92h5V92h-5Z" ${shine}/><ellipse cy="-92" rx="15" ry="6"/>`
    case 'Petals':
      return `<path d="M0 26C-30 14 -32 -22 0 -28C32 -22 30 14 0 26Z"/><path d="M0 22C-6 4 -6 -8 0 -22M-4 8C-12 0 -14 -6 -16 -12M4 8C12 0 14 -6 16 -12" fill="none"/>`
    case 'Leaves':
      return `<path d="M-24 0C-12 -15 10 -14 26 0C10 14 -12 15 -24 0Z"/><path d="M-24 0H24M-8 0L0 -8M2 0L10 -7M-8 0L0 8M2 0L10 7" fill="none"/>`
    case 'Berries':
      return `<circle r="15"/><circle cx="-5" cy="-5" r="4" ${shine}/><path d="M-9 7C-2 3 5 8 10 4" fill="none"/>`
  }
}

/** Draws a wax seal with an eight-pointed star in the colour of the spice. */
function seal(spice: Spice): string {
  const [dark, light] = spice.colors
  return [
    '<circle cx="400" cy="500" r="66" fill="#f7ecd2"/>',
    `<circle cx="400" cy="500" r="66" fill="none" stroke="${mix(dark, '#000000', 0.2)}" stroke-width="5"/>`,
    `<circle cx="400" cy="500" r="56" fill="none" stroke="${dark}" stroke-width="2" stroke-dasharray="2 6"/>`,
    `<path d="${star([400, 500], 8, 44, 33)}" fill="${dark}"/><path d="${star([400, 500], 8, 28, 18, Math.PI / 8)}" fill="${mix(light, '#ffffff', 0.3)}"/>`,
    `<circle cx="400" cy="500" r="7" fill="${dark}"/>`,
  ].join('')
}

function lid(profile: Profile): string {
  const [y, width] = profile[0] ?? [250, 120]
  const w = width + 16
  return [
    `<path d="M${400 - w} ${y + 4}V${y - 30}C${400 - w} ${y - 66} ${400 - 60} ${y - 72} ${400 - 34} ${y - 84}H434C${400 + 60} ${y - 72} ${400 + w} ${y - 66} ${400 + w} ${y - 30}V${y + 4}C${400 + w} ${y + 18} ${400 - w} ${y + 18} ${400 - w} ${y + 4}Z" fill="url(#lid)"/>`,
    `<path d="M${400 - w} ${y - 26}C${400 - w} ${y - 12} ${400 + w} ${y - 12} ${400 + w} ${y - 26}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="4"/>`,
    `<circle cx="400" cy="${y - 100}" r="24" fill="url(#lid)"/>`,
  ].join('')
}
