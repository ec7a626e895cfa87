import type { Currency } from '@souk/market'
import { formatMoney } from '../../format/formatMoney.js'
import type { TradeWords } from '../../i18n/areas/trades.js'

/** Warns if the visitor's open offers would total more than the wallet holds, as the form of a single offer does. */
export function exposureWarnings(
  { exposure, currency }: { exposure: bigint | undefined; currency: Currency | undefined },
  { offer }: Pick<TradeWords, 'offer'>,
): readonly string[] {
  if (exposure === undefined || !currency) return []
  return [offer.warning.exposure(formatMoney(exposure, currency, { exact: true }))]
}
