import { describe, expect, test } from 'vitest'
import { readReceiver } from './readReceiver.js'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const contract = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const friend = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const facts = { account, contract }

describe('readReceiver', () => {
  test('default', () => {
    expect(readReceiver(` ${friend.toLowerCase()} `, facts)).toEqual({ to: friend })
  })

  test('param: names: an account by its name, in any case', () => {
    const names = [{ name: 'Bilal', address: friend }] as const
    expect(readReceiver(' bilal ', { ...facts, names })).toEqual({ to: friend })
    expect(readReceiver('bilal', facts)).toEqual({ issue: 'notAnAddress' })
  })

  test('param: nameIssue: only for a name that nothing else has', () => {
    const names = [{ name: 'bilal.eth', address: friend }] as const
    const issue = { names, nameIssue: 'nameUnknown' } as const
    expect(readReceiver('esra.eth', { ...facts, ...issue })).toEqual({ issue: 'nameUnknown' })
    expect(readReceiver('Bilal.eth', { ...facts, ...issue })).toEqual({ to: friend })
    expect(readReceiver('0x12', { ...facts, ...issue })).toEqual({ issue: 'notAnAddress' })
    expect(readReceiver('esra.eth', facts)).toEqual({ issue: 'notAnAddress' })
  })

  test.each([
    ['', 'missing'],
    ['0x1234', 'notAnAddress'],
    [`0x${'0'.repeat(40)}`, 'notAnAddress'],
    [friend.replace('3C', '3c'), 'wrongChecksum'],
    [account.toLowerCase(), 'self'],
    [contract, 'contract'],
  ] as const)('error: %j is %s', (text, issue) => {
    expect(readReceiver(text, facts)).toEqual({ issue })
  })
})
