import type { Address, Hex } from 'viem'
import type { FindingName, findingCodes } from './codes.js'

/**
 * How much a finding weighs: `blocking` when the order cannot be filled or would rob its signer, `warning` when a
 * person should check carefully, `note` for information only.
 */
export type Severity = 'blocking' | 'warning' | 'note'

/** Something that an inspection found about an order. */
export type Finding = {
  /** Number of the published order validator below 9000, our own from there on. */
  code: number
  severity: Severity
  name: FindingName
  /** The values behind the message. */
  facts: Readonly<Record<string, unknown>>
  /** One or two plain sentences, addressed to the person who signs. */
  message: string
}

/** How a token is called and counted. The native currency has the zero address. */
export type TokenInfo = { address: Address; symbol: string; decimals?: number | undefined }

/** What tokens of a collection trade for, per token, in the smallest unit of `currency`. */
export type TokenPrices = {
  collection: Address
  /** Narrows the prices to one token of the collection. */
  identifier?: bigint | undefined
  /** The zero address for the native currency. */
  currency: Address
  /** The lowest price among live listings. */
  floor?: bigint | undefined
  lastSale?: bigint | undefined
}

/** What a currency is worth: `amount` of its smallest units are worth `native` wei of the native currency. */
export type Rate = { currency: Address; amount: bigint; native: bigint }

/** Facts that the caller knows and the request does not state. Each may be left out; what cannot be judged without it is reported. */
export type Context = {
  /** The account that would sign or send. Signed orders name it themselves. */
  account?: Address | undefined
  /** Seconds on the chain's clock. */
  now?: bigint | undefined
  /** The chain on which the order is meant to be filled. */
  chainId?: number | undefined
  tokens?: readonly TokenInfo[] | undefined
  /** Names of accounts, for the sentences. A named account counts as known. */
  names?: readonly { address: Address; name: string }[] | undefined
  /** Accounts and contracts that the application deals with on purpose; Seaport 1.5 and its well-known conduit are always among them. */
  trusted?: Trusted | undefined
  /** Prices of collections and of single tokens. */
  markets?: readonly TokenPrices[] | undefined
  /** Rates of currencies. The wrapped native currency needs none. */
  rates?: readonly Rate[] | undefined
  /** Merkle roots of the token lists that the person has seen, as criteria in orders name them. */
  lists?: readonly bigint[] | undefined
  /** Hashes of the orders that the person has seen; orders that are not among them are reported. */
  reviewed?: readonly Hex[] | undefined
}

/** Accounts and contracts that the application deals with on purpose. */
export type Trusted = {
  exchanges?: readonly Address[] | undefined
  conduitKeys?: readonly Hex[] | undefined
  zones?: readonly Address[] | undefined
  /** Fee recipients and other accounts that may receive a part of the proceeds. */
  recipients?: readonly Address[] | undefined
  /** What the application takes as money besides the native currency; without them, no currency is called unknown. */
  currencies?: readonly Address[] | undefined
  /** The contracts that wrap the native currency one to one. */
  wrapped?: readonly Address[] | undefined
  /** The collections that the application lists; without them, no collection is called unknown. */
  collections?: readonly Address[] | undefined
  /** Accounts that may be given approvals, besides exchanges and conduits. */
  operators?: readonly Address[] | undefined
  /** Contracts that an account may delegate its code to (EIP-7702). */
  delegates?: readonly Address[] | undefined
  /** Contracts that may be called with unknown functions, such as those that mint. */
  contracts?: readonly Address[] | undefined
}

/** Makes a finding; that name and number belong together is checked by the compiler, at no cost to bundles. */
export function finding<name extends FindingName>(
  severity: Severity,
  name: name,
  code: (typeof findingCodes)[name],
  message: string,
  facts: Finding['facts'] = {},
): Finding {
  return { code, severity, name, facts, message }
}
