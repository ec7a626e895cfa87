import { Order } from '@souk/seaport'
import { createPeer, peerName } from '../setting/peer.js'
import { type Measurement, type Row, ratesPerSecond } from '../setting/Row.js'
import { sampleOrder, toPeer } from '../setting/sampleOrder.js'

const orders = Array.from({ length: 256 }, (_, index) =>
  sampleOrder(BigInt(index), undefined, { price: 10n ** 18n + BigInt(index) * 10n ** 15n }),
)

/** Returns the next order each time, endlessly. */
function cycle<item>(items: readonly item[]): () => item {
  let next = 0
  return () => {
    const item = items[next] as item
    next = (next + 1) % items.length
    return item
  }
}

function measureEngine(engine: 'auto' | 'javascript'): Measurement {
  const hasher = Order.createHasher({ engine })
  const peer = createPeer({ privateKey: `0x${'1'.repeat(64)}`, rpcUrl: 'http://127.0.0.1:1', chainId: 1 })
  const peerOrders = orders.map(toPeer)
  const [nextOurs, nextPeers] = [cycle(orders), cycle(peerOrders)]
  const [ours = 0, theirs = 0] = ratesPerSecond([
    () => hasher.hash(nextOurs()),
    () => peer.getOrderHash(nextPeers()),
  ])
  return { ours, peer: theirs }
}

export const orderHash: Row = {
  name: 'Order hashes in large numbers (`Order.createHasher`)',
  peer: peerName,
  unit: 'per second',
  better: 'more',
  reach: '25×',
  measure: async () => measureEngine('auto'),
}

export const orderHashWithoutWasm: Row = {
  name: 'Order hashes without WebAssembly',
  peer: peerName,
  unit: 'per second',
  better: 'more',
  reach: '9×',
  measure: async () => measureEngine('javascript'),
}
