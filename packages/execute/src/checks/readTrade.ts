import { type Address, decodeFunctionData, type Hex, isAddressEqual, parseAbi, zeroAddress } from 'viem'

/** The calls of Seaport 1.5 that trade, as far as they are read. */
export const abi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifier; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifier; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct Parameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 total; }',
  'struct Order { Parameters parameters; bytes signature; }',
  'struct Advanced { Parameters parameters; uint120 numerator; uint120 denominator; bytes signature; bytes extraData; }',
  'struct Resolver { uint256 orderIndex; uint8 side; uint256 index; uint256 identifier; bytes32[] criteriaProof; }',
  'struct Component { uint256 orderIndex; uint256 itemIndex; }',
  'struct Fulfillment { Component[] offerComponents; Component[] considerationComponents; }',
  'struct Additional { uint256 amount; address recipient; }',
  'struct Basic { address considerationToken; uint256 considerationIdentifier; uint256 considerationAmount; address offerer; address zone; address offerToken; uint256 offerIdentifier; uint256 offerAmount; uint8 basicOrderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 offererConduitKey; bytes32 fulfillerConduitKey; uint256 total; Additional[] additionalRecipients; bytes signature; }',
  'function fulfillBasicOrder(Basic parameters)',
  'function fulfillBasicOrder_efficient_6GL6yc(Basic parameters)',
  'function fulfillOrder(Order order, bytes32 conduitKey)',
  'function fulfillAdvancedOrder(Advanced order, Resolver[] resolvers, bytes32 conduitKey, address recipient)',
  'function fulfillAvailableOrders(Order[] orders, Component[][] offers, Component[][] considerations, bytes32 conduitKey, uint256 maximum)',
  'function fulfillAvailableAdvancedOrders(Advanced[] orders, Resolver[] resolvers, Component[][] offers, Component[][] considerations, bytes32 conduitKey, address recipient, uint256 maximum)',
  'function matchOrders(Order[] orders, Fulfillment[] fulfillments)',
  'function matchAdvancedOrders(Advanced[] orders, Resolver[] resolvers, Fulfillment[] fulfillments, address recipient)',
])

const selectors: readonly string[] = [
  '0xfb0f3ee1',
  '0x00000000',
  '0xb3a34c4c',
  '0xe7acab24',
  '0xed98a574',
  '0x87201b41',
  '0xa8174404',
  '0xf2d12b12',
]

/** What a trade on Seaport 1.5 takes from the account that sends it, and who gets what it brings. */
export type Trade = {
  name: string
  /** The zero address is the account itself. */
  recipient: Address
  /** Tokens that are not money. */
  gives: readonly Address[]
  /** Money, at most, in the currency's smallest unit. */
  pays: readonly Amount[]
  /** Money, at least. */
  gains: readonly Amount[]
}

type Amount = { currency: Address; amount: bigint }
type Item = { itemType: number; token: Address; startAmount: bigint; endAmount: bigint }
type Order = {
  offerer: Address
  offer: readonly Item[]
  consideration: readonly Item[]
  part: readonly [bigint, bigint]
  /** Seconds. */
  time: readonly [bigint, bigint]
}

/**
 * Reads a trade.
 *
 * @returns `undefined` for other calls, `unreadable` for one whose arguments cannot be read: the chain may read them otherwise.
 */
export function readTrade(data: Hex, account: Address): Trade | 'unreadable' | undefined {
  if (!selectors.includes(data.slice(0, 10).toLowerCase())) return undefined
  try {
    const call = decodeFunctionData({ abi, data })
    const { functionName: name } = call
    const [orders, recipient] = toOrders(call)
    const isMatch = name === 'matchOrders' || name === 'matchAdvancedOrders'
    return { name, recipient, ...(isMatch ? matched(orders, account) : filled(orders)) }
  } catch {
    // Then nobody can tell what it does.
    return 'unreadable'
  }
}

type Call = ReturnType<typeof decodeFunctionData<typeof abi>>

function toOrders({ functionName, args }: Call): readonly [readonly Order[], Address] {
  switch (functionName) {
    case 'fulfillBasicOrder':
    case 'fulfillBasicOrder_efficient_6GL6yc':
      return [[fromBasic(args[0])], zeroAddress]
    case 'fulfillOrder':
      return [[fromOrder(args[0])], zeroAddress]
    case 'fulfillAdvancedOrder':
      return [[fromOrder(args[0])], args[3]]
    case 'fulfillAvailableOrders':
      return [args[0].map(fromOrder), zeroAddress]
    case 'fulfillAvailableAdvancedOrders':
      return [args[0].map(fromOrder), args[5]]
    case 'matchOrders':
      return [args[0].map(fromOrder), zeroAddress]
    case 'matchAdvancedOrders':
      return [args[0].map(fromOrder), args[3]]
    default:
      throw new RangeError(functionName satisfies never)
  }
}

