import { BaseError } from '@souk/base'

export { UnexpectedError } from '@souk/base'

/** Thrown when a hook runs outside of a `SoukProvider`. */
export class ProviderMissingError extends BaseError<Record<never, never>> {
  override readonly name = 'React.ProviderMissingError'
  constructor() {
    super('This hook needs a SoukProvider above it.', { facts: {} })
  }
}

/** Thrown when a hook needs a cart and the `SoukProvider` above it has none. */
export class CartMissingError extends BaseError<Record<never, never>> {
  override readonly name = 'React.CartMissingError'
  constructor() {
    super(
      'This hook needs a SoukProvider with a cart above it: give it `cart: createCartStore({ storage })`.',
      {
        facts: {},
      },
    )
  }
}

/** Thrown when a flow is prepared while no wallet is connected, or it is on no chain of the app's. */
export class NoWalletError extends BaseError<Record<never, never>> {
  override readonly name = 'Flow.NoWalletError'
  constructor() {
    super('No wallet is connected that could do this. Connect one first.', { facts: {}, retry: 'user' })
  }
}
