import { readFileSync } from 'node:fs'
import { Arbitrary } from '@souk/testing'
import { describe, expect, test } from 'vitest'
import * as market from './index.js'
import * as wire from './wire/index.js'

const readText = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const readme = readText('../README.md')
const answers = JSON.parse(readText('../fixtures/answers.json')) as Record<string, Record<string, unknown>>
const fulfillment = JSON.parse(readText('../fixtures/fulfillment.json')) as unknown

/** Recorded answers by request. */
const recorded: readonly (readonly [RegExp, unknown])[] = [
  [/\/v2\/orders\/bulk\//, { orders: (answers.orders as { orders: unknown[] }).orders }],
  [/\/v2\/orders\/.*cursor=/, { orders: [], next: null, previous: null }],
  [/\/v2\/orders\//, answers.orders],
  [/fulfillment_data$/, fulfillment],
  [/\/v2\/offers\/build$/, answers.builtOffer],
  [/\/v2\/collections$/, { collections: [answers.collection!.collection] }],
  [/\/nfts/, answers.nfts],
]
const fetch: typeof globalThis.fetch = async (input) =>
  Response.json(recorded.find(([path]) => path.test(String(input)))?.[1])

const account = '0x0097b9cFE64455EED479292671A1121F502bc954'
const signed = [{ parameters: Arbitrary.listing({ offerer: account }), signature: '0x1234' }]
const scope = {
  contract: '0x9401518f4EBBA857BAA879D9f76E1Cc8b31ed197',
  account,
  signed,
  signal: new AbortController().signal,
  console: { log: () => {} },
  fetch,
  api: market.createMarketApi({ chain: 'ethereum', baseUrl: 'https://market.example', fetch }),
  modules: {
    '@souk/market': {
      ...market,
      createMarketApi: (options: market.createMarketApi.Options) =>
        market.createMarketApi({ ...options, fetch }),
    },
    '@souk/market/wire': wire,
  },
}

const examples = [...readme.matchAll(/^```ts run\n(.*?)^```/gms)].map(([, code = '']) => code)
const AsyncFunction = (async () => {}).constructor as new (
  ...texts: string[]
) => (...values: unknown[]) => Promise<void>

/** Converts an example to the body of a function. Its imports come from the given modules. */
function toBody(code: string): string {
  const body = code.replace(/^import \{(.*?)\} from ('.*?')$/gm, 'const {$1} = modules[$2]')
  const isFirst = body.includes('createMarketApi(')
  return isFirst ? `{ ${body} }` : body
}

describe('README', () => {
  test.each(examples.map((code) => [code.split('\n')[0] ?? '', code]))(
    'behavior: %s …',
    async (_first, code) => {
      const run = new AsyncFunction(...Object.keys(scope), toBody(code))
      await run(...Object.values(scope))
    },
  )

  test('behavior: every action is in the table of calls', () => {
    const actions = Object.keys(market).filter((name) =>
      /^(get|post|build|refresh|cancel|watch)[A-Z]/.test(name),
    )
    const table = readme.slice(readme.indexOf('## Calls'), readme.indexOf('## All pages'))
    expect(actions.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })
})
