const secretNames =
  /^(?:(?:x|api|app|access|auth|client|private|project|refresh|session|id)[-_]?)*(?:key|token|secret|auth|authorization|password|passwd|pwd|signature|sig|jwt|credential)$/i

/**
 * Takes passwords and keys out of an address so that it may be shown and logged: what stands before the host, query
 * values under the usual names, parts of the path that look like a node provider's key, and what follows `#`.
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
    .map((part) => (isKey(part) ? '***' : part))
    .join('/')
  if (query === undefined || query === '') return base
  const pairs = query.split('&').map((pair) => {
    const name = pair.split('=', 1)[0] ?? ''
    return secretNames.test(name) ? `${name}=***` : pair
  })
  return `${base}?${pairs.join('&')}`
}

/** Long, of mixed letters and digits, and neither an address or hash (`0x…`) nor a slug of words. */
function isKey(part: string): boolean {
  if (!/^(?!0x)[A-Za-z0-9_-]{24,}$/.test(part) || !/\d/.test(part)) return false
  const isHex = /^[0-9a-f-]+$/i.test(part) && /[a-f]/i.test(part)
  return isHex || (/[a-z]/.test(part) && /[A-Z]/.test(part))
}
