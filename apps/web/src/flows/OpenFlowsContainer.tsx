import { useFlows } from '@souk/react'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { FlowList } from '@souk/ui/parts/records/FlowList.js'
import { openFlows } from '@souk/ui/parts/records/openFlows.js'
import type { Address } from 'viem'

/** Shows an account's flows of this browser that still need attention. */
export function OpenFlowsContainer({ account }: { account: Address }) {
  const { flows, resume, stop, forget } = useFlows()
  const open = openFlows(flows).filter(({ record }) => isSameAddress(record.account, account))
  if (open.length === 0) return null
  return <FlowList flows={open} onResume={resume} onStop={stop} onForget={(id) => forget([id])} />
}
