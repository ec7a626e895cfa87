import { BaseError } from '@souk/base'
import { noConduitKey, Order } from '@souk/seaport'
import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { NodeError } from '../chain/node.js'
import * as Read from '../chain/Read.js'
import { addTouches, isOutdated, type ReadAt } from '../chain/touchStore.js'
import { lockState } from '../db/lockState.js'
import { appendEvents } from '../events/feed.js'
import { type Market, now } from '../Market.js'
import { checkOrder, checkTerms, highestPrice, type PostedFacts } from './checkOrder.js'
import type { Issue } from './Issue.js'
import { judge, type Verdict } from './judge.js'
import * as OrderFacts from './OrderFacts.js'
import { findOperators } from './operators.js'
import { askRecheck } from './recheck.js'
import { rejudge } from './rejudge.js'
import { isSignedBy } from './signature.js'
import { findOrder, insertOrder, type OrderRow, toRow } from './store.js'
import * as Terms from './Terms.js'

/** An order as it was posted. */
export type Posted = { side: 'ask' | 'bid'; order: Order.Order; protocolAddress: Address }

/**
 * Takes an order in: checks it as the exchange would, writes it to the journal, then to the database.
 *
 * The same order posted again gives the same answer. Once this returns, neither a crash nor a power cut loses it.
 *
 * @throws {RefusedError} with every issue that stands in the way.
 * @throws {NodeError} when the chain cannot be asked.
 */
export async function acceptOrder(market: Market, posted: Posted): Promise<OrderRow> {
  const { order, side } = posted
  const terms = Terms.fromOrder(order.parameters, side)
  if (!Terms.isTerms(terms)) throw new RefusedError({ issues: [terms] })
  const orderHash = market.hasher.hash(order.parameters)
  const known = await findOrder(market.db, orderHash)
  if (known) return known
  const issues = checkTerms({ ...posted, parameters: order.parameters, terms }, market.rules)
  if (issues.length > 0) throw new RefusedError({ issues })
  const { head } = market.progress
  const { facts, blockNumber } = await readPostedFacts(market, { order, orderHash, terms })
  const time = now(market)
  const found = checkOrder({ parameters: order.parameters, terms }, facts, time)
  if (found.length > 0) throw new RefusedError({ issues: found })
  const verdict = judge({ ...terms, ...order.parameters, highestPrice: highestPrice(terms) }, facts, time)
  const createdAt = new Date()
  await market.journal.append([{ orderHash, side, order, createdAt }])
  const readAt = { number: blockNumber, hash: head?.number === blockNumber ? head.hash : undefined }
  const { isOld } = await storeOrder(market, { orderHash, order, createdAt, terms, verdict, readAt })
  if (isOld) await judgeAgain(market, [orderHash])
  return (await findOrder(market.db, orderHash)) as OrderRow
}

/** What cannot be asked now is left to the follower. */
async function judgeAgain(market: Market, hashes: readonly Hex[]): Promise<void> {
  try {
    await rejudge(
      market,
      hashes.map((hash) => hash.toLowerCase()),
    )
  } catch (error) {
    if (!(error instanceof BaseError) || error.retry !== 'later') throw error
    market.log.debug({ err: error }, 'an order is left to the follower')
  }
}

/**
 * Writes a checked order to the database, with its event. Writing it twice is writing it once.
 *
 * Where the follower has passed the block of the verdict, it looked for the order before it was there: then nobody knows
 * how it stands, and it waits to be judged again.
 *
 * @returns Whether it has to be judged again.
 */
export async function storeOrder(
  market: Pick<Market, 'db' | 'config' | 'feed'>,
  entry: {
    orderHash: Hex
    order: Order.Order
    createdAt: Date
    terms: Terms.Terms
    verdict: Verdict
    /** Where the chain was read for the verdict. */
    readAt?: ReadAt
  },
): Promise<{ isOld: boolean }> {
  const row = toRow(entry, market.config)
  const { terms, readAt } = entry
  const contract = terms.contract.toLowerCase()
  const isOld = await market.db.transaction().execute(async (tx) => {
    await lockState(tx)
    const isOutOfDate = readAt !== undefined && (await isOutdated(tx, readAt))
    const unread = { status: 'inactive', reason: 'unread' } as const
    if (!(await insertOrder(tx, isOutOfDate ? { ...row, ...unread } : row))) return false
    if (isOutOfDate) await askRecheck(tx, [entry.orderHash])
    if (readAt) await addTouches(tx, readAt.number, [{ type: 'order', orderHash: entry.orderHash }])
    await appendEvents(tx, [
      {
        type: terms.side === 'ask' ? 'listing' : 'offer',
        contract,
        identifier: terms.identifier,
        orderHash: row.order_hash,
        accounts: [row.maker],
      },
    ])
    return isOutOfDate
  })
  market.feed.wake()
  return { isOld }
}

type Subject = { order: Order.Order; orderHash: Hex; terms: Terms.Terms }

/** Everything that has to be known of the chain, in one call (two for a conduit never seen before). */
async function readPostedFacts(
  market: Market,
  subject: Subject,
): Promise<{ facts: PostedFacts; blockNumber: bigint }> {
  const { order, orderHash, terms } = subject
  const { exchange } = market.rules
  const { conduitKey } = order.parameters
  const operator = (await findOperators(market, [conduitKey])).get(conduitKey)
  const asked = { ...terms, orderHash, operator: operator ?? zeroAddress }
  const questions = OrderFacts.toReads(exchange, asked)
  const [blockNumber, channelIsOpen, isContractSigned, ...answers] = await Read.all(market.node, [
    Read.blockNumber,
    Read.channelIsOpen(operator ?? zeroAddress, exchange),
    Read.signatureIsValid(
      terms.maker,
      Order.digest(orderHash, { chainId: market.chainId, address: exchange }),
      order.signature,
    ),
    ...questions,
  ])
  if (typeof blockNumber !== 'bigint')
    throw new NodeError({ method: 'eth_call', reason: 'the batch contract is missing on this chain' })
  const facts = OrderFacts.fromAnswers(asked, answers)
  const signature = { orderHash, signature: order.signature, chainId: market.chainId, exchange }
  const isSigned =
    facts.isValidated || isContractSigned === true || (await isSignedBy(terms.maker, signature))
  const conduitIsOpen =
    conduitKey === noConduitKey ||
    (operator !== undefined && !isAddressEqual(operator, exchange) && channelIsOpen === true)
  return { facts: { ...facts, isSigned, conduitIsOpen }, blockNumber }
}

/** Thrown when an order cannot be taken; the issues say why. */
export class RefusedError extends BaseError<{ issues: readonly Issue[] }> {
  override readonly name = 'Orders.RefusedError'
  constructor(facts: { issues: readonly Issue[] }) {
    super(facts.issues.map((issue) => issue.message).join(' '), { facts, retry: 'user' })
  }
}
