/** Runs something once the browser has nothing else to do; at once where it does not say. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else run()
}
