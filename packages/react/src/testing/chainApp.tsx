import { demo } from '@souk/devchain'
import type { MarketApi } from '@souk/market'
import type { TestChain } from '@souk/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Address, type Hex, hexToBigInt, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors'
import type { useFlow } from '../flow/useFlow.js'
import { SoukProvider } from '../provider/SoukProvider.js'
import type * as Flow from '../stores/Flow.js'
import * as FlowStore from '../stores/FlowStore.js'

/** The wallet of the app. */
type Person = { address: `0x${string}`; privateKey: Hex }

/**
 * Renders a trade hook in an app with a wallet that signs by itself, on a chain with a market.
 *
 * @returns Functions that take a trade to one of its ends, and return that state.
 */
export async function chainApp<options extends object, plan extends Flow.Plan, outcome>(
  useHook: () => useFlow.Result<options, plan, outcome>,
  { chain, api, person }: { chain: TestChain; api: MarketApi; person: Person },
) {
  const wallet = { declines: false }
  const provider = createProvider(chain, person, wallet)
  const config = createConfig({
    chains: [chain.chain],
    connectors: [injected({ target: { id: 'test', name: 'Test Wallet', provider: provider as never } })],
    transports: { [chain.chain.id]: http(chain.rpcUrl) },
  })
  const souk = {
    api,
    client: chain.publicClient,
    flows: FlowStore.from(),
    trade: { wrappedNative: demo.contracts.wrappedNative, seaport: { defaultConduitKey: demo.conduitKey } },
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <SoukProvider souk={souk}>{children}</SoukProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  const { result } = renderHook(useHook, { wrapper })
  const [connector] = config.connectors
  if (connector) await act(async () => void (await connect(config, { connector })))

  const reach = async (status: Flow.State['status']) => {
    await waitFor(() => expect(result.current.state.status).toBe(status), { timeout: 10_000 })
    return result.current.state
  }
  const prepare = (options: options, about?: Partial<useFlow.About>) =>
    act(() => result.current.prepare(options, { title: 'Ruby Lamp', ...about }))
  const run = async (options: options, status: Flow.State['status'], about?: Partial<useFlow.About>) => {
    prepare(options, about)
    await reach('ready')
    act(() => result.current.start())
    return reach(status)
  }
  return {
    /** Prepares a trade that is not possible. */
    block: (options: options) => {
      prepare(options)
      return reach('blocked')
    },
    /** Starts a trade that the chain refuses. */
    fail: (options: options) => {
      wallet.declines = false
      return run(options, 'failed')
    },
    /** Starts a trade, whose first request the wallet declines. */
    decline: (options: options) => {
      wallet.declines = true
      return run(options, 'failed')
    },
    /** Returns the orders that the latest trade fills, as the list of flows keeps them. */
    fills: () => souk.flows.current.records[0]?.orderHashes,
    /** Returns the latest trade, as the list of flows keeps it. */
    record: () => souk.flows.current.records[0],
    /** Trades. */
    complete: (options: options, about?: Partial<useFlow.About>) => {
      wallet.declines = false
      return run(options, 'done', about)
    },
  }
}

/** A wallet's provider (EIP-1193). It signs in this process, and either approves or declines every request. */
function createProvider(chain: TestChain, person: Person, wallet: { declines: boolean }) {
  const client = chain.walletClient(person)
  return {
    on: () => undefined,
    removeListener: () => undefined,
    request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
      if (wallet.declines && asksPerson.has(method))
        throw { code: 4001, message: 'User rejected the request.' }
      switch (method) {
        case 'eth_requestAccounts':
        case 'eth_accounts':
          return [person.address]
        case 'eth_chainId':
          return numberToHex(chain.chain.id)
        case 'eth_signTypedData_v4':
          return privateKeyToAccount(person.privateKey).signTypedData(JSON.parse(String(params[1])))
        case 'eth_sendTransaction': {
          const { to, data, value = '0x0', ...given } = params[0] as Transaction
          const numbers = Object.entries(given).filter(([field]) => overrides.has(field))
          const terms = Object.fromEntries(numbers.map(([field, number]) => [field, hexToBigInt(number)]))
          return client.sendTransaction({
            to,
            value: hexToBigInt(value),
            ...(data ? { data } : {}),
            ...terms,
          })
        }
        default:
          throw { code: 4200, message: `The wallet does not support ${method}.` }
      }
    },
  }
}

type Transaction = { to: Address; data?: Hex; value?: Hex } & { [field: string]: Hex }

/** What an app may decide about a transaction. The wallet decides the rest. */
const overrides = new Set(['gas', 'maxFeePerGas', 'maxPriorityFeePerGas'])

const asksPerson = new Set(['eth_sendTransaction', 'eth_signTypedData_v4'])
