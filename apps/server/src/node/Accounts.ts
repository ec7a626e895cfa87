import { BaseError, failureOf } from '@souk/base'
import type { Address, Hex } from 'viem'
import * as Lane from './Lane.js'
import { fromNode, type Node } from './node.js'
import * as Read from './Read.js'

/**
 * Contract accounts that are asked whether they stand by orders (ERC-1271); part of the market's state.
 *
 * A stranger's contract may burn all the gas there is, so it delays nobody but its own orders: the questions go to the node
 * on connections of their own, in a lane of their own.
 */
export type Accounts = Lane.Lane & {
  node: Node
  /** Answers that came too late for the judgement that asked, by order hash; the next judgement takes them. */
  late: Map<string, boolean>
}

/** What an account is asked about. */
export type Signed = { maker: Address; digest: Hex; signature: Hex }

/** Gas of a question. What needs more than that could hardly be filled. */
const mostGas = 5_000_000n
/** Questions that may wait for one account. */
const mostWaiting = 1_000
const retryAfterMs = 2_000

/** Makes the state. @param node - One that sends each call alone. */
export function create(node: Node): Accounts {
  return { ...Lane.create(), node, late: new Map() }
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
  const waiting = Lane.waitingFor(accounts, account)
  if (waiting >= mostWaiting) throw new AccountBusyError({ account: signed.maker, waiting, retryAfterMs })
  return Lane.ask(accounts, account, () => askNode(accounts.node, signed, options.at?.number))
}

async function askNode(node: Node, signed: Signed, blockNumber: bigint | undefined): Promise<boolean> {
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
    super(
      `${facts.waiting} orders are waiting for an answer from account ${facts.account}. Try again soon.`,
      {
        facts,
        retry: 'later',
      },
    )
  }
}
