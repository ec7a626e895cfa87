import type { Config } from '@souk/seaport'
import type { Souk } from '../../SoukProvider.js'

/** Asks the exchange that trades go to, unless the caller names another. */
export function atMarket<options extends { config?: Config | undefined }>(
  { trade }: Souk,
  options: options,
): options & { config: Config } {
  return { ...options, config: { ...trade?.seaport, ...options.config } }
}
