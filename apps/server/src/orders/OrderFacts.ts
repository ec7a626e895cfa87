import { maxUint256 } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import { type Node, NodeError } from '../node/node.js'
import * as Read from '../node/Read.js'
import type { Given } from './Given.js'
import { isSameAddress } from './isSameAddress.js'

/** The chain's facts about an order and its maker. */
export type OrderFacts = {
  isValidated: boolean
  isCancelled: boolean
  totalFilled: bigint
  /** 0 while the order is unfilled. */
  totalSize: bigint
  counter: bigint
  /** What the maker has of everything that the order gives, in the order of its {@link Given}. */
  holdings: readonly Holding[]
  /** The maker still stands by the order: with a key for good, a contract account as long as it says so. */
  isSigned: boolean
}

/** What an account has of something. */
export type Holding = {
  balance: bigint
  /** How much of it the operator may move; unlimited for approved NFTs. */
  allowance: bigint
}

/** The facts about an order that the questions need. */
export type Subject = {
  orderHash: Hex
  maker: Address
  given: readonly Given[]
  /** The exchange itself or the conduit that the order names. */
  operator: Address
  /** Whether the maker's key signed it, or the maker's contract confirms it. */
  isVouched: boolean
}

/**
 * Reads the facts of many orders in one call.
 *
 * @param options.at - @default the latest
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when it is on another branch.
 */
export async function read(
  node: Node,
  options: { exchange: Address; subjects: readonly Subject[]; at?: Read.At | undefined },
): Promise<OrderFacts[]> {
  const { exchange, subjects, at } = options
  const questions = subjects.map((subject) => toReads(exchange, subject))
  const answers = await Read.all(node, questions.flat(), { at })
  let start = 0
  return subjects.map((subject, index) => {
    const end = start + (questions[index]?.length ?? 0)
    const own = answers.slice(start, end)
    start = end
    return fromAnswers(subject, own)
  })
}

/** Returns the questions about one order, in the order in which {@link fromAnswers} reads the answers. */
export function toReads(exchange: Address, subject: Subject): Read.Read<unknown>[] {
  const shared = [Read.orderStatus(exchange, subject.orderHash), Read.counter(exchange, subject.maker)]
  return [...shared, ...subject.given.flatMap((given) => toHoldingReads(given, subject))]
}

/** Three for an ERC721, two for anything else. */
function toHoldingReads(given: Given, { maker, operator }: Subject): Read.Read<unknown>[] {
  const { token, identifier } = given
  if (given.standard === 'erc20') return [Read.moneyOf(token, maker), Read.allowance(token, maker, operator)]
  const forAll = Read.isApprovedForAll(token, maker, operator)
  if (given.standard === 'erc1155') return [Read.unitsOf(token, identifier, maker), forAll]
  return [Read.ownerOf(token, identifier), forAll, Read.getApproved(token, identifier)]
}

type Status = { isValidated: boolean; isCancelled: boolean; totalFilled: bigint; totalSize: bigint }

/** Decodes the answers to {@link toReads}. @throws {NodeError} when the exchange itself did not answer. */
export function fromAnswers(subject: Subject, answers: readonly unknown[]): OrderFacts {
  const [status, counter, ...held] = answers as [Status | undefined, bigint | undefined, ...unknown[]]
  if (!status || counter === undefined)
    throw new NodeError({ method: 'eth_call', reason: 'the exchange did not return the status of an order' })
  let start = 0
  const holdings = subject.given.map((given) => {
    const end = start + (given.standard === 'erc721' ? 3 : 2)
    const own = held.slice(start, end)
    start = end
    return toHolding(subject, own as HoldingAnswers)
  })
  return { ...status, counter, isSigned: subject.isVouched || status.isValidated, holdings }
}

type HoldingAnswers = [
  held: bigint | Address | undefined,
  allowed: bigint | boolean | undefined,
  approved?: Address | undefined,
]

function toHolding(subject: Subject, [held, allowed, approved]: HoldingAnswers): Holding {
  const isApproved = approved !== undefined && isSameAddress(approved, subject.operator)
  return { balance: toBalance(subject, held), allowance: toAllowance(allowed || isApproved) }
}

/** A token that does not exist has no owner, so the balance is 0. */
function toBalance(subject: Subject, held: bigint | Address | undefined): bigint {
  if (typeof held === 'bigint') return held
  return held !== undefined && isSameAddress(held, subject.maker) ? 1n : 0n
}

function toAllowance(allowed: bigint | boolean): bigint {
  if (typeof allowed === 'bigint') return allowed
  return allowed ? maxUint256 : 0n
}
