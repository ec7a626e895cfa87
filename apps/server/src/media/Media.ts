/** Kinds of files that tokens show. What is none of them, whatever it says it is, is not passed on. */
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

/** The bytes by which {@link sniff} tells what a file is. */
export const headBytes = 512

/**
 * Tells what a file is by how it begins, since what a server says of it may be wrong or a lie.
 *
 * @param head - Its first bytes, {@link headBytes} of them where there are as many.
 * @returns `undefined` for anything that is not shown, a page among them.
 */
export function sniff(head: Uint8Array): Type | undefined {
  const text = Buffer.from(head).toString('latin1')
  return signatures.find(({ is }) => is(text))?.type ?? (isSvg(head) ? 'image/svg+xml' : undefined)
}

/** The start of each kind of file, from the formats' own specifications. */
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

/** A picture in words: the `svg` element comes first, after what XML may put before it. */
function isSvg(head: Uint8Array): boolean {
  const text = Buffer.from(head).toString('utf8')
  const at = skipProlog(text)
  return /^<svg[\s>]/i.test(text.slice(at, at + 5))
}

/** What may stand before the first element. */
const prolog = [
  { begin: '<?xml', end: '>' },
  { begin: '<!--', end: '-->' },
  { begin: '<!doctype svg', end: '>' },
] as const

/** Each character is passed once, however often the parts are repeated. */
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

/** The byte order mark counts as space. */
function skipSpace(text: string, from: number): number {
  const space = /\s*/y
  space.lastIndex = from
  space.test(text)
  return space.lastIndex
}

/** The largest file of a kind that is passed on, in bytes: what is watched or heard may be longer than a picture. */
export function mostBytes(type: Type): number {
  return type.startsWith('image/') ? 20 * 2 ** 20 : 200 * 2 ** 20
}
