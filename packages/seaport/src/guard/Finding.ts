import type { Address, Hex } from 'viem'
import type { FindingName, findingCodes } from './codes.js'

/**
 * How much a finding weighs: `blocking` when the order cannot be filled or would rob its signer, `warning` when a
 * person should look twice, `note` when it is merely good to know.
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

/** What is known of the market of a collection; prices per token in the currency's smallest unit. */
export type Market = {
  /** The zero address for the native currency. */
  currency: Address
  floor?: bigint | undefined
  lastSale?: bigint | undefined
}

/** What the caller knows and the order does not say. All of it may be left out. */
export type Context = {
  /** Seconds on the chain's clock. */
  now?: bigint | undefined
  /** The chain on which the order is meant to be filled. */
  chainId?: number | undefined
  tokens?: readonly TokenInfo[] | undefined
  /** Names of accounts, for the sentences. */
  names?: readonly { address: Address; name: string }[] | undefined
  /** Whom the application deals with on purpose; Seaport 1.5 and its well-known conduit are always among them. */
  trusted?: Trusted | undefined
  market?: Market | undefined
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
  /** Who else may be given approvals, besides exchanges and conduits. */
  operators?: readonly Address[] | undefined
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
