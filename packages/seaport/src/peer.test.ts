import { createRequire } from 'node:module'
import type { Seaport as PeerSeaport } from '@opensea/seaport-js'
import { demo } from '@souk/devchain'
import { Arbitrary, testChain } from '@souk/testing'
import * as fc from 'fast-check'
import { isHex, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { erc721Abi } from './abi/tokens.js'
import { createOrder } from './actions/createOrder.js'
import { fulfillOrder } from './actions/fulfillOrder.js'
import { ItemType, knownConduitKey, noConduitKey } from './order/constants.js'
import * as Order from './order/Order.js'
import { runActions } from './wallet/runActions.js'

// The published client of the same protocol, as independent judge.
const require = createRequire(import.meta.url)
const { Seaport } = require('@opensea/seaport-js') as { Seaport: typeof PeerSeaport }
// Only what is used, typed by what the peer takes: ethers has two sets of types that do not fit each other.
const { JsonRpcProvider, Wallet } = require('ethers') as {
  JsonRpcProvider: new (url: string, chainId: number, options: object) => { pollingInterval: number }
  Wallet: new (privateKey: string, provider: object) => ConstructorParameters<typeof PeerSeaport>[0]
}

const chain = testChain()
const { lanterns } = demo.contracts
const [amina, bilal] = demo.accounts

function peerOf(account: { privateKey: string }) {
  const provider = new JsonRpcProvider(chain.rpcUrl, chain.chain.id, {
    staticNetwork: true,
    cacheTimeout: -1,
    polling: true,
  })
  provider.pollingInterval = 20
  return new Seaport(new Wallet(account.privateKey, provider))
}

async function firstToken(): Promise<bigint> {
  for (let id = 1n; ; id++) if ((await ownerOf(id)) === amina.address) return id
}

const ownerOf = (identifier: bigint) =>
  chain.publicClient.readContract({
    address: lanterns,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [identifier],
  })

describe('@opensea/seaport-js 3.0.2', () => {
  test('behavior: hashes any order as we do', () => {
    const peer = peerOf(amina)
    return fc.assert(
      fc.property(Arbitrary.components, (components) => {
        const { parameters } = Order.serialize({ parameters: components, signature: '0x' })
        const copy = {
          ...parameters,
          offer: [...parameters.offer],
          consideration: [...parameters.consideration],
        }
        expect(peer.getOrderHash(copy)).toBe(Order.hash(components))
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['without conduit', noConduitKey],
    ['through the conduit', knownConduitKey],
  ])('behavior: fills an order that we made, %s', async (_, conduitKey) => {
    const identifier = await firstToken()
    const listing = await createOrder(chain.walletClient(amina), {
      offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier }],
      consideration: [{ amount: parseEther('1') }],
      fees: [{ recipient: demo.artist.address, basisPoints: 500 }],
      conduitKey,
    })
    const order = Order.serialize(await listing.executeAllActions())
    const { executeAllActions } = await peerOf(bilal).fulfillOrder({
      order: {
        ...order,
        parameters: {
          ...order.parameters,
          offer: [...order.parameters.offer],
          consideration: [...order.parameters.consideration],
        },
      },
      accountAddress: bilal.address,
    })
    const transaction = await executeAllActions()
    const hash = 'hash' in transaction && isHex(transaction.hash) ? transaction.hash : expect.fail('no hash')
    await chain.publicClient.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    expect(await ownerOf(identifier)).toBe(bilal.address)
  })

  test.each([
    ['without conduit', noConduitKey],
    ['through the conduit', knownConduitKey],
  ])('behavior: makes an order that we fill, %s', async (_, conduitKey) => {
    const identifier = await firstToken()
    const { executeAllActions } = await peerOf(amina).createOrder(
      {
        offer: [{ itemType: ItemType.ERC721, token: lanterns, identifier: String(identifier) }],
        consideration: [{ amount: String(parseEther('1')), recipient: amina.address }],
        fees: [{ recipient: demo.artist.address, basisPoints: 500 }],
        conduitKey,
        startTime: '0',
      },
      amina.address,
    )
    const order = Order.parse(await executeAllActions())
    const buyer = chain.walletClient(bilal)
    const fill = await fulfillOrder(buyer, { order })
    for await (const event of runActions(buyer, { actions: fill.actions })) expect(event.index).toBe(0)
    expect(await ownerOf(identifier)).toBe(bilal.address)
  })
})
