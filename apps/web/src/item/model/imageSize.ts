/** The width and height of a picture, in pixels. */
export type ImageSize = { width: number; height: number }

/**
 * Reads the size of a PNG, JPEG or WebP from its first bytes. Guards against a small file that would fill the memory
 * when decoded.
 *
 * @returns `undefined` for any other type, and for a file without a size.
 *
 * @example
 * imageSize(png) // → { width: 1024, height: 1024 }
 */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
    if (view.getUint16(0) === 0xffd8) return ofJpeg(view)
    if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) return ofWebp(view)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}

/** A frame marker holds it; markers of arithmetic tables (C4, C8, CC) lie in the same range. */
function ofJpeg(view: DataView): ImageSize | undefined {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && (marker === 0xc0 || marker % 4 !== 0))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
  }
  return undefined
}

function ofWebp(view: DataView): ImageSize | undefined {
  const kind = view.getUint32(12)
  if (kind === 0x56503858) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
}
