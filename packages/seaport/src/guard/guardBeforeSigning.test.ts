import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import * as fc from 'fast-check'
import { type Address, parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { signBulkOrder } from '../actions/signBulkOrder.js'
import { signOrder } from '../actions/signOrder.js'
import { englishZone } from '../order/Auction.js'
import { ItemType, OrderType, seaportAddress } from '../order/constants.js'
import type { ConsiderationItem, OfferItem } from '../order/Item.js'
import { components, item, to } from '../testing/makeOrder.js'
import { lossFindings } from './checks/loss.js'
import { phishingFindings } from './checks/phishing.js'
import { assertSafe, blockingFindings, UnsafeError } from './findings/assertSafe.js'
import type { FindingName } from './findings/codes.js'
import type { Context, Finding } from './findings/Finding.js'
import { findingsBeforeSigning, guardBeforeSigning } from './guardBeforeSigning.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const { NATIVE, ERC20, ERC721, ERC721_WITH_CRITERIA } = ItemType
const me = amina.address
const stranger: Address = '0x2222222222222222222222222222222222222222'
const other: Address = '0x3333333333333333333333333333333333333333'
const twin: Address = `0x${me.slice(2, 8)}${'0'.repeat(28)}${me.slice(-6)}`.toLowerCase() as Address
const token: Address = '0x5555555555555555555555555555555555555555'
const money: Address = '0x6666666666666666666666666666666666666666'
const nft = item(ERC721, { token, identifierOrCriteria: 7n })
const ether = (amount: string) => item(NATIVE, { amount: parseEther(amount) })
const coins = (amount: bigint) => item(ERC20, { token: money, amount })
const here = { chainId: 1, verifyingContract: seaportAddress }

function blocking(
  offer: readonly OfferItem[],
  consideration: readonly ConsiderationItem[],
  context: Context = {},
): readonly FindingName[] {
  const order = components(me, offer, consideration)
  return blockingFindings(findingsBeforeSigning([order], here, context)).map(({ name }) => name)
}

/** No prices are known in most of these tests, which the guard says each time. */
function namesOf(findings: readonly Finding[]): readonly FindingName[] {
  return findings.map(({ name }) => name).filter((name) => name !== 'worthNotChecked')
}

describe('guardBeforeSigning', () => {
  test.each<[string, OfferItem[], ConsiderationItem[], FindingName[]]>([
    ['nothing is asked for', [nft], [], ['considerationZeroItems']],
    [
      'all proceeds go to a stranger',
      [nft],
      [to(stranger, ether('1'))],
      ['offererReceivesNothing', 'proceedsToStrangers'],
    ],
    ['a free private sale', [nft], [to(stranger, nft)], ['offererReceivesNothing', 'freePrivateSale']],
    ['one wei for a token', [nft], [to(me, item(NATIVE))], ['offererReceivesNextToNothing']],
    [
      'most proceeds go to a stranger',
      [nft],
      [to(me, ether('1')), to(stranger, ether('9'))],
      ['proceedsToStrangers'],
    ],
    [
      'most proceeds go to two strangers',
      [nft],
      [to(me, ether('4')), to(stranger, ether('3')), to(other, ether('3.1'))],
      ['proceedsToStrangers'],
    ],
    ['money for less of the same', [coins(100n)], [to(me, coins(99n))], ['getsLessOfTheSame']],
    ['money for nothing', [coins(100n)], [to(stranger, nft)], ['offererReceivesNothing']],
    ['all the money there is', [coins(2n ** 255n)], [to(me, nft)], ['unlimitedAmount']],
    [
      'a recipient that looks like me',
      [nft],
      [to(me, ether('1')), to(twin, ether('0.1'))],
      ['recipientLooksAlike'],
    ],
    [
      'a token, and the fee on top',
      [nft, coins(5n)],
      [to(stranger, coins(5n))],
      ['offererReceivesNothing', 'proceedsToStrangers'],
    ],
  ])('error: %s', (_, offer, consideration, names) => {
    expect(blocking(offer, consideration)).toEqual(names)
  })

  test.each<[string, OfferItem[], ConsiderationItem[]]>([
    ['a listing', [nft], [to(me, ether('1'))]],
    ['fees of half the price', [nft], [to(me, ether('1')), to(stranger, ether('1'))]],
    ['an offer', [coins(100n)], [to(me, nft), to(stranger, coins(60n))]],
    ['a private sale', [nft], [to(me, ether('1')), to(stranger, nft)]],
    ['a swap', [nft], [to(me, { ...nft, identifierOrCriteria: 8n })]],
    ['an order that gives nothing', [], [to(stranger, nft)]],
    ['a few units of money of unknown decimals', [nft], [to(me, coins(5n))]],
  ])('behavior: %s is fine', (_, offer, consideration) => {
    expect(blocking(offer, consideration)).toEqual([])
  })

  test('param: tokens: dust is told by the decimals', () => {
    const listing = [[nft], [to(me, coins(5n))]] as const
    const tokens = (decimals: number) => [{ address: money, symbol: 'USD', decimals }]
    expect(blocking(...listing, { tokens: tokens(8) })).toEqual(['offererReceivesNextToNothing'])
    expect(blocking(...listing, { tokens: tokens(18) })).toEqual(['offererReceivesNextToNothing'])
    expect(blocking(...listing, { tokens: tokens(2) })).toEqual([])
  })

  test('param: trusted: known recipients may get what they get', () => {
    const listing = [[nft], [to(me, ether('1')), to(stranger, ether('9'))]] as const
    expect(blocking(...listing, { trusted: { recipients: [stranger] } })).toEqual([])
  })

  test('error: wrong chain, unknown contract', () => {
    const order = components(me, [nft], [to(me, ether('1'))], { endTime: 5n })
    const found = findingsBeforeSigning([order], { chainId: 5, verifyingContract: other }, { chainId: 1 })
    expect(namesOf(found)).toEqual(['wrongChain', 'unknownVerifyingContract'])
    expect(() =>
      guardBeforeSigning([order], { chainId: 5, verifyingContract: other }, { chainId: 1 }),
    ).toThrow(UnsafeError)
  })

  test('behavior: the shortcut for plain sales matches orders without findings only', () => {
    const amount = fc.constantFrom(0n, 10n ** 12n - 1n, 10n ** 12n, 3n * 10n ** 12n, 17n * 10n ** 12n + 1n)
    const given = fc.constantFrom(nft, { ...nft, startAmount: 0n, endAmount: 0n }, ether('1'), coins(5n))
    const asked = fc
      .record({
        itemType: fc.constantFrom(NATIVE, NATIVE, NATIVE, NATIVE, NATIVE, ERC20, ERC721),
        token: fc.constantFrom(zeroAddress, zeroAddress, zeroAddress, zeroAddress, money),
        startAmount: amount,
        endAmount: amount,
        recipient: fc.constantFrom(me, me, me, stranger, other, twin, me.toLowerCase() as Address),
      })
      .map((fields) => ({ ...ether('1'), ...fields }))
    // An account that has no part in it: being told of one, the guard looks at everything.
    const thorough = { trusted: { recipients: ['0x4444444444444444444444444444444444444444' as const] } }
    let plain = 0
    void fc.assert(
      fc.property(fc.array(given, { maxLength: 2 }), fc.array(asked, { maxLength: 4 }), (offer, items) => {
        const orders = [components(me, offer, items, { endTime: 5n })]
        const found = findingsBeforeSigning(orders, here)
        if (namesOf(found).length === 0) plain++
        expect(namesOf(found)).toEqual(namesOf(findingsBeforeSigning(orders, here, thorough)))
      }),
      { numRuns: 3_000 },
    )
    // About one run in a hundred has nothing to report, so some of them have.
    expect(plain).toBeGreaterThan(0)
  })

  test.each([
    ['a fee of 15 %', 150n, []],
    ['a fee that rounds to 15 %', 150_049n, []],
    ['more', 151n, ['proceedsToStrangers']],
  ])('behavior: %s', (_, fee, names) => {
    const whole = fee > 1_000n ? 1_000_000n : 1_000n
    const parts = [to(me, ether('1')), to(stranger, ether('1'))].map((item, index) => {
      const share = (index === 0 ? whole - fee : fee) * 10n ** 15n
      return { ...item, startAmount: share, endAmount: share }
    })
    const order = components(me, [nft], parts, { endTime: 5n })
    expect(namesOf(findingsBeforeSigning([order], here))).toEqual(names)
  })

  test('behavior: a thousand orders take a few milliseconds', () => {
    const orders = Array.from({ length: 1_000 }, () =>
      components(me, [nft], [to(me, ether('1'))], { endTime: 5n }),
    )
    expect(findingsBeforeSigning(orders, here).map(({ name }) => name)).toEqual(['worthNotChecked'])
  })
})

describe('phishingFindings', () => {
  const names = (
    offer: readonly OfferItem[],
    consideration: readonly ConsiderationItem[],
    changes: Parameters<typeof components>[3] = {},
    context: Context = {},
  ) =>
    phishingFindings(components(me, offer, consideration, { endTime: 5n, ...changes }), context).map(
      ({ severity, name }) => `${severity}: ${name}`,
    )
  const price = [to(me, ether('1'))]

  test.each<[string, string[], string[]]>([
    ['a sound listing', names([nft], price), []],
    [
      'an unknown conduit',
      names([nft], price, { conduitKey: `0x${'12'.repeat(32)}` }),
      ['warning: unknownConduit'],
    ],
    [
      'an unknown zone that decides',
      names([nft], price, { zone: other, orderType: OrderType.FULL_RESTRICTED }),
      ['warning: unknownZone'],
    ],
    ['an unknown zone that does not', names([nft], price, { zone: other }), ['note: unknownZone']],
    ['no end', names([nft], price, { endTime: 2n ** 256n - 1n }), ['warning: neverEnds']],
    [
      'very many tokens',
      names(
        Array.from({ length: 21 }, (_, id) => ({ ...nft, identifierOrCriteria: BigInt(id) })),
        price,
      ),
      ['warning: offersManyTokens'],
    ],
    ['any token', names([item(ERC721_WITH_CRITERIA, { token })], price), ['warning: offersAnyToken']],
    ['a token and money', names([nft, coins(5n)], price), ['warning: givesTokenAndMoney']],
    [
      'a price that collapses',
      names([nft], [to(me, { ...ether('1'), endAmount: parseEther('0.05') })]),
      ['warning: priceCollapses'],
    ],
    [
      'a price that falls to nothing',
      names([nft], [to(me, { ...ether('1'), endAmount: 1n })]),
      ['blocking: priceCollapses'],
    ],
  ])('behavior: %s', (_, found, expected) => {
    expect(found).toEqual(expected)
  })
})

describe('lossFindings', () => {
  const floor = (amount: string, currency: Address = zeroAddress) => ({
    markets: [{ contract: token, currency, floor: parseEther(amount) }],
  })
  const names = (
    offer: readonly OfferItem[],
    consideration: readonly ConsiderationItem[],
    context: Context,
    changes: Parameters<typeof components>[3] = {},
  ) =>
    lossFindings(components(me, offer, consideration, changes), context).map(
      ({ severity, name }) => `${severity}: ${name}`,
    )
  const price = [to(me, ether('1'))]
  const bid = (amount: bigint) => [coins(parseEther('1') * amount)]
  const rated = (amount: bigint) => ({ rates: [{ currency: money, amount, native: parseEther('1') }] })
  const wrapped = { trusted: { wrapped: [money] } }

  test('behavior: states the price also in the currency of the order', () => {
    const facts = (offer: OfferItem[], consideration: ConsiderationItem[], context: Context) =>
      lossFindings(components(me, offer, consideration), context).map((found) => found.facts)
    expect(facts(bid(101n), [to(me, nft)], { ...floor('0.36'), ...wrapped })[0]).toMatchObject({
      unit: zeroAddress,
      paid: parseEther('101'),
      currency: money,
    })
    const sale = facts([nft], [to(me, coins(20_000n))], { ...floor('11'), ...rated(20_000n) })
    expect(sale[0]).toMatchObject({ price: parseEther('1'), paid: 20_000n, currency: money })
  })

  test.each<[string, string[], string[]]>([
    ['a third of the floor', names([nft], price, floor('3')), ['warning: priceFarUnderFloor']],
    ['a hundredth of it', names([nft], price, floor('100')), ['blocking: priceFarUnderFloor']],
    [
      'a hundredth of the last sale',
      names([nft], price, {
        markets: [{ contract: token, currency: zeroAddress, floor: 1n, lastSale: parseEther('100') }],
      }),
      ['warning: priceFarUnderLastSale'],
    ],
    [
      'an offer far over the floor',
      names(bid(11n), [to(me, nft)], floor('1', money)),
      ['warning: priceFarOverFloor'],
    ],
    ['no price known', names([nft], price, {}), ['note: worthNotChecked']],
    [
      'wrapped money under a floor in the native currency',
      names([nft], [to(me, coins(parseEther('0.001')))], { ...floor('1'), ...wrapped }),
      ['blocking: priceFarUnderFloor'],
    ],
    [
      'another currency, by its rate',
      names([nft], [to(me, coins(20_000n))], { ...floor('11'), ...rated(20_000n) }),
      ['blocking: priceFarUnderFloor'],
    ],
    [
      'another currency without a rate',
      names([nft], [to(me, coins(20_000n))], floor('10')),
      ['warning: worthNotChecked'],
    ],
    [
      'money for a little less than its worth',
      names([coins(2_400n)], [to(me, ether('1'))], rated(2_000n)),
      ['warning: getsLessWorth'],
    ],
    [
      'money for a third of its worth',
      names([coins(6_000n)], [to(me, ether('1'))], rated(2_000n)),
      ['blocking: getsLessWorth'],
    ],
    ['money for other money', names([coins(4_000n)], [to(me, ether('1'))], {}), ['warning: worthNotChecked']],
    [
      'money for dust',
      names([coins(parseEther('9'))], [to(me, item(NATIVE))], {}),
      ['blocking: offererReceivesNextToNothing'],
    ],
    [
      'a bid that grows',
      names([{ ...coins(1n), endAmount: 1_000n }], [to(me, nft)], {}),
      ['note: worthNotChecked', 'blocking: offerGrows'],
    ],
    [
      'a token of a collection that is not listed',
      names(bid(1n), [to(me, nft)], { trusted: { collections: [other] } }),
      ['warning: unknownCollection', 'note: worthNotChecked'],
    ],
    [
      'a valuable token for a worthless one',
      names([nft], [to(me, { ...nft, token: other })], {
        markets: [
          ...floor('5').markets,
          { contract: other, currency: zeroAddress, floor: parseEther('0.01') },
        ],
      }),
      ['blocking: getsLessWorth'],
    ],
    [
      'an auction that is none',
      names([nft], price, {}, { zone: englishZone }),
      ['note: worthNotChecked', 'blocking: auctionNotEnforced'],
    ],
  ])('behavior: %s', (_, found, expected) => {
    expect(found).toEqual(expected)
  })
})

describe('the worth of a swap', () => {
  const swap = [to(me, { ...nft, token: other })]
  const worth = (offer: readonly OfferItem[], asked: readonly ConsiderationItem[]) =>
    lossFindings(components(me, offer, asked), {}).filter(({ name }) => name === 'worthNotChecked')

  test('default: says that its two sides were not compared, not a price', () => {
    const [found] = worth([nft], swap)
    expect(found?.facts).toEqual({ tokens: [nft.token, other], isSwap: true })
    expect(found?.message).toMatch(/^The two sides of the swap were not compared: the market price of/)
  })

  test('behavior: a sale has a price', () => {
    const [found] = worth([nft], [to(me, ether('1'))])
    expect(found?.facts).toEqual({ tokens: [nft.token] })
    expect(found?.message).toMatch(/^The price was not checked/)
  })
})

describe('signOrder and signBulkOrder', () => {
  const gift = () => components(me, [nft], [to(stranger, nft)])

  test('error: refuses before the wallet is asked, and says how to go on', async () => {
    const wallet = chain.walletClient(amina)
    const signing = signOrder(wallet, { components: gift(), chainId: chain.chain.id })
    await expect(signing).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Order.UnsafeError: You would give your items away and receive nothing. Everything would go to 0x2222222222222222222222222222222222222222, and you would receive nothing. Nothing was signed or sent. If this is really what you want, pass override: ['offererReceivesNothing', 'freePrivateSale'].]`,
    )
  })

  test('error: another chain than the client’s', async () => {
    const order = components(me, [nft], [to(me, ether('1'))])
    const signing = signOrder(chain.walletClient(amina), { components: order, chainId: 1 })
    await expect(signing).rejects.toMatchObject({
      name: 'Order.UnsafeError',
      facts: { findings: [{ name: 'wrongChain', code: 9006 }] },
    })
  })

  test('error: one bad order in a tree', async () => {
    const good = components(me, [nft], [to(me, ether('1'))])
    const signing = signBulkOrder(chain.walletClient(amina), {
      components: [good, gift()],
      chainId: chain.chain.id,
    })
    await expect(signing).rejects.toThrow(UnsafeError)
    await expect(signing).rejects.toThrow('Order 2 of 2: You would give your items away')
    await expect(signing).rejects.toMatchObject({ facts: { findings: [{ facts: { order: 1 } }, {}] } })
  })

  test('error: a wallet that signs with another account', async () => {
    const wallet = chain.walletClient(bilal)
    const order = components(me, [nft], [to(me, ether('1'))])
    await expect(signOrder(wallet, { components: order, chainId: chain.chain.id })).rejects.toMatchObject({
      name: 'Order.SignerError',
      facts: { offerer: me, signer: bilal.address },
    })
  })

  test('error: a thousand bad orders give a short message', async () => {
    const gifts = Array.from({ length: 1_000 }, gift)
    const signing = signBulkOrder(chain.walletClient(amina), { components: gifts, chainId: chain.chain.id })
    await expect(signing).rejects.toThrow('And 1995 more of that kind.')
  })

  test('param: override: a gift', async () => {
    const signature = await signOrder(chain.walletClient(amina), {
      components: gift(),
      chainId: chain.chain.id,
      override: ['offererReceivesNothing', 'freePrivateSale'],
    })
    expect(signature).toMatch(/^0x[0-9a-f]{128}$/)
  })

  test('param: override: all names must be given', () => {
    const findings = findingsBeforeSigning([gift()], here)
    expect(() => assertSafe(findings, { override: ['freePrivateSale'] })).toThrow(UnsafeError)
  })
})
