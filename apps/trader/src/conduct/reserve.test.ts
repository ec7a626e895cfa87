import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, parseEther, toHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import * as Policy from '../policy/Policy.js'
import * as SpendLog from '../policy/SpendLog.js'
import { judged, spendLogOf } from './consent.js'
import type { Offer } from './Offer.js'
import { reserve } from './reserve.js'
import type { Session } from './Session.js'

const account: Address = '0x00000000000000000000000000000000000000a1'
const friend: Address = '0x00000000000000000000000000000000000000b1'
const policy = Policy.parse(
  JSON.stringify({
    ...{ version: 1, chainId: 1, collections: [], counterparties: [friend], warnings: 'accept' },
    spend: [{ currency: 'native', perTransaction: '1', perDay: '2.5' }],
  }),
)
const params = [{ from: account, to: friend, data: '0x', value: toHex(parseEther('1')) }]

test('behavior: trades that were allowed at the same moment do not spend the limit of a day twice', async () => {
  const stateFolder = await mkdtemp(join(tmpdir(), 'souk-reserve-'))
  const session = {
    ...{ stateFolder, clock: () => 1_000, mode: { policy } },
    shop: { info: { chainId: 1, currencies: [] } },
  } as unknown as Session
  const offer = {
    ...{ review: { title: 'Send 1 ETH' }, known: { account, chainId: 1 }, floors: [], feeRecipients: [] },
    prepared: { requests: () => [{ method: 'eth_sendTransaction', params }] },
  } as unknown as Offer
  const commands = [1, 2, 3, 4]
  const allowed = await Promise.all(commands.map(() => judged(session, offer, { account })))
  expect(allowed.map((found) => found?.reasons)).toEqual(commands.map(() => []))
  const spent = new Map([[zeroAddress as Address, parseEther('1')]])
  const reserved = await Promise.allSettled(commands.map(() => reserve(session, { offer, spent, account })))
  const refused = reserved.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(2)
  for (const error of refused) expect(error.message).toContain('in the last 24 hours')
  const entries = await SpendLog.read(spendLogOf(session))
  expect(SpendLog.today(entries, { chainId: 1, account, nowMs: 1_000 }).get(zeroAddress)).toBe(
    parseEther('2'),
  )
  await rm(stateFolder, { recursive: true })
})
