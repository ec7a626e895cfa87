import { createClient, createPublicClient, createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { bulkCancelOrders } from './actions/bulkCancelOrders.js'
import { createOrder } from './actions/createOrder.js'
import { fulfillOrder } from './actions/fulfillOrder.js'
import { signOrder } from './actions/signOrder.js'
import type { AnyClient } from './node/batch.js'
import type { Components, Order } from './order/Order.js'
import { seaportActions } from './seaportActions.js'

// The compiler is the judge: the types stage of the checks fails where an expected error does not come.
const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const transport = http('http://127.0.0.1:1')
const none = createPublicClient({ transport })
const local = createWalletClient({ account, transport })
const address = createClient({ account: account.address, transport })
const maybe: AnyClient = none
const order = {} as Order
const components = {} as Components

test('behavior: a client without an account needs one in the options', () => {
  const calls = () => [
    fulfillOrder(local, { order }),
    fulfillOrder(address, { order }),
    fulfillOrder(maybe, { order }),
    fulfillOrder(none, { order, account }),
    fulfillOrder(none, { order, account: account.address }),
    createOrder(local, { offer: [], consideration: [] }),
    signOrder(none, { components, chainId: 1, account }),
    bulkCancelOrders(local),
    bulkCancelOrders(maybe),
    bulkCancelOrders(none, { account }),
    // @ts-expect-error the public client has no account
    fulfillOrder(none, { order }),
    // @ts-expect-error an account that is undefined is no account
    fulfillOrder(none, { order, account: undefined }),
    // @ts-expect-error the public client has no account
    createOrder(none, { offer: [], consideration: [] }),
    // @ts-expect-error the public client has no account
    signOrder(none, { components, chainId: 1 }),
    // @ts-expect-error the public client has no account
    bulkCancelOrders(none),
    // @ts-expect-error the public client has no account
    bulkCancelOrders(none, {}),
  ]
  expect(calls).toBeTypeOf('function')
})

test('behavior: bound actions need the same', () => {
  const withNone = none.extend(seaportActions())
  const withLocal = local.extend(seaportActions())
  const calls = () => [
    withLocal.fulfillOrder({ order }),
    withLocal.bulkCancelOrders(),
    withNone.getCounter({ offerer: account.address }),
    withNone.fulfillOrder({ order, account }),
    withNone.bulkCancelOrders({ account }),
    // @ts-expect-error the public client has no account
    withNone.fulfillOrder({ order }),
    // @ts-expect-error the public client has no account
    withNone.createOrder({ offer: [], consideration: [] }),
    // @ts-expect-error the public client has no account
    withNone.bulkCancelOrders(),
  ]
  expect(calls).toBeTypeOf('function')
})
