import { AbortedError, BaseError } from '@souk/base'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { UnexpectedError } from '../errors.js'
import * as Flow from './Flow.js'

/** A trade with everything read and decided: either it may run, or named issues stand in its way. */
export type Prepared<plan, outcome, issue extends string> =
  | { issues: readonly issue[] }
  | {
      plan: plan
      run: (options: { signal: AbortSignal }) => AsyncGenerator<Flow.Event<plan, outcome, issue>>
    }

/**
 * Runs one trade at a time and holds where it stands.
 *
 * `prepare` reads and decides without asking the wallet, `start` runs what was prepared, `reset` forgets it. Leaving
 * the page stops the following along, never a transaction that is already sent.
 *
 * @example
 * const { state, prepare, start } = useFlow<ListingPlan, MarketOrder, ListingIssue>()
 * prepare((signal) => prepareListing(context, { ...form, signal }))
 */
export function useFlow<plan, outcome, issue extends string>(): useFlow.Result<plan, outcome, issue> {
  const [state, dispatch] = useReducer(Flow.reduce<plan, outcome, issue>, Flow.idle)
  const prepared = useRef<Extract<Prepared<plan, outcome, issue>, { plan: plan }>>(undefined)
  const controller = useRef<AbortController>(undefined)

  const begin = useCallback(() => {
    controller.current?.abort()
    controller.current = new AbortController()
    return controller.current.signal
  }, [])

  const start = useCallback(() => {
    const run = prepared.current?.run
    if (!run) return
    prepared.current = undefined
    const signal = begin()
    guard(
      async () => {
        for await (const event of run({ signal })) if (!signal.aborted) dispatch(event)
      },
      signal,
      dispatch,
    )
  }, [begin])

  const prepare: useFlow.Result<plan, outcome, issue>['prepare'] = useCallback(
    (read, options = {}) => {
      const signal = begin()
      prepared.current = undefined
      dispatch({ type: 'prepare' })
      guard(
        async () => {
          const result = await read(signal)
          if (signal.aborted) return
          if ('issues' in result) return dispatch({ type: 'blocked', issues: result.issues })
          prepared.current = result
          dispatch({ type: 'ready', plan: result.plan })
          if (options.thenStart) start()
        },
        signal,
        dispatch,
      )
    },
    [begin, start],
  )

  const reset = useCallback(() => {
    controller.current?.abort()
    prepared.current = undefined
    dispatch({ type: 'reset' })
  }, [])

  useEffect(() => () => controller.current?.abort(), [])
  return { state, prepare, start, reset }
}

export declare namespace useFlow {
  type Result<plan, outcome, issue extends string> = {
    state: Flow.State<plan, outcome, issue>
    /** Reads what is needed and decides; ends in `ready`, `blocked` or `failed`. */
    prepare: (
      read: (signal: AbortSignal) => Promise<Prepared<plan, outcome, issue>>,
      /** `thenStart` runs it as soon as it is ready; only where nothing new will be asked. */
      options?: { thenStart?: boolean },
    ) => void
    /** Runs what was prepared; does nothing when nothing is ready. */
    start: () => void
    /** Stops following and goes back to `idle`. */
    reset: () => void
  }
}

/** Turns whatever a run throws into the one failure event; a run that was stopped on purpose ends silently. */
function guard(
  work: () => Promise<void>,
  signal: AbortSignal,
  dispatch: (event: { type: 'failed'; error: BaseError }) => void,
): void {
  work().catch((cause: unknown) => {
    if (signal.aborted || cause instanceof AbortedError) return
    dispatch({ type: 'failed', error: cause instanceof BaseError ? cause : new UnexpectedError(cause) })
  })
}
