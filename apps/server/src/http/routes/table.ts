import { afterRoutes } from '../../execute/routes/after.js'
import { readRoutes } from '../../execute/routes/reads.js'
import { tradeRoutes } from '../../execute/routes/trade.js'
import type { Route } from '../endpoint/Route.js'
import { accountRoutes } from './accounts.js'
import { activityRoutes } from './activity.js'
import { adminRoutes } from './admin.js'
import { adminCollectionRoutes } from './adminCollections.js'
import { auctionRoutes } from './auctions.js'
import { chartRoutes } from './charts.js'
import { collectionFactRoutes } from './collectionFacts.js'
import { collectionRequestRoutes } from './collectionRequests.js'
import { collectionRoutes } from './collections.js'
import { contractRoutes } from './contracts.js'
import { figureRoutes } from './figures.js'
import { legacyRoutes } from './legacy.js'
import { marketRoutes } from './market.js'
import { nftOfferRoutes } from './nftOffers.js'
import { nftRoutes } from './nfts.js'
import { offerRoutes } from './offers.js'
import { orderParameterRoutes } from './orderParameters.js'
import { orderRoutes } from './orders.js'
import { orderByHashRoutes } from './ordersByHash.js'
import { searchRoutes } from './search.js'

/** Every endpoint that answers JSON, in the order of the document. */
export const routes: readonly Route[] = [
  ...marketRoutes,
  ...orderRoutes,
  ...orderParameterRoutes,
  ...orderByHashRoutes,
  ...auctionRoutes,
  ...offerRoutes,
  ...nftOfferRoutes,
  ...nftRoutes,
  ...contractRoutes,
  // Before the collections by name. A collection called `top` is still read at `/v2/collection/top`.
  ...chartRoutes,
  ...collectionRoutes,
  ...figureRoutes,
  ...collectionFactRoutes,
  ...accountRoutes,
  ...searchRoutes,
  ...activityRoutes,
  ...legacyRoutes,
  ...tradeRoutes,
  ...afterRoutes,
  ...readRoutes,
  ...collectionRequestRoutes,
  ...adminRoutes,
  ...adminCollectionRoutes,
]
