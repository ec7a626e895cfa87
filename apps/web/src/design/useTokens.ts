import { useEffect, useState } from 'react'
import { shownTokens } from './tokens.js'

/** Reads the current value of every token, again when theme or motion settings change. */
export function useTokens(): Readonly<Record<string, string>> {
  const [tokens, setTokens] = useState(readTokens)
  useEffect(() => {
    const again = () => setTokens(readTokens())
    const observer = new MutationObserver(again)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-motion'] })
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)')
    stillness.addEventListener('change', again)
    return () => {
      observer.disconnect()
      stillness.removeEventListener('change', again)
    }
  }, [])
  return tokens
}

function readTokens(): Readonly<Record<string, string>> {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(shownTokens.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]))
}
