import { squareSize } from './vp8.js'

/**
 * Puts pictures of VP8 into a film that browsers play (WebM, which is Matroska, RFC 9559).
 *
 * @param pictures - The first stands by itself.
 */
export function webm(pictures: readonly Uint8Array[], options: webm.Options): Uint8Array {
  const { columns, rows, pictureMs } = options
  const head = element(0x1a45dfa3, [
    whole(0x4286, 1),
    whole(0x42f7, 1),
    whole(0x42f2, 4),
    whole(0x42f3, 8),
    text(0x4282, 'webm'),
    whole(0x4287, 2),
    whole(0x4285, 2),
  ])
  const about = element(0x1549a966, [
    whole(0x2ad7b1, 1_000_000),
    element(0x4489, [float(pictures.length * pictureMs)]),
    text(0x4d80, 'souk'),
    text(0x5741, 'souk'),
  ])
  const size = element(0xe0, [whole(0xb0, columns * squareSize), whole(0xba, rows * squareSize)])
  const track = [whole(0xd7, 1), whole(0x73c5, 1), whole(0x83, 1), text(0x86, 'V_VP8'), whole(0x9c, 0), size]
  const shown = pictures.map((picture, index) => {
    const at = index * pictureMs
    return element(0xa3, [Uint8Array.of(0x81, at >> 8, at & 255, index === 0 ? 0x80 : 0), picture])
  })
  const cluster = element(0x1f43b675, [whole(0xe7, 0), ...shown])
  return joined([head, element(0x18538067, [about, element(0x1654ae6b, [element(0xae, track)]), cluster])])
}

export declare namespace webm {
  type Options = {
    /** How many squares a picture has in each direction. */
    columns: number
    rows: number
    /** How long each is seen. */
    pictureMs: number
  }
}

/** An element: its name, its length, its content. */
function element(id: number, content: readonly Uint8Array[]): Uint8Array {
  const body = joined(content)
  // A length in four bytes, of which the first bits say that there are four.
  return joined([bytesOf(id), bytesOf(0x10000000 + body.length), body])
}

function whole(id: number, value: number): Uint8Array {
  return element(id, [bytesOf(value)])
}

function text(id: number, value: string): Uint8Array {
  return element(id, [new TextEncoder().encode(value)])
}

function float(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4))
  view.setFloat32(0, value)
  return new Uint8Array(view.buffer)
}

/** A number in as many bytes as it takes. */
function bytesOf(value: number): Uint8Array {
  const digits = value.toString(16)
  return Uint8Array.from(Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex'))
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts))
}
