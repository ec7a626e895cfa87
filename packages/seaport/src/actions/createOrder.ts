import type { Account, Address } from 'viem'
import { accountOf, type Config, resolve } from '../facts/Config.js'
import type { FindingName } from '../guard/findings/codes.js'
import type { Context, Finding } from '../guard/findings/Finding.js'
import { guardSigning } from '../guard/guardSigning.js'
import * as Input from '../input/Input.js'
import type { AnyClient } from '../node/batch.js'
import * as Order from '../order/Order.js'
import { toJson } from '../order/toJson.js'
import type { Asleep } from '../plan/liveOrders.js'
import { prepareCreate } from '../plan/prepareCreate.js'
import { loadTrees, readWish, type WishOptions } from '../plan/readWish.js'
import type { ApprovalAction, CreateAction } from '../wallet/Action.js'
import { runActions } from '../wallet/runActions.js'
import { toApprovals } from '../wallet/toApprovals.js'
import * as inputs from './inputs.js'
import { signOrder } from './signOrder.js'

const input: Input.Fields<createOrder.Options> = { ...inputs.wish, ...inputs.creating }

/**
 * Prepares an order: reads all that matters in one batch, checks it, and returns the approvals and the signature that
 * are still needed as actions to run one by one or all at once.
 *
 * What the exchange would refuse is refused here, before anything is signed; `Draft.issues` has the list.
 *
 * Reads: one `eth_call`; one more where a salt is given, and no start, or by an account whose counter is not 0. Asks the
 * wallet: nothing until an action is run.
 *
 * @throws {ParseError} when a field is no number or address that an order can take.
 * @throws {OffererBalanceError} when the account does not hold what it offers.
 * @throws {CounterError} when the counter is not the account's.
 * @throws {SpentError} when the very same order was filled or cancelled before; another salt makes it a new one.
 * @throws {UnusableError} when the conduit does not exist or is closed to the exchange.
 * @throws {FeeTotalError} when the fees are more than the price.
 * @throws {FeeTooSmallError} when a fee rounds to nothing at the start or the end of the order.
 * @throws {NothingLeftError} when the fees are all that the account asks for.
 * @throws {UnsafeError} when the order would rob its signer; `override` accepts by name.
 * @throws {MixedCurrenciesError} when there are fees and several currencies.
 *
 * @example
 * const { executeAllActions } = await createOrder(client, {
 *   offer: [{ itemType: ItemType.ERC721, token, identifier: 7n }],
 *   consideration: [{ amount: parseEther('1') }],
 *   fees: [{ recipient: market, basisPoints: 250 }],
 *   endTime,
 * })
 * const order = await executeAllActions()
 */
export async function createOrder(
  client: AnyClient,
  options: createOrder.Options,
): Promise<createOrder.Result> {
  Input.assert(options, input)
  const { config, exactApproval, liveOrders, override, known } = options
  const account = accountOf(client, 'createOrder', options.account)
  const { conduitKey, exchange } = resolve(config)
  const trees = await loadTrees([options])
  const wish = readWish(options, { offerer: account.address, conduitKey, trees })
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
    executeAllActions: () => runToOrder(client, actions, components),
  }
}

export declare namespace createOrder {
  type Options = WishOptions & {
    /** Approves just the amounts and tokens of this order. @default false */
    exactApproval?: boolean | undefined
    /**
     * Orders of the account that are signed and may still be filled, as far as the caller knows them. What they need of
     * an allowance stays approved. @default none
     */
    liveOrders?: readonly Order.Components[] | undefined
    account?: Account | Address | undefined
    /** Findings that the person accepts, such as `offererReceivesNothing` for a gift. @default none */
    override?: readonly FindingName[] | undefined
    /** What the application knows of tokens, prices and accounts; the more of it, the more the check before signing finds. */
    known?: Context | undefined
    config?: Config | undefined
  }
  type Result = {
    /** What will be signed. */
    components: Order.Components
    /** Live orders that cannot be filled any more behind the approvals: a single token has one approved operator. */
    fallsAsleep: readonly Asleep[]
    /** What a person should see before they sign, the worst first; see `Order.guardBeforeSigning`. */
    findings: readonly Finding[]
    actions: readonly (ApprovalAction | CreateAction)[]
    /** Runs all actions and returns the signed order. */
    executeAllActions: () => Promise<Order.Order>
  }
}

async function runToOrder(
  client: AnyClient,
  actions: createOrder.Result['actions'],
  components: Order.Components,
): Promise<Order.Order> {
  let order: Order.Order = { parameters: components, signature: '0x' }
  for await (const event of runActions(client, { actions })) if (event.type === 'signed') order = event.order
  return order
}
