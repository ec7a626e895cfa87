import {
  type Address,
  decodeFunctionData,
  type Hex,
  isAddressEqual,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { seaportFunctionsAbi } from '../../abi/seaportFunctions.js'
import { ItemType, Side } from '../../order/constants.js'
import type { ConsiderationItem, OfferItem } from '../../order/Item.js'
import { isCriteria } from '../../order/Item.js'
import type { Components } from '../../order/Order.js'
import type { Part } from '../findings/Statement.js'
import { type BasicParameters, fromBasicCall, fromCall } from './orderCalls.js'

/** One order of a call, with the tokens chosen for its criteria. */
export type Filled = { components: Components; part: Part; signature: Hex }

/** A call of the exchange, in the uniform shape that the guard uses. */
export type ExchangeCall = { functionName: string } & (
  | { type: 'fill'; orders: readonly Filled[]; recipient: Address | undefined; maximum: bigint | undefined }
  /** `recipient` receives the surplus. `undefined` means the sender. */
  | { type: 'match'; orders: readonly Filled[]; recipient: Address | undefined }
  | { type: 'cancel'; orders: readonly Components[] }
  | { type: 'validate'; orders: readonly Components[] }
  | { type: 'incrementCounter' }
)

/** Decodes calldata of the exchange. Returns `undefined` for other calls and for calls that only read. */
export function readExchangeCall(data: Hex): ExchangeCall | undefined {
  const decoded = decode(data)
  if (!decoded) return undefined
  const { functionName } = decoded
  switch (functionName) {
    case 'fulfillBasicOrder':
    case 'fulfillBasicOrder_efficient_6GL6yc': {
      const [raw] = decoded.args
      const order = fromBasicCall(raw as BasicParameters)
      return order && fill(functionName, [{ components: order, part: whole, signature: raw.signature }])
    }
    case 'fulfillOrder':
      return fill(functionName, toFilled([decoded.args[0]], []))
    case 'fulfillAdvancedOrder': {
      const [order, resolvers, , recipient] = decoded.args
      return fill(functionName, toFilled([order], resolvers), { recipient })
    }
    case 'fulfillAvailableOrders': {
      const [orders, , , , maximum] = decoded.args
      return fill(functionName, toFilled(orders, []), { maximum })
    }
    case 'fulfillAvailableAdvancedOrders': {
      const [orders, resolvers, , , , recipient, maximum] = decoded.args
      return fill(functionName, toFilled(orders, resolvers), { recipient, maximum })
    }
    case 'matchOrders':
      return { type: 'match', functionName, orders: toFilled(decoded.args[0], []), recipient: undefined }
    case 'matchAdvancedOrders': {
      const [orders, resolvers, , recipient] = decoded.args
      return { type: 'match', functionName, orders: toFilled(orders, resolvers), recipient: given(recipient) }
    }
    case 'cancel':
      return { type: 'cancel', functionName, orders: decoded.args[0].map(fromCall) }
    case 'validate': {
      const orders = decoded.args[0].map(({ parameters }) => fromCall(parameters))
      return { type: 'validate', functionName, orders }
    }
    case 'incrementCounter':
      return { type: 'incrementCounter', functionName }
    default:
      return undefined
  }
}

/** Returns whether data has the selector of an exchange function, even if its arguments are unreadable. */
export function isExchangeFunction(data: Hex): boolean {
  const selector = data.slice(0, 10).toLowerCase()
  return seaportFunctionsAbi.some((item) => toFunctionSelector(item) === selector)
}

type Decoded = ReturnType<typeof decodeFunctionData<typeof seaportFunctionsAbi>>

function decode(data: Hex): Decoded | undefined {
  try {
    return decodeFunctionData({ abi: seaportFunctionsAbi, data })
  } catch {
    // The selector or data does not match, so this is not a call of the exchange.
    return undefined
  }
}

const whole: Part = { numerator: 1n, denominator: 1n }

function fill(
  functionName: string,
  orders: readonly Filled[],
  options: { recipient?: Address; maximum?: bigint } = {},
): ExchangeCall {
  const { recipient = zeroAddress, maximum } = options
  return { type: 'fill', functionName, orders, recipient: given(recipient), maximum }
}

/** Returns the recipient, or `undefined` for the zero address, which means the sender. */
function given(recipient: Address): Address | undefined {
  return isAddressEqual(recipient, zeroAddress) ? undefined : recipient
}

type RawOrder = {
  parameters: Parameters<typeof fromCall>[0]
  signature: Hex
  numerator?: bigint
  denominator?: bigint
}
type Resolver = { orderIndex: bigint; side: number; index: bigint; identifier: bigint }

function toFilled(orders: readonly RawOrder[], resolvers: readonly Resolver[]): readonly Filled[] {
  return orders.map(({ parameters, signature, numerator = 1n, denominator = 1n }, index) => {
    const own = resolvers.filter(({ orderIndex }) => orderIndex === BigInt(index))
    return {
      components: resolve(fromCall(parameters), own),
      part: { numerator, denominator },
      signature,
    }
  })
}

/** Replaces criteria with the tokens that the sender chose. */
function resolve(components: Components, resolvers: readonly Resolver[]): Components {
  if (resolvers.length === 0) return components
  const chosen = (side: number, index: number) =>
    resolvers.find((one) => one.side === side && one.index === BigInt(index))?.identifier
  return {
    ...components,
    offer: components.offer.map((item, index): OfferItem => choose(item, chosen(Side.OFFER, index))),
    consideration: components.consideration.map(
      (item, index): ConsiderationItem => choose(item, chosen(Side.CONSIDERATION, index)),
    ),
  }
}

function choose<item extends OfferItem>(item: item, identifier: bigint | undefined): item {
  if (identifier === undefined || !isCriteria(item)) return item
  const itemType = item.itemType === ItemType.ERC721_WITH_CRITERIA ? ItemType.ERC721 : ItemType.ERC1155
  return { ...item, itemType, identifierOrCriteria: identifier }
}
