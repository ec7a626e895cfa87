import { BaseError, MissingResponseError } from '@souk/base'
import type { Flow } from '@souk/react'
import {
  BatchFailedError,
  decodeSeaportError,
  PartlyDoneError,
  RejectedError,
  RevertedError,
  TransactionDroppedError,
  TransactionReplacedError,
  UnknownOutcomeError,
} from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { failureText } from './failure.js'
import { cancellationIssueText, listingIssueText, purchaseIssueText } from './issues.js'

const failed = (error: BaseError, change: Partial<Extract<Flow.State, { status: 'failed' }>> = {}) =>
  ({ status: 'failed', plan: {}, error, step: 0, ...change }) as const

describe('failureText', () => {
  test('default: says that nothing was touched', () => {
    const text = failureText(failed(new BaseError('Odd.', { facts: {} })), 'buy', 'transaction')
    expect(text).toEqual({
      title: 'That did not work',
      body: 'Odd. Nothing was signed or sent.',
      next: 'retry',
    })
  })

  test('behavior: declining is no failure', () => {
    const error = new RejectedError(undefined)
    expect(failureText(failed(error), 'list', 'signature')).toEqual({
      title: 'You declined',
      body: 'Nothing was signed, nothing has moved.',
      next: 'retry',
      calm: true,
    })
    expect(failureText(failed(error), 'buy', 'transaction').body).toBe('Nothing was sent, nothing has moved.')
  })

  test('behavior: a refusal before sending costs nothing, after sending the network fee', () => {
    const data = `0x1a515574${'1'.padStart(64, '0')}` as const
    const error = new RevertedError(data, decodeSeaportError(data), undefined)
    expect(failureText(failed(error), 'buy', 'transaction').body).toContain('Nothing was sent.')
    expect(failureText(failed(error, { hash: '0x01' }), 'buy', 'transaction').body).toContain(
      'Only the network fee',
    )
  })

  test('behavior: an unknown outcome never offers to pay again', () => {
    const error = new UnknownOutcomeError({ hash: '0x01', timeoutMs: 1 }, undefined)
    expect(failureText(failed(error, { hash: '0x01' }), 'buy', 'transaction').next).toBe('look')
  })

  test.each([
    [new TransactionReplacedError({ hash: '0x01', replacement: '0x02' }), 'retry'],
    [new TransactionDroppedError({ hash: '0x01', nonce: 3 }), 'retry'],
    [new BatchFailedError({ id: '0x01', status: 400 }), 'retry'],
    [new PartlyDoneError({ id: '0x01', hashes: [] }), 'look'],
  ] as const)('behavior: what the wallet made of it: %s', (error, next) => {
    const text = failureText(failed(error, { hash: '0x01' }), 'buy', 'transaction')
    expect([text.next, text.title]).not.toContain('That did not work')
    expect(text.next).toBe(next)
  })

  test('behavior: a signed listing that did not arrive is offered to be sent again', () => {
    const error = new MissingResponseError({ url: '/v2' })
    const text = failureText(failed(error, { waitingFor: 'market' }), 'list', 'post')
    expect(text.next).toBe('resend')
    expect(text.body).toContain('kept in this browser')
  })
})

describe('issue texts', () => {
  test('behavior: each says what happened and what became of the money', () => {
    for (const texts of [listingIssueText, purchaseIssueText, cancellationIssueText])
      for (const text of Object.values(texts)) expect(text.title.length * text.body.length).toBeGreaterThan(0)
    expect(purchaseIssueText.sold.body).toContain('No money of yours moved')
  })
})
