import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import * as peer from 'reservoir-sdk-2'
import type { Address, Hex } from 'viem'
import { bodies, stage } from './run.js'
import { account, paths, type Scenario } from './scenarios.js'
import type { ScriptedServer } from './scriptedServer.js'

/** The part of an axios request that the published client uses. */
type AxiosRequest = {
  url?: string
  baseURL?: string
  method?: string
  params?: Record<string, string>
  data?: unknown
  headers?: unknown
}

/** Returns the axios instance of the published client, which that client partly uses directly. */
async function loadAxios(): Promise<{ defaults: { adapter: unknown } }> {
  const entry = createRequire(import.meta.url).resolve('reservoir-sdk-2')
  const manifest = createRequire(entry).resolve('axios/package.json')
  const { default: axios } = await import(new URL('index.js', pathToFileURL(manifest)).href)
  return axios
}

const axios = await loadAxios()

/** Starts a scenario with the published client instead of ours. */
export function startPeer(scenario: Scenario) {
  const { kind = 'buy' } = scenario
  const { chain, wallet, server } = stage(scenario)
  const baseApiUrl = 'https://market.example'
  peer.createClient({
    chains: [{ id: 1, name: 'mainnet', baseApiUrl, active: true, checkPollingInterval: 2_000 }],
    logLevel: 0,
  })
  const adapter = (request: AxiosRequest) => answer(server, request)
  axios.defaults.adapter = adapter
  peer.axios.defaults.adapter = adapter as never
  const done = peer.executeSteps(
    { url: `${baseApiUrl}${paths[kind]}`, method: 'post', data: bodies[kind] },
    {
      address: async () => account,
      handleSignMessageStep: async (_item, step) => wallet.sign(step.id),
      handleSendTransactionStep: async (_chainId, item, step) => {
        const { to, data, value } = item.data as { to: Address; data: Hex; value: string }
        return wallet.send({ to, data, value: BigInt(value) }, step.id)
      },
      transport: chain.transport,
    },
    () => {},
    undefined,
    scenario.expectedPrice,
    1,
  )
  return { done, wallet, server }
}

async function answer(server: ScriptedServer, request: AxiosRequest) {
  const url = new URL(`${request.baseURL ?? ''}${request.url ?? ''}`.replace(/^(https:\/\/[^/]+)\1/, '$1'))
  for (const [key, value] of Object.entries(request.params ?? {})) url.searchParams.append(key, value)
  const body = typeof request.data === 'string' ? request.data : JSON.stringify(request.data)
  const response = await server.fetch(url, {
    method: request.method ?? 'get',
    ...(request.data === undefined ? undefined : { body }),
  })
  const { status } = response
  const data: unknown = await response.json()
  const answered = {
    data,
    status,
    statusText: '',
    headers: Object.fromEntries(response.headers),
    config: request,
  }
  if (response.ok) return answered
  throw Object.assign(new Error(`Request failed with status code ${status}`), {
    response: answered,
    config: request,
  })
}

/** Describes in one line how a run ended. */
export async function endOf(done: Promise<unknown>, isDone: boolean): Promise<string> {
  if (!isDone) return 'hangs'
  try {
    await done
    return 'resolves'
  } catch (error) {
    if (typeof error === 'string') return `rejects: ${error}`
    return `rejects: ${(error as { message?: string }).message ?? 'something without a message'}`
  }
}
