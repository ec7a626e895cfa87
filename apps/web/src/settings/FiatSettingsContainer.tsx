import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { fiatWords } from '../i18n/areas/fiat.js'
import { useFiatPrices } from '../market/useFiatPrices.js'
import { useFiatChoice } from '../preferences/useFiatChoice.js'
import { FiatSettings } from './FiatSettings.js'
import { fiatRows } from './fiatRows.js'

/** Reads the price feeds of the market. Renders nothing if it has none. */
export function FiatSettingsContainer() {
  const info = useInfo()
  const words = useArea(fiatWords)
  const [choice, setChoice] = useFiatChoice()
  const prices = useFiatPrices({ isOn: choice === 'on' })
  const { priceFeeds = [] } = info
  if (priceFeeds.length === 0) return null
  const fiat = [...new Set(priceFeeds.map((feed) => feed.fiat))].join(', ')
  const rows = prices && fiatRows(prices, { info, words })
  return <FiatSettings fiat={fiat} choice={choice} rows={rows} onChange={setChoice} />
}
