import { createRequire } from 'node:module'
import type { Seaport as PeerSeaport } from '@opensea/seaport-js'
import { demo } from '@souk/devchain'
import { Arbitrary, testChain } from '@souk/testing'
import * as fc from 'fast-check'
import { concat, type Hex, hashTypedData, isAddressEqual, parseEther, size } from 'viem'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { erc721Abi } from '../abi/tokens.js'
import { createOrder } from '../actions/createOrder.js'
import { fulfillOrder } from '../actions/fulfillOrder.js'
import { signBulkOrder } from '../actions/signBulkOrder.js'
import { runActions } from '../wallet/runActions.js'
import * as BulkOrder from './BulkOrder.js'
import { ItemType } from './constants.js'
import * as Order from './Order.js'
import * as Signature from './Signature.js'

// The tree of the published client; its package does not name this path, and its types are ethers' own.
const require = createRequire(import.meta.url)
type PeerTree = {
  root: string
  getProof: (index: number) => { leaf: string; proof: string[] }
  getEncodedProofAndSignature: (index: number, signature: string) => string
}
const peer = require('@opensea/seaport-js/lib/utils/eip712/bulk-orders') as {
  getBulkOrderTree: (components: Parameters<PeerSeaport['getOrderHash']>[0][]) => PeerTree
}

const offerer = '0x00000000000000000000000000000000000000ff'
const signature: Hex = `0x${'ab'.repeat(65)}`
const orders = (count: number) =>
  Array.from({ length: count }, (_, index) => Arbitrary.listing({ offerer, salt: BigInt(index) }))

function peerTree(components: readonly Order.Components[]): PeerTree {
  return peer.getBulkOrderTree(
    components.map((order) => {
      const { parameters } = Order.serialize({ parameters: order, signature: '0x' })
      return { ...parameters, offer: [...parameters.offer], consideration: [...parameters.consideration] }
    }),
  )
}

