/**
 * Calls `end` once when the process that started this one is gone. npm ends at a signal without passing it on to what
 * runs below its shell, which would go on alone.
 *
 * @param {() => void} end
 * @param {{ intervalMs?: number }} [options]
 */
export function onOrphaned(end, { intervalMs = 1_000 } = {}) {
  const { ppid } = process
  const timer = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(timer)
    end()
  }, intervalMs)
  timer.unref()
}
