import type { Collection, MarketOrder, Nft } from '@souk/market'
import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { isSameAddress } from '../format/formatAddress.js'
import { formatCount, formatShare } from '../format/formatShare.js'
import { countItems } from '../nft/countItems.js'
import { nftName } from '../nft/nftName.js'
import { ListingsTable } from '../orders/ListingsTable.js'
import { Button } from '../ui/Button.js'
import { CopyText } from '../ui/CopyText.js'
import { Facts } from '../ui/Facts.js'
import { Money } from '../ui/Money.js'
import { TokenImage } from '../ui/TokenImage.js'
import { useWords } from '../words/useWords.js'

/** An item: its picture first, then its price and what can be done, then everything that is known about it. */
export function Item(props: Item.Props) {
  const { nft, collection, listings, account, nameOf, priceBox, offers, onBuy, onCancel, onSend } = props
  const name = nftName(nft)
  const words = useWords()
  const offersTitle = words.offer.offers
  return (
    <div className="frame grid gap-x-12 gap-y-7 pt-5 pb-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:pt-9">
      <div className="lg:row-span-2">
        <div className="lg:sticky lg:top-22">
          <div className="overflow-hidden rounded-panel border border-line bg-sunk p-[clamp(0.5rem,2.2vw,1.75rem)]">
            <TokenImage src={nft.imageUrl} alt={name} eager className="rounded-chip shadow-lift" />
          </div>
        </div>
      </div>
      <div className="min-w-0 space-y-6">
        <header className="space-y-1.5">
          <Link
            to="/collection/$slug"
            params={{ slug: nft.collection }}
            className="inline-flex min-h-9 items-center text-sm font-semibold text-clay underline-offset-4 hover:underline"
          >
            {collection?.name ?? nft.collection}
          </Link>
          <h1 className="text-[clamp(1.9rem,5vw,2.9rem)] wrap-break-word">{name}</h1>
          <Owners nft={nft} account={account} nameOf={nameOf} />
        </header>
        {priceBox}
        {onSend && (
          <Button tone="ghost" onClick={onSend}>
            <Send aria-hidden className="size-4" />
            {words.send.send}
          </Button>
        )}
      </div>
      <div className="min-w-0 space-y-8 lg:col-start-2">
        {nft.description && (
          <Section title="Description">
            <p className="whitespace-pre-line text-ink-soft wrap-break-word">{nft.description}</p>
          </Section>
        )}
        {nft.traits.length > 0 && (
          <Section title="Traits">
            <Traits nft={nft} collection={collection} />
          </Section>
        )}
        <Section title="Listings">
          {listings.length > 0 ? (
            <ListingsTable
              orders={listings}
              account={account}
              label={`Listings of ${name}`}
              onBuy={onBuy}
              onCancel={onCancel}
            />
          ) : (
            <p className="text-ink-soft">Nobody has listed this item at present.</p>
          )}
        </Section>
        <Section title={offersTitle}>{offers}</Section>
        <Section title="Provenance">
          <Provenance nft={nft} />
        </Section>
      </div>
    </div>
  )
}

export declare namespace Item {
  type Props = {
    nft: Nft
    collection: Collection | undefined
    listings: readonly MarketOrder[]
    account: string | undefined
    /** What an account is called. */
    nameOf: (address: string) => string
    priceBox: ReactNode
    /** What is offered for it. */
    offers: ReactNode
    onBuy: (order: MarketOrder) => void
    onCancel: (order: MarketOrder) => void
    /** Given to whoever holds it. */
    onSend: (() => void) | undefined
  }
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Owners({ nft, account, nameOf }: Pick<Item.Props, 'nft' | 'account' | 'nameOf'>) {
  const [first] = nft.owners
  if (!first) return null
  if (nft.standard === 'erc1155')
    return (
      <p className="text-sm text-ink-soft">
        Edition of {formatCount(nft.supply)}, held by {formatCount(nft.owners.length)}{' '}
        {nft.owners.length === 1 ? 'wallet' : 'wallets'}
      </p>
    )
  return (
    <p className="text-sm text-ink-soft">
      Owned by{' '}
      <Link
        to="/account/$address"
        params={{ address: first.address }}
        className="figures font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-clay"
      >
        {isSameAddress(first.address, account) ? 'you' : nameOf(first.address)}
      </Link>
    </p>
  )
}

/** Traits with how common they are; each leads to the items that share it. */
function Traits({ nft, collection }: { nft: Nft; collection: Collection | undefined }) {
  const items = collection ? countItems(collection) : 0
  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
      {nft.traits.map((trait) => {
        const value = String(trait.value)
        const count = collection?.traits[trait.type]?.[value]
        return (
          <li key={`${trait.type}:${value}`}>
            <Link
              to="/collection/$slug"
              params={{ slug: nft.collection }}
              search={{ traits: [`${trait.type}:${value}`] }}
              className="block h-full rounded-card border border-line bg-surface px-3.5 py-2.5 transition-colors duration-(--quick) hover:border-edge"
            >
              <span className="block text-xs text-ink-soft">{trait.type}</span>
              <span className="block font-semibold wrap-break-word">{value}</span>
              {count !== undefined && (
                <span className="figures block text-xs text-ink-soft">
                  {formatShare(count, items)} have this
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function Provenance({ nft }: { nft: Nft }) {
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-2">
      <Facts
        rows={[
          ...(nft.lastSale
            ? [
                {
                  name: 'Last sale',
                  value: <Money amount={nft.lastSale.price} currency={nft.lastSale.currency} exact />,
                },
                {
                  name: 'Sold in',
                  value: <CopyText value={nft.lastSale.transactionHash} label="sale transaction" />,
                },
              ]
            : [{ name: 'Last sale', value: 'None on this market' }]),
          { name: 'Contract', value: <CopyText value={nft.contract} label="contract address" /> },
          { name: 'Number', value: <span className="figures break-all">{String(nft.identifier)}</span> },
          { name: 'Standard', value: nft.standard === 'erc1155' ? 'ERC-1155' : 'ERC-721' },
          { name: 'Metadata', value: metadataKeep(nft.metadataUrl) },
        ]}
      />
    </div>
  )
}

/** Where the metadata is kept, and so how long it can be trusted to stay. */
export function metadataKeep(url: string | undefined): string {
  if (!url) return 'Not known to this market'
  if (url.startsWith('data:')) return 'On the chain, as lasting as the contract'
  if (/^ipfs:|\/ipfs\//.test(url)) return 'On IPFS, stays the same while somebody keeps it'
  if (url.startsWith('ar:')) return 'On Arweave'
  return 'On a server, which can change it'
}
