// @vitest-environment jsdom
import { createMarketApi } from '@souk/market'
import type { Trade } from '@souk/market/flows'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createClient, custom } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, describe, expect, test } from 'vitest'
import { createConfig, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { SoukProvider } from '../provider/SoukProvider.js'
import * as FlowStore from '../stores/FlowStore.js'
import { type FlowDefinition, useFlow } from './useFlow.js'

afterEach(cleanup)

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'ab'.repeat(32)}` as const
const title = 'Ruby Lamp'
const plan = { steps: [{ kind: 'transaction' }] } as const
type Plan = typeof plan
type Options = { price: bigint }
type Preparation = FlowDefinition<Options, Plan, string>['prepare']

const buying: Trade.Prepared<Plan, string>['run'] = async function* () {
  yield { type: 'asking', step: 0, of: 1 }
  yield { type: 'sent', step: 0, of: 1, hash }
  return 'bought'
}
const prepared = { plan, run: buying }

type Setup = { isConnected?: boolean; kind?: FlowDefinition<Options, Plan, string>['kind'] }

/** An app with its own wallet. */
async function setup(prepare: Preparation, options: Setup = {}) {
  const { isConnected = true, kind = 'purchase' } = options
  const transport = custom({ request: async () => '0x1' })
  const config = createConfig({
    chains: [mainnet],
    connectors: [mock({ accounts: [account] })],
    transports: { [mainnet.id]: transport },
  })
  const flows = FlowStore.from()
  const client = createClient({ chain: mainnet, transport })
  const souk = {
    api: createMarketApi({ chain: 'ethereum', baseUrl: 'https://market.example' }),
    client,
    flows,
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <SoukProvider souk={souk}>{children}</SoukProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  const rendered = renderHook(() => useFlow({ kind, prepare }), { wrapper })
  // The provider discards earlier connections.
  const [connector] = config.connectors
  if (isConnected && connector) await act(async () => void (await connect(config, { connector })))
  return { ...rendered, flows }
}

describe('useFlow', () => {
  test('default: idle, preparing, ready, done; and it is written down', async () => {
    const { result, flows } = await setup(async () => prepared)
    expect(result.current.state).toEqual({ status: 'idle' })
    act(() => result.current.prepare({ price: 1n }, { title }))
    expect(result.current.state).toEqual({ status: 'preparing' })
    await waitFor(() => expect(result.current.state).toEqual({ status: 'ready', plan }))
    act(() => result.current.start())
    await waitFor(() => expect(result.current.state).toMatchObject({ status: 'done', outcome: 'bought' }))
    expect(flows.current.records).toMatchObject([{ id: result.current.id, title, account, status: 'done' }])
  })

  test('param: kind: a function returns it for the options', async () => {
    const { result, flows } = await setup(async () => prepared, {
      kind: ({ price }) => (price > 1n ? 'auction' : 'listing'),
    })
    for (const price of [1n, 2n]) {
      act(() => result.current.prepare({ price }, { title }))
      await waitFor(() => expect(result.current.state.status).toBe('ready'))
      act(() => result.current.start())
      await waitFor(() => expect(result.current.state.status).toBe('done'))
    }
    const kinds = flows.current.records.map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['auction', 'listing'])
  })

  test('behavior: a flow that is removed from the list is idle, since its plan is used up', async () => {
    const { result, flows } = await setup(async () => prepared)
    act(() => result.current.prepare({ price: 1n }, { title }))
    await waitFor(() => expect(result.current.state.status).toBe('ready'))
    act(() => result.current.start())
    await waitFor(() => expect(result.current.state.status).toBe('done'))
    act(() => FlowStore.forget(flows, [result.current.id ?? '']))
    expect(result.current.state).toEqual({ status: 'idle' })
  })

  test('behavior: what is not ready does not start', async () => {
    const { result, flows } = await setup(async () => prepared)
    act(() => result.current.start())
    expect([result.current.state.status, flows.current.records]).toEqual(['idle', []])
  })

  test('behavior: a newer preparation makes the older one unheard', async () => {
    const answers = new Map<bigint, (value: typeof prepared) => void>()
    const signals: AbortSignal[] = []
    const { result } = await setup((_, { price, signal }) => {
      signals.push(signal)
      return new Promise((resolve) => answers.set(price, resolve))
    })
    act(() => result.current.prepare({ price: 1n }, { title }))
    act(() => result.current.prepare({ price: 2n }, { title }))
    await act(async () => answers.get(1n)?.(prepared))
    expect(result.current.state.status).toBe('preparing')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    await act(async () => answers.get(2n)?.(prepared))
    await waitFor(() => expect(result.current.state.status).toBe('ready'))
  })

  test('behavior: reset goes back to the start, and a flow that runs goes on unseen', async () => {
    let finish: () => void = () => {}
    const waiting = new Promise<void>((resolve) => {
      finish = resolve
    })
    const run: typeof buying = async function* () {
      yield { type: 'asking', step: 0, of: 1 }
      await waiting
      return 'bought'
    }
    const { result, flows } = await setup(async () => ({ plan, run }))
    act(() => result.current.prepare({ price: 1n }, { title }))
    await waitFor(() => expect(result.current.state.status).toBe('ready'))
    act(() => result.current.start())
    await waitFor(() =>
      expect(result.current.state).toMatchObject({ status: 'running', waitingFor: 'wallet' }),
    )
    act(() => result.current.reset())
    expect(result.current.state).toEqual({ status: 'idle' })
    await act(async () => finish())
    await waitFor(() => expect(flows.current.records[0]?.status).toBe('done'))
  })

  test('behavior: what is only being read ends with the view', async () => {
    const signals: AbortSignal[] = []
    const { result, unmount } = await setup((_, { signal }) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    act(() => result.current.prepare({ price: 1n }, { title }))
    unmount()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  test.each([
    ['without a wallet', { isConnected: false }, async () => prepared, 'Flow.NoWalletError'],
    [
      'with something that is no error of ours',
      {},
      () => Promise.reject(new TypeError('no')),
      'Flow.UnexpectedError',
    ],
  ] as const)('error: blocked %s', async (_, options, prepare, name) => {
    const { result } = await setup(prepare, options)
    act(() => result.current.prepare({ price: 1n }, { title }))
    await waitFor(() => expect(result.current.state).toMatchObject({ status: 'blocked', error: { name } }))
  })
})
