// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createOverlays } from './createOverlays.js'

let leave = () => {}
afterEach(() => leave())

/** Opens the app at `/first`, with an entry of another site below it. */
function start() {
  window.history.pushState(null, '', '/before')
  window.history.pushState(null, '', '/first')
  const overlays = createOverlays(window)
  const { history } = overlays
  const stop = overlays.watch()
  leave = () => {
    stop()
    history.destroy()
  }
  const place = () => `${window.location.pathname}${window.location.search}`
  const add = (close = () => {}) => {
    const closed = vi.fn(close)
    return { remove: overlays.add(closed), closed }
  }
  return { history, add, place }
}

const entries = () => window.history.state?.overlays ?? 0
const atDepth = (depth: number) => waitFor(() => expect(entries()).toBe(depth))

describe('createOverlays', () => {
  test('default: going back closes the overlay on top and stays on the first page', async () => {
    const { add, place } = start()
    const [below, above] = [add(), add()]
    await atDepth(2)
    window.history.back()
    await atDepth(1)
    expect([below.closed, above.closed].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    window.history.back()
    await atDepth(0)
    expect([below.closed.mock.calls.length, place()]).toEqual([1, '/first'])
  })

  test('behavior: an overlay that opens while the entry of another is being removed stays open', async () => {
    const { add } = start()
    const first = add()
    await atDepth(1)
    const go = window.history.go.bind(window.history)
    const closed = vi.fn()
    const moved = vi.spyOn(window.history, 'go').mockImplementationOnce((by) => {
      go(by)
      add(closed)
    })
    first.remove()
    await waitFor(() => expect(moved).toHaveBeenCalled())
    await atDepth(1)
    moved.mockRestore()
    await waitFor(() => expect(window.history.state?.overlays).toBe(1))
    expect(closed).not.toHaveBeenCalled()
  })

  test('behavior: closing an overlay removes its entry', async () => {
    const { add, place, history } = start()
    const { remove, closed } = add()
    await atDepth(1)
    remove()
    await atDepth(0)
    history.push('/second')
    await waitFor(() => expect(place()).toBe('/second'))
    window.history.back()
    await waitFor(() => expect(place()).toBe('/first'))
    expect([entries(), closed.mock.calls.length]).toEqual([0, 0])
  })

  test('behavior: an overlay that follows another takes its entry', async () => {
    const { add } = start()
    const first = add()
    await atDepth(1)
    const length = window.history.length
    first.remove()
    const second = add()
    await waitFor(() => expect(window.history.length).toBe(length))
    window.history.back()
    await atDepth(0)
    expect([first.closed, second.closed].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  })

  test('behavior: a page that is reached from an overlay takes the place of its entry', async () => {
    const { add, place, history } = start()
    const { remove } = add()
    await atDepth(1)
    history.push('/second')
    remove()
    await waitFor(() => expect(place()).toBe('/second'))
    expect(entries()).toBe(0)
    window.history.back()
    await waitFor(() => expect(place()).toBe('/first'))
    expect(entries()).toBe(0)
  })

  test('behavior: filters that are set in an overlay stay after it', async () => {
    const { add, place, history } = start()
    const seen = vi.fn()
    add()
    await atDepth(1)
    history.replace('/first?sort=price', {})
    await waitFor(() => expect(place()).toBe('/first?sort=price'))
    history.subscribe(seen)
    window.history.back()
    await atDepth(0)
    expect([place(), history.location.href]).toEqual(['/first?sort=price', '/first?sort=price'])
    // The router has nothing to load.
    expect(seen).not.toHaveBeenCalled()
  })

  test('behavior: going forward does not stop at the entry of a closed overlay', async () => {
    const { add, place } = start()
    add()
    await atDepth(1)
    window.history.back()
    await atDepth(0)
    const go = vi.spyOn(window.history, 'go')
    window.history.forward()
    await waitFor(() => expect(go.mock.calls).toEqual([[-1]]))
    go.mockRestore()
    await atDepth(0)
    expect(place()).toBe('/first')
  })

  test('behavior: a page that was loaded again while an overlay was open removes the entry', async () => {
    const { add, place } = start()
    add()
    await atDepth(1)
    leave()
    leave = createOverlays(window).watch()
    await atDepth(0)
    expect(place()).toBe('/first')
  })
})
