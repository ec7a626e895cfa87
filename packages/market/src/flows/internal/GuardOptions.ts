import type { Order } from '@souk/seaport'

/** Options for the guard, which runs before anything is signed or sent. */
export type GuardOptions = {
  /** Names of the guard's findings that the user accepts, such as those of a gift. @default none */
  override?: readonly Order.FindingName[] | undefined
  /** Tokens, prices and accounts that the app knows. The guard uses them. @default none */
  known?: Order.Context | undefined
}
