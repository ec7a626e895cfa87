import { type Asleep, ItemType, type Order } from '@souk/seaport'
import { type Account, type Address, getAddress, zeroAddress } from 'viem'
import type { Market } from '../../api/Market.js'
import { readOpenParameters } from './readOpenParameters.js'

/**
 * Reads the account's orders that an exact approval has to cover as well. If the market does not answer, the trade
 * continues without them, and the logger receives a warning.
 *
 * Reads: nothing, unless exact approvals are requested. All other approvals are unlimited. With `'currencies'`, only what
 * competes for the allowances of the trade: a maker may have thousands of orders.
 */
export async function readLiveOrders(
  market: Market,
  options: readLiveOrders.Options,
): Promise<readonly Order.Components[] | undefined> {
  const { account, exactApproval, given, signal } = options
  if (!exactApproval) return undefined
  const currencies = exactApproval === 'currencies' ? currenciesOf(given) : undefined
  if (currencies?.length === 0) return undefined
  const asked = { maker: account.address, currencies, signal }
  const { parameters, error } = await readOpenParameters(market, asked)
  if (error)
    market.logger.warn(
      'The market did not return the open orders that an exact approval has to cover.',
      error,
    )
  return parameters
}

type Given = { itemType?: ItemType | undefined; token?: Address | undefined; currency?: Address | undefined }

/** Returns the ERC20 tokens among items. An order to sign names its currencies without an item type. */
function currenciesOf(items: readonly Given[]): readonly Address[] {
  const tokens = items.map(({ itemType, token, currency }) =>
    itemType === ItemType.ERC20 ? (token ?? currency) : itemType === undefined ? currency : undefined,
  )
  return [...new Set(tokens.filter((token) => token !== undefined).map((token) => getAddress(token)))].filter(
    (token) => token !== zeroAddress,
  )
}

/** The part of a plan about orders that its approvals make unfillable. */
export type AsleepPlan = {
  /** Live orders of the account whose approval is replaced, because a single token has only one approved operator. */
  fallsAsleep?: readonly Asleep[]
}

/** Includes such orders in a plan if there are any. */
export function toAsleep({ fallsAsleep }: { fallsAsleep: readonly Asleep[] }): AsleepPlan {
  return fallsAsleep.length > 0 ? { fallsAsleep } : {}
}

export declare namespace readLiveOrders {
  type Options = {
    account: Account
    exactApproval: boolean | 'currencies' | undefined
    /** What the account may pay or give in the trade: items of signed orders, or of orders to sign. */
    given: readonly Given[]
    signal?: AbortSignal | undefined
  }
}
