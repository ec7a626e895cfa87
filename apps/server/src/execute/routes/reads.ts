import type { Route } from '../../http/endpoint/Route.js'
import { activityReadRoutes } from './activityReads.js'
import { bookReadRoutes } from './bookReads.js'
import { collectionReadRoutes } from './collectionReads.js'
import { kitReadRoutes } from './kitReads.js'
import { tokenReadRoutes } from './tokenReads.js'

/** The read routes of the step-based execution API. */
export const readRoutes: readonly Route[] = [
  ...tokenReadRoutes,
  ...collectionReadRoutes,
  ...bookReadRoutes,
  ...activityReadRoutes,
  ...kitReadRoutes,
]
