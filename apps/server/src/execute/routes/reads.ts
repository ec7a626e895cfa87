import type { Route } from '../../http/endpoint/Route.js'
import { activityReadRoutes } from './activityReads.js'
import { bookReadRoutes } from './bookReads.js'
import { collectionReadRoutes } from './collectionReads.js'
import { configurationReadRoutes } from './configurationReads.js'
import { conversionReadRoutes } from './conversionReads.js'
import { holdingReadRoutes } from './holdingReads.js'
import { tokenReadRoutes } from './tokenReads.js'
import { trendReadRoutes } from './trendReads.js'

/** The read routes of the step-based execution API. */
export const readRoutes: readonly Route[] = [
  ...tokenReadRoutes,
  ...collectionReadRoutes,
  ...bookReadRoutes,
  ...activityReadRoutes,
  ...holdingReadRoutes,
  ...trendReadRoutes,
  ...configurationReadRoutes,
  ...conversionReadRoutes,
]
