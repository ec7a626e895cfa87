import { Texture } from 'three'
import type { GLTFParser } from 'three/addons/loaders/GLTFLoader.js'
import { type Glb, list, type Scene } from './Glb.js'
import { type ImageSize, imageSize } from './imageSize.js'

/** A picture that is wider or higher is not decoded, in pixels. */
const widest = 8_192
/** The most pixels of all pictures of a model together: 128 MiB. */
const mostPixels = 32 * 2 ** 20

/**
 * Makes a loader decode a model's pictures from the model's own data. By default it uses addresses, which the page's
 * policy does not allow and which could lead anywhere.
 *
 * @param bitmaps - Receives the decoded pictures, to be closed with the drawing.
 */
export function takeOwnImages(
  parser: GLTFParser,
  { scene, bytes }: Glb,
  bitmaps: ImageBitmap[],
): { name: string } {
  const views = list(scene.bufferViews)
  const images = list(scene.images).map(({ bufferView, mimeType }) => {
    const { byteOffset = 0, byteLength = 0 } = views[Number(bufferView ?? -1)] ?? {}
    const start = Number(byteOffset)
    return { file: bytes.subarray(start, start + Number(byteLength)), type: String(mimeType) }
  })
  const sizes = images.map(({ file }) => imageSize(file))
  const side = sideFor(uploadsOf(scene).map((index) => sizes[index]))
  const kept = new Map<number, Promise<Texture>>()
  parser.loadImageSource = async (index) => {
    const first = kept.get(index)
    if (first) return (await first).clone()
    const texture = read(images[index], sizes[index], side).then((bitmap) => {
      bitmaps.push(bitmap)
      return toTexture(bitmap)
    })
    kept.set(index, texture)
    return texture
  }
  return { name: 'own_images' }
}

/** Lists the pictures as uploaded to the graphics card: once for each combination of wrapping and filtering. */
function uploadsOf(scene: Scene): readonly number[] {
  const uploads = new Map<string, number>()
  for (const { source, sampler, extensions } of list(scene.textures)) {
    const [webp] = list([extensions]).flatMap(({ EXT_texture_webp }) => list([EXT_texture_webp]))
    const index = Number(webp?.source ?? source)
    uploads.set(`${index}:${sampler}`, index)
  }
  return [...uploads.values()]
}

/** Returns the width at which all pictures together stay within the limit. */
export function sideFor(sizes: readonly (ImageSize | undefined)[]): number {
  const pixels = (side: number) =>
    sizes.reduce((sum, size) => {
      const { width, height } = size ? fit(size, side) : { width: 0, height: 0 }
      return sum + width * height
    }, 0)
  return [2_048, 1_024, 512].find((side) => pixels(side) <= mostPixels) ?? 256
}

/** Keeps the size, or reduces it in the same proportions. */
function fit({ width, height }: ImageSize, side: number): ImageSize {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

async function read(
  image: { file: Uint8Array<ArrayBuffer>; type: string } | undefined,
  size: ImageSize | undefined,
  side: number,
): Promise<ImageBitmap> {
  // Without its picture, a part is drawn in its plain colour.
  if (!image || !size || Math.max(size.width, size.height) > widest)
    throw new RangeError('The picture is missing, too large, or in a format that does not state its size.')
  const { width, height } = fit(size, side)
  return createImageBitmap(new Blob([image.file], { type: image.type }), {
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
    ...(width < size.width ? { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } : undefined),
  })
}

function toTexture(bitmap: ImageBitmap): Texture {
  const texture = new Texture(bitmap)
  texture.needsUpdate = true
  return texture
}
