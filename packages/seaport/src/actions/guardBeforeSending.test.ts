import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type Address, parseEther, zeroAddress } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { erc20Abi, erc721Abi } from '../abi/tokens.js'
import { explainTransaction } from '../guard/explainTransaction.js'
import type { Context } from '../guard/findings/Finding.js'
import { findingsBeforeSending } from '../guard/findingsBeforeSending.js'
import { guardBeforeSending } from '../guard/guardBeforeSending.js'
import { ItemType, OrderType, seaportAddress } from '../order/constants.js'
import { honest } from '../testing/corpus/honest.js'
import { malicious } from '../testing/corpus/malicious.js'
import { components, item, sign, to } from '../testing/makeOrder.js'
import { fulfillOrder } from './fulfillOrder.js'
import { fulfillOrders } from './fulfillOrders.js'
import { matchOrders } from './matchOrders.js'

const chain = testChain()
const { lanterns, wrappedNative } = demo.contracts
const [amina, bilal, celeste] = demo.accounts
const ether = parseEther('1')
const stranger: Address = '0x2222222222222222222222222222222222222222'
const twin: Address = `0x${bilal.address.slice(2, 8)}${'0'.repeat(28)}${bilal.address.slice(-6)}`
const { ERC20, ERC721, NATIVE } = ItemType
const wallet = (account: { privateKey: `0x${string}` }) => chain.walletClient(account)

/** Sells some of the wrapped currency for ether, in units that the price divides by. */
const sale = (price: bigint) =>
  sign(
    wallet(amina),
    components(
      amina.address,
      [item(ERC20, { token: wrappedNative, amount: ether })],
      [to(amina.address, item(NATIVE, { amount: price }))],
      { orderType: OrderType.PARTIAL_OPEN },
    ),
  )

const bid = (identifierOrCriteria: bigint, price: bigint) =>
  sign(
    wallet(bilal),
    components(
      bilal.address,
      [item(ERC20, { token: wrappedNative, amount: price })],
      [to(bilal.address, item(ERC721, { token: lanterns, identifierOrCriteria }))],
    ),
  )

const known: Context = {
  trusted: { wrapped: [wrappedNative] },
  markets: [{ contract: lanterns, currency: zeroAddress, floor: ether }],
}

const ownerOf = (id: bigint) =>
  chain.publicClient.readContract({ address: lanterns, abi: erc721Abi, functionName: 'ownerOf', args: [id] })

async function lanternOf(owner: Address): Promise<bigint> {
  for (let id = 1n; id < 109n; id++) if ((await ownerOf(id)) === owner) return id
  return expect.fail(`${owner} has no lantern`)
}

beforeEach(async () => {
  for (const account of [amina, bilal]) {
    const hash = await wallet(account).writeContract({
      address: wrappedNative,
      abi: erc20Abi,
      functionName: 'approve',
      args: [seaportAddress, 100n * ether],
    })
    await chain.publicClient.waitForTransactionReceipt({ hash })
  }
})

