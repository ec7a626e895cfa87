import { BaseError, MissingResponseError } from '@souk/base'
import { NoBidError, NotPostedError, Price, Trade } from '@souk/market/flows'
import type { Flow, FlowRecord } from '@souk/react'
import {
  BatchFailedError,
  decodeSeaportError,
  ExpiredError,
  OutOfGasError,
  PartlyDoneError,
  RevertedError,
  TransactionDroppedError,
  TransactionReplacedError,
  UnknownOutcomeError,
  UserRejectedError,
} from '@souk/seaport'
import { encodeErrorResult, parseAbi, type TransactionReceipt, zeroHash } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { trades as de } from '../../i18n/de/trades.js'
import { trades as en } from '../../i18n/en/trades.js'
import { nameOfError, obstacleOf, problemOf, recordedProblem } from './problemOf.js'

const sent: Trade.Done = { ...Trade.nothingDone, sent: [{ hash: '0x01' }] }
const failed = (error: BaseError, change: Partial<Flow.Place> = {}) =>
  ({
    status: 'failed',
    error,
    steps: [{ kind: 'transaction' }],
    step: 0,
    waitingFor: 'wallet',
    done: Trade.nothingDone,
    ...change,
  }) as const

describe('problemOf', () => {
  test('default: says that nothing has moved', () => {
    const problem = problemOf(failed(new BaseError('Odd.', { facts: {} })), 'purchase', en)
    expect(problem).toEqual({
      name: 'other',
      title: 'Something went wrong',
      body: 'Something that the app does not know happened: “Odd.”. Nothing was signed or sent.',
      next: 'retry',
      isCalm: false,
    })
  })

  test('behavior: stopping does not withdraw a request that the wallet has received', () => {
    const { error: _, ...place } = failed(new UserRejectedError(undefined))
    const stopped = (change: Partial<Flow.Place>) =>
      problemOf({ ...place, ...change, status: 'stopped' }, 'purchase', en)
    expect(stopped({}).body).toBe(`You stopped it here. ${en.problems.fate.asked}`)
    expect(stopped({ waitingFor: 'check' }).body).toBe('You stopped it here. Nothing was signed or sent.')
    expect(stopped({ waitingFor: 'chain', done: sent }).body).toContain('A transaction was sent.')
  })

  test('behavior: someone else was faster, now and in the record of the trade', () => {
    const data = encodeErrorResult({
      abi: parseAbi(['error OrderPartiallyFilled(bytes32 orderHash)']),
      args: [zeroHash],
    })
    const error = new RevertedError(data, decodeSeaportError(data), undefined)
    const problem = problemOf(failed(error, { done: sent }), 'purchase', en)
    expect(problem).toMatchObject({ title: 'Someone else bought it first', next: 'retry' })
    expect(problem.body).toContain('Only the network fee was spent.')
    const record = {
      kind: 'purchase',
      steps: ['transaction'],
      step: 0,
      waitingFor: 'chain',
      orders: [],
    } as const
    const saved = { name: error.name, message: error.message, revert: 'OrderPartiallyFilled' }
    const said = recordedProblem({ ...record, sent: [], problem: saved } as never, en)
    expect(said).toMatch(/^Someone else bought it first\./)
    expect(said).not.toContain('OrderPartiallyFilled')
  })

  test('behavior: too little gas is not a refusal', () => {
    const error = new OutOfGasError({ hash: '0x01', gas: 21_000n })
    const problem = problemOf(failed(error, { done: sent }), 'purchase', en)
    expect(problem).toMatchObject({ title: 'The gas limit was too low', next: 'retry' })
    expect(problem.body).toContain('Nothing refused it')
    expect(problem.body).toContain('Only the network fee')
  })

  test('behavior: declining is not a failure', () => {
    const error = new UserRejectedError(undefined)
    const signing = failed(error, { steps: [{ kind: 'signature' }] })
    expect(problemOf(signing, 'listing', en)).toMatchObject({
      title: 'You declined',
      body: 'Nothing was signed, and nothing has moved.',
      next: 'retry',
      isCalm: true,
    })
    expect(problemOf(failed(error), 'purchase', en).body).toBe('Nothing was sent, and nothing has moved.')
  })

  test('behavior: declining after an approval says that the approval stays', () => {
    const receipt = { status: 'success' } as TransactionReceipt
    const done = { ...Trade.nothingDone, sent: [{ hash: '0x01', receipt }] } as const
    const bodyOf = (kinds: readonly Trade.Step['kind'][]) => {
      const steps = kinds.map((kind) => ({ kind })) as readonly Trade.Step[]
      return problemOf(failed(new UserRejectedError(undefined), { steps, step: 1, done }), 'listing', en).body
    }
    expect(bodyOf(['approval', 'signature'])).toBe(
      'Nothing was signed, and nothing has moved. What you approved before stays approved.',
    )
    expect(bodyOf(['approval', 'transaction'])).toBe(
      'Nothing else was sent. What you approved before stays approved.',
    )
    expect(bodyOf(['transaction', 'transaction'])).toBe(
      'Nothing else was sent. What was sent before went through.',
    )
  })

  test('behavior: tells of the items that arrived before one was declined', () => {
    const receipt = { status: 'success' } as TransactionReceipt
    const state = failed(new UserRejectedError(undefined), {
      step: 1,
      done: { ...Trade.nothingDone, sent: [{ hash: '0x01', receipt }] },
    })
    expect(problemOf(state, 'transfer', en).body).toBe('What was sent before has arrived.')
  })

  test('behavior: a refusal before sending costs nothing, after sending the network fee', () => {
    const data = `0x1a515574${'1'.padStart(64, '0')}` as const
    const error = new RevertedError(data, decodeSeaportError(data), undefined)
    expect(problemOf(failed(error), 'purchase', en).body).toContain('Nothing was sent')
    expect(problemOf(failed(error, { done: sent }), 'purchase', en).body).toContain('Only the network fee')
  })

  test('behavior: an unknown outcome never offers to pay again', () => {
    const error = new UnknownOutcomeError({ hash: '0x01', timeoutMs: 1 }, undefined)
    const state = { ...failed(error, { done: sent }), status: 'unknown' } as const
    expect(problemOf(state, 'purchase', en).next).toBe('look')
  })

  test.each([
    [new TransactionReplacedError({ hash: '0x01', replacement: '0x02' }), 'retry'],
    [new TransactionDroppedError({ hash: '0x01', nonce: 3 }), 'retry'],
    [new BatchFailedError({ id: '0x01', status: 400 }), 'retry'],
    [new PartlyDoneError({ id: '0x01', hashes: [] }), 'look'],
  ] as const)('behavior: what the wallet made of it: %s', (error, next) => {
    const problem = problemOf(failed(error, { done: sent }), 'purchase', en)
    expect(problem.title).not.toBe('Something went wrong')
    expect(problem.next).toBe(next)
  })

  test('behavior: offers to send a signed order again that did not arrive', () => {
    const cause = new MissingResponseError({ url: '/v2' })
    const problem = problemOf(
      failed(new NotPostedError({ orders: [], orderHashes: [] }, cause)),
      'listing',
      en,
    )
    expect(problem.next).toBe('resend')
    expect(problem.body).toContain('This browser keeps what you signed')
  })

  test('behavior: an obstacle to a purchase moved no money', () => {
    const error = new ExpiredError({ orderHash: '0x01', endTime: 1n, now: 2n })
    expect(problemOf({ status: 'blocked', error }, 'purchase', en)).toMatchObject({
      title: 'The listing has ended',
      body: 'It can no longer be bought. None of your money moved.',
      next: 'others',
    })
  })

  test.each(['doneHere', 'runningHere'] as const)(
    'behavior: of a trade that the visitor made or makes in another window (%s), nothing of money',
    (name) => {
      expect(obstacleOf(name, 'purchase', en)).toMatchObject({
        body: en.problems[name].body,
        next: 'close',
        isCalm: true,
      })
    },
  )

  test.each([
    ['other', 'Wallet.BusyError', {}, 'In deiner Wallet ist noch eine frühere Anfrage offen.'],
    ['refused', 'Transaction.RevertedError', { errorName: 'InvalidTime' }, 'Die Order ist abgelaufen'],
    ['badInput', 'Trade.InputError', { path: 'price' }, 'Ein Wert im Formular ist ungültig: „price“.'],
    ['notPosted', 'Trade.NotPostedError', {}, 'Die Signatur gilt nicht für diese Order.'],
  ])('behavior: %s is told without the library’s English message', (name, errorName, facts, said) => {
    vi.stubGlobal('document', { documentElement: { lang: 'de' } })
    const message = 'The library says this in English.'
    const cause = Object.assign(new BaseError(message, { facts: { code: 'signature_invalid' } }), {
      name: 'MarketApi.RejectedError',
    })
    const error = Object.assign(new BaseError(message, { facts, cause }), { name: errorName })
    const problem = problemOf(failed(error), 'listing', de)
    expect(problem.name).toBe(name)
    expect(problem.body).toContain(said)
    expect(problem.body).not.toContain('English')
    const kept = { kind: 'listing', problem: { name: errorName, message }, sent: [], orders: [] }
    const record = { ...kept, step: 0, steps: ['signature'], waitingFor: 'wallet' } as never
    expect(recordedProblem(record, de)).not.toContain('English')
    vi.unstubAllGlobals()
  })

  test('behavior: uses the language of the page', () => {
    const problem = problemOf(failed(new UserRejectedError(undefined)), 'purchase', de)
    expect(problem.title).toBe('Du hast abgelehnt')
  })
})

