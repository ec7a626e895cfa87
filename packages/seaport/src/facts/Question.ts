import { type Address, type Hex, isAddressEqual, slice } from 'viem'
import type { Read } from '../node/batch.js'

export type ReadAnswer = Hex | undefined
/** A question is the reads it takes and the reader of their answers; questions can be put together into one. */
export type Question<value> = { reads: readonly Read[]; parse: (answers: readonly ReadAnswer[]) => value }

/** Gives each question its answers, in the order in which they were asked. */
export function cursor(answers: readonly ReadAnswer[]) {
  let next = 0
  return <value>(question: Question<value>): value => {
    const mine = answers.slice(next, next + question.reads.length)
    next += question.reads.length
    return question.parse(mine)
  }
}

/** A question of one read. */
export function single<value>(read: Read, parse: (answer: ReadAnswer) => value): Question<value> {
  return { reads: [read], parse: ([answer]) => parse(answer) }
}

/** A question whose answer goes into a map, under a name in lower case. */
export function entry<value>(name: string, question: Question<value>): Question<[string, value]> {
  return { reads: question.reads, parse: (answers) => [name.toLowerCase(), question.parse(answers)] }
}

/** Returns whether a contract answered with an address. */
export function isAddress(answer: ReadAnswer, address: Address): boolean {
  if (answer === undefined || answer.length < 66) return false
  return isAddressEqual(slice(answer, 12, 32), address)
}
