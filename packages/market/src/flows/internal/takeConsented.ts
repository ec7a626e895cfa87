import type { Order } from '@souk/seaport'
import { type Account, type Hex, isAddressEqual } from 'viem'
import type { Market } from '../../api/Market.js'
import { getConsent } from './getConsent.js'
import { type FactsReader, type OrderInput, takeOrder } from './takeOrder.js'

/**
 * Finds and checks an order as {@link takeOrder} does, and adds its signature and the data for its zone, which markets
 * return only to those who ask for them. The account's own orders need no signature.
 *
 * @throws the error of the market if it does not return the signature.
 */
export async function takeConsented(
  market: Market,
  input: OrderInput,
  options: takeConsented.Options,
): Promise<takeConsented.Result> {
  const { account, extraData: given, signal, readFacts } = options
  const taken = await takeOrder(market, input, { signal, readFacts })
  const consent = await getConsent(market, taken, { account, extraData: given, signal })
  const { signature, extraData, missing } = consent
  if (missing && !isAddressEqual(taken.deal.maker, account.address)) throw missing
  const { orderHash } = taken
  return { order: { ...taken.order, signature }, orderHash, extraData }
}

export declare namespace takeConsented {
  type Options = {
    /** The account that sends the transaction. */
    account: Account
    extraData?: Hex | undefined
    signal?: AbortSignal | undefined
    /** A reader that the orders of one trade share. */
    readFacts: FactsReader
  }
  type Result = { order: Order.Order; orderHash: Hex; extraData: Hex | undefined }
}
