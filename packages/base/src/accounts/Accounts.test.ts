import * as Keystore_ from 'ox/Keystore'
import { english, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test, vi } from 'vitest'
import * as Accounts from './Accounts.js'

const junk = 'test test test test test test test test test test test junk'
const privateKey = `0x${'4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'}` as const
const { address } = privateKeyToAccount(privateKey)
/** A thousandth of what is usual, for tests. */
const cost = { n: 256, r: 8, p: 1 }

/** Everything that a log would show of an error. */
function inspected(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return [error.stack, JSON.stringify({ ...error }), inspected(error.cause)].join('\n')
}
async function thrown(work: () => unknown): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    return error
  }
}

describe('fromMnemonic', () => {
  test('default: the list has 2048 words', () => {
    expect(english.length).toBe(2048)
    expect(Accounts.fromMnemonic(junk).address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  })

  test('param: index, path', () => {
    const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    expect(Accounts.fromMnemonic(junk, { index: 1 }).address).toBe(second)
    expect(Accounts.fromMnemonic(junk, { path: "m/44'/60'/0'/0/1" }).address).toBe(second)
  })

  test('param: passphrase makes other accounts', () => {
    const phrase = `${'abandon '.repeat(11)}about`
    const withIt = Accounts.fromMnemonic(phrase, { passphrase: 'TREZOR' }).address
    expect([Accounts.fromMnemonic(phrase).address, withIt]).toEqual([
      '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
      '0x9c32F71D4DB8Fb9e1A58B0a80dF79935e7256FA6',
    ])
  })

  test('behavior: capitals and spaces do not matter', () => {
    expect(Accounts.fromMnemonic(` ${junk.toUpperCase().replaceAll(' ', ' \n')} `).address).toBe(
      Accounts.fromMnemonic(junk).address,
    )
  })

  test.each([
    ['length', 'test test', { words: 2, unknownAt: [] }],
    ['length', '', { words: 0, unknownAt: [] }],
    ['length', ' \n', { words: 0, unknownAt: [] }],
    ['words', junk.replace('junk', 'junkk'), { words: 12, unknownAt: [12] }],
    ['checksum', junk.replace('junk', 'test'), { words: 12, unknownAt: [] }],
  ])('error: %s of %j', (reason, phrase, facts) => {
    expect(() => Accounts.fromMnemonic(phrase)).toThrow(
      expect.objectContaining({ name: 'Accounts.MnemonicError', facts: { reason, ...facts } }),
    )
  })

  test('error: no word is repeated', async () => {
    const secret = 'legal winner thank year wave sausage worth useful legal winner thank yelow'
    const error = inspected(await thrown(() => Accounts.fromMnemonic(secret)))
    // "thank" to "year" are words of the phrase that no sentence of ours has.
    for (const word of ['winner', 'sausage', 'yelow']) expect(error).not.toContain(word)
  })

  test('error: no path', () => {
    expect(() => Accounts.fromMnemonic(junk, { path: 'm/x' })).toThrow(Accounts.PathError)
    expect(() => Accounts.fromMnemonic(junk, { index: -1 })).toThrow(Accounts.PathError)
  })
})

/** The two files of the definition of Web3 Secret Storage; their password is `testpassword`. */
const definition = {
  pbkdf2: {
    crypto: {
      cipher: 'aes-128-ctr',
      cipherparams: { iv: '6087dab2f9fdbbfaddc31a909735c1e6' },
      ciphertext: '5318b4d5bcd28de64ee5559e671353e16f075ecae9f99c7a79a38af5f869aa46',
      kdf: 'pbkdf2',
      kdfparams: {
        c: 262144,
        dklen: 32,
        prf: 'hmac-sha256',
        salt: 'ae3cd4e7013836a3df6bd7241b12db061dbe2c6785853cce422d148a624ce0bd',
      },
      mac: '517ead924a9d0dc3124507e3393d175ce3ff7c1e96529c6c555ce9e51205e9b2',
    },
    id: '3198bc9c-6672-5ab3-d995-4942343ae5b6',
    version: 3,
  },
  scrypt: {
    crypto: {
      cipher: 'aes-128-ctr',
      cipherparams: { iv: '83dbcc02d8ccb40e466191a123791e0e' },
      ciphertext: 'd172bf743a674da9cdad04534d56926ef8358534d458fffccd4e6ad2fbde479c',
      kdf: 'scrypt',
      kdfparams: {
        dklen: 32,
        n: 262144,
        p: 8,
        r: 1,
        salt: 'ab0c7876052600dd703518d6fc3fe8984592145b591fc8fb5c6d43190334ba19',
      },
      mac: '2103ac29920d71da29f15d75b4a16dbe95cfd7ff8faea1056c33131d846e3097',
    },
    id: '3198bc9c-6672-5ab3-d995-4942343ae5b6',
    version: 3,
  },
}
const definedAddress = privateKeyToAccount(
  '0x7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d',
).address

describe('fromKeystore', () => {
  test.each(['pbkdf2', 'scrypt'] as const)(
    'default: the file of the definition, %s',
    async (kdf) => {
      const account = await Accounts.fromKeystore(JSON.stringify(definition[kdf]), 'testpassword')
      expect(account.address).toBe(definedAddress)
    },
    60_000,
  )

  test('behavior: as parsed object, with a capital, prefixes and the address', async () => {
    const { crypto, ...rest } = await Accounts.toKeystore(privateKey, 'päss', { cost })
    const file = { ...rest, address: address, Crypto: { ...crypto, mac: `0x${crypto.mac.toUpperCase()}` } }
    expect((await Accounts.fromKeystore(file, 'päss')).address).toBe(address)
  })

  test('error: wrong password, or a file that was touched', async () => {
    const file = await Accounts.toKeystore(privateKey, 'right', { cost })
    const refused = await thrown(() => Accounts.fromKeystore(file, 'wrong-secret'))
    expect(refused).toMatchObject({
      name: 'Accounts.WrongPasswordError',
      facts: { address: address.slice(2).toLowerCase() },
      cause: expect.any(Error),
    })
    expect(inspected(refused)).not.toMatch(/wrong-secret|4c0883a6/)
    const touched = { ...file, crypto: { ...file.crypto, ciphertext: '00'.repeat(32) } }
    expect(await thrown(() => Accounts.fromKeystore(touched, 'right'))).toBeInstanceOf(
      Accounts.WrongPasswordError,
    )
  })

  test('error: the key of another address', async () => {
    const file = await Accounts.toKeystore(privateKey, 'right', { cost })
    const swapped = { ...file, address: definedAddress }
    expect(await thrown(() => Accounts.fromKeystore(swapped, 'right'))).toMatchObject({
      name: 'Accounts.PrivateKeyError',
      facts: { reason: 'otherAddress' },
    })
  })

  test('error: a key that is none', async () => {
    const [key, derivation] = Keystore_.scrypt({ ...cost, password: 'right' })
    const file = Keystore_.encrypt(`0x${'ff'.repeat(32)}`, key, derivation)
    const error = await thrown(() => Accounts.fromKeystore(file, 'right'))
    expect(error).toMatchObject({ name: 'Accounts.PrivateKeyError', facts: { reason: 'range' } })
  })

  const { crypto } = definition.scrypt
  const withCosts = (change: object) => ({
    ...definition.scrypt,
    crypto: { ...crypto, kdfparams: { ...crypto.kdfparams, ...change } },
  })
  test.each([
    ['it is not JSON', junk],
    ['the file is no object', '"text"'],
    ['the file is no object', null],
    ['its version is not 3', { version: 1 }],
    ['crypto is no object', { version: 3 }],
    ['its cipher is not aes-128-ctr', { version: 3, crypto: { cipher: 'aes-128-cbc' } }],
    ['its kdf is neither scrypt nor pbkdf2', { version: 3, crypto: { ...crypto, kdf: 'argon2' } }],
    ['crypto.mac is no hex text of 32 bytes', { version: 3, crypto: { ...crypto, mac: 'zz' } }],
    ['its key is not of 32 bytes', withCosts({ dklen: 64 })],
    ['its n is no power of two', withCosts({ n: 1000 })],
    ['crypto.kdfparams.n is no count', withCosts({ n: -1 })],
    ['crypto.kdfparams.r is no count', withCosts({ r: '8' })],
    ['it asks for more memory or work than any wallet does', withCosts({ n: 2 ** 30 })],
    ['it asks for more memory or work than any wallet does', withCosts({ p: 2 ** 20 })],
    [
      'it asks for more than 10000000 rounds',
      {
        version: 3,
        crypto: {
          ...crypto,
          kdf: 'pbkdf2',
          kdfparams: { ...definition.pbkdf2.crypto.kdfparams, c: 10_000_001 },
        },
      },
    ],
  ])('error: %s', async (reason, file) => {
    const error = await thrown(() => Accounts.fromKeystore(file, 'x'))
    expect(error).toMatchObject({ name: 'Accounts.KeystoreError', facts: { reason } })
    expect(inspected(error)).not.toContain('junk')
  })

  test('behavior: the page stays alive, and is told how far it is', async () => {
    const beats: number[] = []
    const timer = setInterval(() => beats.push(performance.now()), 1)
    const done: number[] = []
    const options = { onProgress: (part: number) => done.push(part) }
    const work = Accounts.fromKeystore(withCosts({ n: 16_384 }), 'testpassword', options)
    // Its key is another one now; what counts is how it was looked for.
    expect(await thrown(() => work)).toBeInstanceOf(Accounts.WrongPasswordError)
    clearInterval(timer)
    expect(done.length).toBeGreaterThan(3)
    expect(done).toEqual(done.toSorted((one, other) => one - other))
    expect([done[0], done.at(-1)]).toEqual([0, 1])
    expect(beats.length).toBeGreaterThan(3)
  })

  test.each(['pbkdf2', 'scrypt'] as const)('error: stopped amid the work, %s', async (kdf) => {
    const controller = new AbortController()
    const options = {
      signal: controller.signal,
      onProgress: () => setTimeout(() => controller.abort('enough')),
    }
    const began = performance.now()
    const work = Accounts.fromKeystore(definition[kdf], 'testpassword', options)
    expect(await thrown(() => work)).toMatchObject({ name: 'AbortedError', facts: { reason: 'enough' } })
    expect(performance.now() - began).toBeLessThan(1_000)
  })

  test.each(['pbkdf2', 'scrypt'] as const)('error: a page without cryptography, %s', async (kdf) => {
    vi.stubGlobal('crypto', {})
    const error = await thrown(() => Accounts.fromKeystore(definition[kdf], 'testpassword'))
    vi.unstubAllGlobals()
    expect(error).toMatchObject({ name: 'Accounts.InsecurePageError' })
  })

  test('error: stopped before the work', async () => {
    const signal = AbortSignal.abort('enough')
    expect(
      await thrown(() => Accounts.fromKeystore(definition.scrypt, 'testpassword', { signal })),
    ).toMatchObject({ name: 'AbortedError', facts: { reason: 'enough' } })
  })
})

describe('toKeystore', () => {
  test('default: costs what is usual', async () => {
    const file = await Accounts.toKeystore(privateKey, 'right')
    expect(file).toMatchObject({
      version: 3,
      address: address.slice(2).toLowerCase(),
      crypto: { kdf: 'scrypt', kdfparams: { n: 262_144, r: 8, p: 1, dklen: 32 } },
    })
    expect(JSON.stringify(file)).not.toContain(privateKey.slice(2))
  }, 60_000)

  test('behavior: other programs open it, whatever it cost', async () => {
    const costs = [{ n: 2, r: 1, p: 1 }, { n: 64, r: 3, p: 4 }, cost]
    for (const cost of costs) {
      const file = await Accounts.toKeystore(privateKey, 'pässword', { cost })
      expect(Keystore_.decrypt(file, Keystore_.toKey(file, { password: 'pässword' }))).toBe(privateKey)
      expect((await Accounts.fromKeystore(JSON.stringify(file), 'pässword')).address).toBe(address)
    }
  })

  test('error: a cost that is none', async () => {
    const error = await thrown(() => Accounts.toKeystore(privateKey, 'x', { cost: { n: 1000, r: 8, p: 1 } }))
    expect(error).toMatchObject({ name: 'Accounts.KeystoreError' })
  })

  test.each([
    ['format', '0x12'],
    ['format', `0x${'zz'.repeat(32)}`],
    ['range', `0x${'00'.repeat(32)}`],
    ['range', `0x${'ff'.repeat(32)}`],
  ] as const)('error: %s of the key %s, which is not repeated', async (reason, key) => {
    const error = await thrown(() => Accounts.toKeystore(key, 'x', { cost }))
    expect(error).toMatchObject({ name: 'Accounts.PrivateKeyError', facts: { reason } })
    expect(inspected(error)).not.toContain(key.slice(2))
  })
})
