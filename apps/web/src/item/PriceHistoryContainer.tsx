import type { Nft } from '@souk/market'
import { useActivity } from '@souk/react'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { useMemo, useState } from 'react'
import { Chart } from '../charts/Chart.js'
import { CurrencyChoice } from './CurrencyChoice.js'
import { salesSeries } from './salesSeries.js'

/** Reads an item's past sales and draws them. Renders nothing without sales. */
export function PriceHistoryContainer({ nft }: { nft: Nft }) {
  const words = useArea(itemWords)
  const { contract, tokenId } = nft
  const { data } = useActivity({ contract, tokenId, types: ['sale'], limit: 100 })
  const all = useMemo(() => salesSeries(data?.pages.flatMap((page) => page.activities) ?? []), [data])
  const [place, setPlace] = useState(0)
  const chosen = all[place] ?? all[0]
  const series = useMemo(
    () =>
      chosen
        ? [{ name: words.sales(chosen.currency.symbol), kind: 'dots' as const, points: chosen.points }]
        : [],
    [chosen, words],
  )
  if (!chosen) return null
  const { currency } = chosen
  return (
    <Chart
      title={words.history}
      note={words.historyNote}
      series={series}
      decimals={currency.decimals}
      format={(value) => formatMoney(value, currency)}
      fileName={`${nftName(nft)} ${currency.symbol}`}
    >
      {all.length > 1 && (
        <CurrencyChoice
          label={words.currency}
          currencies={all.map((one) => one.currency)}
          chosen={place}
          onChoose={setPlace}
        />
      )}
    </Chart>
  )
}
