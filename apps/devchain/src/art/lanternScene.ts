import type { Random } from './random.js'
import { skyline, type View } from './skyline.js'
import { linear, n, type Point, star } from './svg.js'

/** The time of day: three colours of the sky from top to horizon, the wall around it, and the wall's paint. */
export const hours = {
  Dusk: { sky: ['#251a4f', '#8f3a6b', '#f6955e'], wall: '#35183f', trim: '#f0a35e', stars: 16 },
  Midnight: { sky: ['#040818', '#0c1a40', '#274a86'], wall: '#0a1230', trim: '#6f8fe0', stars: 46 },
  Dawn: { sky: ['#3c5a99', '#dd8fa4', '#fbe0ab'], wall: '#4b2c4e', trim: '#f7b9b0', stars: 0 },
  'Blue hour': { sky: ['#0a1746', '#1f55a5', '#8cc3ec'], wall: '#0d2152', trim: '#7fb8f0', stars: 20 },
  Sandstorm: { sky: ['#5a3013', '#b56f2c', '#f0c47c'], wall: '#3a1d0e', trim: '#eab05e', stars: 0 },
  Moonrise: { sky: ['#07201f', '#12524e', '#86b89c'], wall: '#0a2a2b', trim: '#7fd0b0', stars: 28 },
} as const
export type Hour = keyof typeof hours

export const arches = ['Horseshoe', 'Pointed', 'Scalloped', 'Round'] as const
export type Arch = (typeof arches)[number]

/** Returns the gradient that {@link scene} needs. */
export function sceneDefs(hour: Hour): string {
  const [top, middle, horizon] = hours[hour].sky
  return linear('sky', [
    [top, 0],
    [middle, 0.55],
    [horizon, 0.95],
  ])
}

/** Draws the sky and the skyline, seen through an arch in a wall. */
export function scene(random: Random, options: { hour: Hour; arch: Arch; view: View }): string {
  const { hour, arch, view } = options
  const { wall, trim } = hours[hour]
  const opening = archPath(arch, 0)
  const far = `<g fill="${wall}" opacity=".45">${skyline(random, view, 610)}</g>`
  const near = `<g fill="${wall}" opacity=".85">${skyline(random, view, 675)}</g>`
  const frames = [
    `<path d="${archPath(arch, 14)}" stroke-width="3"/>`,
    `<path d="${archPath(arch, 34)}" stroke-width="16" stroke-dasharray="16 9" stroke-opacity=".6"/>`,
    `<path d="${archPath(arch, 54)}" stroke-width="3"/>`,
  ]
  return [
    '<rect width="800" height="800" fill="url(#sky)"/>',
    stars(random, hours[hour].stars),
    moon(random, hour, trim),
    far,
    near,
    `<path d="M0 0H800V800H0Z${opening}" fill="${wall}" fill-rule="evenodd"/>`,
    spandrels(trim),
    `<g fill="none" stroke="${trim}" stroke-opacity=".75">${frames.join('')}</g>`,
  ].join('')
}

function stars(random: Random, count: number): string {
  const dots = Array.from({ length: count }, () => {
    const [x, y] = [random.between(140, 660), random.between(60, 480)]
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(random.between(0.8, 2.4))}"/>`
  })
  return `<g fill="#fff" opacity=".8">${dots.join('')}</g>`
}

function moon(random: Random, hour: Hour, color: string): string {
  const [x, y] = [random.pick([210, 580]), random.between(250, 330)]
  if (hour === 'Dawn' || hour === 'Sandstorm') {
    return `<circle cx="${n(x)}" cy="${n(y + 220)}" r="62" fill="#fff3cf" opacity=".8"/>`
  }
  const radius = 42
  const crescent = `M${n(x)} ${n(y - radius)}A${radius} ${radius} 0 1 1 ${n(x)} ${n(y + radius)}A33 42 0 1 0 ${n(x)} ${n(y - radius)}Z`
  return `<path d="${crescent}" fill="${color}" opacity=".95"/>`
}

/** Draws eight-pointed stars in the wall's corners. */
function spandrels(color: string): string {
  const at: readonly Point[] = [
    [62, 62],
    [738, 62],
  ]
  const drawn = at.map(
    (centre) =>
      `<path d="${star(centre, 8, 44, 32)}" fill="none" stroke="${color}" stroke-width="4"/><path d="${star(centre, 8, 24, 15)}" fill="${color}"/>`,
  )
  return `<g opacity=".7">${drawn.join('')}</g>`
}

/** Returns the opening, widened by `grow` on every side. */
function archPath(arch: Arch, grow: number): string {
  const [left, right] = [150 - grow, 650 + grow]
  const half = (right - left) / 2
  const spring = 400
  const foot = `M${n(left)} 900V${spring}`
  const close = `V900Z`
  if (arch === 'Pointed') {
    const radius = n(half * 1.32)
    return `${foot}A${radius} ${radius} 0 0 1 400 ${n(92 - grow * 1.2)}A${radius} ${radius} 0 0 1 ${n(right)} ${spring}${close}`
  }
  if (arch === 'Horseshoe') {
    const [inner, radius] = [40, half]
    const y = spring + 60
    return `M${n(left + inner)} 900V${y}A${n(radius)} ${n(radius * 1.08)} 0 1 1 ${n(right - inner)} ${y}${close}`
  }
  if (arch === 'Round') return `${foot}A${n(half)} ${n(half * 1.1)} 0 0 1 ${n(right)} ${spring}${close}`
  return `${foot}${scallops(half)}${close}`
}

function scallops(half: number): string {
  const count = 9
  const lobe = n((half * Math.PI) / count / 1.75)
  const ends = Array.from({ length: count }, (_, index) => {
    const angle = Math.PI - ((index + 1) * Math.PI) / count
    return `A${lobe} ${lobe} 0 0 1 ${n(400 + half * Math.cos(angle))} ${n(400 - half * 1.12 * Math.sin(angle))}`
  })
  return ends.join('')
}
