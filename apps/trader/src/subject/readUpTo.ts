import { paginate } from '@souk/market'
import type { Shop } from '../setup/connect.js'

/** The most orders that a command looks at. */
export const mostOrders = 500

/** What pages have, and whether there is more than was looked at. */
export type Reading<item> = { found: readonly item[]; isMore: boolean }

/**
 * Reads the items of all pages, up to {@link mostOrders}.
 *
 * @param isEnough - Ends it earlier.
 */
export async function readUpTo<action extends paginate.Action>(
  { api }: Pick<Shop, 'api'>,
  action: action,
  options: paginate.OptionsOf<action>,
  isEnough: (found: readonly paginate.ItemOf<action>[]) => boolean = () => false,
): Promise<Reading<paginate.ItemOf<action>>> {
  const found: paginate.ItemOf<action>[] = []
  const wanted = Object.assign({}, options, { atMost: mostOrders + 1 })
  for await (const item of paginate(action, api, wanted)) {
    if (found.length === mostOrders) return { found, isMore: true }
    found.push(item)
    if (isEnough(found)) break
  }
  return { found, isMore: false }
}
