import { createHash } from 'node:crypto'
import type { WalletOffers } from '@souk/market'

/**
 * Returns the content security policy of the app's page. Scripts: its own files, and inline ones by their hash.
 * Pictures, video and sound: only from the market, which passes them on, or inline in the metadata. Frames: pages of
 * tokens, which visitors open explicitly, from the market if the metadata contains them. Connections: any secure
 * address, since readers may use their own node.
 *
 * @param html - The page.
 * @param wallets - The wallets that need hosts of their own.
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

/** Lets the app's service worker fetch the app's own files, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** An API answer is not a page, and nothing in it may run. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every answer: browsers must not guess its type, nor send the reader's page as referrer. */
export const safeHeaders = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' } as const
