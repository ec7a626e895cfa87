'use client'
import { Suspense } from 'react'
import type { Address } from 'viem'
import { ActivitySkeleton } from '../activity/ActivitySkeleton.js'
import { embedWords } from '../i18n/areas/embed.js'
import { useArea } from '../i18n/useArea.js'
import { latePart } from '../lazy/latePart.js'
import { Embedded } from './Embedded.js'

const Content = latePart(async () => (await import('../activity/ActivityContainer.js')).ActivityContainer)

/**
 * What happened on the market, to a collection, an item or an account: sales, listings, offers and transfers, kept
 * current.
 *
 * Reads: pages of 30 entries.
 *
 * @example
 * <Activity slug="cool-cats" />
 */
export function Activity(props: Activity.Props) {
  return (
    <Embedded loading={<ActivitySkeleton />} hasTrades={false}>
      <Entries {...props} />
    </Embedded>
  )
}

export declare namespace Activity {
  /** Without a choice, all of the market. */
  type Props =
    | { slug: string }
    | { contract: Address; tokenId: bigint }
    | { account: Address }
    | Record<never, never>
}

function Entries(scope: Activity.Props) {
  const words = useArea(embedWords)
  return (
    <Suspense fallback={<ActivitySkeleton />}>
      <Content scope={scope} label={words.activity} />
    </Suspense>
  )
}
