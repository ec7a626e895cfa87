import type { Address, Hex } from 'viem'
import type { FindingName, findingCodes } from './codes.js'

/**
 * The severity of a finding: `blocking` if the order cannot be filled or would rob its signer, `warning` if the user
 * should check carefully, `note` for information only.
 */
export type Severity = 'blocking' | 'warning' | 'note'

/** A result of an inspection. */
export type Finding = {
  /** A code of the published order validator below 9000, and our own code from 9000 on. */
  code: number
  severity: Severity
  name: FindingName
  /** The values behind the message. */
  facts: Readonly<Record<string, unknown>>
  /** One or two sentences in plain English, addressed to the signer. */
  message: string
}

/** The symbol and decimals of a token. The native currency has the zero address. */
export type TokenInfo = { address: Address; symbol: string; decimals?: number | undefined }

/** Prices of a collection's tokens, per token, in the smallest unit of `currency`. */
export type TokenPrices = {
  contract: Address
  /** Limits the prices to one token of the collection. */
  tokenId?: bigint | undefined
  /** The zero address for the native currency. */
  currency: Address
  /** The lowest price among live listings. */
  floor?: bigint | undefined
  lastSale?: bigint | undefined
}

/** The exchange rate of a currency: `amount` of its smallest units are worth `native` wei of the native currency. */
export type Rate = { currency: Address; amount: bigint; native: bigint }

/**
 * Facts that the caller knows beyond the request. All are optional. Checks that are impossible without a fact are
 * reported.
 */
export type Context = {
  /** The account that would sign or send. Orders already contain their signer. */
  account?: Address | undefined
  /** Seconds on the chain's clock. */
  now?: bigint | undefined
  /** The chain on which the order should be filled. */
  chainId?: number | undefined
  tokens?: readonly TokenInfo[] | undefined
  /** Names of accounts, for the sentences. A named account counts as known. */
  names?: readonly { address: Address; name: string }[] | undefined
  /** Accounts and contracts that the application trusts. Seaport 1.5 and its well-known conduit are always included. */
  trusted?: Trusted | undefined
  /** Prices of collections and of individual tokens. */
  markets?: readonly TokenPrices[] | undefined
  /** Rates of currencies. The wrapped native currency needs none. */
  rates?: readonly Rate[] | undefined
  /** Merkle roots (order criteria) of the token lists that the user has seen. */
  lists?: readonly bigint[] | undefined
  /** Hashes of the orders that the user has seen. Other orders are reported. */
  reviewed?: readonly Hex[] | undefined
}

/** Accounts and contracts that the application trusts. */
export type Trusted = {
  exchanges?: readonly Address[] | undefined
  conduitKeys?: readonly Hex[] | undefined
  zones?: readonly Address[] | undefined
  /** Fee recipients and other accounts that may receive a share of the proceeds. */
  recipients?: readonly Address[] | undefined
  /**
   * Currencies that the application knows besides the native currency. If omitted, no currency is reported as unknown.
   */
  currencies?: readonly Address[] | undefined
  /** The contracts that wrap the native currency at a rate of 1:1. */
  wrapped?: readonly Address[] | undefined
  /** The collections that the application lists. If omitted, no collection is reported as unknown. */
  collections?: readonly Address[] | undefined
  /** Accounts that may receive approvals, besides exchanges and conduits. */
  operators?: readonly Address[] | undefined
  /** Contracts that an account may delegate to (EIP-7702). */
  delegates?: readonly Address[] | undefined
  /** Contracts whose unknown functions may be called, such as minting contracts. */
  contracts?: readonly Address[] | undefined
}

/** Creates a finding. The compiler checks that name and code match, at no cost to bundles. */
export function finding<name extends FindingName>(
  severity: Severity,
  name: name,
  code: (typeof findingCodes)[name],
  message: string,
  facts: Finding['facts'] = {},
): Finding {
  return { code, severity, name, facts, message }
}
