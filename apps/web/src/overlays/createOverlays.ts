import type { Overlays } from '@souk/ui/parts/kit/useBackCloses.js'
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/** Overlays with entries in the browser's history. */
export type HistoryOverlays = Overlays & {
  /** The history for the router. */
  history: RouterHistory
  /** Watches the browser's history. Returns a function that stops. */
  watch: () => () => void
}

/**
 * Gives each open overlay an entry of its own in the browser's history, so that Back closes it on every page, also on
 * the first one of a tab. The router never learns of these entries: they hold the page's own state and address.
 */
export function createOverlays(window: Window & typeof globalThis): HistoryOverlays {
  // The router replaced the methods of `window.history` with its own, which would tell it of each entry.
  const entries = window.History.prototype
  /** From the lowest to the highest. */
  const open: (() => void)[] = []
  /** How many of the entries below and at the current one belong to overlays of this page. */
  let depth = depthOf(window)
  let isMoving = false
  let isPlanned = false
  let isWatching = false

  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    // An overlay often closes because another opens, or because a link was followed.
    window.setTimeout(() => {
      isPlanned = false
      settle()
    })
  }
  const settle = () => {
    if (isMoving || depth === open.length) return
    if (depth > open.length) {
      isMoving = true
      return window.history.go(open.length - depth)
    }
    for (; depth < open.length; depth++)
      entries.pushState.call(window.history, { ...window.history.state, [mark]: depth + 1 }, '')
  }
  const add = (close: () => void) => {
    open.push(close)
    plan()
    return () => {
      const place = open.indexOf(close)
      if (place >= 0) open.splice(place, 1)
      plan()
    }
  }
  const onMove = (event: Event) => {
    if (!isWatching) return
    const before = depth
    depth = depthOf(window)
    // An overlay that opened while this removed the entry of a closed one has no entry yet, and stays open.
    const isOwnMove = isMoving
    isMoving = false
    if ((before > 0 || depth > 0) && isSamePage(history, window)) {
      event.stopImmediatePropagation()
      // Filters change the address while their panel is open.
      const { href, state } = history.location
      entries.replaceState.call(window.history, marked(state, depth), '', href)
    }
    if (!isOwnMove) for (const close of open.splice(depth).toReversed()) close()
    plan()
  }
  // Browsers call the listeners of a window in the order in which they were added. The router's, which follows, must not
  // learn of moves between the entries of one page.
  window.addEventListener('popstate', onMove)
  const history = createBrowserHistory({ window })
  const watch = () => {
    isWatching = true
    const { push, replace } = history
    history.push = (...args) => (depth > 0 ? history.replace(...args) : push(...args))
    history.replace = (href, state, options) => {
      // A link from an overlay leads to another page, which takes the place of the overlay's entry.
      if (depth > 0 && !isPath(window, href)) {
        depth = 0
        plan()
      }
      replace(href, marked(state, depth), options)
    }
    // The page was loaded again while an overlay was open.
    plan()
    return () => {
      Object.assign(history, { push, replace })
      isWatching = false
    }
  }
  return { history, add, watch }
}

/** The place in an entry's state where its depth is kept, so that it survives a reload. */
const mark = 'overlays'

function depthOf({ history }: Window): number {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !(mark in state)) return 0
  return typeof state.overlays === 'number' ? state.overlays : 0
}

function marked(state: object | undefined, depth: number) {
  return { ...state, [mark]: depth === 0 ? undefined : depth }
}

function isPath(window: Window, href: string): boolean {
  return new URL(href, window.location.href).pathname === window.location.pathname
}

/** Tells whether the browser moved between the entries of the page that the router shows. */
function isSamePage({ location }: RouterHistory, window: Window): boolean {
  return window.history.state?.__TSR_index === location.state.__TSR_index && isPath(window, location.href)
}
