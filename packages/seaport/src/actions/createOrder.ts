import type { Account, Address } from 'viem'
import { accountOf, type Config, resolve } from '../facts/Config.js'
import { withItemTypes } from '../facts/readItemTypes.js'
import type { FindingName } from '../guard/findings/codes.js'
import type { Context, Finding } from '../guard/findings/Finding.js'
import { guardSigning } from '../guard/guardSigning.js'
import * as Input from '../input/Input.js'
import type { AccountParameter, AnyClient } from '../node/batch.js'
import * as Order from '../order/Order.js'
import { toJson } from '../order/toJson.js'
import type { Asleep } from '../plan/liveOrders.js'
import { prepareCreate } from '../plan/prepareCreate.js'
import { loadTrees, readWish, type WishOptions } from '../plan/readWish.js'
import {
  type ApprovalAction,
  type CreateAction,
  overridesOf,
  type TransactionOverrides,
} from '../wallet/Action.js'
import { runActions } from '../wallet/runActions.js'
import { toApprovals } from '../wallet/toApprovals.js'
import * as inputs from './inputs.js'
import { signOrder } from './signOrder.js'

const input: Input.Fields<createOrder.Options> = { ...inputs.wish, ...inputs.creating }

/**
 * Prepares an order. It reads all facts in one batch, checks the order, and returns the missing approvals and the
 * signature as actions to run one by one or all at once.
 *
 * Rejects an order that the exchange could never fill before anything is signed. See `Draft.issues`.
 *
 * Reads: one `eth_call`; one more if a token has no `itemType`, and one more if a salt is given and either no start time
 * is given or the account's counter is not 0. Asks the wallet: nothing until an action runs.
 *
 * @throws {ParseError} when a field is not a number or address that is valid in an order.
 * @throws {OffererBalanceError} when the account does not hold the tokens that it offers.
 * @throws {CounterError} when the given counter is not the account's current one.
 * @throws {SpentError} when an identical order was filled or cancelled before. A different salt makes it a new order.
 * @throws {UnusableError} when the conduit does not exist or the exchange may not use it.
 * @throws {FeeTotalError} when the fees exceed the price.
 * @throws {FeeTooSmallError} when a fee rounds to 0 at the start or the end of the order.
 * @throws {NothingLeftError} when the fees leave nothing for the account.
 * @throws {UnsafeError} when the guard finds a blocking problem in the order. `override` accepts findings by name.
 * @throws {MixedCurrenciesError} when an order with fees has several currencies.
 *
 * @example
 * const { executeAllActions } = await createOrder(client, {
 *   offer: [{ contract, tokenId: 7n }],
 *   consideration: [{ amount: parseEther('1') }],
 *   fees: [{ recipient: market, basisPoints: 250 }],
 *   endTime,
 * })
 * const order = await executeAllActions()
 */
export function createOrder<account extends Account | undefined>(
  client: AnyClient<account>,
  options: createOrder.Options & AccountParameter<account>,
): Promise<createOrder.Result>
export async function createOrder(
  client: AnyClient,
  options: createOrder.Options,
): Promise<createOrder.Result> {
  Input.assert(options, input)
  const { config, exactApproval, liveOrders, override, known } = options
  const account = accountOf(client, 'createOrder', options.account)
  const { conduitKey, exchange } = resolve(config)
  const trees = await loadTrees([options])
  const [typed] = (await withItemTypes(client, [options])) as [typeof options]
  const wish = readWish(typed, { offerer: account.address, conduitKey, trees })
  const plan = await prepareCreate(client, { account, wishes: [wish], exactApproval, liveOrders, config })
  const [{ components, issues }] = plan.orders as [(typeof plan.orders)[number]]
  if (issues[0]) throw issues[0]
  const { chainId } = plan
  const findings = guardSigning(client, [components], { chainId, exchange, override, known })
  const create: CreateAction = {
    type: 'create',
    getMessageToSign: () => toJson(Order.typedData(components, { chainId, address: exchange })),
    createOrder: async () => ({
      parameters: components,
      signature: await signOrder(client, { components, account, chainId, override, known, config }),
    }),
  }
  const actions = [...toApprovals(client, account, plan.approvals), create]
  const { fallsAsleep } = plan
  return {
    components,
    fallsAsleep,
    findings,
    actions,
    executeAllActions: (overrides) => runToOrder(client, actions, components, overrides),
  }
}

export declare namespace createOrder {
  type Options = WishOptions & {
    /** Approves only the amounts and tokens of this order. `'currencies'` limits only ERC20 amounts. @default false */
    exactApproval?: boolean | 'currencies' | undefined
    /**
     * Signed orders of the account that may still be filled, as far as the caller knows them. The allowance that they
     * need stays approved. @default none
     */
    liveOrders?: readonly Order.Components[] | undefined
    account?: Account | Address | undefined
    /** Findings that the user accepts, such as `offererReceivesNothing` for a gift. @default none */
    override?: readonly FindingName[] | undefined
    /**
     * Tokens, prices and accounts that the application knows. The check before signing finds more with more of them.
     */
    known?: Context | undefined
    config?: Config | undefined
  }
  type Result = {
    /** The order to be signed. */
    components: Order.Components
    /** Live orders that the approvals make unfillable, since an ERC721 token has only one approved operator. */
    fallsAsleep: readonly Asleep[]
    /** Findings to show to the user before they sign, most severe first. See `Order.guardBeforeSigning`. */
    findings: readonly Finding[]
    actions: readonly (ApprovalAction | CreateAction)[]
    /** Runs all actions and returns the signed order. */
    executeAllActions: (overrides?: TransactionOverrides) => Promise<Order.Order>
  }
}

async function runToOrder(
  client: AnyClient,
  actions: createOrder.Result['actions'],
  components: Order.Components,
  overrides?: TransactionOverrides,
): Promise<Order.Order> {
  let order: Order.Order = { parameters: components, signature: '0x' }
  for await (const event of runActions(client, { ...overridesOf(overrides), actions }))
    if (event.type === 'signed') order = event.order
  return order
}
