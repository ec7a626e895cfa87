import { devchainChain } from '@souk/devchain'
import type { BrowserContext } from 'playwright-core'
import { type Address, createWalletClient, type Hex, hexToBigInt, hexToNumber, http, numberToHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { announceWallet } from './announceWallet.js'

/** A request of the page to the wallet, and its answer once there is one. */
export type WalletRequest = {
  method: string
  params: readonly unknown[]
  result?: unknown
  error?: { code: number; message: string }
}

/** A browser wallet that a test controls. Its key never enters the page. */
export type ScriptedWallet = {
  readonly address: Address
  readonly name: string
  /** All requests of the page so far, in order. */
  readonly requests: readonly WalletRequest[]
  /** The current network of the wallet. */
  readonly chainId: number
  /** Rejects the next request of this method with code 4001, like a user who clicks “Reject”. */
  rejectNext(method: string): void
  /** Leaves the next request of this method without an answer until the returned function is called. */
  hangNext(method: string): () => void
  /** Changes the network like a user in the wallet itself, and notifies the pages. */
  switchTo(chainId: number): Promise<void>
}

/**
 * Adds a wallet to every page of a browser context, announced with EIP-6963 before any script of the page runs.
 *
 * It signs in this process and sends to the node itself, like real wallets. It returns its account only after
 * connecting, because apps ask every announced wallet when they load. On other networks than the market's and
 * `others`, it neither signs nor sends.
 *
 * @param options.rpcUrl - The node of the market's chain.
 * @param options.chainId - The id of the market's chain.
 * @param options.startsOn - The wallet's initial network. @default the market's
 *
 * @example
 * const wallet = await scriptWallet(context, { privateKey, rpcUrl, chainId: 31337 })
 * wallet.rejectNext('eth_sendTransaction')
 */
export async function scriptWallet(
  context: BrowserContext,
  options: scriptWallet.Options,
): Promise<ScriptedWallet> {
  const { name = 'Test Wallet', startsOn = options.chainId } = options
  const account = privateKeyToAccount(options.privateKey)
  const state: State = {
    account,
    nodes: new Map([options, ...(options.others ?? [])].map(({ chainId, rpcUrl }) => [chainId, rpcUrl])),
    chainId: startsOn,
    connected: false,
    atomic: options.atomic,
    batches: new Map(),
    orders: [],
    tell: async (event, value) => {
      for (const page of context.pages())
        await page.evaluate(([type, detail]) => window.dispatchEvent(new CustomEvent(type, { detail })), [
          `scripted-wallet:${event}`,
          value,
        ] as const)
    },
  }
  const requests: WalletRequest[] = []
  await context.exposeFunction('scriptedWalletRequest', (method: string, params: readonly unknown[] = []) => {
    const request: WalletRequest = { method, params }
    requests.push(request)
    return respond(state, request)
  })
  await context.addInitScript(announceWallet, { name, id: `test.${account.address.toLowerCase()}` })
  return {
    address: account.address,
    name,
    requests,
    get chainId() {
      return state.chainId
    },
    rejectNext: (method) => {
      state.orders.push({ method, do: 'reject' })
    },
    hangNext: (method) => {
      let release = () => {}
      const until = new Promise<void>((resolve) => {
        release = resolve
      })
      state.orders.push({ method, do: 'hang', until })
      return release
    },
    switchTo: (chainId) => moveTo(state, chainId),
  }
}

export declare namespace scriptWallet {
  type Options = {
    privateKey: Hex
    rpcUrl: string
    chainId: number
    /** The name in the list of wallets. @default 'Test Wallet' */
    name?: string
    startsOn?: number
    /** Further chains on which it signs and sends. @default none */
    others?: readonly { chainId: number; rpcUrl: string }[]
    /** Whether it executes several calls as one (EIP-5792). @default the method is unknown */
    atomic?: 'supported' | 'ready' | 'unsupported'
  }
}

type State = {
  account: PrivateKeyAccount
  /** The nodes by chain id. */
  nodes: ReadonlyMap<number, string>
  chainId: number
  connected: boolean
  atomic: 'supported' | 'ready' | 'unsupported' | undefined
  /** The transactions of each batch by its id. */
  batches: Map<string, readonly Hex[]>
  /** The scripted handling of coming requests. Each entry is used once. */
  orders: { method: string; do: 'reject' | 'hang'; until?: Promise<void> }[]
  tell: (event: 'chainChanged' | 'accountsChanged', value: unknown) => Promise<void>
}

/** An answer as plain data, because errors lose their code on the way into the page. */
type Answer = { result: unknown } | { error: { code: number; message: string } }

async function respond(state: State, request: WalletRequest): Promise<Answer> {
  const wanted = takeOrder(state, request.method)
  if (wanted?.do === 'hang') await wanted.until
  if (wanted?.do === 'reject') return refuse(request, { code: 4001, message: 'User rejected the request.' })
  const answer = answers[request.method]
  try {
    request.result = answer ? await answer(state, request.params) : await forward(state, request)
    return { result: request.result }
  } catch (error) {
    return refuse(request, toProviderError(error))
  }
}

function takeOrder(state: State, method: string): State['orders'][number] | undefined {
  const index = state.orders.findIndex((order) => order.method === method)
  return index === -1 ? undefined : state.orders.splice(index, 1)[0]
}

function refuse(request: WalletRequest, error: { code: number; message: string }): Answer {
  request.error = error
  return { error }
}

function toProviderError(error: unknown): { code: number; message: string } {
  const { code = -32603, message = String(error) } = error as { code?: number; message?: string }
  return { code, message }
}

const answers: Readonly<Record<string, (state: State, params: readonly unknown[]) => Promise<unknown>>> = {
  eth_requestAccounts: connect,
  eth_accounts: async ({ connected, account }) => (connected ? [account.address] : []),
  eth_chainId: async ({ chainId }) => numberToHex(chainId),
  wallet_requestPermissions: async (state) => {
    await connect(state)
    return [{ parentCapability: 'eth_accounts' }]
  },
  wallet_revokePermissions: async (state) => {
    state.connected = false
    await state.tell('accountsChanged', [])
    return null
  },
  wallet_addEthereumChain: switchChain,
  wallet_switchEthereumChain: switchChain,
  eth_signTypedData_v4: async (state, [, data]) => {
    nodeOf(state)
    return state.account.signTypedData(JSON.parse(String(data)))
  },
  eth_sendTransaction: send,
  wallet_getCapabilities: async (state) => {
    const { atomic, nodes } = state
    if (!atomic) throw new UnknownMethodError()
    return Object.fromEntries(
      [...nodes.keys()].map((chainId) => [numberToHex(chainId), { atomic: { status: atomic } }]),
    )
  },
  wallet_sendCalls: sendCalls,
  wallet_getCallsStatus: getCallsStatus,
}

async function connect(state: State): Promise<readonly Address[]> {
  state.connected = true
  return [state.account.address]
}

async function switchChain(state: State, [wanted]: readonly unknown[]): Promise<null> {
  await moveTo(state, hexToNumber((wanted as { chainId: Hex }).chainId))
  return null
}

async function moveTo(state: State, chainId: number): Promise<void> {
  state.chainId = chainId
  await state.tell('chainChanged', numberToHex(chainId))
}

/** The gas of a transaction that sets none. The wallet does not simulate first, so failing transactions are mined. */
const plentyOfGas = 1_000_000n

async function send(state: State, [request]: readonly unknown[]): Promise<Hex> {
  const rpcUrl = nodeOf(state)
  const { to, data, value, gas } = request as { to?: Address; data?: Hex; value?: Hex; gas?: Hex }
  const client = createWalletClient({
    account: state.account,
    chain: devchainChain({ rpcUrl, chainId: state.chainId }),
    transport: http(rpcUrl),
  })
  return client.sendTransaction({
    to: to ?? null,
    ...(data ? { data } : {}),
    ...(value ? { value: hexToBigInt(value) } : {}),
    gas: gas ? hexToBigInt(gas) : plentyOfGas,
  })
}

/**
 * Sends the calls one after another. A smart account would put them into one transaction, but callers cannot see the
 * difference.
 */
async function sendCalls(state: State, [batch]: readonly unknown[]): Promise<{ id: string }> {
  if (!state.atomic) throw new UnknownMethodError()
  const hashes: Hex[] = []
  for (const call of (batch as { calls: readonly unknown[] }).calls) hashes.push(await send(state, [call]))
  const id = numberToHex(state.batches.size + 1)
  state.batches.set(id, hashes)
  return { id }
}

async function getCallsStatus(state: State, [id]: readonly unknown[]): Promise<unknown> {
  const node = http(nodeOf(state), { retryCount: 0 })({})
  const hashes = state.batches.get(String(id)) ?? []
  const ask = (hash: Hex) => node.request({ method: 'eth_getTransactionReceipt', params: [hash] })
  const receipts = (await Promise.all(hashes.map(ask))) as ({ status: Hex } | null)[]
  if (receipts.includes(null)) return { id, status: 100 }
  return { id, status: receipts.every((receipt) => receipt?.status === '0x1') ? 200 : 500, receipts }
}

async function forward(state: State, { method, params }: WalletRequest): Promise<unknown> {
  return http(nodeOf(state), { retryCount: 0 })({}).request({ method, params })
}

/** Returns the node of the wallet's network. Unknown networks are only numbers here, without a node. */
function nodeOf({ nodes, chainId }: State): string {
  const rpcUrl = nodes.get(chainId)
  if (rpcUrl === undefined) throw new WrongNetworkError(chainId)
  return rpcUrl
}

class UnknownMethodError extends Error {
  override readonly name = 'ScriptedWallet.UnknownMethodError'
  readonly code = -32_601
  constructor() {
    super('The wallet does not know this method.')
  }
}

class WrongNetworkError extends Error {
  override readonly name = 'ScriptedWallet.WrongNetworkError'
  readonly code = 4901
  constructor(chainId: number) {
    super(`The wallet is on chain ${chainId}.`)
  }
}
