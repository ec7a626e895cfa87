import '../testing/dom.js'
import { demo } from '@souk/devchain'
import {
  createMarket,
  createMarketApi,
  getMarketInfo,
  getNft,
  getNftsByAccount,
  getOrder,
  getOrders,
  type MarketOrder,
} from '@souk/market'
import { domainTag, erc20Abi, erc721Abi, getDomains, getOrderStatus, setDomain } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { cleanup } from '@testing-library/react'
import { type Hex, parseEther, parseGwei } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { useFlow } from '../flow/useFlow.js'
import type * as Flow from '../stores/Flow.js'
import { chainApp } from '../testing/chainApp.js'
import { useApproveOrder } from './useApproveOrder.js'
import { useCancelOrders } from './useCancelOrders.js'
import { useCreateListing } from './useCreateListing.js'
import { useCreateOffer } from './useCreateOffer.js'
import { useMatchOrders } from './useMatchOrders.js'
import { useRevokeApproval } from './useRevokeApproval.js'
import { useSetDomain } from './useSetDomain.js'
import { useSettleAuction } from './useSettleAuction.js'
import { useTransfer } from './useTransfer.js'
import { useUnwrapWeth } from './useUnwrapWeth.js'
import { useValidateOrders } from './useValidateOrders.js'
import { useWrapEth } from './useWrapEth.js'

const chain = testChain({ isUndone: false })
const [amina, bilal, celeste] = demo.accounts
const { lanterns, wrappedNative, conduit } = demo.contracts
const ether = parseEther('1')
let server: TestServer

const api = createMarketApi({
  chain: 'souk',
  baseUrl: 'http://market.test',
  // The signal is one of the simulated browser, which the server does not know.
  fetch: async (input, init) => server.app.fetch(new Request(input, { ...init, signal: null })),
})
const settle = async () => server.indexed(await chain.publicClient.getBlockNumber())

beforeAll(async () => {
  server = await testServer({
    rpcUrl: chain.rpcUrl,
    auctionZones: [demo.contracts.auctionZone],
    settlerKey: demo.auctioneer.privateKey,
  })
  await settle()
}, 120_000)
afterEach(cleanup)
afterAll(() => server.close())

const marketOf = (person: (typeof demo.accounts)[number]) =>
  createMarket({
    api,
    client: chain.walletClient(person),
    wrappedNative,
    seaport: { defaultConduitKey: demo.conduitKey },
  })

/** The tokens of an account that no test has used. */
const unused = new Map<string, bigint[]>()
async function lanternOf({ address }: { address: `0x${string}` }) {
  if (!unused.has(address)) {
    const { nfts } = await getNftsByAccount(api, { account: address, limit: 200 })
    unused.set(
      address,
      nfts.filter(({ contract }) => contract === lanterns).map(({ tokenId }) => tokenId),
    )
  }
  const tokenId = unused.get(address)?.pop() ?? expect.fail(`${address} has no more lanterns.`)
  return { contract: lanterns, tokenId }
}

async function list(person: (typeof demo.accounts)[number], terms: object = {}) {
  const asset = await lanternOf(person)
  return { asset, order: await marketOf(person).createListing({ asset, price: ether, ...terms }) }
}

const ownerOf = ({ tokenId }: { tokenId: bigint }) =>
  chain.publicClient.readContract({
    address: lanterns,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [tokenId],
  })
const wethOf = ({ address }: { address: `0x${string}` }) =>
  chain.publicClient.readContract({
    address: wrappedNative,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
  })
const statusOf = async ({ orderHash }: MarketOrder) => (await getOrder(api, { orderHash })).status
const isValidated = async ({ orderHash }: MarketOrder) =>
  (await getOrderStatus(chain.publicClient, { orderHash })).isValidated

