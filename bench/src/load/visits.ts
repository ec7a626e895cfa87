import { contractOf, hashOf, makerOf, type Seeded, slugOf } from '../market/seed.js'
import type { Sent } from './Job.js'

/** One kind of request. */
type Kind = { share: number; toPath: (of: Seeded, draw: Draw) => string }

/** Draws whole numbers below `count`. `often` prefers the lowest, as visitors prefer a few things. */
type Draw = { any: (count: number) => number; often: (count: number) => number }

const chain = '/v2/chain/souk'
const listings = '/v2/orders/souk/seaport/listings'
const offers = '/v2/orders/souk/seaport/offers'

/** The reads of a market's visitors and of trading programs, per hundred requests. */
const kinds: readonly Kind[] = [
  { share: 4, toPath: () => '/v2/collections' },
  { share: 8, toPath: (of, { often }) => `/v2/collection/${slugOf(often(of.collections))}` },
  { share: 2, toPath: (of, { often }) => `/v2/collection/${slugOf(often(of.collections))}/history` },
  { share: 1, toPath: () => '/v2/ranking' },
  {
    share: 10,
    toPath: (of, { often }) => `/v2/collection/${slugOf(often(of.collections))}/nfts?sort=price&limit=50`,
  },
  {
    share: 10,
    toPath: (of, draw) => {
      const { contract, identifier } = item(of, draw)
      return `${chain}/contract/${contract}/nfts/${identifier}`
    },
  },
  {
    share: 10,
    toPath: (of, draw) => {
      const { contract, identifier } = item(of, draw)
      return `${listings}?asset_contract_address=${contract}&token_ids=${identifier}&order_by=eth_price&order_direction=asc`
    },
  },
  {
    share: 6,
    toPath: (of, draw) => {
      const { contract, identifier } = item(of, draw)
      return `${offers}?asset_contract_address=${contract}&token_ids=${identifier}&order_by=eth_price&order_direction=desc`
    },
  },
  {
    share: 8,
    toPath: (of, { often }) =>
      `${listings}?asset_contract_address=${contractOf(often(of.collections))}&order_by=eth_price&order_direction=asc`,
  },
  { share: 4, toPath: (of, { often }) => `/v2/listings/collection/${slugOf(often(of.collections))}/all` },
  {
    share: 8,
    toPath: (of, draw) => {
      const { slug, identifier } = item(of, draw)
      return `/v2/listings/collection/${slug}/nfts/${identifier}/best`
    },
  },
  { share: 6, toPath: (of, { any }) => `${chain}/account/${makerOf(any(of.makers))}/nfts` },
  { share: 4, toPath: (of, { any }) => `${listings}?maker=${makerOf(any(of.makers))}` },
  { share: 7, toPath: (of, { any }) => `/v2/order/${hashOf(any(of.orders))}` },
  { share: 2, toPath: (of, { any }) => `/v2/search?q=Token%20${any(of.tokens)}` },
  { share: 3, toPath: (of, { often }) => `/v2/events/collection/${slugOf(often(of.collections))}` },
  {
    share: 2,
    toPath: (of, draw) => {
      const { contract, identifier } = item(of, draw)
      return `/api/v1/asset/${contract}/${identifier}/`
    },
  },
  {
    share: 2,
    toPath: (of, { often }) => `/tokens/v7?collection=${contractOf(often(of.collections))}&limit=20`,
  },
  {
    share: 2,
    toPath: (of, { often }) => `/orders/asks/v5?contracts=${contractOf(often(of.collections))}&sortBy=price`,
  },
  { share: 1, toPath: () => '/collections/v7' },
]

/** Picks a token of a seeded market. Collections take turns; see the seed. */
function item(of: Seeded, { often }: Draw) {
  const token = often(of.tokens)
  const index = token % of.collections
  return { contract: contractOf(index), slug: slugOf(index), identifier: Math.floor(token / of.collections) }
}

/** Draws the requests of many visitors, the same ones for the same seed. Every second one accepts compression. */
export function drawVisits(of: Seeded, options: { count: number; seed: number }): readonly Sent[] {
  const random = toRandom(options.seed)
  const draw: Draw = {
    any: (count) => Math.floor(random() * count),
    // Half of the requests ask for an eighth of the things.
    often: (count) => Math.floor(random() ** 3 * count),
  }
  return Array.from({ length: options.count }, () => {
    const kind = pick(random() * 100)
    return { path: kind.toPath(of, draw), isPacked: random() < 0.5 }
  })
}

function pick(place: number): Kind {
  let left = place
  for (const kind of kinds) {
    left -= kind.share
    if (left < 0) return kind
  }
  return kinds[0] as Kind
}

function toRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
