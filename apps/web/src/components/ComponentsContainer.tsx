import { useCollections, useNftsByCollection } from '@souk/react'
import { SoukMarket } from '@souk/ui'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useSpeech } from '@souk/ui/parts/i18n/useSpeech.js'
import { useMarketPath } from '@souk/ui/parts/kit/useMarketPath.js'
import { componentsWords } from '../i18n/areas/components.js'
import { PageTitle } from '../pages/PageTitle.js'
import { Examples } from './Examples.js'

/** Shows the components for other pages, about an item of this market. */
export function ComponentsContainer() {
  const words = useArea(componentsWords)
  const { language } = useSpeech()
  const { openWallet } = useTradeDialogs()
  const market = `${window.location.origin}${useMarketPath()}`
  const { data: collections, isPending: isReading } = useCollections({ limit: 1 })
  const slug = collections?.pages[0]?.collections[0]?.slug
  const { data: items, isPending } = useNftsByCollection(
    slug === undefined ? undefined : { slug, sort: 'price', limit: 1 },
  )
  const nft = items?.pages[0]?.nfts[0]
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      {/* The app comes from this market, so it adds no trust. */}
      <SoukMarket url={market} language={language} trust="market" onConnect={openWallet}>
        <Examples nft={nft} market={market} isLoading={isReading || (slug !== undefined && isPending)} />
      </SoukMarket>
    </>
  )
}
