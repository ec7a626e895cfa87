import { type ApprovalAction, erc20Abi, erc721Abi, Holding, ItemType } from '@souk/seaport'
import type { Address } from 'viem'
import { encodeFunctionData, maxUint256 } from 'viem'
import * as Step from '../model/Step.js'

/**
 * Makes the steps of approvals. Approvals that exist already appear as completed, so that the wallet's owner sees all
 * steps.
 *
 * @param options.needed - What has to be approved, or is paid without a missing approval.
 */
export function approvalSteps(options: approvalSteps.Options): Step.Step[] {
  const { needed, missing, account } = options
  const isMissing = (item: Approvable) => missing.some((approval) => keyOf(approval) === keyOf(item))
  const done = distinct(needed.filter((item) => item.itemType !== ItemType.NATIVE && !isMissing(item)))
  const isMoney = (item: Approvable) => item.itemType === ItemType.ERC20
  const items = (approvals: readonly Approval[], isPaid: boolean): Step.TransactionItem[] => [
    ...done.filter((item) => isMoney(item) === isPaid).map(() => ({})),
    ...approvals
      .filter((approval) => isMoney(approval) === isPaid)
      .map(({ transaction }) => ({ transaction: { from: account, ...transaction } })),
  ]
  const resets = missing.filter(
    (approval, index) =>
      missing.findIndex((other) => keyOf(other) === keyOf(approval)) === index && isReset(approval, missing),
  )
  const others = missing.filter((approval) => !resets.includes(approval))
  return [
    ...Step.transactions('nft-approval', items(others, false)),
    ...Step.transactions(
      'currency-approval-reset',
      resets.map(({ transaction }) => ({ transaction: { from: account, ...transaction } })),
    ),
    ...Step.transactions('currency-approval', items(others, true)),
  ]
}

type Approvable = Pick<Holding.Requirement, 'token' | 'itemType' | 'operator'>

/** A missing approval. */
export type Approval = Approvable & { transaction: { to: Address; data: `0x${string}`; value: bigint } }

export declare namespace approvalSteps {
  type Options = { needed: readonly Approvable[]; missing: readonly Approval[]; account: Address }
}

/** Of two approvals for one currency, the first resets the old one. */
function isReset(approval: Approval, all: readonly Approval[]): boolean {
  return all.filter((other) => keyOf(other) === keyOf(approval)).length > 1
}

/** Encodes an approval that no action asked for. */
function toApproval(requirement: Approvable): Approval {
  const { token, itemType, operator } = requirement
  const data =
    itemType === ItemType.ERC20
      ? encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [operator, maxUint256] })
      : encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [operator, true] })
  return { token, itemType, operator, transaction: { to: token, data, value: 0n } }
}

/** Reads the approvals of a fill. */
export function fromAction(action: ApprovalAction): Approval {
  const { token, itemType, operator, transactionMethods } = action
  return { token, itemType, operator, transaction: transactionMethods.buildTransaction() }
}

function distinct<item extends Approvable>(items: readonly item[]): readonly item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}

function keyOf({ token, operator, itemType }: Approvable): string {
  const kind = itemType === ItemType.ERC20 ? 'money' : 'tokens'
  return `${kind}/${token}/${operator}`.toLowerCase()
}

/** Lists the missing approvals. Some currencies need their old approval reset first. */
export function missingApprovals(
  requirements: readonly Holding.Requirement[],
  holdings: Holding.Holdings,
): readonly Approval[] {
  const missing = new Map(
    Holding.missingApprovals(requirements, holdings).map((shortfall) => [keyOf(shortfall), shortfall]),
  )
  return [...missing.values()].flatMap((shortfall) => {
    const approval = toApproval(shortfall)
    if (!shortfall.mustReset || shortfall.approved === 0n) return [approval]
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [shortfall.operator, 0n],
    })
    return [{ ...approval, transaction: { ...approval.transaction, data } }, approval]
  })
}
