/** Runs a function once the browser is idle; at once if the browser does not support this. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else run()
}
