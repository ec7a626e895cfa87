import type { Nft } from '@souk/market'
import { formatBytes } from '@souk/ui/parts/format/formatBytes.js'
import { formatShare } from '@souk/ui/parts/format/formatShare.js'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button, buttonClass } from '@souk/ui/parts/kit/Button.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { Spinner } from '@souk/ui/parts/kit/Spinner.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { Download, Minus, Pause, Play, Plus, RotateCcw, RotateCw } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import type { ModelState } from './model/useModel.js'
import type { modelLink } from './modelLink.js'
import { Stage, stageClass } from './Stage.js'

/** Shows a model: its picture until the model is drawn, then its controls, or why it cannot be drawn. */
export function ModelViewer(props: ModelViewer.Props) {
  const { nft, link, state, placeRef, isMoving, onTurn, onApproach, onMove, onBegin } = props
  const { media } = useArea(itemWords)
  const hint = useId()
  const isDrawn = state.status === 'drawn'
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!isDrawn || !act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act({ onTurn, onApproach })
  }
  const tools = (
    <>
      <Tool
        label={isMoving ? media.hold : media.move}
        icon={isMoving ? Pause : Play}
        onPress={() => onMove(!isMoving)}
      />
      <Tool label={media.turnLeft} icon={RotateCcw} onPress={() => onTurn({ left: step })} />
      <Tool label={media.turnRight} icon={RotateCw} onPress={() => onTurn({ left: -step })} />
      <Tool label={media.closer} icon={Plus} onPress={() => onApproach(zoom)} />
      <Tool label={media.farther} icon={Minus} onPress={() => onApproach(1 / zoom)} />
      {link && (
        <a {...link} title={media.download} className={toolClass}>
          <Download aria-hidden className="size-4.5" />
          <span className="sr-only">{media.download}</span>
        </a>
      )}
      <p id={hint} className="basis-full text-sm text-ink-soft in-[:fullscreen]:text-[#e8dccb]">
        {media.turnHint}
      </p>
    </>
  )
  return (
    <Stage isEmpty={!isDrawn} actions={isDrawn && tools}>
      <div className={`relative overflow-hidden ${isDrawn ? `${stageClass} ${backdrop}` : ''}`}>
        <div
          ref={placeRef}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is turned by keys
          tabIndex={0}
          aria-label={media.modelOf(nftName(nft))}
          aria-describedby={hint}
          aria-hidden={!isDrawn}
          onKeyDown={onKeyDown}
          onPointerDown={() => onTurn({})}
          // Its first frame is drawn out of sight: it has a place, and takes neither focus nor presses.
          className={`absolute inset-0 cursor-grab rounded-chip -outline-offset-2 active:cursor-grabbing ${isDrawn ? '' : 'invisible'}`}
        />
        {!isDrawn && <Poster {...{ nft, link, state, onBegin }} />}
      </div>
    </Stage>
  )
}

export declare namespace ModelViewer {
  type Props = {
    nft: Nft
    /** Where it can be downloaded. */
    link: modelLink.Result
    state: ModelState
    /** The element to draw in. */
    placeRef: RefObject<HTMLDivElement | null>
    isMoving: boolean
    /** In degrees: to the left, and up. */
    onTurn: (by: { left?: number; up?: number }) => void
    onApproach: (times: number) => void
    onMove: (isMoving: boolean) => void
    /** Starts despite its size, or again. */
    onBegin: () => void
  }
}

/** Keeps dark models visible on a dark page. */
const backdrop =
  'bg-[radial-gradient(closest-side,color-mix(in_srgb,var(--edge)_var(--glow),transparent),transparent)] [--glow:16%] in-data-[theme=dark]:[--glow:46%] in-[:fullscreen]:[--glow:46%]'

/** How far one press turns it, in degrees, and how much closer it comes. */
const step = 15
const zoom = 1.2

const keys: Readonly<Record<string, (to: Pick<ModelViewer.Props, 'onTurn' | 'onApproach'>) => void>> = {
  ArrowLeft: ({ onTurn }) => onTurn({ left: step }),
  ArrowRight: ({ onTurn }) => onTurn({ left: -step }),
  ArrowUp: ({ onTurn }) => onTurn({ up: step }),
  ArrowDown: ({ onTurn }) => onTurn({ up: -step }),
  '+': ({ onApproach }) => onApproach(zoom),
  '=': ({ onApproach }) => onApproach(zoom),
  '-': ({ onApproach }) => onApproach(1 / zoom),
}

const toolClass =
  'grid size-11 place-items-center rounded-full border border-edge bg-surface text-ink hover:border-ink hover:bg-sunk'

function Tool({ label, icon: Icon, onPress }: { label: string; icon: typeof Play; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress} className={toolClass}>
      <Icon aria-hidden className="size-4.5" />
    </button>
  )
}

/** Shows the picture, and the loading progress. */
function Poster({
  nft,
  link,
  state,
  onBegin,
}: Pick<ModelViewer.Props, 'nft' | 'link' | 'state' | 'onBegin'>) {
  const { media } = useArea(itemWords)
  return (
    <div className="space-y-3">
      <TokenImage src={nft.imageUrl} alt={nftName(nft)} className="rounded-chip opacity-60" />
      {state.status === 'loading' && (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
          <Spinner /> {media.modelComes} {state.share !== undefined && formatShare(state.share, 1)}
        </p>
      )}
      {state.status === 'asking' && (
        <Notice tone="info" action={<Choices link={link} label={media.look} onBegin={onBegin} />}>
          {media.modelLarge(state.sizeBytes === undefined ? undefined : formatBytes(state.sizeBytes))}
        </Notice>
      )}
      {state.status === 'failed' && <Failed {...{ link, onBegin }} issue={state.issue} />}
    </div>
  )
}

type FailedProps = Pick<ModelViewer.Props, 'link' | 'onBegin'> & {
  issue: Extract<ModelState, { status: 'failed' }>['issue']
}

function Failed({ link, issue, onBegin }: FailedProps) {
  const { media } = useArea(itemWords)
  const again = issue === 'lost' || issue === 'unreachable' ? media.again : undefined
  return (
    <Notice
      live
      tone={issue === 'broken' || issue === 'unreachable' ? 'bad' : 'info'}
      action={<Choices link={link} label={again} onBegin={onBegin} />}
    >
      {media.notDrawn[issue]}
    </Notice>
  )
}

type ChoicesProps = Pick<ModelViewer.Props, 'link' | 'onBegin'> & { label: string | undefined }

function Choices({ link, label, onBegin }: ChoicesProps): ReactNode {
  if (!link && !label) return undefined
  return (
    <div className="flex flex-wrap gap-2">
      {label && <Button onClick={onBegin}>{label}</Button>}
      <Link link={link} />
    </div>
  )
}

function Link({ link }: { link: modelLink.Result }) {
  const { media } = useArea(itemWords)
  if (!link) return null
  return (
    <a {...link} className={buttonClass()}>
      {'download' in link ? media.download : media.elsewhere}
    </a>
  )
}
