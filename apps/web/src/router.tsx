import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { parseCollectionSearch } from './collection/selectNfts.js'
import { ErrorPage, NotFoundPage } from './frame/ErrorPage.js'
import { ShellContainer } from './frame/ShellContainer.js'
import { NftGridSkeleton } from './nft/NftGridSkeleton.js'

const rootRoute = createRootRoute({
  component: ShellContainer,
  notFoundComponent: () => <NotFoundPage />,
})

const frontRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./routes/FrontRoute.js'), 'FrontRoute'),
})

/** One collection; what is chosen on the page stands in the address bar. */
export const collectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/collection/$slug',
  validateSearch: parseCollectionSearch,
  component: lazyRouteComponent(() => import('./routes/CollectionRoute.js'), 'CollectionRoute'),
})

const itemRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/item/$contract/$id',
  component: lazyRouteComponent(() => import('./routes/ItemRoute.js'), 'ItemRoute'),
})

const meRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/me',
  component: lazyRouteComponent(() => import('./routes/AccountRoute.js'), 'MeRoute'),
})

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account/$address',
  component: lazyRouteComponent(() => import('./routes/AccountRoute.js'), 'AccountRoute'),
})

const routeTree = rootRoute.addChildren([frontRoute, collectionRoute, itemRoute, meRoute, accountRoute])

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
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
