import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { peerEnds } from './testing/peerEnds.js'
import { endOf, startPeer } from './testing/runPeer.js'
import { scenarios } from './testing/scenarios.js'
import { isDoneWithin, settled } from './testing/virtualTime.js'

/** The published client leaves promises that reject later, which would fail another test. */
const listeners = process.listeners('unhandledRejection')
const ignore = () => {}
beforeAll(() => {
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', ignore)
})
afterAll(async () => {
  await settled()
  process.off('unhandledRejection', ignore)
  for (const listener of listeners) process.on('unhandledRejection', listener)
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tenMinutes = 600_000

describe('the published client in the same scenarios', () => {
  test.each(scenarios)('behavior: $name', async (scenario) => {
    const { done, wallet } = startPeer(scenario)
    const ends = await endOf(done, await isDoneWithin(done, tenMinutes))
    expect({ ends, asked: wallet.asked.join(' ') }).toEqual(peerEnds[scenario.name])
  })
})
