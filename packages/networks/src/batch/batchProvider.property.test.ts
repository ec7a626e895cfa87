/** Whatever the requests and the node's behaviour: each caller soon receives its own value or a named error. */
import { AbortedError, BaseError } from '@souk/base'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  answerOf,
  fakeNode,
  isBatch,
  multicall3Address,
  rpcError,
  sequenceAddress,
} from '../testing/fakeNode.js'
import { balanceOf, callOf, codeOf, revertingCallOf } from '../testing/questions.js'
import { withFakeTime } from '../testing/withFakeTime.js'
import type { BatchContract } from './BatchOptions.js'
import { batchProvider } from './batchProvider.js'
import type { RpcRequest } from './encodings/Read.js'

withFakeTime()

const block = fc.constantFrom('latest', undefined, 'pending', '0x10', { blockHash: `0x${'ab'.repeat(32)}` })
const request: fc.Arbitrary<RpcRequest> = fc.oneof(
  fc.tuple(fc.nat(9), block).map(([value, block]) => callOf(value, block)),
  fc.tuple(fc.nat(9), block).map(([value, block]) => balanceOf(value, block)),
  fc.tuple(fc.nat(9), block).map(([value, block]) => codeOf(value, block)),
  fc.nat(9).map(revertingCallOf),
  fc.constantFrom<RpcRequest>(
    callOf(1, 'latest', { from: sequenceAddress }),
    { method: 'eth_chainId', params: [] },
    { method: 'eth_getBalance', params: ['nobody', 'latest'] },
  ),
)

/** A caller that asks some time after the previous one and may leave after a while. */
const caller = fc.record({
  request,
  afterMs: fc.nat(30),
  leavesAfterMs: fc.option(fc.nat(80), { nil: undefined, freq: 6 }),
})

/** The node's behaviour for consecutive requests. */
const fault = fc.oneof(
  { weight: 4, arbitrary: fc.constant('honest' as const) },
  fc.constantFrom('outOfGas', 'refused', 'limited', 'dead', 'cut', 'empty', 'null', 'slow', 'limit4'),
)

const messages: Partial<Record<string, [number, string]>> = {
  outOfGas: [-32_000, 'out of gas'],
  refused: [-32_602, 'no'],
  limited: [-32_005, 'limit exceeded'],
}

async function misbehave(kind: string, asked: RpcRequest): Promise<unknown> {
  const error = messages[kind]
  if (error) return rpcError(...error)
  const isCall = asked.method === 'eth_call'
  switch (kind) {
    case 'dead':
      return new TypeError('fetch failed')
    case 'cut':
      // Only faults that cannot look like an answer, because a node that lies well cannot be detected.
      return isBatch(asked) ? String(answerOf(asked)).slice(0, -64) : undefined
    case 'empty':
      return isBatch(asked) ? '0x' : undefined
    case 'null':
      return isCall ? null : undefined
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, 200))
      return undefined
    case 'limit4':
      return JSON.stringify(asked).length > 1_500
        ? rpcError(-32_000, 'gas required exceeds allowance')
        : undefined
    default:
      return undefined
  }
}

const contract = fc.constantFrom<BatchContract>(
  { type: 'sequence', address: sequenceAddress },
  { type: 'multicall3', address: multicall3Address },
)

/** An honest node's answer to a single request, as one line. */
async function honest(asked: RpcRequest): Promise<string> {
  return outcome(Promise.resolve().then(() => answerOf(asked)))
}
function outcome(answer: Promise<unknown>): Promise<string> {
  return answer.then(String, (error: Error) => `failed: ${error.message}`)
}

test('behavior: own value or a named error, within the window, with few requests', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(caller, { minLength: 1, maxLength: 60 }),
      fc.array(fault, { maxLength: 30 }),
      contract,
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom(0, 1, 50),
      async (callers, faults, contract, batchSize, timeWindow) => {
        const began = Date.now()
        let firstFault = Number.POSITIVE_INFINITY
        const node = fakeNode({
          fault: (asked, index) => {
            const kind = faults[index] ?? 'honest'
            if (kind !== 'honest') firstFault = Math.min(firstFault, Date.now())
            return misbehave(kind, asked)
          },
        })
        const provider = batchProvider(node, { contract, batchSize, timeWindow })
        const answers: Promise<void>[] = []
        for (const { request, afterMs, leavesAfterMs } of callers) {
          const controller = new AbortController()
          const askedAt = Date.now()
          const answer = provider.request(request, { signal: controller.signal })
          answers.push(check(request, answer, () => (Date.now() < firstFault ? Date.now() - askedAt : 0)))
          if (leavesAfterMs !== undefined) setTimeout(() => controller.abort(), leavesAfterMs)
          await vi.advanceTimersByTimeAsync(afterMs)
        }
        await vi.runAllTimersAsync()
        await Promise.all(answers)
        expect(Date.now() - began).toBeLessThan(60 * 30 + 5_000)
        expect(node.sent.length).toBeLessThanOrEqual(2 * callers.length)
        expect(provider.counters()).toMatchObject({ calls: callers.length, requests: node.sent.length })

        async function check(request: RpcRequest, answer: Promise<unknown>, delayMs: () => number) {
          const error = await answer.then(
            () => undefined,
            (error: unknown) => error,
          )
          expect(delayMs()).toBeLessThanOrEqual(timeWindow)
          if (error instanceof AbortedError || error instanceof BaseError) return
          const said = await outcome(answer)
          const allowed = [
            await honest(request),
            ...Object.values(messages).map((known) => `failed: ${known?.[1]}`),
          ]
          expect([
            ...allowed,
            'failed: fetch failed',
            'failed: gas required exceeds allowance',
            'null',
          ]).toContain(said)
          if (said === 'null') expect(isQueued(request)).toBe(false)
        }
      },
    ),
    { numRuns: 300 },
  )
})

/** Whether an empty answer is refused. Requests outside batches are passed on unchanged. */
function isQueued({ method, params }: RpcRequest): boolean {
  return method === 'eth_call' && !('from' in (params as [object])[0])
}
