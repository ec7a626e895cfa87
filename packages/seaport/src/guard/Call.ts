import type { Address } from 'viem'
import type { Call } from './effects/Call.js'
import type * as Effects from './effects/Effects.js'
import { unknownSender } from './effects/ofExchangeCall.js'
import type { Explanation } from './explain.js'
import type { Context, Finding } from './findings/Finding.js'
import type { Statement } from './findings/Statement.js'

export type { Call }

/** The meaning of a transaction. */
export type TransactionExplanation = {
  type:
    | 'fill'
    | 'match'
    | 'cancel'
    | 'incrementCounter'
    | 'validate'
    | 'approval'
    | 'transfer'
    | 'wrap'
    | 'unwrap'
    | 'payment'
    | 'setDomain'
    | 'contract'
    | 'unknown'
  /** The function that is called; `undefined` for plain payments and for what is not known. */
  functionName: string | undefined
  /** Receives what a fill brings and what a match leaves over; not set where the sender does. */
  recipient?: Address | undefined
  /** The orders that the call is about, each in the words of its own signer. */
  orders: readonly Explanation[]
  /** What the sender gives and gets, who else gains, and which powers the sender gives. */
  effects: Effects.Effects
  /** The worst first. */
  findings: readonly Finding[]
  /** What it does, as facts for whoever has other words for it; the findings are not among them. */
  statements: readonly Statement[]
  /** The same in plain English, addressed to the sender, with the findings. */
  sentences: readonly string[]
}

/** What is found out before it is put into words. */
export type Draft = Omit<TransactionExplanation, 'sentences'>

/** The account that would send a call. */
export function senderOf({ from }: Call, { account }: Context): Address {
  return from ?? account ?? unknownSender
}
