import { useAuction, useCollection, useNft, useSettleAuction } from '@souk/react'
import { useCallback, useEffect } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { accountName } from '../../format/accountName.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import { useGuard } from '../../guard/useGuard.js'
import { auctionWords } from '../../i18n/areas/auction.js'
import { useArea } from '../../i18n/useArea.js'
import { nftName } from '../../nft/nftName.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { Button } from '../../ui/Button.js'
import { DialogActions } from '../../ui/DialogActions.js'
import { Money } from '../../ui/Money.js'
import { Notice } from '../../ui/Notice.js'
import { FlowDialog } from '../shared/FlowDialog.js'
import { ItemLine } from '../shared/ItemLine.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { ReceiptFacts } from '../shared/ReceiptFacts.js'
import { Review } from '../shared/Review.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'

type Props = { intent: Extract<TradeIntent, { kind: 'settle' }>; onClose: () => void }

/** Ends an auction with its highest bid, by whoever may. */
export function SettleDialogContainer({ intent, onClose }: Props) {
  const { contract, identifier, auction: orderHash } = intent
  const texts = useArea(auctionWords)
  const { data: nft } = useNft({ address: contract, identifier })
  const { data: auction } = useAuction({ orderHash })
  const title = nft ? nftName(nft) : `#${identifier}`
  const { data: collection } = useCollection(nft && { slug: nft.collection })
  const collectionName = collection?.name ?? nft?.collection ?? ''
  const trade = useTradeFacts({ kind: 'settlement', collection: collectionName })
  const { info, words, native, account } = trade
  const { state, prepare, estimateFee, start, stop, resume } = useSettleAuction()
  const guard = useGuard({ collections: collection ? [collection] : [], nfts: nft ? [nft] : [] })
  const check = useCallback(
    () => prepare({ auction: orderHash, ...guard() }, { title }),
    [prepare, orderHash, guard, title],
  )
  useEffect(check, [check])
  const isSeller = isSameAddress(auction?.order.maker, account)
  return (
    <FlowDialog
      kind="settlement"
      state={state}
      item={nft && <ItemLine name={title} collection={collectionName} picture={nft.imageUrl} />}
      form={
        <DialogActions>
          <Button tone="primary" size="l" className="flex-1" busy>
            {words.offer.checking}
          </Button>
        </DialogActions>
      }
      review={(plan) => {
        const currency = currencyOf(info, { address: plan.currency })
        const money = (amount: bigint) => <Money amount={amount} currency={currency} exact />
        return (
          <Review
            label={texts.whatHappens}
            rows={[
              { name: texts.itemGoesTo, value: accountName(plan.bidder, info) },
              { name: texts.bidderPays, value: money(plan.price) },
              { name: texts.feesOut, value: money(-plan.fees) },
              {
                name: isSeller ? texts.youGet : texts.sellerGets,
                value: money(plan.sellerAmount),
                total: true,
              },
              { name: words.trade.networkFee, value: <NetworkFee estimate={estimateFee} native={native} /> },
            ]}
            steps={trade.stepsOf(plan.steps)}
            price={{ price: plan.price, currency }}
            onStart={start}
          />
        )
      }}
      stepsOf={trade.stepsOf}
      receipt={(_, { plan, done }) => (
        <div className="space-y-4">
          <Notice tone="good" title={texts.settled(title)} live>
            {texts.settledMeaning(
              accountName(plan.bidder, info),
              formatMoney(plan.price, currencyOf(info, { address: plan.currency }), { exact: true }),
            )}
          </Notice>
          <ReceiptFacts done={done} native={native} />
          <Button tone="primary" className="w-full" onClick={onClose}>
            {words.trade.done}
          </Button>
        </div>
      )}
      ways={{ switch: <SwitchNetwork onSwitched={check} /> }}
      onRetry={check}
      onResume={resume}
      onStop={stop}
      onClose={onClose}
    />
  )
}
