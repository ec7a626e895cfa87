import { BaseError, failureOf } from '@souk/base'
import type { Address, Hex } from 'viem'
import * as Lane from './Lane.js'
import { fromNode, type Node } from './node.js'
import * as Read from './Read.js'

/**
 * Contract accounts that are asked whether signatures are valid (ERC-1271). Part of the market's state.
 *
 * A stranger's contract may burn all available gas. It must delay only its own orders, so the questions use their own
 * connections to the node, in their own lane.
 */
export type Accounts = Lane.Lane & {
  node: Node
  /** Answers that came too late for their judgement, by order hash. The next judgement uses them. */
  late: Map<string, boolean>
}

/** A question to an account. */
export type Signed = { maker: Address; digest: Hex; signature: Hex }

/** The gas of a question. An order that needs more could hardly be filled. */
const mostGas = 5_000_000n
/** The most questions that may wait for one account. */
const mostWaiting = 1_000
const retryAfterMs = 2_000

/** Creates the state. @param node - A node connection that sends each call separately. */
export function create(node: Node): Accounts {
  return { ...Lane.create(), node, late: new Map() }
}

/**
 * Asks an account in its turn whether a signature is valid. Running out of gas counts as no.
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

/** Thrown when too many orders of a contract account wait for its answer. */
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
