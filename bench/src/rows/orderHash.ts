import { type ConsiderationItem, ItemType, noConduitKey, Order, zeroHash } from '@souk/seaport'
import { createPeer, peerName } from '../peer.js'
import { type Measurement, type Row, ratesPerSecond } from '../Row.js'

const offerer = '0x0097b9cfe64455eed479292671a1121f502bc954'

/** A listing with two fees, as marketplaces make them. Each order has another salt, so that nothing can be kept. */
function listing(salt: bigint): Order.Components {
  const pay = (amount: bigint): ConsiderationItem => ({
    itemType: ItemType.NATIVE,
    token: '0x0000000000000000000000000000000000000000',
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
    recipient: '0x0000a26b00c1f0df003000390027140000faa719',
  })
  return {
    offerer,
    zone: '0x004c00500000ad104d7dbd00e3ae0a5c00560c00',
    offer: [
      {
        itemType: ItemType.ERC721,
        token: '0x9401518f4ebba857baa879d9f76e1cc8b31ed197',
        identifierOrCriteria: 5_333n + salt,
        startAmount: 1n,
        endAmount: 1n,
      },
    ],
    consideration: [
      pay(925_000_000_000_000_000n),
      pay(25_000_000_000_000_000n),
      pay(50_000_000_000_000_000n),
    ],
    orderType: 0,
    startTime: 1_700_641_471n,
    endTime: 1_700_727_871n,
    zoneHash: zeroHash,
    salt: 0x72db8c0b00000000000000000000000000000000000000000b2fe904d133b02cn + salt,
    conduitKey: noConduitKey,
    counter: 0n,
    totalOriginalConsiderationItems: 3,
  }
}

const orders = Array.from({ length: 256 }, (_, index) => listing(BigInt(index)))

/** Gives the next order each time, without end. */
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
  const peerOrders = orders.map((components) => {
    const { parameters } = Order.serialize({ parameters: components, signature: '0x' })
    return { ...parameters, offer: [...parameters.offer], consideration: [...parameters.consideration] }
  })
  const [nextOurs, nextPeers] = [cycle(orders), cycle(peerOrders)]
  const [ours = 0, theirs = 0] = ratesPerSecond([
    () => hasher.hash(nextOurs()),
    () => peer.getOrderHash(nextPeers()),
  ])
  return { ours, peer: theirs }
}

export const orderHash: Row = {
  name: 'Order hashes, many (`Order.createHasher`)',
  peer: peerName,
  unit: 'per second',
  better: 'more',
  reach: '25×',
  measure: async () => measureEngine('auto'),
}

export const orderHashWithoutWasm: Row = {
  name: 'Order hashes where WebAssembly is forbidden',
  peer: peerName,
  unit: 'per second',
  better: 'more',
  reach: 'no less than the peer',
  measure: async () => measureEngine('javascript'),
}
