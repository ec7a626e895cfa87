export type { Currency, Price } from '../domain/Price.js'
export type { PathAmount, PathFee, PathItem, Quote, QuoteIssue } from '../domain/Quote.js'
export type {
  Check,
  Item,
  Message,
  PlainMessage,
  Post,
  SignatureStep,
  Signing,
  Step,
  Transaction,
  TransactionStep,
  TypedDomain,
  TypedMessage,
} from '../domain/Step.js'
export { UnknownKindError } from '../domain/Step.js'
export type { Token } from '../domain/Token.js'
export * as ActivityWire from './activity.js'
export * as BestOrderWire from './bestOrder.js'
export * as BidWire from './bid.js'
export * as BookOrderWire from './bookOrder.js'
export * as BuyWire from './buy.js'
export * as CallWire from './call.js'
export * as CancelWire from './cancel.js'
export * as CollectionWire from './collection.js'
export * as FailureWire from './failure.js'
export * as FeedWire from './feed.js'
export { InvalidFieldError } from './fields.js'
export * as ListWire from './list.js'
export * as MintWire from './mint.js'
export * as OrdersWire from './orders.js'
export * as PathWire from './path.js'
export * as PostWire from './post.js'
export * as PriceWire from './price.js'
export * as QuoteWire from './quote.js'
export * as RefreshWire from './refresh.js'
export * as ResultsWire from './results.js'
export * as SellWire from './sell.js'
export * as SourceWire from './source.js'
export * as StatusWire from './status.js'
export * as StepWire from './step.js'
export * as SyncedWire from './synced.js'
export * as TokenWire from './token.js'
export * as TransferWire from './transfer.js'
export * as UserTokenWire from './userToken.js'
