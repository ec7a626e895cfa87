import { untilAborted } from '../time/untilAborted.js'
import { redactUrl } from './redactUrl.js'
import { RedirectError } from './requestErrors.js'

/** Maximum number of redirects, so that a loop ends. */
const mostHops = 5

type Fetch = typeof globalThis.fetch

export type Sendable = {
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
  signal: AbortSignal
  fetch: Fetch
}

/**
 * Sends a request and follows redirects 301 and 302, for GET only and only to https.
 *
 * A redirect to another origin carries none of the caller's headers, since they may contain a key.
 *
 * @throws {RedirectError} when a redirect is not allowed.
 */
export async function sendRequest(request: Sendable): Promise<Response> {
  const shownUrl = redactUrl(request.url)
  let { url, headers } = withoutCredentials(request)
  for (let hops = 0; ; hops++) {
    const response = await send({ ...request, url, headers }, 'manual')
    if (response.type === 'opaqueredirect') return followUnseen({ ...request, url, headers }, shownUrl)
    assertSecure(response, shownUrl)
    const location = response.headers.get('location')
    if (!location || (response.status !== 301 && response.status !== 302)) return response
    await discard(response)
    const next = resolve(location, url)
    const to = next && redactUrl(next.href)
    if (request.method !== 'GET') throw new RedirectError({ url: shownUrl, to, reason: 'notGet' })
    if (next?.protocol !== 'https:') throw new RedirectError({ url: shownUrl, to, reason: 'insecure' })
    if (hops === mostHops) throw new RedirectError({ url: shownUrl, to, reason: 'tooMany' })
    if (!URL.canParse(url) || next.origin !== new URL(url).origin) headers = onlyAccept(headers)
    next.username = ''
    next.password = ''
    url = next.href
  }
}

/**
 * Repeats the request and lets the browser follow redirects, since browsers do not expose the target. Browsers block
 * http from an https page and drop `Authorization` for another origin. This function checks the final URL.
 */
async function followUnseen(request: Sendable, shownUrl: string): Promise<Response> {
  if (request.method !== 'GET') throw new RedirectError({ url: shownUrl, to: undefined, reason: 'notGet' })
  const response = await send(request, 'follow')
  assertSecure(response, shownUrl)
  return response
}

function send(request: Sendable, redirect: RequestRedirect): Promise<Response> {
  const { url, method, headers, body, signal, fetch } = request
  const init = { method, headers, redirect, signal, ...(body === undefined ? undefined : { body }) }
  return untilAborted(fetch(url, init), signal)
}

/** Checks the final URL, since the caller's `fetch` may have followed redirects itself. */
function assertSecure(response: Response, url: string): void {
  if (response.redirected && !response.url.startsWith('https:'))
    throw new RedirectError({ url, to: redactUrl(response.url), reason: 'insecure' })
}

/** @returns The absolute URL, or `undefined` when the location is invalid. */
function resolve(location: string, base: string): URL | undefined {
  if (URL.canParse(location, base)) return new URL(location, base)
  return URL.canParse(location) ? new URL(location) : undefined
}

/** Releases the connection. A failure here does not affect the request. */
async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined)
}

function onlyAccept(headers: Sendable['headers']): Sendable['headers'] {
  return { accept: headers.accept ?? 'application/json' }
}

/** Moves a user name and password from the URL, where `fetch` rejects them, into the `Authorization` header. */
function withoutCredentials({ url, headers }: Sendable): Pick<Sendable, 'url' | 'headers'> {
  if (!/^[a-z][a-z0-9+.-]*:/i.test(url) || !URL.canParse(url)) return { url, headers }
  const parsed = new URL(url)
  if (parsed.username === '' && parsed.password === '') return { url, headers }
  // The parser percent-encodes non-ASCII characters. Decoding byte by byte gives the input that `btoa` expects.
  const pair = `${parsed.username}:${parsed.password}`.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  parsed.username = ''
  parsed.password = ''
  const authorization = `Basic ${btoa(pair)}`
  return { url: parsed.href, headers: { authorization, ...headers } }
}