describe('nameOfError', () => {
  const expired = new ExpiredError({ orderHash: '0x01', endTime: 1n, now: 2n })

  test('default: an order that is gone means something else to each side', () => {
    expect([nameOfError(expired, 'purchase'), nameOfError(expired, 'sale')]).toEqual(['ended', 'offerEnded'])
  })

  test('behavior: network errors of every layer', () => {
    const wrapped = new BaseError('Outer.', { facts: {}, cause: new MissingResponseError({ url: '/v2' }) })
    expect(nameOfError(wrapped, 'listing')).toBe('offline')
  })
})

describe('nameOfError of auctions and forms', () => {
  test('default', () => {
    const noBid = new NoBidError({ auctionHash: '0x01' })
    const uneven = new Price.UndividedError({ price: 10n, quantity: 3n })
    expect([nameOfError(noBid, 'settlement'), nameOfError(uneven, 'listing')]).toEqual(['noBid', 'badPrice'])
  })

  test('behavior: a market that refuses to settle says why; the bidder may well have the money', () => {
    const refused = new BaseError('0xA1 settles this auction, not this market.', {
      facts: { code: 'other_settler' },
    })
    Object.defineProperty(refused, 'name', { value: 'MarketApi.RejectedError' })
    expect(nameOfError(refused, 'settlement')).toBe('other')
    expect(nameOfError(refused, 'sale')).toBe('unfunded')
  })
})

