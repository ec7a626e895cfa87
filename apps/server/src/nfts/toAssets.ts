import type { Asset, AssetTransaction, Collection, Nft } from '@souk/market'
import { sql } from 'kysely'
import type { Hex } from 'viem'
import { findCollections } from '../collections/list.js'
import type { Market, Pricing } from '../market/Market.js'

/** Turns tokens into assets as the first version of the API has them. */
export async function toAssets(market: Pricing & Pick<Market, 'db'>, nfts: readonly Nft[]): Promise<Asset[]> {
  const { siteUrl } = market.config
  const contracts = [...new Set(nfts.map((nft) => nft.contract.toLowerCase()))]
  const [collections, rows] = await Promise.all([
    findCollections(market, { contracts }),
    readMore(market, nfts),
  ])
  return nfts.flatMap((nft, index) => {
    const collection = collections.find(({ slug }) => slug === nft.collection)
    const row = rows[index]
    return collection && row ? toAsset(nft, { collection, row, siteUrl }) : []
  })
}

/** The fields of an asset that an NFT does not have. */
type Row = {
  sales: string
  symbol: string
  external_url: string | null
  background_color: string | null
  /** Of the last sale. */
  transaction: { hash: Hex; index: number | null; block: string; block_hash: Hex | null } | null
}

async function readMore({ db }: Pick<Market, 'db'>, nfts: readonly Nft[]): Promise<Row[]> {
  const contracts = nfts.map((nft) => nft.contract.toLowerCase())
  const identifiers = nfts.map((nft) => String(nft.tokenId))
  const { rows } = await sql<Row>`
    select coalesce(c.symbol, '') as symbol, t.external_url, t.background_color,
      (select count(*) from sales s where s.contract = k.contract and s.identifier = k.identifier) as sales,
      (select jsonb_build_object('hash', s.transaction_hash, 'index', s.transaction_index,
        'block', s.block_number::text, 'block_hash', s.block_hash)
        from sales s where s.contract = k.contract and s.identifier = k.identifier
        order by s.block_number desc, s.log_index desc limit 1) as transaction
    from unnest(${contracts}::text[], ${identifiers}::numeric[]) with ordinality as k (contract, identifier, place)
    left join collections c on c.contract = k.contract
    left join tokens t on t.contract = k.contract and t.identifier = k.identifier
    order by k.place`.execute(db)
  return rows
}

type About = { collection: Collection; row: Row; siteUrl: string | undefined }

/** The first version has one owner per token. For several, it shows the one who holds most. */
function toAsset(nft: Nft, { collection, row, siteUrl }: About): Asset {
  const [owner] = nft.owners
  const { imageUrl, animationUrl, lastSale } = nft
  const { external_url: externalUrl, background_color: backgroundColor, transaction } = row
  return {
    tokenId: nft.tokenId,
    contract: nft.contract,
    name: nft.name,
    description: nft.description,
    ...(owner ? { owner: { address: owner.address } } : undefined),
    assetContract: toContract(nft, collection, row.symbol),
    collection,
    isPresale: false,
    ...(imageUrl
      ? { imageUrl, imagePreviewUrl: imageUrl, imageThumbnailUrl: imageUrl, imageOriginalUrl: imageUrl }
      : undefined),
    ...(animationUrl ? { animationUrl, animationOriginalUrl: animationUrl } : undefined),
    ...(externalUrl ? { externalUrl } : undefined),
    ...(backgroundColor ? { backgroundColor } : undefined),
    ...(siteUrl ? { permalink: `${siteUrl}/item/${nft.contract}/${nft.tokenId}` } : undefined),
    traits: nft.traits,
    sales: Number(row.sales),
    ...(lastSale
      ? {
          lastSale: {
            type: 'successful',
            at: lastSale.at,
            totalPrice: lastSale.price,
            currency: lastSale.currency,
            ...toTransaction(transaction, lastSale.at),
          },
        }
      : undefined),
  }
}

/** Sales that were written down before all of it was kept have no transaction. */
function toTransaction(
  transaction: Row['transaction'],
  timestamp: Date,
): { transaction: AssetTransaction } | undefined {
  if (!transaction?.block_hash || transaction.index === null) return undefined
  const { hash, index, block, block_hash: blockHash } = transaction
  return {
    transaction: {
      transactionHash: hash,
      transactionIndex: BigInt(index),
      blockNumber: BigInt(block),
      blockHash,
      timestamp,
    },
  }
}

function toContract(nft: Nft, collection: Collection, tokenSymbol: string): Asset['assetContract'] {
  const isSingle = nft.standard === 'erc721'
  const total = (required: boolean) =>
    collection.fees.filter((fee) => fee.required === required).reduce((sum, fee) => sum + fee.basisPoints, 0)
  const [marketplaceSeller, devSeller] = [total(true), total(false)]
  return {
    address: nft.contract,
    name: collection.name,
    description: collection.description,
    type: isSingle ? 'non-fungible' : 'semi-fungible',
    tokenStandard: isSingle ? 'ERC721' : 'ERC1155',
    tokenSymbol,
    ...(collection.createdAt ? { createdAt: collection.createdAt } : undefined),
    feeBps: {
      buyer: 0,
      seller: marketplaceSeller + devSeller,
      marketplaceBuyer: 0,
      marketplaceSeller,
      devBuyer: 0,
      devSeller,
    },
    ...(collection.imageUrl ? { imageUrl: collection.imageUrl } : undefined),
    ...(collection.externalUrl ? { externalUrl: collection.externalUrl } : undefined),
  }
}
