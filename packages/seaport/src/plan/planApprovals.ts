import type { Address, Hex } from 'viem'
import { encodeCall, selectors } from '../abi/encodeCall.js'
import { ItemType, maxUint256 } from '../order/constants.js'
import * as Holding from '../order/Holding.js'
import type { Transaction } from './Transaction.js'

/** A missing approval and the transaction that gives it. */
export type ApprovalPlan = Pick<Holding.Requirement, 'token' | 'itemType' | 'operator'> & {
  identifierOrCriteria: bigint
  transaction: Transaction
}

/**
 * Determines the missing approvals for a list of requirements.
 *
 * One approval covers a whole collection or currency. With exact approvals, an ERC20 approval covers only the sum, and
 * each ERC721 token gets its own. ERC1155 tokens and criteria items have no exact approvals. With `'currencies'`, only ERC20
 * approvals are exact.
 *
 * @param requirements - The requirements, summed up to one per token.
 * @throws {IncompleteError} when the holding of a requirement was not read.
 */
export function planApprovals(
  requirements: readonly Holding.Requirement[],
  holdings: Holding.Holdings,
  options: { exactApproval: boolean | 'currencies' },
): readonly ApprovalPlan[] {
  const missing = Holding.missingApprovals(requirements, holdings)
  const forAll = new Set(missing.filter((item) => !isSingle(item, options)).map(contractOf))
  const plans = new Map<string, readonly ApprovalPlan[]>()
  for (const item of missing) {
    // An approval of the whole collection also covers its single tokens.
    const single = isSingle(item, options) && !forAll.has(contractOf(item))
    const name = single ? `${contractOf(item)}/${item.identifier}` : contractOf(item)
    if (!plans.has(name)) plans.set(name, toPlans(item, { exact: options.exactApproval !== false, single }))
  }
  return [...plans.values()].flat()
}

function isSingle(item: Holding.Requirement, options: { exactApproval: boolean | 'currencies' }): boolean {
  return options.exactApproval === true && item.itemType === ItemType.ERC721
}

function contractOf(item: Holding.Requirement): string {
  return `${item.itemType === ItemType.ERC20 ? 'money' : 'tokens'}/${item.token}/${item.operator}`.toLowerCase()
}

function toPlans(
  item: Holding.Shortfall,
  options: { exact: boolean; single: boolean },
): readonly ApprovalPlan[] {
  const { token, itemType, operator, identifier } = item
  const datas =
    itemType === ItemType.ERC20
      ? allowances(item, options.exact)
      : options.single
        ? [approve(operator, identifier)]
        : [encodeCall(selectors.setApprovalForAll, [operator, 1n])]
  return datas.map((data) => ({
    token,
    itemType,
    operator,
    identifierOrCriteria: identifier,
    transaction: { to: token, data, value: 0n },
  }))
}

/** Some tokens, such as USDT, revert a change of an allowance that is not 0, so it is reset first. */
function allowances(item: Holding.Shortfall, exact: boolean): readonly Hex[] {
  const wanted = approve(item.operator, exact ? item.amount : maxUint256)
  return item.mustReset && item.approved > 0n ? [approve(item.operator, 0n), wanted] : [wanted]
}

/** Encodes `approve`, which has the same form for an ERC20 amount and an ERC721 token. */
function approve(operator: Address, amountOrIdentifier: bigint): Hex {
  return encodeCall(selectors.approve, [operator, amountOrIdentifier])
}
