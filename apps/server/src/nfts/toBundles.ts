import type { Asset, Bundle } from '@souk/market'
import { AssetWire } from '@souk/market/wire'
import type { Address } from 'viem'
import type { OrderRow } from '../db/tables.js'
import type { Market, Pricing } from '../market/Market.js'
import * as Page from '../market/Page.js'
import { readNfts } from './readNfts.js'
import { toAssets } from './toAssets.js'

/**
 * Turns listings of several NFTs into the bundles of the API's first version. The name of a bundle is the number of its NFTs,
 * and its slug is the hash of the order. Leaves out the last ones of a list that is too large for an answer: a few tokens with
 * large pictures may be in very many bundles.
 */
export async function toBundles(
  market: Pricing & Pick<Market, 'db' | 'rules'>,
  rows: readonly OrderRow[],
): Promise<readonly Bundle[]> {
  const nfts = await readNfts(market, rows.flatMap(tokensOf))
  const assets = new Map((await toAssets(market, nfts)).map((asset) => [keyOf(asset), asset]))
  const sizes = new Map(
    [...assets].map(([key, asset]) => [key, JSON.stringify(AssetWire.encode(asset, market.config)).length]),
  )
  const bundles = rows.map((row) => toBundle(row, assets))
  const sizeOf = (bundle: Bundle) =>
    bundle.assets.reduce((sum, asset) => sum + (sizes.get(keyOf(asset)) ?? 0), 0)
  return Page.take(bundles, { limit: rows.length, sizeOf }).rows
}

type Token = { contract: Address; tokenId: bigint }

function tokensOf({ parameters }: OrderRow): readonly Token[] {
  return parameters.offer.map(({ token, identifierOrCriteria }) => ({
    contract: token,
    tokenId: BigInt(identifierOrCriteria),
  }))
}

function toBundle(row: OrderRow, known: ReadonlyMap<string, Asset>): Bundle {
  const tokens = tokensOf(row)
  const assets = tokens.flatMap((token) => known.get(keyOf(token)) ?? [])
  const [first] = assets
  const isOfOne = assets.every(({ contract }) => contract === first?.contract)
  return {
    maker: { address: row.maker as Address },
    assets,
    ...(first && isOfOne ? { assetContract: first.assetContract } : undefined),
    name: `Bundle of ${tokens.length}`,
    slug: row.order_hash,
    description: '',
  }
}

function keyOf({ contract, tokenId }: Token): string {
  return `${contract.toLowerCase()}:${tokenId}`
}
