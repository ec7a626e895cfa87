import { createHash } from 'node:crypto'

/**
 * The content security policy of the app's page: scripts of its own only, and those written into the page by their hash;
 * pictures also from https and data addresses, since that is where NFTs keep them.
 *
 * @param html - The page.
 */
export function policyFor(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = inline.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' data: https:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Answers of the API hold no page; nothing in them may run. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"
