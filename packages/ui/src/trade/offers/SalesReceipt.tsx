import type { prepareFulfillOrders, Trade } from '@souk/market/flows'
import type { Sale } from '../../dialogs/Sale.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { Money } from '../../kit/Money.js'
import { Notice } from '../../kit/Notice.js'
import { nftName } from '../../nft/nftName.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { PricedList } from '../shared/PricedList.js'
import { nameOfError } from '../shared/problemOf.js'
import { ReceiptFacts } from '../shared/ReceiptFacts.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { saleCurrency, salesSums } from './salesSums.js'

/** The receipt of several sales: what was sold, what was not and why, and the money received. */
export function SalesReceipt({ sales, outcome, done, trade, onClose }: SalesReceipt.Props) {
  const texts = useArea(severalWords).sales
  const { info, words, native } = trade
  const isIn = (hashes: readonly string[]) => (sale: Sale) => hashes.includes(sale.offer.orderHash)
  const sold = sales.filter(isIn(outcome.filled.map(({ orderHash }) => orderHash)))
  const skipped = sales.filter(isIn(outcome.skipped)).map((sale) => ({
    ...toEntry(sale),
    reason: texts.skipped,
  }))
  const dropped = outcome.dropped.flatMap(({ index, reasons: [reason] }) => {
    const sale = sales[index]
    const name = reason ? nameOfError(reason, 'sale') : 'unfunded'
    return sale ? { ...toEntry(sale), reason: words.problems[name].title } : []
  })
  const left = [...skipped, ...dropped]
  return (
    <div className="space-y-4">
      <Notice
        tone={sold.length > 0 ? 'good' : 'warn'}
        title={sold.length > 0 ? texts.sold(sold.length) : texts.none}
        live
      />
      {sold.length > 0 && (
        <PricedList
          label={texts.soldLabel}
          isLabelShown
          entries={sold.map((sale) => ({
            ...toEntry(sale),
            amount: (
              <Money amount={sale.net} currency={currencyOf(info, { address: saleCurrency(sale) })} exact />
            ),
          }))}
        />
      )}
      {left.length > 0 && <PricedList label={texts.leftOutLabel} isLabelShown entries={left} />}
      <ReceiptFacts
        rows={salesSums(sold).map(({ currency, net }) => ({
          name: words.trade.received,
          value: <Money amount={net} currency={currencyOf(info, { address: currency })} exact fiat />,
        }))}
        done={done}
        native={native}
      />
      <Button tone="primary" className="w-full" onClick={onClose}>
        {words.trade.done}
      </Button>
    </div>
  )
}

export declare namespace SalesReceipt {
  type Props = {
    sales: readonly Sale[]
    outcome: Pick<prepareFulfillOrders.Outcome, 'filled' | 'skipped' | 'dropped'>
    done: Trade.Done
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'words' | 'native'>
    onClose: () => void
  }
}

function toEntry({ offer, nft }: Sale): PricedList.Entry {
  return { key: offer.orderHash, name: nftName(nft), picture: nft.imageUrl }
}
