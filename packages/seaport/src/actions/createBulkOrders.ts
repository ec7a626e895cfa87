import { BaseError } from '@souk/base'
import type { Account, Address, Hex } from 'viem'
import { accountOf, type Config, resolve } from '../facts/Config.js'
import { withItemTypes } from '../facts/readItemTypes.js'
import type { FindingName } from '../guard/findings/codes.js'
import type { Context, Finding } from '../guard/findings/Finding.js'
import { guardSigning } from '../guard/guardSigning.js'
import * as Input from '../input/Input.js'
import type { AccountParameter, AnyClient } from '../node/batch.js'
import * as BulkOrder from '../order/BulkOrder.js'
import * as Draft from '../order/Draft.js'
import * as Order from '../order/Order.js'
import { toJson } from '../order/toJson.js'
import type { Asleep } from '../plan/liveOrders.js'
import { prepareCreate } from '../plan/prepareCreate.js'
import { loadTrees, type OrderWish, readWish, type WishOptions } from '../plan/readWish.js'
import {
  type ApprovalAction,
  type CreateBulkAction,
  overridesOf,
  type TransactionOverrides,
} from '../wallet/Action.js'
import { runActions } from '../wallet/runActions.js'
import { toApprovals } from '../wallet/toApprovals.js'
import * as inputs from './inputs.js'
import { signBulkOrder } from './signBulkOrder.js'
import { signOrder } from './signOrder.js'

const { list, object, oneOf, optional } = Input
const input: Input.Fields<createBulkOrders.Options> = {
  orders: list('a list of orders to make', object('an order to make', inputs.wish)),
  signing: optional(
    Input.either(
      (given) => typeof given === 'string',
      oneOf('tree', 'single'),
      // `maximumTreeSize` has its own error.
      object("'tree', 'single' or { maximumTreeSize }", {}),
    ),
  ),
  ...inputs.creating,
}

/**
 * Prepares any number of orders to be signed together. It reads the facts of all orders in one batch, checks them, and
 * plans one shared set of approvals.
 *
 * Exact approvals cover the sum of all orders, so that every order can be filled. Balances are checked for each order
 * separately: the same token may be offered at several prices, and bids may add up to more than the balance.
 *
 * Reads: one `eth_call`; one more if a token has no `itemType`, and one more if a salt is given and either no start time
 * is given or the account's counter is not 0. Asks the wallet: nothing until an action runs.
 *
 * @param options.signing - `'tree'` signs all orders with one signature. `'single'` signs each order separately, for
 * wallets that cannot sign trees. `{ maximumTreeSize }` signs trees of a limited size. @default 'tree'
 * @throws {EmptyError} when there are no orders.
 * @throws {InBulkError} naming the first order that cannot be signed. Its cause is the error of `createOrder`.
 * @throws {UnsafeError} when the guard finds a blocking problem, naming the orders. `override` accepts findings by
 * name.
 * @throws {SameOrderTwiceError} when two orders are identical, so that a fill of one would fill the other.
 *
 * @example
 * const { executeAllActions } = await createBulkOrders(client, {
 *   orders: ids.map((tokenId) => ({
 *     offer: [{ contract, tokenId }],
 *     consideration: [{ amount: parseEther('1') }],
 *   })),
 * })
 * const orders = await executeAllActions()
 */
export function createBulkOrders<account extends Account | undefined>(
  client: AnyClient<account>,
  options: createBulkOrders.Options & AccountParameter<account>,
): Promise<createBulkOrders.Result>
export async function createBulkOrders(
  client: AnyClient,
  options: createBulkOrders.Options,
): Promise<createBulkOrders.Result> {
  Input.assert(options, input)
  const { config, exactApproval, liveOrders, override, known, signing = 'tree' } = options
  const account = accountOf(client, 'createBulkOrders', options.account)
  const size = treeSize(signing)
  const wishes = await readWishes(client, options, account.address)
  const plan = await prepareCreate(client, { account, wishes, exactApproval, liveOrders, config })
  plan.orders.forEach(({ issues }, index) => {
    if (issues[0]) throw new Draft.InBulkError({ index, count: wishes.length }, issues[0])
  })
  const components = plan.orders.map((order) => order.components)
  assertDistinct(components)
  const { exchange } = resolve(config)
  const findings = guardSigning(client, components, { chainId: plan.chainId, exchange, override, known })
  const bulk = { account, chainId: plan.chainId, override, known, config }
  const groups = Array.from({ length: Math.ceil(components.length / size) }, (_, index) =>
    components.slice(index * size, (index + 1) * size),
  )
  const actions = [
    ...toApprovals(client, account, plan.approvals),
    ...groups.map((group) => toAction(client, group, bulk)),
  ]
  const { fallsAsleep } = plan
  return {
    components,
    fallsAsleep,
    findings,
    actions,
    executeAllActions: (overrides) => runToOrders(client, actions, overrides),
  }
}

