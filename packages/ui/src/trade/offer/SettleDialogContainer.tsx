import { useAuction, useSettleAuction } from '@souk/react'
import { useCallback, useEffect } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { nftName } from '../../nft/nftName.js'
import { Checking } from '../shared/Checking.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { ItemLine } from '../shared/ItemLine.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { useItem } from '../shared/useItem.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { SettlementReceipt } from './SettlementReceipt.js'
import { SettlementReview } from './SettlementReview.js'
import { settlementOffers } from './settlementOffers.js'
import { settlementRole } from './settlementRole.js'

type Props = { intent: Extract<TradeIntent, { kind: 'settle' }>; onClose: () => void }

/** Settles an auction with its highest bid, for an account that may. */
export function SettleDialogContainer({ intent, onClose }: Props) {
  const { auction: orderHash } = intent
  const { nft, collection } = useItem(intent)
  const { data: auction } = useAuction({ orderHash })
  const name = nft ? nftName(nft) : `#${intent.tokenId}`
  const collectionName = collection?.name ?? nft?.collection ?? ''
  const trade = useTradeFacts({ kind: 'settlement', collection: collectionName })
  const { words, native, account } = trade
  const flow = useSettleAuction()
  const { prepare, estimateFee } = flow
  const guard = useGuard({ collections: collection ? [collection] : [], nfts: nft ? [nft] : [] })
  const check = useCallback(
    () => prepare({ auction: orderHash, ...guard() }, { title: name }),
    [prepare, orderHash, guard, name],
  )
  useEffect(check, [check])
  const nfts = nft ? [nft] : []
  const roleOf = ({ bidder }: { bidder: string }) =>
    settlementRole(account, { bidder, seller: auction?.order.maker })
  const { highestBid } = auction ?? {}
  // The market may have chosen another bid since the page was read.
  const { bidder, bidHash } =
    flow.state.status === 'ready'
      ? flow.state.plan
      : { bidder: highestBid?.maker ?? '', bidHash: highestBid?.orderHash }
  const fee = <NetworkFee estimate={estimateFee} native={native} />
  return (
    <FlowDialogContainer
      kind="settlement"
      {...{ flow, trade }}
      easedFor={roleOf({ bidder }) === 'winner' ? 'ownBid' : undefined}
      item={nft && <ItemLine name={name} collection={collectionName} picture={nft.imageUrl} />}
      ownOffers={settlementOffers(roleOf({ bidder }), { nfts, bid: bidHash, next: intent })}
      form={<Checking label={words.offer.checking} />}
      review={(plan) => (
        <SettlementReview {...{ plan, trade }} role={roleOf(plan)} networkFee={fee} onStart={flow.start} />
      )}
      receipt={(_, state) => (
        <SettlementReceipt {...state} {...{ trade, name, nfts, onClose }} role={roleOf(state.plan)} />
      )}
      onRetry={check}
      onClose={onClose}
    />
  )
}
