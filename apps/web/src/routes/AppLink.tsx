import type { Page } from '@souk/ui/parts/links/Page.js'
import type { PageLink } from '@souk/ui/parts/links/PageLink.js'
import { Link, type LinkProps } from '@tanstack/react-router'

/** Follows links within the app, without loading it again. */
export function AppLink({ page, isEager = false, ...anchor }: PageLink.Props) {
  return <Link {...routeOf(page)} {...anchor} {...(isEager ? { preload: 'intent' } : {})} />
}

type Route = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash' | 'state'>

function routeOf(page: Page): Route {
  switch (page.kind) {
    case 'front':
      return { to: '/' }
    case 'mine':
      return { to: '/me' }
    case 'account':
      return { to: '/account/$address', params: { address: page.address } }
    case 'collection':
      return {
        to: '/collection/$slug',
        params: { slug: page.slug },
        ...(page.listed ? { search: { listed: true } } : {}),
      }
    case 'item':
      return {
        to: '/item/$contract/$id',
        params: { contract: page.contract, id: String(page.tokenId) },
        ...(page.list ? { state: { list: page.list } } : {}),
      }
    case 'inspector':
      return { to: '/inspect', ...(page.orderHash ? { hash: page.orderHash } : {}) }
  }
}
