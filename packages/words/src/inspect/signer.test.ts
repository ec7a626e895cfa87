import { BulkOrder, Order, seaportAddress } from '@souk/seaport'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { parameters } from '../testing/fixtures.js'
import { readSigner } from './signer.js'

const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const mine = { ...parameters, offerer: account.address }
const options = { chainId: 31_337, exchange: seaportAddress }
const digest = (components: typeof mine) =>
  Order.digest(Order.hash(components), { chainId: options.chainId, address: options.exchange })

describe('readSigner', () => {
  test('default: the offerer', async () => {
    const signature = await account.sign({ hash: digest(mine) })
    expect(await readSigner({ parameters: mine, signature }, options)).toEqual({
      type: 'offerer',
      signer: account.address,
      place: undefined,
    })
  })

  test('behavior: another account, also after a change of the order', async () => {
    const signature = await account.sign({ hash: digest(mine) })
    const changed = { ...mine, salt: 2n }
    expect((await readSigner({ parameters: changed, signature }, options)).type).toBe('other')
  })

  test('behavior: one of many under one signature', async () => {
    const others = [mine, { ...mine, salt: 2n }, { ...mine, salt: 3n }]
    const bulk = BulkOrder.create(others)
    const signed = await account.signTypedData(
      bulk.typedData({ chainId: options.chainId, address: options.exchange }),
    )
    const signature = bulk.encodeSignature(2, signed)
    expect(await readSigner({ parameters: { ...mine, salt: 3n }, signature }, options)).toMatchObject({
      type: 'offerer',
      place: { index: 2, of: 4 },
    })
  })

  test('behavior: none, and a signature that no key can have made', async () => {
    expect(await readSigner({ parameters: mine, signature: '0x' }, options)).toEqual({ type: 'none' })
    expect(await readSigner({ parameters: mine, signature: '0x1234' }, options)).toEqual({ type: 'notAKey' })
  })
})
