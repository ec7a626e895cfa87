/** Waiting items by group. */
export type Queue<item> = {
  /** Returns the item that waits under a key, if any. */
  find(group: string, key: string): item | undefined
  /** Adds an item. A full group is sent immediately. */
  add(group: string, key: string, item: item): void
  /** Removes an item that is still waiting. */
  remove(group: string, key: string, item: item): void
  /** Sends all waiting items now. */
  flush(): void
}

type Waiting<item> = { items: Map<string, item>; cancel: () => void }

/**
 * Collects items until their window ends or the group is full.
 *
 * A window starts with the first item of its group and is never extended, so nothing waits longer. Each window belongs
 * to one group only, so a group that was sent early does not shorten the next window.
 *
 * @param options.batchSize - The number of items at which a group is sent immediately.
 * @param options.timeWindow - How long the first item may wait, in milliseconds. 0 waits a few microtasks without a
 * timer.
 * @param options.depart - Receives the items in their order.
 */
export function createQueue<item>(options: createQueue.Options<item>): Queue<item> {
  const groups = new Map<string, Waiting<item>>()

  function leave(group: string, waiting: Waiting<item>): void {
    waiting.cancel()
    groups.delete(group)
    options.depart([...waiting.items.values()])
  }

  function open(group: string): Waiting<item> {
    const cancel = later(options.timeWindow, () => leave(group, waiting))
    const waiting: Waiting<item> = { items: new Map(), cancel }
    groups.set(group, waiting)
    return waiting
  }

  return {
    find: (group, key) => groups.get(group)?.items.get(key),
    add: (group, key, item) => {
      const waiting = groups.get(group) ?? open(group)
      waiting.items.set(key, item)
      if (waiting.items.size >= options.batchSize) leave(group, waiting)
    },
    remove: (group, key, item) => {
      const waiting = groups.get(group)
      if (waiting?.items.get(key) !== item) return
      waiting.items.delete(key)
      if (waiting.items.size > 0) return
      waiting.cancel()
      groups.delete(group)
    },
    flush: () => {
      for (const [group, waiting] of [...groups]) leave(group, waiting)
    },
  }
}

export declare namespace createQueue {
  type Options<item> = {
    batchSize: number
    timeWindow: number
    depart: (items: readonly item[]) => void
  }
}

function later(delayMs: number, run: () => void): () => void {
  if (delayMs > 0) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  }
  let isCancelled = false
  const hop = (left: number) => {
    if (isCancelled) return
    if (left === 0) run()
    else queueMicrotask(() => hop(left - 1))
  }
  hop(hops)
  return () => {
    isCancelled = true
  }
}

/**
 * The number of microtasks in a window of 0. Actions that are called at the same moment reach their transport a few
 * microtasks apart, one per function on the way.
 */
const hops = 16
