import { afterRoutes } from '../../execute/routes/after.js'
import { readRoutes } from '../../execute/routes/reads.js'
import { tradeRoutes } from '../../execute/routes/trade.js'
import type { Route } from '../endpoint/Route.js'
import { activityRoutes } from './activity.js'
import { adminRoutes } from './admin.js'
import { auctionRoutes } from './auctions.js'
import { collectionRoutes } from './collections.js'
import { figureRoutes } from './figures.js'
import { legacyRoutes } from './legacy.js'
import { marketRoutes } from './market.js'
import { newerRoutes } from './newer.js'
import { nftRoutes } from './nfts.js'
import { offerRoutes } from './offers.js'
import { orderRoutes } from './orders.js'
import { searchRoutes } from './search.js'

/** Every endpoint that answers JSON, in the order of the document. */
export const routes: readonly Route[] = [
  ...marketRoutes,
  ...orderRoutes,
  ...auctionRoutes,
  ...offerRoutes,
  ...nftRoutes,
  ...collectionRoutes,
  ...figureRoutes,
  ...newerRoutes,
  ...searchRoutes,
  ...activityRoutes,
  ...legacyRoutes,
  ...tradeRoutes,
  ...afterRoutes,
  ...readRoutes,
  ...adminRoutes,
]
