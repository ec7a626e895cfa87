import type { Random } from './random.js'
import { n } from './svg.js'

export const views = ['Rooftops', 'Dunes', 'Minaret', 'Palm grove', 'Harbour'] as const
export type View = (typeof views)[number]

/** Draws what stands on the horizon at the height `base`, in the colour of the surrounding group. */
export function skyline(random: Random, view: View, base: number): string {
  switch (view) {
    case 'Rooftops':
      return rooftops(random, base)
    case 'Dunes':
      return dunes(random, base)
    case 'Minaret':
      return rooftops(random, base + 20) + minaret(random.between(200, 600), base)
    case 'Palm grove':
      return (
        dunes(random, base + 30) +
        palm(random.between(180, 300), base) +
        palm(random.between(500, 620), base + 20)
      )
    case 'Harbour':
      return harbour(random, base)
  }
}

function rooftops(random: Random, base: number): string {
  let x = 60
  let path = `M60 900V${base}`
  while (x < 740) {
    const width = random.between(46, 96)
    const top = base - random.between(0, 90)
    const dome = random.next() < 0.35
    path += dome
      ? `V${n(top + 20)}h${n(width * 0.1)}C${n(x + width * 0.1)} ${n(top - 30)} ${n(x + width * 0.9)} ${n(top - 30)} ${n(x + width * 0.9)} ${n(top + 20)}h${n(width * 0.1)}`
      : `V${n(top)}h${n(width * 0.3)}v-8h${n(width * 0.2)}v8h${n(width * 0.5)}`
    x += width
  }
  return `<path d="${path}V900Z"/>`
}

function dunes(random: Random, base: number): string {
  const lift = () => n(base - random.between(20, 110))
  return `<path d="M60 900V${base}C200 ${lift()} 300 ${lift()} 420 ${n(base - 10)}S640 ${lift()} 760 ${n(base - 30)}V900Z"/>`
}

function minaret(x: number, base: number): string {
  const left = n(x - 26)
  return `<path d="M${left} 900V${base - 190}h6v-14h6v-52h28v52h6v14h6V900ZM${n(x - 16)} ${base - 256}C${n(x - 22)} ${base - 290} ${n(x)} ${base - 296} ${n(x)} ${base - 322}C${n(x)} ${base - 296} ${n(x + 22)} ${base - 290} ${n(x + 16)} ${base - 256}Z"/>`
}

function palm(x: number, base: number): string {
  const top = base - 150
  const fronds = [-150, -120, -60, -30, 0, 25, 155, 180].map(
    (angle) =>
      `<path transform="translate(${n(x + 14)} ${top})rotate(${angle})" d="M0 0C24 -22 58 -22 84 12C56 -6 26 -4 0 0Z"/>`,
  )
  return `<path d="M${n(x - 6)} 900C${n(x)} ${base} ${n(x)} ${base - 60} ${n(x + 10)} ${top}h9C${n(x + 14)} ${base - 60} ${n(x + 14)} ${base} ${n(x + 10)} 900Z"/>${fronds.join('')}`
}

function harbour(random: Random, base: number): string {
  const boats = [random.between(190, 320), random.between(430, 600)].map((x) => {
    const hull = `M${n(x - 60)} ${base - 6}h120l-22 26h-78Z`
    const sail = `M${n(x - 4)} ${base - 12}L${n(x + 30)} ${base - 150}Q${n(x + 66)} ${base - 60} ${n(x + 50)} ${base - 18}Z`
    return `<path d="${hull}${sail}"/>`
  })
  return `<rect x="60" y="${base + 8}" width="680" height="300"/>${boats.join('')}`
}
