import { useEffect, useState } from 'react'

/**
 * Keeps the text of a field whose value is stored elsewhere, such as in the address, and reports it once typing has
 * paused.
 *
 * The stored value may follow late: text typed meanwhile stays.
 *
 * @param options.text - The stored value.
 * @param options.onText - Called with the typed text; `undefined` for an empty field.
 */
export function useTyped({
  text = '',
  onText,
  pauseMs,
}: useTyped.Options): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(text)
  const [told, setTold] = useState(text)
  const [seen, setSeen] = useState(text)
  if (text !== seen) {
    setSeen(text)
    // Changed by something else: a link, or removing the filter.
    if (text !== told) {
      setTold(text)
      setTyped(text)
    }
  }
  useEffect(() => {
    if (typed === told) return
    const timer = setTimeout(() => {
      setTold(typed)
      onText(typed || undefined)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, told, onText, pauseMs])
  return [typed, setTyped]
}

export declare namespace useTyped {
  type Options = {
    text: string | undefined
    onText: (text: string | undefined) => void
    /** Long enough not to report each letter. */
    pauseMs: number
  }
}
