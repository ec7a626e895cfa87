import type { Collection, MarketInfo } from '@souk/market'
import { isCurrency, type OfferItem, type Order } from '@souk/seaport'
import { isSameAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import type { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import type { Facts } from '../../kit/Facts.js'
import { shareOf } from '../../orders/breakdown.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { feeName } from '../../orders/feeName.js'

/**
 * Lists the fees that come out of the money of a swap, by recipient, from the signed data.
 *
 * @example
 * swapFeeRows(parameters, { info, collections, part, role: 'taker', words })
 * // → [{ name: 'Market fee (2.5%)', value: '0.0025 WETH', note: 'Included in what you pay' }]
 */
export function swapFeeRows(
  { offerer, offer, consideration }: Pick<Order.Components, 'offerer' | 'offer' | 'consideration'>,
  facts: swapFeeRows.Facts,
): readonly Facts.Row[] {
  const { info, collections, part, role, words } = facts
  const sum = (items: readonly OfferItem[], token: string) =>
    items
      .filter((item) => isCurrency(item) && isSameAddress(item.token, token))
      .reduce((total, { startAmount }) => total + startAmount, 0n)
  return consideration
    .filter((item) => isCurrency(item) && !isSameAddress(item.recipient, offerer))
    .map(({ recipient, token, startAmount }) => {
      const paid = collections.filter(({ fees }) =>
        fees.some((fee) => isSameAddress(fee.recipient, recipient)),
      )
      const [collection] = paid
      const given = sum(offer, token)
      const payer = given > 0n ? 'maker' : 'taker'
      const basisPoints = shareOf(startAmount, given > 0n ? given : sum(consideration, token))
      const name = feeName({ recipient, basisPoints }, { info, collection, part })
      const isCreators = paid.length === 1 && collections.length > 1
      return {
        name: isCreators ? `${name} · ${collection?.name}` : name,
        value: formatMoney(startAmount, currencyOf(info, { address: token }), { exact: true }),
        note: payer === role ? words.includedInPaid : words.takenFromGot,
      }
    })
}

export declare namespace swapFeeRows {
  type Facts = {
    info: Pick<MarketInfo, 'fees' | 'currencies'>
    collections: readonly Collection[]
    part: Parameters<typeof feeName>[1]['part']
    /** The visitor's side of the swap. */
    role: 'maker' | 'taker'
    words: Pick<(typeof swapTradeWords)['en']['review'], 'includedInPaid' | 'takenFromGot'>
  }
}
