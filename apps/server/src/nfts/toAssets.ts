import type { Asset, Collection, Nft } from '@souk/market'
import { sql } from 'kysely'
import { findCollections } from '../collections/list.js'
import type { Market } from '../market/Market.js'

/** Turns tokens into assets as the first version of the API has them. */
export async function toAssets(
  market: Pick<Market, 'db' | 'config'>,
  nfts: readonly Nft[],
): Promise<Asset[]> {
  const contracts = [...new Set(nfts.map((nft) => nft.contract.toLowerCase()))]
  const [collections, sales] = await Promise.all([
    findCollections(market, { contracts }),
    countSales(market, nfts),
  ])
  return nfts.flatMap((nft, index) => {
    const collection = collections.find(({ slug }) => slug === nft.collection)
    return collection ? toAsset(nft, { collection, sales: sales[index] ?? 0 }) : []
  })
}

async function countSales({ db }: Pick<Market, 'db'>, nfts: readonly Nft[]): Promise<number[]> {
  const contracts = nfts.map((nft) => nft.contract.toLowerCase())
  const identifiers = nfts.map((nft) => String(nft.identifier))
  const { rows } = await sql<{ sales: string }>`
    select (select count(*) from sales s where s.contract = k.contract and s.identifier = k.identifier) as sales
    from unnest(${contracts}::text[], ${identifiers}::numeric[]) with ordinality as k (contract, identifier, place)
    order by k.place`.execute(db)
  return rows.map((row) => Number(row.sales))
}

/** The first version has one owner per token. For several, it shows the one who holds most. */
function toAsset(nft: Nft, about: { collection: Collection; sales: number }): Asset {
  const { collection, sales } = about
  const [owner] = nft.owners
  const { imageUrl, animationUrl, lastSale } = nft
  return {
    tokenId: nft.identifier,
    tokenAddress: nft.contract,
    name: nft.name,
    description: nft.description,
    ...(owner ? { owner: { address: owner.address } } : undefined),
    assetContract: toContract(nft, collection),
    collection,
    isPresale: false,
    ...(imageUrl
      ? { imageUrl, imagePreviewUrl: imageUrl, imageThumbnailUrl: imageUrl, imageOriginalUrl: imageUrl }
      : undefined),
    ...(animationUrl ? { animationUrl, animationOriginalUrl: animationUrl } : undefined),
    traits: nft.traits,
    sales,
    ...(lastSale
      ? {
          lastSale: {
            type: 'successful',
            at: lastSale.at,
            totalPrice: lastSale.price,
            paymentToken: lastSale.currency,
          },
        }
      : undefined),
  }
}

function toContract(nft: Nft, collection: Collection): Asset['assetContract'] {
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
    tokenSymbol: '',
    feeBps: {
      buyer: 0,
      seller: marketplaceSeller + devSeller,
      marketplaceBuyer: 0,
      marketplaceSeller,
      devBuyer: 0,
      devSeller,
    },
    ...(collection.imageUrl ? { imageUrl: collection.imageUrl } : undefined),
  }
}
