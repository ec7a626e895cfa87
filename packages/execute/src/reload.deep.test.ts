import { demo } from '@souk/devchain'
import { Balances, batch, Mint, type TestAccount, testChain } from '@souk/testing'
import { parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptOffer } from './actions/acceptOffer.js'
import { buyToken } from './actions/buyToken.js'
import { cancelOrder } from './actions/cancelOrder.js'
import { listToken } from './actions/listToken.js'
import { placeBid } from './actions/placeBid.js'
import { resume } from './actions/resume.js'
import { transferTokens } from './actions/transferTokens.js'
import type { ExecuteClient } from './client/ExecuteClient.js'
import type { Lock } from './client/Lock.js'
import type { Token } from './domain/Token.js'
import type { ActionOptions } from './run/execute.js'
import * as Execution from './state/Execution.js'
import { forbid, type Market, notingWallet, share, startMarket, tokenOf } from './testing/market.js'
import * as BookOrderWire from './wire/bookOrder.js'

const chain = testChain({ isUndone: false })
const { wrappedNative } = demo.contracts
const weiPrice = parseEther('0.01')
const money = { itemType: 1, token: wrappedNative, identifier: 0n } as const
let market: Market

beforeAll(async () => {
  market = await startMarket(chain)
  for (const name of ['first', 'second', 'third'] as const)
    await listToken(market.connect(), {
      listings: Array.from({ length: 34 }, (_, at) => ({ token: tokenOf(market, name, at), weiPrice })),
      wallet: chain.walletClient(market.people[name]),
    })
}, 60_000)
afterAll(() => market.server.close())

const idsOf = (state: Execution.Execution) =>
  state.steps.flatMap(({ items }) =>
    items.flatMap(({ orders = [] }) => orders.map(({ orderId = '' }) => orderId)),
  )
const hashesOf = (state: Execution.Execution) =>
  state.steps.flatMap(({ items }) => items.flatMap(({ txHashes = [] }) => txHashes))
const toThing = ({ contract: token, tokenId: identifier }: Token): Balances.Thing => {
  return { itemType: 2, token, identifier }
}
const toMovement = (from: TestAccount, to: TestAccount, thing: Balances.Thing, amount = 1n) => {
  return { ...thing, from: from.address, to: to.address, amount }
}

/** The public status of orders. */
async function bookOf(side: 'asks/v5' | 'bids/v6', ids: readonly string[]) {
  await market.indexed()
  const response = await fetch(`${market.url}/orders/${side}?${ids.map((id) => `ids=${id}`).join('&')}`)
  return BookOrderWire.decodePage(await response.json()).orders.map(({ status }) => status)
}

type Options = Pick<ActionOptions, 'wallet' | 'onProgress' | 'signal'>

/** A trade on the market. */
type Deed = {
  account: TestAccount
  /** The expected wallet requests. */
  asked: readonly string[]
  act: (client: ExecuteClient, options: Options) => Promise<unknown>
  /** Runs while the user looks at the wallet. */
  meanwhile?: () => Promise<void>
  /** The expected transfers of the things among the accounts. */
  movements: Parameters<typeof Balances.fromMovements>[0]
  expectBook?: (state: Execution.Execution) => Promise<void>
}

/** Prepares the trade again for each round. Rounds count from 0. */
type Prepare = (round: number) => Promise<Deed>

const buyOne: Prepare = async (round) => {
  const { buyer, first } = market.people
  const token = tokenOf(market, 'first', round)
  const expectedPrice = { [zeroAddress]: { raw: weiPrice } }
  return {
    account: buyer,
    asked: ['sale'],
    act: (client, options) => buyToken(client, { items: [{ token }], expectedPrice, ...options }),
    movements: [
      toMovement(buyer, first, Balances.native, weiPrice),
      toMovement(first, buyer, toThing(token)),
    ],
  }
}

