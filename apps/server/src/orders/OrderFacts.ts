import { maxUint256 } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import { type Node, NodeError } from '../node/node.js'
import * as Read from '../node/Read.js'
import { isSameAddress } from './isSameAddress.js'

/** The chain's facts about an order and its maker. */
export type OrderFacts = {
  isValidated: boolean
  isCancelled: boolean
  totalFilled: bigint
  /** 0 while the order is unfilled. */
  totalSize: bigint
  counter: bigint
  /** The maker's balance of what the order gives: units of the NFT, or money. */
  balance: bigint
  /** How much of it the operator may move; unlimited for approved NFTs. */
  allowance: bigint
  /**
   * Whether the maker's signature is valid. A key's signature stays valid; a contract account can withdraw its
   * consent.
   */
  isSigned: boolean
}

/** The facts about an order that the questions need. */
export type Subject = {
  orderHash: Hex
  side: 'ask' | 'bid'
  standard: 'erc721' | 'erc1155'
  maker: Address
  contract: Address
  identifier?: bigint | undefined
  currency: Address
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
  const { maker, contract, currency, operator, identifier = 0n } = subject
  const shared = [Read.orderStatus(exchange, subject.orderHash), Read.counter(exchange, maker)]
  if (subject.side === 'bid')
    return [...shared, Read.moneyOf(currency, maker), Read.allowance(currency, maker, operator)]
  const forAll = Read.isApprovedForAll(contract, maker, operator)
  if (subject.standard === 'erc1155') return [...shared, Read.unitsOf(contract, identifier, maker), forAll]
  return [...shared, Read.ownerOf(contract, identifier), forAll, Read.getApproved(contract, identifier)]
}

type Status = { isValidated: boolean; isCancelled: boolean; totalFilled: bigint; totalSize: bigint }

/** Decodes the answers to {@link toReads}. @throws {NodeError} when the exchange itself did not answer. */
export function fromAnswers(subject: Subject, answers: readonly unknown[]): OrderFacts {
  const [status, counter, held, allowed, approved] = answers as [
    Status | undefined,
    bigint | undefined,
    bigint | Address | undefined,
    bigint | boolean | undefined,
    Address | undefined,
  ]
  if (!status || counter === undefined)
    throw new NodeError({ method: 'eth_call', reason: 'the exchange did not return the status of an order' })
  const isApproved = approved !== undefined && isSameAddress(approved, subject.operator)
  return {
    ...status,
    counter,
    isSigned: subject.isVouched || status.isValidated,
    balance: toBalance(subject, held),
    allowance: toAllowance(allowed || isApproved),
  }
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
