import type { Nft } from '@souk/market'
import type { prepareSettleAuction, Trade } from '@souk/market/flows'
import { formatMoney } from '../../format/formatMoney.js'
import { auctionWords } from '../../i18n/areas/auction.js'
import { useArea } from '../../i18n/useArea.js'
import { useNameOf } from '../../names/useNames.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { OwnOffersContainer } from '../shared/OwnOffersContainer.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import type { SettlementRole } from './settlementRole.js'

/** The receipt of a settled auction: its winner and price. */
export function SettlementReceipt({ plan, done, trade, role, name, nfts, onClose }: SettlementReceipt.Props) {
  const nameOf = useNameOf()
  const { info, native } = trade
  const texts = useArea(auctionWords)
  const currency = currencyOf(info, { address: plan.currency })
  const say = (amount: bigint) => formatMoney(amount, currency, { exact: true })
  const meaning = texts.settledMeaning
  const bidder = nameOf(plan.bidder)
  return (
    <DoneReceipt
      title={texts.settled(name)}
      facts={{ done, native }}
      more={role === 'winner' && <OwnOffersContainer nfts={nfts} at="held" />}
      onClose={onClose}
    >
      {role === 'winner'
        ? meaning.winner(say(plan.price))
        : role === 'seller'
          ? meaning.seller(bidder, say(plan.price), say(plan.sellerAmount))
          : meaning.other(bidder, say(plan.price))}
    </DoneReceipt>
  )
}

export declare namespace SettlementReceipt {
  type Props = {
    plan: prepareSettleAuction.Plan
    done: Trade.Done
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'native'>
    /** The visitor's part in the settlement. */
    role: SettlementRole
    name: string
    /** The item, once it is read. */
    nfts: readonly Nft[]
    onClose: () => void
  }
}
