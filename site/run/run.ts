import { transform } from 'sucrase'
import { showResults } from './showResults.js'

/**
 * Runs examples. This page has an origin of its own (a sandbox), so that a program can neither read what the market's app
 * stores nor ask a wallet. It sends each line that a program prints to the page around it.
 */
addEventListener('message', ({ source, data }: MessageEvent<{ code: string }>) => {
  if (source !== parent || typeof data?.code !== 'string') return
  void run(data.code)
})

async function run(code: string): Promise<void> {
  try {
    const { code: script } = transform(showResults(code), {
      transforms: ['typescript'],
      disableESTransforms: true,
    })
    await import(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))
    send({ type: 'done' })
  } catch (error) {
    send({ type: 'failed', text: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  }
}

for (const level of ['log', 'info', 'warn', 'error'] as const)
  console[level] = (...values: readonly unknown[]) => send({ type: 'line', text: values.map(show).join(' ') })
addEventListener('unhandledrejection', ({ reason }) =>
  send({ type: 'failed', text: reason instanceof Error ? reason.message : String(reason) }),
)
send({ type: 'ready' })

function show(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'bigint') return `${value}n`
  const text = JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part), 2)
  return text?.replace(/"(-?\d+n)"/g, '$1') ?? String(value)
}

function send(message: { type: string; text?: string }): void {
  parent.postMessage(message, '*')
}
