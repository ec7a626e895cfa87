import { type AnyClient, BaseError, delay, type retry } from '@souk/base'
import { type Address, isAddress, zeroAddress } from 'viem'
import type { Currency } from '../domain/Price.js'
import type { BpsFor } from '../wire/orders.js'
import * as Lock from './Lock.js'

/** A client for the servers of one or several chains. You can create as many as you like. */
export type ExecuteClient = {
  chains: readonly [ExecuteChain, ...ExecuteChain[]]
  apiKey?: string
  uiVersion?: string
  /** The source that orders and purchases name, for example `souk.example`. */
  source?: string
  normalizeRoyalties?: boolean
  automatedRoyalties?: boolean
  marketplaceFees: readonly BpsFor[]
  referrer?: Address
  logLevel: LogLevel
  logger: Logger
  maxPollingAttempts?: number
  /** Timeout of each request. 0 sets no limit. */
  timeoutMs: number
  fetch: typeof globalThis.fetch
  clock: Clock
  /** Prevents two tabs from running the same flow. */
  lock?: Lock.Lock
  /** Addresses whose deprecation has already been logged. */
  deprecated: Set<string>
}

/** A chain and its server. */
export type ExecuteChain = {
  id: number
  name: string
  /** Without a slash at the end. Empty for the origin of the page. */
  baseApiUrl: string
  paymentTokens: readonly PaymentToken[]
  /** The ERC20 token that wraps the native currency. */
  wrappedNativeToken?: Address
  /** Exchanges, conduits and routers that flows may call and approve without asking the caller. */
  contracts: readonly Address[]
  /** Fees for listings and bids on this chain. They replace those of the client. */
  marketplaceFees: readonly BpsFor[]
  websocketUrl?: string
  /** Milliseconds between two status requests. */
  checkPollingInterval: number
  /** The client that reads the chain. @default the wallet, if it can read */
  client?: AnyClient
}

/** A currency that can be paid on a chain. */
export type PaymentToken = Currency & { chainId: number }

/** The levels of detail of the log. Each level includes those before it. */
export const logLevels = ['none', 'error', 'warn', 'info', 'verbose'] as const

/** A level of detail of the log. */
export type LogLevel = (typeof logLevels)[number]

/** Receives log lines, for example `console`. */
export type Logger = Record<Exclude<LogLevel, 'none' | 'verbose'> | 'debug', (...values: unknown[]) => void>

/** Tells the time in milliseconds from an arbitrary start, and waits. All pauses and limits use it. */
export type Clock = retry.Clock

/** Seaport 1.5 and the conduit that most of its orders use. Their addresses are the same on all chains. */
export const knownContracts: readonly Address[] = [
  '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC',
  '0x1E0049783F008A0085193E00003D00cd54003c71',
]

/**
 * Creates a client. Sends no request yet.
 *
 * @param options.chains - Actions without a chain use the first one that is `active`, or else the first one.
 * @param options.apiKey - Sent as `x-api-key`. Never appears in errors or logs.
 * @param options.uiVersion - Sent as `x-rkui-version`.
 * @param options.source - The source that orders and purchases name.
 * @param options.marketplaceFees - Fees for listings and bids that have none of their own.
 * @param options.logLevel - @default 'warn'
 * @param options.logger - @default console
 * @param options.maxPollingAttempts - How often to ask for a status.
 * @default 150,000 ms divided by the chain's interval
 * @param options.timeoutMs - Timeout of each request in milliseconds. 0 sets no limit. @default 0
 * @param options.fetch - @default globalThis.fetch
 * @param options.clock - The clock of all pauses and limits. @default the clock of the system
 * @param options.lock - Prevents two tabs from running the same flow. `null` turns it off.
 * @default `navigator.locks`, if available
 * @throws {ChainMissingError} if `chains` is empty.
 * @throws {PaymentTokenError} if a payment token of a chain has no address.
 *
 * @example
 * const client = createExecuteClient({ chains: [{ id: 1, name: 'mainnet', baseApiUrl: 'https://market.example' }] })
 * await buyToken(client, { items: [{ token: { contract, tokenId: 7n } }], wallet })
 */
export function createExecuteClient(options: createExecuteClient.Options): ExecuteClient {
  const { chains, fetch = globalThis.fetch, apiKey, uiVersion, source, referrer } = options
  const { normalizeRoyalties, automatedRoyalties, maxPollingAttempts, lock = Lock.ofBrowser() } = options
  const [first, ...rest] = chains.toSorted((a, b) => Number(b.active ?? false) - Number(a.active ?? false))
  if (!first) throw new ChainMissingError({ chainId: undefined })
  return {
    chains: [toChain(first), ...rest.map(toChain)],
    ...(apiKey ? { apiKey } : undefined),
    ...(uiVersion ? { uiVersion } : undefined),
    ...(source ? { source } : undefined),
    ...(referrer ? { referrer } : undefined),
    ...(normalizeRoyalties === undefined ? undefined : { normalizeRoyalties }),
    ...(automatedRoyalties === undefined ? undefined : { automatedRoyalties }),
    ...(maxPollingAttempts === undefined ? undefined : { maxPollingAttempts }),
    ...(lock ? { lock } : undefined),
    marketplaceFees: options.marketplaceFees ?? [],
    logLevel: options.logLevel ?? 'warn',
    logger: options.logger ?? globalThis.console,
    timeoutMs: options.timeoutMs ?? 0,
    // Browsers refuse a fetch that is called as a method of another object.
    fetch: (input, init) => fetch(input, init),
    clock: options.clock ?? { now: () => performance.now(), delay },
    deprecated: new Set(),
  }
}

