import { Order } from '@souk/seaport'
import { accepted, toKnown } from '@souk/words/findings'
import { useCallback, useEffect, useRef } from 'react'
import { useInfo } from '../market/useInfo.js'
import { useConnection } from '../wallet/useConnection.js'

/**
 * Returns a function that gives the guard its facts when a trade is prepared: the market's current prices and
 * accounts, and the accounts of the connected wallet. The function stays the same while the facts change, so that an
 * update does not prepare a trade again.
 *
 * @param about - The market's data about the subject of the trade.
 *
 * @example
 * const guard = useGuard({ collections: [collection], nfts: [nft] })
 * flow.prepare({ ...terms, ...guard() }, { title })
 */
export function useGuard(about: useGuard.About = {}): () => useGuard.Facts {
  const info = useInfo()
  const { address, addresses } = useConnection()
  // Loads its code while the visitor still reads the form.
  useEffect(() => {
    Order.guardBeforeSending([]).catch(() => undefined)
  }, [])
  const latest = useRef(about)
  latest.current = about
  return useCallback(() => {
    const { collections = [], ...rest } = latest.current
    return {
      known: toKnown(info, { ...rest, collections, account: address, own: addresses }),
      override: accepted,
    }
  }, [info, address, addresses])
}

export declare namespace useGuard {
  type About = Pick<Partial<toKnown.Options>, 'collections' | 'nfts' | 'isComplete' | 'people'>
  type Facts = { known: Order.Context; override: readonly Order.FindingName[] }
}
