import { describe, expect, test } from 'vitest'

/**
 * Writes one round of keccak-f[1600] as a function without a loop. A lane takes two words: its bits at even places, then
 * those at odd places. The vectors of FIPS 202 give the order of lanes (x + 5y) and the amounts of rho.
 */
function writeRound(): string {
  const five = [0, 1, 2, 3, 4]
  const halves = ['Even', 'Odd'] as const
  const word = (name: string, lane: number, half: (typeof halves)[number]) =>
    `${name}[${2 * lane + halves.indexOf(half)}]`
  const turned = (value: string, by: number) =>
    by % 32 === 0 ? value : `(${value} << ${by % 32}) | (${value} >>> ${32 - (by % 32)})`
  const theta = five.flatMap((x) =>
    halves.map(
      (half) =>
        `const column${x}${half} = ${five.map((y) => `(${word('from', x + 5 * y, half)} as number)`).join(' ^ ')}`,
    ),
  )
  const effect = five.flatMap((x) => {
    const [before, after] = [(x + 4) % 5, (x + 1) % 5]
    return [
      `const effect${x}Even = column${before}Even ^ (${turned(`column${after}Odd`, 1)})`,
      `const effect${x}Odd = column${before}Odd ^ column${after}Even`,
    ]
  })
  const sources = piSources()
  const rows = five.flatMap((y) => [
    ...five.flatMap((x) => {
      const { lane, rotation } = sources[x + 5 * y]!
      const half = rotation >> 1
      const [even, odd] =
        rotation % 2 === 0
          ? [turned('even', half), turned('odd', half)]
          : [turned('odd', half + 1), turned('even', half)]
      return [
        ...halves.map(
          (name) =>
            `${name.toLowerCase()} = (${word('from', lane, name)} as number) ^ effect${lane % 5}${name}`,
        ),
        `moved${x}Even = ${even}`,
        `moved${x}Odd = ${odd}`,
      ]
    }),
    ...five.flatMap((x) =>
      halves.map((half) => {
        const constant = x + y === 0 ? ` ^ constant${half}` : ''
        const mixed = `moved${x}${half} ^ (~moved${(x + 1) % 5}${half} & moved${(x + 2) % 5}${half})`
        return `${word('to', x + 5 * y, half)} = ${mixed}${constant}`
      }),
    ),
  ])
  const locals = ['even', 'odd', ...five.flatMap((x) => halves.map((half) => `moved${x}${half}`))]
  const body = [...theta, ...effect, ...locals.map((name) => `let ${name} = 0`), ...rows]
  return `// Written by keccakRound.test.ts; run that with --update after changing the writer.

/** One round of the permutation, from one state into another. */
export function round(from: Int32Array, to: Int32Array, constantEven: number, constantOdd: number): void {
${body.map((line) => `  ${line}\n`).join('')}}
`
}

/** Which lane, turned by how much, pi brings to each place. */
function piSources(): { lane: number; rotation: number }[] {
  const sources = [{ lane: 0, rotation: 0 }]
  let [x, y] = [1, 0]
  for (let step = 0; step < 24; step++) {
    const [nextX, nextY] = [y, (2 * x + 3 * y) % 5]
    sources[nextX + 5 * nextY] = { lane: x + 5 * y, rotation: (((step + 1) * (step + 2)) / 2) % 64 }
    x = nextX
    y = nextY
  }
  return sources
}

describe('generated/keccakRound.ts', () => {
  test('default: is what the writer writes', async () => {
    await expect(writeRound()).toMatchFileSnapshot('./generated/keccakRound.ts')
  })
})
