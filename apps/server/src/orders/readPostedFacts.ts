import { noConduitKey, type Order } from '@souk/seaport'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { ReadAt } from '../db/touchStore.js'
import type { Market } from '../market/Market.js'
import type * as Accounts from '../node/Accounts.js'
import * as Contracts from '../node/Contracts.js'
import { NodeError } from '../node/node.js'
import * as Read from '../node/Read.js'
import { toRecovery } from '../node/signature.js'
import type { PostedFacts } from './checkOrder.js'
import { divideReads } from './divideReads.js'
import * as Given from './Given.js'
import { isSameAddress } from './isSameAddress.js'
import * as OrderFacts from './OrderFacts.js'
import { findOperators } from './operators.js'
import type { Terms } from './Terms.js'

/** A posted order whose facts are needed. */
export type Subject = { order: Order.Order; orderHash: Hex; terms: Terms }

/** The chain's facts about a posted order, what makes it valid, and the block they were read at. */
export type Found = {
  facts: PostedFacts
  signedBy: 'key' | 'account' | 'chain'
  at: ReadAt
  /** The question to the maker's contract that is still open, if no key signed. */
  unasked?: Accounts.Signed | undefined
}

/** The number of questions per call: those about a hundred ordinary orders, which nodes accept without errors. */
const mostReads = 600

/**
 * Reads all facts about posted orders from the chain, including signers. Takes one request to the node, plus one
 * before it for unknown conduits. Does not ask contracts whether their signatures are valid.
 *
 * @throws {NodeError} when the node does not answer.
 */
export async function readPostedFacts(market: Market, subjects: readonly Subject[]): Promise<Found[]> {
  const operators = await findOperators(
    market,
    subjects.map(({ order }) => order.parameters.conduitKey),
  )
  const memo = new Map<Hex, Hex>()
  const questions = subjects.map((subject) => toQuestion(market, subject, { operators, memo }))
  const calls = divideReads(questions, { most: mostReads })
  // If another block has replaced this one, the follower finds out. Either way it reads the facts again.
  const { head } = market.progress
  const found = await Promise.all(calls.map((call) => ask(market, call)))
  const answered = found.flatMap(({ number, answered }) => {
    const at: ReadAt = { number, hash: head?.number === number ? head.hash : undefined }
    return answered.map((entry) => ({ ...entry, at }))
  })
  return subjects.map((subject, index) => {
    const { at, ...entry } = answered[index] as Answered & { at: ReadAt }
    return { at, ...findSigner(market, subject, entry) }
  })
}

type Question = {
  subject: OrderFacts.Subject
  needsConduit: boolean
  isConduit: boolean
  recovers: boolean
  reads: readonly Read.Read<unknown>[]
}

function toQuestion(
  market: Market,
  { order, orderHash, terms }: Subject,
  known: { operators: ReadonlyMap<Hex, Address>; memo: Map<Hex, Hex> },
): Question {
  const { exchange } = market.rules
  const { conduitKey } = order.parameters
  const operator = known.operators.get(conduitKey)
  const isConduit = operator !== undefined && !isSameAddress(operator, exchange)
  const { signature } = order
  const recovery = toRecovery({ orderHash, signature, digest: market.digest, memo: known.memo })
  const subject = {
    orderHash,
    maker: terms.maker,
    given: Given.from(order.parameters),
    operator: operator ?? zeroAddress,
    isVouched: false,
  }
  return {
    subject,
    needsConduit: conduitKey !== noConduitKey,
    isConduit,
    recovers: recovery !== undefined,
    reads: [
      ...(recovery ? [recovery] : []),
      ...(isConduit ? [Read.channelIsOpen(operator, exchange)] : []),
      ...OrderFacts.toReads(exchange, subject),
    ],
  }
}

type Answered = { facts: PostedFacts; signer: Address | undefined }

async function ask(
  market: Market,
  questions: readonly Question[],
): Promise<{ number: bigint; answered: readonly Answered[] }> {
  const reads = [Read.blockNumber, ...questions.flatMap((question) => question.reads)]
  const [number, ...answers] = await Read.all(market.node, reads, { chunk: reads.length })
  if (typeof number !== 'bigint')
    throw new NodeError({ method: 'eth_call', reason: 'the answer does not name its block' })
  let start = 0
  const answered = questions.map((question) => {
    const own = answers.slice(start, start + question.reads.length)
    start += question.reads.length
    return fromAnswers(question, own, findUnresponsive(market, question.subject))
  })
  return { number, answered }
}

/** Returns the contract of what the maker gives, if it exceeded the limits of gas and time in the last minute. */
function findUnresponsive({ node }: Market, { given }: OrderFacts.Subject): Address | undefined {
  const { contracts } = node
  return contracts && given.map(({ token }) => token).find((token) => Contracts.isClosed(contracts, token))
}

function fromAnswers(
  question: Question,
  answers: readonly unknown[],
  unresponsive: Address | undefined,
): Answered {
  const { subject, needsConduit, isConduit, recovers } = question
  const [signer, ...others] = recovers ? answers : [undefined, ...answers]
  const [isOpen, ...rest] = isConduit ? others : [false, ...others]
  const facts = OrderFacts.fromAnswers(subject, rest)
  return {
    facts: { ...facts, conduitIsOpen: !needsConduit || isOpen === true, unresponsive },
    signer: signer as Address | undefined,
  }
}

/**
 * Accepts what the exchange accepts: a signature by the maker's key, a validated order, or the consent of the maker's
 * contract.
 */
function findSigner(
  market: Market,
  { order, orderHash, terms }: Subject,
  { facts, signer }: Answered,
): Omit<Found, 'at'> {
  if (signer !== undefined && isSameAddress(signer, terms.maker))
    return { facts: { ...facts, isSigned: true }, signedBy: 'key' }
  if (facts.isValidated) return { facts, signedBy: 'chain' }
  const unasked = { maker: terms.maker, digest: market.digest(orderHash), signature: order.signature }
  return { facts, signedBy: 'account', unasked }
}
