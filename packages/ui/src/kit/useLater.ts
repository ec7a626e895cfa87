import { useEffect, useState } from 'react'

/** Returns true after a delay. */
export function useLater(afterMs: number): boolean {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isLater
}
