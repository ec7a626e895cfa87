import type { TransferWire } from '@souk/execute/wire'
import { generateSalt } from '@souk/seaport'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Market } from '../market/Market.js'
import { fromNode } from '../node/node.js'
import { assertTraded } from './facts/places.js'
import { readChain } from './facts/readChain.js'
import type { Answer } from './model/Answer.js'
import { RefusedError, refuse } from './model/Refusal.js'
import { type Gift, planTransfer, requirementOf } from './plan/planTransfer.js'

/** A request to transfer. */
export type TransferRequest = ReturnType<typeof TransferWire.decodeRequest>

/** The most tokens in one transfer; more do not fit into one transaction. */
const mostItems = 100

/** Plans the transfer of tokens to another account. @throws {RefusedError} when the sender does not hold them. */
export async function transfer(market: Market, request: TransferRequest): Promise<Answer> {
  const from = request.from.toLowerCase() as Address
  const to = request.to.toLowerCase() as Address
  if (request.items.length === 0) refuse('nothing_to_do', 'Name at least one token to transfer.')
  if (request.items.length > mostItems)
    refuse('nothing_to_do', `One request can transfer at most ${mostItems} tokens.`)
  if (isAddressEqual(to, zeroAddress) || isAddressEqual(to, from))
    refuse('nothing_to_do', 'The recipient must be a different account.')
  const { conduitKey } = market.config
  const gifts = merge(
    request.items.map(({ token, quantity = 1n }, index) => ({
      ...assertTraded(market, token.contract, { index }),
      identifier: token.tokenId,
      quantity,
    })),
  )
  const [facts, code] = await Promise.all([
    readChain(market, { holdings: gifts.map((gift) => requirementOf(gift, { from, conduitKey })) }),
    fromNode('eth_getCode', () => market.node.getCode({ address: to })),
  ])
  const { steps, issues } = planTransfer(gifts, {
    from,
    to,
    facts,
    conduitKey,
    isToContract: code !== undefined && code !== '0x',
    exchange: market.rules.exchange,
    salt: generateSalt(),
  })
  if (issues.length > 0) throw new RefusedError({ issues })
  return { steps }
}

/** Adds up the units of a token that the request names twice. */
function merge(gifts: readonly Gift[]): readonly Gift[] {
  const merged = new Map<string, Gift>()
  for (const gift of gifts) {
    const name = `${gift.contract}/${gift.identifier}`
    merged.set(name, { ...gift, quantity: gift.quantity + (merged.get(name)?.quantity ?? 0n) })
  }
  return [...merged.values()]
}
