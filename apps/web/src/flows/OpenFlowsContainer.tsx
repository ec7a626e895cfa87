import { useFlows } from '@souk/react'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import { FlowList } from './FlowList.js'
import { isOpen } from './isOpen.js'

/** Shows an account's flows of this browser that still need attention. */
export function OpenFlowsContainer({ account }: { account: Address }) {
  const { flows, resume, stop, forget } = useFlows()
  const open = flows.filter((flow) => isOpen(flow) && isSameAddress(flow.record.account, account))
  if (open.length === 0) return null
  return <FlowList flows={open} onResume={resume} onStop={stop} onForget={(id) => forget([id])} />
}
