import { TokenImage } from '../../kit/TokenImage.js'

/** Shows the item of a dialog. */
export function ItemLine({
  name,
  collection,
  picture,
}: {
  name: string
  collection: string
  picture: string | undefined
}) {
  return (
    <div className="mb-5 flex items-center gap-3.5">
      <div className="w-16 shrink-0 overflow-hidden rounded-chip border border-line">
        <TokenImage src={picture} alt="" eager />
      </div>
      <div className="min-w-0">
        <p className="line-clamp-2 font-display text-lg leading-snug font-[560] wrap-break-word">{name}</p>
        <p className="truncate text-sm text-ink-soft">{collection}</p>
      </div>
    </div>
  )
}