export declare namespace createBulkOrders {
  type Options = {
    /** The options of each order, as in `createOrder`. */
    orders: readonly WishOptions[]
    /** @default 'tree' */
    signing?: 'tree' | 'single' | { maximumTreeSize: number } | undefined
    /** Approves only the amounts and tokens of these orders. @default false */
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
    /** The orders to be signed, in the order of `orders`. */
    components: readonly Order.Components[]
    /** Live orders that the approvals make unfillable, since an ERC721 token has only one approved operator. */
    fallsAsleep: readonly Asleep[]
    /** Findings to show to the user before they sign, most severe first. See `Order.guardBeforeSigning`. */
    findings: readonly Finding[]
    actions: readonly (ApprovalAction | CreateBulkAction)[]
    /** Runs all actions and returns the signed orders, in the order of `orders`. */
    executeAllActions: (overrides?: TransactionOverrides) => Promise<readonly Order.Order[]>
  }
}

/** A tree is at most 24 levels high. */
const maximumSize = 2 ** 24

function treeSize(signing: Exclude<createBulkOrders.Options['signing'], undefined>): number {
  if (signing === 'single') return 1
  const size = signing === 'tree' ? maximumSize : signing.maximumTreeSize
  if (Number.isInteger(size) && size >= 1 && size <= maximumSize) return size
  throw new Order.InvalidFieldError({
    field: 'signing.maximumTreeSize',
    value: size,
    expected: `a whole number from 1 to ${maximumSize}`,
  })
}

async function readWishes(
  client: AnyClient,
  { orders, config }: createBulkOrders.Options,
  offerer: Address,
): Promise<readonly OrderWish[]> {
  if (orders.length === 0) throw new BulkOrder.EmptyError()
  const trees = await loadTrees(orders)
  const { conduitKey } = resolve(config)
  const typed = await withItemTypes(client, orders)
  return typed.map((order, index) => {
    try {
      return readWish(order, { offerer, conduitKey, trees })
    } catch (error) {
      if (error instanceof BaseError) throw new Draft.InBulkError({ index, count: orders.length }, error)
      throw error
    }
  })
}

/** Only orders with the same salt can be identical, and salts are random unless the caller sets them. */
function assertDistinct(components: readonly Order.Components[]): void {
  const salts = new Set(components.map(({ salt }) => salt))
  if (salts.size === components.length) return
  const { hash } = Order.createHasher()
  const places = new Map<Hex, number>()
  components.forEach((order, second) => {
    const orderHash = hash(order)
    const first = places.get(orderHash)
    if (first !== undefined) throw new Draft.SameOrderTwiceError({ first, second })
    places.set(orderHash, second)
  })
}

/** A single order is signed without a tree, since its fills then cost less gas. */
function toAction(
  client: AnyClient,
  group: readonly Order.Components[],
  options: Omit<signBulkOrder.Options, 'components' | 'hasher'>,
): CreateBulkAction {
  const [only] = group
  const domain = { chainId: options.chainId, address: resolve(options.config).exchange }
  const single = group.length === 1 && only
  return {
    type: 'createBulk',
    getMessageToSign: () =>
      toJson(single ? Order.typedData(single, domain) : BulkOrder.create(group).typedData(domain)),
    createBulkOrders: async () => {
      if (single)
        return [
          { parameters: single, signature: await signOrder(client, { components: single, ...options }) },
        ]
      const signatures = await signBulkOrder(client, { components: group, ...options })
      return group.map((parameters, index) => ({ parameters, signature: signatures[index] ?? '0x' }))
    },
  }
}

async function runToOrders(
  client: AnyClient,
  actions: createBulkOrders.Result['actions'],
  overrides?: TransactionOverrides,
): Promise<readonly Order.Order[]> {
  const orders: Order.Order[] = []
  for await (const event of runActions(client, { ...overridesOf(overrides), actions }))
    if (event.type === 'signedBulk') orders.push(...event.orders)
  return orders
}
