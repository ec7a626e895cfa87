import {
  ChainMismatchError,
  ExecutionRevertedError,
  InsufficientFundsError,
  MethodNotSupportedRpcError,
  NonceTooLowError,
  RpcRequestError,
  TransactionExecutionError,
  UnauthorizedProviderError,
  UserRejectedRequestError,
} from 'viem'
import { anvil } from 'viem/chains'
import { getNodeError } from 'viem/utils'
import { describe, expect, test } from 'vitest'
import { CounterError } from '../order/Refusal.js'
import { fromWallet, isUserRejection, UserRejectedError } from './fromWallet.js'

const error = (message: string, fields: Record<string, unknown> = {}) =>
  Object.assign(new TypeError(message), fields)
/** As viem wraps what a wallet throws on sending. */
const sending = (cause: Error) =>
  new TransactionExecutionError(Object.assign(cause, { shortMessage: cause.message }) as never, {
    account: { address: '0x0000000000000000000000000000000000000001', type: 'json-rpc' },
  })
const rpc = (code: number, message: string) =>
  new RpcRequestError({ body: {}, error: { code, message }, url: 'http://node' })
const cancelled = `0x1a515574${'7'.padStart(64, '0')}`

describe('isUserRejection', () => {
  test.each([
    ['our own error', new UserRejectedError(undefined), true],
    ['our own error, as a cause', new Error('no sale', { cause: new UserRejectedError(undefined) }), true],
    ['a wallet', error('no thanks', { code: 4001 }), true],
    ['viem', sending(new UserRejectedRequestError(error('x'))), true],
    ['a wrong chain', sending(new ChainMismatchError({ chain: anvil, currentChainId: 1 })), false],
    ['no error at all', undefined, false],
  ])('param: error, %s', (_, thrown, expected) => {
    expect(isUserRejection(thrown)).toBe(expected)
  })
})

