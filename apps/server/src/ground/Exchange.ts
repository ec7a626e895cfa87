import { BaseError, failureOf, reasonOf } from '@souk/base'
import { knownConduitKey, noConduitKey, seaportAbi, seaportAddress } from '@souk/seaport'
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import type { ServerOptions } from '../market/config.js'
import { fromNode, type Node } from '../node/node.js'
import * as Read from '../node/Read.js'
import * as Refusal from '../node/Refusal.js'

/** What the chain says about the exchange, and about the conduit of a key. */
export type ExchangeFacts = { version: string | undefined; conduit: Address | undefined }

type Options = Pick<ServerOptions, 'conduitKey'>

const information = { abi: seaportAbi, functionName: 'information' } as const

/**
 * Looks at the exchange and the conduit. Also asks for logs, since some nodes do not answer such requests.
 *
 * @throws {NodeError} when the node does not answer. @throws {NoLogsError} when it has no logs.
 */
export async function read(node: Node, { conduitKey = knownConduitKey }: Options): Promise<ExchangeFacts> {
  const version: Read.Read<string> = {
    to: seaportAddress,
    data: encodeFunctionData(information),
    decode: (data) => decodeFunctionResult({ ...information, data })[0],
  }
  const [answers] = await Promise.all([Read.all(node, [version, Read.conduit(conduitKey)]), readLogs(node)])
  return { version: answers[0], conduit: answers[1] }
}

/** Asks for the logs of a single block, which no node refuses for their number. */
function readLogs(node: Node): Promise<unknown> {
  return node.getLogs({ address: seaportAddress }).catch((cause: unknown) => {
    if (failureOf(cause) === 'refused' && !Refusal.of(cause))
      throw new NoLogsError({ reason: reasonOf(cause) })
    return fromNode('eth_getLogs', () => Promise.reject(cause))
  })
}

/**
 * Decides which conduit new orders use: that of the operator, or the best known one if it is on the chain. Without a
 * conduit, accounts approve the exchange itself.
 *
 * @throws {NoExchangeError} if the exchange is not on the chain.
 * @throws {NoConduitError} if there is no conduit with the operator's key.
 */
export function conduitKeyOf({ conduitKey }: Options, facts: ExchangeFacts, chainId: number): Hex {
  const { version, conduit } = facts
  if (version !== '1.5') throw new NoExchangeError({ chainId, address: seaportAddress, found: version })
  if (conduitKey === noConduitKey || conduit) return conduitKey ?? knownConduitKey
  if (conduitKey) throw new NoConduitError({ chainId, conduitKey })
  return noConduitKey
}

/** Thrown when a chain lacks the exchange. */
export class NoExchangeError extends BaseError<{
  chainId: number
  address: Address
  found: string | undefined
}> {
  override readonly name = 'Server.NoExchangeError'
  constructor(facts: { chainId: number; address: Address; found: string | undefined }) {
    super(
      `Chain ${facts.chainId} has no Seaport 1.5 at ${facts.address}; choose a node of a chain that has it.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when a node refuses to show logs. */
class NoLogsError extends BaseError<{ reason: string }> {
  override readonly name = 'Server.NoLogsError'
  constructor(facts: { reason: string }) {
    const said = facts.reason.trim().replace(/\.$/, '')
    super(
      `The node refuses eth_getLogs, without which no market can follow a chain; choose another node. It says: ${said}.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when a chain has no conduit with the configured key. */
class NoConduitError extends BaseError<{ chainId: number; conduitKey: Hex }> {
  override readonly name = 'Server.NoConduitError'
  constructor(facts: { chainId: number; conduitKey: Hex }) {
    super(
      `Chain ${facts.chainId} has no conduit with the key ${facts.conduitKey}; leave out --conduit-key, or name the key of a conduit there.`,
      { facts, retry: 'user' },
    )
  }
}
