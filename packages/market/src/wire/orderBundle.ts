import type { ConsiderationItem, OfferItem } from '@souk/seaport'
import type { MarketOrder } from '../domain/MarketOrder.js'
import * as AccountWire from './account.js'

type Item = OfferItem | ConsiderationItem
/** Without a currency, as in a swap, nothing is said of money but its address. */
type Order = Pick<MarketOrder, 'maker'> & Partial<Pick<MarketOrder, 'currency'>>

/**
 * Writes the items of an order as the bundle of assets that clients of the marketplace API read. It contains only data
 * of the order. Names and pictures come from the NFT endpoints.
 */
export function encodeBundle(items: readonly Item[], order: Order) {
  return {
    ...unnamed,
    maker: AccountWire.encode(order.maker),
    assets: items.map((item) => toAsset(factsOf(item, order.currency))),
  }
}

/**
 * Writes the JSON of {@link encodeBundle}. Nearly all parts of an asset are the same for every asset and are written
 * only once.
 */
export function printBundle(items: readonly Item[], order: Order): string {
  const head = JSON.stringify({ ...unnamed, maker: AccountWire.encode(order.maker) })
  const assets = items.map((item) => printAsset(factsOf(item, order.currency)))
  return `${head.slice(0, -1)},"assets":[${assets.join()}]}`
}

const unnamed = {
  asset_contract: null,
  name: null,
  slug: null,
  description: null,
  external_link: null,
  permalink: null,
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

const noCollection = {
  name: '',
  slug: '',
  description: '',
  created_date: null,
  payment_tokens: [],
  ...noFees,
  stats: {},
  traits: {},
  fees: { seller_fees: {}, opensea_fees: {}, marketplace_fees: {} },
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

/** What assets differ by, in the order in which {@link toAsset} has it. */
function factsOf(item: Item, currency: Order['currency']) {
  const money = item.itemType <= 1 ? currency : undefined
  return {
    identifier: String(item.identifierOrCriteria),
    quantity: String(item.startAmount),
    name: money?.name ?? null,
    decimals: money?.decimals ?? null,
    contract: item.token.toLowerCase(),
    contractType: contractTypes[item.itemType],
    schema: schemaNames[item.itemType],
    contractName: money?.name ?? '',
    symbol: money?.symbol ?? '',
  }
}

type Facts = ReturnType<typeof factsOf>

function toAsset<facts extends Record<keyof Facts, string | number | null>>(facts: facts) {
  return {
    id: null,
    token_id: facts.identifier,
    num_sales: 0,
    quantity: facts.quantity,
    name: facts.name,
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
    decimals: facts.decimals,
    token_metadata: null,
    is_nsfw: false,
    is_presale: false,
    owner: null,
    last_sale: null,
    traits: [],
    asset_contract: {
      address: facts.contract,
      asset_contract_type: facts.contractType,
      schema_name: facts.schema,
      name: facts.contractName,
      symbol: facts.symbol,
      description: null,
      created_date: null,
      ...noFees,
      image_url: null,
      external_link: null,
      wiki_link: null,
    },
    collection: noCollection,
  }
}

/** Text that occurs nowhere else in an asset. */
const gap = '\0'

/** The JSON of an asset, split at its values. */
const pieces = /* @__PURE__ */ toPieces()

function toPieces(): readonly string[] {
  const facts = {
    ...{ identifier: gap, quantity: gap, name: gap, decimals: gap },
    ...{ contract: gap, contractType: gap, schema: gap, contractName: gap, symbol: gap },
  }
  return JSON.stringify(toAsset(facts)).split(JSON.stringify(gap))
}

function printAsset(facts: Facts): string {
  const [first = '', ...others] = pieces
  const values = Object.values(facts)
  return others.reduce((text, piece, index) => text + print(values[index]) + piece, first)
}

/** Most values are digits, addresses or words, which need no escaping in JSON. */
function print(fact: string | number | null | undefined): string {
  return typeof fact === 'string' && /^\w*$/.test(fact) ? `"${fact}"` : JSON.stringify(fact)
}
