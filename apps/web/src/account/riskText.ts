import type { MarketOrder } from '@souk/market'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { formatMoment } from '@souk/ui/parts/format/formatTime.js'
import type { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { endOf } from '@souk/ui/parts/orders/endOf.js'
import type { Risk } from '@souk/ui/parts/orders/inactiveReason.js'
import { unitPrice } from '@souk/ui/parts/orders/statusText.js'

/**
 * Says what happens to an inactive order when its cause goes away. A listing sells at its price, but an auction runs again, or
 * can be settled with its highest bid.
 *
 * @param options.now - Seconds.
 *
 * @example
 * riskText(listing, { risk: 'balance', words, now }) // → 'If it returns to this wallet, anyone can immediately buy it at 0.1 ETH.'
 */
export function riskText(order: MarketOrder, { risk, words, now }: riskText.Options): string {
  if (order.type !== 'english' || risk === 'counter' || risk === 'money' || risk === 'moneyApproval')
    return words.risk[risk].body(formatMoney(unitPrice(order), order.currency))
  const { auctionRisk } = words
  const { running, ended } = auctionRisk.outcome
  const end = endOf(order)
  return auctionRisk[risk](now < end ? running(formatMoment(end)) : ended(formatMoment(order.endTime)))
}

export declare namespace riskText {
  type Options = {
    risk: Risk
    words: Pick<(typeof portfolioWords)['en'], 'risk' | 'auctionRisk'>
    now: bigint
  }
}
