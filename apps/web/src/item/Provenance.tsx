import type { Activity, Nft } from '@souk/market'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Ago } from '@souk/ui/parts/kit/Ago.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { Facts } from '@souk/ui/parts/kit/Facts.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { AccountLinkContainer } from '@souk/ui/parts/names/AccountLinkContainer.js'
import { metadataKeep } from './metadataKeep.js'

/** Shows an item's origin and technical details. */
export function Provenance({ nft, mint, now, nameOf }: Provenance.Props) {
  const words = useArea(itemWords)
  const { copied } = words
  const { lastSale, creator, metadataUrl: uri } = nft
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-2">
      <Facts
        rows={[
          ...(mint
            ? [
                {
                  name: words.minted,
                  value: (
                    <>
                      <Ago at={mint.at} now={now} />
                      {mint.to && <span className="block text-xs">{words.mintedBy(nameOf(mint.to))}</span>}
                      {mint.transactionHash && (
                        <span className="block text-xs">
                          <CopyText value={mint.transactionHash} label={copied.mint} />
                        </span>
                      )}
                    </>
                  ),
                },
              ]
            : []),
          ...(creator ? [{ name: words.creator, value: <AccountLinkContainer address={creator} /> }] : []),
          ...(lastSale
            ? [
                {
                  name: words.lastSale,
                  value: (
                    <>
                      <Money amount={lastSale.price} currency={lastSale.currency} exact />
                      {lastSale.quantity > 1n && ` ${words.forUnits(lastSale.quantity)}`}
                    </>
                  ),
                },
                {
                  name: words.soldIn,
                  value: <CopyText value={lastSale.transactionHash} label={copied.sale} />,
                },
              ]
            : [{ name: words.lastSale, value: words.noSale }]),
          { name: words.contract, value: <CopyText value={nft.contract} label={copied.contract} /> },
          { name: words.number, value: <span className="figures break-all">{String(nft.tokenId)}</span> },
          { name: words.standard, value: nft.standard === 'erc1155' ? 'ERC-1155' : 'ERC-721' },
          { name: words.metadata, value: words.keep[metadataKeep(uri)] },
          ...(uri && !uri.startsWith('data:')
            ? [
                {
                  name: words.tokenUri,
                  value: <CopyText value={uri} label={copied.uri} text={shorten(uri)} />,
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}

export declare namespace Provenance {
  type Props = {
    nft: Nft
    /** Its mint, if known. */
    mint: Activity | undefined
    /** Seconds. */
    now: bigint
    nameOf: (address: string) => string
  }
}

/** An address may have any length. */
function shorten(uri: string): string {
  return uri.length > 40 ? `${uri.slice(0, 24)}…${uri.slice(-12)}` : uri
}
