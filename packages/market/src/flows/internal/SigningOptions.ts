import type { Order } from '@souk/seaport'

/** What concerns the signing of orders. */
export type SigningOptions = {
  /** Approves just the tokens and amounts of the orders. @default false */
  exactApproval?: boolean | undefined
  /** Findings of the guard that the person accepts by name, such as those of a gift. @default none */
  override?: readonly Order.FindingName[] | undefined
  /** What the application knows of tokens, prices and accounts; the check before signing goes by it. @default none */
  known?: Order.Context | undefined
}
