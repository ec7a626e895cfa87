import { isHiddenOffer, useHiddenOffers } from '@souk/ui/parts/orders/hiddenOffers.js'
import { useMemo, useState } from 'react'
import type { Hex } from 'viem'
import { foldOffers } from './foldOffers.js'

const none: ReadonlySet<string> = new Set()

/**
 * Leaves out the offers or swaps that the visitor hid, until the visitor wants to see them. One that was hidden just now
 * stays in its place, so that the visitor can undo it.
 */
export function useFoldedOffers<row extends { offer: { orderHash: Hex } }>(rows: readonly row[]) {
  const [hidden, toggle] = useHiddenOffers()
  const [isAllShown, setAllShown] = useState(false)
  const [latest, setLatest] = useState(none)
  const { kept, shown } = useMemo(() => foldOffers(rows, { hidden, latest }), [rows, hidden, latest])
  const isShown = isAllShown || shown.length === rows.length
  return {
    kept,
    shown: isShown ? rows : shown,
    /** Whether an offer is hidden, and a function to hide it or to show it again. */
    hiding: ({ offer }: Pick<row, 'offer'>) => ({
      isHidden: isHiddenOffer(offer, hidden),
      onHide: () => {
        setLatest((before) => new Set([...before, offer.orderHash.toLowerCase()]))
        toggle(offer.orderHash)
      },
    }),
    line: {
      count: rows.length - kept.length,
      isShown,
      onShow: () => {
        setAllShown(!isShown)
        setLatest(none)
      },
    },
  }
}
