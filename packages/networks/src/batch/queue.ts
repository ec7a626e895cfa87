/** Things that wait to leave together, by group. */
export type Queue<item> = {
  /** What waits under a key, if anything. */
  find(group: string, key: string): item | undefined
  /** Lets a thing wait; its group leaves at once when it is full. */
  add(group: string, key: string, item: item): void
  /** Takes back a thing that still waits. */
  remove(group: string, key: string, item: item): void
  /** Lets everything leave now. */
  flush(): void
}

type Waiting<item> = { items: Map<string, item>; cancel: () => void }

/**
 * Gathers things until their window is over or there are enough of them.
 *
 * A window counts from the first thing of its group and is never moved, so nothing waits longer than that. Each window
 * belongs to one gathering, so a group that left early does not cut the next one short.
 *
 * @param options.batchSize - A group of that many leaves at once.
 * @param options.timeWindow - Milliseconds that the first may wait; 0 waits a few microtasks and for no timer.
 * @param options.depart - Gets the things in the order in which they came.
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
 * Microtasks that a window of 0 stays open: actions that are called in the same moment reach their transport a few
 * microtasks apart, one for each function that they go through.
 */
const hops = 16
