import { useState } from 'react'
import { useWords } from '../i18n/useWords.js'
import { mediaUrl } from './mediaUrl.js'

/**
 * Shows a token's picture in a square that is there before the picture is.
 *
 * Always an `img`: a picture from a contract is a stranger's file, and markup put into the page could run.
 */
export function TokenImage({ src, alt, className = '', eager = false }: TokenImage.Props) {
  const { frame } = useWords()
  const [failedSrc, setFailedSrc] = useState<string>()
  const url = mediaUrl(src)
  if (!url || failedSrc === url)
    return (
      <div className={`zellige aspect-square bg-sunk text-edge ${className}`}>
        {alt && <span className="sr-only">{frame.noPicture(alt)}</span>}
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
    /** Empty where the name stands beside the picture. */
    alt: string
    className?: string
    /** For the one picture the page is about. @default false */
    eager?: boolean
  }
}
