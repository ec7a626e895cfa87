import type { MarketChain, Nft } from '@souk/market'
import type { ReactNode } from 'react'
import { formatCount } from '../format/formatShare.js'
import { chainsWords } from '../i18n/areas/chains.js'
import { useArea } from '../i18n/useArea.js'
import { nftName } from '../nft/nftName.js'
import { Money } from '../ui/Money.js'
import { TokenImage } from '../ui/TokenImage.js'

/** Shows what an account has on another chain: money, items and orders, each amount in its own currency. */
export function ChainHoldings({ chain, balances, nfts, listings, offers }: ChainHoldings.Props) {
  const words = useArea(chainsWords)
  const isEmpty = nfts.list.length + listings.rows.length + offers.rows.length === 0
  return (
    <div className="space-y-4 rounded-panel border border-line bg-surface p-4">
      <Part title={words.balances}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {balances.map(({ amount, currency }) => (
            <li key={currency.address}>
              <Money amount={amount} currency={currency} className="font-semibold" />
            </li>
          ))}
        </ul>
      </Part>
      {isEmpty && <p className="text-sm text-ink-soft">{words.noneOf(chain.title)}</p>}
      {nfts.list.length > 0 && (
        <Part title={words.itemsTitle} count={nfts.count}>
          <ul className="grid grid-cols-3 gap-2 xs:grid-cols-4 sm:grid-cols-6 lg:grid-cols-8">
            {nfts.list.map((nft) => (
              <li key={`${nft.contract}:${nft.tokenId}`} className="min-w-0">
                <a href={`${chain.path}/item/${nft.contract}/${nft.tokenId}`} className="group block">
                  <TokenImage src={nft.imageUrl} alt="" className="rounded-chip" />
                  <span className="block truncate text-xs group-hover:underline">{nftName(nft)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {listings.rows.length > 0 && (
        <Part title={words.listings} count={listings.count}>
          <ul className="divide-y divide-line">{listings.rows}</ul>
        </Part>
      )}
      {offers.rows.length > 0 && (
        <Part title={words.offers} count={offers.count}>
          <ul className="divide-y divide-line">{offers.rows}</ul>
        </Part>
      )}
    </div>
  )
}

/** How many of a kind there are; `hasMore`: at least. */
export type SomeOf = { known: number; hasMore: boolean }

export declare namespace ChainHoldings {
  type Props = {
    chain: Pick<MarketChain, 'path' | 'title'>
    balances: readonly { amount: bigint; currency: Money.Props['currency'] & { address: string } }[]
    /** The first of them, and their count. */
    nfts: { list: readonly Nft[]; count: SomeOf }
    listings: { rows: readonly ReactNode[]; count: SomeOf }
    offers: { rows: readonly ReactNode[]; count: SomeOf }
  }
}

function Part({ title, count, children }: { title: string; count?: SomeOf; children: ReactNode }) {
  return (
    <section aria-label={title} className="space-y-1.5">
      <h4 className="text-sm font-semibold text-ink-soft">
        {title}
        {count && ` · ${formatCount(count.known)}${count.hasMore ? '+' : ''}`}
      </h4>
      {children}
    </section>
  )
}
