'use client'

import { Market } from '@souk/market/flows'
import { useMemo } from 'react'
import { type Souk, useSouk } from './SoukContext.js'

/**
 * Returns a read-only context: reads of the chain and of the market.
 *
 * @example
 * const market = useReadMarket()
 */
export function useReadMarket(): Market.Market {
  const souk = useSouk()
  return useMemo(() => toMarket(souk, souk.client), [souk])
}

/** Creates the context of trades with a given client. */
export function toMarket({ api, trade }: Souk, client: Market.Market['client']): Market.Market {
  return Market.from({ ...trade, client, api })
}