/** Two items of each of two sellers and one of the third. The second seller's first item is sold before the payment. */
const buyFive: Prepare = async (round) => {
  const { buyer, rival, first, second, third } = market.people
  const at = 12 + round * 2
  const sellers = [
    ['first', at],
    ['first', at + 1],
    ['second', at],
    ['second', at + 1],
    ['third', at],
  ] as const
  const tokens = sellers.map(([name, at]) => ({ name, token: tokenOf(market, name, at) }))
  const lost = tokenOf(market, 'second', at)
  const items = tokens.map(({ token }) => ({ token }))
  const expectedPrice = { [zeroAddress]: { raw: weiPrice * 5n } }
  const bought = tokens.filter(({ token }) => token.tokenId !== lost.tokenId)
  return {
    account: buyer,
    asked: ['sale'],
    act: (client, options) =>
      buyToken(client, { items, options: { partial: true }, expectedPrice, ...options }),
    meanwhile: async () => {
      const wallet = chain.walletClient(rival)
      await buyToken(market.connect(), { items: [{ token: lost }], waitsForIndexer: false, wallet })
    },
    movements: [
      toMovement(buyer, first, Balances.native, weiPrice * 2n),
      toMovement(buyer, second, Balances.native, weiPrice),
      toMovement(buyer, third, Balances.native, weiPrice),
      ...bought.map(({ name, token }) => toMovement(market.people[name], buyer, toThing(token))),
    ],
    expectBook: async (state) => {
      expect(
        await Balances.read(chain, { accounts: [rival.address], things: [toThing(lost)] }),
      ).toMatchObject([{ amount: 1n }])
      expect(state.steps.at(-1)?.items[0]?.transfers).toHaveLength(4)
    },
  }
}

const bid: Prepare = async () => {
  const { bidder } = market.people
  await forbid(chain, bidder, wrappedNative)
  const bids = [{ token: tokenOf(market, 'taker', share - 1), weiPrice, currency: wrappedNative }]
  return {
    account: bidder,
    asked: ['currency-approval', 'order-signature'],
    act: (client, options) => placeBid(client, { bids, ...options }),
    movements: [],
    expectBook: async (state) => expect(await bookOf('bids/v6', idsOf(state))).toEqual(['active']),
  }
}

const accept: Prepare = async (round) => {
  const { bidder, taker } = market.people
  await forbid(chain, taker, market.token)
  const token = tokenOf(market, 'taker', round)
  const wallet = chain.walletClient(bidder)
  const bids = [{ token, weiPrice, currency: wrappedNative }]
  const [orderId = ''] = idsOf(await placeBid(market.connect(), { bids, wallet }))
  const items = [{ token, orderId }]
  const expectedPrice = { [wrappedNative]: { raw: weiPrice } }
  return {
    account: taker,
    asked: ['nft-approval', 'sale'],
    act: (client, options) => acceptOffer(client, { items, expectedPrice, ...options }),
    movements: [toMovement(bidder, taker, money, weiPrice), toMovement(taker, bidder, toThing(token))],
    expectBook: async () => expect(await bookOf('bids/v6', [orderId])).toEqual(['filled']),
  }
}

const list: Prepare = async () => {
  const { lister } = market.people
  await forbid(chain, lister, market.token)
  const tokens = Array.from({ length: 10 }, (_, at) => tokenOf(market, 'lister', at))
  const listings = tokens.map((token) => ({ token, weiPrice }))
  return {
    account: lister,
    asked: ['nft-approval', 'order-signature'],
    act: (client, options) => listToken(client, { listings, ...options }),
    movements: [],
    expectBook: async (state) => {
      expect(idsOf(state)).toHaveLength(10)
      expect(await bookOf('asks/v5', idsOf(state))).toEqual(Array(10).fill('active'))
    },
  }
}

const cancel: Prepare = async () => {
  const { taker } = market.people
  const listings = [{ token: tokenOf(market, 'taker', share - 2), weiPrice }]
  const wallet = chain.walletClient(taker)
  const ids = idsOf(await listToken(market.connect(), { listings, wallet }))
  return {
    account: taker,
    asked: ['cancellation'],
    act: (client, options) => cancelOrder(client, { ids, ...options }),
    movements: [],
    expectBook: async () => expect(await bookOf('asks/v5', ids)).toEqual(['cancelled']),
  }
}