describe('fromWallet', () => {
  test.each([
    ['EIP-1193', error('no thanks', { code: 4001 }), 'Wallet.UserRejectedError'],
    ['viem', sending(new UserRejectedRequestError(error('x'))), 'Wallet.UserRejectedError'],
    [
      'MetaMask',
      error('MetaMask Tx Signature: User denied transaction signature.', { code: 4001 }),
      'Wallet.UserRejectedError',
    ],
    ['ethers 5', error('user rejected transaction', { code: 'ACTION_REJECTED' }), 'Wallet.UserRejectedError'],
    [
      'ethers 6',
      error('x', { code: 'ACTION_REJECTED', info: { error: { code: 4001 } } }),
      'Wallet.UserRejectedError',
    ],
    [
      'ethers, nested',
      error('could not coalesce', { code: 'UNKNOWN_ERROR', error: { code: 4001 } }),
      'Wallet.UserRejectedError',
    ],
    ['WalletConnect', error('User rejected methods.', { code: 5000 }), 'Wallet.UserRejectedError'],
    ['WalletConnect, by text', error('User disapproved requested methods'), 'Wallet.UserRejectedError'],
    [
      'Ledger',
      error('Ledger device: (denied by the user?) (0x6985)', { statusCode: 0x6985 }),
      'Wallet.UserRejectedError',
    ],
    ['Trezor', error('Cancelled', { code: 'Failure_ActionCancelled' }), 'Wallet.UserRejectedError'],
    ['imToken', error('User Canceled', { code: -32_603 }), 'Wallet.UserRejectedError'],
    ['Coinbase', error('User denied request signature', { code: -32_603 }), 'Wallet.UserRejectedError'],
    [
      'another chain, viem',
      sending(new ChainMismatchError({ chain: anvil, currentChainId: 1 })),
      'Wallet.WrongChainError',
    ],
    [
      'another chain, MetaMask',
      error('Provided chainId "31337" must match the active chainId "1"'),
      'Wallet.WrongChainError',
    ],
    ['reverted, viem', sending(new ExecutionRevertedError({})), 'Transaction.RevertedError'],
    [
      'reverted, MetaMask',
      error('Internal JSON-RPC error.', { code: -32_603, data: { code: 3, data: cancelled } }),
      'Transaction.RevertedError',
    ],
    [
      'reverted, ethers',
      error('x', { code: 'CALL_EXCEPTION', data: cancelled }),
      'Transaction.RevertedError',
    ],
    ['poor, viem', sending(new InsufficientFundsError()), 'Wallet.InsufficientFundsForGasError'],
    [
      'poor, geth',
      rpc(-32_000, 'insufficient funds for gas * price + value'),
      'Wallet.InsufficientFundsForGasError',
    ],
    ['poor, ethers', error('x', { code: 'INSUFFICIENT_FUNDS' }), 'Wallet.InsufficientFundsForGasError'],
    [
      'an allowance for gas, geth by viem',
      sending(getNodeError(rpc(-32_000, 'gas required exceeds allowance (21000)'), {})),
      'Wallet.InsufficientFundsForGasError',
    ],
    [
      'an allowance for gas, anvil',
      rpc(-32_003, 'Out of gas: gas required exceeds allowance: 30000'),
      'Wallet.InsufficientFundsForGasError',
    ],
    ['out of gas, geth', rpc(-32_000, 'out of gas'), 'Transaction.OutOfGasError'],
    ['out of gas, anvil', rpc(-32_603, 'EVM error OutOfGas'), 'Transaction.OutOfGasError'],
    [
      'out of gas, by viem',
      sending(getNodeError(rpc(-32_000, 'intrinsic gas too low: have 1, want 21000'), {})),
      'Transaction.OutOfGasError',
    ],
    [
      'out of gas, told as reverted',
      sending(new ExecutionRevertedError({ message: 'execution reverted: out of gas' })),
      'Transaction.OutOfGasError',
    ],
    ['stale, viem', sending(new NonceTooLowError()), 'Wallet.NonceError'],
    ['stale, geth', rpc(-32_000, 'nonce too low: next nonce 5, tx nonce 4'), 'Wallet.NonceError'],
    ['stale, ethers', error('x', { code: 'NONCE_EXPIRED' }), 'Wallet.NonceError'],
    ['unsupported, viem', new MethodNotSupportedRpcError(error('x')), 'Wallet.UnsupportedError'],
    ['unsupported, EIP-1193', error('x', { code: 4200 }), 'Wallet.UnsupportedError'],
    [
      'unsupported, node',
      rpc(-32_601, 'the method eth_signTypedData_v4 does not exist/is not available'),
      'Wallet.UnsupportedError',
    ],
    ['unauthorized, viem', new UnauthorizedProviderError(error('x')), 'Wallet.UnauthorizedError'],
    ['unauthorized, EIP-1193', error('x', { code: 4100 }), 'Wallet.UnauthorizedError'],
    [
      'busy',
      error("Request of type 'eth_sendTransaction' already pending", { code: -32_002 }),
      'Wallet.BusyError',
    ],
    ['anything else', error('the battery is empty'), 'Wallet.FailedError'],
    ['no error at all', 'no', 'Wallet.FailedError'],
    ['nothing', undefined, 'Wallet.FailedError'],
  ])('default: %s', async (_, thrown, name) => {
    expect(await fromWallet(thrown)).toMatchObject({ name, ...(thrown ? { cause: thrown } : {}) })
  })

  test.each([
    [sending(new ChainMismatchError({ chain: anvil, currentChainId: 1 }))],
    [error('Provided chainId "31337" must match the active chainId "1"', { code: -32_603 })],
  ])('behavior: both chains are named', async (thrown) => {
    expect((await fromWallet(thrown)).facts).toEqual({ expected: 31_337, actual: 1 })
  })

  test('behavior: a refusal is decoded wherever its data is', async () => {
    const nested = error('x', { data: { originalError: { code: 3, data: cancelled } } })
    expect((await fromWallet(nested)).facts).toMatchObject({ errorName: 'OrderIsCancelled' })
  })

  test('behavior: a BaseError is returned unchanged', async () => {
    const ours = new CounterError({ orderHash: '0x', signed: 0n, current: 1n })
    expect(await fromWallet(ours)).toBe(ours)
  })

  test('behavior: an error that contains itself ends', async () => {
    const loop = error('round')
    Object.assign(loop, { cause: loop, data: { error: loop } })
    expect((await fromWallet(loop)).name).toBe('Wallet.FailedError')
  })
})
