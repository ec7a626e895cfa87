import { createContext, useContext, useEffect } from 'react'

/** The name of the shown chain, for titles of a market with several. */
export const TitleChainContext = createContext<string | undefined>(undefined)

/** Sets the page's title for the browser's tab, its history and screen readers. */
export function PageTitle({ children }: { children: string }) {
  const chain = useContext(TitleChainContext)
  useEffect(() => {
    document.title = [children, ...(chain ? [chain] : []), 'Souk'].join(' · ')
    return () => {
      document.title = 'Souk'
    }
  }, [children, chain])
  return null
}
