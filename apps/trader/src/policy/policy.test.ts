import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import * as Policy from './Policy.js'
import * as SpendLog from './SpendLog.js'

const account = '0x00000000000000000000000000000000000000A1' as const
const policy = { version: 1, chainId: 1, spend: [], collections: 'any', counterparties: 'anyone' }

describe('Policy.parse', () => {
  test('default: everything that is not said is refused', () => {
    expect(Policy.parse(JSON.stringify(policy))).toEqual({
      ...{
        chainId: 1,
        spend: [],
        collections: 'any',
        counterparties: 'anyone',
        floor: {},
        warnings: 'refuse',
        swaps: 'refuse',
      },
    })
  })

  test.each([
    ['{', 'not valid JSON'],
    [JSON.stringify({ ...policy, version: 2 }), 'The field version must be 1.'],
    [JSON.stringify({ ...policy, collection: 'any' }), 'no field collection'],
    [JSON.stringify({ ...policy, floor: { buyAtMost: 1 } }), 'no field floor.buyAtMost'],
    [JSON.stringify({ ...policy, spend: [{ currency: 'native', perDay: '1' }] }), 'spend.0.perTransaction'],
    [
      JSON.stringify({ ...policy, spend: [{ currency: account, perTransaction: '1', perDay: '1' }] }),
      'decimals',
    ],
    [JSON.stringify({ ...policy, collections: ['lanterns'] }), 'collections'],
  ])('error: %s', (text, reason) => {
    expect(() => Policy.parse(text)).toThrow(reason)
  })

  test.each(['native', zeroAddress])('error: %s with other decimals than 18', (currency) => {
    const limit = (decimals: number) => ({ currency, decimals, perTransaction: '1', perDay: '1' })
    const read = (decimals: number) => Policy.parse(JSON.stringify({ ...policy, spend: [limit(decimals)] }))
    expect(read(18).spend).toMatchObject([{ currency: zeroAddress, decimals: 18 }])
    expect(() => read(6)).toThrow(
      'The policy says that the native currency has 6 decimals, but it has 18 on every chain.',
    )
  })

  test('behavior: the published schema has the same fields', () => {
    const schema = JSON.parse(
      readFileSync(new URL('../../../souk/souk.policy.schema.json', import.meta.url), 'utf8'),
    )
    const names = (part: { properties: object }) => Object.keys(part.properties)
    expect({
      '': names(schema),
      spend: names(schema.properties.spend.items),
      floor: names(schema.properties.floor),
    }).toEqual(Policy.fields)
  })
})

describe('SpendLog.today', () => {
  const dayMs = 86_400_000
  const entry = (change: Partial<SpendLog.Entry>): SpendLog.Entry => ({
    ...{ id: 'a', atMs: 10 * dayMs, chainId: 1, account, title: 'Buy' },
    spent: [{ currency: zeroAddress, amount: 5n }],
    ...change,
  })
  const pays = '0x0b'
  const bid = entry({ spent: [], signed: [pays] })
  const undonePayment = [entry({ id: 'b', pays }), entry({ id: 'b', pays, undone: true })]
  const today = (...entries: SpendLog.Entry[]) =>
    SpendLog.today(entries, { chainId: 1, account, nowMs: 10 * dayMs + 1 }).get(zeroAddress as Address)

  test.each([
    ['one', [entry({})], 5n],
    ['the sum', [entry({}), entry({ id: 'b' })], 10n],
    ['not an older one', [entry({ atMs: 9 * dayMs })], undefined],
    ['not another chain', [entry({ chainId: 2 })], undefined],
    ['not another account', [entry({ account: zeroAddress })], undefined],
    ['not what was undone', [entry({}), entry({ undone: true })], undefined],
    ['a bid once it is signed', [entry({}), bid], 5n],
    ['a bid that its own bidder pays, once', [entry({}), bid, entry({ id: 'b', pays })], 5n],
    ['the bid again, if the payment was undone', [entry({}), bid, ...undonePayment], 5n],
  ])('default: %s', (_, entries, sum) => {
    expect(today(...entries)).toBe(sum)
  })

  test('param: pays: not the bid that a trade is about to pay', () => {
    const options = { chainId: 1, account, nowMs: 10 * dayMs + 1 }
    const entries = [entry({}), bid, entry({ id: 'b' })]
    expect(SpendLog.today(entries, { ...options, pays }).get(zeroAddress)).toBe(5n)
    expect(SpendLog.today(entries, options).get(zeroAddress)).toBe(10n)
  })
})

describe('SpendLog.reserve', () => {
  test('default: of commands that act at the same moment, exactly one comes first', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'souk-spent-'))
    const file = join(folder, 'spent.jsonl')
    const entry = {
      atMs: 1,
      chainId: 1,
      account,
      title: 'Buy',
      spent: [{ currency: zeroAddress, amount: 5n }],
    }
    const ids = Array.from({ length: 20 }, (_, index) => `trade ${index}`)
    const before = await Promise.all(ids.map((id) => SpendLog.reserve(file, { ...entry, id })))
    expect(before.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual(ids.map((_, index) => index))
    await rm(folder, { recursive: true })
  })
})
