import type { Nft } from '@souk/market'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { ItemStrip } from '../../nft/ItemStrip.js'
import { nftName } from '../../nft/nftName.js'
import type { SendingProgress } from './sendingProgress.js'

/** Shows which items were sent when the rest was not. */
export function SentSoFar({ sent, pending, asked, left }: SendingProgress) {
  const { send: words } = useArea(severalWords)
  return (
    <div className="space-y-4">
      <Part title={words.sent} nfts={sent} />
      <Part title={words.pending} nfts={pending} />
      <Part title={words.asked} nfts={asked} />
      <Part title={words.left} nfts={left} />
    </div>
  )
}

function Part({ title, nfts }: { title: (count: number) => string; nfts: readonly Nft[] }) {
  if (nfts.length === 0) return null
  const label = title(nfts.length)
  return (
    <section className="space-y-2">
      <h3 className="text-sm font-semibold">{label}</h3>
      <ItemStrip
        label={label}
        items={nfts.map((nft) => ({
          contract: nft.contract,
          tokenId: nft.tokenId,
          name: nftName(nft),
          picture: nft.imageUrl,
        }))}
      />
    </section>
  )
}