describe('obstacleOf', () => {
  test('default', () => {
    expect(obstacleOf('sold', 'purchase', en)).toMatchObject({
      title: 'Someone else bought it first',
      body: 'This listing has just been sold. None of your money moved.',
      next: 'others',
    })
  })
})

describe('recordedProblem', () => {
  const record: FlowRecord.FlowRecord = {
    ...{ version: 1, id: '1', kind: 'purchase', chainId: 1, title: 'A lamp' },
    ...{
      account: '0x0000000000000000000000000000000000000001',
      startedAt: 0,
      updatedAt: 0,
      status: 'failed',
    },
    ...{ steps: ['transaction'], step: 0, waitingFor: 'wallet', sent: [], orders: [] },
    problem: { name: 'Wallet.UserRejectedError', message: 'The request was declined in the wallet.' },
  }

  test('default: the catalogue’s text, and what happened to the money', () => {
    expect(recordedProblem(record, en)).toBe('You declined. Nothing was sent, and nothing has moved.')
    expect(recordedProblem({ ...record, steps: ['signature'] }, de)).toBe(
      `${de.problems.declined.title}. ${de.problems.fate.notSigned}`,
    )
  })

  test('behavior: what was approved before a declined signature stays approved', () => {
    const { fate } = en.problems
    const sent = [{ hash: zeroHash, isConfirmed: true }]
    const declined = { ...record, steps: ['approval', 'signature'], step: 1, sent } as const
    expect(recordedProblem(declined, en)).toBe(`You declined. ${fate.notSigned} ${fate.approved}`)
  })

  test('behavior: an unknown error has its own message; a success has none', () => {
    const problem = { name: 'Odd.Error', message: 'Odd.' }
    expect(recordedProblem({ ...record, problem }, en)).toBe('Odd.')
    const { problem: _, ...well } = record
    expect(recordedProblem(well, en)).toBeUndefined()
  })
})
