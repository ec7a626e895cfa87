import { BaseError } from '@souk/base'
import { type Currency, type Fee, type MarketOrder, postOrder, type TokenStandard } from '@souk/market'
import { type Action, createOrder, Fee as Fees, ItemType, Order, runActions } from '@souk/seaport'
import { type Address, zeroAddress } from 'viem'
import type * as Flow from './Flow.js'
import { isOnChain } from './isOnChain.js'
import type { ListingIssue, ListingPlan, TradeContext, TradeStep } from './plans.js'
import { dropSavedOrder, saveOrder } from './savedOrders.js'
import { toTradeSteps } from './toTradeSteps.js'
import type { Prepared } from './useFlow.js'

type Result = Prepared<ListingPlan, MarketOrder, ListingIssue>

/**
 * Reads and decides everything for a listing, without asking the wallet.
 *
 * The price is for one unit and split for one unit, so that an edition can be sold in any parts: the exchange refuses
 * parts that do not divide evenly.
 *
 * @param options.unitPrice - What a buyer pays for one unit, fees included, in the currency's smallest unit.
 * @param options.fees - Taken out of the price.
 * @param options.endTime - Seconds.
 */
export async function prepareListing(
  context: TradeContext,
  options: prepareListing.Options,
): Promise<Result> {
  const { client, info } = context
  if (!(await isOnChain(client))) return { issues: ['wrongNetwork'] }
  try {
    const { actions } = await createOrder(
      client,
      toOrderInput(options, client.account.address, info.conduitKey),
    )
    const parameters = messageOf(actions)
    const steps: TradeStep[] = [...toTradeSteps(actions), { kind: 'post' }]
    return {
      plan: { steps, parameters, currency: options.currency },
      run: ({ signal }) => runListing(context, { actions, of: steps.length, signal }),
    }
  } catch (error) {
    const issue = error instanceof BaseError ? issueOf[error.name] : undefined
    if (issue) return { issues: [issue] }
    throw error
  }
}

export declare namespace prepareListing {
  type Options = {
    standard: TokenStandard
    contract: Address
    identifier: bigint
    /** How many units; 1 for an ERC721. */
    quantity: bigint
    unitPrice: bigint
    currency: Currency
    fees: readonly Fee[]
    endTime: bigint
  }
}

const issueOf: Readonly<Record<string, ListingIssue>> = {
  'Order.OffererBalanceError': 'notHeld',
  'Fee.FeeTooSmallError': 'feeTooSmall',
  'Conduit.UnusableError': 'conduitUnusable',
}

function toOrderInput(options: prepareListing.Options, seller: Address, conduitKey: `0x${string}`) {
  const { standard, contract: token, identifier, quantity, currency, fees } = options
  const { parts, rest } = Fees.split(options.unitPrice, fees)
  const payment = currency.address === zeroAddress ? {} : { token: currency.address }
  const item =
    standard === 'erc1155'
      ? { itemType: ItemType.ERC1155, token, identifier, amount: quantity }
      : { itemType: ItemType.ERC721, token, identifier }
  return {
    offer: [item],
    consideration: [
      { ...payment, amount: rest * quantity, recipient: seller },
      ...fees.map((fee, index) => ({
        ...payment,
        amount: (parts[index] ?? 0n) * quantity,
        recipient: fee.recipient,
      })),
    ],
    endTime: options.endTime,
    allowPartialFills: quantity > 1n,
    conduitKey,
  }
}

/** The very data the wallet will be asked to sign, read back from the message itself. */
function messageOf(actions: readonly Action[]): Order.Components {
  const create = actions.find((action) => action.type === 'create')
  const payload: { message?: unknown } = create ? JSON.parse(create.getMessageToSign()) : {}
  return Order.parseComponents(payload.message)
}

async function* runListing(
  context: TradeContext,
  options: { actions: readonly Action[]; of: number; signal: AbortSignal },
): AsyncGenerator<Flow.Event<ListingPlan, MarketOrder, ListingIssue>> {
  const { api, client, info, storage } = context
  const { actions, of, signal } = options
  for await (const event of runActions(client, { actions, signal })) {
    if (event.type === 'asking') yield { type: 'asking', step: event.index, of }
    if (event.type === 'submitted') yield { type: 'sent', step: event.index, of }
    if (event.type === 'sent' || event.type === 'replaced')
      yield { type: 'sent', step: event.index, of, hash: event.hash }
    if (event.type !== 'signed') continue
    const orderHash = Order.hash(event.order.parameters)
    // From here on the order binds; it must not get lost between the wallet and the market.
    saveOrder(storage, { orderHash, chainId: info.chainId, order: event.order })
    yield { type: 'posting', step: of - 1, of }
    const listed = await postOrder(api, { side: 'ask', order: event.order })
    dropSavedOrder(storage, orderHash)
    yield { type: 'done', outcome: listed }
  }
}
