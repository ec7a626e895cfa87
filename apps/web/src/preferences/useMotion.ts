import { useState } from 'react'

/** The storage key; `theme.js` reads it before the first paint. */
const key = 'souk.motion'

export type Motion = 'system' | 'reduced'

/** Returns the motion setting, and a function to change it. */
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
