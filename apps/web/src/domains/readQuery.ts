import { domainTag } from '@souk/seaport'
import type { Hex } from 'viem'

/** A lookup: a tag, and its domain if one was typed. */
export type DomainQuery = { tag: Hex; domain: string | undefined }

/**
 * Parses a domain or a tag; `undefined` for any other text. Takes a domain in lower case, without the other parts of
 * a URL.
 *
 * @example
 * readDomain('https://Souk.example/') // → { tag: '0x…', domain: 'souk.example' }
 */
export function readDomain(text: string): DomainQuery | undefined {
  const typed = text.trim().toLowerCase()
  if (/^0x[0-9a-f]{8}$/.test(typed)) return { tag: typed as Hex, domain: undefined }
  const domain = typed.replace(/^https?:\/\//, '').replace(/\/+$/, '')
  const isDomain =
    domain.length <= 253 && /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(domain)
  return isDomain ? { tag: domainTag(domain), domain } : undefined
}