describe('create', () => {
  test.each([1, 2, 3, 5, 16, 33, 100])(
    'default: root, proofs and signatures of %i orders as the peer makes them',
    (count) => {
      const components = fc.sample(Arbitrary.components, { numRuns: count, seed: count })
      const bulk = BulkOrder.create(components)
      const tree = peerTree(components)
      expect(bulk.root).toBe(tree.root)
      for (const index of new Set([0, 1 % count, count >> 1, count - 1])) {
        const { leaf, proof } = tree.getProof(index)
        expect([bulk.orderHashes[index], bulk.proof(index)]).toEqual([leaf, proof])
        expect(bulk.encodeSignature(index, signature)).toBe(
          tree.getEncodedProofAndSignature(index, signature),
        )
      }
    },
  )

  test('behavior: roots and signatures as the peer makes them, for any orders', () => {
    return fc.assert(
      fc.property(
        fc.array(Arbitrary.components, { minLength: 1, maxLength: 9 }),
        fc.nat(),
        (components, place) => {
          const bulk = BulkOrder.create(components)
          const tree = peerTree(components)
          const index = place % components.length
          expect(bulk.root).toBe(tree.root)
          expect(bulk.encodeSignature(index, signature)).toBe(
            tree.getEncodedProofAndSignature(index, signature),
          )
        },
      ),
      { numRuns: 50 },
    )
  })

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [1024, 10],
    [1025, 11],
  ])('behavior: %i orders make a tree of height %i', (count, height) => {
    const bulk = BulkOrder.create(orders(count))
    expect([bulk.height, bulk.proof(count - 1).length]).toEqual([height, height])
    expect(size(bulk.encodeSignature(0, signature))).toBe(65 + 3 + 32 * height)
  })

  test('behavior: the digest is that of the typed data, for any orders', () => {
    return fc.assert(
      fc.property(fc.array(Arbitrary.components, { minLength: 1, maxLength: 6 }), (components) => {
        const bulk = BulkOrder.create(components)
        for (const target of [{ chainId: 5 }, { chainId: 1, address: offerer }] as const) {
          expect(bulk.digest(target)).toBe(hashTypedData(bulk.typedData(target)))
          expect(Order.digest(bulk.treeHash, target)).toBe(bulk.digest(target))
        }
      }),
      { numRuns: 30 },
    )
  })

  test('behavior: where WebAssembly is forbidden, the tree and its signatures are the same', () => {
    const components = fc.sample(Arbitrary.components, { numRuns: 45, seed: 2 })
    const fast = BulkOrder.create(components)
    vi.stubGlobal('WebAssembly', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    const plain = BulkOrder.create(components)
    expect([plain.treeHash, plain.orderHashes]).toEqual([fast.treeHash, fast.orderHashes])
    components.forEach((_, index) => {
      expect(plain.encodeSignature(index, signature)).toBe(fast.encodeSignature(index, signature))
    })
  })

  test.each([1, 3, 8])(
    'behavior: signatures of %i orders, asked for in any order and of any signer',
    (count) => {
      const bulk = BulkOrder.create(orders(count))
      const ask = fc.tuple(
        fc.nat(count - 1),
        fc.constantFrom<Hex>('0x', '0xAB', `0x${'cd'.repeat(64)}`, signature),
      )
      const padded = (index: number) => index.toString(16).padStart(6, '0')
      return fc.assert(
        fc.property(fc.array(ask, { maxLength: 20 }), (asked) => {
          for (const [index, given] of asked)
            expect(bulk.encodeSignature(index, given)).toBe(
              `${given}${padded(index)}${concat(bulk.proof(index)).slice(2)}`,
            )
        }),
      )
    },
  )

  test('behavior: the hashes are those of the orders, whoever hashes them', () => {
    const components = fc.sample(Arbitrary.components, { numRuns: 40, seed: 1 })
    const expected = components.map(Order.hash)
    expect(BulkOrder.create(components).orderHashes).toEqual(expected)
    const hasher = Order.createHasher({ memo: true })
    expect(BulkOrder.create(components, { hasher }).orderHashes).toEqual(expected)
  })

  test('behavior: trees of several pages of memory', () => {
    const components = orders(5_000)
    const bulk = BulkOrder.create(components)
    const encoded = bulk.encodeSignature(4_321, signature)
    const orderHash = Order.hash(components[4_321]!)
    expect(bulk.orderHashes[4_321]).toBe(orderHash)
    expect(BulkOrder.decodeSignature(encoded, orderHash)?.root).toBe(bulk.root)
  })

  test('param: hasher: hashes each order once', () => {
    const components = orders(33)
    const plain = Order.createHasher()
    const asked: Order.Components[] = []
    const hasher = {
      ...plain,
      hash: (order: Order.Components) => {
        asked.push(order)
        return plain.hash(order)
      },
    }
    const bulk = BulkOrder.create(components, { hasher })
    components.map((_, index) => bulk.encodeSignature(index, signature))
    // The one more is the empty order that fills the tree.
    expect([asked.length, new Set(asked).size]).toEqual([34, 34])
  })

  test('error: no order', () => {
    expect(() => BulkOrder.create([])).toThrowErrorMatchingInlineSnapshot(
      `[BulkOrder.EmptyError: empty tree: pass at least one order to sign.]`,
    )
  })

  test('error: more orders than a tree can hold', () => {
    expect(() => BulkOrder.create(new Array(2 ** 24 + 1))).toThrowErrorMatchingInlineSnapshot(
      `[BulkOrder.TooManyError: 16777217 orders are too many for one signature. Sign at most 16777216 at once.]`,
    )
  })

  test('error: an order that does not exist', () => {
    const bulk = BulkOrder.create(orders(3))
    expect(() => bulk.proof(3)).toThrowErrorMatchingInlineSnapshot(
      `[BulkOrder.IndexError: There is no order 3. The tree has orders 0 to 2.]`,
    )
    expect(() => bulk.encodeSignature(-1, signature)).toThrow(BulkOrder.IndexError)
  })

  test('error: an order with tips', () => {
    const tipped = Arbitrary.listing({ offerer, totalOriginalConsiderationItems: 0 })
    expect(() => BulkOrder.create([tipped])).toThrow(Order.InvalidFieldError)
  })

  test('error: a signature that is not bytes', () => {
    const bulk = BulkOrder.create(orders(2))
    for (const bytes of ['0x123', '0xzz', '', 'ab'] as Hex[])
      expect(() => bulk.encodeSignature(0, bytes)).toThrow(Order.InvalidFieldError)
  })
})

