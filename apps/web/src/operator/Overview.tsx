import { formatBytes } from '@souk/ui/parts/format/formatBytes.js'
import { formatBasisPoints, formatCount } from '@souk/ui/parts/format/formatShare.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { Facts } from '@souk/ui/parts/kit/Facts.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { operatorWords } from '../i18n/areas/operator.js'
import type * as Wire from './operatorWire.js'
import { Part } from './Part.js'

/** Shows the state of the market. */
export function Overview({ overview: of }: Overview.Props) {
  const { overview: words } = useArea(operatorWords)
  const block = (number: number | null | undefined) =>
    number === null || number === undefined ? words.unknown : formatCount(number)
  const { storage, lag } = of
  return (
    <Part title={words.title}>
      {of.reasons.length === 0 ? (
        <Notice tone="good">{words.ready}</Notice>
      ) : (
        <Notice tone="warn">
          {of.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
      <div className="grid gap-x-10 lg:grid-cols-2">
        <Facts
          rows={[
            { name: words.chain, value: `${of.chain} (${of.chain_id})` },
            { name: words.node, value: of.node },
            { name: words.role, value: words.roles[of.role] },
            { name: words.head, value: block(of.head) },
            { name: words.indexed, value: block(of.indexed) },
            {
              name: words.lag,
              value: lag === null || lag === undefined ? words.unknown : words.blocks(formatCount(lag), lag),
            },
            { name: words.version, value: of.version },
          ]}
        />
        <Facts
          rows={[
            {
              name: words.metadata,
              value: words.tokens(formatCount(of.waiting_metadata), of.waiting_metadata),
            },
            { name: words.orders, value: formatCount(of.waiting_orders) },
            { name: words.refused, value: <Refused orders={of.refused_orders} none={words.none} /> },
            { name: words.keys, value: formatCount(of.active_keys) },
            { name: words.fees, value: <Fees fees={of.fees} none={words.none} /> },
            {
              name: words.storage,
              value: `${words.kinds[storage.kind]}, ${formatBytes(storage.size_bytes)}`,
              note:
                storage.free_bytes === null || storage.free_bytes === undefined
                  ? undefined
                  : words.free(formatBytes(storage.free_bytes)),
            },
          ]}
        />
      </div>
    </Part>
  )
}

export declare namespace Overview {
  type Props = { overview: Wire.Overview }
}

function Refused({ orders, none }: { orders: Wire.Overview['refused_orders']; none: string }) {
  if (orders.length === 0) return none
  return orders.map(({ code, count }) => (
    <span key={code} className="block">
      <code className="text-xs">{code}</code> {formatCount(count)}
    </span>
  ))
}

function Fees({ fees, none }: { fees: Wire.Overview['fees']; none: string }) {
  if (fees.length === 0) return none
  return fees.map(({ recipient, basis_points: basisPoints }) => (
    <span key={recipient} className="block">
      {formatBasisPoints(basisPoints)} <CopyText value={recipient} label={recipient} />
    </span>
  ))
}
