import { InvalidRequestError } from './requestErrors.js'

/** The options that reach `fetch` unchanged, and `fetch` itself. */
type Sent = {
  method?: string | undefined
  body?: unknown
  headers?: Readonly<Record<string, string>> | undefined
  fetch?: unknown
}

/**
 * Rejects requests that `fetch` would reject. The error of `fetch` repeats the headers and looks like a network
 * failure.
 */
export function assertSendable(url: string, shownUrl: string, options: Sent): void {
  const reason = faultOf(url, options)
  if (reason) throw new InvalidRequestError({ url: shownUrl, reason })
}

function faultOf(url: string, { method, body, headers, fetch }: Sent): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
    if (!URL.canParse(url)) return 'the URL is invalid.'
    if (!/^https?:/i.test(url)) return 'the URL must begin with https:// or http://.'
  } else if (!fetch && globalThis.location === undefined)
    return 'outside of a browser the URL must be absolute.'
  if (method === 'GET' && body !== undefined) return 'a GET has no body.'
  const bad = Object.entries(headers ?? {}).find(([name, value]) => !isHeader(name, value))
  return bad && `the header ${JSON.stringify(bad[0])} has an invalid name or value.`
}

function isHeader(name: string, value: string): boolean {
  try {
    return new Headers([[name, value]]) !== undefined
  } catch {
    return false
  }
}
