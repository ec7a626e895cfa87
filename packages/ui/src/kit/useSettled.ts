import { useEffect, useState } from 'react'

/** Long enough to avoid a request for each letter, short enough to go unnoticed. */
const pauseMs = 150

/** Returns the typed text once typing has paused for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
