import { createPublicClient, createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createMarketApi } from '../api/MarketApi.js'
import { createMarket } from '../createMarket.js'
import {
  cancelOrders,
  createListing,
  fulfillOrder,
  getBalance,
  Market,
  prepareFulfillOrder,
} from './index.js'

// The compiler is the judge: the types stage of the checks fails where an expected error does not come.
const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const transport = http('http://127.0.0.1:1')
const api = createMarketApi({ chain: 'ethereum', baseUrl: 'http://127.0.0.1:1' })
const none = Market.from({ client: createPublicClient({ transport }), api })
const local = Market.from({ client: createWalletClient({ account, transport }), api })
const order = '0x00'
const asset = { contract: account.address, tokenId: 7n }

test('behavior: a market without an account needs one in the options', () => {
  const calls = () => [
    fulfillOrder(local, { order }),
    prepareFulfillOrder(local, { order }),
    fulfillOrder(none, { order, account }),
    fulfillOrder(local as Market.Market, { order }),
    getBalance(none, { asset, account: account.address }),
    // @ts-expect-error the client has no account
    fulfillOrder(none, { order }),
    // @ts-expect-error the client has no account
    prepareFulfillOrder(none, { order }),
    // @ts-expect-error the client has no account
    createListing(none, { asset, price: '1' }),
    // @ts-expect-error the client has no account
    cancelOrders(none, { by: 'counter' }),
    // @ts-expect-error there is no account whose balance could be meant
    getBalance(none, { asset }),
  ]
  expect(calls).toBeTypeOf('function')
})

test('behavior: bound methods need the same', () => {
  const reading = createMarket({ client: createPublicClient({ transport }), api })
  const trading = createMarket({ client: createWalletClient({ account, transport }), api })
  const calls = () => [
    trading.fulfillOrder({ order }),
    trading.createListing({ asset, price: '1' }),
    reading.fulfillOrder({ order, account }),
    // @ts-expect-error the client has no account
    reading.fulfillOrder({ order }),
    // @ts-expect-error the client has no account
    reading.createListing({ asset, price: '1' }),
    // @ts-expect-error the client has no account
    reading.prepareCancelOrders({ by: 'counter' }),
    // @ts-expect-error there is no account whose balance could be meant
    reading.getBalance({ asset }),
  ]
  expect(calls).toBeTypeOf('function')
})
