import { demo, devchainChain, startDevchain } from '@souk/devchain'
import { createOrder, erc721Abi, fulfillOrder, ItemType, Order } from '@souk/seaport'
import { createPublicClient, createWalletClient, http, isAddressEqual, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type CountingProxy, countRequests } from '../countingProxy.js'
import { createPeer, peerName } from '../peer.js'
import type { Measurement, Row } from '../Row.js'

const [seller, buyer] = demo.accounts
const { lanterns } = demo.contracts
const fees = [
  { recipient: demo.artist.address, basisPoints: 500 },
  { recipient: demo.marketFee.address, basisPoints: 100 },
]

type Setting = { proxy: CountingProxy; rpcUrl: string; identifier: bigint }

/** Runs a measurement on a chain of its own behind a counter. */
async function onChain(measure: (setting: Setting) => Promise<Measurement>): Promise<Measurement> {
  const chain = await startDevchain()
  const proxy = await countRequests(chain.rpcUrl)
  try {
    return await measure({ proxy, rpcUrl: chain.rpcUrl, identifier: await tokenOfSeller(chain.rpcUrl) })
  } finally {
    await proxy.close()
    await chain.stop()
  }
}

async function tokenOfSeller(rpcUrl: string): Promise<bigint> {
  const client = createPublicClient({ chain: devchainChain({ rpcUrl }), transport: http() })
  for (let id = 1n; ; id++) {
    const read = { address: lanterns, abi: erc721Abi, functionName: 'ownerOf', args: [id] } as const
    if (isAddressEqual(await client.readContract(read), seller.address)) return id
  }
}

function walletOf(rpcUrl: string, account: { privateKey: `0x${string}` }) {
  const chain = devchainChain({ rpcUrl })
  return createWalletClient({
    account: privateKeyToAccount(account.privateKey),
    chain,
    transport: http(rpcUrl),
  })
}

const peerOf = (rpcUrl: string, account: { privateKey: string }) =>
  createPeer({ privateKey: account.privateKey, rpcUrl, chainId: 31_337 })

function listingOf(identifier: bigint) {
  return {
    offer: [{ itemType: ItemType.ERC721, token: lanterns, identifier }],
    consideration: [{ amount: parseEther('1'), recipient: seller.address }],
    fees,
  } as const
}

async function count(proxy: CountingProxy, work: () => Promise<unknown>): Promise<number> {
  proxy.reset()
  await work()
  return proxy.requests()
}

const measureCreate = ({ proxy, identifier }: Setting) => ({
  ours: () => createOrder(walletOf(proxy.url, seller), listingOf(identifier)),
  peer: () =>
    peerOf(proxy.url, seller).createOrder(
      {
        offer: [{ itemType: ItemType.ERC721, token: lanterns, identifier: String(identifier) }],
        consideration: [{ amount: String(parseEther('1')), recipient: seller.address }],
        fees,
      },
      seller.address,
    ),
})

async function measureFulfill({ proxy, rpcUrl, identifier }: Setting) {
  const listing = await createOrder(walletOf(rpcUrl, seller), { ...listingOf(identifier), startTime: 0n })
  const order = await listing.executeAllActions()
  const { parameters, signature } = Order.serialize(order)
  const copy = { ...parameters, offer: [...parameters.offer], consideration: [...parameters.consideration] }
  return {
    ours: () => fulfillOrder(walletOf(proxy.url, buyer), { order }),
    peer: () =>
      peerOf(proxy.url, buyer).fulfillOrder({
        order: { parameters: copy, signature },
        accountAddress: buyer.address,
      }),
  }
}

async function countBoth(
  setting: Setting,
  work: { ours: () => Promise<unknown>; peer: () => Promise<unknown> },
): Promise<Measurement> {
  return { ours: await count(setting.proxy, work.ours), peer: await count(setting.proxy, work.peer) }
}

export const requestsToCreate: Row = {
  name: 'HTTP requests to the node until the wallet is asked: create one listing',
  peer: peerName,
  unit: 'requests',
  better: 'less',
  reach: '1 request',
  measure: () => onChain((setting) => countBoth(setting, measureCreate(setting))),
}

export const requestsToFulfill: Row = {
  name: 'HTTP requests to the node until the wallet is asked: fulfil one listing with two fees',
  peer: peerName,
  unit: 'requests',
  better: 'less',
  reach: '1 request',
  measure: () => onChain(async (setting) => countBoth(setting, await measureFulfill(setting))),
}
