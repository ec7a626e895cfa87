import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { resume } from './actions/resume.js'
import { runSteps } from './run/runSteps.js'
import * as Execution from './state/Execution.js'
import { type Run, stage, start, stateOf } from './testing/run.js'
import { type Scenario, scenarios } from './testing/scenarios.js'
import { isDoneWithin, settled } from './testing/virtualTime.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const hour = 3_600_000
const find = (name: string): Scenario => {
  const scenario = scenarios.find((one) => one.name === name)
  if (!scenario) throw new RangeError(name)
  return scenario
}

/** A tab that closes after a number of events, with the state that its listener saved. */
async function closedAfter(run: Pick<Run, 'client' | 'wallet'>, scenario: Scenario, count: number) {
  let state = stateOf(scenario)
  const steps = runSteps(run.client, { ...scenario.options, state, wallet: run.wallet.wallet })
  const work = (async () => {
    for (let told = 0; told < count; told++) {
      const { value, done } = await steps.next()
      if (done) return
      state = Execution.reduce(state, value)
    }
  })()
  expect(await isDoneWithin(work, hour)).toBe(true)
  return Execution.parse(Execution.serialize(state))
}

async function resumed(run: Pick<Run, 'client' | 'wallet'>, from: Execution.Execution, retry?: 'ask-again') {
  let state = from
  const work = (async () => {
    for await (const event of runSteps(run.client, { state: from, wallet: run.wallet.wallet, retry }))
      state = Execution.reduce(state, event)
  })()
  expect(await isDoneWithin(work, hour)).toBe(true)
  await work
  return state
}

const whole = [
  'a purchase',
  'an approval, then a sale',
  'a listing',
  'something signed that the server carries out',
]

