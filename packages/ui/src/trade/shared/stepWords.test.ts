import type { Currency } from '@souk/market'
import { ItemType } from '@souk/seaport'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { trades as en } from '../../i18n/en/trades.js'
import { info, parameters } from '../../testing/fixtures.js'
import { stepWords } from './stepWords.js'

const context = { kind: 'listing', info, collection: 'Lanterns', words: en } as const
const approval = { kind: 'approval', token: parameters.offerer, itemType: ItemType.ERC721 } as const

describe('stepWords', () => {
  test('default: an approval names what it covers, and its operator', () => {
    const { name, meaning } = stepWords({ ...approval, operator: info.seaport }, context)
    expect(name).toBe('Allow trading Lanterns')
    expect(meaning).toContain('Lets the exchange move any of your Lanterns items')
  })

  test.each(['listing', 'bundle', 'swap'] as const)(
    'param: kind: a transaction publishes a %s, which is binding',
    (kind) => {
      const { name, meaning } = stepWords({ kind: 'transaction' }, { ...context, kind })
      expect(name).toBe('Publish on chain')
      expect(meaning).toContain('It moves nothing, but it is binding')
    },
  )

  test.each([
    [{}, { scope: 'all', of: 'items', canChange: true }],
    [{ exact: 7n }, { scope: 'exact', of: 'items', canChange: true }],
    [{ itemType: ItemType.ERC20 }, { scope: 'all', of: 'money', canChange: true }],
    [{ itemType: ItemType.ERC1155 }, { scope: 'all', of: 'items', canChange: false }],
  ] as const)('behavior: the size of an approval of %o', (change, size) => {
    expect(stepWords({ ...approval, operator: info.seaport, ...change }, context).approval).toEqual(size)
  })

  test('behavior: an approval names its collection among several', () => {
    const collection = (contract: string) => (contract === approval.token ? 'Spice Jars' : 'Lanterns')
    const step = stepWords({ ...approval, operator: info.seaport }, { ...context, collection })
    expect([step.name, step.meaning]).toEqual([
      'Allow trading Spice Jars',
      expect.stringContaining('any of your Spice Jars items'),
    ])
  })

  test('behavior: an approval of one item says which listings become inactive', () => {
    const step = { ...approval, operator: info.seaport, exact: 7n } as const
    const said = (count: number) =>
      stepWords({ ...step, fallsAsleep: Array.from({ length: count }, () => '0x' as const) }, context).meaning
    expect([0, 1, 2].map((count) => said(count).match(/(\S+) other listings|another listing/)?.[0])).toEqual([
      undefined,
      'another listing',
      '2 other listings',
    ])
  })

  test('behavior: an operator that is neither the exchange nor its conduit is unknown', () => {
    const stranger = stepWords(
      { ...approval, operator: parameters.offerer },
      { ...context, conduit: info.seaport },
    )
    const conduit = stepWords({ ...approval, operator: parameters.offerer }, context)
    expect([stranger.meaning, conduit.meaning].map((text) => text.includes('does not know'))).toEqual([
      true,
      false,
    ])
  })

  test('behavior: names the currency that the wallet shows, not that of the trade', () => {
    const of = (token: Currency['address']) => ({
      ...approval,
      token,
      itemType: ItemType.ERC20,
      operator: info.seaport,
    })
    const [known] = info.currencies.filter(({ address }) => address !== zeroAddress) as [Currency]
    const step = stepWords(of(known.address), context)
    expect(step.name).toBe(`Allow paying with ${known.symbol}`)
    expect(step.meaning).toContain(`any amount of ${known.symbol}`)
    expect(stepWords(of(known.address), { ...context, kind: 'sale' }).meaning).toContain(
      'Fees are deducted from',
    )
    expect(stepWords(of(parameters.offerer), context).name).toMatch(/^Allow paying with 0x/)
  })

  test('behavior: an approval of just an amount, or of one item, says so', () => {
    const [known] = info.currencies.filter(({ address }) => address !== zeroAddress) as [Currency]
    const exact = 15n * 10n ** BigInt(known.decimals - 1)
    const money = {
      ...approval,
      token: known.address,
      itemType: ItemType.ERC20,
      operator: info.seaport,
      exact,
    }
    expect(stepWords(money, context).meaning).toContain(`take up to 1.5\u00a0${known.symbol}`)
    const one = stepWords({ ...approval, operator: info.seaport, exact: 7n }, context)
    expect(one.name).toBe('Allow trading Lanterns #7')
    expect(one.meaning).toContain('move this one item')
  })

  test('behavior: a signature costs nothing and is binding', () => {
    expect(stepWords({ kind: 'signature' }, context).meaning).toMatch(/Signing is free.*binding/)
  })

  test('param: kind', () => {
    const names = (['purchase', 'cancellation', 'listing', 'offer'] as const).map(
      (kind) => stepWords({ kind: 'transaction' }, { ...context, kind }).name,
    )
    expect(names).toEqual([
      'Pay and receive',
      'Cancel on the chain',
      'Publish on chain',
      'Send the transaction',
    ])
  })
})
