import { BaseError, DeadlineError, findCause, poll } from '@souk/base'
import { type Action, type Order, validateOrders } from '@souk/seaport'
import type { Account, Hex } from 'viem'
import type { Market } from '../../api/Market.js'
import { ResponseError } from '../../api/ResponseError.js'
import type { Progress } from '../../domain/Trade.js'
import { carryOut } from './carryOut.js'
import { toOrderNews } from './flowsOf.js'

/** How an order becomes binding. */
export type PublishOptions = {
  /**
   * With `signature`, the wallet signs the order, which is free. With `chain`, the account validates the order on the
   * exchange in a transaction, and signs nothing. Accounts that cannot sign need this. It makes the order public for
   * good, and its cancellation is the same as that of any other order. @default 'signature'
   */
  publish?: 'signature' | 'chain' | undefined
}

/** Replaces the signature of an order by its validation on chain. The approvals stay the same. */
export function toValidation(
  { client, seaport: config }: Market,
  order: { actions: readonly Action[]; components: Order.Components },
  { account }: { account: Account },
): readonly Action[] {
  const approvals = order.actions.filter(({ type }) => type === 'approval')
  const orders = [{ parameters: order.components, signature: '0x' } as const]
  return [...approvals, ...validateOrders(client, { orders, account, config }).actions]
}

/** Validates an order on chain. Yields it as signed, so that an interrupted trade can still post it. */
export async function* publishOnChain(
  market: Market,
  options: Omit<carryOut.Options, 'act' | 'onAsked'> & { order: Order.Order; orderHash: Hex },
): AsyncGenerator<Progress, readonly Order.Order[], undefined> {
  const { account, actions, of, signal, overrides, order } = options
  const act = { event: 'ApproveOrder', payload: toOrderNews(account.address, [options]) } as const
  yield* carryOut(market, { account, actions, of, signal, overrides, act })
  yield { type: 'signed', step: actions.length - 1, of, orders: [order] }
  return [order]
}

/** How long the market's node may take to see a transaction that the wallet's node has confirmed. */
const deadlineMs = 30_000

/** Posts an order until the market's node has seen its validation. */
export async function postSeen<posted>(
  post: () => Promise<posted>,
  { signal }: { signal?: AbortSignal | undefined },
): Promise<posted> {
  let refusal: unknown
  const ask = async () => {
    try {
      return { posted: await post() }
    } catch (error) {
      if (!isUnseen(error)) throw error
      refusal = error
      return undefined
    }
  }
  try {
    return (await poll(ask, { intervalMs: 500, deadlineMs, signal })).posted
  } catch (error) {
    throw error instanceof DeadlineError && refusal ? refusal : error
  }
}

/** Before the market sees the validation, it only sees an order without a signature. */
function isUnseen(error: unknown): boolean {
  return error instanceof BaseError && findCause(error, ResponseError)?.code === 'signature_invalid'
}
