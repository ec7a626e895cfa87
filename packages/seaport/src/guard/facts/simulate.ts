import { BaseError } from '@souk/base'
import { type Address, getAddress, type Hex, numberToHex, RpcError } from 'viem'
import type { AnyClient } from '../../node/batch.js'
import type { Call } from '../effects/Call.js'
import type * as Effects from '../effects/Effects.js'
import { ofLogs } from '../effects/ofLogs.js'
import { addressOf, asRecord, hexOf } from '../findings/given.js'

/** What calls did when a node tried them, one after the other, without sending them. */
export type Simulation = {
  effects: Effects.Effects
  /** The first call that failed, with what it returned; what comes after it was tried all the same. */
  failed: { index: number; returnData: Hex } | undefined
}

/**
 * Has a node try calls, and reads from the logs what they move and whom they give power.
 *
 * Reads: one `eth_simulateV1`.
 *
 * @param options.calls - In their order; each is tried on what those before it left.
 * @throws {NotSimulatedError} when the node does not offer simulations, or does not answer.
 *
 * @example
 * const { effects } = await Order.simulate(client, { account, calls: [{ to, data }] })
 */
export async function simulate(client: AnyClient, options: simulate.Options): Promise<Simulation> {
  const { account, calls } = options
  const answers = readAnswers(await ask(client, account, calls))
  if (answers.length !== calls.length) throw new NotSimulatedError({ reason: 'its answer is not readable' })
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
    const reason = error instanceof RpcError ? 'it does not offer simulations' : 'it does not answer'
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

/** Thrown when nobody could try what a call does: that says nothing about the call. */
export class NotSimulatedError extends BaseError<{ reason: string }> {
  override readonly name = 'Order.NotSimulatedError'
  override readonly retry = 'later'
  constructor(facts: { reason: string }, cause?: unknown) {
    super(`The node could not try the call: ${facts.reason}. What it would do follows from its data alone.`, {
      facts,
      cause,
    })
  }
}
