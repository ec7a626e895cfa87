import type { Components } from '../../order/Components.js'
import * as Conduit from '../../order/Conduit.js'
import { ItemType } from '../../order/constants.js'
import * as Holding from '../../order/Holding.js'
import { isCriteria } from '../../order/Item.js'
import * as OrderState from '../../order/OrderState.js'
import { isRestricted } from '../../order/orderType.js'
import { type Inspection, isContractOrder, kindKey, tokenKey } from '../facts/readInspection.js'
import { type Finding, finding } from '../findings/Finding.js'

/** Checks the order against the chain: codes 2xx to 4xx, 8xx, 10xx, 11xx, 13xx, 14xx and 16xx. */
export function chainFindings(subject: chainFindings.Subject, inspection: Inspection): readonly Finding[] {
  const { components } = subject
  const state = stateOf(subject, inspection)
  const obstacles = new Set(OrderState.obstacles(components, state, inspection.timestamp))
  return [
    ...statusFindings(state, obstacles),
    ...kindFindings(components, inspection),
    ...conduitFindings(components, inspection),
    ...holdingFindings(subject, state, inspection),
    ...signatureFindings(subject, state, obstacles),
    ...zoneFindings(components, inspection),
    ...contractOrderFindings(components, inspection),
  ]
}

export declare namespace chainFindings {
  type Subject = {
    components: Components
    orderHash: string
    /** `undefined` for an unsigned order. */
    signature: string | undefined
    requirements: readonly Holding.Requirement[]
  }
}
type Subject = chainFindings.Subject
type Obstacles = ReadonlySet<OrderState.Obstacle>

/** Returns the state of the order. `timeFindings` checks the times, since it knows the caller's clock. */
function stateOf({ components, orderHash, signature }: Subject, inspection: Inspection): OrderState.Facts {
  const hash = orderHash.toLowerCase()
  return {
    ...(inspection.statuses.get(hash) ?? OrderState.unseen),
    counter: inspection.counters.get(components.offerer.toLowerCase()) ?? components.counter,
    isSigned: signature !== undefined && (inspection.signatures.get(hash) ?? false),
  }
}

function statusFindings(
  { totalFilled, totalSize }: OrderState.Facts,
  obstacles: Obstacles,
): readonly Finding[] {
  return [
    ...(obstacles.has('cancelled')
      ? [finding('blocking', 'orderCancelled', 800, 'The order is cancelled.')]
      : []),
    ...(obstacles.has('filled')
      ? [
          finding('blocking', 'orderFullyFilled', 801, 'The order is already filled.', {
            totalFilled,
            totalSize,
          }),
        ]
      : []),
  ]
}

function kindFindings(components: Components, inspection: Inspection): readonly Finding[] {
  const items = [...components.offer, ...components.consideration]
  const first = items.filter(
    (item, index) => items.findIndex((other) => kindKey(other) === kindKey(item)) === index,
  )
  const wrong = first
    .filter((item) => inspection.kinds.get(kindKey(item)) === false)
    .map(({ itemType, token }) => invalidToken(Holding.concreteType(itemType), token))
  const missing = components.consideration
    .filter((item) => inspection.existing.get(tokenKey(item)) === false)
    .filter((item) => inspection.kinds.get(kindKey(item)) !== false)
    .map(({ token, identifierOrCriteria }) =>
      finding('blocking', 'erc721DoesNotExist', 302, `${token} has no token #${identifierOrCriteria}.`, {
        token,
        identifier: identifierOrCriteria,
      }),
    )
  return [...wrong, ...missing]
}

function invalidToken(itemType: ItemType, token: string): Finding {
  switch (itemType) {
    case ItemType.ERC721:
      return finding('blocking', 'erc721InvalidToken', 301, `${token} is not an ERC721 collection.`, {
        token,
      })
    case ItemType.ERC1155:
      return finding('blocking', 'erc1155InvalidToken', 400, `${token} is not an ERC1155 collection.`, {
        token,
      })
    default:
      return finding('blocking', 'erc20InvalidToken', 201, `${token} is not an ERC20 token.`, { token })
  }
}

function conduitOf(components: Components, inspection: Inspection): Conduit.State | undefined {
  return inspection.conduits.get(components.conduitKey.toLowerCase())
}

function conduitFindings(components: Components, inspection: Inspection): readonly Finding[] {
  const conduit = conduitOf(components, inspection)
  if (!conduit || (conduit.exists && conduit.isOpen)) return []
  const message = new Conduit.UnusableError(conduit).message
  return conduit.exists
    ? [finding('blocking', 'conduitMissingSeaportChannel', 1001, message, conduit)]
    : [finding('blocking', 'conduitKeyInvalid', 1000, message, conduit)]
}

/**
 * Checks balances and approvals. Unlike the published validator, it adds up amounts of the same token and ignores
 * filled parts.
 */
