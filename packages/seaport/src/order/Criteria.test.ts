import { createRequire } from 'node:module'
import { demo } from '@souk/devchain'
import { Arbitrary, testChain } from '@souk/testing'
import * as fc from 'fast-check'
import { type Address, isAddressEqual, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { seaportAbi } from '../abi/seaport.js'
import { erc20Abi, erc721Abi } from '../abi/tokens.js'
import { signOrder } from '../actions/signOrder.js'
import * as Criteria from './Criteria.js'
import { ItemType, noConduitKey, Side, seaportAddress } from './constants.js'
import * as Order from './Order.js'
import { ProofError } from './Refusal.js'

// The tree of the published client; its package does not name this path.
const require = createRequire(import.meta.url)
const { MerkleTree } = require('@opensea/seaport-js/lib/utils/merkletree') as {
  MerkleTree: new (
    identifiers: string[],
  ) => { getRoot: () => string; getProof: (identifier: string) => string[] }
}
const peerTree = (identifiers: readonly bigint[]) => new MerkleTree(identifiers.map(String))

const identifiers = fc.array(fc.oneof(fc.bigInt({ min: 0n, max: 20n }), Arbitrary.uint256), {
  minLength: 1,
  maxLength: 60,
})

describe('tree', () => {
  test.each([1, 2, 3, 7, 100, 1001])(
    'default: root and proofs of %i tokens as the peer makes them',
    (count) => {
      const ids = Array.from({ length: count }, (_, index) => BigInt(index) ** 3n)
      const [tree, peer] = [Criteria.tree(ids), peerTree(ids)]
      expect(tree.root).toBe(BigInt(peer.getRoot()))
      for (const id of [ids[0]!, ids[count >> 1]!, ids[count - 1]!])
        expect(tree.proof(id)).toEqual(peer.getProof(String(id)))
    },
  )

  test('behavior: the root of any tokens, with repeated ones, is the one of the peer', () => {
    return fc.assert(
      fc.property(identifiers, (ids) => {
        expect(Criteria.root(ids)).toBe(BigInt(peerTree(ids).getRoot()))
      }),
      { numRuns: 300 },
    )
  })

  test('behavior: proofs hold for every token and for no other', () => {
    return fc.assert(
      fc.property(identifiers, Arbitrary.uint256, (ids, stranger) => {
        const tree = Criteria.tree(ids)
        for (const identifier of ids) {
          const proof = tree.proof(identifier)
          expect(Criteria.verify({ root: tree.root, tokenId: identifier, proof })).toBe(true)
          expect(Criteria.verify({ root: tree.root, tokenId: stranger, proof })).toBe(identifier === stranger)
        }
      }),
    )
  })

  test('behavior: the order of the tokens does not matter', () => {
    expect(Criteria.root([3n, 1n, 2n])).toBe(Criteria.root([1n, 2n, 3n]))
  })

  test('error: no token', () => {
    expect(() => Criteria.tree([])).toThrowErrorMatchingInlineSnapshot(
      `[Criteria.EmptyError: empty tree: pass at least one token. Without any, the order would accept the whole collection.]`,
    )
  })

  test('error: a token that is not in the set', () => {
    expect(() => Criteria.tree([1n, 2n]).proof(3n)).toThrow(ProofError)
  })

  test('error: an identifier that does not fit', () => {
    expect(() => Criteria.root([-1n])).toThrow(Order.InvalidFieldError)
  })
})

describe('proof', () => {
  test('default', () => {
    expect(Criteria.proof([1n, 5n, 8n], 5n)).toEqual(Criteria.tree([8n, 5n, 1n]).proof(5n))
  })
})

describe('verify', () => {
  test('behavior: any token satisfies the root zero, with an empty proof only', () => {
    const proof = Criteria.proof([1n, 2n], 1n)
    expect(Criteria.verify({ root: 0n, tokenId: 7n, proof: [] })).toBe(true)
    expect(Criteria.verify({ root: 0n, tokenId: 1n, proof })).toBe(false)
  })
})

describe('on the exchange', () => {
  const chain = testChain()
  const { lanterns, wrappedNative } = demo.contracts
  const [amina, , celeste] = demo.accounts
  const ownerOf = (identifier: bigint) =>
    chain.publicClient.readContract({
      address: lanterns,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [identifier],
    })

  async function tokensOf(owner: Address): Promise<bigint[]> {
    const all = Array.from({ length: 108 }, (_, index) => BigInt(index + 1))
    const owners = await Promise.all(all.map(ownerOf))
    return all.filter((_, index) => isAddressEqual(owners[index]!, owner))
  }

  test('default: a bid for some tokens takes one of them, and its proof for no other', async () => {
    const [owner, bidder] = [chain.walletClient(amina), chain.walletClient(celeste)]
    const [sold, other, ...more] = await tokensOf(amina.address)
    if (sold === undefined || other === undefined) return expect.fail('two lanterns are needed')
    const tree = Criteria.tree([sold, ...more, 10_000n])
    const components: Order.Components = {
      ...Arbitrary.listing({ offerer: celeste.address }),
      offer: [
        {
          itemType: ItemType.ERC20,
          token: wrappedNative,
          identifierOrCriteria: 0n,
          startAmount: parseEther('1'),
          endAmount: parseEther('1'),
        },
      ],
      consideration: [
        {
          itemType: ItemType.ERC721_WITH_CRITERIA,
          token: lanterns,
          identifierOrCriteria: tree.root,
          startAmount: 1n,
          endAmount: 1n,
          recipient: celeste.address,
        },
      ],
      counter: await chain.publicClient.readContract({
        address: seaportAddress,
        abi: seaportAbi,
        functionName: 'getCounter',
        args: [celeste.address],
      }),
    }
    const signature = await signOrder(bidder, { components, chainId: chain.chain.id })
    for (const hash of [
      await owner.writeContract({
        address: lanterns,
        abi: erc721Abi,
        functionName: 'setApprovalForAll',
        args: [seaportAddress, true],
      }),
      await bidder.writeContract({
        address: wrappedNative,
        abi: erc20Abi,
        functionName: 'approve',
        args: [seaportAddress, parseEther('1')],
      }),
    ])
      await chain.publicClient.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    const fill = (identifier: bigint) => {
      const parameters = { ...components, totalOriginalConsiderationItems: 1n }
      const resolver = {
        orderIndex: 0n,
        side: Side.CONSIDERATION,
        index: 0n,
        identifier,
        criteriaProof: tree.proof(sold),
      }
      return {
        address: seaportAddress,
        abi: seaportAbi,
        functionName: 'fulfillAdvancedOrder',
        args: [
          { parameters, numerator: 1n, denominator: 1n, signature, extraData: '0x' },
          [resolver],
          noConduitKey,
          amina.address,
        ],
        account: owner.account,
      } as const
    }
    await expect(chain.publicClient.simulateContract(fill(other))).rejects.toThrow('InvalidProof')
    const hash = await owner.writeContract(fill(sold))
    await chain.publicClient.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    expect(await ownerOf(sold)).toBe(celeste.address)
  })
})
