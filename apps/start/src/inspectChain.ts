import { BaseError } from '@souk/base'
import { demo, devchainId } from '@souk/devchain'
import type { DemoAccount } from '@souk/market'
import { jsonRpcBatchTransport } from '@souk/networks'
import { seaportAbi, seaportAddress } from '@souk/seaport'
import type { ServerOptions } from '@souk/server'
import { type Address, createPublicClient, zeroAddress } from 'viem'

/**
 * Asks a node for its chain, and checks that the exchange is deployed there.
 *
 * @throws {NodeError} when the node does not answer.
 * @throws {NoExchangeError} when Seaport 1.5 is not deployed on its chain.
 */
export async function inspectChain(options: inspectChain.Options): Promise<inspectChain.Result> {
  const { rpcUrl, collections } = options
  const transport = jsonRpcBatchTransport(rpcUrl, { retryCount: 1, timeoutMs: 10_000 })
  const client = createPublicClient({ transport })
  const chainId = await client.getChainId().catch((error: unknown) => {
    throw new NodeError({ rpcUrl: withoutSecrets(rpcUrl) }, error)
  })
  const version = await client
    .readContract({ address: seaportAddress, abi: seaportAbi, functionName: 'information' })
    .then(
      ([found]) => found,
      () => undefined,
    )
  if (version !== '1.5') throw new NoExchangeError({ chainId, address: seaportAddress, found: version })
  const code = await client.getCode({ address: demo.contracts.lanterns })
  if (chainId === devchainId && code) return demoMarket(chainId, collections)
  return { chainId, collections, currencies: [native], priceFeeds: [], mints: [], accounts: [] }
}

export declare namespace inspectChain {
  type Options = { rpcUrl: string; collections: readonly Address[] }
  type Result = {
    chainId: number
    collections: ServerOptions['collections']
    currencies: NonNullable<ServerOptions['currencies']>
    priceFeeds: NonNullable<ServerOptions['priceFeeds']>
    /** Collections with a public mint. */
    mints: NonNullable<ServerOptions['mints']>
    /** Demo wallets, if this is the local chain with the demo. */
    accounts: readonly DemoAccount[]
  }
}

const native = { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }

function demoMarket(chainId: number, others: readonly Address[]): inspectChain.Result {
  return {
    chainId,
    collections: [
      ...[...demo.collections, demo.edition].map(({ address, slug }) => ({ address, slug })),
      ...others,
    ],
    mints: [toMint(demo.edition)],
    priceFeeds: demo.priceFeeds.map(({ currency, address: feed }) => ({ currency, feed })),
    currencies: [
      native,
      { address: demo.contracts.wrappedNative, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
      { address: demo.contracts.dusd, symbol: 'dUSD', name: 'Demo USD', decimals: 6 },
    ],
    accounts: demo.accounts,
  }
}

function toMint({ address, signature, price, tokenId }: typeof demo.edition): ServerMint {
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

/** Thrown when a chain lacks the exchange. */
export class NoExchangeError extends BaseError<{
  chainId: number
  address: Address
  found: string | undefined
}> {
  override readonly name = 'Start.NoExchangeError'
  constructor(facts: { chainId: number; address: Address; found: string | undefined }) {
    super(
      `Chain ${facts.chainId} has no Seaport 1.5 at ${facts.address}; choose a node of a chain that has it, or leave out --chain-rpc for the local chain.`,
      { facts },
    )
  }
}
