import { createHash } from 'node:crypto'
import type { WalletOffers } from '@souk/market'

/**
 * The content security policy of the app's page: scripts of its own only, and those written into the page by their hash.
 * Pictures, films and sounds come from the market alone, which passes them on, or are written out in the metadata; a page
 * that a token shows is framed only once somebody asked for it, from the market where its metadata holds it. Connections are to anywhere safe, since the reader may name
 * a node of their own.
 *
 * @param html - The page.
 * @param wallets - Those that need hosts of their own.
 */
export function policyFor(html: string, wallets: WalletOffers = {}): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = inline.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  const { walletConnectProjectId, safe } = wallets
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' data:",
    "frame-src 'self' https:",
    [
      "connect-src 'self' https: http://127.0.0.1:* http://localhost:*",
      ...(walletConnectProjectId ? ['wss://*.walletconnect.com wss://*.walletconnect.org'] : []),
    ].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${safe ? "'self' https://app.safe.global" : "'none'"}`,
  ].join('; ')
}

/** What the app's service worker may do: fetch the app's own files. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** Answers of the API hold no page; nothing in them may run. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** What every answer says: it is what it says it is, and nobody learns where the reader was. */
export const safeHeaders = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' } as const
