import type { GuardOptions } from './GuardOptions.js'

/** What concerns the signing of orders. */
export type SigningOptions = GuardOptions & {
  /** Approves just the tokens and amounts of the orders. @default false */
  exactApproval?: boolean | undefined
}
