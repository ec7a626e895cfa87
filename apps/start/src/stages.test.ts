import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStages } from '../bin/stages.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('createStages', () => {
  test('default: a line for each stage, with the time since the start', () => {
    const lines: string[] = []
    const stages = createStages({ write: (line) => lines.push(line), began: Date.now() - 1_500 })
    stages.begin('Building the app')
    vi.advanceTimersByTime(3_000)
    stages.begin('Starting the chain')
    stages.end()
    expect(lines).toEqual(['  1.5 s  Building the app …', '  4.5 s  Starting the chain …'])
  })

  test('behavior: repeats a long stage until it ends', () => {
    const lines: string[] = []
    const stages = createStages({ write: (line) => lines.push(line), began: Date.now() })
    stages.begin('Installing the dependencies')
    vi.advanceTimersByTime(25_000)
    stages.end()
    vi.advanceTimersByTime(60_000)
    expect(lines).toEqual([
      '  0.0 s  Installing the dependencies …',
      ' 10.0 s  … still running after 10.0 s',
      ' 20.0 s  … still running after 20.0 s',
    ])
  })
})
