import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { useCollectionMap } from '../../nft/useCollectionMap.js'
import { collectionName } from '../list/bulkNames.js'
import { Checking } from '../shared/Checking.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { fallAsleep } from '../shared/fallAsleep.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { useListingsOf } from '../shared/useListingsOf.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { SalesReceipt } from './SalesReceipt.js'
import { SalesReview } from './SalesReview.js'
import { sellSteps } from './sellSteps.js'
import { useSales } from './useSales.js'

type Props = { intent: Extract<TradeIntent, { kind: 'sales' }>; onClose: () => void }

/** Accepts several offers with one transaction, each for another item. */
export function SalesDialogContainer({ intent, onClose }: Props) {
  const texts = useArea(severalWords).sales
  const nfts = intent.sales.map(({ nft }) => nft)
  const collections = useCollectionMap(nfts.map(({ collection }) => collection))
  const collection = (contract: string) => collectionName(nfts, { contract, collections })
  const trade = useTradeFacts({ kind: 'sale', collection })
  const { words, native, account } = trade
  const { flow, check, sales } = useSales({ intent, collections, trade })
  const leaving = nfts.map((nft) => ({ nft, quantity: 1n }))
  const asleep = fallAsleep(useListingsOf(nfts, account), { leaving, account }).length
  const { begin, running, done, failed } = texts
  return (
    <FlowDialogContainer
      kind="sale"
      titles={{ begin, review: begin, running, done, failed }}
      flow={flow}
      trade={trade}
      stepsOf={(steps) => sellSteps(steps, { trade, meaning: texts.step })}
      ownOffers={{ nfts, at: 'giving', next: intent }}
      form={<Checking label={texts.checking} />}
      review={(plan) => (
        <SalesReview
          {...{ sales, plan, trade, asleep }}
          networkFee={<NetworkFee estimate={flow.estimateFee} native={native} />}
          onStart={flow.start}
        />
      )}
      receipt={(outcome, { done }) => <SalesReceipt {...{ sales, outcome, done, trade, onClose }} />}
      ways={{ others: <Button onClick={check}>{words.trade.checkAgain}</Button> }}
      onRetry={check}
      onClose={onClose}
    />
  )
}
