import { useEffect } from 'react'

/** Sets the page's title for the browser's tab, its history and screen readers. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} · Souk`
    return () => {
      document.title = 'Souk'
    }
  }, [children])
  return null
}
