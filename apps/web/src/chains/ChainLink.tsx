import { useMarketPath } from '@souk/ui/parts/kit/useMarketPath.js'
import { pathOf } from '@souk/ui/parts/links/Page.js'
import type { PageLink } from '@souk/ui/parts/links/PageLink.js'

/** A link to a page of the chain around it. The page loads anew, since another chain is another wallet and another cart. */
export function ChainLink({ page, isEager: _, children, ...anchor }: PageLink.Props) {
  const path = useMarketPath()
  return (
    <a href={`${path}${pathOf(page)}`} {...anchor}>
      {children}
    </a>
  )
}