describe('runSteps, taken up in another tab', () => {
  const closings = whole.flatMap((name) =>
    find(name)
      .events.split(' ')
      .map((event, index) => ({ name, event, count: index + 1 }))
      .filter(({ event }) => event !== 'done'),
  )

  test.each(closings)(
    'behavior: $name, closed after $count events, at $event',
    async ({ name, event, count }) => {
      const scenario = find(name)
      const run = stage(scenario)
      const saved = await closedAfter(run, scenario, count)
      const state = await resumed(run, saved)
      if (event === 'asking') {
        // The wallet may have been asked, because the tab could have closed at any moment.
        expect(state).toMatchObject({ status: 'unknown', reason: { question: 'ask-again' } })
        expect((await resumed(run, state, 'ask-again')).status).toBe('done')
      } else expect(state.status).toBe('done')
      expect(run.wallet.asked).toEqual(scenario.asked)
    },
  )

  test('behavior: what was sent without an answer is found on chain', async () => {
    const scenario = { ...find('a purchase'), wallet: ['doesAndHangs' as const] }
    const run = stage(scenario)
    const controller = new AbortController()
    const first = start({ ...scenario, options: { signal: controller.signal } })
    await settled()
    expect(first.events.at(-1)).toBe('asking')
    controller.abort()
    expect(await isDoneWithin(first.done, hour)).toBe(true)
    expect(first.state).toMatchObject({ status: 'aborted', reason: { question: 'ask-again' } })

    first.chain.send({ to: run.chain.account, data: '0x', value: 3n })
    const state = await resumed(first, Execution.parse(Execution.serialize(first.state)))
    expect(state.status).toBe('done')
    expect(state.steps[0]?.items[0]?.txHashes).toEqual([first.chain.state.all[0]?.hash])
    expect(first.wallet.asked).toEqual(['sale'])
  })

  test('behavior: what is still on its way is waited for, and found', async () => {
    const controller = new AbortController()
    const scenario = { ...find('a purchase'), wallet: ['doesAndHangs' as const], fate: 'stuck' as const }
    const first = start({ ...scenario, options: { signal: controller.signal } })
    await settled()
    controller.abort()
    expect(await isDoneWithin(first.done, hour)).toBe(true)
    const { chain } = first
    const [sent] = chain.state.all
    setTimeout(() => sent && chain.mine(sent), 20_000)
    const state = await resumed(first, Execution.parse(Execution.serialize(first.state)))
    expect([state.status, state.steps[0]?.items[0]?.txHashes]).toEqual(['done', [sent?.hash]])
    expect(first.wallet.asked).toEqual(['sale'])
  })

  test('behavior: what is on chain is not asked for again, whatever the person says', async () => {
    const controller = new AbortController()
    const scenario = { ...find('a purchase'), wallet: ['doesAndHangs' as const] }
    const first = start({ ...scenario, options: { signal: controller.signal } })
    await settled()
    controller.abort()
    expect(await isDoneWithin(first.done, hour)).toBe(true)
    expect((await resumed(first, first.state, 'ask-again')).status).toBe('done')
    expect(first.wallet.asked).toEqual(['sale'])
  })

  test('behavior: what stays on its way is left to the person, within the bound', async () => {
    const controller = new AbortController()
    const scenario = { ...find('a purchase'), wallet: ['doesAndHangs' as const], fate: 'stuck' as const }
    const first = start({ ...scenario, options: { signal: controller.signal } })
    await settled()
    controller.abort()
    expect(await isDoneWithin(first.done, hour)).toBe(true)
    const before = Date.now()
    const state = await resumed(first, first.state)
    expect(state).toMatchObject({ status: 'unknown', reason: { question: 'ask-again' } })
    expect(Date.now() - before).toBeLessThanOrEqual(150_000)
    expect(first.wallet.asked).toEqual(['sale'])
  })

  test('behavior: an approval that was sent before others is found among them', async () => {
    const scenario = find('an approval, then a sale')
    const run = stage({ ...scenario, wallet: ['hangs', 'does'] })
    const saved = await closedAfter(run, scenario, 4)
    expect(Execution.isUnanswered(saved)).toBe(true)
    for (let count = 0; count < 3; count++) run.chain.send({ to: run.chain.account, data: '0x', value: 1n })
    const state = await resumed(run, saved)
    expect(state).toMatchObject({ status: 'unknown', reason: { name: 'Wallet.UnansweredError' } })
  })

  test('behavior: a pending transaction is waited for, and the server need not know it', async () => {
    const scenario = { ...find('a purchase'), fate: 'stuck' as const }
    const run = stage(scenario)
    const saved = await closedAfter(run, scenario, 5)
    expect(saved.status).toBe('confirming')
    run.chain.mine(run.chain.state.all[0]!)
    const before = run.server.paths().length
    expect((await resumed(run, saved)).status).toBe('done')
    expect(run.server.paths().slice(before)).toEqual(['/transactions/synced/v2', '/execute/results/v1'])
  })

  test('behavior: something signed is posted without asking again', async () => {
    const scenario = find('an order that is posted without an answer')
    const run = start(scenario)
    expect(await isDoneWithin(run.done, hour)).toBe(true)
    expect(run.state.status).toBe('unknown')
    const better = stage(find('a listing'))
    const state = await resumed({ ...better, wallet: run.wallet }, run.state)
    expect(state.status).toBe('done')
    expect(better.server.requests.find(({ path }) => path === '/order/v4')?.query.get('signature')).toBe(
      `0x${'5a'.repeat(65)}`,
    )
    expect(run.wallet.asked).toEqual(['order-signature'])
  })

  test('behavior: another account is not asked', async () => {
    const scenario = find('a purchase')
    const run = stage(scenario)
    const saved = await closedAfter(run, scenario, 2)
    const other = { ...saved, account: '0x0000000000000000000000000000000000000001' as const }
    expect(await resumed(run, other)).toMatchObject({
      status: 'refused',
      reason: { name: 'Wallet.AccountError' },
    })
    expect(run.wallet.asked).toEqual([])
  })

  test('error: a flow that has ended for good', async () => {
    const run = start(find('a purchase'))
    expect(await isDoneWithin(run.done, hour)).toBe(true)
    expect(() => runSteps(run.client, { state: run.state, wallet: run.wallet.wallet })).toThrowError(
      'The flow is done; start a new one.',
    )
  })
})

describe('resume', () => {
  test('default', async () => {
    const scenario = find('an approval, then a sale')
    const run = stage(scenario)
    const from = await closedAfter(run, scenario, 7)
    const told: string[] = []
    const work = resume(run.client, {
      from,
      wallet: run.wallet.wallet,
      onProgress: (state) => void told.push(state.status),
    })
    expect(await isDoneWithin(work, hour)).toBe(true)
    expect((await work).status).toBe('done')
    expect(told.at(-1)).toBe('done')
    expect(run.wallet.asked).toEqual(['nft-approval', 'sale'])
  })
})

describe('signal', () => {
  test.each(whole)('behavior: stops %s wherever it is, and it can be taken up', async (name) => {
    const scenario = find(name)
    const events = scenario.events.split(' ')
    for (let count = 1; count < events.length; count++) {
      const run = stage(scenario)
      const controller = new AbortController()
      let state = stateOf(scenario)
      const steps = runSteps(run.client, { state, wallet: run.wallet.wallet, signal: controller.signal })
      const work = (async () => {
        let told = 0
        for await (const event of steps) {
          state = Execution.reduce(state, event)
          if (++told === count) controller.abort()
        }
      })()
      expect(await isDoneWithin(work, hour)).toBe(true)
      await work
      expect(['aborted', 'done']).toContain(state.status)
      const last = state.status === 'done' ? state : await resumed(run, state, 'ask-again')
      expect(last.status).toBe('done')
    }
  })
})
