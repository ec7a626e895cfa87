import { loggingZoneAbi } from '@souk/contracts/testing'
import * as fc from 'fast-check'
import { parseAbi, parseEther, parseEventLogs } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import * as Balances from '../chain/Balances.js'
import { testChain } from '../chain/chain.js'
import { passTime, undone } from '../chain/clock.js'
import { transact } from '../chain/transact.js'
import {
  approveTaker,
  isAccepted,
  predict,
  rawFill,
  readBalances,
  type Scenario,
  Scenarios,
  type Stage,
  setUp,
} from './index.js'
import { addressOf, createWorld, type World } from './world.js'

const chain = testChain()
let world: World

beforeEach(async () => {
  world = await createWorld(chain)
})

/** A listing of twelve units for 12 ether and a fee, which can be filled in parts. */
const listing: Scenario.OrderPlan = {
  maker: { person: 0 },
  offer: [{ kind: 'erc1155', token: 0, identifier: 5n, start: 12n, end: 12n }],
  consideration: [
    {
      kind: 'native',
      token: 0,
      identifier: 0n,
      start: parseEther('12'),
      end: parseEther('12'),
      recipient: { person: 0 },
    },
    { kind: 'erc20', token: 1, identifier: 0n, start: 24n, end: 36n, recipient: { person: 5 } },
  ],
  isPartial: true,
  zone: 'none',
  conduit: false,
  startsIn: -100n,
  lasts: 1_000n,
  consent: 'compact',
  filled: [],
}
const fill: Scenario.Step = {
  type: 'fill',
  taker: 3,
  fills: [{ order: 0, tips: [], extraData: '0x' }],
  conduit: true,
  after: 0n,
  isPoor: false,
}
const stageOf = (order: Partial<Scenario.OrderPlan>, step: Partial<Scenario.Step> = {}) =>
  setUp(world, { orders: [{ ...listing, ...order }], steps: [{ ...fill, ...step }] })

/** Fills with a raw call of the contract, and compares the outcome with the prediction. */
async function fillRaw(stage: Stage) {
  const step = stage.scenario.steps[0]!
  await approveTaker(stage, step)
  const expected = await predict(stage, step, { indexes: [0] })
  const before = await readBalances(stage)
  const from = addressOf(world, { person: step.taker })
  const receipt = await transact(chain, { from, ...rawFill(stage, step) })
  const diff = Balances.diff(before, await readBalances(stage), { receipts: [receipt] })
  expect(diff).toEqual(Balances.fromMovements(expected))
  return { diff, receipt, expected }
}

const refusedBy = async (stage: Stage) => {
  const step = stage.scenario.steps[0]!
  await approveTaker(stage, step)
  const from = addressOf(world, { person: step.taker })
  return !(await isAccepted(world, { from, ...rawFill(stage, step) }))
}

describe('setUp', () => {
  test('default: what it makes can be filled, and comes out as predicted', async () => {
    const { expected } = await fillRaw(await stageOf({}))
    // A tenth of the time has passed: 24 + 12 / 10, rounded up.
    expect(expected.map(({ amount }) => amount)).toEqual([12n, parseEther('12'), 26n])
  })

  test('param: filled: the rest is left, whatever the denominators', async () => {
    const filled = [
      { numerator: 1n, denominator: 4n },
      { numerator: 2n ** 60n, denominator: 6n * 2n ** 60n },
    ]
    const { expected } = await fillRaw(await stageOf({ filled }))
    expect(expected[0]?.amount).toBe(7n)
  })

  test('param: units, recipient', async () => {
    const fills = [{ order: 0, units: 2n, tips: [], extraData: '0x' as const }]
    const { expected } = await fillRaw(
      await stageOf({}, { fills, recipient: { person: 6, isContract: true } }),
    )
    expect(expected[0]).toMatchObject({ amount: 2n, to: addressOf(world, { person: 6, isContract: true }) })
  })

  test('param: zone: hears what it is told', async () => {
    const fills = [{ order: 0, tips: [], extraData: '0x736f756b' as const }]
    const stage = await stageOf({ zone: 'logging' }, { fills })
    const { receipt } = await fillRaw(stage)
    const [event] = parseEventLogs({ abi: parseAbi(loggingZoneAbi), logs: receipt.logs })
    expect(event?.args).toMatchObject({
      orderHash: stage.orders[0]?.orderHash,
      extraData: '0x736f756b',
      orderHashes: [stage.orders[0]?.orderHash],
    })
  })

  test.each(['plain', 'compact', 'bulk', 'validated'] as const)('param: consent: %s', async (consent) => {
    await fillRaw(await stageOf({ consent }))
  })

  test.each(['plain', 'compact', 'long', 'approved', 'validated'] as const)(
    'param: consent: %s, of a contract wallet',
    async (consent) => {
      await fillRaw(await stageOf({ consent, maker: { person: 0, isContract: true } }))
    },
  )

  test.each<Partial<Scenario.OrderPlan>>([
    { consent: 'missing' },
    { consent: 'foreign' },
    { consent: 'long' },
    { consent: 'approved' },
    { flaw: 'cancelled' },
    { flaw: 'counter' },
    { flaw: 'unapproved' },
    { flaw: 'poor' },
    { zone: 'reverting' },
    { zone: 'mistaken' },
    { startsIn: 1n },
    { lasts: 100n },
  ])('behavior: the contract refuses %o', async (change) => {
    expect(await refusedBy(await stageOf(change))).toBe(true)
  })
})

describe('Scenarios', () => {
  test('behavior: the same seed draws the same', () => {
    const draw = () => fc.sample(Scenarios.sweeps, { seed: 7, numRuns: 5 })
    expect(draw()).toEqual(draw())
  })

  test('behavior: what the contract takes comes out as predicted', async () => {
    let filled = 0
    await fc.assert(
      fc.asyncProperty(Scenarios.fills, (scenario) =>
        undone(chain, async () => {
          const [step] = scenario.steps
          const stage = await setUp(world, {
            ...scenario,
            steps: [{ ...step!, fills: [{ ...step!.fills[0]!, tips: [] }] }],
          })
          await passTime(chain, step!.after)
          if (await refusedBy(stage)) return
          await fillRaw(stage)
          filled += 1
        }),
      ),
      { seed: 11, numRuns: 30 },
    )
    expect(filled).toBeGreaterThan(10)
  })
})
