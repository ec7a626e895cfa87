import { sql } from 'kysely'
import { privateKeyToAddress } from 'viem/accounts'
import { toText } from '../auctions/findUnsettled.js'
import { mostCounted } from '../collections/listTraded.js'
import { listRequests } from '../collections/requests.js'
import type { Market } from '../market/Market.js'
import * as Vitals from '../market/Vitals.js'
import { version } from '../market/version.js'

/** The state of a market as its operator sees it. It contains no key and no secret. */
export type Overview = {
  name: string
  version: string
  chain: string
  chainId: number
  /** The host of the node's address. The rest of the address may contain a key. */
  node: string
  role: 'leader' | 'follower'
  head: bigint | undefined
  indexed: bigint | undefined
  /** Why the market is not ready; empty when it is. */
  reasons: readonly string[]
  /** Tokens whose metadata is to be read, up to 10,000. */
  waitingMetadata: number
  /** Posted orders that are being checked. */
  waitingOrders: number
  /** Refused posts of orders since this instance started, by code, the most frequent first. */
  refusedOrders: readonly { code: string; count: number }[]
  activeKeys: number
  waitingRequests: number
  fees: Market['config']['fees']
  storage: { kind: 'embedded' | 'postgresql'; sizeBytes: number; freeBytes: number | undefined }
  settings: readonly Setting[]
}

/** A setting of the command line. */
type Setting = { flag: string; value: string }

/** Reads the state of a market for its operator. */
export async function readOverview(market: Market): Promise<Overview> {
  const { config, progress, vitals, db } = market
  const [counts, requests] = await Promise.all([readCounts(market), listRequests(db)])
  return {
    name: config.name,
    version,
    chain: config.chain,
    chainId: market.chainId,
    node: hostOf(config.rpcUrl),
    role: progress.role,
    head: progress.head?.number,
    indexed: progress.indexed?.number,
    reasons: Vitals.reasons(market, performance.now()),
    waitingMetadata: Number(counts.metadata),
    waitingOrders: market.intake.size,
    refusedOrders: [...vitals.refusedOrders]
      .map(([code, count]) => ({ code, count }))
      .sort((a, b) => b.count - a.count),
    activeKeys: Number(counts.keys),
    waitingRequests: requests.length,
    fees: config.fees,
    storage: {
      kind: config.databaseUrl ? 'postgresql' : 'embedded',
      sizeBytes: Number(counts.size),
      freeBytes: vitals.freeBytes,
    },
    settings: settingsOf(market),
  }
}

/** @returns The host with its port; nothing for what is no address. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}

async function readCounts({ db }: Market) {
  const { rows } = await sql<{ metadata: string; keys: string; size: string }>`
    select (select count(*) from (
        select 1 from tokens where metadata_state = 'pending' limit ${sql.lit(mostCounted)}) t) as metadata,
      (select count(*) from api_keys where revoked_at is null) as keys,
      pg_database_size(current_database()) as size`.execute(db)
  return rows[0] ?? { metadata: 0, keys: 0, size: 0 }
}

function settingsOf({ config, vitals }: Market): readonly Setting[] {
  const { rateLimits: limits, shares } = config
  const pairs = (values: object | undefined) =>
    Object.entries(values ?? {})
      .map(([name, value]) => `${name}=${value}`)
      .join(', ')
  const on = (isOn: boolean) => (isOn ? 'on' : 'off')
  return [
    { flag: '--fee', value: config.fees.map((fee) => `${fee.recipient}:${fee.basisPoints}`).join(', ') },
    { flag: '--enforce-fees', value: on(config.enforceFees) },
    { flag: '--currency', value: config.currencies.map(({ symbol }) => symbol).join(', ') },
    { flag: '--auction-zone', value: config.auctionZones.join(', ') },
    { flag: 'SOUK_SETTLER_KEY', value: settlerOf(config, vitals) },
    { flag: '--requests', value: String(config.mostCollectionRequests) },
    { flag: '--rate-limit', value: pairs(limits) },
    { flag: '--share', value: pairs(shares) },
    { flag: '--start-block', value: String(config.startBlock ?? '') },
    { flag: '--poll-interval', value: `${config.pollIntervalMs} ms` },
    { flag: '--trust-logs', value: on(config.trustsLogs) },
    { flag: '--waiting-orders', value: String(config.mostWaitingOrders) },
    { flag: '--ipfs-gateway', value: config.ipfsGateway },
    { flag: '--allow-private-hosts', value: on(config.allowPrivateHosts) },
    { flag: '--trusted-proxies', value: String(config.trustedProxies) },
    { flag: '--cors-origin', value: config.corsOrigins.join(', ') },
    { flag: '--domain', value: config.domain ?? '' },
  ]
}

/** The address of the key, and the auctions that need another one. */
function settlerOf({ settlerKey }: Market['config'], { unsettled }: Market['vitals']): string {
  const own = settlerKey ? [privateKeyToAddress(settlerKey)] : []
  return [...own, toText(unsettled) ?? []].flat().join('. ')
}
