import * as z from '@souk/base/schema'

/** The number of the last event of each chain. Events of each chain are numbered on their own. */
export type Position = ReadonlyMap<string, number>

const entry = /^([a-z][a-z0-9_-]{0,39}):(\d{1,15})$/

/** A position as text: `souk:12,matic:7`. */
export const schema = z.expecting(
  z.string().check(z.refine((text) => text.split(',').every((each) => entry.test(each)), 'a position')),
  'the number of an event of each chain, such as souk:12,matic:7',
)

/** Reads a position. Chains without a number are absent. */
export function parse(text: string): Position {
  return new Map(
    text.split(',').flatMap((each) => {
      const [, chain, number] = entry.exec(each) ?? []
      return chain === undefined ? [] : [[chain, Number(number)] as const]
    }),
  )
}

/** Writes a position. */
export function print(position: Position): string {
  return [...position].map(([chain, number]) => `${chain}:${number}`).join(',')
}
