import { demo } from '@souk/devchain'
import { Arbitrary } from '@souk/testing'
import {
  type Address,
  createWalletClient,
  custom,
  type Hex,
  hashTypedData,
  UserRejectedRequestError,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import * as BulkOrder from '../order/BulkOrder.js'
import * as Order from '../order/Order.js'
import * as Signature from '../order/Signature.js'
import { UserRejectedError } from '../wallet/fromWallet.js'
import { signBulkOrder } from './signBulkOrder.js'

const account = privateKeyToAccount(demo.accounts[0].privateKey)
const stranger = privateKeyToAccount(demo.accounts[1].privateKey)
const components = [1n, 2n, 3n].map((salt) => Arbitrary.listing({ offerer: account.address, salt }))
const plain = (signature: Hex, index: number) =>
  BulkOrder.decodeSignature(signature, Order.hash(components[index]!))

/** A wallet behind JSON-RPC that answers by a table and remembers what it was asked. */
function wallet(address: Address, answers: Record<string, (parameters: readonly unknown[]) => unknown>) {
  const asked: string[] = []
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    asked.push(method)
    return answers[method]?.(params)
  }
  return { asked, client: createWalletClient({ account: address, transport: custom({ request }) }) }
}

const signTypedData = ([, data]: readonly unknown[]) => account.signTypedData(JSON.parse(String(data)))

describe('signBulkOrder', () => {
  test('default: an account in this process signs the digest of the tree, and nothing is asked', async () => {
    const { asked, client } = wallet(account.address, {})
    const signatures = await signBulkOrder(client, { components, chainId: 1, account })
    const digest = hashTypedData(BulkOrder.create(components).typedData({ chainId: 1 }))
    expect(asked).toEqual([])
    for (const [index, signature] of signatures.entries()) {
      const decoded = plain(signature, index)
      expect([decoded?.index, decoded?.signature.length]).toEqual([index, 130])
      expect(await Signature.recover(digest, decoded!.signature)).toBe(account.address)
    }
  })

  test('default: a wallet behind JSON-RPC gets the whole tree and gives the same signatures', async () => {
    const { asked, client } = wallet(account.address, { eth_signTypedData_v4: signTypedData })
    const signatures = await signBulkOrder(client, { components, chainId: 1 })
    expect(asked).toEqual(['eth_signTypedData_v4'])
    expect(signatures).toEqual(await signBulkOrder(client, { components, chainId: 1, account }))
  })

  test('param: config: the exchange is part of what is signed', async () => {
    const { client } = wallet(account.address, {})
    const address = '0x00000000000000000000000000000000000000ee'
    const options = { components, chainId: 1, account }
    const [signature] = await signBulkOrder(client, { ...options, config: { address } })
    const digest = hashTypedData(BulkOrder.create(components).typedData({ chainId: 1, address }))
    expect(await Signature.recover(digest, plain(signature!, 0)!.signature)).toBe(account.address)
  })

  test('behavior: a recovery byte of 0 or 1, which the exchange rejects, is corrected', async () => {
    const { client } = wallet(account.address, {
      eth_signTypedData_v4: async (parameters) => {
        const signature = await signTypedData(parameters)
        return `${signature.slice(0, -2)}${signature.endsWith('1b') ? '00' : '01'}`
      },
    })
    expect(await signBulkOrder(client, { components, chainId: 1 })).toEqual(
      await signBulkOrder(client, { components, chainId: 1, account }),
    )
  })

  test.each([
    ['65 bytes', `0x${'11'.repeat(65)}`],
    ['any bytes', `0x${'22'.repeat(130)}`],
  ] as const)('behavior: %s of an account with code stay as they are', async (_, bytes) => {
    const { client } = wallet(account.address, {
      eth_signTypedData_v4: () => bytes,
      eth_getCode: () => '0x6001',
    })
    const signatures = await signBulkOrder(client, { components, chainId: 1 })
    expect(signatures.every((signature) => signature.startsWith(bytes))).toBe(true)
  })

  test('error: the wallet signed other orders', async () => {
    const others = BulkOrder.create(components.slice(1)).typedData({ chainId: 1 })
    const { client } = wallet(account.address, {
      eth_signTypedData_v4: () => account.sign({ hash: hashTypedData(others) }),
      eth_getCode: () => '0x',
    })
    await expect(
      signBulkOrder(client, { components, chainId: 1 }),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `[BulkOrder.HashMismatchError: expected derived bulk order hash to match: the wallet did not sign 0xd9ddbc0341bdefd51f1568b2317f22527ff955d128ac81ca3f7d368511e79935 with 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266. It signed other data or used another account. Check the account in the wallet and try again.]`,
    )
  })

  test('error: one of the orders has another offerer', async () => {
    const { client } = wallet(account.address, { eth_getCode: () => '0x' })
    const mixed = [...components, Arbitrary.listing({ offerer: stranger.address })]
    await expect(signBulkOrder(client, { components: mixed, chainId: 1, account })).rejects.toMatchObject({
      name: 'BulkOrder.HashMismatchError',
      facts: { offerer: stranger.address },
    })
  })

  test('error: declined', async () => {
    const { client } = wallet(account.address, {
      eth_signTypedData_v4: () => {
        throw new UserRejectedRequestError(new RangeError('no'))
      },
    })
    await expect(signBulkOrder(client, { components, chainId: 1 })).rejects.toThrow(UserRejectedError)
  })

  test('error: no order', async () => {
    const { client } = wallet(account.address, {})
    await expect(signBulkOrder(client, { components: [], chainId: 1 })).rejects.toThrow(BulkOrder.EmptyError)
  })
})