type Trade<options> = {
  wrong: options
  /** The name of the error that blocks it. */
  error: string
  /** Whether only the chain refuses it. @default false */
  isSent?: boolean
  right: options
  /** Reads what the trade changes. */
  read: () => Promise<unknown>
  becomes: unknown
  /** The orders that it fills. @default none */
  fills?: readonly Hex[]
}

/** Each trade of Amina is prepared with terms that block it, then declined in the wallet, then done. */
function trades<options extends object, plan extends Flow.Plan, outcome>(
  useHook: () => useFlow.Result<options, plan, outcome>,
  set: () => Promise<Trade<options>>,
) {
  test('default: invalid terms block it, a declined request changes nothing, and a done one is on the chain', async () => {
    const { wrong, error, isSent, right, read, becomes, fills } = await set()
    const app = await chainApp(useHook, { chain, api, person: amina })
    expect(await (isSent ? app.fail(wrong) : app.block(wrong))).toMatchObject({ error: { name: error } })
    const before = await read()
    expect(await app.decline(right)).toMatchObject({ error: { name: 'Wallet.UserRejectedError' } })
    expect(await read()).toEqual(before)
    await app.complete(right)
    expect(await read()).toEqual(becomes)
    if (fills) expect(app.fills()).toEqual(fills)
    await settle()
  })
}

describe('useWrapEth', () => {
  trades(useWrapEth, async () => ({
    wrong: { amount: '0' },
    error: 'Wallet.AmountError',
    right: { amount: '0.5' },
    read: () => wethOf(amina),
    becomes: (await wethOf(amina)) + ether / 2n,
  }))
})

describe('overrides', () => {
  test('default: the transaction is sent with the given gas and fees, and the next one without', async () => {
    const app = await chainApp(useWrapEth, { chain, api, person: amina })
    const overrides = { gas: 123_456n, maxFeePerGas: parseGwei('31'), maxPriorityFeePerGas: parseGwei('3') }
    const sent = async (about?: { overrides: typeof overrides }) => {
      const state = await app.complete({ amount: '0.25' }, about)
      const { outcome } = state as { outcome: { transactionHash: Hex } }
      return chain.publicClient.getTransaction({ hash: outcome.transactionHash })
    }
    expect(await sent({ overrides })).toMatchObject(overrides)
    expect(await sent()).not.toMatchObject({ gas: overrides.gas })
    await settle()
  })
})

describe('useUnwrapWeth', () => {
  trades(useUnwrapWeth, async () => ({
    wrong: { amount: '1000000' },
    error: 'Wallet.InsufficientBalanceError',
    right: { amount: '0.5' },
    read: () => wethOf(amina),
    becomes: (await wethOf(amina)) - ether / 2n,
  }))
})

describe('useTransfer', () => {
  trades(useTransfer, async () => {
    const token = await lanternOf(amina)
    const asset = token
    return {
      wrong: { asset, to: lanterns },
      error: 'Transfer.RecipientError',
      right: { asset, to: bilal.address },
      read: () => ownerOf(token),
      becomes: bilal.address,
    }
  })
})

describe('useCreateListing', () => {
  trades(useCreateListing, async () => {
    const asset = await lanternOf(amina)
    const search = { contract: lanterns, tokenId: asset.tokenId }
    return {
      wrong: { asset: await lanternOf(bilal), price: '1' },
      error: 'Order.OffererBalanceError',
      right: { asset, price: '1.5' },
      read: async () => (await getNft(api, search)).listing?.price,
      becomes: parseEther('1.5'),
    }
  })

  test('behavior: the list of flows calls an English auction an auction', async () => {
    const app = await chainApp(useCreateListing, { chain, api, person: amina })
    const terms = { asset: await lanternOf(amina), price: '1', currency: wrappedNative }
    const englishAuction = { zone: demo.contracts.auctionZone, settler: demo.auctioneer.address }
    await app.complete({ ...terms, englishAuction })
    expect(app.record()?.kind).toBe('auction')
  })
})

