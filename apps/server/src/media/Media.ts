/** The media types that the server passes on. It refuses all others, whatever a file claims to be. */
export const types = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
  'video/mp4',
  'video/webm',
  'audio/mpeg',
  'audio/ogg',
  'audio/wav',
  'audio/flac',
  'model/gltf-binary',
] as const

export type Type = (typeof types)[number]

/** The number of bytes that {@link sniff} needs. */
export const headBytes = 512

/**
 * Detects the type of a file from its first bytes, since the type that a server sends may be wrong or a lie.
 *
 * @param head - The first bytes, {@link headBytes} of them if the file is long enough.
 * @returns `undefined` for any type that is not shown, HTML pages included.
 */
export function sniff(head: Uint8Array): Type | undefined {
  const text = Buffer.from(head).toString('latin1')
  return signatures.find(({ is }) => is(text))?.type ?? (isSvg(head) ? 'image/svg+xml' : undefined)
}

/** The signature of each type, from the formats' own specifications. */
const signatures: readonly { type: Type; is: (head: string) => boolean }[] = [
  { type: 'image/png', is: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { type: 'image/jpeg', is: (head) => head.startsWith('\xff\xd8\xff') },
  { type: 'image/gif', is: (head) => /^GIF8[79]a/.test(head) },
  { type: 'image/webp', is: (head) => /^RIFF[\s\S]{4}WEBP/.test(head) },
  { type: 'audio/wav', is: (head) => /^RIFF[\s\S]{4}WAVE/.test(head) },
  { type: 'image/avif', is: (head) => /^[\s\S]{4}ftyp(avif|avis)/.test(head) },
  { type: 'video/mp4', is: (head) => /^[\s\S]{4}ftyp/.test(head) },
  { type: 'video/webm', is: (head) => head.startsWith('\x1a\x45\xdf\xa3') },
  { type: 'audio/ogg', is: (head) => head.startsWith('OggS') },
  { type: 'audio/flac', is: (head) => head.startsWith('fLaC') },
  {
    type: 'audio/mpeg',
    is: (head) => head.startsWith('ID3') || /^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/.test(head),
  },
  { type: 'model/gltf-binary', is: (head) => head.startsWith('glTF') },
]

/** An SVG is text whose first element is `svg`, after the prolog that XML allows. */
function isSvg(head: Uint8Array): boolean {
  const text = Buffer.from(head).toString('utf8')
  const at = skipProlog(text)
  return /^<svg[\s>]/i.test(text.slice(at, at + 5))
}

/** The parts that may precede the first element. */
const prolog = [
  { begin: '<?xml', end: '>' },
  { begin: '<!--', end: '-->' },
  { begin: '<!doctype svg', end: '>' },
] as const

/** Passes each character once, however often the parts repeat. */
function skipProlog(text: string): number {
  let at = 0
  for (;;) {
    at = skipSpace(text, at)
    const part = prolog.find(({ begin }) => text.slice(at, at + begin.length).toLowerCase() === begin)
    if (!part) return at
    const end = text.indexOf(part.end, at + part.begin.length)
    if (end < 0) return text.length
    at = end + part.end.length
  }
}

/** Counts the byte order mark as space. */
function skipSpace(text: string, from: number): number {
  const space = /\s*/y
  space.lastIndex = from
  space.test(text)
  return space.lastIndex
}

/** Returns the largest size of a type in bytes. Video and audio may be larger than a picture. */
export function mostBytes(type: Type): number {
  return type.startsWith('image/') ? 20 * 2 ** 20 : 200 * 2 ** 20
}
