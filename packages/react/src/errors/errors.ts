import { BaseError } from '@souk/base'

export { UnexpectedError } from '@souk/base'

/** Thrown when a hook runs outside of a `SoukProvider`. */
export class ProviderMissingError extends BaseError<Record<never, never>> {
  override readonly name = 'React.ProviderMissingError'
  constructor() {
    super('This hook needs a SoukProvider above it.', { facts: {} })
  }
}

/** Thrown when a hook needs the store of flows and the `SoukReader` above it has none. */
export class FlowsMissingError extends BaseError<Record<never, never>> {
  override readonly name = 'React.FlowsMissingError'
  constructor() {
    super('This hook needs a SoukProvider above it, or a SoukReader with flows.', { facts: {} })
  }
}

/** Thrown when a hook needs a cart and the `SoukProvider` has none. */
export class CartMissingError extends BaseError<Record<never, never>> {
  override readonly name = 'React.CartMissingError'
  constructor() {
    super(
      'This hook needs a SoukProvider with a cart above it: pass it `cart: createCartStore({ storage })`.',
      {
        facts: {},
      },
    )
  }
}

/** Thrown when a flow is prepared while no wallet is connected, or while the wallet is on an unknown chain. */
export class NoWalletError extends BaseError<Record<never, never>> {
  override readonly name = 'Flow.NoWalletError'
  constructor() {
    super('No suitable wallet is connected. Connect one first.', { facts: {}, retry: 'user' })
  }
}
