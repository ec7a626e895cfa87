import { useState } from 'react'
import { kitWords } from '../i18n/areas/kit.js'
import { useArea } from '../i18n/useArea.js'
import { useMediaUrl } from './useMarketPath.js'

/**
 * Shows a token's picture in a square that reserves its space.
 *
 * Always an `img`: a token's picture comes from a stranger, and inline markup could run scripts.
 */
export function TokenImage({ src, alt, className = '', eager = false }: TokenImage.Props) {
  const words = useArea(kitWords)
  const [failedSrc, setFailedSrc] = useState<string>()
  const url = useMediaUrl()(src)
  if (!url || failedSrc === url)
    return (
      <div className={`zellige aspect-square bg-sunk text-edge ${className}`}>
        {alt && <span className="sr-only">{words.noPicture(alt)}</span>}
      </div>
    )
  return (
    <img
      src={url}
      alt={alt}
      width={600}
      height={600}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setFailedSrc(url)}
      className={`aspect-square h-auto w-full bg-sunk object-contain ${className}`}
    />
  )
}

export declare namespace TokenImage {
  type Props = {
    src: string | undefined
    /** Empty if the name is next to the picture. */
    alt: string
    className?: string
    /** For the main picture of a page. @default false */
    eager?: boolean
  }
}
