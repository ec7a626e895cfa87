import type { ConsiderationItem, OfferItem } from '@souk/seaport'
import type { MarketOrder } from '../domain/MarketOrder.js'
import * as AccountWire from './account.js'

/**
 * Writes the items of an order as the bundle of assets that clients of the marketplace family read. Only what the
 * order itself says is in it; names and pictures come from the NFT endpoints.
 */
export function encodeBundle(
  items: readonly (OfferItem | ConsiderationItem)[],
  order: Pick<MarketOrder, 'maker' | 'currency'>,
): Bundle {
  const assets = items.map((item) => encodeAsset(item, order.currency))
  return {
    maker: AccountWire.encode(order.maker),
    assets,
    asset_contract: null,
    name: null,
    slug: null,
    description: null,
    external_link: null,
    permalink: null,
  }
}

type Bundle = {
  maker: AccountWire.Wire
  assets: ReturnType<typeof encodeAsset>[]
  asset_contract: null
  name: null
  slug: null
  description: null
  external_link: null
  permalink: null
}

const schemaNames = ['ERC20', 'ERC20', 'ERC721', 'ERC1155', 'ERC721', 'ERC1155'] as const
const contractTypes = [
  'fungible',
  'fungible',
  'non-fungible',
  'semi-fungible',
  'non-fungible',
  'semi-fungible',
] as const

function encodeAsset(item: OfferItem, currency: MarketOrder['currency']) {
  const isMoney = item.itemType <= 1
  return {
    id: null,
    token_id: String(item.identifierOrCriteria),
    num_sales: 0,
    quantity: String(item.startAmount),
    name: isMoney ? currency.name : null,
    description: null,
    image_url: null,
    image_preview_url: null,
    image_thumbnail_url: null,
    image_original_url: null,
    animation_url: null,
    animation_original_url: null,
    background_color: null,
    external_link: null,
    permalink: null,
    decimals: isMoney ? currency.decimals : null,
    token_metadata: null,
    is_nsfw: false,
    is_presale: false,
    owner: null,
    last_sale: null,
    traits: [],
    asset_contract: {
      address: item.token.toLowerCase(),
      asset_contract_type: contractTypes[item.itemType],
      schema_name: schemaNames[item.itemType],
      name: isMoney ? currency.name : '',
      symbol: isMoney ? currency.symbol : '',
      description: null,
      created_date: null,
      ...noFees,
      image_url: null,
      external_link: null,
      wiki_link: null,
    },
    collection: {
      name: '',
      slug: '',
      description: '',
      created_date: null,
      payment_tokens: [],
      ...noFees,
      stats: {},
      traits: {},
      fees: { seller_fees: {}, opensea_fees: {}, marketplace_fees: {} },
    },
  }
}

const noFees = {
  buyer_fee_basis_points: 0,
  seller_fee_basis_points: 0,
  dev_buyer_fee_basis_points: 0,
  dev_seller_fee_basis_points: 0,
  opensea_buyer_fee_basis_points: 0,
  opensea_seller_fee_basis_points: 0,
  marketplace_buyer_fee_basis_points: 0,
  marketplace_seller_fee_basis_points: 0,
}
