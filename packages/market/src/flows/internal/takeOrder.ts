import { Order } from '@souk/seaport'
import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { getOrder } from '../../actions/getOrder.js'
import { exchangeOf, type Market } from '../../api/Market.js'
import type { CollectionOffer } from '../../domain/CollectionOffer.js'
import * as Deal from '../../domain/Deal.js'
import type { AnyOrder } from '../../domain/MarketOrder.js'
import type * as TokenIds from '../../domain/TokenIds.js'
import { assertMatchesSigned, OtherOrderError, ProtocolError, UntrueError } from './assertMatchesSigned.js'
import { presentTime, readTradeFacts, type TradeFacts } from './readTradeFacts.js'

/**
 * An order as callers pass it: its hash, the signed order, or the order as the market returned it. Only the hash
 * requires an answer from the market. A signed order requires only the chain.
 */
export type OrderInput = Hex | Order.Order | AnyOrder | CollectionOffer

/** An order that was found and checked. */
export type Taken = {
  /** The signed order, without tips that someone added. */
  order: Order.Order
  orderHash: Hex
  deal: Deal.Deal
  /** The tokens that the criteria of the order stand for, according to the market. */
  tokenIds: TokenIds.TokenIds | undefined
}

/**
 * Finds an order and checks everything that a market says about it against the signed data.
 *
 * @throws {OtherOrderError} if the market returns another order.
 * @throws {UntrueError} if the market's statement differs from the signed order.
 * @throws {ProtocolError} if the order is for another exchange.
 */
export async function takeOrder(
  market: Market,
  input: OrderInput,
  options: takeOrder.Options = {},
): Promise<Taken> {
  const { api } = market
  const { signal, signed, readFacts = factsReader(market) } = options
  const said =
    typeof input === 'string' ? (signed ?? (await getOrder(api, { signal, orderHash: input }))) : input
  const order = withoutTips('parameters' in said ? said : said.order)
  const orderHash = Order.hash(order.parameters)
  const asked = typeof input === 'string' ? input : 'orderHash' in said ? said.orderHash : orderHash
  if (asked.toLowerCase() !== orderHash) throw new OtherOrderError({ asked, given: orderHash })
  const deal = Deal.from(order.parameters)
  if ('parameters' in said) return { order, orderHash, deal, tokenIds: undefined }
  const exchange = exchangeOf(market)
  if (!isAddressEqual(said.protocolAddress, exchange))
    throw new ProtocolError({ protocolAddress: said.protocolAddress, expected: exchange })
  if ('criteria' in said) {
    assertCriteria(said, deal, api.chain)
    return { order, orderHash, deal, tokenIds: said.criteria.tokenIds }
  }
  const { currency = zeroAddress } = deal
  const facts = await readFacts(currency)
  const decimals = facts.decimals.get(currency.toLowerCase())
  assertMatchesSigned(said, deal, { chain: api.chain, now: presentTime(market, facts), decimals })
  return { order, orderHash, deal, tokenIds: undefined }
}

export declare namespace takeOrder {
  type Options = {
    signal?: AbortSignal | undefined
    /** The market's order for a hash, if it was already requested. @default read from the market */
    signed?: Order.Order | undefined
    /** A reader that several orders share. @default one read for this order */
    readFacts?: FactsReader | undefined
  }
}

/** Returns what the chain reports about a currency. */
export type FactsReader = (currency: Address) => Promise<TradeFacts>

/** Creates a reader that asks the chain once per currency. */
export function factsReader(market: Market): FactsReader {
  const known = new Map<string, Promise<TradeFacts>>()
  return (currency) => {
    const key = currency.toLowerCase()
    const facts = known.get(key) ?? readTradeFacts(market, { currencies: [currency] })
    known.set(key, facts)
    return facts
  }
}

function assertCriteria(
  { orderHash, chain, criteria }: CollectionOffer,
  deal: Deal.Deal,
  asked: string,
): void {
  if (chain !== '' && chain !== asked)
    throw new UntrueError({ orderHash, field: 'chain', claimed: chain, signed: asked })
  const token = deal.items[0]?.token
  const { contract } = criteria
  if (contract !== undefined && (token === undefined || !isAddressEqual(contract, token)))
    throw new UntrueError({ orderHash, field: 'contract', claimed: contract, signed: String(token) })
}

/** Removes tips. They do not change the hash of an order, but the account would pay them. */
function withoutTips(order: Order.Order): Order.Order {
  const { parameters, signature } = order
  const consideration = parameters.consideration.slice(0, parameters.totalOriginalConsiderationItems)
  return { parameters: { ...parameters, consideration }, signature }
}
