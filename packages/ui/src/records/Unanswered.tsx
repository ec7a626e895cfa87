import { type FlowRecord, useActivity, useNft, useOrder } from '@souk/react'
import { useState } from 'react'
import type { Address } from 'viem'
import { useTradeWords } from '../i18n/areas/trades.js'
import { Button, buttonClass } from '../kit/Button.js'
import { PageLink } from '../links/PageLink.js'
import { heldBy } from '../nft/heldBy.js'
import { nftName } from '../nft/nftName.js'
import { useSubject } from '../orders/useSubject.js'
import { isFruitless } from './isFruitless.js'
import { outcomeRead } from './outcomeOf.js'

/**
 * Leads to the item of a trade whose answer never came, and asks the market again whether it took place. If it did, the
 * trade is completed. If its order can no longer be used, it says so. Of an item that was to be sent, says whether the
 * account still has it.
 */
export function Unanswered({ record, onLeave }: Unanswered.Props) {
  const { activity, trade } = useTradeWords()
  const [hash] = record.orderHashes ?? []
  const sending = record.sends?.[record.step]
  const { data: order } = useOrder(hash && { orderHash: hash })
  const { data: nft } = useNft(sending && { contract: sending.contract, tokenId: sending.tokenId })
  const { isFetching, isError, refetch } = useActivity({ account: record.account, ...outcomeRead })
  const [isAsked, setAsked] = useState(false)
  if (!hash && !sending) return null
  const check = () => {
    setAsked(true)
    void refetch()
  }
  // Of an edition, the account may have more units than it was about to send.
  const isHeld = nft?.standard === 'erc721' && heldBy(nft, record.account) !== undefined
  const isOver = order !== undefined && isFruitless(record, order)
  const notFound = sending ? activity.notMoved : activity.notFound
  return (
    <>
      {isHeld && <p className="text-sm">{activity.stillHeld(nftName(nft))}</p>}
      {isOver && <p className="text-sm">{activity.orderOver}</p>}
      {isAsked && !isOver && !isFetching && (
        <p role="status" className="text-sm text-ink-soft">
          {isError ? activity.notAsked : notFound}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={isFetching} onClick={check}>
          {trade.checkAgain}
        </Button>
        {order && <ToItemOf order={order} onLeave={onLeave} />}
        {sending && <ToItem {...sending} onLeave={onLeave} />}
      </div>
    </>
  )
}

export declare namespace Unanswered {
  type Props = { record: FlowRecord.FlowRecord; onLeave?: (() => void) | undefined }
}

function ToItemOf({ order, onLeave }: Pick<Unanswered.Props, 'onLeave'> & ToItemOrder) {
  const { contract, tokenId } = useSubject(order)
  if (contract === undefined || tokenId === undefined) return null
  return <ToItem {...{ contract, tokenId, onLeave }} />
}

type ToItemOrder = { order: Parameters<typeof useSubject>[0] }

function ToItem({ contract, tokenId, onLeave }: Pick<Unanswered.Props, 'onLeave'> & ToItemToken) {
  const { activity } = useTradeWords()
  return (
    <PageLink page={{ kind: 'item', contract, tokenId }} onClick={onLeave} className={buttonClass('quiet')}>
      {activity.toItem}
    </PageLink>
  )
}

type ToItemToken = { contract: Address; tokenId: bigint }
