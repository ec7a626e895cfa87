import type { BaseError } from '@souk/base'

/** The error of a class, if it has a name of its own. */
type ErrorOf<type> = type extends abstract new (
  ...args: never[]
) => infer error
  ? error extends BaseError<infer facts>
    ? string extends error['name']
      ? never
      : { name: error['name']; facts: facts }
    : never
  : never

/** The errors among the exports of a module, and of the noun modules that it exports. */
type ErrorIn<module> = {
  [name in keyof module]: ErrorOf<module[name]> | ErrorOf<module[name][keyof module[name]]>
}[keyof module]

type AnyError =
  | ErrorIn<typeof import('@souk/base')>
  | ErrorIn<typeof import('@souk/networks')>
  | ErrorIn<typeof import('@souk/seaport')>
  | ErrorIn<typeof import('@souk/market')>
  | ErrorIn<typeof import('@souk/market/flows')>
  | ErrorIn<typeof import('@souk/execute')>
  | ErrorIn<typeof import('@souk/react')>
  | ErrorIn<typeof import('@souk/react/execute')>
  | ErrorIn<typeof import('./RegistryError.js')>
  | ErrorIn<typeof import('./WatchOnlyError.js')>

/**
 * Errors that only code can cause, by wrong arguments or a wrong set-up. A person meets them only if the app itself is
 * wrong, and the text then says so.
 */
export const faults = [
  'Batch.InvalidBatchSizeError',
  'Batch.InvalidContractError',
  'Bid.DataError',
  'BulkOrder.EmptyError',
  'BulkOrder.IndexError',
  'Cancellation.NoOrdersError',
  'Chain.UnknownSlugError',
  'Chain.WethUnsupportedError',
  'Criteria.EmptyError',
  'Draft.EnglishAuctionFormError',
  'Draft.MillisecondsError',
  'Draft.ZoneMissingError',
  'ExecuteClient.ChainMissingError',
  'ExecuteClient.PaymentTokenError',
  'Fee.FeeTotalError',
  'Fee.PriceMissingError',
  'Feed.NoFeedError',
  'Feed.NoSocketError',
  'Flow.ClosedError',
  'Holding.IncompleteError',
  'Holding.StandardError',
  'InvalidTimeError',
  'MarketApi.LegacyChainError',
  'Network.AuthChainAlreadySetError',
  'Network.AuthChainNotSetError',
  'Network.ChainMismatchError',
  'Network.DefaultChainAlreadySetError',
  'Network.DefaultChainNotSetError',
  'Network.DuplicateChainIdError',
  'Network.DuplicateNameError',
  'Network.EmptyConfigError',
  'Network.NameError',
  'Network.RelayerMissingError',
  'Network.RpcMissingError',
  'Network.RpcUrlError',
  'Network.UnknownChainError',
  'Order.CriteriaError',
  'Order.NoOrdersError',
  'Order.PrivateRecipientError',
  'React.CartMissingError',
  'React.ExecuteProviderMissingError',
  'React.FlowsMissingError',
  'React.ProviderMissingError',
  'Request.InvalidRequestError',
  'TransactionType.TransactionTypeError',
  'Units.DecimalsError',
  'Units.NoTextError',
  'Units.UnknownUnitError',
] as const satisfies readonly AnyError['name'][]

/** The names of the errors that a person can meet. */
export type ErrorName = Exclude<AnyError['name'], (typeof faults)[number]>

type FactsOf<name extends ErrorName> = Extract<AnyError, { name: name }>['facts']

/** Parts of sentences that need more than the facts. */
export type Say = {
  /** A text of a stranger, in quotation marks. */
  quote: (text: unknown) => string
  /** `: “…”` with what a stranger said, or nothing. */
  said: (text: unknown) => string
  /** A time of the chain, in seconds. */
  time: (seconds: bigint) => string
  /** A share in basis points. */
  percent: (basisPoints: number) => string
  /** The sentence of another error. */
  error: (error: unknown) => string
  /** The sentence of the error's cause. */
  cause: () => string
  /** What a contract refused. */
  reverted: (facts: object) => string
  /** What the market answered: our sentence for its code, or a quotation. */
  market: (code: string | undefined, said: unknown, status: number | undefined) => string
}

/** A sentence, or what makes it of the facts. Recorded errors have no facts any more. */
type ErrorSentence<facts> = string | ((facts: Partial<facts>, say: Say) => string)

/** The sentence of each error that a person can meet. */
export type ErrorSentences = { readonly [name in ErrorName]: ErrorSentence<FactsOf<name>> }

type RevertFacts = Extract<AnyError, { name: 'Transaction.RevertedError' }>['facts']

/** The errors of contracts that have a name and no text of their own. */
export type RevertName = Exclude<NonNullable<RevertFacts['errorName']>, 'Error' | 'Panic'>
