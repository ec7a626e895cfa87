import { useMarketPath } from '@souk/ui/parts/kit/useMarketPath.js'
import { pathOf } from '@souk/ui/parts/links/Page.js'
import type { PageLink } from '@souk/ui/parts/links/PageLink.js'

/** A link to a page of the chain around it. The browser loads it as a new page, since each chain has a cart and trades of its own. */
export function ChainLink({ page, isEager: _, children, ...anchor }: PageLink.Props) {
  const path = useMarketPath()
  return (
    <a href={`${path}${pathOf(page)}`} {...anchor}>
      {children}
    </a>
  )
}
