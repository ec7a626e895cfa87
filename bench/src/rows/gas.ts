import { devchainChain, waitForReceipt } from '@souk/devchain'
import { fulfillOrder, fulfillOrders, type Order } from '@souk/seaport'
import { createTestClient, type Hex, http } from 'viem'
import { peerName } from '../setting/peer.js'
import type { Row } from '../setting/Row.js'
import { onChain, peerOf, type Setting, walletOf } from '../setting/Setting.js'
import { buyer, foreign, signed, toPeer } from './listings.js'

/** Sends a fill and returns the transaction's hash. */
type Send = (setting: Setting, orders: readonly Order.Order[]) => Promise<Hex>

function gasRow(name: string, count: number, sends: { ours: Send; peer: Send }, reach: string): Row {
  return {
    name: `Gas: ${name}`,
    peer: peerName,
    unit: 'gas',
    better: 'less',
    reach,
    measure: () =>
      onChain(async (setting) => {
        const orders = await signed(setting, foreign(setting, count))
        return {
          ours: await gasOf(setting, () => sends.ours(setting, orders)),
          peer: await gasOf(setting, () => sends.peer(setting, orders)),
        }
      }),
  }
}

/** Both start from the same state of the chain. */
async function gasOf({ rpcUrl }: Setting, send: () => Promise<Hex>): Promise<number> {
  const client = createTestClient({
    mode: 'anvil',
    chain: devchainChain({ rpcUrl }),
    transport: http(),
  })
  const id = await client.snapshot()
  const receipt = await waitForReceipt(client, await send())
  await client.revert({ id })
  return Number(receipt.gasUsed)
}

/** The peer's type of a sent transaction lacks its hash. */
function hashOf(sent: object): Hex {
  return 'hash' in sent ? (sent.hash as Hex) : '0x'
}

const wallet = (setting: Setting) => walletOf(setting.rpcUrl, buyer)
const sweep: Record<'ours' | 'peer', Send> = {
  ours: async (setting, orders) => {
    const fill = await fulfillOrders(wallet(setting), { orders: orders.map((order) => ({ order })) })
    return fill.executeAllActions()
  },
  peer: async (setting, orders) => {
    const { executeAllActions } = await peerOf(setting.rpcUrl, buyer).fulfillOrders({
      fulfillOrderDetails: orders.map((order) => ({ order: toPeer(order) })),
    })
    return hashOf(await executeAllActions())
  },
}
const single: Record<'ours' | 'peer', Send> = {
  ours: async (setting, [order]) =>
    (await fulfillOrder(wallet(setting), { order: order as Order.Order })).executeAllActions(),
  peer: async (setting, [order]) => {
    const { executeAllActions } = await peerOf(setting.rpcUrl, buyer).fulfillOrder({
      order: toPeer(order as Order.Order),
    })
    return hashOf(await executeAllActions())
  },
}

export const gasRows: readonly Row[] = [
  gasRow('fill of one listing with two fees', 1, single, 'not more'),
  gasRow('sweep of 10 listings', 10, sweep, 'less'),
  gasRow('sweep of 30 listings', 30, sweep, 'less'),
]
