import { pbkdf2Sync } from 'node:crypto'
import { english, HDKey, hdKeyToAccount, mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'

// Mnemonic phrases are read by viem. The constants that every wallet has to share are checked here.
test('default: the English list has 2048 words', () => {
  expect(new Set(english).size).toBe(2048)
})

test('default: the seed of a phrase is 2048 rounds of PBKDF2', () => {
  const phrase = 'test test test test test test test test test test test junk'
  const seed = pbkdf2Sync(phrase, 'mnemonic', 2048, 64, 'sha512')
  const { address } = mnemonicToAccount(phrase)
  expect(address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  expect(hdKeyToAccount(HDKey.fromMasterSeed(seed)).address).toBe(address)
})
