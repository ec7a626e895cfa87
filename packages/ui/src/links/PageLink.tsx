import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react'
import { useMarketPath } from '../kit/useMarketPath.js'
import { type Page, pathOf } from './Page.js'

/**
 * A link to a page of the market's app. The app itself follows it without loading; everywhere else it opens the market
 * in a new tab, so that nothing that is under way on the page of the visitor ends.
 */
export function PageLink(props: PageLink.Props) {
  const Link = useContext(PageLinkContext)
  return <Link {...props} />
}

export declare namespace PageLink {
  type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
    page: Page
    /** Whether to load the page's data as soon as the pointer is above the link, where that is possible. @default false */
    isEager?: boolean
  }
}

/** What renders the links. The app puts its router here. */
export const PageLinkContext = createContext<ComponentType<PageLink.Props>>(MarketLink)

/** Opens a page of the market in a new tab. */
export function MarketLink({ page, isEager: _, children, ...anchor }: PageLink.Props) {
  const path = useMarketPath()
  return (
    <a href={`${path}${pathOf(page)}`} target="_blank" rel="noopener" {...anchor}>
      {children}
    </a>
  )
}
