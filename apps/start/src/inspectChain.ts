import { BaseError } from '@souk/base'
import { demo } from '@souk/devchain'
import { jsonRpcBatchTransport } from '@souk/networks'
import type { ServerOptions } from '@souk/server'
import { type Address, createPublicClient } from 'viem'

/**
 * Asks a node for its chain, and whether it is the local one with the demo.
 *
 * @throws {NodeError} when the node does not answer.
 */
export async function inspectChain(options: inspectChain.Options): Promise<inspectChain.Result> {
  const { rpcUrl, collections } = options
  const transport = jsonRpcBatchTransport(rpcUrl, { retryCount: 1, timeoutMs: 10_000 })
  const client = createPublicClient({ transport })
  const chainId = await client.getChainId().catch((error: unknown) => {
    throw new NodeError({ rpcUrl: withoutSecrets(rpcUrl) }, error)
  })
  const known = Object.values(demo.chains).find((chain) => chain.chainId === chainId)
  const code = known && (await client.getCode({ address: known.collections[0].address }))
  if (known && code) return localMarket(known, collections)
  return { chainId, collections, currencies: [], priceFeeds: [], mints: [] }
}

export declare namespace inspectChain {
  type Options = { rpcUrl: string; collections: readonly Address[] }
  type Result = {
    chainId: number
    collections: ServerOptions['collections']
    /** Besides the native currency and its wrapped form, which the server knows. */
    currencies: NonNullable<ServerOptions['currencies']>
    priceFeeds: NonNullable<ServerOptions['priceFeeds']>
    /** Collections with a public mint. */
    mints: NonNullable<ServerOptions['mints']>
    /** What is on the chain, if it is a local one with the demo. */
    known?: demo.DemoChain
  }
}

function localMarket(known: demo.DemoChain, others: readonly Address[]): inspectChain.Result {
  return {
    chainId: known.chainId,
    known,
    collections: [
      ...[...known.collections, ...known.editions].map(({ address, slug }) => ({ address, slug })),
      ...others,
    ],
    mints: known.editions.map(toMint),
    priceFeeds: known.priceFeeds.map(({ currency, address: feed }) => ({ currency, feed })),
    currencies: [known.stablecoin],
  }
}

function toMint({ address, signature, price, tokenId }: demo.DemoEdition): ServerMint {
  return { collection: address, signature, price, tokenId }
}

type ServerMint = NonNullable<ServerOptions['mints']>[number]

/** Node URLs often contain a key in path or query, so this keeps only the host. */
function withoutSecrets(url: string): string {
  return new URL(url).origin
}

/** Thrown when the node does not answer. */
export class NodeError extends BaseError<{ rpcUrl: string }> {
  override readonly name = 'Start.NodeError'
  constructor(facts: { rpcUrl: string }, cause: unknown) {
    super(`No node answers at ${facts.rpcUrl}; check --chain-rpc.`, { facts, cause, retry: 'later' })
  }
}
