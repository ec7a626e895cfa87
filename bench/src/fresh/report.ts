/** Measures the first call of something and prints it for the process that started this one. */
export async function report(run: () => unknown): Promise<void> {
  const began = performance.now()
  await run()
  const ms = performance.now() - began
  console.log(JSON.stringify({ ms, peakMebibytes: process.resourceUsage().maxRSS / 1024 }))
}
