import { BaseError } from '@souk/base'

/** Thrown when a component of this package is not inside a `SoukMarket`. */
export class MarketMissingError extends BaseError<Record<never, never>> {
  override readonly name = 'Ui.MarketMissingError'
  constructor() {
    super('Render this component inside a SoukMarket.', { facts: {} })
  }
}
