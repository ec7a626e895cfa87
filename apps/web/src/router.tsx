import { createRootRoute, createRoute, createRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { parsePortfolioSearch } from './account/portfolioSearch.js'
import { parseActivitySearch } from './activity/parseActivitySearch.js'
import { parseDiscoverSearch } from './discover/discoverSearch.js'
import { whenIdle } from './lazy/whenIdle.js'
import { parseCollectionSearch } from './nft/collectionSearch.js'
import { NftGridSkeleton } from './nft/NftGridSkeleton.js'
import { ErrorPage, NotFoundPage } from './pages/ErrorPage.js'
import { latePage } from './pages/latePage.js'
import { ShellContainer } from './shell/ShellContainer.js'

/** Each page is a chunk of its own, here by the first part of its address. */
const pages = {
  '': () => import('./routes/FrontRoute.js'),
  collection: () => import('./routes/CollectionRoute.js'),
  item: () => import('./routes/ItemRoute.js'),
  me: () => import('./routes/AccountRoute.js'),
  account: () => import('./routes/AccountRoute.js'),
  activity: () => import('./routes/ActivityRoute.js'),
  inspect: () => import('./routes/InspectRoute.js'),
  domains: () => import('./routes/DomainsRoute.js'),
  networks: () => import('./routes/NetworksRoute.js'),
  settings: () => import('./routes/SettingsRoute.js'),
}

/** Begins to fetch the page at an address, beside all else that the app waits for. Without it the router fetches it later. */
export function fetchPage(pathname: string): void {
  const [, name = ''] = pathname.split('/')
  if (isPage(name)) pages[name]().catch(() => undefined)
}

function isPage(name: string): name is keyof typeof pages {
  return Object.hasOwn(pages, name)
}

/**
 * Leaves nothing in the address bar but what a page's own parser makes of it: the router puts what is parsed on top of
 * what was there, so what a parser leaves out has to be said to be nothing.
 */
function only<search extends object>(parse: (raw: Record<string, unknown>) => search) {
  return (raw: Record<string, unknown>): search => ({
    ...Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])),
    ...parse(raw),
  })
}

const rootRoute = createRootRoute({
  component: ShellContainer,
  notFoundComponent: () => <NotFoundPage />,
})

const frontRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: only(parseDiscoverSearch),
  component: latePage(async () => (await pages['']()).FrontRoute),
})

/** One collection; what is chosen on the page stands in the address bar. */
export const collectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/collection/$slug',
  validateSearch: only(parseCollectionSearch),
  component: latePage(async () => (await pages.collection()).CollectionRoute),
})

const itemRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/item/$contract/$id',
  component: latePage(async () => (await pages.item()).ItemRoute),
})

const meRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/me',
  validateSearch: only(parsePortfolioSearch),
  component: latePage(async () => (await pages.me()).MeRoute),
})

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account/$address',
  validateSearch: only(parsePortfolioSearch),
  component: latePage(async () => (await pages.account()).AccountRoute),
})

/** What happens on the whole market; which kinds are shown stands in the address bar. */
const activityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/activity',
  validateSearch: only(parseActivitySearch),
  component: latePage(async () => (await pages.activity()).ActivityRoute),
})

const inspectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/inspect',
  component: latePage(async () => (await pages.inspect()).InspectRoute),
})

/** What is looked up stands in the address bar. */
const domainsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/domains',
  validateSearch: only(({ q }): { q?: string } =>
    typeof q === 'string' && q !== '' ? { q: q.slice(0, 300) } : {},
  ),
  component: latePage(async () => (await pages.domains()).DomainsRoute),
})

const networksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/networks',
  component: latePage(async () => (await pages.networks()).NetworksRoute),
})

const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings',
  component: latePage(async () => (await pages.settings()).SettingsRoute),
})

/** Pages that only the development server has. */
const developerRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/design',
        component: latePage(async () => (await import('./routes/DesignRoute.js')).DesignRoute),
      }),
    ]
  : []

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
  ...developerRoutes,
])

/** By then the first page has what it asked for, also on a slow machine. */
const settledMs = 4_000

/**
 * One after the other, so that whatever is asked meanwhile comes first. It ends at the first that does not come: a
 * browser never asks again for a file that failed.
 */
async function loadAll(): Promise<void> {
  // Somebody who presses a button to trade waits for what stands behind it.
  const late = [
    ...Object.values(pages),
    () => import('./trade/TradeDialogContainer.js'),
    // A reader's own node answers when the market does not; how to ask it must be here by then.
    () => import('./wallet/batchTransports.js'),
    () => import('./wallet/offchainLookup.js'),
  ]
  try {
    for (const load of late) await load()
  } catch {
    // Whoever goes there is told.
  }
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
