import { useClock } from '@souk/ui/parts/kit/useClock.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import type { Address } from 'viem'
import { useOffersOf } from './useOffersOf.js'
import { toBid } from './worth.js'

/** Reads the offers on any item of collections, without the account's own. */
export function useBids(slugs: readonly string[], account: Address) {
  const { offers } = useOffersOf(slugs)
  const info = useInfo()
  const now = useClock()()
  return new Map(
    [...offers].map(([slug, list]) => [
      slug,
      list.flatMap((offer) => {
        const isOwn = offer.order.parameters.offerer.toLowerCase() === account.toLowerCase()
        return isOwn ? [] : (toBid(offer, { info, now }) ?? [])
      }),
    ]),
  )
}
