'use client'

import { BaseError } from '@souk/base'
import type { Market, Trade } from '@souk/market/flows'
import { type TransactionOverrides, WrongChainError } from '@souk/seaport'
import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import type { Hash } from 'viem'
import { getChainId } from 'viem/actions'
import { NoWalletError, UnexpectedError } from '../errors/errors.js'
import { useFlowStore } from '../provider/SoukContext.js'
import { useMarket } from '../provider/useMarket.js'
import * as Flow from '../stores/Flow.js'
import type { CancelledKind, FlowKind, Posting, Sending } from '../stores/FlowRecord.js'
import * as FlowStore from '../stores/FlowStore.js'
import { itemsOf } from '../stores/itemsOf.js'
import { moneyOf } from '../stores/moneyOf.js'

/** The functions of a flow: how to prepare it, and how to post signed orders. */
export type FlowDefinition<options, plan extends Flow.Plan, outcome> = {
  /** The kind of trade, or a function that returns it for the options of `prepare`. */
  kind: FlowKind | ((options: options) => FlowKind)
  /** Reads and decides everything without asking the wallet. */
  prepare: (
    market: Market.Market,
    options: options & { signal: AbortSignal },
  ) => Promise<Trade.Prepared<plan, outcome>> | Trade.Prepared<plan, outcome>
  /** Where to post signed orders that have to be posted later. */
  posting?: (options: options) => Posting
  /** Returns the orders that the flow fills. */
  fills?: (plan: plan) => readonly Hash[]
  /** Returns what each transaction of the flow sends. */
  sends?: (plan: plan, options: options) => readonly Sending[]
}

/**
 * Prepares and executes a flow, and holds its state.
 *
 * `prepare` reads and decides without asking the wallet, `start` executes the result, `stop` stops it, and `reset`
 * discards it. A started flow continues when the component unmounts, and is saved at each stage: `useFlows` lists it.
 *
 * @example
 * const listing = useFlow({ kind: 'listing', prepare: prepareCreateListing })
 * listing.prepare({ asset, price: '1.5' }, { title: 'Ruby Lamp' })
 */
export function useFlow<options extends object, plan extends Flow.Plan, outcome>(
  definition: FlowDefinition<options, plan, outcome>,
): useFlow.Result<options, plan, outcome> {
  const flows = useFlowStore()
  const market = useMarket()
  const [early, dispatch] = useReducer(Flow.reduce<plan, outcome>, Flow.idle)
  const [id, setId] = useState<string>()
  const started = useStarted<plan, outcome>(id)
  const ready = useRef<Ready<plan, outcome>>(undefined)
  const controller = useRef<AbortController>(undefined)
  const latest = useRef(definition)
  latest.current = definition

  const forget = useCallback(() => {
    controller.current?.abort()
    controller.current = new AbortController()
    ready.current = undefined
    setId(undefined)
    return controller.current.signal
  }, [])

  const start = useCallback(() => {
    const now = ready.current
    if (!now) return
    ready.current = undefined
    setId(FlowStore.start(flows, now).id)
    // Its plan is used up: once the flow is removed from the list, nothing is ready.
    dispatch({ type: 'reset' })
  }, [flows])

  const prepare: useFlow.Result<options, plan, outcome>['prepare'] = useCallback(
    (options, { title, cancels, overrides }) => {
      const signal = forget()
      dispatch({ type: 'prepare' })
      read(latest.current, { market, options, signal }).then(
        ({ prepared, account, chainId }) => {
          if (signal.aborted) return
          const { kind, posting, fills, sends } = latest.current
          const { plan } = prepared
          const [orderHashes, money, sent] = [fills?.(plan), moneyOf(plan, account), sends?.(plan, options)]
          ready.current = {
            prepared,
            overrides,
            about: {
              ...{ title, cancels, account, chainId, orderHashes, money },
              kind: typeof kind === 'function' ? kind(options) : kind,
              posting: posting?.(options),
              sends: sent,
              items: itemsOf(plan, sent),
            },
          }
          dispatch({ type: 'ready', plan })
        },
        (cause: unknown) => {
          if (signal.aborted) return
          dispatch({
            type: 'blocked',
            error: cause instanceof BaseError ? cause : new UnexpectedError(cause),
          })
        },
      )
    },
    [market, forget],
  )

  const resume = useCallback(async () => {
    if (market && id) await FlowStore.resume(flows, { market, id })
  }, [flows, market, id])

  const stop = useCallback(() => {
    if (id) FlowStore.stop(flows, id)
  }, [flows, id])

  const estimateFee = useCallback(async () => ready.current?.prepared.estimateFee?.(), [])

  const reset = useCallback(() => {
    forget()
    dispatch({ type: 'reset' })
  }, [forget])

  // A pending preparation has no use once the component unmounts.
  useEffect(() => () => controller.current?.abort(), [])
  return { state: started ?? early, id, prepare, estimateFee, start, resume, stop, reset }
}

export declare namespace useFlow {
  type About = {
    /** The name of what is traded, for the list of flows. */
    title: string
    /** What the cancellation of one order ends, for the list of flows. @default not saved */
    cancels?: CancelledKind | undefined
    /** The fees, gas and nonce of the transactions that `start` sends. They are not saved. @default the wallet's */
    overrides?: TransactionOverrides | undefined
  }
  type Result<options extends object, plan extends Flow.Plan, outcome> = {
    state: Flow.State<plan, outcome>
    /** The id of the flow in `useFlows`, once it has started. */
    id: string | undefined
    /** Reads and decides, and ends in `ready` or `blocked`. A newer call discards the older result. */
    prepare: (options: options, about: useFlow.About) => void
    /**
     * Estimates the network fee of the prepared flow by asking the node, in wei. Returns `undefined` if nothing is
     * ready or the fee cannot be estimated. Does not ask the wallet.
     */
    estimateFee: () => Promise<bigint | undefined>
    /** Executes the prepared flow. Does nothing if none is ready. */
    start: () => void
    /** Completes a flow that failed after something was signed or sent, without asking the wallet again. */
    resume: () => Promise<void>
    /** Stops the flow. Transactions that were sent may still be mined. */
    stop: () => void
    /** Returns to `idle`. A running flow continues in the background. */
    reset: () => void
  }
}

type Ready<plan extends Flow.Plan, outcome> = Parameters<typeof FlowStore.start<plan, outcome>>[1]

async function read<options extends object, plan extends Flow.Plan, outcome>(
  definition: FlowDefinition<options, plan, outcome>,
  facts: { market: Market.Market | undefined; options: options; signal: AbortSignal },
) {
  const { market, options, signal } = facts
  const { account, chain } = market?.client ?? {}
  if (!market || !account || !chain) throw new NoWalletError()
  const [prepared] = await Promise.all([
    definition.prepare(market, { ...options, signal }),
    assertChain(market.client, chain.id),
  ])
  return { prepared, account: account.address, chainId: chain.id }
}

/** Checks the wallet's chain before anything is shown as ready, because a transaction would go to that chain. */
async function assertChain(client: Market.Market['client'], expected: number): Promise<void> {
  const actual = await getChainId(client)
  if (actual !== expected) throw new WrongChainError({ expected, actual })
}

function useStarted<plan extends Flow.Plan, outcome>(id: string | undefined) {
  const flows = useFlowStore()
  const subscribe = useCallback((listener: () => void) => FlowStore.subscribe(flows, listener), [flows])
  const read = () => (id === undefined ? undefined : flows.current.live.get(id))
  return useSyncExternalStore(subscribe, read, () => undefined) as Flow.Started<plan, outcome> | undefined
}
