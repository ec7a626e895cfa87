import { domainTag } from '@souk/seaport'
import type { Hex } from 'viem'

/** What is looked up: a tag, with the domain where it was typed. */
export type DomainQuery = { tag: Hex; domain: string | undefined }

/**
 * Reads a domain or a tag as people type it; nothing where it is neither. A domain is taken in small letters, without what
 * stands around it in an address.
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
