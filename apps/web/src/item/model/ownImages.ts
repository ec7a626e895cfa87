import { Texture } from 'three'
import type { GLTFParser } from 'three/addons/loaders/GLTFLoader.js'
import { type Glb, list, type Scene } from './Glb.js'
import { type ImageSize, imageSize } from './imageSize.js'

/** No picture is unpacked that is wider or higher than this, in pixels. */
const widest = 8_192
/** What all pictures of a model may take once they are drawn, in pixels: 128 MiB. */
const mostPixels = 32 * 2 ** 20

/**
 * Makes a loader take a model's pictures out of the model itself. Its own way goes by addresses, which the page's rules
 * do not allow, and which could lead anywhere.
 *
 * @param bitmaps - Receives what was unpacked, to be closed with the drawing.
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

/** The pictures as the graphics card takes them: once for each way in which they are repeated and smoothed. */
function uploadsOf(scene: Scene): readonly number[] {
  const uploads = new Map<string, number>()
  for (const { source, sampler, extensions } of list(scene.textures)) {
    const [webp] = list([extensions]).flatMap(({ EXT_texture_webp }) => list([EXT_texture_webp]))
    const index = Number(webp?.source ?? source)
    uploads.set(`${index}:${sampler}`, index)
  }
  return [...uploads.values()]
}

/** How wide pictures are drawn, so that all of them together stay within bounds. */
export function sideFor(sizes: readonly (ImageSize | undefined)[]): number {
  const pixels = (side: number) =>
    sizes.reduce((sum, size) => {
      const { width, height } = size ? fit(size, side) : { width: 0, height: 0 }
      return sum + width * height
    }, 0)
  return [2_048, 1_024, 512].find((side) => pixels(side) <= mostPixels) ?? 256
}

/** As large as it is, or smaller in the same shape. */
function fit({ width, height }: ImageSize, side: number): ImageSize {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

async function read(
  image: { file: Uint8Array<ArrayBuffer>; type: string } | undefined,
  size: ImageSize | undefined,
  side: number,
): Promise<ImageBitmap> {
  // Without it the part is drawn in its plain colour.
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
