import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useNative } from '../../wallet/useNative.js'
import { useWrapped } from '../../wallet/useWrapped.js'

/** A button that wraps what a trade lacks, and then continues with the trade. */
export type WrapMore = { label: string; open: () => void }

/**
 * Returns the way to get more of a currency for a trade, and back to it; `undefined` if wrapping does not give this
 * currency.
 *
 * @param lack.missing - The amount, in the currency's smallest unit.
 * @param lack.next - The trade with everything that was typed so far.
 */
export function useWrapMore(): (lack: useWrapMore.Lack) => WrapMore | undefined {
  const desk = useTradeDialogs()
  const native = useNative()
  const wrapped = useWrapped()
  const { wrap } = useTradeWords()
  return ({ currency, missing, next, of }) => {
    if (!currency || !isSameAddress(wrapped?.address, currency.address) || missing <= 0n) return undefined
    return {
      label: (of ? wrap.wrapFor[of] : wrap.wrapMore)(formatMoney(missing, native, { exact: true })),
      open: () => desk.trade({ kind: 'wrap', missing, next }),
    }
  }
}

export declare namespace useWrapMore {
  type Lack = {
    currency: { address: string } | undefined
    missing: bigint
    next: TradeIntent
    /** Whether the amount is for all open offers or for one, where the visitor can choose. */
    of?: 'all' | 'one' | undefined
  }
}
