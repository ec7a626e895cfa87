import type { AnyOrder } from '@souk/market'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { type Approval, isUnlimited } from './approvals.js'

/** Shows the token approvals of a wallet, the orders that need them, and buttons to revoke them. */
export function Approvals({ rows, onRevoke }: Approvals.Props) {
  const { approvals } = useArea(portfolioWords)
  return (
    <section aria-label={approvals.label} className="space-y-5">
      <p className="max-w-3xl text-ink-soft">{approvals.why}</p>
      {rows.length === 0 ? (
        <EmptyState title={approvals.none}>{approvals.noneMeaning}</EmptyState>
      ) : (
        <ul
          aria-label={approvals.label}
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
        >
          {rows.map((row) => (
            <Row
              key={`${row.approval.contract}:${row.approval.operator.address}`}
              row={row}
              onRevoke={onRevoke}
            />
          ))}
        </ul>
      )}
      <p className="max-w-3xl text-sm text-ink-soft">{approvals.scope}</p>
    </section>
  )
}

type ApprovalRow = { approval: Approval; orders: readonly AnyOrder[] | undefined }

export declare namespace Approvals {
  type Props = {
    rows: readonly ApprovalRow[]
    /** Absent where the wallet is another's. */
    onRevoke: ((row: ApprovalRow) => void) | undefined
  }
}

function Row({ row, onRevoke }: { row: ApprovalRow; onRevoke: Approvals.Props['onRevoke'] }) {
  const { approvals } = useArea(portfolioWords)
  const { approval, orders } = row
  const operator = approvals[approval.operator.kind]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="flex min-w-0 flex-[2_1_14rem] items-center gap-3">
        {approval.currency ? (
          <span
            aria-hidden
            className="grid size-12 shrink-0 place-items-center rounded-chip bg-tile-wash text-xs font-semibold text-tile"
          >
            {approval.name.slice(0, 5)}
          </span>
        ) : (
          <span className="w-12 shrink-0 overflow-hidden rounded-chip">
            <TokenImage src={approval.imageUrl} alt="" />
          </span>
        )}
        <div className="min-w-0">
          <p className="truncate font-semibold">{approval.name}</p>
          <p className="text-sm text-ink-soft">{allowedText(approval, approvals)}</p>
        </div>
      </div>
      <div className="min-w-0 flex-[1_1_11rem] text-sm">
        <p>{operator}</p>
        <CopyText value={approval.operator.address} label={operator} />
      </div>
      <p className={`flex-[1_1_9rem] text-sm ${orders?.length ? 'font-semibold' : 'text-ink-soft'}`}>
        {!orders
          ? approvals.dependsUnknown
          : orders.length > 0
            ? approvals.depends(orders.length)
            : approvals.dependsNone}
      </p>
      {onRevoke && (
        <Button
          tone="danger"
          className="ml-auto"
          aria-label={approvals.revokeOf(approval.name, operator)}
          onClick={() => onRevoke(row)}
        >
          {approvals.revoke}
        </Button>
      )}
    </li>
  )
}

function allowedText(
  { name, amount, currency }: Approval,
  words: (typeof portfolioWords)['en']['approvals'],
): string {
  if (!currency || amount === undefined) return words.mayMove(name)
  return isUnlimited(amount) ? words.mayTakeAll(name) : words.mayTake(formatMoney(amount, currency))
}
