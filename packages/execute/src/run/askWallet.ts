import { AbortedError, defined } from '@souk/base'
import { type Hex, isHex } from 'viem'
import { within } from '../client/within.js'
import * as Step from '../domain/Step.js'
import type { AnyItem } from '../state/alignSteps.js'
import type { Endpoint, Event, ItemPlace } from '../state/ExecutionState.js'
import { fromWallet } from '../wallets/fromWallet.js'
import {
  DeclinedError,
  FailedError,
  NoHashError,
  NoSignatureError,
  UnansweredError,
  WrongChainError,
} from '../wallets/Wallet.js'
import { type Flow, itemAt, walletChainOf } from './Flow.js'
import { nonceFor, withOverrides } from './overrides.js'
import { vouch } from './vouch.js'

/** A request for the wallet. */
export type Request = { place: ItemPlace; step: Step.Step; item: AnyItem }

/**
 * Sends one request to the wallet, after the checks.
 *
 * Yields `asking` before the request, so that a saved state knows of the request whatever happens next.
 *
 * @throws the errors of the checks and of the wallet.
 */
export async function* askWallet(flow: Flow, request: Request): AsyncGenerator<Event, void> {
  const { place, step, item } = request
  const { data, check } = item
  if (!data) return
  await vouch(flow, step.id, data)
  const chainId = 'to' in data ? (data.chainId ?? flow.chain.id) : undefined
  yield* useChain(flow, request, chainId ?? flow.chain.id)
  if (flow.isStopping) return
  const post = 'to' in data ? undefined : data.post
  const asking = {
    key: Step.keyOf(data, { chainId: flow.chain.id }),
    chainId,
    nonce: chainId === undefined ? undefined : nonceFor(flow, place, chainId),
    post: toEndpoint(post),
    check: toEndpoint(check),
  }
  yield { type: 'asking', ...place, ...defined(asking) }
  // The wallet may be asked only for what the state records as asked.
  if (itemAt(flow, place)?.status !== 'asked') return
  try {
    const answer = await ask(flow, request, data)
    if ('to' in data) yield { type: 'sent', ...place, hash: toHash(answer, step.id) }
    else yield { type: 'signed', ...place, signature: toSignature(answer, step.id) }
  } catch (error) {
    // These errors are answers, so the wallet will not act any more. Without an answer, it still may.
    const isAnswer = [DeclinedError, FailedError, NoSignatureError].some((type) => error instanceof type)
    if (isAnswer) yield { type: 'declined', ...place }
    throw error
  }
}

function toEndpoint(post: Step.Post | undefined): Endpoint | undefined {
  return post && { endpoint: post.endpoint, body: post.body }
}

async function ask(
  flow: Flow,
  { place, step }: Request,
  data: Step.Transaction | Step.Signing,
): Promise<unknown> {
  const { client, chain, wallet, signal, walletTimeoutMs: timeoutMs } = flow
  const { id: stepId, action, description } = step
  const about = { stepId, action, description, chainId: chain.id }
  const limits = { timeoutMs, clock: client.clock, signal }
  const work = async (signal: AbortSignal) => {
    if (!('to' in data)) return data.sign && wallet.signStep(data.sign, { ...about, signal })
    const chainId = data.chainId ?? chain.id
    const transaction = { ...withOverrides(flow, place, data), chainId }
    return wallet.sendStep(transaction, { ...about, chainId, signal })
  }
  try {
    const answer = await within(work, limits)
    if (!answer.isLate) return answer.value
  } catch (error) {
    throw signal.aborted || error instanceof AbortedError ? error : fromWallet(error, { stepId })
  }
  throw new UnansweredError({ stepId, reason: `no answer within ${timeoutMs} ms` })
}

function toHash(answer: unknown, stepId: string): Hex {
  if (typeof answer === 'string' && isHex(answer) && answer.length > 2) return answer
  throw new NoHashError({ stepId, answer: answer ?? null })
}

function toSignature(answer: unknown, stepId: string): Hex {
  if (typeof answer === 'string' && isHex(answer) && answer.length > 2) return answer
  throw new NoSignatureError({ stepId, answer: answer ?? null })
}

/** Asks the wallet to switch to the chain. A wallet that stays on another chain receives no request. */
async function* useChain(flow: Flow, { place, step }: Request, chainId: number): AsyncGenerator<Event, void> {
  const { wallet, client, signal, walletTimeoutMs: timeoutMs } = flow
  if (!wallet.getChainId) return
  const actual = await walletChainOf(flow)
  if (actual === chainId) return
  const { switchChain } = wallet
  if (actual === undefined) {
    throw new FailedError({ action: step.id, reason: 'it did not report which chain it is on' })
  }
  if (!switchChain) throw new WrongChainError({ expected: chainId, actual })
  yield { type: 'switching', ...place, chainId }
  try {
    await within(() => switchChain(chainId), { timeoutMs, clock: client.clock, signal })
  } catch (cause) {
    if (signal.aborted) throw cause
    const error = fromWallet(cause, { stepId: step.id })
    throw error instanceof DeclinedError ? error : new WrongChainError({ expected: chainId, actual }, cause)
  }
  // Some wallets confirm the switch and stay on their chain.
  const now = await walletChainOf(flow)
  if (now !== chainId) throw new WrongChainError({ expected: chainId, actual: now ?? actual })
}
