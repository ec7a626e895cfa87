import type { prepareSettlement, Trade } from '@souk/market/flows'
import { accountName } from '../../format/accountName.js'
import { formatMoney } from '../../format/formatMoney.js'
import { auctionWords } from '../../i18n/areas/auction.js'
import { useArea } from '../../i18n/useArea.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'

/** The receipt of a settled auction: its winner and price. */
export function SettlementReceipt({ plan, done, trade, name, onClose }: SettlementReceipt.Props) {
  const { info, native } = trade
  const texts = useArea(auctionWords)
  const price = formatMoney(plan.price, currencyOf(info, { address: plan.currency }), { exact: true })
  return (
    <DoneReceipt title={texts.settled(name)} facts={{ done, native }} onClose={onClose}>
      {texts.settledMeaning(accountName(plan.bidder, info), price)}
    </DoneReceipt>
  )
}

export declare namespace SettlementReceipt {
  type Props = {
    plan: prepareSettlement.Plan
    done: Trade.Done
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'native'>
    name: string
    onClose: () => void
  }
}
