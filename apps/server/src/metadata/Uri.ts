/** Where metadata is stored: in the address itself, on the web, or on IPFS. */
export type Uri =
  | { type: 'data'; mediaType: string; text: string }
  | { type: 'http'; url: string }
  | { type: 'ipfs'; path: string }
  | { type: 'unsupported' }

/** For a web address. Servers accept none that is longer. */
const longestAddress = 2_000

/**
 * Parses a token's metadata address.
 *
 * @param text - The address from the contract.
 * @param identifier - Replaces `{id}` as ERC-1155 requires: 64 hex digits, lower-case.
 *
 * @example
 * Uri.parse('ipfs://bafy/7.json', 7n) // → { type: 'ipfs', path: 'bafy/7.json' }
 */
export function parse(text: string, identifier?: bigint): Uri {
  const trimmed = text.trim()
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(trimmed)?.[0].toLowerCase()
  if (scheme === 'data:') return parseData(trimmed)
  // Neither kind can be longer or contain this character, and the database rejects it.
  if (trimmed.length > longestAddress || trimmed.includes('\0')) return { type: 'unsupported' }
  const address =
    identifier === undefined ? trimmed : trimmed.replaceAll('{id}', identifier.toString(16).padStart(64, '0'))
  if (scheme === 'http:' || scheme === 'https:')
    return URL.canParse(address) ? { type: 'http', url: address } : { type: 'unsupported' }
  if (scheme === 'ipfs:') return parseIpfs(address)
  return { type: 'unsupported' }
}

function parseIpfs(address: string): Uri {
  const path = address.replace(/^ipfs:\/*(ipfs\/)?/i, '')
  // Servers read an escaped dot as a dot.
  const leaves = path.replace(/%2e/gi, '.').includes('..')
  return /^[A-Za-z0-9]{32,100}(\/[^?#\\]*)?$/.test(path) && !leaves
    ? { type: 'ipfs', path }
    : { type: 'unsupported' }
}

function parseData(text: string): Uri {
  const comma = text.indexOf(',')
  if (comma < 0) return { type: 'unsupported' }
  const [mediaType = '', ...parameters] = text.slice(5, comma).split(';')
  const body = text.slice(comma + 1)
  const isBase64 = parameters.some((parameter) => parameter.trim().toLowerCase() === 'base64')
  return {
    type: 'data',
    mediaType: mediaType.trim().toLowerCase() || 'text/plain',
    text: isBase64 ? Buffer.from(body, 'base64').toString('utf8') : unescapeText(body),
  }
}

/** Many contracts leave their JSON unescaped. A percent sign is then only that. */
function unescapeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

/**
 * Turns a metadata address into one that a browser can show. Leaves out anything but https, IPFS and inline data.
 *
 * @param options.data - Prefixes of the media types that may be inline, e.g. `image/`.
 */
export function toShown(
  value: unknown,
  options: { ipfsGateway: string; data: readonly string[]; maxLength: number },
): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (text === '' || text.length > options.maxLength || text.includes('\0')) return undefined
  if (text.slice(0, 5).toLowerCase() === 'data:') {
    const mediaType = text.slice(5, 100).toLowerCase()
    return options.data.some((start) => mediaType.startsWith(start)) ? text : undefined
  }
  const uri = parse(text)
  if (uri.type === 'ipfs') return `${options.ipfsGateway}${uri.path}`
  return uri.type === 'http' && /^https:/i.test(uri.url) ? new URL(uri.url).href : undefined
}
