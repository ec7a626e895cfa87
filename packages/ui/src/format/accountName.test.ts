import type { DemoAccount } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { accountName } from './accountName.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bilal: DemoAccount = { name: 'Bilal', address, privateKey: `0x${'1'.repeat(64)}` }

describe('accountName', () => {
  test('default: a demo wallet by name and address', () => {
    expect(accountName(address, { demoAccounts: [bilal] })).toBe('Bilal (0x7099…\u206079C8)')
  })

  test('param: ensName: comes before the name of a demo wallet', () => {
    expect(accountName(address, { demoAccounts: [bilal] }, 'bilal.eth')).toBe('bilal.eth (0x7099…\u206079C8)')
  })

  test('behavior: in any case of letters', () => {
    expect(accountName(address.toLowerCase(), { demoAccounts: [bilal] })).toBe('Bilal (0x7099…\u206079c8)')
  })

  test('behavior: others by their address', () => {
    const other = '0x00000000000000000000000000000000000000A1'
    expect(accountName(other, { demoAccounts: [bilal] })).toBe('0x0000…\u206000A1')
  })

  test('behavior: none on a market without demo wallets', () => {
    expect(accountName(address, {})).toBe('0x7099…\u206079C8')
  })
})
