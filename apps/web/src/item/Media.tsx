import { Dialog } from '@base-ui/react/dialog'
import type { Nft } from '@souk/market'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { useBackCloses } from '@souk/ui/parts/kit/useBackCloses.js'
import { useMediaUrl } from '@souk/ui/parts/kit/useMarketPath.js'
import { kindIcons } from '@souk/ui/parts/nft/kindIcons.js'
import type { MediaKind } from '@souk/ui/parts/nft/mediaKind.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { Expand, Image, type LucideIcon, X } from 'lucide-react'
import { useState } from 'react'
import { FramedPage } from './FramedPage.js'
import { ModelContainer } from './ModelContainer.js'
import { FilmPlayer, SoundPlayer } from './MovingMedia.js'
import { useMediaKind } from './useMediaKind.js'

type Shown = MediaKind | 'still'

/** Shows an item's picture and, on request, its video, sound, model or page. */
export function Media({ nft }: { nft: Nft }) {
  const { media } = useArea(itemWords)
  const kind = useMediaKind(nft)
  const [shown, setShown] = useState<Shown>('still')
  return (
    <div className="space-y-3">
      <div className="overflow-hidden rounded-panel border border-line bg-sunk p-[clamp(0.5rem,2.2vw,1.75rem)]">
        {shown === 'still' || shown === 'audio' ? <Still nft={nft} /> : <Moving nft={nft} kind={shown} />}
        {shown === 'audio' && <SoundPlayer nft={nft} />}
      </div>
      {kind && (
        <div className="flex flex-wrap gap-2">
          {(['still', kind] as const).map((one) => (
            <KindButton key={one} kind={one} shown={shown} label={media[one]} onPress={setShown} />
          ))}
        </div>
      )}
    </div>
  )
}

const icons: Record<Shown, LucideIcon> = { still: Image, ...kindIcons }

function KindButton({ kind, shown, label, onPress }: KindButton.Props) {
  const Icon = icons[kind]
  return (
    <button
      type="button"
      aria-pressed={shown === kind}
      onClick={() => onPress(kind)}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 text-sm font-medium hover:bg-sunk aria-pressed:border-clay aria-pressed:bg-clay-wash aria-pressed:font-semibold"
    >
      <Icon aria-hidden className="size-4" />
      {label}
    </button>
  )
}

declare namespace KindButton {
  type Props = { kind: Shown; shown: Shown; label: string; onPress: (kind: Shown) => void }
}

/** Shows the picture, which can fill the screen. */
function Still({ nft }: { nft: Nft }) {
  const { media } = useArea(itemWords)
  const name = nftName(nft)
  const url = useMediaUrl()(nft.imageUrl)
  const [isLarge, setLarge] = useState(false)
  useBackCloses(isLarge, () => setLarge(false))
  return (
    <Dialog.Root open={isLarge} onOpenChange={setLarge}>
      {/* Limits the height, so that the price and the buy button are in view on a phone. */}
      <div className="group relative mx-auto max-sm:max-w-[34svh]">
        <TokenImage src={nft.imageUrl} alt={name} eager className="rounded-chip shadow-lift" />
        {url && (
          <Dialog.Trigger
            aria-label={media.open}
            title={media.open}
            className="absolute right-2.5 bottom-2.5 grid size-11 place-items-center rounded-full border border-line bg-surface/92 text-ink shadow-lift hover:bg-surface"
          >
            <Expand aria-hidden className="size-4.5" />
          </Dialog.Trigger>
        )}
      </div>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-[rgb(12_8_6/0.94)]" />
        <Dialog.Popup className="fixed inset-0 z-50 grid place-items-center p-3 sm:p-8">
          <Dialog.Title className="sr-only">{media.title(name)}</Dialog.Title>
          <img src={url} alt={name} className="max-h-full max-w-full object-contain sm:min-h-[70dvh]" />
          <Dialog.Close
            aria-label={media.close}
            className="absolute top-3 right-3 grid size-12 place-items-center rounded-full bg-[rgb(255_253_248/0.92)] text-[#2b201a] shadow-high"
          >
            <X aria-hidden className="size-5" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Moving({ nft, kind }: { nft: Nft; kind: Exclude<MediaKind, 'audio'> }) {
  switch (kind) {
    case 'video':
      return <FilmPlayer nft={nft} />
    case 'model':
      return <ModelContainer nft={nft} />
    case 'page':
      return <FramedPage nft={nft} />
    default:
      return kind satisfies never
  }
}
