import type { AnyOrder } from '@souk/market'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import type { Address } from 'viem'
import { Approvals } from './Approvals.js'
import { dependsOn } from './approvals.js'
import { RowsSkeleton } from './RowsSkeleton.js'
import { useApprovals } from './useApprovals.js'

/** Reads a wallet's token approvals, and the orders that need each. */
export function ApprovalsContainer({ address, own, orders }: ApprovalsContainer.Props) {
  const words = useArea(portfolioWords)
  const info = useInfo()
  const desk = useTradeDialogs()
  const approvals = useApprovals(address)
  if (approvals.isError && !approvals.data) return <Notice tone="bad">{words.approvals.failed}</Notice>
  if (!approvals.data) return <RowsSkeleton />
  const rows = approvals.data.map((approval) => ({
    approval,
    orders: orders && dependsOn(approval, orders, { exchange: info.seaport }),
  }))
  return (
    <Approvals
      rows={rows}
      onRevoke={
        own
          ? ({ approval, orders }) =>
              desk.trade({
                kind: 'revoke',
                contract: approval.contract,
                standard: approval.standard,
                operator: approval.operator.address,
                name: approval.name,
                dependent: orders?.length ?? 0,
              })
          : undefined
      }
    />
  )
}

export declare namespace ApprovalsContainer {
  type Props = {
    address: Address
    own: boolean /** Undefined while they are not known. */
    orders: readonly AnyOrder[] | undefined
  }
}
