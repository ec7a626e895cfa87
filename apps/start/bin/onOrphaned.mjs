/**
 * Calls `end` once when the parent process is gone. npm exits on a signal without forwarding it to the processes
 * below its shell, which would continue without it.
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