describe('decodeSignature', () => {
  test.each([64, 65])(
    'behavior: decodes the result of encodeSignature for %i bytes, at any index',
    (bytes) => {
      const plain: Hex = `0x${'cd'.repeat(bytes)}`
      return fc.assert(
        fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (count, place) => {
          const bulk = BulkOrder.create(orders(count))
          const index = place % count
          const orderHash = bulk.orderHashes[index]!
          expect(BulkOrder.decodeSignature(bulk.encodeSignature(index, plain), orderHash)).toEqual({
            signature: plain,
            index,
            proof: bulk.proof(index),
            root: bulk.root,
            treeHash: bulk.treeHash,
          })
        }),
        { numRuns: 40 },
      )
    },
  )

  test('param: memo', () => {
    const bulk = BulkOrder.create(orders(5))
    const memo = new Map<Hex, Hex>()
    const decode = (index: number, options?: { memo: Map<Hex, Hex> }) =>
      BulkOrder.decodeSignature(bulk.encodeSignature(index, signature), bulk.orderHashes[index]!, options)
    const indexes = [0, 1, 2, 3, 4]
    expect(indexes.map((index) => decode(index, { memo }))).toEqual(indexes.map((index) => decode(index)))
    // The nodes above the five orders, those above filling alone left out, and the tree.
    expect(memo.size).toBe(3 + 2 + 1 + 1)
    const strange = BulkOrder.decodeSignature(bulk.encodeSignature(1, signature), bulk.orderHashes[2]!, {
      memo,
    })
    expect(strange?.treeHash).not.toBe(bulk.treeHash)
  })

  test('behavior: another order does not lead to the tree', () => {
    const bulk = BulkOrder.create(orders(3))
    const decoded = BulkOrder.decodeSignature(bulk.encodeSignature(1, signature), bulk.orderHashes[2]!)
    expect(decoded?.treeHash).not.toBe(bulk.treeHash)
  })

  test.each([0, 1, 64, 65, 66, 67, 68, 98, 101, 130, 133, 837, 838, 867, 868])(
    'behavior: %i bytes are no bulk signature',
    (length) => {
      expect(
        BulkOrder.decodeSignature(concat(['0x', `0x${'00'.repeat(length)}`]), `0x${'00'.repeat(32)}`),
      ).toBeUndefined()
    },
  )

  test.each([99, 100, 835, 836])('behavior: %i bytes are one', (length) => {
    expect(BulkOrder.decodeSignature(`0x${'00'.repeat(length)}`, `0x${'00'.repeat(32)}`)).toBeDefined()
  })
})

describe('on the exchange', () => {
  const chain = testChain()
  const { lanterns } = demo.contracts
  const [amina, bilal] = demo.accounts
  const ownerOf = (identifier: bigint) =>
    chain.publicClient.readContract({
      address: lanterns,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [identifier],
    })

  async function tokensOf(owner: `0x${string}`): Promise<bigint[]> {
    const all = Array.from({ length: 108 }, (_, index) => BigInt(index + 1))
    const owners = await Promise.all(all.map(ownerOf))
    return all.filter((_, index) => isAddressEqual(owners[index]!, owner))
  }

  test.each([1, 2, 3, 5])('default: every order of %i under one signature can be filled', async (count) => {
    const [seller, buyer] = [chain.walletClient(amina), chain.walletClient(bilal)]
    const tokens = await tokensOf(amina.address)
    const identifiers = Array.from({ length: count }, (_, index) => tokens[index % tokens.length]!)
    const listings = await Promise.all(
      identifiers.map((identifier, index) =>
        createOrder(seller, {
          offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier }],
          consideration: [{ amount: parseEther('0.1') + BigInt(index) }],
          salt: BigInt(index),
        }),
      ),
    )
    await chain.publicClient.waitForTransactionReceipt({
      hash: await seller.writeContract({
        address: lanterns,
        abi: erc721Abi,
        functionName: 'setApprovalForAll',
        args: [Order.domain({ chainId: 1 }).verifyingContract, true],
      }),
      pollingInterval: 20,
    })
    const components = listings.map((listing) => listing.components)
    const signatures = await signBulkOrder(seller, { components, chainId: chain.chain.id })
    for (const [index, parameters] of components.entries()) {
      const order = { parameters, signature: signatures[index]! }
      const decoded = BulkOrder.decodeSignature(order.signature, Order.hash(parameters))
      expect(size(decoded!.signature)).toBe(64)
      const digest = Order.digest(decoded!.treeHash, { chainId: chain.chain.id })
      expect(await Signature.recover(digest, decoded!.signature)).toBe(amina.address)
      const fill = await fulfillOrder(buyer, { order })
      for await (const event of runActions(buyer, { actions: fill.actions })) expect(event.index).toBe(0)
      expect(await ownerOf(identifiers[index]!)).toBe(bilal.address)
    }
  })
})
