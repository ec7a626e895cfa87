/** How much the approvals of a trade cover. */
export type ApprovalFlags = { exactApproval?: boolean; unlimitedApproval?: boolean }

/**
 * Returns how much the approvals of a trade cover: by default the exact amount of money and a whole collection, as in the
 * app.
 *
 * @example
 * approvalOf({}) // → 'currencies'
 */
export function approvalOf({ exactApproval, unlimitedApproval }: ApprovalFlags): boolean | 'currencies' {
  if (exactApproval) return true
  return unlimitedApproval ? false : 'currencies'
}
