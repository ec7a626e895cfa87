import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Address, type Hex, parseEther, parseGwei, UserRejectedRequestError, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptOffer } from './actions/acceptOffer.js'
import { buyToken } from './actions/buyToken.js'
import { call } from './actions/call.js'
import { cancelOrder } from './actions/cancelOrder.js'
import { listToken } from './actions/listToken.js'
import { placeBid } from './actions/placeBid.js'
import { resume } from './actions/resume.js'
import { transferTokens } from './actions/transferTokens.js'
import { createExecuteClient, type ExecuteClient } from './client/ExecuteClient.js'
import { toWallet } from './run/execute.js'
import type * as Execution from './state/Execution.js'
import type { Wallet } from './wallets/Wallet.js'

const chain = testChain({ isUndone: false })
const [amina, bilal, chloe, dario, esra] = demo.accounts
const { lanterns: contract, wrappedNative } = demo.contracts
const weiPrice = parseEther('1')
let server: TestServer
let client: ExecuteClient
let owned: bigint[]

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  const { url } = await server.listen()
  await indexed()
  client = createExecuteClient({
    chains: [
      {
        id: chain.chain.id,
        name: 'souk',
        baseApiUrl: url,
        client: chain.publicClient,
        wrappedNativeToken: wrappedNative,
        checkPollingInterval: 20,
      },
    ],
  })
  const rows = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', contract.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .orderBy('identifier')
    .execute()
  owned = rows.map((row) => BigInt(row.identifier))
})
afterAll(() => server.close())

const indexed = async () => server.indexed(await chain.publicClient.getBlockNumber())
const walletOf = (account: (typeof demo.accounts)[number]) => chain.walletClient(account)
const ownerOf = (tokenId: bigint) =>
  chain.publicClient.readContract({
    address: contract,
    abi: [
      {
        type: 'function',
        name: 'ownerOf',
        stateMutability: 'view',
        inputs: [{ name: 'id', type: 'uint256' }],
        outputs: [{ type: 'address' }],
      },
    ],
    functionName: 'ownerOf',
    args: [tokenId],
  })
const tokenAt = (index: number) => ({ contract, tokenId: owned[index] ?? 0n })
const idsOf = (state: Execution.Execution) =>
  state.steps.flatMap((step) =>
    step.items.flatMap(({ orders = [] }) => orders.flatMap(({ orderId }) => orderId ?? [])),
  )

/** A wallet that records its requests. */
function noted(account: (typeof demo.accounts)[number]): { wallet: Wallet; asked: string[] } {
  const wallet = toWallet(walletOf(account))
  const asked: string[] = []
  return {
    asked,
    wallet: {
      ...wallet,
      signStep: (message, about) => {
        asked.push(about.stepId)
        return wallet.signStep(message, about)
      },
      sendStep: (transaction, about) => {
        asked.push(about.stepId)
        return wallet.sendStep(transaction, about)
      },
    },
  }
}

/** A listing in WETH that needs more of it than anyone has: a purchase with ether takes three transactions. */
const dear = (index: number) => {
  return { token: tokenAt(index), weiPrice: parseEther('500'), currency: wrappedNative }
}
const nextNonceOf = ({ address }: { address: Address }) => chain.publicClient.getTransactionCount({ address })

/** The transactions of a flow, as the chain has them. */
const sentBy = (state: Execution.Execution) =>
  Promise.all(
    state.steps.flatMap(({ items }) =>
      items.flatMap(({ txHashes = [] }) =>
        txHashes.map((hash) => chain.publicClient.getTransaction({ hash })),
      ),
    ),
  )

/** A wallet that treats one step in its own way. */
function answering(
  account: (typeof demo.accounts)[number],
  stepId: string,
  answer: () => Promise<Hex>,
): Wallet {
  const wallet = toWallet(walletOf(account))
  const sendStep: Wallet['sendStep'] = (transaction, about) =>
    about.stepId === stepId ? answer() : wallet.sendStep(transaction, about)
  return { ...wallet, sendStep }
}

