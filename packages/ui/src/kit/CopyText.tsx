import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatAddress } from '../format/formatAddress.js'
import { kitWords } from '../i18n/areas/kit.js'
import { useArea } from '../i18n/useArea.js'

/** An address or hash, shortened, with a button to copy all of it. */
export function CopyText({ value, label, text = formatAddress(value) }: CopyText.Props) {
  const words = useArea(kitWords)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <button
      type="button"
      onClick={copy}
      title={value}
      aria-label={copied ? words.copied(label) : words.copy(label, value)}
      className="figures -mx-1 -my-1 inline-flex min-h-8 items-center gap-1.5 rounded-chip px-1 text-left font-medium hover:bg-sunk"
    >
      {text}
      {copied ? (
        <Check aria-hidden className="size-3.5 shrink-0 text-good" />
      ) : (
        <Copy aria-hidden className="size-3.5 shrink-0 text-ink-soft" />
      )}
    </button>
  )
}

export declare namespace CopyText {
  type Props = {
    /** The text to copy. */
    value: string
    /** Its label for screen readers. */
    label: string
    /** The text to show. @default the value, shortened */
    text?: string | undefined
  }
}
