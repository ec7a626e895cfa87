import { createOrder, ItemType, Order } from '@souk/seaport'
import { type Address, zeroAddress } from 'viem'
import { buildOffer } from '../actions/buildOffer.js'
import { getCollection } from '../actions/getCollection.js'
import { postCollectionOffer } from '../actions/postCollectionOffer.js'
import { exchangeOf, type Market, offerTokenOf } from '../api/Market.js'
import type { CollectionOffer, OfferTrait } from '../domain/CollectionOffer.js'
import * as FeePlan from '../domain/FeePlan.js'
import * as TokenIds from '../domain/TokenIds.js'
import * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import { carryOut } from './internal/carryOut.js'
import { checkBuiltOffer } from './internal/checkBuiltOffer.js'
import * as Input from './internal/Input.js'
import type { PlannedOrder } from './internal/planListing.js'
import { assertOfferCurrency, draftOffer, type OfferPlan, type OfferTerms } from './internal/planOffer.js'
import { assertPosted, handOver } from './internal/postSigned.js'
import { type AsleepPlan, readLiveOrders, toAsleep } from './internal/readLiveOrders.js'
import { presentTime, readTradeFacts } from './internal/readTradeFacts.js'
import type { SigningOptions } from './internal/SigningOptions.js'
import { withLivingSalt } from './internal/withLivingSalt.js'

/**
 * Prepares an offer on any token of a collection without asking the wallet, so that you can show it first. See
 * {@link createCollectionOffer}.
 *
 * @example
 * const { plan, run } = await prepareCollectionOffer(market, { collection: 'lanterns', price: '0.5' })
 * plan.tokenIds // → 'any'
 */
export async function prepareCollectionOffer(
  market: Market,
  options: prepareCollectionOffer.Options,
): Promise<prepareCollectionOffer.Result> {
  Input.assert('createCollectionOffer', options, fields)
  const { api, client, seaport: config } = market
  const { collection: slug, quantity = 1n, exactApproval, override, known, retries, signal } = options
  const paymentToken = options.paymentToken ?? offerTokenOf(market)
  assertOfferCurrency(paymentToken)
  const traits = options.traits?.length ? options.traits : undefined
  const tokenIds = readTokenIds(options.tokenIds)
  const account = await accountFor(market, { action: 'createCollectionOffer', account: options.account })
  const offerer = account.address
  const protocolAddress = exchangeOf(market)
  const request = { offerer, slug, quantity, traits, tokenIds, protocolAddress, retries, signal }
  const [facts, collection, built, liveOrders] = await Promise.all([
    readTradeFacts(market, { currencies: [paymentToken] }),
    getCollection(api, { slug, signal }),
    buildOffer(api, request),
    readLiveOrders(market, { account, exactApproval, signal }),
  ])
  const contract = options.contract ?? collection.contract
  const { trustedZones, maximumFeeBps: maximumBps } = market
  const checked = checkBuiltOffer(built, { offerer, quantity, contract, traits, tokenIds, trustedZones })
  const fees = options.fees
    ? options.fees.map((fee) => ({ ...fee, required: false }))
    : FeePlan.choose(collection.fees, { creatorFees: options.creatorFees, maximumBps })
  const { wish, about } = draftOffer(options, {
    account,
    fees,
    paymentToken,
    decimals: facts.decimals,
    standard: checked.standard,
    item: toItem(checked, quantity),
    now: presentTime(market, facts),
  })
  const { zone, zoneHash } = checked
  const restriction = zone === zeroAddress ? undefined : { zone, zoneHash, restrictedByZone: true }
  const order = await withLivingSalt([wish], {
    chosen: [options],
    make: ([wish]) =>
      createOrder(client, {
        ...(wish as PlannedOrder),
        ...restriction,
        account,
        exactApproval,
        liveOrders,
        override,
        known,
        config,
      }),
  })
  const { components: parameters, findings, actions } = order
  const steps: readonly Trade.Step[] = [...Trade.toSteps(actions, order), { kind: 'post' }]
  const { contract: token, tokenIds: accepted } = checked
  return {
    plan: {
      ...about,
      ...toAsleep(order),
      steps,
      findings,
      parameters,
      orderHash: Order.hash(parameters),
      contract: token,
      tokenIds: accepted,
    },
    run: async function* ({ signal } = {}) {
      const of = steps.length
      const { orders } = yield* carryOut(market, { account, actions, of, signal })
      const [signed] = orders as [Order.Order]
      yield { type: 'posting', step: of - 1, of }
      const posted = await handOver({ orders, signal }, async () => {
        const request = { order: signed, slug, traits, tokenIds, protocolAddress, retries, signal }
        const answer = await postCollectionOffer(api, request)
        assertPosted(signed, answer)
        return answer
      })
      // With the signed order and its tokens, accepting the offer does not require the market.
      return { ...posted, order: signed, criteria: { ...posted.criteria, tokenIds: accepted } }
    },
  }
}

const fields: Input.Fields<prepareCollectionOffer.Options> = {
  ...inputs.shared,
  ...inputs.offer,
  collection: Input.kind('the slug of a collection', (given) => Input.isText(given) && given !== ''),
  contract: Input.optional(Input.address),
  traits: Input.optional(
    Input.list(
      'a list of traits',
      Input.object('a trait: { type, value }', { type: Input.text, value: Input.text }),
    ),
  ),
  tokenIds: Input.optional(inputs.tokenIds),
  quantity: Input.optional(Input.bigint),
  retries: Input.optional(inputs.retries),
}

export declare namespace prepareCollectionOffer {
  type Options = Omit<OfferTerms, 'collection'> &
    SigningOptions &
    Pick<Trade.Options, 'account' | 'signal'> & {
      /** The collection's slug. */
      collection: string
      /** The contract, if known. The market then cannot name another one. */
      contract?: Address | undefined
      /** Accepts only tokens with all of these traits. The market finds the tokens, and the plan contains them. */
      traits?: readonly OfferTrait[] | undefined
      /** Accepts only these tokens: a list, or text such as `1,3:5`. `*` means any. @default any */
      tokenIds?: string | readonly bigint[] | TokenIds.TokenIds | undefined
      /** How often requests to a busy market are repeated, both to build and to post the offer. @default 0 */
      retries?: number | undefined
    }
  type Plan = OfferPlan &
    AsleepPlan &
    Trade.Plan & {
      contract: Address
      /** The tokens that the offer accepts. */
      tokenIds: TokenIds.TokenIds
    }
  type Result = Trade.Prepared<Plan, CollectionOffer>
}

/**
 * Reads the accepted tokens.
 *
 * @throws {InvalidTokenIdsError} if the text contains no valid token ids.
 */
function readTokenIds(tokenIds: prepareCollectionOffer.Options['tokenIds']): TokenIds.TokenIds | undefined {
  if (tokenIds === undefined || tokenIds === 'any') return undefined
  const read = typeof tokenIds === 'string' ? TokenIds.parse(tokenIds) : fromList(tokenIds)
  return read === 'any' ? undefined : read
}

function fromList(tokenIds: readonly bigint[] | readonly TokenIds.Range[]): TokenIds.TokenIds {
  const isList = (list: typeof tokenIds): list is readonly bigint[] => typeof list[0] === 'bigint'
  return isList(tokenIds) ? TokenIds.from(tokenIds) : tokenIds
}

function toItem({ contract, standard, criteria }: ReturnType<typeof checkBuiltOffer>, amount: bigint) {
  const itemType = standard === 'erc721' ? ItemType.ERC721_WITH_CRITERIA : ItemType.ERC1155_WITH_CRITERIA
  return { itemType, token: contract, criteria, amount }
}
