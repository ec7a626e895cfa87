import { describe, expect, test } from 'vitest'
import { BaseError, findCause } from './BaseError.js'

class InnerError extends BaseError<{ amount: bigint }> {
  override readonly name = 'Test.InnerError'
  constructor(facts: { amount: bigint }) {
    super(`It is ${facts.amount}.`, { facts, retry: 'later' })
  }
}

describe('BaseError', () => {
  test('default: carries facts, verdict and name', () => {
    const { name, facts, retry, message, cause } = new InnerError({ amount: 7n })
    expect({ name, facts, retry, message, cause }).toEqual({
      name: 'Test.InnerError',
      facts: { amount: 7n },
      retry: 'later',
      message: 'It is 7.',
      cause: undefined,
    })
  })

  test('behavior: trying again is pointless unless said otherwise', () => {
    expect(new BaseError('No.', { facts: {} }).retry).toBe('never')
  })
})

describe('BaseError', () => {
  class OuterError extends ReferenceError {
    readonly [BaseError.mark] = true
  }

  test('behavior: an error of another class of the language is one if it carries the mark', () => {
    const error = new OuterError('Nothing is there.')
    expect([error instanceof BaseError, error instanceof ReferenceError]).toEqual([true, true])
    expect([error instanceof InnerError, findCause(error, InnerError)]).toEqual([false, undefined])
    expect([new ReferenceError('x'), 'text', undefined].some((value) => value instanceof BaseError)).toBe(
      false,
    )
    expect(new InnerError({ amount: 1n }) instanceof BaseError).toBe(true)
  })
})

describe('findCause', () => {
  test('default: finds the typed error below others', () => {
    const inner = new InnerError({ amount: 1n })
    const outer = new BaseError('Outer.', { facts: {}, cause: new TypeError('middle', { cause: inner }) })
    expect(findCause(outer, InnerError)?.facts.amount).toBe(1n)
  })

  test('behavior: returns undefined if nothing is found, also for values that are not errors', () => {
    expect(findCause(new TypeError('other'), InnerError)).toBeUndefined()
    expect(findCause('text', InnerError)).toBeUndefined()
  })

  test('behavior: a ring of causes ends', () => {
    const error = new TypeError('ring')
    error.cause = error
    expect(findCause(error, InnerError)).toBeUndefined()
  })
})
