import { Order } from '@souk/seaport'
import { useCallback, useEffect, useRef } from 'react'
import { useConnection } from 'wagmi'
import { useInfo } from '../market/useInfo.js'
import { toKnown } from '../orders/known.js'
import { accepted } from './demandOf.js'

/**
 * Returns what gives the guard its facts when a trade is prepared: the market's prices and accounts by the latest news,
 * and the accounts of the connected wallet. It stays the same function while the facts change, so that news does not
 * prepare a trade anew.
 *
 * @param about - What the trade is about, as far as the market knows it.
 *
 * @example
 * const guard = useGuard({ collections: [collection], nfts: [nft] })
 * flow.prepare({ ...terms, ...guard() }, { title })
 */
export function useGuard(about: useGuard.About = {}): () => useGuard.Facts {
  const info = useInfo()
  const { address, addresses } = useConnection()
  // Its code is fetched while the person still reads the form.
  useEffect(() => {
    Order.guardBeforeSending([]).catch(() => undefined)
  }, [])
  const latest = useRef(about)
  latest.current = about
  return useCallback(() => {
    const { collections = [], nfts, isComplete } = latest.current
    return {
      known: toKnown(info, { collections, nfts, isComplete, account: address, own: addresses }),
      override: accepted,
    }
  }, [info, address, addresses])
}

export declare namespace useGuard {
  type About = Pick<Partial<toKnown.Options>, 'collections' | 'nfts' | 'isComplete'>
  type Facts = { known: Order.Context; override: readonly Order.FindingName[] }
}
