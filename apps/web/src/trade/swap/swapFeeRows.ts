import type { Collection, MarketInfo } from '@souk/market'
import { isCurrency, type Order } from '@souk/seaport'
import { isSameAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import { shareOf } from '../../orders/breakdown.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { feeName } from '../../orders/feeName.js'
import type { Facts } from '../../ui/Facts.js'

/**
 * Lists the fees that come out of the money of a swap, by recipient, from the signed data.
 *
 * @example
 * swapFeeRows(parameters, { info, collections, part }) // → [{ name: 'Market fee (2.5%)', value: '0.0025 WETH' }]
 */
export function swapFeeRows(
  { offerer, offer, consideration }: Pick<Order.Components, 'offerer' | 'offer' | 'consideration'>,
  facts: swapFeeRows.Facts,
): readonly Facts.Row[] {
  const { info, collections, part } = facts
  const totalOf = (token: string) => {
    const sum = (items: readonly { token: string; startAmount: bigint }[]) =>
      items.reduce((total, item) => (isSameAddress(item.token, token) ? total + item.startAmount : total), 0n)
    const given = sum(offer.filter(isCurrency))
    return given > 0n ? given : sum(consideration.filter(isCurrency))
  }
  return consideration
    .filter((item) => isCurrency(item) && !isSameAddress(item.recipient, offerer))
    .map(({ recipient, token, startAmount }) => {
      const paid = collections.filter(({ fees }) =>
        fees.some((fee) => isSameAddress(fee.recipient, recipient)),
      )
      const [collection] = paid
      const basisPoints = shareOf(startAmount, totalOf(token))
      const name = feeName({ recipient, basisPoints }, { info, collection, part })
      const isCreators = paid.length === 1 && collections.length > 1
      return {
        name: isCreators ? `${name} · ${collection?.name}` : name,
        value: formatMoney(startAmount, currencyOf(info, { address: token }), { exact: true }),
      }
    })
}

export declare namespace swapFeeRows {
  type Facts = {
    info: Pick<MarketInfo, 'fees' | 'currencies'>
    collections: readonly Collection[]
    part: feePart
  }
  type feePart = Parameters<typeof feeName>[1]['part']
}