const give: Prepare = async (round) => {
  const { giver, rival } = market.people
  await forbid(chain, giver, market.token)
  const contract = market.token
  const tokens = Array.from({ length: 10 }, (_, at) => ({
    contract,
    tokenId: 10_000n + BigInt(round * 10 + at),
  }))
  await batch(
    chain,
    tokens.map(({ tokenId }) => Mint.erc721(contract, giver.address, tokenId)),
  )
  const items = tokens.map((token) => ({ token }))
  return {
    account: giver,
    asked: ['nft-approval', 'transfer'],
    act: (client, options) => transferTokens(client, { to: rival.address, items, ...options }),
    movements: tokens.map((token) => toMovement(giver, rival, toThing(token))),
  }
}

/** Events after which something has to be saved. */
const closings: readonly string[] = ['quoted', 'asking', 'sent', 'signed', 'posted', 'mined', 'completed']

/** When the tab closes: after a number of events, or while the wallet processes a given request, which it completes. */
type Closing = { events: number } | { answers: number }

/** Starts a trade in a tab that closes, and resumes it in another one as often as necessary. */
async function doInTwoTabs(deed: Deed, closing: Closing | undefined) {
  let kept: string | undefined
  const told: string[] = []
  const closed = new AbortController()
  let meanwhile = deed.meanwhile
  const before = async () => {
    const happen = meanwhile
    meanwhile = undefined
    await happen?.()
  }
  const first = notingWallet(chain, deed.account, {
    before,
    after: async () => {
      if (closing && 'answers' in closing && first.asked.length === closing.answers) closed.abort()
      closed.signal.throwIfAborted()
    },
  })
  const onProgress = (state: Execution.Execution, event: Execution.Event) => {
    if (closed.signal.aborted) return
    kept = Execution.serialize(state)
    told.push(event.type)
    if (closing && 'events' in closing && told.length === closing.events) closed.abort()
  }
  const ended = await deed
    .act(market.connect(), { wallet: first.wallet, onProgress, signal: closed.signal })
    .catch((error: unknown) => error)
  const second = notingWallet(chain, deed.account, { before })
  const goOn = async (from: Execution.Execution, retry?: 'ask-again'): Promise<Execution.Execution> =>
    resume(market.connect(), { from, wallet: second.wallet, retry })
  const asked = () => [...first.asked, ...second.asked]
  return { kept: Execution.parse(kept ?? ''), told, ended, goOn, asked, isClosed: closed.signal.aborted }
}

/** The holdings of a trade's accounts and things. */
function readFor({ account, movements }: Deed) {
  const accounts = [account.address, ...movements.flatMap(({ from, to }) => [from, to])]
  return Balances.read(chain, { accounts, things: movements })
}

async function expectDone(deed: Deed, before: Balances.Balances, state: Execution.Execution) {
  expect(state.status).toBe('done')
  const wait = (hash: `0x${string}`) => chain.publicClient.waitForTransactionReceipt({ hash })
  const receipts = await Promise.all(hashesOf(state).map(wait))
  const after = await readFor(deed)
  const hasMoney = deed.movements.some(({ itemType }) => itemType === 0)
  const changes = Balances.diff(before, after, hasMoney ? { receipts } : {})
  const { second, rival } = market.people
  const isOthers = (address: string) => [second, rival].some((one) => one.address.toLowerCase() === address)
  const known = Balances.fromMovements(deed.movements)
  expect(changes.filter(({ account, itemType }) => !(isOthers(account) && itemType === 0))).toEqual(
    known.filter(({ account, itemType }) => !(isOthers(account) && itemType === 0)),
  )
  await deed.expectBook?.(state)
}

