import type { Page } from 'playwright-core'
import { comparePictures } from './comparePictures.js'
import { isRenewing, keep, readKept, show } from './keptPictures.js'

/** The share of a picture that may differ: letters that another browser smooths differently, but not a button. */
const allowedShare = 0.001

/** How often to take a picture again that differs from the stored one, or from the previous one. */
const mostTakes = 12

/**
 * Compares a page with its stored picture, until they match. Or stores the picture if pictures are being renewed and
 * it differs.
 *
 * @param options.take - Takes the picture.
 * @param options.bench - A browser page for comparing pictures.
 * @returns The difference in a sentence, if any.
 */
export async function checkPicture(
  file: string,
  { take, bench }: { take: () => Promise<Buffer>; bench: Page },
): Promise<string | undefined> {
  const before = await readKept(file)
  let after = await take()
  let compared = before && (await comparePictures(bench, { before, after }))
  for (let takes = 1; takes < mostTakes && !isAlike(compared); takes++) {
    const again = await take()
    const isSame = again.equals(after)
    after = again
    compared = before && (await comparePictures(bench, { before, after }))
    if (isRenewing && isSame) break
  }
  if (isAlike(compared)) return undefined
  if (isRenewing) {
    await keep(file, after)
    return undefined
  }
  const now = await show(file.replace('.jpg', '.new.jpg'), after)
  if (!compared?.picture) return `${file} is not in docs/gallery; it would be ${now}. ${howToRenew}`
  const difference = await show(file.replace('.jpg', '.difference.png'), compared.picture)
  const share = `${(compared.share * 100).toFixed(2)} %`
  return `${share} of ${file} differs from the one in docs/gallery: look at ${now} and ${difference}. ${howToRenew}`
}

const howToRenew = 'If that is meant, renew it: npm run gallery -w e2e'

function isAlike(compared: comparePictures.Result | undefined): boolean {
  return compared !== undefined && compared.share <= allowedShare
}
