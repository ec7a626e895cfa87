import { buyer, contract, ether, order, seller } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import * as History from './history.js'

const sale = {
  type: 'sale',
  at: new Date(0),
  collection: 'lanterns',
  contract,
  tokenId: 7n,
  quantity: 1n,
  price: 1_250_000_000_000_000_000n,
  currency: ether,
  from: seller,
} as const

const about = { chain: 'souk', account: seller, orders: new Map() } as const
const toHistory = (
  activities: Parameters<typeof History.toHistory>[0],
  change: Partial<Parameters<typeof History.toHistory>[1]> = {},
) => History.toHistory(activities, { ...about, ...change }).csv

describe('toHistory', () => {
  test('default: a line for each, with every digit and a decimal period', () => {
    expect(toHistory([sale]).split('\r\n')).toEqual([
      'time,type,collection,contract,identifier,quantity,price,currency,from,to,order,transaction,chain,item name,collection name,fees,received',
      `1970-01-01T00:00:00.000Z,sale,lanterns,${contract},7,1,1.25,ETH,${seller},,,,souk,,,,`,
      '',
    ])
  })

  test('behavior: a swapped token is not a sale without a price', () => {
    const { price: _, currency: __, ...swapped } = sale
    const line = toHistory([{ ...swapped, side: 'swap' }]).split('\r\n')[1]
    expect(line).toBe(`1970-01-01T00:00:00.000Z,swap,lanterns,${contract},7,1,,,${seller},,,,souk,,,,`)
  })

  test('behavior: the price of a set has a line of its own, once', () => {
    const { price, currency, ...part } = sale
    const bundle = { items: 2, price, currency }
    const of = { ...part, side: 'ask', orderHash: '0x0a', transactionHash: '0x0b', bundle } as const
    const lines = toHistory([of, { ...of, tokenId: 8n }]).split('\r\n')
    expect(lines.slice(1)).toEqual([
      `1970-01-01T00:00:00.000Z,sale of a set,,,,2,1.25,ETH,${seller},,0x0a,0x0b,souk,,,,`,
      `1970-01-01T00:00:00.000Z,sale,lanterns,${contract},7,1,,,${seller},,0x0a,0x0b,souk,,,,`,
      `1970-01-01T00:00:00.000Z,sale,lanterns,${contract},8,1,,,${seller},,0x0a,0x0b,souk,,,,`,
      '',
    ])
  })

  test('behavior: the money of a swap has a line of its own for each payment, once', () => {
    const { price: _, currency: __, ...part } = sale
    const payment = { currency: ether, amount: 5n * 10n ** 17n, received: 4n * 10n ** 17n }
    const bundle = { items: 2, payments: [{ ...payment, from: buyer, to: seller }] }
    const of = { ...part, side: 'swap', orderHash: '0x0a', bundle } as const
    const lines = toHistory([of, { ...of, tokenId: 8n }]).split('\r\n')
    expect(lines.slice(1).map((line) => line.split(',').slice(1))).toEqual([
      ['swap money', '', '', '', '2', '0.5', 'ETH', buyer, seller, '0x0a', '', 'souk', '', '', '0.1', '0.4'],
      ['swap', 'lanterns', contract, '7', '1', '', '', seller, '', '0x0a', '', 'souk', '', '', '', ''],
      ['swap', 'lanterns', contract, '8', '1', '', '', seller, '', '0x0a', '', 'souk', '', '', '', ''],
      [],
    ])
    expect(toHistory([{ ...of, type: 'offer' }])).toContain(',offer of a swap,,,,2,0.5,ETH,')
  })

  test('behavior: an auction and a bid have names of their own, also when they are cancelled', () => {
    const auction = { ...sale, side: 'ask', inAuction: true } as const
    const bid = { ...auction, side: 'bid' } as const
    const typeOf = (entry: Parameters<typeof toHistory>[0][number]) =>
      toHistory([entry]).split('\r\n')[1]?.split(',')[1]
    expect([
      typeOf({ ...auction, type: 'listing' }),
      typeOf({ ...auction, type: 'cancel' }),
      typeOf({ ...bid, type: 'offer' }),
      typeOf({ ...bid, type: 'cancel' }),
      typeOf(sale),
    ]).toEqual(['auction', 'cancel of an auction', 'bid', 'cancel of a bid', 'sale'])
  })

  test('behavior: the lines are counted, those of money as well', () => {
    const { price, currency, ...part } = sale
    const of = { ...part, side: 'ask', orderHash: '0x0a', bundle: { items: 1, price, currency } } as const
    expect(History.toHistory([sale, of], about).lines).toBe(3)
  })

  test('behavior: names the item and its collection, and the money of an own sale', () => {
    const sold = {
      ...{ ...sale, orderHash: order.orderHash, price: order.price },
      ...{ name: 'Ruby Lamp', collectionName: 'Lanterns, lit' },
    }
    const orders = new Map([[order.orderHash, order]])
    const endOf = (account: typeof buyer | typeof seller) =>
      toHistory([sold], { orders, account }).split('\r\n')[1]?.split(',souk,')[1]
    expect(endOf(seller)).toBe('Ruby Lamp,"Lanterns, lit",0.075,0.925')
    // Another account paid no fees of this sale.
    expect(endOf(buyer)).toBe('Ruby Lamp,"Lanterns, lit",,')
  })

  test('behavior: the money of an own set is in the line of its price', () => {
    const { price: _, ...part } = sale
    const bundle = { items: 2, price: order.price, currency: ether }
    const of = { ...part, side: 'ask', orderHash: order.orderHash, bundle } as const
    const orders = new Map([[order.orderHash, order]])
    const lines = toHistory([of, { ...of, tokenId: 8n }], { orders }).split('\r\n')
    expect(lines.slice(1).map((line) => line.split(',').slice(-2))).toEqual([
      ['0.075', '0.925'],
      ['', ''],
      ['', ''],
      [''],
    ])
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('behavior: the name %s is no formula', (name) => {
    const line = toHistory([{ ...sale, name, collectionName: name }]).split('\r\n')[1]
    expect(line?.endsWith(`,souk,'${name},'${name},,`)).toBe(true)
  })

  test('behavior: strangers’ text is neither a column nor a formula', () => {
    const line = toHistory([{ ...sale, collection: '=HYPERLINK("x,y")' }]).split('\r\n')[1]
    expect(line).toContain(`"'=HYPERLINK(""x,y"")"`)
  })
})
