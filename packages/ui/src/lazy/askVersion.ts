/** The version that the server serves: the open one, a newer one that replaced the open one's files, or no answer. */
export type ServedVersion = 'same' | 'newer' | 'unreachable'

/**
 * Asks the server which version of the app it serves.
 *
 * @param entry - The entry file of the open page, as its script names it.
 * @param ask - Reads the page from the server.
 *
 * @example
 * await askVersion('/assets/frame-1a2b.js') // → 'newer'
 */
export async function askVersion(
  entry: string | undefined,
  ask: () => Promise<string> = askPage,
): Promise<ServedVersion> {
  try {
    const page = await ask()
    // A network that requires a sign-in answers every request with its own page.
    if (!page.includes('type="module"')) return 'unreachable'
    return entry === undefined || page.includes(`"${entry}"`) ? 'same' : 'newer'
  } catch {
    return 'unreachable'
  }
}

async function askPage(): Promise<string> {
  const answer = await fetch('/', { cache: 'no-store' })
  return answer.ok ? answer.text() : ''
}

/** Returns the entry file of the open page. */
export function ownEntry(): string | undefined {
  return document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined
}
