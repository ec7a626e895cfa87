import type { Config } from '@souk/seaport'
import type { Souk } from '../provider/SoukProvider.js'

/**
 * Asks the exchange that trades go to, unless the caller names another. Where nothing is said of it, nothing is added: the
 * key is that of the plain options, under which a server may have read it before.
 */
export function atMarket<options extends { config?: Config | undefined }>(
  { trade }: Souk,
  options: options,
): options {
  return trade?.seaport ? { ...options, config: { ...trade.seaport, ...options.config } } : options
}
