import type { Page } from 'playwright-core'
import { comparePictures } from './comparePictures.js'
import { isRenewing, keep, readKept, show } from './keptPictures.js'

/** So much of a picture may differ: some letters that another browser smooths otherwise, not a button. */
const allowedShare = 0.001

/** How often a picture is taken again that is not as the kept one, or not as the one before it. */
const mostTakes = 12

/**
 * Compares what a page shows with the picture that is kept of it, as soon as it looks like that; or keeps it, if pictures
 * are being renewed and it looks otherwise.
 *
 * @param options.take - Takes the picture.
 * @param options.bench - A page of the browser in which pictures can be compared.
 * @returns What is wrong, in a sentence.
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
