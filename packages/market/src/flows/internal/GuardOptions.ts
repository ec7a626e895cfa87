import type { Order } from '@souk/seaport'

/** What the guard goes by before anything is signed or sent. */
export type GuardOptions = {
  /** Findings of the guard that the person accepts by name, such as those of a gift. @default none */
  override?: readonly Order.FindingName[] | undefined
  /** What the application knows of tokens, prices and accounts; the guard goes by it. @default none */
  known?: Order.Context | undefined
}
