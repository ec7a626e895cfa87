import { devchainChain } from '@souk/devchain'
import type { BrowserContext } from 'playwright-core'
import { type Address, createWalletClient, type Hex, hexToBigInt, hexToNumber, http, numberToHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { announceWallet } from './announceWallet.js'

/** One request of the page to the wallet, and how it was answered once it was. */
export type WalletRequest = {
  method: string
  params: readonly unknown[]
  result?: unknown
  error?: { code: number; message: string }
}

/** A browser wallet that does what the test says. Its key never enters the page. */
export type ScriptedWallet = {
  readonly address: Address
  readonly name: string
  /** Everything the page has asked so far, in order. */
  readonly requests: readonly WalletRequest[]
  /** The wallet's network. */
  readonly chainId: number
  /** Answers the next request of this method as a person who presses “Reject”: with code 4001. */
  rejectNext(method: string): void
  /** Leaves the next request of this method without an answer until the returned function is called. */
  hangNext(method: string): () => void
  /** Changes the network as the person does in the wallet itself, and tells the pages. */
  switchTo(chainId: number): Promise<void>
}

/**
 * Returns every page of a browser context a wallet, announced by EIP-6963, before any script of the page runs.
 *
 * It signs in this process and sends to the node itself, as real wallets do; it tells its account only once connected,
 * since apps ask every announced wallet on load. On another network than the market's it neither signs nor sends.
 *
 * @param options.rpcUrl - Node of the market's chain.
 * @param options.chainId - Id of the market's chain.
 * @param options.startsOn - Network the wallet is on at first. @default the market's
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
    rpcUrl: options.rpcUrl,
    marketChainId: options.chainId,
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
    /** As shown among the wallets of the browser. @default 'Test Wallet' */
    name?: string
    startsOn?: number
    /** Whether it carries out several calls as one (EIP-5792). @default it does not know of that */
    atomic?: 'supported' | 'ready' | 'unsupported'
  }
}

type State = {
  account: PrivateKeyAccount
  rpcUrl: string
  marketChainId: number
  chainId: number
  connected: boolean
  atomic: 'supported' | 'ready' | 'unsupported' | undefined
  /** Transactions of each batch by its id. */
  batches: Map<string, readonly Hex[]>
  /** What the test wants of coming requests; each is used once. */
  orders: { method: string; do: 'reject' | 'hang'; until?: Promise<void> }[]
  tell: (event: 'chainChanged' | 'accountsChanged', value: unknown) => Promise<void>
}

/** Errors lose their code on the way into the page, so answers travel as plain data. */
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
    ensureOnMarket(state)
    return state.account.signTypedData(JSON.parse(String(data)))
  },
  eth_sendTransaction: send,
  wallet_getCapabilities: async (state) => {
    const { atomic, marketChainId } = state
    if (!atomic) throw new UnknownMethodError()
    return { [numberToHex(marketChainId)]: { atomic: { status: atomic } } }
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

/** Gas for a transaction that names none: a wallet that never asks the node first, so that refusals are mined. */
const plentyOfGas = 1_000_000n

async function send(state: State, [request]: readonly unknown[]): Promise<Hex> {
  ensureOnMarket(state)
  const { to, data, value, gas } = request as { to?: Address; data?: Hex; value?: Hex; gas?: Hex }
  const client = createWalletClient({
    account: state.account,
    chain: devchainChain({ rpcUrl: state.rpcUrl, chainId: state.marketChainId }),
    transport: http(state.rpcUrl),
  })
  return client.sendTransaction({
    to: to ?? null,
    ...(data ? { data } : {}),
    ...(value ? { value: hexToBigInt(value) } : {}),
    gas: gas ? hexToBigInt(gas) : plentyOfGas,
  })
}

/** Sends the calls one behind the other; a smart account would put them into one transaction, which no caller can tell. */
async function sendCalls(state: State, [batch]: readonly unknown[]): Promise<{ id: string }> {
  if (!state.atomic) throw new UnknownMethodError()
  const hashes: Hex[] = []
  for (const call of (batch as { calls: readonly unknown[] }).calls) hashes.push(await send(state, [call]))
  const id = numberToHex(state.batches.size + 1)
  state.batches.set(id, hashes)
  return { id }
}

async function getCallsStatus(state: State, [id]: readonly unknown[]): Promise<unknown> {
  const node = http(state.rpcUrl, { retryCount: 0 })({})
  const hashes = state.batches.get(String(id)) ?? []
  const ask = (hash: Hex) => node.request({ method: 'eth_getTransactionReceipt', params: [hash] })
  const receipts = (await Promise.all(hashes.map(ask))) as ({ status: Hex } | null)[]
  if (receipts.includes(null)) return { id, status: 100 }
  return { id, status: receipts.every((receipt) => receipt?.status === '0x1') ? 200 : 500, receipts }
}

async function forward(state: State, { method, params }: WalletRequest): Promise<unknown> {
  ensureOnMarket(state)
  return http(state.rpcUrl, { retryCount: 0 })({}).request({ method, params })
}

/** Any other network is only a number here: there is no node of it. */
function ensureOnMarket(state: State): void {
  if (state.chainId !== state.marketChainId) throw new WrongNetworkError(state.chainId)
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
