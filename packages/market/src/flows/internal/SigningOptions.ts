import type { GuardOptions } from './GuardOptions.js'

/** Options for the signing of orders. */
export type SigningOptions = GuardOptions & {
  /** Approves only the tokens and amounts of the orders. @default false */
  exactApproval?: boolean | 'currencies' | undefined
}
