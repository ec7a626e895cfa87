import { demo, demoClient } from '@souk/devchain'
import { createOrder, ItemType, Order, seaportAddress } from '@souk/seaport'
import { startProfiledNode } from '@souk/testing'
import { type Address, parseEther } from 'viem'
import { databases } from '../market/databases.js'
import { startProcess } from '../market/startProcess.js'
import { type Kind, seller } from './draw.js'

/** What adding a collection to a running market took. */
export type Measured = {
  /** Until its history was read. */
  historySeconds: number
  /** Until its first listing was accepted. */
  listingSeconds: number
  /** Until the pictures of another collection, added after it, were read. */
  neighbourSeconds: number
  /** Calls and requests to the node until the history was read. */
  calls: number
  requests: number
  memoryMiB: number
  /** The slowest of the listings that were posted meanwhile. */
  slowestPostMs: number
  posts: number
  /** Posts that the market refused because it was busy. */
  refused: number
}

const adminKey = 'of-this-measurement'
const neighbour = demo.contracts.lanterns

/** Adds a collection to a running market, and posts listings of it meanwhile. */
export async function measure(rpcUrl: string, address: Address, kind: Kind): Promise<Measured> {
  process.env.SOUK_ADMIN_KEY = adminKey
  const place = await databases[kind.database ?? 'PGlite']()
  const node = await startProfiledNode(rpcUrl, { name: 'without limits' })
  const server = await startProcess(place, node.url, { flags: ['--allow-private-hosts'] })
  try {
    node.reset()
    const began = performance.now()
    const since = () => (performance.now() - began) / 1_000
    const ask = (path: string, body?: object) => askMarket(server.url, path, body)
    await ask('/v2/admin/collections', { address })
    await ask('/v2/admin/collections', { address: neighbour })
    const listings = postListings({ rpcUrl, address, kind, ask, since })
    const memory = { most: 0 }
    const found: Partial<Measured> = {}
    while (found.historySeconds === undefined || found.neighbourSeconds === undefined) {
      const { collections = [] } = ((await ask('/v2/admin/collections')) ?? {}) as { collections?: Traded[] }
      memory.most = Math.max(memory.most, await server.memory())
      const [own, other] = [address, neighbour].map((of) =>
        collections.find(({ contract }) => contract === of.toLowerCase()),
      )
      if (own?.history.state === 'read' && found.historySeconds === undefined) {
        const { calls, requests } = node.usage()
        Object.assign(found, { historySeconds: since(), calls, requests })
      }
      if (other?.history.state === 'read' && other.tokens > 0 && other.metadata.unread === 0)
        found.neighbourSeconds ??= since()
      if (since() > 600) throw new RangeError('The collection was not read within ten minutes.')
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    return { ...(found as Measured), ...(await listings.stop()), memoryMiB: memory.most }
  } finally {
    await server.close()
    await node.close()
    await place.remove()
  }
}

type Traded = {
  contract: string
  tokens: number
  history: { state: string }
  metadata: { unread: number }
}

async function askMarket(url: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(url + path, {
    headers: { 'content-type': 'application/json', 'x-api-key': adminKey },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  // The market may be busy, and says so.
  if (response.status === 503) return undefined
  if (!response.ok) throw new RangeError(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

type Posting = {
  rpcUrl: string
  address: Address
  kind: Kind
  ask: (path: string, body?: object) => Promise<unknown>
  since: () => number
}

/** Posts a listing after another, until it is stopped. Each has to be accepted as one that can be filled. */
function postListings({ rpcUrl, address, kind, ask, since }: Posting) {
  let isOver = false
  let listingSeconds: number | undefined
  let slowestPostMs = 0
  let posts = 0
  let refused = 0
  const client = demoClient({ account: seller, rpcUrl })
  const itemType = kind.standard === 'erc721' ? ItemType.ERC721 : ItemType.ERC1155
  const run = async () => {
    for (let tokenId = 1n; !isOver; tokenId++) {
      const { executeAllActions } = await createOrder(client, {
        offer: [{ itemType, contract: address, tokenId, amount: 1n }] as never,
        consideration: [{ amount: parseEther('1') }],
      })
      const signed = await executeAllActions()
      const began = performance.now()
      const answer = await ask('/v2/orders/souk/seaport/listings', {
        ...Order.serialize(signed),
        protocol_address: seaportAddress,
      })
      slowestPostMs = Math.max(slowestPostMs, performance.now() - began)
      posts++
      if (answer === undefined) refused++
      else listingSeconds ??= since()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const running = run()
  running.catch(() => undefined)
  return {
    stop: async () => {
      isOver = true
      await running
      return { listingSeconds: listingSeconds ?? Number.NaN, slowestPostMs, posts, refused }
    },
  }
}
