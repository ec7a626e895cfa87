import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as AgentLog from './AgentLog.js'

const account = `0x${'11'.repeat(20)}` as const
const token = `0x${'22'.repeat(20)}` as const
const orderHash = `0x${'33'.repeat(32)}`
const base = { tool: 'prepare_list', market: 'http://market.test', chainId: 1, account } as const

let stateFolder: string
beforeEach(async () => {
  stateFolder = await mkdtemp(join(tmpdir(), 'souk-log-'))
})
afterEach(() => rm(stateFolder, { recursive: true }))

describe('read', () => {
  test('default: what was appended, and how many lines cannot be read', async () => {
    const entry = { ...base, atMs: 1, stage: 'prepared', id: 'a' } as const
    expect(await AgentLog.read({ stateFolder })).toEqual({ entries: [], unreadable: 0 })
    await AgentLog.append({ stateFolder }, entry)
    await appendFile(AgentLog.fileOf({ stateFolder }), 'torn li\n')
    expect(await AgentLog.read({ stateFolder })).toEqual({ entries: [entry], unreadable: 1 })
  })
})

describe('trades', () => {
  test('default: the latest stage of each, at the time of the first', () => {
    const found = AgentLog.trades([
      { ...base, atMs: 1, stage: 'prepared', id: 'a', title: 'List' },
      { ...base, atMs: 2, stage: 'refused' },
      { ...base, atMs: 3, stage: 'executed', id: 'a', result: { orderHash } },
    ])
    expect(found.map(({ atMs, stage, title }) => [atMs, stage, title])).toEqual([
      [1, 'executed', 'List'],
      [2, 'refused', undefined],
    ])
  })

  test('behavior: a refusal after the end does not hide what happened', () => {
    const found = AgentLog.trades([
      { ...base, atMs: 1, stage: 'executed', id: 'a', result: { orderHash } },
      { ...base, atMs: 2, stage: 'refused', id: 'a', reasons: ['again'] },
    ])
    expect(found).toMatchObject([{ stage: 'executed', result: { orderHash } }])
  })
})

describe('undoing', () => {
  const where = `--market http://market.test --from ${account}`
  const listed = { ...base, atMs: 1, stage: 'executed', result: { orderHash, endTime: '100' } } as const

  test('default: cancels an open order, and revokes its approval', () => {
    expect(AgentLog.undoing({ ...listed, approvals: [token] }, { nowSeconds: 1 })).toEqual([
      `souk cancel ${orderHash} ${where}`,
      `souk approvals --revoke ${token} ${where}`,
    ])
  })

  test('behavior: an order that ended and a purchase have nothing to cancel', () => {
    expect(AgentLog.undoing(listed, { nowSeconds: 100 })).toEqual([])
    const bought = { ...listed, result: { orderHash, transactionHash: orderHash, endTime: '100' } }
    expect(AgentLog.undoing(bought, { nowSeconds: 1 })).toEqual([])
  })

  test('behavior: what has no known end is looked up first', () => {
    expect(AgentLog.undoing({ ...base, atMs: 1, stage: 'begun' }, { nowSeconds: 1 })).toEqual(['souk resume'])
    expect(AgentLog.undoing({ ...base, atMs: 1, stage: 'prepared' }, { nowSeconds: 1 })).toEqual([])
  })
})