type Parameters = {
  offerer: Address
  offer: readonly Item[]
  consideration: readonly Item[]
  startTime: bigint
  endTime: bigint
}

function fromOrder(order: { parameters: Parameters; numerator?: bigint; denominator?: bigint }): Order {
  const { offerer, offer, consideration, startTime, endTime } = order.parameters
  const time = [startTime, endTime] as const
  return { offerer, offer, consideration, time, part: [order.numerator ?? 1n, order.denominator || 1n] }
}

type Basic = {
  considerationToken: Address
  considerationAmount: bigint
  offerer: Address
  offerToken: Address
  offerAmount: bigint
  basicOrderType: number
  additionalRecipients: readonly { amount: bigint }[]
}

/** What each route of a basic order offers and asks for, as item types. */
const routes: readonly (readonly [number, number])[] = [
  [2, 0],
  [3, 0],
  [2, 1],
  [3, 1],
  [1, 2],
  [1, 3],
]

function fromBasic(basic: Basic): Order {
  const [offered, asked] = routes[Math.floor(basic.basicOrderType / 4)] ?? [2, 2]
  const item = (itemType: number, token: Address, amount: bigint): Item => {
    return { itemType, token, startAmount: amount, endAmount: amount }
  }
  const { offerToken, offerAmount, considerationToken, considerationAmount } = basic
  // Others are paid in the money of the order, whichever side it is on.
  const [money, moneyType] = offered < 2 ? [offerToken, offered] : [considerationToken, asked]
  return {
    offerer: basic.offerer,
    offer: [item(offered, offerToken, offerAmount)],
    consideration: [
      item(asked, considerationToken, considerationAmount),
      ...basic.additionalRecipients.map(({ amount }) => item(moneyType, money, amount)),
    ],
    part: [1n, 1n],
    time: [0n, 0n],
  }
}

/** Who fills an order pays what it asks for, and gets what it offers. */
function filled(orders: readonly Order[]): Pick<Trade, 'gives' | 'pays' | 'gains'> {
  const asked = orders.flatMap((order) => order.consideration.map((item) => soon(item, order)))
  const offered = orders.flatMap((order) => order.offer.map((item) => soon(item, order)))
  return { gives: tokensOf(asked), pays: moneyOf(asked, 'most'), gains: moneyOf(offered, 'least') }
}

/** Who has orders matched gives what they offer in their own name, for which no signature is needed. */
function matched(orders: readonly Order[], account: Address): Pick<Trade, 'gives' | 'pays' | 'gains'> {
  const own = orders.filter(({ offerer }) => isAddressEqual(offerer, account))
  const offered = own.flatMap((order) => order.offer.map((item) => soon(item, order)))
  const asked = own.flatMap((order) => order.consideration.map((item) => soon(item, order)))
  return { gives: tokensOf(offered), pays: moneyOf(offered, 'most'), gains: moneyOf(asked, 'least') }
}

/** How far clocks may be apart, and how long it may take until the trade is on chain, in seconds. */
const leeway = 600n

type Soon = Pick<Item, 'itemType' | 'token'> & Record<'least' | 'most', bigint>

/** What an item comes to about now, of the part that is filled. */
function soon({ itemType, token, startAmount, endAmount }: Item, { part, time }: Order): Soon {
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const [numerator, denominator] = part
  const amounts = [now - leeway, now + leeway].map((moment) => {
    const amount = amountAt(moment, [startAmount, endAmount], time)
    return (amount * numerator + denominator - 1n) / denominator
  })
  const [first = 0n, last = 0n] = amounts
  return { itemType, token, least: first < last ? first : last, most: first < last ? last : first }
}

type Range = readonly [bigint, bigint]

function amountAt(moment: bigint, [from, to]: Range, [start, end]: Range): bigint {
  if (from === to || moment <= start || end <= start) return from
  return moment >= end ? to : from + ((to - from) * (moment - start)) / (end - start)
}

function tokensOf(items: readonly Soon[]): readonly Address[] {
  return items.filter(({ itemType }) => itemType > 1).map(({ token }) => token)
}

function moneyOf(items: readonly Soon[], bound: 'most' | 'least'): readonly Amount[] {
  return items
    .filter(({ itemType }) => itemType < 2)
    .map((item) => ({ currency: item.token, amount: item[bound] }))
}
