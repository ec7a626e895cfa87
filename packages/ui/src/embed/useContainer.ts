import { useEffect, useState } from 'react'
import type { Wishes } from './MarketContext.js'

/** Adds an element for dialogs to the end of the page, where no style of the page around the components moves them. */
export function useContainer(theme: Wishes['theme']): HTMLElement | undefined {
  const [container, setContainer] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    element.className = 'souk'
    document.body.append(element)
    setContainer(element)
    return () => {
      element.remove()
      setContainer(undefined)
    }
  }, [])
  useEffect(() => {
    if (!container) return
    if (theme === 'system') delete container.dataset.theme
    else container.dataset.theme = theme
  }, [container, theme])
  return container
}
