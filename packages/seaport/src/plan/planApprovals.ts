import type { Address, Hex } from 'viem'
import { encodeCall, selectors } from '../abi/encodeCall.js'
import { ItemType, maxUint256 } from '../order/constants.js'
import * as Holding from '../order/Holding.js'
import type { Transaction } from './Transaction.js'

/** An approval to be given: what it is for and the transaction that gives it. */
export type ApprovalPlan = Pick<Holding.Requirement, 'token' | 'itemType' | 'operator'> & {
  identifierOrCriteria: bigint
  transaction: Transaction
}

/**
 * Decides which approvals are needed so that all requirements can be moved.
 *
 * One approval covers a whole collection or currency, unless exact ones are asked for: then an ERC20 gets just the sum
 * and each ERC721 token its own. ERC1155 and tokens yet to be chosen know no exact approval.
 *
 * @param requirements - Summed up: one for each thing.
 * @throws {IncompleteError} when the holding of a requirement was not read.
 */
export function planApprovals(
  requirements: readonly Holding.Requirement[],
  holdings: Holding.Holdings,
  options: { exactApproval: boolean },
): readonly ApprovalPlan[] {
  const missing = Holding.missingApprovals(requirements, holdings)
  const forAll = new Set(missing.filter((item) => !isSingle(item, options)).map(contractOf))
  const plans = new Map<string, readonly ApprovalPlan[]>()
  for (const item of missing) {
    // Where the whole collection has to be approved anyway, its single tokens need nothing more.
    const single = isSingle(item, options) && !forAll.has(contractOf(item))
    const name = single ? `${contractOf(item)}/${item.identifier}` : contractOf(item)
    if (!plans.has(name)) plans.set(name, toPlans(item, { exact: options.exactApproval, single }))
  }
  return [...plans.values()].flat()
}

function isSingle(item: Holding.Requirement, options: { exactApproval: boolean }): boolean {
  return options.exactApproval && item.itemType === ItemType.ERC721
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

/** Some tokens (USDT among them) refuse to change an allowance that is not 0; it is taken back first. */
function allowances(item: Holding.Shortfall, exact: boolean): readonly Hex[] {
  const wanted = approve(item.operator, exact ? item.amount : maxUint256)
  return item.mustReset && item.approved > 0n ? [approve(item.operator, 0n), wanted] : [wanted]
}

/** The same call for an amount of an ERC20 and for one ERC721. */
function approve(operator: Address, amountOrIdentifier: bigint): Hex {
  return encodeCall(selectors.approve, [operator, amountOrIdentifier])
}
