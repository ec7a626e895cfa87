import type { MarketOrder, Nft } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment } from '../../format/formatTime.js'
import { bundleWords } from '../../i18n/areas/bundle.js'
import { useArea } from '../../i18n/useArea.js'
import { Button, buttonClass } from '../../kit/Button.js'
import { Notice } from '../../kit/Notice.js'
import { PageLink } from '../../links/PageLink.js'
import { useNameOf } from '../../names/useNames.js'
import { ItemStrip } from '../../nft/ItemStrip.js'
import { toStripItem } from '../../nft/useStripItems.js'
import { setTokens } from '../../orders/setTokens.js'
import { PublishedFacts } from '../list/PublishedFacts.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'

/** The receipt of listing a set, with links to its items, whose pages show it. */
export function BundleReceipt({ order, state, nfts, trade, onClose }: BundleReceipt.Props) {
  const nameOf = useNameOf()
  const words = useArea(bundleWords)
  const items = setTokens(order).map((token) => toStripItem(token, nfts))
  const [first] = items
  return (
    <div className="space-y-4">
      <Notice tone="good" title={words.forSale} live>
        {listedText(order, words)}
        <p className="mt-1.5">{order.taker ? words.toOne(nameOf(order.taker)) : words.whereShown}</p>
      </Notice>
      <ItemStrip items={items} label={words.itemsOf} hasLinks onOpen={onClose} />
      <PublishedFacts state={state} native={trade.native} />
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        {first && (
          <PageLink
            page={{ kind: 'item', contract: first.contract, tokenId: first.tokenId }}
            onClick={onClose}
            className={buttonClass('primary')}
          >
            {words.see}
          </PageLink>
        )}
        <Button onClick={onClose}>{trade.words.trade.done}</Button>
      </div>
    </div>
  )
}

export declare namespace BundleReceipt {
  type Props = {
    order: MarketOrder
    /** The state of the finished trade. */
    state: PublishedFacts.Props['state']
    nfts: readonly Nft[]
    trade: Pick<ReturnType<typeof useTradeFacts>, 'native' | 'words'>
    onClose: () => void
  }
}

/** Describes the listing as signed, not as typed. */
function listedText({ order, currency, price }: MarketOrder, words: (typeof bundleWords)['en']): string {
  const deal = Deal.from(order.parameters)
  const end = formatMoment(deal.endTime)
  const say = (amount: bigint) => formatMoney(amount, currency, { exact: true })
  if (!Deal.isMoving(deal)) return words.stays(say(price), end)
  return words.falls(say(Deal.priceAt(deal, deal.startTime)), say(Deal.priceAt(deal, deal.endTime)), end)
}
