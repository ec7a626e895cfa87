import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { parsePortfolioSearch } from './account/portfolioSearch.js'
import { parseActivitySearch } from './activity/parseActivitySearch.js'
import { parseCollectionSearch } from './collection/collectionSearch.js'
import { parseDiscoverSearch } from './discover/discoverSearch.js'
import { ErrorPage, NotFoundPage } from './frame/ErrorPage.js'
import { ShellContainer } from './frame/ShellContainer.js'
import { NftGridSkeleton } from './nft/NftGridSkeleton.js'

/** Each page is a chunk of its own. */
const pages = {
  FrontRoute: () => import('./routes/FrontRoute.js'),
  CollectionRoute: () => import('./routes/CollectionRoute.js'),
  ItemRoute: () => import('./routes/ItemRoute.js'),
  AccountRoute: () => import('./routes/AccountRoute.js'),
  ActivityRoute: () => import('./routes/ActivityRoute.js'),
  InspectRoute: () => import('./routes/InspectRoute.js'),
  DomainsRoute: () => import('./routes/DomainsRoute.js'),
  NetworksRoute: () => import('./routes/NetworksRoute.js'),
  SettingsRoute: () => import('./routes/SettingsRoute.js'),
}

const rootRoute = createRootRoute({
  component: ShellContainer,
  notFoundComponent: () => <NotFoundPage />,
})

const frontRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: parseDiscoverSearch,
  component: lazyRouteComponent(pages.FrontRoute, 'FrontRoute'),
})

/** One collection; what is chosen on the page stands in the address bar. */
export const collectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/collection/$slug',
  validateSearch: parseCollectionSearch,
  component: lazyRouteComponent(pages.CollectionRoute, 'CollectionRoute'),
})

const itemRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/item/$contract/$id',
  component: lazyRouteComponent(pages.ItemRoute, 'ItemRoute'),
})

const meRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/me',
  validateSearch: parsePortfolioSearch,
  component: lazyRouteComponent(pages.AccountRoute, 'MeRoute'),
})

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account/$address',
  validateSearch: parsePortfolioSearch,
  component: lazyRouteComponent(pages.AccountRoute, 'AccountRoute'),
})

/** What happens on the whole market; which kinds are shown stands in the address bar. */
const activityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/activity',
  validateSearch: parseActivitySearch,
  component: lazyRouteComponent(pages.ActivityRoute, 'ActivityRoute'),
})

const inspectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/inspect',
  component: lazyRouteComponent(pages.InspectRoute, 'InspectRoute'),
})

/** What is looked up stands in the address bar. */
const domainsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/domains',
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === 'string' && q !== '' ? { q: q.slice(0, 300) } : {},
  component: lazyRouteComponent(pages.DomainsRoute, 'DomainsRoute'),
})

const networksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/networks',
  component: lazyRouteComponent(pages.NetworksRoute, 'NetworksRoute'),
})

const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings',
  component: lazyRouteComponent(pages.SettingsRoute, 'SettingsRoute'),
})

const routeTree = rootRoute.addChildren([
  frontRoute,
  collectionRoute,
  itemRoute,
  meRoute,
  accountRoute,
  activityRoute,
  inspectRoute,
  domainsRoute,
  networksRoute,
  settingsRoute,
])

/** By then the first page has what it asked for, also on a slow machine. */
const settledMs = 4_000

/** Not every browser says when it is idle. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else run()
}

/** One after the other, so that whatever is asked meanwhile comes first. */
async function loadAll(): Promise<void> {
  for (const load of Object.values(pages)) await load().catch(() => undefined)
}

/** Makes the router; a function, so that each test has its own. */
export function createAppRouter() {
  const router = createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ({ error, reset }: ErrorComponentProps) => (
      <ErrorPage error={error} onRetry={reset} />
    ),
    defaultPendingComponent: () => (
      <div className="frame py-10">
        <NftGridSkeleton />
      </div>
    ),
  })
  // A new page begins at its content for keyboards and screen readers, as it would after a full load.
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) document.getElementById('main')?.focus({ preventScroll: true })
  })
  // Fetched while nothing else is to do, so that moving about neither waits nor fails when the server is away.
  const stop = router.subscribe('onRendered', () => {
    stop()
    setTimeout(() => whenIdle(() => void loadAll()), settledMs)
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