describe('against the market server', () => {
  test('behavior: lists five, of which one is sold meanwhile, and four are bought at once', async () => {
    const seller = noted(amina)
    const listings = [0, 1, 2, 3, 4].map((index) => ({ token: tokenAt(index), weiPrice }))
    const listed = await listToken(client, { listings, wallet: seller.wallet })
    expect(listed.status).toBe('done')
    expect(idsOf(listed)).toHaveLength(5)
    expect(seller.asked[0]).toBe('nft-approval')

    const expectedPrice = { [zeroAddress]: { raw: weiPrice } }
    const first = await buyToken(client, {
      items: [{ token: tokenAt(0) }],
      wallet: walletOf(chloe),
      expectedPrice,
    })
    expect(first.steps.at(-1)?.items[0]).toMatchObject({
      isIndexed: true,
      transfers: [{ tokenId: String(owned[0]), amount: '1' }],
    })
    await indexed()

    const rest = await buyToken(client, {
      items: [0, 1, 2, 3, 4].map((index) => ({ token: tokenAt(index) })),
      options: { partial: true },
      expectedPrice: { [zeroAddress]: { raw: weiPrice * 4n } },
      wallet: walletOf(bilal),
    })
    expect(rest.issues).toHaveLength(1)
    expect(rest.totals).toMatchObject([{ currency: zeroAddress, raw: String(weiPrice * 4n) }])
    const owners = await Promise.all([0, 1, 2, 3, 4].map((index) => ownerOf(owned[index] ?? 0n)))
    expect(owners).toEqual([chloe.address, ...Array(4).fill(bilal.address)])
  })

  test('behavior: a bid that is accepted', async () => {
    await indexed()
    const bidder = noted(bilal)
    const bid = await placeBid(client, {
      bids: [{ token: tokenAt(5), weiPrice, currency: wrappedNative }],
      wallet: bidder.wallet,
    })
    expect(bidder.asked.at(-1)).toBe('order-signature')
    const sold = await acceptOffer(client, {
      items: [{ token: tokenAt(5), orderId: idsOf(bid)[0] ?? '' }],
      expectedPrice: { [wrappedNative]: { raw: parseEther('0.9') } },
      wallet: walletOf(amina),
    })
    expect(sold.status).toBe('done')
    expect(await ownerOf(owned[5] ?? 0n)).toBe(bilal.address)
  })

  test('behavior: a listing that is cancelled', async () => {
    await indexed()
    const listed = await listToken(client, {
      listings: [{ token: tokenAt(6), weiPrice }],
      wallet: walletOf(amina),
    })
    const done = await cancelOrder(client, { ids: idsOf(listed), wallet: walletOf(amina) })
    expect(done.steps.map(({ id, items }) => [id, items[0]?.status])).toEqual([['cancellation', 'complete']])
  })

  test('behavior: tokens given away', async () => {
    await indexed()
    const items = [7, 8, 9].map((index) => ({ token: tokenAt(index) }))
    const done = await transferTokens(client, { to: chloe.address, items, wallet: walletOf(amina) })
    expect(done.status).toBe('done')
    expect(await ownerOf(owned[8] ?? 0n)).toBe(chloe.address)
  })

  test('behavior: pays with the native currency what costs the wrapped one', async () => {
    await indexed()
    const weiPrice = parseEther('500')
    await listToken(client, {
      listings: [{ token: tokenAt(11), weiPrice, currency: wrappedNative }],
      wallet: walletOf(amina),
    })
    const buyer = noted(chloe)
    const bought = await buyToken(client, {
      items: [{ token: tokenAt(11) }],
      options: { currency: zeroAddress },
      expectedPrice: { [zeroAddress]: { raw: weiPrice } },
      wallet: buyer.wallet,
    })
    expect(buyer.asked).toEqual(['currency-wrapping', 'currency-approval', 'sale'])
    expect(bought.totals).toMatchObject([{ currency: zeroAddress, raw: String(weiPrice) }])
    expect(await ownerOf(owned[11] ?? 0n)).toBe(chloe.address)
  })

  test('param: gas, fees, nonce: go with the transactions', async () => {
    await indexed()
    await listToken(client, { listings: [dear(12)], wallet: walletOf(amina) })
    const nonce = await nextNonceOf(esra)
    const fees = { maxFeePerGas: parseGwei('7'), maxPriorityFeePerGas: parseGwei('2') }
    const bought = await buyToken(client, {
      ...{ items: [{ token: tokenAt(12) }], options: { currency: zeroAddress }, wallet: walletOf(esra) },
      ...{ gas: 400_123n, nonce, ...fees },
    })
    const sent = await sentBy(bought)
    expect(sent.map(({ nonce }) => nonce)).toEqual([nonce, nonce + 1, nonce + 2])
    expect(sent.map(({ gas }) => gas === 400_123n)).toEqual([false, false, true])
    expect(sent).toMatchObject([fees, fees, fees])

    const gasPrice = parseGwei('9')
    const tx = { to: wrappedNative, value: 5n, data: '0xd0e30db0' as const }
    const called = await sentBy(await call(client, { txs: [tx], wallet: walletOf(esra), gasPrice }))
    expect(called).toMatchObject([{ type: 'legacy', gasPrice, nonce: nonce + 3 }])
  })

  test('param: nonce: no transaction gets that of another, however often the flow is resumed', async () => {
    await indexed()
    await listToken(client, { listings: [dear(13)], wallet: walletOf(amina) })
    const nonce = await nextNonceOf(dario)
    let saved: Execution.Execution | undefined
    const onProgress = (state: Execution.Execution) => {
      saved = state
    }
    const from = () => saved as Execution.Execution
    const declining = answering(dario, 'currency-approval', async () => {
      throw new UserRejectedRequestError(new Error('No.'))
    })
    await expect(
      buyToken(client, {
        ...{ items: [{ token: tokenAt(13) }], options: { currency: zeroAddress } },
        ...{ wallet: declining, nonce, onProgress },
      }),
    ).rejects.toMatchObject({ status: 'declined' })

    // The wallet closes without an answer, so that the sale may or may not have been sent.
    const controller = new AbortController()
    const closing = answering(dario, 'sale', () => {
      controller.abort()
      return new Promise(() => {})
    })
    const { signal } = controller
    await expect(resume(client, { from, wallet: closing, nonce, signal, onProgress })).rejects.toMatchObject({
      status: 'aborted',
    })

    const done = await resume(client, { from, wallet: walletOf(dario), retry: 'ask-again', onProgress })
    expect((await sentBy(done)).map(({ nonce }) => nonce)).toEqual([nonce, nonce + 1, nonce + 2])
    expect(await ownerOf(owned[13] ?? 0n)).toBe(dario.address)
  })

  test('behavior: calls, word by word', async () => {
    const tx = { to: wrappedNative, value: 5n, data: '0xd0e30db0' as const }
    expect((await call(client, { txs: [tx], wallet: walletOf(bilal) })).status).toBe('done')
  })
})
