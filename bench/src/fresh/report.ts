import { existsSync, readFileSync } from 'node:fs'

/** Measures the first call of something and prints it for the process that started this one. */
export async function report(run: () => unknown): Promise<void> {
  const began = performance.now()
  await run()
  const ms = performance.now() - began
  console.log(JSON.stringify({ ms, peakMebibytes: peakMebibytes() }))
}

/** What the system counts for a process at first includes what the one that started it took, so Linux is asked itself. */
function peakMebibytes(): number {
  const status = '/proc/self/status'
  const own = existsSync(status) && /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))
  return (own ? Number(own[1]) : process.resourceUsage().maxRSS) / 1024
}
