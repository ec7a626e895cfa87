import { readFileSync } from 'node:fs'
import { parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import * as execute from './index.js'
import {
  account,
  answer,
  buyPath,
  contract,
  order,
  orderSignature,
  paths,
  sale,
  usual,
  weth,
} from './testing/scenarios.js'
import { scriptedChain } from './testing/scriptedChain.js'
import { scriptedServer } from './testing/scriptedServer.js'
import { scriptedWallet } from './testing/scriptedWallet.js'
import * as wire from './wire/index.js'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const [item] = order.offer
const [paid] = order.consideration
const listing = {
  ...order,
  offer: [{ ...item, identifierOrCriteria: '8' }],
  consideration: [{ ...paid, startAmount: String(parseEther('2')), endAmount: String(parseEther('2')) }],
}

/** A server, a chain and a wallet without failures. */
function toScope() {
  const chain = scriptedChain({ account })
  const { wallet } = scriptedWallet(chain)
  const { fetch } = scriptedServer({
    ...usual,
    [buyPath]: answer([sale]),
    [paths.list]: answer([orderSignature(listing)]),
    [paths.bid]: answer([orderSignature()]),
    '/tokens/v7': () => ({ tokens: [] }),
    '/order/v4': () => ({ results: [{ orderId: '0x01' }] }),
  })
  const kept = new Map<string, string>()
  const createExecuteClient = (options: execute.ExecuteClient) =>
    execute.createExecuteClient({ ...options, fetch })
  // Node 20 has no WebSocket.
  const watchFeed: typeof execute.watchFeed = (client, options) =>
    execute.watchFeed(client, { ...options, openSocket: silentSocket })
  const steps = wallet
  return {
    ...{ account, contract, weth, wallet, steps, zeroAddress, parseEther },
    client: execute.createExecuteClient({
      chains: [
        {
          id: 1,
          name: 'mainnet',
          baseApiUrl: 'https://market.example',
          websocketUrl: 'wss://market.example',
          wrappedNativeToken: weth,
        },
      ],
      fetch,
    }),
    signal: new AbortController().signal,
    console: { log: () => {} },
    localStorage: {
      setItem: (key: string, text: string) => void kept.set(key, text),
      getItem: (key: string) => kept.get(key),
    },
    modules: { '@souk/execute': { ...execute, createExecuteClient, watchFeed }, '@souk/execute/wire': wire },
  }
}

/** A connection that never opens. */
const silentSocket = () => Object.assign(new EventTarget(), { send: () => {}, close: () => {} })

const guide = readFileSync(new URL('../../../docs/guide-for-app-developers.md', import.meta.url), 'utf8')
const examples = [
  ...readme.matchAll(/^```ts run\n(.*?)^```/gms),
  ...guide.matchAll(/^```ts execute\n(.*?)^```/gms),
].map(([, code = '']) => code)
const AsyncFunction = (async () => {}).constructor as new (
  ...texts: string[]
) => (...values: unknown[]) => Promise<void>

/** Converts an example to the body of a function. Its imports come from the given modules. */
function toBody(code: string): string {
  return `{ ${code.replace(/^import \{(.*?)\} from ('.*?')$/gm, 'const {$1} = modules[$2]')} }`
}

describe('README', () => {
  test.each(examples.map((code) => [code.split('\n')[0] ?? '', code]))('behavior: %s …', async (_, code) => {
    const scope = toScope()
    await new AsyncFunction(...Object.keys(scope), toBody(code))(...Object.values(scope))
  })

  test('behavior: every action is in its table, and every format', () => {
    const actions = [
      'acceptOffer',
      'buyToken',
      'call',
      'cancelOrder',
      'listToken',
      'mintToken',
      'placeBid',
      'transferTokens',
      'getTokens',
      'getUserTokens',
      'getCollections',
      'getActivity',
      'watchFeed',
    ]
    expect(Object.keys(execute)).toEqual(expect.arrayContaining(actions))
    expect(actions.filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([])
    const codecs = Object.keys(wire).filter((name) => name.endsWith('Wire'))
    expect(
      codecs.filter((name) => !readme.slice(readme.indexOf('## The formats')).includes(`\`${name}\``)),
    ).toEqual([])
  })

  test('behavior: every state and every check is told of', () => {
    expect(execute.Execution.failureStatuses.filter((status) => !readme.includes(`\`${status}\``))).toEqual(
      [],
    )
    const checks = Object.keys(execute.Check).filter((name) => name !== 'NoPriceError')
    expect(checks.filter((name) => !readme.includes(`\`Check.${name}\``))).toEqual([])
  })
})
