import { encodeFunctionData } from 'viem'
import type { Transaction } from '../Action.js'
import { erc20Abi, erc721Abi } from '../abi/tokens.js'
import { ItemType } from '../constants.js'
import * as Holding from '../Holding.js'

/** An approval to be given: what it is for and the transaction that gives it. */
export type ApprovalPlan = Pick<Holding.Requirement, 'token' | 'itemType' | 'operator'> & {
  identifierOrCriteria: bigint
  transaction: Transaction
}

/**
 * Decides which approvals are needed so that all requirements can be moved.
 *
 * One approval covers a whole collection or currency, unless exact ones are asked for: then an ERC20 gets just the sum
 * and each ERC721 token its own. ERC1155 knows no exact approval.
 */
export function planApprovals(
  requirements: readonly Holding.Requirement[],
  holdings: Holding.Holdings,
  options: { exactApproval: boolean },
): readonly ApprovalPlan[] {
  const plans = new Map<string, ApprovalPlan>()
  for (const missing of Holding.missingApprovals(requirements, holdings)) {
    const single = options.exactApproval && missing.itemType === ItemType.ERC721
    const name = `${missing.token}/${missing.operator}/${single ? missing.identifier : ''}`.toLowerCase()
    if (plans.has(name)) continue
    const { token, itemType, operator, identifier } = missing
    const data = approvalData(missing, options.exactApproval)
    plans.set(name, {
      token,
      itemType,
      operator,
      identifierOrCriteria: identifier,
      transaction: { to: token, data, value: 0n },
    })
  }
  return [...plans.values()]
}

function approvalData(missing: Holding.Shortfall, exact: boolean) {
  const { operator, itemType, amount, identifier } = missing
  if (itemType === ItemType.ERC20)
    return encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [operator, exact ? amount : Holding.unlimited],
    })
  if (itemType === ItemType.ERC721 && exact)
    return encodeFunctionData({ abi: erc721Abi, functionName: 'approve', args: [operator, identifier] })
  return encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [operator, true] })
}
