export type { Currency, Price } from './Price.js'
export type { PathAmount, PathFee, PathItem, Quote, QuoteIssue } from './Quote.js'
export {
  type Check,
  type Item,
  type Message,
  type PlainMessage,
  type Post,
  type SignatureStep,
  type Signing,
  type Step,
  type Transaction,
  type TransactionStep,
  type TypedDomain,
  type TypedMessage,
  UnknownKindError,
} from './Step.js'
export type { Token } from './Token.js'
export { InvalidFieldError } from './wire/fields.js'
