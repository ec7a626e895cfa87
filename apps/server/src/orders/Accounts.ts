import { BaseError, failureOf } from '@souk/base'
import type { Address, Hex } from 'viem'
import { fromNode, type Node } from '../chain/node.js'
import * as Read from '../chain/Read.js'

/**
 * Contract accounts that are asked whether they stand by orders (ERC-1271); part of the market's state.
 *
 * A stranger's contract may burn all the gas there is, so it delays nobody but its own orders: the questions go to the node
 * on connections of their own, each account has one at a time, accounts take turns, and those that were slow before
 * share a single place among themselves.
 */
export type Accounts = {
  node: Node
  /** Questions by account; who has had no turn for the longest time comes first. */
  waiting: Map<string, Question[]>
  /** Accounts that are asked right now. */
  asked: Set<string>
  /** Accounts that took long when they were asked last. */
  slow: Set<string>
  /** Answers that came too late for the judgement that asked, by order hash; the next judgement takes them. */
  late: Map<string, boolean>
}

type Question = {
  signed: Signed
  blockNumber: bigint | undefined
  resolve: (isValid: boolean) => void
  reject: (error: unknown) => void
}

/** What an account is asked about. */
export type Signed = { maker: Address; digest: Hex; signature: Hex }

/** Gas of a question. What needs more than that could hardly be filled. */
const mostGas = 5_000_000n
/** Accounts that are asked at the same time. */
const mostAsked = 4
/** Whoever takes longer has burned gas, or makes the node do so. */
const slowMs = 25
const mostRemembered = 10_000
/** Questions that may wait for one account. */
const mostWaiting = 1_000
const retryAfterMs = 2_000

/** Makes the state. @param node - One that sends each call alone. */
export function create(node: Node): Accounts {
  return { node, waiting: new Map(), asked: new Set(), slow: new Set(), late: new Map() }
}

/**
 * Asks an account whether it stands by a signature, when its turn has come. Out of gas is a no.
 *
 * @throws {NodeError} when the node does not answer. @throws {AccountBusyError} when too many questions wait for it.
 */
export async function ask(
  accounts: Accounts,
  signed: Signed,
  options: { at?: Read.At | undefined } = {},
): Promise<boolean> {
  const account = signed.maker.toLowerCase()
  const own = accounts.waiting.get(account) ?? []
  if (own.length >= mostWaiting)
    throw new AccountBusyError({ account: signed.maker, waiting: own.length, retryAfterMs })
  return new Promise((resolve, reject) => {
    own.push({ signed, blockNumber: options.at?.number, resolve, reject })
    accounts.waiting.set(account, own)
    drain(accounts)
  })
}

function drain(accounts: Accounts): void {
  while (accounts.asked.size < mostAsked) {
    const account = findNext(accounts)
    const question = account === undefined ? undefined : takeFirst(accounts, account)
    if (account === undefined || !question) return
    accounts.asked.add(account)
    void run(accounts, account, question)
  }
}

function findNext({ waiting, asked, slow }: Accounts): string | undefined {
  const idle = [...waiting.keys()].filter((account) => !asked.has(account))
  const isSlowAsked = [...asked].some((account) => slow.has(account))
  return idle.find((account) => !slow.has(account)) ?? (isSlowAsked ? undefined : idle[0])
}

/** The account goes to the end of the line. */
function takeFirst({ waiting }: Accounts, account: string): Question | undefined {
  const [first, ...others] = waiting.get(account) ?? []
  waiting.delete(account)
  if (others.length > 0) waiting.set(account, others)
  return first
}

async function run(accounts: Accounts, account: string, question: Question): Promise<void> {
  const began = performance.now()
  try {
    question.resolve(await askNode(accounts.node, question))
  } catch (error) {
    question.reject(error)
  }
  remember(accounts.slow, account, performance.now() - began > slowMs)
  accounts.asked.delete(account)
  drain(accounts)
}

function remember(slow: Set<string>, account: string, isSlow: boolean): void {
  slow.delete(account)
  if (slow.size >= mostRemembered) slow.clear()
  if (isSlow) slow.add(account)
}

async function askNode(node: Node, { signed, blockNumber }: Question): Promise<boolean> {
  const read = Read.signatureIsValid(signed.maker, signed.digest, signed.signature)
  if (!('to' in read)) return false
  const { to, data } = read
  const answer = await fromNode('eth_call', async () => {
    try {
      return (await node.call({ to, data, gas: mostGas, ...(blockNumber !== undefined && { blockNumber }) }))
        .data
    } catch (error) {
      if (failureOf(error) === 'reverted') return undefined
      throw error
    }
  })
  return answer !== undefined && read.decode(answer)
}

/** Thrown when so many orders of a contract account wait for its word that no more are taken. */
export class AccountBusyError extends BaseError<{
  account: Address
  waiting: number
  retryAfterMs: number
}> {
  override readonly name = 'Orders.AccountBusyError'
  constructor(facts: { account: Address; waiting: number; retryAfterMs: number }) {
    super(`${facts.waiting} orders wait for the word of account ${facts.account}; try again soon.`, {
      facts,
      retry: 'later',
    })
  }
}
