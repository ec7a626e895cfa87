import { whenIdle } from '@souk/ui/parts/lazy/whenIdle.js'
import { parseCollectionSearch } from '@souk/ui/parts/links/collectionSearch.js'
import { NftGridSkeleton } from '@souk/ui/parts/nft/NftGridSkeleton.js'
import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  type RouterHistory,
} from '@tanstack/react-router'
import { parsePortfolioSearch } from './account/portfolioSearch.js'
import { parseActivitySearch } from './activity/parseActivitySearch.js'
import { parseDiscoverSearch } from './discover/discoverSearch.js'
import { ErrorPage, NotFoundPage } from './pages/ErrorPage.js'
import { latePage } from './pages/latePage.js'
import { ShellContainer } from './shell/ShellContainer.js'

/** Each page is its own chunk, listed by the first part of its address. */
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
  operator: () => import('./routes/OperatorRoute.js'),
  components: () => import('./routes/ComponentsRoute.js'),
}

/**
 * Starts to load the page at an address in parallel with the app's other requests. Otherwise the router loads it
 * later.
 */
export function fetchPage(pathname: string): void {
  const [, name = ''] = pathname.split('/')
  if (isPage(name)) pages[name]().catch(() => undefined)
}

function isPage(name: string): name is keyof typeof pages {
  return Object.hasOwn(pages, name)
}

/**
 * Keeps only what a page's own parser returns in the address. The router merges parsed parameters into the existing
 * ones, so those that the parser leaves out have to be set to undefined.
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

/** One collection; the address holds filters and sort. */
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

/** The activity of the whole market; the address holds the selected types. */
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

/** Domain tags; the address holds the lookup. */
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

const operatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/operator',
  component: latePage(async () => (await pages.operator()).OperatorRoute),
})

const componentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/components',
  component: latePage(async () => (await pages.components()).ComponentsRoute),
})

/** Pages that exist only on the development server. */
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
  operatorRoute,
  componentsRoute,
  ...developerRoutes,
])

/** By then the first page has its data, even on a slow machine. */
const settledMs = 4_000

/**
 * Loads them one after another, so that other requests come first. Stops at the first failure: a browser never
 * requests a failed module again.
 */
async function loadAll(): Promise<void> {
  // Only operators and developers open their pages.
  const { operator, components, ...visited } = pages
  // Visitors who press a trade button have to wait for this code.
  const late = [
    ...Object.values(visited),
    () => import('@souk/ui/parts/trade/TradeDialogContainer.js'),
    // A reader's own node answers when the market does not, so the code to call it has to be loaded by then.
    () => import('./wallet/batchTransports.js'),
    () => import('./wallet/offchainLookup.js'),
  ]
  try {
    for (const load of late) await load()
  } catch {
    // A visitor who opens the page sees the message.
  }
}

/**
 * Creates the router. A function, so that each test has its own.
 *
 * @param history - The browser's by default.
 * @param base - The path below which all pages are. @default the root
 */
export function createAppRouter(history?: RouterHistory, base = '') {
  const router = createRouter({
    ...(history && { history }),
    ...(base && { basepath: base }),
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
  // Moves the focus to a new page's content for keyboards and screen readers, as a full load would.
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) document.getElementById('main')?.focus({ preventScroll: true })
  })
  // Loads pages while idle, so that navigation neither waits nor fails when the server is away.
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
