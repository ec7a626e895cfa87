import type { Currency } from '@souk/market'
import { formatMoney } from '../../format/formatMoney.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { Notice } from '../../kit/Notice.js'
import type { WrapMore } from '../shared/useWrapMore.js'
import { coveredOffers } from './coveredOffers.js'
import { exposureWarnings } from './exposureWarnings.js'

/**
 * Says whether the wallet can pay several offers, and the visitor's other open offers with them. If it can pay each but not
 * all, it offers to wrap more; if it lacks money for one, the form's own button does. Renders nothing if it can pay all.
 */
export function FundsNotice(props: FundsNotice.Props) {
  const { amounts, total, lacks, exposure, balance, currency, wrapMore } = props
  const { offers: words } = useArea(severalWords)
  const trades = useTradeWords()
  const money = (amount: bigint) => formatMoney(amount, currency, { exact: true })
  if (lacks > 0n) return <Notice tone="warn">{words.short(money(lacks))}</Notice>
  const action = wrapMore && <Button onClick={wrapMore.open}>{wrapMore.label}</Button>
  if (total !== undefined && exposure !== undefined && exposure > total)
    return (
      <Notice tone="warn" action={action}>
        {exposureWarnings({ exposure, currency }, trades)}
      </Notice>
    )
  if (total === undefined || balance === undefined || total <= balance) return null
  return (
    <Notice tone="info" action={action}>
      {words.covers(money(total), money(balance))}{' '}
      {words.covered(coveredOffers(amounts, { balance }), amounts.length)}
    </Notice>
  )
}

export declare namespace FundsNotice {
  type Props = {
    /** The amount of each offer. */
    amounts: readonly bigint[]
    /** The sum of all offers; undefined while incomplete. */
    total: bigint | undefined
    /** How much the wallet lacks for the most expensive offer. */
    lacks: bigint
    /** What all open offers of the visitor would total, if the wallet holds less; undefined otherwise. */
    exposure: bigint | undefined
    /** Undefined while unknown. */
    balance: bigint | undefined
    currency: Currency
    /** Absent unless the wallet can wrap what it lacks. */
    wrapMore: WrapMore | undefined
  }
}
