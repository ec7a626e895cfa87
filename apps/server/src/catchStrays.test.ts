import { EventEmitter } from 'node:events'
import { describe, expect, test } from 'vitest'
import { catchStrays } from './catchStrays.js'
import { WorkEndedError } from './server/WorkEndedError.js'

function setUp() {
  const process = new EventEmitter()
  const logged: object[] = []
  const ended: unknown[] = []
  catchStrays(process, {
    log: { error: (facts) => void logged.push(facts) },
    end: (error) => void ended.push(error),
  })
  return { process, logged, ended }
}

describe('catchStrays', () => {
  test.each(['uncaughtException', 'unhandledRejection'])(
    'default: %s is logged, and the process continues',
    (event) => {
      const { process, logged, ended } = setUp()
      for (const error of [new TypeError('Invalid URL'), 'text', undefined, null]) process.emit(event, error)
      expect(logged).toHaveLength(4)
      expect(ended).toEqual([])
    },
  )

  test.each([new WorkEndedError({ cause: new Error('gone') }), new WebAssembly.RuntimeError('unreachable')])(
    'behavior: %s ends the process',
    (error) => {
      const { process, ended } = setUp()
      process.emit('unhandledRejection', error)
      expect(ended).toEqual([error])
    },
  )
})