export declare namespace createExecuteClient {
  type Options = {
    chains: readonly ChainOptions[]
    apiKey?: string | undefined
    uiVersion?: string | undefined
    source?: string | undefined
    normalizeRoyalties?: boolean | undefined
    automatedRoyalties?: boolean | undefined
    marketplaceFees?: readonly BpsFor[] | undefined
    referrer?: Address | undefined
    logLevel?: LogLevel | undefined
    logger?: Logger | undefined
    maxPollingAttempts?: number | undefined
    timeoutMs?: number | undefined
    fetch?: typeof globalThis.fetch | undefined
    clock?: Clock | undefined
    lock?: Lock.Lock | null | undefined
  }
  /** A currency of a chain. The chain that lists it counts, not its `chainId`. */
  type PaymentTokenOptions = Currency & { chainId?: number }
  type ChainOptions = Pick<ExecuteChain, 'id' | 'name' | 'baseApiUrl'> &
    Partial<Omit<ExecuteChain, 'id' | 'name' | 'baseApiUrl' | 'paymentTokens'>> & {
      /** @default the native currency */
      paymentTokens?: readonly PaymentTokenOptions[]
      /** Whether actions without a chain use this one. */
      active?: boolean
    }
}

/** Ethereum and Sepolia, whose blocks take longer. */
const slowChains: readonly number[] = [1, 11_155_111]

function toChain({ active: _active, ...chain }: createExecuteClient.ChainOptions): ExecuteChain {
  return {
    ...chain,
    baseApiUrl: chain.baseApiUrl.replace(/\/+$/, ''),
    paymentTokens: toPaymentTokens(chain),
    contracts: [...knownContracts, ...(chain.contracts ?? [])],
    marketplaceFees: chain.marketplaceFees ?? [],
    checkPollingInterval: chain.checkPollingInterval ?? (slowChains.includes(chain.id) ? 2_000 : 1_000),
  }
}

function toPaymentTokens({ id, paymentTokens }: createExecuteClient.ChainOptions): PaymentToken[] {
  const tokens = paymentTokens ?? [{ address: zeroAddress, decimals: 18 }]
  if (!Array.isArray(tokens)) throw new PaymentTokenError({ chainId: id, token: tokens })
  return tokens.map((token) => toPaymentToken(token, id))
}

function toPaymentToken(token: createExecuteClient.PaymentTokenOptions, chainId: number): PaymentToken {
  const { address, decimals = 18 } = token ?? {}
  const isToken =
    isAddress(address ?? '', { strict: false }) &&
    Number.isInteger(decimals) &&
    decimals >= 0 &&
    decimals <= 255
  if (!isToken) throw new PaymentTokenError({ chainId, token })
  return { ...token, chainId }
}

/**
 * Finds the chain for an action.
 *
 * @param chainId - @default the client's active chain
 * @throws {ChainMissingError} if the client has no such chain.
 */
export function chainOf(client: Pick<ExecuteClient, 'chains'>, chainId: number | undefined): ExecuteChain {
  if (chainId === undefined) return client.chains[0]
  const chain = client.chains.find(({ id }) => id === chainId)
  if (!chain) throw new ChainMissingError({ chainId })
  return chain
}

/** Thrown when a payment token of a chain has no valid address, or its decimals are not a number. */
export class PaymentTokenError extends BaseError<{ chainId: number; token: unknown }> {
  override readonly name = 'ExecuteClient.PaymentTokenError'
  constructor(facts: { chainId: number; token: unknown }) {
    super(
      `A payment token of chain ${facts.chainId} has no valid address or decimals. Pass a list of { address, decimals }; the zero address is the native currency.`,
      { facts },
    )
  }
}

/** Thrown when the client has no configuration for a chain. It is a `ReferenceError` and a `BaseError`. */
export class ChainMissingError extends ReferenceError implements BaseError<{ chainId: number | undefined }> {
  override readonly name = 'ExecuteClient.ChainMissingError'
  readonly retry = 'never'
  readonly [BaseError.mark] = true
  readonly facts: { chainId: number | undefined }
  constructor(facts: { chainId: number | undefined }) {
    const which = facts.chainId === undefined ? '' : ` of chain ${facts.chainId}`
    super(`ExecuteClient missing chain configuration${which}`)
    this.facts = facts
  }
}
