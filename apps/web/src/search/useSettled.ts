import { useEffect, useState } from 'react'

/** Long enough that a word is not looked for letter by letter, short enough not to be felt. */
const pauseMs = 150

/** What was typed, once nothing more is typed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
