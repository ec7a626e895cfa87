import type { namesWords } from '../i18n/areas/names.js'

/**
 * Says where the name of an account comes from. Says nothing of an account without a name before its name was read.
 *
 * @example
 * nameSources({ hasRecord: false, demoName: undefined, isRead: false }, words) // → []
 */
export function nameSources(
  { hasRecord, demoName, isRead }: nameSources.Facts,
  { source }: (typeof namesWords)['en'],
): readonly string[] {
  const named = [...(hasRecord ? [source.ens] : []), ...(demoName ? [source.demo(demoName)] : [])]
  return named.length === 0 && isRead ? [source.none] : named
}

export declare namespace nameSources {
  type Facts = {
    /** Whether the account has a name of ENS. */
    hasRecord: boolean
    /** The name of a demo wallet. */
    demoName: string | undefined
    /** Whether the page has read the name of ENS. */
    isRead: boolean
  }
}
