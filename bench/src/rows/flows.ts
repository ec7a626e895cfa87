import { createBulkOrders, createOrder, fulfillOrder, fulfillOrders } from '@souk/seaport'
import { peerName } from '../setting/peer.js'
import { type Measurement, median, type Row } from '../setting/Row.js'
import { onChain, peerOf, type Setting, walletOf } from '../setting/Setting.js'
import { buyer, foreign, type Lantern, one, ourListing, peerListing, signed, toPeer } from './listings.js'

/** A user's action until the wallet is asked, by us and by the peer. */
type Flow = {
  name: string
  /** The target in milliseconds when each request takes 50 ms. */
  reachMs: number
  prepare: (setting: Setting) => Promise<{ ours: () => Promise<unknown>; peer: () => Promise<unknown> }>
}

const flows: readonly Flow[] = [
  {
    name: 'create one listing',
    reachMs: 65,
    prepare: async (setting) => {
      const lantern = one(setting.lanterns)
      return {
        ours: () => createOrder(walletOf(setting.proxy.url, lantern.owner), ourListing(lantern)),
        peer: () => peerOf(setting.proxy.url, lantern.owner).createOrder(peerListing(lantern)),
      }
    },
  },
  {
    name: 'create 100 listings in bulk',
    reachMs: 90,
    prepare: async (setting) => {
      const { owner } = one(setting.lanterns)
      const own = setting.lanterns.filter((lantern) => lantern.owner === owner)
      // The same lanterns at several prices: a hundred orders of one owner.
      const hundred = Array.from({ length: 100 }, (_, index) => own[index % own.length] as Lantern)
      return {
        ours: () => createBulkOrders(walletOf(setting.proxy.url, owner), { orders: hundred.map(ourListing) }),
        peer: () => peerOf(setting.proxy.url, owner).createBulkOrders(hundred.map(peerListing)),
      }
    },
  },
  {
    name: 'fulfil one listing with two fees',
    reachMs: 65,
    prepare: async (setting) => {
      const [order] = await signed(setting, foreign(setting, 1))
      if (!order) throw new RangeError('The chain has no lantern to buy.')
      return {
        ours: () => fulfillOrder(walletOf(setting.proxy.url, buyer), { order }),
        peer: () => peerOf(setting.proxy.url, buyer).fulfillOrder({ order: toPeer(order) }),
      }
    },
  },
  {
    name: 'sweep 30 listings',
    reachMs: 75,
    prepare: async (setting) => {
      const orders = await signed(setting, foreign(setting, 30))
      return {
        ours: () =>
          fulfillOrders(walletOf(setting.proxy.url, buyer), { orders: orders.map((order) => ({ order })) }),
        peer: () =>
          peerOf(setting.proxy.url, buyer).fulfillOrders({
            fulfillOrderDetails: orders.map((order) => ({ order: toPeer(order) })),
          }),
      }
    },
  },
]

function requestsRow(flow: Flow): Row {
  return {
    name: `HTTP requests to the node until the wallet is asked: ${flow.name}`,
    peer: peerName,
    unit: 'requests',
    better: 'less',
    reach: '1 request',
    measure: () =>
      onChain(async (setting) => {
        const { ours, peer } = await flow.prepare(setting)
        return { ours: await count(setting, ours), peer: await count(setting, peer) }
      }),
  }
}

async function count({ proxy }: Setting, work: () => Promise<unknown>): Promise<number> {
  proxy.reset()
  await work()
  return proxy.requests()
}

const delayMs = 50
const rounds = 3

function timeRow(flow: Flow): Row {
  return {
    name: `Time until the wallet is asked, at ${delayMs} ms per request: ${flow.name}`,
    peer: peerName,
    unit: 'ms',
    better: 'less',
    reach: `${flow.reachMs} ms`,
    measure: () => onChain((setting) => measureTimes(flow, setting)),
  }
}

/** One earlier run warms both up: first calls compile code, which an app does once. */
async function measureTimes(flow: Flow, setting: Setting): Promise<Measurement> {
  const { ours, peer } = await flow.prepare(setting)
  await ours()
  await peer()
  setting.proxy.setDelay(delayMs)
  const times: Measurement[] = []
  for (let round = 0; round < rounds; round++) times.push({ ours: await time(ours), peer: await time(peer) })
  return { ours: median(times.map((entry) => entry.ours)), peer: median(times.map((entry) => entry.peer)) }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

export const flowRows: readonly Row[] = [...flows.map(requestsRow), ...flows.map(timeRow)]
