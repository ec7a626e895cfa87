import { BaseError } from '@souk/base'
import { Network } from '@souk/networks'
import { noConduitKey } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { ServerOptions } from '../market/config.js'
import { fromNode, type Node, NodeError } from '../node/node.js'
import * as Exchange from './Exchange.js'
import * as Money from './Money.js'
import { readAutomine } from './readAutomine.js'
import { readTokens } from './readTokens.js'
import * as Zones from './Zones.js'

/** What a market stands on: its chain and the contracts that were there before it. */
export type Ground = Money.Money & {
  chainId: number
  /** The conduit of new orders. 32 zero bytes mean none. */
  conduitKey: Hex
  /** Zones that settle auctions here. */
  auctionZones: readonly Address[]
  /** Whether the chain makes blocks only for transactions. */
  isAutomined: boolean
}

/** For the settings that several markets share, none of which is about a chain. */
export const noGround: Ground = {
  chainId: 0,
  currencies: [],
  wrappedNative: undefined,
  conduitKey: noConduitKey,
  auctionZones: [],
  isAutomined: false,
}

/**
 * Reads what a market needs of its chain, and compares it with the options.
 *
 * @throws {WrongChainError} when the node is on another chain than the options say.
 * @throws {NoNodeError} when the node does not answer. @throws {NodeError} when it does not answer later questions.
 * @throws As {@link Exchange.conduitKeyOf}, {@link Money.from} and {@link Zones.from}.
 */
export async function readGround(node: Node, options: ServerOptions): Promise<Ground> {
  const chainId = await readChainId(node, options)
  if (options.chainId !== undefined && options.chainId !== chainId)
    throw new WrongChainError({ expected: options.chainId, found: chainId })
  const known = Network.factsOf(chainId)
  const tokens = Money.tokensOf(options, known).map(({ address }) => address)
  const [exchange, facts, zones, isAutomined] = await Promise.all([
    Exchange.read(node, options),
    readTokens(node, tokens),
    Zones.read(node, options),
    readAutomine(node, options, chainId),
  ])
  return {
    chainId,
    conduitKey: Exchange.conduitKeyOf(options, exchange, chainId),
    ...Money.from(options, { chainId, known, facts }),
    auctionZones: Zones.from(options, zones, chainId),
    isAutomined,
  }
}

/** @throws {NoNodeError} when the node does not answer. */
async function readChainId(node: Node, { rpcUrl }: ServerOptions): Promise<number> {
  try {
    return await fromNode('eth_chainId', () => node.getChainId())
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    throw new NoNodeError({ host: new URL(rpcUrl).host, reason: error.facts.reason }, error)
  }
}

/** Thrown when nothing, or no node, answers at the URL. Names only its host, because the rest may contain a key. */
class NoNodeError extends BaseError<{ host: string; reason: string }> {
  override readonly name = 'Server.NoNodeError'
  constructor(facts: { host: string; reason: string }, cause: NodeError) {
    const said = facts.reason.trim().replace(/\.$/, '')
    super(`No node answers at ${facts.host}; check the URL of the node. The attempt says: ${said}.`, {
      facts,
      cause,
      retry: 'later',
    })
  }
}

/** Thrown when the node is on another chain than the one the server was started for. */
export class WrongChainError extends BaseError<{ expected: number; found: number }> {
  override readonly name = 'Server.WrongChainError'
  constructor(facts: { expected: number; found: number }) {
    super(`The node is on chain ${facts.found}; this server is for chain ${facts.expected}.`, {
      facts,
      retry: 'user',
    })
  }
}
