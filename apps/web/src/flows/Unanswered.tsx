import { type FlowRecord, useActivity, useOrder } from '@souk/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTradeWords } from '../i18n/areas/trades.js'
import { useSubject } from '../orders/useSubject.js'
import { Button, buttonClass } from '../ui/Button.js'

/**
 * Leads to the item of a trade whose answer never came, and asks the market again whether it took place. If it did, the
 * trade is completed.
 */
export function Unanswered({ record, onLeave }: Unanswered.Props) {
  const { activity, trade } = useTradeWords()
  const [hash] = record.orderHashes ?? []
  const { data: order } = useOrder(hash && { orderHash: hash })
  const { isFetching, isError, refetch } = useActivity({
    account: record.account,
    types: ['sale'],
    limit: 50,
  })
  const [isAsked, setAsked] = useState(false)
  if (!hash) return null
  const check = () => {
    setAsked(true)
    void refetch()
  }
  return (
    <>
      {isAsked && !isFetching && (
        <p role="status" className="text-sm text-ink-soft">
          {isError ? activity.notAsked : activity.notFound}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={isFetching} onClick={check}>
          {trade.checkAgain}
        </Button>
        {order && <ToItem order={order} onLeave={onLeave} />}
      </div>
    </>
  )
}

export declare namespace Unanswered {
  type Props = { record: FlowRecord.FlowRecord; onLeave?: (() => void) | undefined }
}

function ToItem({ order, onLeave }: Pick<Unanswered.Props, 'onLeave'> & ToItemOrder) {
  const { activity } = useTradeWords()
  const { contract, tokenId } = useSubject(order)
  if (contract === undefined || tokenId === undefined) return null
  return (
    <Link
      to="/item/$contract/$id"
      params={{ contract, id: String(tokenId) }}
      onClick={onLeave}
      className={buttonClass('quiet')}
    >
      {activity.toItem}
    </Link>
  )
}

type ToItemOrder = { order: Parameters<typeof useSubject>[0] }
