import type { Config } from '@souk/seaport'
import type { Souk } from '../provider/SoukContext.js'

/**
 * Adds the market's exchange to the options, unless the caller names one. Without a configured exchange, it adds
 * nothing, so that the key equals that of the plain options, which a server may already have read.
 */
export function atMarket<options extends { config?: Config | undefined }>(
  { trade }: Souk,
  options: options,
): options {
  return trade?.seaport ? { ...options, config: { ...trade.seaport, ...options.config } } : options
}
