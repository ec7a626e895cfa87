import { type Address, type Hex, isAddressEqual, slice } from 'viem'
import type { Read } from '../node/batch.js'

export type ReadAnswer = Hex | undefined
/** A question consists of reads and a parser of their answers. Several questions can be combined into one. */
export type Question<value> = { reads: readonly Read[]; parse: (answers: readonly ReadAnswer[]) => value }

/** Distributes answers to questions in the order of their reads. */
export function cursor(answers: readonly ReadAnswer[]) {
  let next = 0
  return <value>(question: Question<value>): value => {
    const mine = answers.slice(next, next + question.reads.length)
    next += question.reads.length
    return question.parse(mine)
  }
}

/** Creates a question with one read. */
export function single<value>(read: Read, parse: (answer: ReadAnswer) => value): Question<value> {
  return { reads: [read], parse: ([answer]) => parse(answer) }
}

/** Creates a question whose answer is a map entry with a lower-case key. */
export function entry<value>(name: string, question: Question<value>): Question<[string, value]> {
  return { reads: question.reads, parse: (answers) => [name.toLowerCase(), question.parse(answers)] }
}

/** Returns whether a contract answered with an address. */
export function isAddress(answer: ReadAnswer, address: Address): boolean {
  if (answer === undefined || answer.length < 66) return false
  return isAddressEqual(slice(answer, 12, 32), address)
}