describe('fulfillOrder', () => {
  test('default: a fair price between two forms of the currency is nothing to tell', async () => {
    const { findings } = await fulfillOrder(wallet(celeste), { order: await sale(ether), known })
    expect(findings).toEqual([])
  })

  test('behavior: an impossible comparison is reported', async () => {
    const { findings } = await fulfillOrder(wallet(celeste), { order: await sale(ether) })
    expect(findings.map(({ name, severity }) => `${severity}: ${name}`)).toEqual(['warning: worthNotChecked'])
  })

  test('error: a tip above the price; param: override: it is meant', async () => {
    const fill = {
      order: await sale(ether),
      tips: [to(stranger, item(NATIVE, { amount: 2n * ether }))],
      known,
    }
    await expect(fulfillOrder(wallet(celeste), fill)).rejects.toMatchObject({
      name: 'Order.UnsafeError',
      facts: { findings: [{ name: 'getsLessWorth' }, { name: 'tipTooLarge' }] },
    })
    const { findings } = await fulfillOrder(wallet(celeste), {
      ...fill,
      override: ['tipTooLarge', 'getsLessWorth'],
    })
    expect(findings.map(({ name }) => name)).toEqual(['getsLessWorth', 'tipTooLarge'])
  })

  test('error: a bid far below what others pay; param: override: it is meant', async () => {
    const id = await lanternOf(celeste.address)
    const order = await bid(id, ether / 20n)
    await expect(fulfillOrder(wallet(celeste), { order, known })).rejects.toMatchObject({
      facts: { findings: [{ name: 'priceFarUnderFloor', severity: 'blocking' }] },
    })
    const { findings } = await fulfillOrder(wallet(celeste), {
      order,
      known,
      override: ['priceFarUnderFloor'],
    })
    expect(findings).toMatchObject([
      { name: 'priceFarUnderFloor', facts: { price: ether / 20n, floor: ether } },
    ])
  })

  test('behavior: a bid below half the market price is a warning', async () => {
    const order = await bid(await lanternOf(celeste.address), (ether * 4n) / 10n)
    const { findings } = await fulfillOrder(wallet(celeste), { order, known })
    expect(findings).toMatchObject([{ name: 'priceFarUnderFloor', severity: 'warning' }])
  })

  test('param: recipient: a stranger is told, who imitates a known account is refused', async () => {
    const contacts = { ...known, names: [{ address: bilal.address, name: 'Bilal' }] }
    const order = await sale(ether)
    const toStranger = await fulfillOrder(wallet(celeste), { order, recipient: stranger, known: contacts })
    expect(toStranger.findings).toMatchObject([{ name: 'recipientIsStranger', severity: 'warning' }])
    const toFriend = await fulfillOrder(wallet(celeste), { order, recipient: bilal.address, known: contacts })
    expect(toFriend.findings).toMatchObject([{ name: 'recipientIsStranger', severity: 'note' }])
    await expect(
      fulfillOrder(wallet(celeste), { order, recipient: twin, known: contacts }),
    ).rejects.toMatchObject({ facts: { findings: [{ name: 'recipientLooksAlike' }] } })
  })
})

describe('fulfillOrders', () => {
  test('error: one bad order among good ones', async () => {
    const orders = [{ order: await sale(ether) }, { order: await sale(3n * ether) }]
    await expect(fulfillOrders(wallet(celeste), { orders, known })).rejects.toMatchObject({
      facts: { findings: [{ name: 'getsLessWorth' }] },
    })
    const { findings } = await fulfillOrders(wallet(celeste), { orders: orders.slice(0, 1), known })
    expect(findings).toEqual([])
  })
})

describe('matchOrders', () => {
  test('error: what the caller would pay for others', async () => {
    const id = await lanternOf(amina.address)
    const listing = await sign(
      wallet(amina),
      components(
        amina.address,
        [item(ERC721, { token: lanterns, identifierOrCriteria: id })],
        [to(amina.address, item(NATIVE, { amount: ether }))],
      ),
    )
    const gift = await sign(
      wallet(bilal),
      components(
        bilal.address,
        [item(NATIVE, { amount: ether })],
        [to(bilal.address, item(ERC721, { token: lanterns, identifierOrCriteria: id }))],
      ),
    )
    const orders = [{ order: listing }, { order: gift }]
    await expect(matchOrders(wallet(celeste), { orders, known })).rejects.toThrow()
  })
})

describe('guardBeforeSending', () => {
  test('error: an unknown call', async () => {
    const calls = [{ to: stranger, data: '0x12345678', value: ether }] as const
    await expect(guardBeforeSending(calls, { account: celeste.address })).rejects.toMatchObject({
      facts: { findings: [{ name: 'unknownTypes' }] },
    })
  })

  test('default: nothing is found in a payment to a known account', async () => {
    const names = [{ address: stranger, name: 'My other wallet' }]
    const calls = [{ to: stranger, value: ether }] as const
    expect(await guardBeforeSending(calls, { account: celeste.address, names })).toEqual([])
    expect(await guardBeforeSending(calls, { account: celeste.address })).toMatchObject([
      { name: 'unknownRecipient', severity: 'warning' },
    ])
  })

  test('behavior: fills and matches are judged as they are explained, of the whole corpus', () => {
    for (const { request, context } of [...malicious, ...honest]) {
      const [call] = request.params
      if (request.method !== 'eth_sendTransaction') continue
      const { data, to, value, from } = call as Sent
      if (!to) continue
      const sent = { to, from, data, value: BigInt(value ?? 0) }
      expect(findingsBeforeSending([sent], context)).toEqual(explainTransaction(sent, context).findings)
    }
  })
})

type Sent = { to?: Address; from?: Address; data?: `0x${string}`; value?: string }
