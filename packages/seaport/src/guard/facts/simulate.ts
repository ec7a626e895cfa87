import { BaseError } from '@souk/base'
import { type Address, getAddress, type Hex, numberToHex, RpcError } from 'viem'
import type { AnyClient } from '../../node/batch.js'
import type { Call } from '../effects/Call.js'
import type * as Effects from '../effects/Effects.js'
import { ofLogs } from '../effects/ofLogs.js'
import { addressOf, asRecord, hexOf } from '../findings/given.js'

/** The result of simulating calls one after another. */
export type Simulation = {
  effects: Effects.Effects
  /** The first failed call with its return data. Later calls are still simulated. */
  failed: { index: number; returnData: Hex } | undefined
}

/**
 * Simulates calls on a node and reads transfers and powers from the logs.
 *
 * Reads: one `eth_simulateV1`.
 *
 * @param options.calls - The calls in order. Each runs on the state after the previous one.
 * @throws {NotSimulatedError} when the node does not support simulations or does not answer.
 *
 * @example
 * const { effects } = await Order.simulate(client, { account, calls: [{ to, data }] })
 */
export async function simulate(client: AnyClient, options: simulate.Options): Promise<Simulation> {
  const { account, calls } = options
  const answers = readAnswers(await ask(client, account, calls))
  if (answers.length !== calls.length) throw new NotSimulatedError({ reason: 'its answer is unreadable' })
  const index = answers.findIndex(({ isDone }) => !isDone)
  const done = answers.flatMap(({ isDone, logs }) => (isDone ? logs : []))
  return {
    effects: ofLogs(account, done),
    failed: index < 0 ? undefined : { index, returnData: answers[index]?.returnData ?? '0x' },
  }
}

export declare namespace simulate {
  type Options = {
    /** The account that would send the calls. */
    account: Address
    calls: readonly Call[]
  }
}

async function ask(client: AnyClient, account: Address, calls: readonly Call[]): Promise<unknown> {
  const toCall = ({ to, data = '0x', value = 0n }: Call) => ({
    from: account,
    to,
    data,
    value: numberToHex(value),
  })
  const parameters = {
    blockStateCalls: [{ calls: calls.map(toCall) }],
    traceTransfers: true,
    validation: false,
  }
  try {
    return await client.request<{ Method: 'eth_simulateV1'; Parameters: unknown[]; ReturnType: unknown }>({
      method: 'eth_simulateV1',
      params: [parameters, 'latest'],
    })
  } catch (error) {
    const reason = error instanceof RpcError ? 'it does not support simulations' : 'it does not answer'
    throw new NotSimulatedError({ reason }, error)
  }
}

type Answer = { isDone: boolean; returnData: Hex; logs: Parameters<typeof ofLogs>[1] }

function readAnswers(given: unknown): readonly Answer[] {
  const [block] = Array.isArray(given) ? (given as readonly unknown[]) : []
  const { calls } = asRecord(block)
  return Array.isArray(calls) ? calls.map(readAnswer) : []
}

function readAnswer(given: unknown): Answer {
  const { status, returnData, logs } = asRecord(given)
  const list: readonly unknown[] = Array.isArray(logs) ? logs : []
  return {
    isDone: status === '0x1',
    returnData: hexOf(returnData) ?? '0x',
    logs: list.flatMap((one) => {
      const { address, topics, data } = asRecord(one)
      const [emitter, bytes] = [addressOf(address), hexOf(data) ?? '0x']
      const words = Array.isArray(topics) ? topics.flatMap((topic) => hexOf(topic) ?? []) : []
      return emitter ? [{ address: getAddress(emitter), topics: words, data: bytes }] : []
    }),
  }
}

/** Thrown when a call could not be simulated. This says nothing about the call itself. */
export class NotSimulatedError extends BaseError<{ reason: string }> {
  override readonly name = 'Order.NotSimulatedError'
  override readonly retry = 'later'
  constructor(facts: { reason: string }, cause?: unknown) {
    super(
      `The node could not simulate the call: ${facts.reason}. The explanation uses only the data of the call.`,
      {
        facts,
        cause,
      },
    )
  }
}
