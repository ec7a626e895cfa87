'use client'

import { getNfts, type MarketAuction, type MarketEvent, type Nft, watchEvents } from '@souk/market'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Address } from 'viem'
import { type Souk, useSouk } from '../provider/SoukContext.js'
import { chainSource, isSoukKey, marketSource } from '../queries/queryKey.js'
import { changeCached } from './changeCached.js'
import { followTrades } from './followTrades.js'
import { isReordered, isTouched } from './isTouched.js'
import { mapNfts, type NftPages } from './mapNfts.js'
import type * as OwnTrade from './OwnTrade.js'
import { forgetTold, type OwnActivity } from './ownActivity.js'
import { answersOf } from './readKnown.js'
import { clearActivityBehind } from './useIsActivityBehind.js'
import { clearBehind, noteBehind } from './useIsBehind.js'
import { type OrderPages, withoutSpent } from './withoutSpent.js'

/** Whether the displayed data is live. */
export type Freshness = 'connecting' | 'live' | 'reconnecting'

/**
 * How long events are collected, in milliseconds. Events of one block arrive together and cause only one round of
 * reads.
 */
const gatherMs = 60

/**
 * Keeps all displayed data up to date from one stream of events, and from the receipts of this tab's own trades. Use it
 * once, near the root.
 *
 * @param options.account - The connected account. The stream includes its events of collections that the operator hides.
 * @returns How fresh the data is.
 *
 * @example
 * const freshness = useMarketEvents() // → 'live'
 */
export function useMarketEvents(options: useMarketEvents.Options = {}): Freshness {
  const { account } = options
  const { api, client, info, trade, flows } = useSouk()
  // Flows may come later. The stream goes on.
  const souk = useMemo(() => ({ api, client, info, trade }), [api, client, info, trade])
  const queryClient = useQueryClient()
  const [freshness, setFreshness] = useState<Freshness>('connecting')
  const [told] = useState(() => new Map<string, { isShown: boolean }>())
  const [known] = useState(() => new Map<string, MarketEvent>())
  const [own] = useState<OwnActivity>(() => ({ rows: [] }))
  const opened = useMemo(() => ({ souk, times: 0 }), [souk])
  useEffect(
    () => follow(souk, queryClient, { onFreshness: setFreshness, told, known, own, opened, account }),
    [souk, queryClient, told, known, own, opened, account],
  )
  useEffect(
    () =>
      flows &&
      followTrades(flows, queryClient, {
        souk,
        isOwn: (key) => isOf(souk, key),
        toldOf: ({ type, orderHash }, hashes) =>
          [...hashes, undefined]
            .map((transactionHash) => told.get(toldKey({ type, orderHash, transactionHash })))
            .find((event) => event),
        own,
        onKnown: (events) => {
          for (const event of events) known.set(keyOf(event), event)
          const contracts = contractsOf(events)
          noteBehind(queryClient, souk.api, contracts)
          applyEvents(souk, queryClient, { events })
            .finally(() => {
              clearBehind(queryClient, souk.api, contracts)
              clearActivity(souk, queryClient, events)
            })
            .catch(ignoreCancelled)
        },
      }),
    [souk, flows, queryClient, told, known, own],
  )
  return freshness
}

export declare namespace useMarketEvents {
  type Options = { account?: Address | undefined }
}

type Following = {
  onFreshness: (freshness: Freshness) => void
  /** Receives the sales and cancellations of which the market tells, by {@link toldKey}, and whether the page shows them. */
  told: Map<string, { isShown: boolean }>
  /** Events of this tab's own trades, by {@link keyOf}. The reads that they affect were repeated before the market told. */
  known: Map<string, MarketEvent>
  own: OwnActivity
  /** How often a stream of this page was opened, also for other accounts. */
  opened: { times: number }
  account: Address | undefined
}

function follow(
  souk: Souk,
  queryClient: QueryClient,
  { onFreshness, told, known, own, opened, account }: Following,
): () => void {
  let gathered: MarketEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isNew = true
  const stop = watchEvents(souk.api, {
    ...(account && { hiddenOf: [account] }),
    onEvent: (event) => {
      removeSpent(souk, queryClient, event)
      noteTold(told, event, { isShown: false })
      if (event.type === 'reorg') {
        known.clear()
        forgetTold(own, [event])
      }
      gathered.push(event)
      timer ??= setTimeout(flush, gatherMs)
    },
    onState: (state) => {
      const wasOpen = opened.times > 0
      // Another account only replaces the stream.
      if (state === 'connecting' && wasOpen && isNew) return
      isNew = false
      if (state !== 'open') return onFreshness(wasOpen ? 'reconnecting' : 'connecting')
      // The stream resumes where it broke. A restarted server has other event numbers, and the stream of another account
      // begins again, so all displayed data is read again.
      if (wasOpen)
        queryClient
          .invalidateQueries({ predicate: (query) => isOf(souk, query.queryKey) })
          .then(() => {
            own.rows = []
            clearBehind(queryClient, souk.api)
            clearActivityBehind(queryClient, souk.api)
          })
          .catch(ignoreCancelled)
      opened.times++
      onFreshness('live')
    },
  })
  return () => {
    stop()
    clearTimeout(timer)
  }

  function flush() {
    const events = gathered
    gathered = []
    timer = undefined
    const sales = events.filter(({ type }) => type === 'sale')
    applyEvents(souk, queryClient, { events, known })
      .finally(() => {
        for (const event of events) noteTold(told, event, { isShown: true })
        clearBehind(queryClient, souk.api, contractsOf(sales))
        clearActivity(souk, queryClient, events)
        forgetTold(own, events)
      })
      .catch(ignoreCancelled)
  }
}

