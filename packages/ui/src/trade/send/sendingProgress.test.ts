import { BaseError } from '@souk/base'
import type { Flow } from '@souk/react'
import { OutOfGasError, UnknownOutcomeError, UserRejectedError } from '@souk/seaport'
import type { TransactionReceipt } from 'viem'
import { describe, expect, test } from 'vitest'
import { nft, seller } from '../../testing/fixtures.js'
import { sendingProgress } from './sendingProgress.js'

const jars = '0x00000000000000000000000000000000000000b9'
const jar = (tokenId: bigint) =>
  nft({ contract: jars, tokenId, standard: 'erc1155', owners: [{ address: seller, quantity: 3n }] })
const nfts = [nft(), jar(1n), nft({ tokenId: 2n }), jar(2n)]
const [ruby, firstJar, amber, secondJar] = nfts

const [hash, other] = ['0x01', '0x02'] as const
const receipt = { status: 'success' } as TransactionReceipt
const place = (step: number, sent: Flow.Place['done']['sent']): Flow.Place => ({
  steps: [{ kind: 'transaction' }, { kind: 'transaction' }, { kind: 'transaction' }],
  step,
  waitingFor: 'wallet',
  done: { sent, signed: [], isWalletAsked: false },
})
const declined = new UserRejectedError(undefined)
const silent = new UnknownOutcomeError({ hash, timeoutMs: 1 }, undefined)

describe('sendingProgress', () => {
  test('default: the wallet declined the second transaction', () => {
    const state = { status: 'failed', error: declined, ...place(1, [{ hash, receipt }]) } as const
    expect(sendingProgress(state, nfts)).toEqual({
      sent: [ruby],
      pending: [],
      asked: [],
      left: [firstJar, secondJar, amber],
    })
  })

  test('behavior: nothing to tell before the first transaction, while it runs, or at the end', () => {
    const running = { status: 'running', ...place(1, [{ hash, receipt }]) } as const
    expect(sendingProgress(running, nfts)).toBeUndefined()
    expect(sendingProgress({ status: 'idle' }, nfts)).toBeUndefined()
    expect(sendingProgress({ status: 'failed', error: declined, ...place(0, []) }, nfts)).toBeUndefined()
    expect(sendingProgress({ status: 'stopped', ...place(0, []) }, nfts)).toBeUndefined()
  })

  test.each([
    { status: 'unknown', error: silent },
    { status: 'stopped' },
    { status: 'failed', error: new BaseError('Odd.', { facts: {} }) },
  ] as const)('behavior: items without a confirmation are not sent again: $status', (ending) => {
    const state = { ...ending, ...place(1, [{ hash, receipt }, { hash: other }]) }
    expect(sendingProgress(state, nfts)).toEqual({
      sent: [ruby],
      pending: [firstJar, secondJar],
      asked: [],
      left: [amber],
    })
  })

  test('behavior: stopped while the wallet has a request: it may still send those items', () => {
    const { done, ...at } = place(1, [{ hash, receipt }])
    const state = { status: 'stopped', ...at, done: { ...done, isWalletAsked: true } } as const
    expect(sendingProgress(state, nfts)).toEqual({
      sent: [ruby],
      pending: [],
      asked: [firstJar, secondJar],
      left: [amber],
    })
    expect(sendingProgress(state, nfts, { isFound: true })).toEqual({
      sent: [ruby, firstJar, secondJar],
      pending: [],
      asked: [],
      left: [amber],
    })
  })

  test('behavior: a transaction that failed on chain moved nothing', () => {
    const error = new OutOfGasError({ hash: other, gas: 21_000n })
    const state = { status: 'failed', error, ...place(1, [{ hash, receipt }, { hash: other }]) } as const
    expect(sendingProgress(state, nfts)).toMatchObject({
      sent: [ruby],
      pending: [],
      asked: [],
      left: [firstJar, secondJar, amber],
    })
  })

  test('behavior: a wallet that takes all transactions as one sends all items or none', () => {
    const batch = place(2, [{ hash }])
    expect(sendingProgress({ status: 'unknown', error: silent, ...batch }, nfts)).toBeUndefined()
    expect(sendingProgress({ status: 'failed', error: declined, ...place(2, []) }, nfts)).toBeUndefined()
  })
})
