import { activityTypes, type MarketEvent, type MarketEventType } from '@souk/market'
import { isSoukKey, type ReadName } from '../queries/queryKey.js'

/** The options of all reads that events can affect. Token ids are strings. */
type Options = {
  slug?: string
  listed?: boolean
  auctioned?: boolean
  sort?: string
  price?: object
  contract?: string
  tokenId?: string
  account?: string
  owner?: string
  offerer?: string
  contractOfferer?: string
  maker?: string
  orderHash?: string
  orderHashes?: readonly string[]
  tokenIds?: readonly string[]
  bundled?: boolean
  includeBundled?: boolean
  tokens?: readonly { contract: string; tokenId: string }[]
  types?: readonly string[]
  order?: { parameters: { offerer: string } }
  components?: { offerer: string }
}

/**
 * Returns whether an event may have made a read out of date.
 *
 * Pages of a collection's or a contract's tokens are excluded: the changed token is inserted into them instead, so that
 * a grid neither jumps nor reloads.
 *
 * @example
 * isTouched({ type: 'sale', collection: 'lanterns', … }, getCollectionQueryOptions(api, { slug: 'lanterns' }).queryKey) // → true
 */
export function isTouched(event: MarketEvent, key: readonly unknown[]): boolean {
  if (!isSoukKey(key)) return false
  const [, , name] = key
  const options: Options = key[3]
  const rule = rules[name]
  if (rule === 'fixed') return false
  if (event.type === 'reorg') return true
  // The listing that changed the floor has an event of its own.
  if (event.type === 'floor' && !readsOfFloors.includes(name)) return false
  return rule(event, options)
}

/**
 * Returns whether an event may have added a token to pages of tokens, removed it, or changed its position: if their
 * order or their filter depends on listings.
 *
 * @example
 * isReordered({ type: 'sale', collection: 'lanterns', … }, getNftsByCollectionQueryOptions(api, { slug: 'lanterns', sort: 'price' }).queryKey) // → true
 */
export function isReordered(event: MarketEvent, key: readonly unknown[]): boolean {
  if (!isSoukKey(key) || key[2] !== 'getNftsByCollection') return false
  const options: Options = key[3]
  const { listed, auctioned, price, sort = '' } = options
  const goesBySale = listed || auctioned || price !== undefined || salesSorts.includes(sort)
  return goesBySale && changesOfSale.includes(event.type) && isOfCollection(event, options)
}

const salesSorts = ['price', 'price-down', 'recent', 'ending']
const changesOfSale: readonly MarketEventType[] = ['listing', 'sale', 'cancel', 'invalid', 'valid', 'expired']

/** Reads that return floors. */
const readsOfFloors: readonly ReadName[] = [
  'getCollections',
  'getCollection',
  'getCollectionHistory',
  'getRanking',
]

type Rule = (event: MarketEvent, options: Options) => boolean

/** Reads that only a reorganisation can invalidate, because events do not affect them or are inserted into them. */
const settled: Rule = () => false
const always: Rule = () => true

const isOfOrder: Rule = (event, { orderHash }) => isSame(event.orderHash, orderHash)
const isOfOneOfOrders: Rule = (event, { orderHashes = [] }) =>
  orderHashes.some((hash) => isSame(event.orderHash, hash))
const isOfAccount: Rule = (event, { account }) => concerns(event, account)
const isOfOwner: Rule = (event, { owner }) => concerns(event, owner)

/** A bid does not name its auction. */
const isOfAuction: Rule = (event, options) => isOfOrder(event, options) || bidTypes.includes(event.type)
const bidTypes: readonly MarketEventType[] = ['offer', 'cancel', 'invalid', 'valid', 'expired']

/** Reads of an owner's tokens or of specific tokens. Without options, reads of all tokens. */
const isOfTokens: Rule = (event, options) => {
  if (options.owner !== undefined) return isOfOwner(event, options)
  return options.contract === undefined || isAboutToken(event, options)
}

/** Reads of some accounts' orders or of orders on some tokens. Without options, reads of all orders. */
const isOfOrders: Rule = (event, { maker, owner, ...options }) => {
  if (concerns(event, maker) || concerns(event, owner)) return true
  if (isOfSeveral(event) && (options.bundled || options.includeBundled)) return true
  if (options.contract !== undefined) return isAboutToken(event, options)
  return maker === undefined && owner === undefined && event.orderHash !== undefined
}