/** Notes that lists of activity were read since these events. Those of orders of several tokens do not name their tokens. */
function clearActivity({ api }: Souk, queryClient: QueryClient, events: readonly MarketEvent[]): void {
  const isOfSeveral = events.some(({ contract, orderHash }) => orderHash && !contract)
  const about = events.flatMap(({ contract, accounts }) => [...(contract ? [contract] : []), ...accounts])
  clearActivityBehind(queryClient, api, isOfSeveral ? undefined : about)
}

function noteTold(
  told: Following['told'],
  { type, orderHash, transactionHash }: MarketEvent,
  state: { isShown: boolean },
): void {
  if ((type === 'sale' || type === 'cancel') && orderHash)
    told.set(toldKey({ type, orderHash, transactionHash }), state)
}

/** Identifies a sale: an order of several units has several. Some markets do not name the transaction. */
function toldKey({ type, orderHash, transactionHash = '' }: OwnTrade.Told & ToldIn): string {
  return `${type}/${orderHash}/${transactionHash}`.toLowerCase()
}

type ToldIn = { transactionHash?: string | undefined }

function contractsOf(events: readonly MarketEvent[]): readonly string[] {
  return events.flatMap(({ contract }) => contract ?? [])
}

/** Identifies what an event tells of an order. */
function keyOf({ type, orderHash }: MarketEvent): string {
  return `${type}:${orderHash?.toLowerCase()}`
}

const pagesOfOrders = ['getOrders', 'getSwaps']

/** Removes spent bids and swaps at once from everything shown, before any answer that already knows of the sale. */
function removeSpent(souk: Souk, queryClient: QueryClient, event: MarketEvent): void {
  const isOwn = (key: readonly unknown[]) => isOf(souk, key)
  const auctions = answersOf<MarketAuction>(queryClient, isOwn, ['getAuction'])
  const settled = auctions.find(({ order }) => order.orderHash === event.orderHash)
  changeCached<OrderPages>(
    queryClient,
    (key) => isOwn(key) && pagesOfOrders.includes(String(key[2])),
    (data) => withoutSpent(data, event, settled?.highestBid?.orderHash),
  )
}

/**
 * Repeats the reads that events affect, and inserts changed tokens into the grids that show them. Grids keep their
 * order, and are marked as out of date if it may have changed.
 *
 * @param options.known - The same events as this tab's trades told them. Their reads were already repeated.
 */
async function applyEvents(
  souk: Souk,
  queryClient: QueryClient,
  { events, known }: { events: readonly MarketEvent[]; known?: ReadonlyMap<string, MarketEvent> },
): Promise<void> {
  const concerns = (key: readonly unknown[], isConcerned: typeof isTouched) =>
    isOf(souk, key) &&
    events.some((event) => {
      const own = known?.get(keyOf(event))
      return isConcerned(event, key) && !(own && isConcerned(own, key))
    })
  const reads = queryClient.invalidateQueries({ predicate: ({ queryKey }) => concerns(queryKey, isTouched) })
  const shown = queryClient
    .getQueriesData<NftPages>({ predicate: ({ queryKey }) => isGrid(queryKey) })
    .flatMap(([, data]) => data ?? [])
  const tokens = tokensOf(events).filter((token) => shown.some((data) => holds(data, token)))
  for (let first = 0; first < tokens.length; first += tokensAtOnce) {
    const nfts = await getNfts(souk.api, { tokens: tokens.slice(first, first + tokensAtOnce) })
    changeCached<NftPages>(queryClient, isGrid, (data) => nfts.reduce(withNft, data))
  }
  // Nothing moves while the user looks at it: the query is only marked as stale until a component reads it again.
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => concerns(queryKey, isReordered),
    refetchType: 'none',
  })
  await reads

  function isGrid(key: readonly unknown[]): boolean {
    return isOf(souk, key) && grids.some((name) => name === key[2])
  }
}

/** Markets limit the number of tokens in one answer. Ours allows 100. */
const tokensAtOnce = 50

type Token = { contract: Address; tokenId: bigint }

/** Returns the tokens of events, each one once. */
function tokensOf(events: readonly MarketEvent[]): readonly Token[] {
  const tokens = new Map<string, Token>()
  for (const { contract, tokenId } of events)
    if (contract && tokenId !== undefined) tokens.set(`${contract}:${tokenId}`, { contract, tokenId })
  return [...tokens.values()]
}

/** Reads whose pages keep their order. See {@link isTouched}. */
const grids = ['getNftsByCollection', 'getNftsByContract']

/** Returns whether a key belongs to this market or its chain, because other markets may be on the same page. */
function isOf({ api, client }: Souk, key: readonly unknown[]): boolean {
  return isSoukKey(key) && (key[1] === marketSource(api) || key[1] === chainSource(client))
}

/** Replaces a token in all pages that contain it. Other pages stay the same object. */
export function withNft(data: NftPages, nft: Nft): NftPages {
  return mapNfts(data, (other) => (isNft(other, nft) ? nft : other))
}

function holds({ pages }: NftPages, token: Token): boolean {
  return pages.some((page) => page.nfts.some((nft) => isNft(nft, token)))
}

function isNft(nft: Nft, { contract, tokenId }: Token): boolean {
  return nft.tokenId === tokenId && nft.contract.toLowerCase() === contract.toLowerCase()
}

/** Ignores errors, because a failed read shows its error in its own query. */
function ignoreCancelled(): void {}
