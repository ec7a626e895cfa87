const secretNames =
  /(?:key|token|secret|auth|authorization|password|passwd|pwd|signature|sig|jwt|credential|session[-_]?id)$/i

/**
 * Removes credentials from a URL so that it can be shown and logged.
 *
 * Removes the user name and password, query values with common key names, parts of the host, path and query that look
 * like a node provider's key, and the fragment after `#`.
 *
 * @example
 * redactUrl('https://me:pw@node.example/v1?api_key=abc') // → 'https://node.example/v1?api_key=***'
 */
export function redactUrl(url: string): string {
  const [shared = ''] = url.split('#')
  const [beforeQuery = '', query] = shared.split(/\?(.*)/s)
  const base = beforeQuery
    .replace(/^([a-z][a-z0-9+.-]*:[\\/]*)[^\\/]*@/i, '$1')
    .split('/')
    .map((part) => part.split('.').map(hideKey).join('.'))
    .join('/')
  if (query === undefined || query === '') return base
  const pairs = query.split('&').map((pair) => {
    const [name = '', value] = pair.split(/=(.*)/s)
    const isSecret = secretNames.test(decode(name))
    return value === undefined ? hideKey(name) : `${name}=${isSecret ? '***' : hideKey(value)}`
  })
  return `${base}?${pairs.join('&')}`
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function hideKey(part: string): string {
  return isKey(part) ? '***' : part
}

/**
 * Returns whether a part is long, mixes letters with digits or cases, and is no address, hash (`0x…`) or slug of words.
 */
function isKey(part: string): boolean {
  if (!/^(?!0x)[A-Za-z0-9_-]{20,}$/.test(part) || !/[A-Za-z]/.test(part)) return false
  const isMixed = /[a-z]/.test(part) && /[A-Z]/.test(part)
  if (!/[_-]/.test(part)) return isMixed || /\d/.test(part)
  return /\d/.test(part) && (isMixed || /^[0-9a-f-]+$/i.test(part))
}
