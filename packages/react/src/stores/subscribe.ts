/**
 * Calls a function after every change.
 *
 * @returns A function that removes the listener.
 *
 * @example
 * const stop = FlowStore.subscribe(flows, render)
 */
export function subscribe(store: { listeners: Set<() => void> }, listener: () => void): () => void {
  store.listeners.add(listener)
  return () => void store.listeners.delete(listener)
}
