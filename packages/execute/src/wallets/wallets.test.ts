import {
  createWalletClient,
  custom,
  type Hex,
  HttpRequestError,
  recoverMessageAddress,
  recoverTypedDataAddress,
  UserRejectedRequestError,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { fromViem } from './fromViem.js'
import { fromWallet } from './fromWallet.js'
import type { About } from './Wallet.js'

const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const about: About = {
  stepId: 'sale',
  action: '',
  description: '',
  chainId: 1,
  signal: new AbortController().signal,
}

function setup(answers: Record<string, unknown> = {}) {
  const asked: { method: string; params?: unknown }[] = []
  const request = async (one: { method: string; params?: unknown }) => {
    asked.push(one)
    return answers[one.method]
  }
  return { asked, transport: custom({ request: request as never }) }
}

describe('fromViem', () => {
  test('default: texts as texts, 32 bytes as bytes', async () => {
    const wallet = fromViem(createWalletClient({ account, transport: setup().transport }))
    expect(await wallet.address()).toBe(account.address)
    const raw: Hex = `0x${'ab'.repeat(32)}`
    for (const [message, signed] of [
      ['Sign in', 'Sign in'],
      [raw, { raw }],
      [`Sign in with ${raw}`, `Sign in with ${raw}`],
      [`${raw}00`, `${raw}00`],
    ] as const) {
      const signature = await wallet.signStep({ signatureKind: 'eip191', message }, about)
      expect(await recoverMessageAddress({ message: signed, signature: signature ?? '0x' })).toBe(
        account.address,
      )
    }
  })

  test('behavior: typed data', async () => {
    const wallet = fromViem(createWalletClient({ account, transport: setup().transport }))
    const typed = {
      domain: { name: 'Seaport', chainId: 1 },
      types: {
        Mail: [
          { name: 'to', type: 'address' },
          { name: 'amount', type: 'uint256' },
        ],
      },
      primaryType: 'Mail' as const,
    }
    const value = { to: account.address, amount: '12345678901234567890' }
    const signature = await wallet.signStep({ signatureKind: 'eip712', ...typed, value }, about)
    expect(await recoverTypedDataAddress({ ...typed, message: value, signature: signature ?? '0x' })).toBe(
      account.address,
    )
  })

  test('behavior: transactions go as they are, whatever chain the client was made for', async () => {
    const { asked, transport } = setup({
      eth_sendTransaction: '0x01',
      eth_chainId: '0x89',
      eth_accounts: [account.address],
    })
    const wallet = fromViem(createWalletClient({ transport }))
    expect(await wallet.address()).toBe(account.address)
    expect(await wallet.getChainId?.()).toBe(137)
    const transaction = {
      to: account.address,
      data: '0x12' as const,
      value: 5n,
      chainId: 137,
      gas: 21_000n,
      from: account.address,
    }
    expect(await wallet.sendStep(transaction, about)).toBe('0x01')
    expect(asked.at(-1)).toEqual({
      method: 'eth_sendTransaction',
      params: [{ from: account.address, to: account.address, data: '0x12', value: '0x5', gas: '0x5208' }],
    })
    await wallet.switchChain?.(10)
    expect(asked.at(-1)).toEqual({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
  })

  test('error: no account', async () => {
    const wallet = fromViem(createWalletClient({ transport: setup({ eth_accounts: [] }).transport }))
    await expect(wallet.address()).rejects.toThrow('but the client has none')
  })
})

describe('fromWallet', () => {
  test.each<[string, unknown, string]>([
    ['EIP-1193', { code: 4001, message: 'User rejected the request.' }, 'Wallet.DeclinedError'],
    ['viem', new UserRejectedRequestError(new Error('no')), 'Wallet.DeclinedError'],
    [
      'ethers',
      Object.assign(new Error('user rejected action'), { code: 'ACTION_REJECTED' }),
      'Wallet.DeclinedError',
    ],
    ['WalletConnect', { code: 5000, message: 'User rejected.' }, 'Wallet.DeclinedError'],
    [
      'words alone',
      new Error('MetaMask Tx Signature: User denied transaction signature.'),
      'Wallet.DeclinedError',
    ],
    ['a cause', new Error('It failed.', { cause: { code: 4001 } }), 'Wallet.DeclinedError'],
    ['a locked device', new Error('The device is locked.'), 'Wallet.FailedError'],
    ['too little money', { code: -32_000, message: 'insufficient funds' }, 'Wallet.FailedError'],
    ['nothing at all', undefined, 'Wallet.FailedError'],
    ['a broken connection', new HttpRequestError({ url: 'https://node.example' }), 'Wallet.UnansweredError'],
  ])('behavior: %s', (_name, error, expected) => {
    expect(fromWallet(error, { stepId: 'sale' }).name).toBe(expected)
  })
})
