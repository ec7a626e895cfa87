import '@souk/ui/souk.css'
import { createMarketApi, getMarketInfo } from '@souk/market'
import { BuyButton, SoukMarket } from '@souk/ui'
import { connection } from 'next/server'
import type { Address } from 'viem'
import { Providers } from '../Providers'

type Asked = { contract?: Address; token?: string }

/** Sells an item by a component of the market, in a page that the server renders. */
export default async function Page({ searchParams }: { searchParams: Promise<Asked> }) {
  await connection() // for each visit, not while the app is built
  const { contract, token } = await searchParams
  if (!contract || !token) return <p>Name an item, as in /item?contract=0x…&amp;token=1.</p>
  const baseUrl = process.env.MARKET_URL ?? 'http://127.0.0.1:4300'
  const info = await getMarketInfo(createMarketApi({ chain: 'souk', baseUrl }))
  return (
    <Providers baseUrl={baseUrl} info={info}>
      <SoukMarket url={baseUrl}>
        <BuyButton contract={contract} tokenId={BigInt(token)} />
      </SoukMarket>
    </Providers>
  )
}
