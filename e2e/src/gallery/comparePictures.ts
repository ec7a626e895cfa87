import type { Page } from 'playwright-core'

/** Compares the average of squares of this size, since letters may be smoothed differently. */
const side = 4
/** A square differs if one of its colours does by more than this, of 255. */
const tolerance = 16

/**
 * Compares two JPEG pictures in any browser page.
 *
 * @returns The share of the picture that differs, from 0 to 1, and where: a PNG of the newer one with the difference
 * in red.
 *
 * @example
 * const { share } = await comparePictures(page, { before, after })
 */
export async function comparePictures(
  page: Page,
  { before, after }: { before: Buffer; after: Buffer },
): Promise<comparePictures.Result> {
  if (before.equals(after)) return { share: 0 }
  const { share, picture } = await page.evaluate(compareInPage, {
    before: before.toString('base64'),
    after: after.toString('base64'),
    side,
    tolerance,
  })
  return { share, picture: Buffer.from(picture, 'base64') }
}

export declare namespace comparePictures {
  type Result = { share: number; picture?: Buffer }
}

type Input = { before: string; after: string; side: number; tolerance: number }

/** Playwright sends this function's text to the browser, so it must not use anything outside of it. */
async function compareInPage({ before, after, side, tolerance }: Input) {
  const read = async (base64: string): Promise<ImageData> => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!context) throw new Error('There is no canvas here.')
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, bitmap.width, bitmap.height)
  }
  const [one, other] = await Promise.all([read(before), read(after)])
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas here.')
  context.putImageData(other, 0, 0)
  context.fillStyle = 'rgb(255 0 0 / 0.6)'
  const meanOf = ({ data, width, height }: ImageData, x: number, y: number, colour: number): number => {
    let sum = 0
    for (let row = y; row < y + side; row++)
      for (let column = x; column < x + side; column++)
        // Beyond the edge of the smaller picture, every pixel counts as different.
        sum += row < height && column < width ? (data[(row * width + column) * 4 + colour] ?? 0) : -255
    return sum / side ** 2
  }
  let differing = 0
  let all = 0
  for (let y = 0; y < height; y += side)
    for (let x = 0; x < width; x += side) {
      all++
      const differs = [0, 1, 2].some(
        (colour) => Math.abs(meanOf(one, x, y, colour) - meanOf(other, x, y, colour)) > tolerance,
      )
      if (!differs) continue
      differing++
      context.fillRect(x, y, side, side)
    }
  const png = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  let text = ''
  for (const byte of png) text += String.fromCharCode(byte)
  return { share: differing / all, picture: btoa(text) }
}
