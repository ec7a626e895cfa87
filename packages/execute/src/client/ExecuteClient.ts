import { type AnyClient, BaseError, delay, type retry } from '@souk/base'
import { type Address, zeroAddress } from 'viem'
import type { Currency } from '../domain/Price.js'
import type { BpsFor } from '../wire/orders.js'
import * as Lock from './Lock.js'

/** A connection to the servers of one or several chains. Make as many as you like. */
export type ExecuteClient = {
  chains: readonly [ExecuteChain, ...ExecuteChain[]]
  apiKey?: string
  uiVersion?: string
  /** Where orders and purchases are said to come from, e.g. `souk.example`. */
  source?: string
  normalizeRoyalties?: boolean
  automatedRoyalties?: boolean
  marketplaceFees: readonly BpsFor[]
  referrer?: Address
  logLevel: LogLevel
  logger: Logger
  maxPollingAttempts?: number
  /** For each request; 0 sets no limit. */
  timeoutMs: number
  fetch: typeof globalThis.fetch
  clock: Clock
  /** Keeps two tabs from going on with one flow. */
  lock?: Lock.Lock
  /** Addresses whose deprecation was told already. */
  deprecated: Set<string>
}

/** A chain, and the server that serves it. */
export type ExecuteChain = {
  id: number
  name: string
  /** Without a slash at the end; empty for the page's own origin. */
  baseApiUrl: string
  paymentTokens: readonly Currency[]
  /** The ERC20 token that stands for the native currency. */
  wrappedNativeToken?: Address
  /** Exchanges, conduits and routers that may be called and approved without asking the caller. */
  contracts: readonly Address[]
  /** Set on listings and bids in place of the client's. */
  marketplaceFees: readonly BpsFor[]
  websocketUrl?: string
  /** Milliseconds between two questions whether something has come about. */
  checkPollingInterval: number
  /** To look at the chain through. @default the wallet, where it can */
  client?: AnyClient
}

/** How much is told: each level tells what those before it do. */
export const logLevels = ['none', 'error', 'warn', 'info', 'verbose'] as const

/** The levels of detail of the log. */
export type LogLevel = (typeof logLevels)[number]

/** Receives log lines, such as `console`. */
export type Logger = Record<Exclude<LogLevel, 'none' | 'verbose'> | 'debug', (...values: unknown[]) => void>

/** Milliseconds from any beginning, and waiting: what pauses and limits go by. */
export type Clock = retry.Clock

/** Seaport 1.5 and the conduit that most of its orders use; they have the same addresses on all chains. */
export const knownContracts: readonly Address[] = [
  '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC',
  '0x1E0049783F008A0085193E00003D00cd54003c71',
]

/**
 * Makes a connection. Nothing is sent yet.
 *
 * @param options.chains - The first that is `active`, else the first, is used where an action names none.
 * @param options.apiKey - Sent as `x-api-key`, and never found in an error or a log.
 * @param options.uiVersion - Sent as `x-rkui-version`.
 * @param options.source - Where orders and purchases are said to come from.
 * @param options.marketplaceFees - Set on listings and bids that name none.
 * @param options.logLevel - @default 'warn'
 * @param options.logger - @default console
 * @param options.maxPollingAttempts - How often to ask whether something has come about. @default 150 000 ms by the chain's interval
 * @param options.timeoutMs - Most milliseconds for each request; 0 sets no limit. @default 0
 * @param options.fetch - @default globalThis.fetch
 * @param options.clock - @default the system's
 * @param options.lock - Keeps two tabs from going on with one flow; `null` for none. @default `navigator.locks`, where there is one
 * @throws {ChainMissingError} when there is no chain.
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
  type ChainOptions = Pick<ExecuteChain, 'id' | 'name' | 'baseApiUrl'> &
    Partial<Omit<ExecuteChain, 'id' | 'name' | 'baseApiUrl'>> & {
      /** Used where an action names no chain. */
      active?: boolean
    }
}

/** Ethereum and Sepolia, where blocks take long. */
const slowChains: readonly number[] = [1, 11_155_111]

function toChain({ active: _active, ...chain }: createExecuteClient.ChainOptions): ExecuteChain {
  return {
    ...chain,
    baseApiUrl: chain.baseApiUrl.replace(/\/+$/, ''),
    paymentTokens: chain.paymentTokens ?? [{ contract: zeroAddress, decimals: 18 }],
    contracts: [...knownContracts, ...(chain.contracts ?? [])],
    marketplaceFees: chain.marketplaceFees ?? [],
    checkPollingInterval: chain.checkPollingInterval ?? (slowChains.includes(chain.id) ? 2_000 : 1_000),
  }
}

/**
 * Finds the chain that an action is for.
 *
 * @param chainId - @default the client's active chain
 * @throws {ChainMissingError} when the client has no such chain.
 */
export function chainOf(client: Pick<ExecuteClient, 'chains'>, chainId: number | undefined): ExecuteChain {
  if (chainId === undefined) return client.chains[0]
  const chain = client.chains.find(({ id }) => id === chainId)
  if (!chain) throw new ChainMissingError({ chainId })
  return chain
}

/** Thrown for a chain that the client was not made for. It is a `ReferenceError` and a `BaseError`. */
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