describe('useCreateOffer', () => {
  trades(useCreateOffer, async () => {
    const asset = await lanternOf(bilal)
    return {
      wrong: { asset, price: '1000000' },
      error: 'Order.OffererBalanceError',
      right: { asset, price: '0.75' },
      read: async () => {
        const search = { side: 'bid', contract: lanterns, tokenIds: [asset.tokenId] } as const
        return (await getOrders(api, search)).orders.map(({ maker, price }) => [maker, price])
      },
      becomes: [[amina.address, parseEther('0.75')]],
    }
  })
})

describe('useCancelOrders', () => {
  trades(useCancelOrders, async () => {
    const [{ order: foreign }, { order }] = [await list(bilal), await list(amina)]
    return {
      wrong: { orders: [foreign] },
      error: 'Order.NotYoursError',
      right: { orders: [order] },
      read: () => statusOf(order),
      becomes: 'cancelled',
    }
  })
})

describe('useApproveOrder', () => {
  trades(useApproveOrder, async () => {
    const [{ order: foreign }, { order }] = [await list(bilal), await list(amina)]
    return {
      wrong: { order: foreign },
      error: 'Order.NotYoursError',
      right: { order },
      read: () => isValidated(order),
      becomes: true,
    }
  })
})

describe('useValidateOrders', () => {
  trades(useValidateOrders, async () => {
    const { order } = await list(amina)
    return {
      wrong: { orders: [] },
      error: 'Order.NoOrdersError',
      right: { orders: [order.order] },
      read: () => isValidated(order),
      becomes: true,
    }
  })
})

describe('useMatchOrders', () => {
  trades(useMatchOrders, async () => {
    const { asset, order } = await list(bilal, { currency: wrappedNative })
    const offer = await marketOf(celeste).createOffer({ asset, price: 2n * ether })
    return {
      wrong: { orders: [] },
      error: 'Order.NoneFillableError',
      right: { orders: [{ order: order.order }, { order: offer.order }] },
      read: () => ownerOf(asset),
      becomes: celeste.address,
    }
  })
})

describe('useSettleAuction', () => {
  trades(useSettleAuction, async () => {
    const { auction: settling } = await getMarketInfo(api)
    const auction = {
      currency: wrappedNative,
      englishAuction: settling ?? expect.fail('The market settles no auctions.'),
    }
    const [{ order: unsold }, { asset, order }] = [await list(amina, auction), await list(amina, auction)]
    const bid = await marketOf(bilal).createOffer({ asset, price: 2n * ether })
    return {
      wrong: { auction: unsold.orderHash },
      fills: [order.orderHash, bid.orderHash],
      error: 'Market.NoBidError',
      right: { auction: order.orderHash },
      read: () => ownerOf(asset),
      becomes: bilal.address,
    }
  })
})

describe('useRevokeApproval', () => {
  const approval = { contract: lanterns, operator: conduit }
  trades(useRevokeApproval, async () => ({
    wrong: { ...approval, account: bilal.address },
    error: 'Wallet.AccountUnavailableError',
    right: approval,
    read: () =>
      chain.publicClient.readContract({
        address: lanterns,
        abi: erc721Abi,
        functionName: 'isApprovedForAll',
        args: [amina.address, conduit],
      }),
    becomes: false,
  }))
})

describe('useSetDomain', () => {
  const domainsOf = (domain: string) => getDomains(chain.publicClient, { tag: domainTag(domain) })

  beforeAll(async () => {
    const { executeAllActions } = setDomain(chain.walletClient(bilal), { domain: 'taken.example' })
    await executeAllActions()
  })

  trades(useSetDomain, async () => ({
    wrong: { domain: 'taken.example' },
    error: 'Transaction.RevertedError',
    isSent: true,
    right: { domain: 'lanterns.example' },
    read: () => domainsOf('lanterns.example'),
    becomes: ['lanterns.example'],
  }))
})
