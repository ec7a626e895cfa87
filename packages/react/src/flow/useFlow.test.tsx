// @vitest-environment jsdom
import { BaseError } from '@souk/base'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Prepared } from './useFlow.js'
import { useFlow } from './useFlow.js'

afterEach(cleanup)

type Ready = Prepared<string, string, 'sold'>
const ready = (outcome: string): Ready => ({
  plan: 'plan',
  run: async function* () {
    yield { type: 'asking', step: 0, of: 1 }
    yield { type: 'done', outcome }
  },
})
const render = () => renderHook(() => useFlow<string, string, 'sold'>()).result

describe('useFlow', () => {
  test('default: prepare, start, done', async () => {
    const flow = render()
    await act(async () => flow.current.prepare(async () => ready('bought')))
    expect(flow.current.state).toEqual({ status: 'ready', plan: 'plan' })
    await act(async () => flow.current.start())
    expect(flow.current.state).toEqual({ status: 'done', plan: 'plan', outcome: 'bought' })
  })

  test('behavior: what stands in the way is named', async () => {
    const flow = render()
    await act(async () => flow.current.prepare(async () => ({ issues: ['sold'] })))
    expect(flow.current.state).toEqual({ status: 'blocked', issues: ['sold'] })
  })

  test('behavior: a newer prepare makes the older one unheard', async () => {
    const flow = render()
    let answer: (ready: Ready) => void = () => {}
    await act(async () => flow.current.prepare(() => new Promise((resolve) => (answer = resolve))))
    await act(async () => flow.current.prepare(async () => ({ issues: ['sold'] })))
    await act(async () => answer(ready('late')))
    expect(flow.current.state.status).toBe('blocked')
  })

  test('behavior: start runs once', async () => {
    const flow = render()
    let runs = 0
    const counting: Ready = {
      plan: 'plan',
      run: async function* () {
        runs++
        yield { type: 'asking', step: 0, of: 1 }
      },
    }
    await act(async () => flow.current.prepare(async () => counting))
    await act(async () => {
      flow.current.start()
      flow.current.start()
    })
    expect(runs).toBe(1)
  })

  test('param: thenStart', async () => {
    const flow = render()
    await act(async () => flow.current.prepare(async () => ready('sent'), { thenStart: true }))
    expect(flow.current.state).toEqual({ status: 'done', plan: 'plan', outcome: 'sent' })
  })

  test('error: whatever is thrown ends the trade with one of our errors', async () => {
    const flow = render()
    await act(async () => flow.current.prepare(() => Promise.reject(new TypeError('Odd.'))))
    const { state } = flow.current
    expect(state.status === 'failed' && state.error).toBeInstanceOf(BaseError)
    expect(state.status === 'failed' && state.error.name).toBe('Flow.UnexpectedError')
  })
})
