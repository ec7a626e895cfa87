import { BaseError, plainText, poll } from '@souk/base'
import { zoneArtifact } from '@souk/contracts'
import { Network } from '@souk/networks'
import { Auction } from '@souk/seaport'
import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { isOurs } from '../ground/Zones.js'
import { createNode, fromNode, type Node } from '../node/node.js'
import type { ZoneCommand } from './parseZone.js'
import {
  factory,
  NotDeployedError,
  plan,
  toText,
  transactionOf,
  type ZoneChainFacts,
  type ZoneTransaction,
} from './ZonePlan.js'

/** The person at the terminal. */
export type Person = {
  say: (line: string) => void
  /** Prints a result, which a file may receive in place of the terminal. */
  print: (text: string) => void
  /** Returns whether the person agrees. Absent without a terminal, where nobody can. */
  ask?: ((question: string) => Promise<boolean>) | undefined
}

/**
 * Shows or deploys the auction zone of a chain. Does nothing if it is there already.
 *
 * @param options.signal - Stops waiting for another wallet.
 * @throws {NoFactoryError} if the chain lacks the factory.
 * @throws {NobodyToAskError} if nobody can agree to the transaction.
 * @throws {NotSentError} if the node does not take the transaction.
 * @throws {NotDeployedError} if the transaction did not deploy the zone.
 * @throws {NodeError} when the node does not answer.
 */
export async function runZone(
  command: ZoneCommand,
  options: Person & { signal?: AbortSignal },
): Promise<void> {
  const { say, print, signal } = options
  const node = createNode(command.rpcUrl)
  const chainId = await fromNode('eth_chainId', () => node.getChainId())
  say(`The node is on chain ${chainId}. Preparing the contract, which takes some seconds the first time.`)
  const creation = zoneArtifact().bytecode
  const todo = plan({ chainId, ...(await readFacts(node, transactionOf(creation))) }, creation)
  const isStatus = command.verb === 'status'
  const tell = isStatus ? print : say
  tell(toText(todo))
  if (todo.type === 'there' || isStatus) return
  const { transaction } = todo
  if (command.key) {
    if (!(await isAgreed(command, options))) return say('Nothing was sent.')
    await send(command, { node, chainId, transaction })
  } else {
    say('Send this transaction from any wallet on that chain that sends data:')
    print(JSON.stringify({ chainId, ...transaction, value: '0' }, undefined, 2))
    say('Waiting until the contract is there. Press Ctrl-C to stop; start again to see whether it is.')
    await poll(() => isThere(node), { intervalMs: 2_000, deadlineMs: Number.POSITIVE_INFINITY, signal })
  }
  say(`The auction zone is there, with the right code: ${Auction.soukZone}.`)
}

async function isAgreed(command: ZoneCommand, { ask }: Person): Promise<boolean> {
  if (command.isAgreed) return true
  if (!ask) throw new NobodyToAskError()
  return ask('Send the transaction? [y/N] ')
}

async function readFacts(node: Node, transaction: ZoneTransaction): Promise<Omit<ZoneChainFacts, 'chainId'>> {
  const [zoneCode, factoryCode, gasPrice, gas] = await Promise.all([
    fromNode('eth_getCode', () => node.getCode({ address: Auction.soukZone })),
    fromNode('eth_getCode', () => node.getCode({ address: factory })),
    fromNode('eth_gasPrice', () => node.getGasPrice()),
    // Nodes may refuse to estimate for an account without money, and it fails where the zone is there already.
    node.estimateGas({ account: factory, ...transaction }).catch(() => undefined),
  ])
  return { zoneCode, factoryCode, gasPrice, gas }
}

type Sending = { node: Node; chainId: number; transaction: ZoneTransaction }

async function send({ key, rpcUrl }: ZoneCommand, { node, chainId, transaction }: Sending): Promise<void> {
  const account = privateKeyToAccount(key ?? '0x')
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const fees = await readFees(node, chainId)
  const hash = await wallet
    .sendTransaction({ chain: null, ...transaction, ...fees })
    .catch((cause: unknown) => {
      // The cause names the URL of the node, which may contain a key.
      throw new NotSentError({ chainId, reason: reasonOf(cause) })
    })
  await fromNode('eth_getTransactionReceipt', () => node.waitForTransactionReceipt({ hash }))
  if (!(await isThere(node))) throw new NotDeployedError({ chainId, hash })
}

/** Some chains refuse a lower priority fee than that of the table, whatever the node proposes. */
async function readFees(node: Node, chainId: number): Promise<{ maxPriorityFeePerGas?: bigint }> {
  const least = Network.factsOf(chainId)?.priorityFeePerGas
  if (!least) return {}
  const proposed = await node.estimateMaxPriorityFeePerGas().catch(() => 0n)
  return { maxPriorityFeePerGas: proposed > least ? proposed : least }
}

/** What the node said, without the request. */
function reasonOf(cause: unknown): string {
  const { details, shortMessage } = cause as { details?: string; shortMessage?: string }
  return plainText((details || shortMessage || 'no answer').slice(0, 200))
}

async function isThere(node: Node): Promise<true | undefined> {
  const code = await fromNode('eth_getCode', () => node.getCode({ address: Auction.soukZone }))
  return isOurs({ zone: Auction.soukZone, code }) || undefined
}

/** Thrown when the node does not take the transaction, as for an account without money. */
class NotSentError extends BaseError<{ chainId: number; reason: string }> {
  override readonly name = 'Zone.NotSentError'
  constructor(facts: { chainId: number; reason: string }) {
    super(`The node of chain ${facts.chainId} did not take the transaction: ${facts.reason}`, {
      facts,
      retry: 'user',
    })
  }
}

/** Thrown when a transaction needs a person's consent, and there is no terminal to ask at. */
class NobodyToAskError extends BaseError {
  override readonly name = 'Zone.NobodyToAskError'
  constructor() {
    super('Nothing was sent: there is no terminal at which to ask; add --yes to send the transaction.', {
      facts: {},
      retry: 'user',
    })
  }
}
