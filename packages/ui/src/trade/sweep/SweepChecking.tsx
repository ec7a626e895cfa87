import type { Currency, Nft } from '@souk/market'
import type { Cart } from '@souk/react'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Checking } from '../shared/Checking.js'
import { SweepLines } from './SweepLines.js'

/** Shows what is about to be bought while its listings are checked. */
export function SweepChecking({ group, nfts, currency }: SweepChecking.Props) {
  const { cart, trade } = useTradeWords()
  const entries = group.lines.map((line) => ({ line }))
  return (
    <div className="space-y-5">
      <SweepLines label={cart.boughtLabel} {...{ entries, nfts, currency }} />
      <Checking label={entries.length === 1 ? trade.checkingListing : cart.checking} />
    </div>
  )
}

export declare namespace SweepChecking {
  type Props = {
    group: Cart.Group
    /** The items loaded so far. */
    nfts: readonly Nft[] | undefined
    currency: Currency
  }
}
