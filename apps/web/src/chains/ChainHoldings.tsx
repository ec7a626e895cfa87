import type { MarketChain, Nft } from '@souk/market'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import type { ReactNode } from 'react'
import { chainsWords } from '../i18n/areas/chains.js'

/**
 * Shows what an account has on another chain: its money and counts, and once it is open its items and orders. Each amount
 * is in its own currency.
 */
export function ChainHoldings(props: ChainHoldings.Props) {
  const { chain, isOpen, balances, nfts, listings, offers } = props
  const words = useArea(chainsWords)
  const isEmpty = nfts.list.length + listings.rows.length + offers.rows.length === 0
  return (
    <div className="space-y-4 rounded-panel border border-line bg-surface p-4">
      <div className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <ul aria-label={words.balances} className="flex flex-wrap gap-x-4 gap-y-1">
          {balances.map(({ amount, currency }) => (
            <li key={currency.address}>
              <Money amount={amount} currency={currency} className="font-semibold" />
            </li>
          ))}
        </ul>
        <p className="text-ink-soft">
          {isEmpty
            ? words.noneOf(chain.title)
            : [
                `${words.itemsTitle}: ${countOf(nfts.count)}`,
                `${words.listings}: ${countOf(listings.count)}`,
                `${words.offers}: ${countOf(offers.count)}`,
              ].join(' · ')}
        </p>
      </div>
      {isOpen && <Details {...props} />}
    </div>
  )
}

function Details({ chain, nfts, listings, offers }: ChainHoldings.Props) {
  const words = useArea(chainsWords)
  return (
    <>
      {nfts.list.length > 0 && (
        <ul
          aria-label={words.itemsTitle}
          className="grid grid-cols-3 gap-2 xs:grid-cols-4 sm:grid-cols-6 lg:grid-cols-8"
        >
          {nfts.list.map((nft) => (
            <li key={`${nft.contract}:${nft.tokenId}`} className="min-w-0">
              <a href={`${chain.path}/item/${nft.contract}/${nft.tokenId}`} className="group block">
                <TokenImage src={nft.imageUrl} alt="" className="rounded-chip" />
                <span className="block truncate text-xs group-hover:underline">{nftName(nft)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {listings.rows.length > 0 && <Orders title={words.listings}>{listings.rows}</Orders>}
      {offers.rows.length > 0 && <Orders title={words.offers}>{offers.rows}</Orders>}
    </>
  )
}

/** How many of a kind there are; `hasMore`: at least. */
type SomeOf = { known: number; hasMore: boolean }

export declare namespace ChainHoldings {
  type Props = {
    chain: Pick<MarketChain, 'path' | 'title'>
    isOpen: boolean
    balances: readonly { amount: bigint; currency: Money.Props['currency'] & { address: string } }[]
    /** The first of them, and their count. */
    nfts: { list: readonly Nft[]; count: SomeOf }
    listings: { rows: readonly ReactNode[]; count: SomeOf }
    offers: { rows: readonly ReactNode[]; count: SomeOf }
  }
}

function Orders({ title, children }: { title: string; children: readonly ReactNode[] }) {
  return (
    <section aria-label={title}>
      <h4 className="text-sm font-semibold text-ink-soft">{title}</h4>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  )
}

function countOf({ known, hasMore }: SomeOf): string {
  return `${formatCount(known)}${hasMore ? '+' : ''}`
}
