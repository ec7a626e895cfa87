import { useState } from 'react'
import { useMediaUrl } from '../kit/useMarketPath.js'
import { markCells, markHue } from './accountMark.js'

/** Shows an account's picture, or a mark drawn from its address: at once, and where the picture cannot be shown. */
export function AccountPicture({ address, src, size = 'l' }: AccountPicture.Props) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const url = useMediaUrl()(src)
  return (
    <span
      aria-hidden
      className={`relative inline-block shrink-0 overflow-hidden rounded-full bg-sunk ${sizes[size]}`}
    >
      <svg aria-hidden viewBox="0 0 5 5" className="absolute inset-0 size-full" shapeRendering="crispEdges">
        <rect width="5" height="5" fill={`hsl(${markHue(address)} 38% 84%)`} />
        {markCells(address).map(({ x, y }) => (
          <rect
            key={`${x}${y}`}
            {...{ x, y }}
            width="1"
            height="1"
            fill={`hsl(${markHue(address)} 48% 38%)`}
          />
        ))}
      </svg>
      {url && failedSrc !== url && (
        <img
          src={url}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setFailedSrc(url)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}

export declare namespace AccountPicture {
  type Props = {
    address: string
    /** Undefined for an account without a picture. */
    src: string | undefined
    /** `s`: beside a line of text. @default 'l' */
    size?: keyof typeof sizes | undefined
  }
}

const sizes = { s: 'size-5 align-[-0.3em]', l: 'size-12 sm:size-16' } as const
