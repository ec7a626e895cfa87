'use client'

import { BaseError } from '@souk/base'
import { type ExecuteClient, type Execution, StoppedError } from '@souk/execute'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useExecuteClient } from './ExecuteProvider.js'
import { ExecutionUnknownError } from './errors.js'

/**
 * Executes an action of the step-based API, such as `buyToken`, and holds its state.
 *
 * The state exists only in the component. To resume later, save it in `onProgress` or save `state.execution` with
 * `Execution.serialize`, and pass it to `resume`. Transactions that were sent go through even if the component
 * unmounts.
 *
 * @param action - An action of `@souk/execute`.
 *
 * @example
 * const { state, start } = useExecution(buyToken)
 * start({ items: [{ token: { contract, tokenId: 7n } }], expectedPrice, wallet })
 */
export function useExecution<options extends useExecution.ActionOptions>(
  action: useExecution.Action<options>,
): useExecution.Result<options> {
  const client = useExecuteClient()
  const [state, setState] = useState<useExecution.State>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)

  const start = useCallback(
    async (options: options) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const isCurrent = () => running.current === controller
      let execution: Execution.Execution | undefined
      setState({ status: 'running', execution })
      try {
        const done = await action(client, {
          ...options,
          signal: controller.signal,
          onProgress: async (next: Execution.Execution, event: Execution.Event) => {
            execution = next
            if (isCurrent()) setState({ status: 'running', execution })
            await options.onProgress?.(next, event)
          },
        })
        if (isCurrent()) setState({ status: 'done', execution: done })
      } catch (error) {
        if (!isCurrent()) return
        const ended = error instanceof StoppedError ? error.facts.execution : execution
        setState({
          status: 'ended',
          execution: ended,
          error: error instanceof BaseError ? error : new ExecutionUnknownError(error),
        })
      }
    },
    [action, client],
  )

  const stop = useCallback(() => running.current?.abort(), [])
  const reset = useCallback(() => {
    running.current?.abort()
    running.current = undefined
    setState({ status: 'idle' })
  }, [])

  useEffect(() => () => running.current?.abort(), [])
  return { state, start, stop, reset }
}

export declare namespace useExecution {
  /** The options of an action that the hook uses. */
  type ActionOptions = {
    signal?: AbortSignal | undefined
    onProgress?: ((state: Execution.Execution, event: Execution.Event) => void | Promise<void>) | undefined
  }
  type Action<options> = (client: ExecuteClient, options: options) => Promise<Execution.Execution>
  type State =
    | { status: 'idle' }
    | { status: 'running'; execution: Execution.Execution | undefined }
    | { status: 'done'; execution: Execution.Execution }
    /** The action did not complete. `Execution.canResume` returns whether it can be resumed. */
    | { status: 'ended'; execution: Execution.Execution | undefined; error: BaseError }
  type Result<options> = {
    state: State
    /** Starts the action and stops a previous one. Resolves when the action has ended, and never rejects. */
    start: (options: options) => Promise<void>
    /** Stops the action. Transactions that were sent may still be mined. */
    stop: () => void
    reset: () => void
  }
}
