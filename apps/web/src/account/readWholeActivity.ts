import { type Activity, getActivity, type MarketApi } from '@souk/market'
import type { Address } from 'viem'

/**
 * Reads all pages of an account's activity. A market that answers with an empty page, or names the same next page again, would
 * be asked for ever, so this takes such a page as the last one. A market that always names another page is read until
 * `signal` ends it.
 *
 * @param options.onRead - Called before each page with the number of entries read so far.
 * @throws What the market's answer throws, and the reason of `signal` once that is aborted.
 *
 * @example
 * const activities = await readWholeActivity(api, { account, signal, onRead: setRead })
 */
export async function readWholeActivity(
  api: MarketApi,
  { account, signal, onRead }: readWholeActivity.Options,
): Promise<readonly Activity[]> {
  const all: Activity[] = []
  let next: string | undefined
  for (;;) {
    signal.throwIfAborted()
    onRead(all.length)
    const page = await getActivity(api, { account, limit: 50, next, signal })
    all.push(...page.activities)
    if (page.activities.length === 0 || page.next === undefined || page.next === next) return all
    next = page.next
  }
}

export declare namespace readWholeActivity {
  type Options = { account: Address; signal: AbortSignal; onRead: (count: number) => void }
}
