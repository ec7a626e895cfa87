import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Progress, Seen } from './Progress.js'
import { createSay, progressText, sayIndexing } from './sayProgress.js'

const block = (number: bigint): Seen => ({ number, hash: '0x01', timestamp: number })
const started: Progress = { role: 'leader', caughtUp: false, isFirstSync: true, reorgs: 0, missingLogs: 0 }

const catchUp = { blocksLeft: 150n, began: { atMs: 0, blocks: 200n } }

describe('createSay', () => {
  test('default: a line with the time since the beginning', () => {
    const lines: string[] = []
    const say = createSay({ write: (text) => lines.push(text), isOn: true, began: 1_000, now: () => 3_340 })
    say('Opening the database')
    expect(lines).toEqual(['  2.3 s  Opening the database\n'])
  })

  test('param: isOn: prints nothing when no one reads it', () => {
    const lines: string[] = []
    createSay({ write: (text) => lines.push(text), isOn: false, began: 0 })('Opening the database')
    expect(lines).toEqual([])
  })
})

describe('progressText', () => {
  test.each([
    [started, 'Indexing: asking the node for its latest block'],
    [{ ...started, head: block(200n) }, 'Indexing: block 0 of 200 (0 %)'],
    [{ ...started, head: block(200n), indexed: block(50n) }, 'Indexing: block 50 of 200 (25 %)'],
    [
      { ...started, head: block(200n), indexed: block(50n), catchUp: { ...catchUp, secondsLeft: 40 } },
      'Indexing: block 50 of 200 (25 %), 150 blocks left, about 40 seconds',
    ],
    [
      { ...started, head: block(200n), indexed: block(200n), caughtUp: true, catchUp },
      'Reading the history of collections: 150 blocks left',
    ],
    [{ ...started, head: block(0n) }, 'Indexing: block 0 of 0 (0 %)'],
    [
      { ...started, head: block(200n), indexed: block(200n), caughtUp: true },
      'Indexed up to the latest block, 200',
    ],
    [
      { ...started, error: new Error('The node does not answer.') },
      'The chain cannot be followed right now: The node does not answer.',
    ],
  ])('default: says so, %#', (progress, text) => {
    expect(progressText(progress)).toBe(text)
  })
})

describe('sayIndexing', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('default: prints progress until the head is reached', () => {
    const lines: string[] = []
    const market = { progress: { ...started, head: block(10n) } as Progress }
    sayIndexing(market, { say: (text) => lines.push(text) })
    vi.advanceTimersByTime(6_000)
    market.progress.indexed = block(10n)
    market.progress.caughtUp = true
    vi.advanceTimersByTime(2_000)
    market.progress.indexed = block(11n)
    vi.advanceTimersByTime(20_000)
    expect(lines).toEqual(['Indexing: block 0 of 10 (0 %)', 'Indexed up to the latest block, 10'])
  })

  test('param: leastMs: prints fewer lines, and the last one at once', () => {
    const lines: string[] = []
    const market = { progress: { ...started, head: block(100n) } as Progress }
    sayIndexing(market, { say: (text) => lines.push(text), leastMs: 30_000 })
    for (let at = 0n; at < 40n; at += 2n) {
      market.progress.indexed = block(at)
      vi.advanceTimersByTime(2_000)
    }
    market.progress.indexed = block(100n)
    market.progress.caughtUp = true
    vi.advanceTimersByTime(2_000)
    expect(lines).toEqual(['Indexing: block 28 of 100 (28 %)', 'Indexed up to the latest block, 100'])
  })

  test('param: signal: ends it', () => {
    const lines: string[] = []
    const stopping = new AbortController()
    sayIndexing({ progress: started }, { say: (text) => lines.push(text), signal: stopping.signal })
    stopping.abort()
    vi.advanceTimersByTime(20_000)
    expect(lines).toEqual([])
  })
})
