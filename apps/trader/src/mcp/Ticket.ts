import { Order } from '@souk/seaport'
import { type Address, type Hex, hashTypedData } from 'viem'
import type { Kept } from '../conduct/Offer.js'
import { toJson } from '../terminal/json.js'

/** A trade that was prepared in this process. */
export type Ticket = {
  id: string
  tool: string
  input: object
  /** Unix time in milliseconds. */
  atMs: number
  kept: Kept
  /** What the wallet will be asked for, as it was when the plan was shown. */
  asked: readonly string[]
  isUsed: boolean
}

/** A plan is executed as long as its prices can be recent. */
export const mostAgeMs = 600_000

/** Writes down what a request says, without what the wallet chooses, such as gas and nonce. */
export function essence({ method, params }: Order.WalletRequest): string {
  const [first, second] = params ?? []
  if (method === 'eth_signTypedData_v4') return toJson([method, first, digestOf(second)]).toLowerCase()
  if (method !== 'eth_sendTransaction') return toJson([method, params]).toLowerCase()
  const { to, data, value } = first as { to?: string; data?: string; value?: string }
  return toJson([method, to, data ?? '0x', BigInt(value ?? 0)]).toLowerCase()
}

/** What is signed: two ways to write the same typed data have one digest. */
function digestOf(data: unknown): Hex {
  return hashTypedData(typeof data === 'string' ? JSON.parse(data) : data)
}

/** Writes down all requests of a trade. */
export function essences({ offer }: Kept): readonly string[] {
  return offer.prepared.requests?.().map(essence) ?? []
}

/**
 * Creates the gate of a trade: it lets each request through that was shown, once, and nothing else.
 *
 * @param judge - Judges each request by its decoded effects too.
 */
export function gateOf(
  { asked }: Pick<Ticket, 'asked'>,
  judge: (request: Order.WalletRequest) => readonly string[],
): (request: Order.WalletRequest) => readonly string[] {
  const left = [...asked]
  return (request) => {
    const index = left.indexOf(essence(request))
    if (index < 0) return ['The request differs from the plan that was shown.']
    left.splice(index, 1)
    return judge(request)
  }
}

type Moved = Order.Moved

/** What a plan does by its decoded requests: the part that no name and no request can colour. */
export function toPlan({ offer, account }: Kept) {
  const { prepared, known, feeRecipients, review } = offer
  const asked = prepared.requests?.().map((request) => Order.explainRequest(request, known)) ?? []
  const effects = asked.map((one) => one.effects)
  const isFee = (party: string) => feeRecipients.some((one) => one.toLowerCase() === party.toLowerCase())
  return {
    account,
    requests: asked.map(({ type, calls }) => ({ type, calls: calls.map((call) => call.type) })),
    pays: effects.flatMap(({ goes }) => goes.map(toData)),
    receives: effects.flatMap(({ comes }) => comes.map(toData)),
    others: effects.flatMap(({ others }) =>
      others.map(({ account: party, items }) => ({
        ...{ account: party, isFeeRecipient: isFee(party), receives: items.map(toData) },
      })),
    ),
    approvals: effects.flatMap(({ powers }) => powers),
    findings: review.findings,
  }
}

const kinds = ['native', 'currency', 'item', 'item', 'any item of a list', 'any item of a list'] as const

function toData({ itemType, token, identifierOrCriteria, least, most }: Moved) {
  const isItem = itemType > 1
  return {
    kind: kinds[itemType],
    token,
    ...(isItem ? { id: identifierOrCriteria } : undefined),
    ...(least === most ? { amount: most } : { least, most }),
  }
}

/** Tokens that the exchange or its conduit may move after a trade. */
export function approvalsOf(plan: ReturnType<typeof toPlan>): readonly Address[] {
  return plan.approvals.flatMap(({ token }) => token ?? [])
}
