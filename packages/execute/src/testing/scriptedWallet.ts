import type { Address, Hex } from 'viem'
import type { Message, Transaction } from '../domain/Step.js'
import type { Wallet } from '../wallets/Wallet.js'
import type { ScriptedChain } from './scriptedChain.js'

/** How a wallet handles a request. */
export type Behaviour =
  | 'does'
  /** The user rejects it. */
  | 'refuses'
  /** Never answers. */
  | 'hangs'
  /** Executes it and never answers. */
  | 'doesAndHangs'
  /** Executes it and answers after an hour. */
  | 'late'
  /** Sends two transactions for one request. */
  | 'twice'
  /** Executes it and returns nothing. */
  | 'silent'
  | 'fails'

/** The error of the {@link Behaviour} `refuses`. */
class RefusedByPerson extends Error {
  readonly code = 4001
}

/** Creates a wallet with scripted answers. The last behaviour repeats. It records its requests. */
export function scriptedWallet(chain: ScriptedChain, script: readonly Behaviour[] = ['does']) {
  const asked: string[] = []
  const left = [...script]
  const behave = async <answer>(what: string, act: () => answer): Promise<answer | undefined> => {
    asked.push(what)
    const behaviour = left.length > 1 ? left.shift() : left[0]
    if (behaviour === 'refuses') throw new RefusedByPerson('User rejected the request.')
    if (behaviour === 'fails') throw new Error('The device is locked.')
    if (behaviour === 'hangs') return new Promise(() => {})
    const answer = act()
    if (behaviour === 'twice') act()
    if (behaviour === 'doesAndHangs') return new Promise(() => {})
    if (behaviour === 'silent') return undefined
    if (behaviour === 'late') await new Promise((resolve) => setTimeout(resolve, 3_600_000))
    return answer
  }
  const signature: Hex = `0x${'5a'.repeat(65)}`
  const sign = (what: string) => behave(what, () => signature)
  const send = (transaction: { to: Address; data: Hex; value: bigint }, what: string) =>
    behave(what, () => chain.send(transaction))
  const wallet: Wallet = {
    address: () => chain.account,
    signStep: (_message: Message, { stepId }) => sign(stepId),
    sendStep: (transaction: Transaction, { stepId }) => send(transaction, stepId),
    getChainId: async () => chain.id,
    client: chain.client,
  }
  return { wallet, asked, sign, send, script: left }
}
