import * as kit from '@reservoir0x/reservoir-kit-ui'

const parts: Record<string, unknown> = { ...kit }

/** Prints the result of a hook. */
export function Hook({ name, args }: { name: string; args: unknown[] }) {
  const use = parts[name] as (...args: unknown[]) => unknown
  return <pre>{JSON.stringify(toPlain(use(...args)))}</pre>
}

function toPlain(result: unknown): unknown {
  if (result === null || typeof result !== 'object' || !('data' in result)) return result
  const { data, error } = result as { data: unknown; error?: unknown }
  return { data: data ?? null, error: error ? String(error) : null }
}
