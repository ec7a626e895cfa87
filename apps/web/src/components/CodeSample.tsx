import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { useEffect, useRef, useState } from 'react'
import { componentsWords } from '../i18n/areas/components.js'

/** Code with a button to copy it. Where a page may not write to the clipboard, the button selects the code. */
export function CodeSample({ label, code }: CodeSample.Props) {
  const { copy, copyOf, copied, selected } = useArea(componentsWords)
  const codeRef = useRef<HTMLElement>(null)
  const [done, setDone] = useState<'copied' | 'selected'>()
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [done])
  const select = () => {
    if (codeRef.current) window.getSelection()?.selectAllChildren(codeRef.current)
    setDone('selected')
  }
  const onCopy = () => {
    // Only pages with HTTPS, and those of this machine, have a clipboard.
    if (!('clipboard' in navigator)) return select()
    navigator.clipboard.writeText(code).then(() => setDone('copied'), select)
  }
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-center justify-between gap-3 pb-1.5 text-sm font-semibold">
        {label}
        <Button tone="ghost" onClick={onCopy} aria-label={done ? undefined : copyOf(label)}>
          {done === 'copied' ? copied : done === 'selected' ? selected : copy}
        </Button>
      </figcaption>
      <pre className="rounded-chip bg-sunk p-3 text-sm break-all whitespace-pre-wrap">
        <code ref={codeRef}>{code}</code>
      </pre>
    </figure>
  )
}

/** How long the button says what it did. */
const shownMs = 3_000

export declare namespace CodeSample {
  type Props = {
    /** What the code is for. */
    label: string
    code: string
  }
}
