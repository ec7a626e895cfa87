import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as Execution from './state/Execution.js'

const text = readFileSync(new URL('flow.md', import.meta.url), 'utf8')

describe('flow.md', () => {
  test('behavior: draws every state of the union, and no other', () => {
    const drawn = [...text.matchAll(/^ {2}(\S+) --> ([\w-]+)/gm)].flatMap(([, from = '', to = '']) => [
      from,
      to,
    ])
    const states = new Set(drawn.filter((name) => name !== '[*]'))
    expect([...states].sort()).toEqual(
      [...Execution.runningStatuses, ...Execution.failureStatuses, 'done'].sort(),
    )
  })

  test('behavior: what can be taken up is what the reducer takes up', () => {
    const resumed = [...text.matchAll(/^ {2}(\w+) --> quoting: resume/gm)].map(([, name]) => name)
    const closed = [...Execution.failureStatuses].filter((status) => !resumed.includes(status))
    expect(closed).toEqual(['reverted', 'cancelled', 'dropped'])
    const begun = Execution.start({
      kind: 'buy',
      chainId: 1,
      account: '0x0000000000000000000000000000000000000001',
      request: { path: '/', body: {} },
    })
    const reason: Execution.Reason = { name: '', message: '', retry: 'never', facts: {} }
    for (const status of Execution.failureStatuses) {
      const ended = Execution.reduce(begun, { type: 'ended', status, reason })
      expect(Execution.canResume(ended)).toBe(resumed.includes(status))
    }
  })
})
