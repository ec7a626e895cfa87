import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Run, start } from '../testing/run.js'
import { scenarios } from '../testing/scenarios.js'
import { isDoneWithin } from '../testing/virtualTime.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const reasonOf = ({ state }: Run) =>
  'reason' in state ? `${state.reason.name}: ${state.reason.message}` : undefined

describe('runSteps', () => {
  test.each(scenarios)('behavior: $name', async (scenario) => {
    const run = start(scenario)
    expect(await isDoneWithin(run.done, 3_600_000)).toBe(true)
    await run.done
    expect({
      events: run.events.join(' '),
      status: run.state.status,
      reason: reasonOf(run),
      asked: run.wallet.asked,
    }).toEqual({
      events: scenario.events,
      status: scenario.status,
      reason: scenario.reason,
      asked: scenario.asked,
    })
  })
})
