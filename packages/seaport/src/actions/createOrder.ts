import type { Account, Address, Hex } from 'viem'
import { type Action, type ApprovalAction, type CreateAction, transactionMethods } from '../Action.js'
import * as Conduit from '../Conduit.js'
import { accountOf, type Config, resolve } from '../Config.js'
import type { Fee } from '../Fee.js'
import type { AnyClient } from '../internal/batch.js'
import {
  type CreatePlan,
  type InputItem,
  planCreate,
  requirementsOf,
  type Wish,
} from '../internal/planCreate.js'
import { readFacts } from '../internal/readFacts.js'
import * as Order from '../Order.js'
import { WrongChainError } from '../Refusal.js'
import { runActions } from '../runActions.js'
import { generateSalt } from '../Salt.js'
import { signOrder } from './signOrder.js'

/**
 * Prepares an order: reads all that matters in one batch, checks it, and returns the approvals and the signature that
 * are still needed as actions to run one by one or all at once.
 *
 * Reads: one `eth_call`. Asks the wallet: nothing until an action is run.
 *
 * @throws {OffererBalanceError} when the account does not hold what it offers.
 * @throws {UnfillableError} when the exchange would refuse every fill of such an order.
 * @throws {UnusableError} when the conduit does not exist or is closed to the exchange.
 * @throws {FeeTotalError} when the fees are more than the price.
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
  const { config = {} } = options
  const account = accountOf(client, 'createOrder', options.account)
  const { exchange, conduits, conduitKey } = resolve(config)
  const wish = toWish(options, account.address, options.conduitKey ?? conduitKey)
  const requirements = requirementsOf(wish, Conduit.operator(wish.conduitKey, { exchange, conduits }))
  const wanted = {
    counters: [account.address],
    statuses: [],
    conduitKeys: [wish.conduitKey],
    holdings: requirements,
  }
  const facts = await readFacts(client, wanted, { exchange, conduits })
  if (client.chain && client.chain.id !== facts.chainId)
    throw new WrongChainError({ expected: client.chain.id, actual: facts.chainId })
  const plan = planCreate(wish, facts, {
    exchange,
    conduits,
    exactApproval: options.exactApproval ?? false,
    checkBalancesAndApprovals: config.checkBalancesAndApprovals ?? true,
  })
  if (plan.issues[0]) throw plan.issues[0]
  return toResult(client, account, plan, { chainId: facts.chainId, config })
}

export declare namespace createOrder {
  type Options = {
    /** What the account gives. The native currency cannot be offered. */
    offer: readonly InputItem[]
    /** What it asks for; a currency without `token` is the native one, and the recipient defaults to the account. */
    consideration: readonly (InputItem & { recipient?: Address | undefined })[]
    /** Taken out of the price. @default [] */
    fees?: readonly Fee[] | undefined
    /** Seconds on the chain's clock. @default the time of the latest block */
    startTime?: bigint | undefined
    /** Seconds on the chain's clock. @default never */
    endTime?: bigint | undefined
    /** @default false */
    allowPartialFills?: boolean | undefined
    /** @default false */
    restrictedByZone?: boolean | undefined
    zone?: Address | undefined
    zoneHash?: Hex | undefined
    /** @default the configured key */
    conduitKey?: Hex | undefined
    /** @default the account's counter on the exchange */
    counter?: bigint | undefined
    /** Puts the domain's tag into the salt. */
    domain?: string | undefined
    /** @default a random one */
    salt?: bigint | undefined
    /** Approves just the amounts and tokens of this order. @default false */
    exactApproval?: boolean | undefined
    account?: Account | Address | undefined
    config?: Config | undefined
  }
  type Result = {
    /** What will be signed. */
    components: Order.Components
    actions: readonly (ApprovalAction | CreateAction)[]
    /** Runs all actions and returns the signed order. */
    executeAllActions: () => Promise<Order.Order>
  }
}

function toWish(options: createOrder.Options, offerer: Address, conduitKey: Hex): Wish {
  return {
    offerer,
    offer: options.offer,
    consideration: options.consideration,
    fees: options.fees ?? [],
    startTime: options.startTime,
    endTime: options.endTime,
    allowPartialFills: options.allowPartialFills ?? false,
    restrictedByZone: options.restrictedByZone ?? false,
    zone: options.zone,
    zoneHash: options.zoneHash,
    conduitKey,
    counter: options.counter,
    salt: options.salt ?? generateSalt({ domain: options.domain }),
  }
}

function toResult(
  client: AnyClient,
  account: Account,
  plan: CreatePlan,
  options: { chainId: number; config: Config },
): createOrder.Result {
  const { components } = plan
  const typedData = Order.typedData(components, { ...options, address: resolve(options.config).exchange })
  const approvals = plan.approvals.map(
    ({ transaction, ...approval }): ApprovalAction => ({
      type: 'approval',
      ...approval,
      transactionMethods: transactionMethods(client, account, transaction),
    }),
  )
  const create: CreateAction = {
    type: 'create',
    getMessageToSign: () =>
      JSON.stringify(typedData, (_key, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    createOrder: async () => ({
      parameters: components,
      signature: await signOrder(client, { components, account, ...options }),
    }),
  }
  const actions = [...approvals, create]
  return { components, actions, executeAllActions: () => runToOrder(client, actions, components) }
}

async function runToOrder(
  client: AnyClient,
  actions: readonly Action[],
  components: Order.Components,
): Promise<Order.Order> {
  let order: Order.Order = { parameters: components, signature: '0x' }
  for await (const event of runActions(client, { actions })) if (event.type === 'signed') order = event.order
  return order
}
