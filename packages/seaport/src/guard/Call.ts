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
  /** The called function, or `undefined` for plain payments and unknown calls. */
  functionName: string | undefined
  /** The account that receives the items of a fill or the surplus of a match. `undefined` for the sender. */
  recipient?: Address | undefined
  /** The orders of the call, each explained from the view of its signer. */
  orders: readonly Explanation[]
  /** The items that the sender gives and gets, the gains of others, and the powers that the sender grants. */
  effects: Effects.Effects
  /** Most severe first. */
  findings: readonly Finding[]
  /** The meaning as facts, without the findings, for apps with their own wording. */
  statements: readonly Statement[]
  /** The meaning in plain English, addressed to the sender, with the findings. */
  sentences: readonly string[]
}

/** An explanation without its sentences. */
export type Draft = Omit<TransactionExplanation, 'sentences'>

/** Returns the account that would send a call. */
export function senderOf({ from }: Call, { account }: Context): Address {
  return from ?? account ?? unknownSender
}
