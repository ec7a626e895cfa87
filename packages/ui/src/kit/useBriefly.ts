import { useEffect, useState } from 'react'

/** How long a message is shown, in milliseconds. */
const shownMs = 5_000

/** Returns a message for a few seconds after it changed, and nothing afterwards. */
export function useBriefly(message: string | undefined): string | undefined {
  const [past, setPast] = useState<string>()
  useEffect(() => {
    setPast(undefined)
    if (!message) return
    const timer = setTimeout(() => setPast(message), shownMs)
    return () => clearTimeout(timer)
  }, [message])
  return message === past ? undefined : message
}
