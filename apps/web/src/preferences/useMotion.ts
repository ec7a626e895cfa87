import { useState } from 'react'

/** The key under which it is kept; read before the first paint by `theme.js`. */
const key = 'souk.motion'

export type Motion = 'system' | 'reduced'

/** How much may move, and how to choose it. */
export function useMotion(): [Motion, (motion: Motion) => void] {
  const [motion, setMotion] = useState<Motion>(
    window.localStorage.getItem(key) === 'reduced' ? 'reduced' : 'system',
  )
  return [
    motion,
    (next) => {
      if (next === 'reduced') window.localStorage.setItem(key, next)
      else window.localStorage.removeItem(key)
      document.documentElement.dataset.motion = next
      setMotion(next)
    },
  ]
}
