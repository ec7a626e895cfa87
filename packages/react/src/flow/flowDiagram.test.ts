import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type * as Flow from '../stores/Flow.js'

/** Every state of the union. The compiler reports an error here if one is added or removed. */
const states: Record<Flow.State['status'], true> = {
  idle: true,
  preparing: true,
  blocked: true,
  ready: true,
  running: true,
  done: true,
  settled: true,
  failed: true,
  unknown: true,
  stopped: true,
}

describe('flow.md', () => {
  test('behavior: draws exactly the states of the union', () => {
    const text = readFileSync(new URL('./flow.md', import.meta.url), 'utf8')
    const drawn = [...text.matchAll(/^ {2}(\w+) --> (\w+)/gm)].flatMap(([, from, to]) => [from, to])
    expect([...new Set(drawn)].sort()).toEqual(Object.keys(states).sort())
  })
})
