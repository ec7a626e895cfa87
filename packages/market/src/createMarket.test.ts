import { createPublicClient, http } from 'viem'
import { describe, expect, test } from 'vitest'
import * as Market from './api/Market.js'
import { createMarketApi } from './api/MarketApi.js'
import { createMarket } from './createMarket.js'
import * as flows from './flows/index.js'

const api = createMarketApi({ chain: 'ethereum', baseUrl: 'http://127.0.0.1:1' })
const client = createPublicClient({ transport: http('http://127.0.0.1:1') })
const market = createMarket({ client, api })

/** The functions of `@souk/market/flows`. The rest are nouns and errors. */
const exported = Object.entries(flows).flatMap(([name, value]) =>
  typeof value === 'function' && /^[a-z]/.test(name) ? [name] : [],
)
const parts = Market.from({ client, api })
const methods = Object.keys(market).filter((name) => !(name in parts))
const toPrepare = (verb: string) => `prepare${verb[0]?.toUpperCase()}${verb.slice(1)}`

/** They read, or register a listener: there is nothing to prepare. */
const reads = ['getBalance', 'getFeedPrices', 'isOrderFulfillable', 'off', 'on', 'once']
/** It takes the actions of another package, which have verbs of their own. */
const withoutVerb = 'prepareActions'
/** It takes a client and transactions, and no market. */
const ofClient = 'estimateNetworkFee'

describe('createMarket', () => {
  test('behavior: has every trade as a method', () => {
    expect(methods.toSorted()).toEqual(exported.filter((name) => name !== ofClient).toSorted())
  })

  test('behavior: every trade can be prepared first, and what can be prepared can be done at once', () => {
    const verbs = exported.filter(
      (name) => !name.startsWith('prepare') && ![...reads, ofClient].includes(name),
    )
    const prepared = exported.filter((name) => name.startsWith('prepare') && name !== withoutVerb)
    expect(verbs.length).toBeGreaterThan(20)
    expect(prepared.toSorted()).toEqual(verbs.map(toPrepare).toSorted())
  })
})