function holdingFindings(
  { components, requirements }: Subject,
  state: OrderState.Facts,
  inspection: Inspection,
): readonly Finding[] {
  const left = requirements.map((requirement) => ({
    ...requirement,
    amount: OrderState.remaining(requirement.amount, state),
  }))
  const sound = left.filter(
    ({ itemType, token }) => inspection.kinds.get(`${itemType}/${token}`.toLowerCase()) !== false,
  )
  const conduit = conduitOf(components, inspection)
  const isUsable = !conduit || (conduit.exists && conduit.isOpen)
  const unapproved = isUsable ? Holding.missingApprovals(sound, inspection.holdings) : []
  const collections = components.offer.filter(
    (item) => isCriteria(item) && inspection.approvedForAll.get(item.token.toLowerCase()) === false,
  )
  return [
    ...Holding.missingBalances(sound, inspection.holdings).map(balanceFinding),
    ...unapproved.map(({ itemType, token, operator, approved, amount }) =>
      approvalFinding(itemType, { token, operator, approved, amount }),
    ),
    ...(isUsable ? collections : []).map(({ itemType, token }) =>
      approvalFinding(Holding.concreteType(itemType), { token }),
    ),
  ]
}

function balanceFinding({
  itemType,
  token,
  identifier,
  balance,
  amount,
  account,
}: Holding.Shortfall): Finding {
  const facts = { account, token, identifier, balance, amount }
  switch (itemType) {
    case ItemType.NATIVE:
      return finding(
        'blocking',
        'nativeInsufficientBalance',
        1302,
        `${account} has ${balance} wei, but ${amount} are offered.`,
        facts,
      )
    case ItemType.ERC20:
      return finding(
        'blocking',
        'erc20InsufficientBalance',
        203,
        `${account} has ${balance} of ${token}, but ${amount} are offered.`,
        facts,
      )
    case ItemType.ERC721:
      return finding(
        'blocking',
        'erc721NotOwner',
        303,
        `${account} does not own ${token} #${identifier}.`,
        facts,
      )
    default:
      return finding(
        'blocking',
        'erc1155InsufficientBalance',
        402,
        `${account} has ${balance} of ${token} #${identifier}, but ${amount} are offered.`,
        facts,
      )
  }
}

function approvalFinding(itemType: ItemType, facts: { token: string } & Finding['facts']): Finding {
  const message = `The exchange or conduit of the order is not approved for the offered ${facts.token}.`
  switch (itemType) {
    case ItemType.ERC20:
      return finding('blocking', 'erc20InsufficientAllowance', 202, message, facts)
    case ItemType.ERC721:
      return finding('blocking', 'erc721NotApproved', 304, message, facts)
    default:
      return finding('blocking', 'erc1155NotApproved', 401, message, facts)
  }
}

function signatureFindings(
  { components, signature }: Subject,
  { counter: current }: OrderState.Facts,
  obstacles: Obstacles,
): readonly Finding[] {
  if (isContractOrder(components)) return []
  const { counter, offerer } = components
  if (obstacles.has('counter')) return [counterFinding({ offerer, counter, current })]
  if (!obstacles.has('signature')) return []
  const { totalOriginalConsiderationItems: total, consideration } = components
  return [
    ...(total === consideration.length
      ? []
      : [
          finding(
            'warning',
            'originalConsiderationItems',
            1104,
            `The order has ${consideration.length} consideration items, but ${total} count as signed. Further items are tips.`,
            { total, items: consideration.length },
          ),
        ]),
    ...(signature === undefined
      ? []
      : [
          finding('blocking', 'signatureInvalid', 1100, `The signature is not that of ${offerer}.`, {
            offerer,
          }),
        ]),
  ]
}

function counterFinding(facts: { offerer: string; counter: bigint; current: bigint }): Finding {
  return facts.counter < facts.current
    ? finding(
        'blocking',
        'counterLow',
        1102,
        'Its maker has cancelled the order along with all others.',
        facts,
      )
    : finding(
        'blocking',
        'counterHigh',
        1103,
        'The counter of the order is not its maker’s current one.',
        facts,
      )
}

function zoneFindings(components: Components, { zone: state }: Inspection): readonly Finding[] {
  if (!isRestricted(components) || isContractOrder(components)) return []
  const { zone } = components
  if (BigInt(zone) === 0n)
    return [
      finding(
        'blocking',
        'zoneNotSet',
        1402,
        'The order is restricted by a zone but has none, so it cannot be filled.',
      ),
    ]
  if (!state) return []
  if (!state.hasCode)
    return [
      finding(
        'warning',
        'zoneWithoutCode',
        1403,
        `The zone ${zone} is an account without code. Only its owner can fill the order.`,
        { zone },
      ),
    ]
  return [
    ...(state.isZone
      ? []
      : [
          finding('warning', 'zoneInvalid', 1400, `The zone ${zone} does not declare the zone interface.`, {
            zone,
          }),
        ]),
    ...(state.accepts
      ? []
      : [
          finding(
            'warning',
            'zoneRejectedOrder',
            1401,
            `The zone ${zone} rejected this fill in a test call.`,
            { zone },
          ),
        ]),
  ]
}

/** Checks contract orders. Seaport 1.5 has them, but they are never signed and this package does not create them. */
function contractOrderFindings(components: Components, inspection: Inspection): readonly Finding[] {
  if (!isContractOrder(components)) return []
  const { offerer } = components
  return [
    finding('warning', 'contractOrderStatus', 802, 'A contract generates this order, so it has no status.', {
      offerer,
    }),
    finding(
      'warning',
      'signatureOfContractOrder',
      1101,
      'A contract generates this order, so it has no signature.',
      {
        offerer,
      },
    ),
    ...(inspection.contractOfferer?.isValid === false
      ? [
          finding(
            'warning',
            'contractOffererInvalid',
            1600,
            `${offerer} does not declare that it generates orders.`,
            { offerer },
          ),
        ]
      : []),
  ]
}
