import { existsSync, readFileSync } from 'node:fs'

/** Measures the first call of a function and prints the result for the parent process. */
export async function report(run: () => unknown): Promise<void> {
  const began = performance.now()
  await run()
  const ms = performance.now() - began
  console.log(JSON.stringify({ ms, peakMebibytes: peakMebibytes() }))
}

/** The process's own resource usage initially includes its parent's, so this reads the value from Linux. */
function peakMebibytes(): number {
  const status = '/proc/self/status'
  const own = existsSync(status) && /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))
  return (own ? Number(own[1]) : process.resourceUsage().maxRSS) / 1024
}
