import { Hono } from 'hono'
import { type Code, refuse } from '../../execute/model/Refusal.js'
import type { Env } from '../core/Env.js'
import type { Surface } from '../endpoint/Surface.js'
import { limited } from '../guards/limits.js'

type Refused = { code: Code; message: string; paths: readonly string[] }

/** What other markets of this family have and this one has not, each with its reason. */
const refused: readonly Refused[] = [
  {
    code: 'currencies_unsupported',
    message:
      'This market trades NFTs only, not currencies. The prices of the currencies that it takes are at /v2/prices.',
    paths: [
      '/tokens/trending',
      '/tokens/top',
      '/tokens/batch',
      '/swap/quote',
      '/swap/execute',
      '/token-groups',
      '/token-groups/:slug',
      '/chain/:chain/token/:address',
      '/chain/:chain/token/:address/price_history',
      '/chain/:chain/token/:address/ohlcv',
      '/chain/:chain/token/:address/activity',
      '/chain/:chain/token/:address/activity/stats',
      '/chain/:chain/token/:address/holders',
      '/chain/:chain/token/:address/liquidity-pools',
      '/account/:address/tokens',
      '/account/:address/token-activity',
      '/account/:address/pnl',
      '/account/:address/pnl/closed-positions',
      '/account/:address/pnl/token-transfers',
    ],
  },
  {
    code: 'drops_unsupported',
    message:
      'This market has no drops. Read the public mints of a collection at /v2/collection/{slug}/mints.',
    paths: [
      '/drops',
      '/drops/deploy',
      '/drops/deploy/:chain/:hash/receipt',
      '/drops/:slug',
      '/drops/:slug/mint',
      '/drops/:slug/cross_chain_mint',
    ],
  },
  {
    code: 'cross_chain',
    message: 'This market trades on one chain.',
    paths: ['/listings/cross_chain_fulfillment_data'],
  },
  {
    code: 'steps_elsewhere',
    message: 'This market plans the steps of trades at /execute/buy/v7, /execute/list/v5 and the like.',
    paths: [
      '/listings/actions',
      '/listings/fulfillment/actions',
      '/listings/sweep',
      '/offers/actions',
      '/offers/fulfillment/actions',
      '/orders/chain/:chain/protocol/:protocol/:hash/cancel/actions',
      '/assets/transfer',
      '/transactions/receipt',
    ],
  },
  {
    code: 'offchain_cancellation_unsupported',
    message: 'Orders of this market are cancelled on chain, because a signed order stays fillable elsewhere.',
    paths: ['/orders/chain/:chain/protocol/:protocol/:hash/cancel'],
  },
  {
    code: 'figures_unsupported',
    message:
      'This market does not calculate these figures. Read the prices of a collection at /v2/collection/{slug}/depth and /v2/collection/{slug}/history.',
    paths: [
      '/collections/:slug/offer_aggregates',
      '/collections/:slug/floor_prices',
      '/traits/:slug/floors',
      '/chain/:chain/contract/:address/nfts/:identifier/analytics',
    ],
  },
  {
    code: 'profiles_unsupported',
    message:
      'This market has no profiles. Read what an account has at /users/{user}/collections/v4, /asks/v1 and /bids/v1.',
    paths: [
      '/accounts/:address/agent-relationships',
      '/account/:address/portfolio',
      '/account/:address/portfolio/history',
      '/account/:address/favorites',
      '/account/:address/collections',
      '/account/:address/listings',
      '/account/:address/offers',
      '/account/:address/offers_received',
    ],
  },
  {
    code: 'validation_unsupported',
    message:
      'This market does not validate metadata. Ask it to read them again at …/nfts/{identifier}/refresh.',
    paths: ['/chain/:chain/contract/:address/nfts/:identifier/validate-metadata'],
  },
]

/** Refuses the endpoints that this market will not have by name, so that a client learns why. */
export function refusedRoutes({ limiter }: Surface): Hono<Env> {
  const app = new Hono<Env>()
  for (const { code, message, paths } of refused)
    for (const path of paths)
      app.on(
        ['GET', 'POST'],
        [`/v2${path}`, `/api/v2${path}`],
        (c, next) => {
          c.set('route', 'refused')
          return next()
        },
        limited(limiter, 'read'),
        () => refuse(code, message),
      )
  return app
}