/** An event of an order of several tokens names none of them, so it may concern any token. */
function isOfSeveral({ contract, orderHash }: MarketEvent): boolean {
  return contract === undefined && orderHash !== undefined
}

/** `fixed` marks reads that nothing on a market or a chain can change. */
const rules: Readonly<Record<ReadName, Rule | 'fixed'>> = {
  getMarketInfo: 'fixed',
  getPaymentToken: 'fixed',
  getInformation: 'fixed',
  getOrderHash: 'fixed',
  getNftsByCollection: settled,
  getNftsByContract: settled,
  // A simulation is fresh for half a block, and is repeated when it is displayed again.
  inspectRequest: settled,
  getDomain: settled,
  getDomains: settled,
  getNumberOfDomains: settled,
  // A new price of a currency is not an event of the market.
  getFeedPrices: settled,
  getPrices: settled,
  getCollections: always,
  getBundle: always,
  getCollection: isOfCollection,
  getCollectionOffers: (event, options) =>
    isOfCollection(event, options) && (event.tokenId === undefined || event.type === 'sale'),
  // Search results are requested again with the next input.
  getSearchResults: settled,
  getRanking: (event) => event.type === 'sale' || event.type === 'floor',
  getCollectionHistory: (event, options) =>
    isOfCollection(event, options) && (event.type === 'sale' || event.type === 'floor'),
  getHolders: (event, options) =>
    isOfCollection(event, options) && (event.type === 'sale' || event.type === 'transfer'),
  getDepth: (event, options) => isOfCollection(event, options) && event.type !== 'transfer',
  getMints: (event, options) => isOfCollection(event, options) && event.type === 'transfer',
  getActivity: isOfPast,
  // The neighbours of a token stay the same while the token is displayed.
  getNeighbours: settled,
  getNft: isOfNft,
  getNfts: (event, { tokens = [] }) => tokens.some((token) => isOfNft(event, token)),
  getNftsByAccount: isOfAccount,
  getAsset: (event, { contract, tokenId = '0' }) => isOfNft(event, { contract, tokenId }),
  getAssets: isOfTokens,
  getBundles: isOfTokens,
  getOrder: (event, options) =>
    options.orderHash === undefined ? isOfOrders(event, options) : isOfOrder(event, options),
  getOrders: isOfOrders,
  getSwaps: (event, options) => isOfSeveral(event) || isOfOrders(event, options),
  getOrdersByHash: isOfOneOfOrders,
  getWakingListings: (event, { maker }) => concerns(event, maker),
  getFulfillmentData: isOfOrder,
  getAuction: isOfAuction,
  // An order that ends, is filled or is no longer funded may be an auction or a bid.
  getAuctions: (event) => event.orderHash !== undefined,
  getSettlement: isOfAuction,
  getSignedOrders: isOfOneOfOrders,
  isOrderFulfillable: isOfOrder,
  getBalance: isOfAccount,
  getBalancesAndApprovals: isOfOwner,
  getCounter: (event, { offerer }) => concerns(event, offerer),
  getContractOffererNonce: (event, { contractOfferer }) => concerns(event, contractOfferer),
  getOrderStatus: isOfOrder,
  getOrderStatuses: isOfOneOfOrders,
  inspect: (event, { order, components = order?.parameters }) => concerns(event, components?.offerer),
}

/** An event without a collection may concern any collection. */
function isOfCollection({ collection }: MarketEvent, { slug }: Options): boolean {
  return collection === undefined || collection === slug
}

function isOfPast(event: MarketEvent, options: Options): boolean {
  const { types = activityTypes } = options
  if (!types.includes(event.type) && !(event.type === 'transfer' && types.includes('mint'))) return false
  if (options.slug !== undefined) return isOfCollection(event, options)
  if (options.contract === undefined && options.account === undefined) return true
  return isOfNft(event, options) || isOfAccount(event, options)
}

function isOfNft(event: MarketEvent, { contract, tokenId }: Options): boolean {
  return isSame(event.contract, contract) && String(event.tokenId) === tokenId
}

function isAboutToken(event: MarketEvent, options: Options): boolean {
  if (!isSame(event.contract, options.contract)) return false
  return !options.tokenIds || event.tokenId === undefined || options.tokenIds.includes(String(event.tokenId))
}

function concerns({ accounts }: MarketEvent, account: string | undefined): boolean {
  return accounts.some((concerned) => isSame(concerned, account))
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase()
}
