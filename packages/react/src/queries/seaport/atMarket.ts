import type { Config } from '@souk/seaport'
import type { Souk } from '../../SoukProvider.js'

/** Asks the exchange that the market trades on, unless the caller names another. */
export function atMarket<options extends { config?: Config | undefined }>({ info }: Souk, options: options) {
  return { ...options, config: { address: info.seaport, ...options.config } }
}
