import { plainText, poll } from '@souk/base'
import { zoneArtifact } from '@souk/contracts'
import { estimateFees } from '@souk/networks'
import { Auction } from '@souk/seaport'
import { createWalletClient, http } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { isOurs } from '../ground/Zones.js'
import { createNode, fromNode, type Node } from '../node/node.js'
import type { ZoneCommand } from './parseZone.js'
import { DeclinedError, NobodyToAskError, NotSentError } from './ZoneErrors.js'
import {
  factory,
  NotDeployedError,
  plan,
  toChainText,
  toMoneyText,
  toPayerText,
  toText,
  transactionOf,
  type ZoneChainFacts,
  type ZonePlan,
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
 * @throws {DeclinedError} if the person does not agree to the transaction.
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
  say(`The node is on ${toChainText(chainId)}.`)
  const todo = await planZone(node, chainId)
  const isStatus = command.verb === 'status'
  const tell = isStatus ? print : say
  tell(toText(todo))
  if (todo.type === 'there' || isStatus) return
  const { transaction } = todo
  if (command.key) {
    const account = privateKeyToAccount(command.key)
    const balance = await fromNode('eth_getBalance', () => node.getBalance(account))
    say(toPayerText(todo, { account: account.address, balance }))
    await assertAgreed(command, options)
    await send({ account, rpcUrl: command.rpcUrl }, { node, chainId, transaction, say })
  } else {
    say('Send this transaction from any wallet on that chain that sends data:')
    print(JSON.stringify({ chainId, ...transaction, value: '0' }, undefined, 2))
    say('Waiting until the contract is there. Press Ctrl-C to stop; start again to see whether it is.')
    await poll(() => isThere(node), { intervalMs: 2_000, deadlineMs: Number.POSITIVE_INFINITY, signal })
  }
  say(`The auction zone is there, with the right code: ${Auction.soukZone}.`)
}

/** @throws {DeclinedError} if the person does not agree. @throws {NobodyToAskError} */
async function assertAgreed(command: ZoneCommand, { ask }: Person): Promise<void> {
  if (command.isAgreed) return
  if (!ask) throw new NobodyToAskError()
  if (!(await ask('Send the transaction? [y/N] '))) throw new DeclinedError()
}

/** Compiles the contract only if it is not there: from source, that takes some seconds the first time. */
async function planZone(node: Node, chainId: number): Promise<ZonePlan> {
  if (await isThere(node)) return { type: 'there', chainId }
  const creation = zoneArtifact().bytecode
  return plan({ chainId, ...(await readFacts(node, transactionOf(creation))) }, creation)
}

async function readFacts(node: Node, transaction: ZoneTransaction): Promise<Omit<ZoneChainFacts, 'chainId'>> {
  const [zoneCode, factoryCode, gasPrice, { baseFeePerGas }, gas] = await Promise.all([
    fromNode('eth_getCode', () => node.getCode({ address: Auction.soukZone })),
    fromNode('eth_getCode', () => node.getCode({ address: factory })),
    fromNode('eth_gasPrice', () => node.getGasPrice()),
    fromNode('eth_getBlockByNumber', () => node.getBlock()),
    // Nodes may refuse to estimate for an account without money, and it fails where the zone is there already.
    node.estimateGas({ account: factory, ...transaction }).catch(() => undefined),
  ])
  return { zoneCode, factoryCode, gasPrice, baseFee: baseFeePerGas ?? undefined, gas }
}

type Sender = { account: PrivateKeyAccount; rpcUrl: string }
type Sending = { node: Node; chainId: number; transaction: ZoneTransaction; say: Person['say'] }

async function send(
  { account, rpcUrl }: Sender,
  { node, chainId, transaction, say }: Sending,
): Promise<void> {
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const fees = await fromNode('eth_getBlockByNumber', () => estimateFees(node, { chainId }))
  const hash = await wallet
    .sendTransaction({ chain: null, ...transaction, ...fees })
    .catch((cause: unknown) => {
      // The cause names the URL of the node, which may contain a key.
      throw new NotSentError({ chainId, reason: reasonOf(cause) })
    })
  say(`Sent as transaction ${hash}. Waiting for its block.`)
  const { gasUsed, effectiveGasPrice } = await fromNode('eth_getTransactionReceipt', () =>
    node.waitForTransactionReceipt({ hash }),
  )
  say(`It cost ${toMoneyText(gasUsed * effectiveGasPrice, chainId)}.`)
  if (!(await isThere(node))) throw new NotDeployedError({ chainId, hash })
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
