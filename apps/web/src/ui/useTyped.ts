import { useEffect, useState } from 'react'

/**
 * Keeps what is typed into a field whose text lives elsewhere, such as in the address, and tells it when nothing more was
 * typed for a moment.
 *
 * The place elsewhere may take a while to follow: what is typed meanwhile stays.
 *
 * @param options.text - As it is elsewhere.
 * @param options.onText - Told what was typed; nothing for an empty field.
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
    // Changed by somebody else: by a link, or by taking the filter away.
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
    /** Long enough that a word is not told letter by letter. */
    pauseMs: number
  }
}
