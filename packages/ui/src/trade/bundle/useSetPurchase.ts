import type { Trade } from '@souk/market/flows'
import { useMemo } from 'react'
import { bundleWords } from '../../i18n/areas/bundle.js'
import { useArea } from '../../i18n/useArea.js'
import { usePurchase } from '../buy/usePurchase.js'
import { nameParts } from './setBreakdown.js'
import type { SetItems } from './useSetItems.js'

/** Checks the purchase of a set, and names the recipients of its price. */
export function useSetPurchase({ set, facts, ...about }: useSetPurchase.Options) {
  const words = useArea(bundleWords)
  const { nfts, items } = set
  const collections = useMemo(() => [...set.collections.values()], [set.collections])
  const purchase = usePurchase({ ...about, facts, nfts, collections, title: words.setOf(items.length) })
  const stepsOf = (steps: readonly Trade.Step[]) =>
    facts
      .stepsOf(steps)
      .map((text, index) =>
        steps[index]?.kind === 'transaction' ? { ...text, name: words.pay, meaning: words.payMeaning } : text,
      )
  return { ...purchase, stepsOf, breakdown: nameParts(purchase.breakdown, { ...set, words }) }
}

export declare namespace useSetPurchase {
  type Options = Pick<usePurchase.Options, 'order' | 'onRefresh' | 'facts'> & { set: SetItems }
}
