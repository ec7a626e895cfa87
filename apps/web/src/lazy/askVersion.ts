/** What the server says of the app: another version than the open one, whose files are gone by then; or nothing. */
export type ServedVersion = 'same' | 'newer' | 'unreachable'

/**
 * Asks the server which version of the app it gives out.
 *
 * @param entry - The file that the open page began with, as its script names it.
 * @param ask - Reads the page as the server has it now.
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
    // A network that wants a sign-in answers everything, with something else.
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

/** The file that the open page began with. */
export function ownEntry(): string | undefined {
  return document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined
}