describe('a tab that is closed, and another one', () => {
  const deeds = [
    ['five tokens are bought of three sellers, of which somebody else is faster with one', buyFive],
    ['a bid is made', bid],
    ['a listing is cancelled', cancel],
    ['a token is bought', buyOne],
    ['a bid is accepted', accept],
    ['ten tokens are listed', list],
    ['ten tokens are given away', give],
  ] as const
  test.each(deeds)(
    'behavior: %s, wherever the first tab is closed',
    async (_name, prepare) => {
      let round = 0
      const next = async () => {
        await market.indexed()
        const deed = await prepare(round++)
        await market.indexed()
        return { deed, before: await readFor(deed) }
      }

      const whole = await next()
      const open = await doInTwoTabs(whole.deed, undefined)
      await expectDone(whole.deed, whole.before, open.kept)
      expect(open.asked()).toEqual(whole.deed.asked)

      for (const [index, type] of open.told.entries()) {
        if (!closings.includes(type)) continue
        const { deed, before } = await next()
        const tab = await doInTwoTabs(deed, { events: index + 1 })
        expect(tab.isClosed).toBe(true)
        if (type === 'asking') await expect(tab.goOn(tab.kept)).rejects.toMatchObject({ status: 'unknown' })
        await expectDone(deed, before, await tab.goOn(tab.kept, 'ask-again'))
        expect([type, ...tab.asked()]).toEqual([type, ...deed.asked])
      }

      for (const [index, stepId] of whole.deed.asked.entries()) {
        const { deed, before } = await next()
        const tab = await doInTwoTabs(deed, { answers: index + 1 })
        expect([stepId, Execution.isUnanswered(tab.kept)]).toEqual([stepId, true])
        const isSignature = stepId === 'order-signature'
        if (isSignature) await expect(tab.goOn(tab.kept)).rejects.toMatchObject({ status: 'unknown' })
        await expectDone(deed, before, await tab.goOn(tab.kept, isSignature ? 'ask-again' : undefined))
        // The user repeats the request for a signature that nobody received.
        expect(tab.asked()).toEqual(isSignature ? [...deed.asked, stepId] : deed.asked)
      }
    },
    60_000,
  )
})

describe('two tabs', () => {
  /** Locks that tabs share. */
  function sharedLock(): Lock {
    const held = new Set<string>()
    return async (name) => {
      if (held.has(name)) return undefined
      held.add(name)
      return () => void held.delete(name)
    }
  }

  test('behavior: take up one flow at once, and the wallet is asked once', async () => {
    const deed = await buyOne(11)
    const before = await readFor(deed)
    const tab = await doInTwoTabs(deed, { events: 2 })
    const lock = sharedLock()
    let kept = Execution.serialize(tab.kept)
    const { wallet, asked } = notingWallet(chain, deed.account)
    const onProgress = (state: Execution.Execution) => {
      kept = Execution.serialize(state)
    }
    const goOn = () => resume(market.connect(lock), { from: () => Execution.parse(kept), wallet, onProgress })
    const [one, other] = await Promise.allSettled([goOn(), goOn()])
    expect([one.status, other.status]).toEqual(['fulfilled', 'rejected'])
    expect(other).toMatchObject({ reason: { name: 'Flow.TakenError', retry: 'later' } })
    expect((await goOn()).status).toBe('done')
    await expectDone(deed, before, Execution.parse(kept))
    expect(asked).toEqual(['sale'])
  })

  test('behavior: the tab that began it is at it', async () => {
    const deed = await cancel(0)
    const lock = sharedLock()
    const other = notingWallet(chain, deed.account)
    const seen: unknown[] = []
    const { wallet } = notingWallet(chain, deed.account)
    const onProgress = async (from: Execution.Execution) => {
      const goOn = resume(market.connect(lock), { from, wallet: other.wallet })
      seen.push(await goOn.catch((error: Error) => error.name))
    }
    await deed.act(market.connect(lock), { wallet, onProgress })
    expect(new Set(seen)).toEqual(new Set(['Flow.TakenError']))
    expect(other.asked).toEqual([])
  })
})
