import { type Address, isAddressEqual } from 'viem'
import type { Entry } from '../journal/journal.js'
import type { Market } from '../market/Market.js'
import * as Read from '../node/Read.js'
import { toRecovery } from '../node/signature.js'
import { readTerms } from './readTerms.js'
import * as Terms from './Terms.js'

/** Why a journal entry is not an order that this market has accepted. */
export type Fault = 'hash' | 'signature' | 'terms'

/** A journal entry, with its fault if it has one. */
export type Checked = { entry: Entry; terms: Terms.Terms } | { entry: Entry; fault: Fault }

/** The number of signatures per call. */
const callSize = 100

/**
 * Checks journal entries like posted orders: each must have the hash that it claims, and be signed by its maker.
 * Leaves consents of makers' contracts to the later call that reads the orders' state.
 *
 * @returns In the order of `entries`.
 * @throws {NodeError} when the node does not answer.
 */
export async function verifyEntries(market: Market, entries: readonly Entry[]): Promise<readonly Checked[]> {
  const isSigned = await findSigned(market, entries)
  return entries.map((entry, index) => {
    const { parameters } = entry.order
    if (market.hasher.hash(parameters) !== entry.orderHash.toLowerCase()) return { entry, fault: 'hash' }
    if (!isSigned[index]) return { entry, fault: 'signature' }
    const terms = readTerms(parameters, entry.side, market.rules)
    return Terms.isTerms(terms) ? { entry, terms } : { entry, fault: 'terms' }
  })
}

async function findSigned(market: Market, entries: readonly Entry[]): Promise<readonly boolean[]> {
  const memo = new Map()
  const questions = entries.map(({ signedBy, order, orderHash }) =>
    signedBy === 'key'
      ? toRecovery({ orderHash, signature: order.signature, digest: market.digest, memo })
      : undefined,
  )
  const asked = questions.filter((question) => question !== undefined)
  const signers = new Map<Read.Read<unknown>, Address | undefined>()
  for (let start = 0; start < asked.length; start += callSize) {
    const part = asked.slice(start, start + callSize)
    const found = await Read.all(market.node, part)
    for (const [index, question] of part.entries()) signers.set(question, found[index])
  }
  return entries.map(({ signedBy, order }, index) => {
    if (signedBy !== 'key') return true
    const question = questions[index]
    const signer = question && signers.get(question)
    return signer !== undefined && isAddressEqual(signer, order.parameters.offerer)
  })
}
