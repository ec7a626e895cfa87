import { describe, expect, test } from 'vitest'
import * as Keystore from './Keystore.js'

/** The test vectors of the specification of Web3 Secret Storage. */
const key = '0x7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d'
const password = 'testpassword'
const pbkdf2 = {
  version: 3,
  crypto: {
    cipher: 'aes-128-ctr',
    cipherparams: { iv: '6087dab2f9fdbbfaddc31a909735c1e6' },
    ciphertext: '5318b4d5bcd28de64ee5559e671353e16f075ecae9f99c7a79a38af5f869aa46',
    kdf: 'pbkdf2',
    kdfparams: {
      ...{ c: 262_144, dklen: 32, prf: 'hmac-sha256' },
      salt: 'ae3cd4e7013836a3df6bd7241b12db061dbe2c6785853cce422d148a624ce0bd',
    },
    mac: '517ead924a9d0dc3124507e3393d175ce3ff7c1e96529c6c555ce9e51205e9b2',
  },
}

describe('addressOf', () => {
  const address = '0x008AeEda4D805471dF9b2A5B0f38A0C3bCBA786b'

  test('default: the account of a file that encrypt wrote', () => {
    expect(Keystore.addressOf(Keystore.encrypt(key, password, { n: 1_024 }))).toBe(address)
  })

  test.each([
    [address, address],
    [address.slice(2).toLowerCase(), address],
    [undefined, undefined],
    ['lanterns', undefined],
    [7, undefined],
  ])('behavior: a file with the address %s', (given, found) => {
    expect(Keystore.addressOf(JSON.stringify({ ...pbkdf2, address: given }))).toBe(found)
  })

  test('error: no key file', () => {
    expect(() => Keystore.addressOf(JSON.stringify({ address }))).toThrow('no encrypted key')
  })
})

describe('decrypt', () => {
  test('default: the vector of the specification', () => {
    expect(Keystore.decrypt(JSON.stringify(pbkdf2), password)).toBe(key)
  })

  test('behavior: what encrypt wrote', () => {
    expect(Keystore.decrypt(Keystore.encrypt(key, password, { n: 1_024 }), password)).toBe(key)
  })

  const change = (crypto: object) => JSON.stringify({ ...pbkdf2, crypto: { ...pbkdf2.crypto, ...crypto } })
  const scrypt = (n: number) => ({ kdf: 'scrypt', kdfparams: { n, r: 8, p: 1, dklen: 32, salt: 'ab' } })
  test.each([
    ['{}', 'no encrypted key'],
    ['x', 'no encrypted key'],
    [JSON.stringify({ ...pbkdf2, version: 1 }), 'no encrypted key'],
    [change({ cipher: 'aes-256-gcm' }), 'aes-128-ctr is needed'],
    [change({ kdf: 'argon2' }), 'key derivation argon2'],
    [change(scrypt(2 ** 24)), 'too much memory'],
    [change({ mac: 'ab'.repeat(32) }), 'The password is wrong.'],
  ])('error: %s', (text, reason) => {
    expect(() => Keystore.decrypt(text, password)).toThrow(reason)
  })
})
