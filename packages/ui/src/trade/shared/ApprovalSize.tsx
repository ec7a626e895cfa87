import { createContext, type ReactNode, useContext } from 'react'
import type { ApprovalPreset } from '../../preferences/approvalScope.js'

/** The size of this trade's approvals, which its review lets the visitor change. */
export type ApprovalSize = {
  scope: ApprovalPreset
  onScope: (scope: ApprovalPreset) => void
}

const ApprovalSizeContext = createContext<ApprovalSize | undefined>(undefined)

/** Returns the size of the approvals of the open trade; `undefined` if it cannot change. */
export function useApprovalSize(): ApprovalSize | undefined {
  return useContext(ApprovalSizeContext)
}

/** Lets the review of a trade change the size of its approvals. */
export function ApprovalSizeProvider(props: { size: ApprovalSize | undefined; children: ReactNode }) {
  return <ApprovalSizeContext value={props.size}>{props.children}</ApprovalSizeContext>
}
