import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useMatches } from '@souk/ui/parts/kit/useMatches.js'
import { latePart } from '@souk/ui/parts/lazy/latePart.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { Suspense } from 'react'
import type { Address } from 'viem'
import { chainsWords } from '../i18n/areas/chains.js'
import { otherChains } from '../market/chainsOf.js'

const Elsewhere = latePart(async () => (await import('./ElsewhereContainer.js')).ElsewhereContainer)

/** What an account has on other chains. Its code only loads if the market has any. */
export function ElsewhereBelow(props: Props) {
  return useIsNarrow() ? null : <ElsewherePart {...props} />
}

/** The same on a phone: behind a line, so that the first items are in view. */
export function ElsewhereBeside(props: Props) {
  const words = useArea(chainsWords)
  const count = otherChains(useInfo()).length
  const isNarrow = useIsNarrow()
  if (!isNarrow || count === 0) return null
  return (
    <details className="space-y-2 open:w-full">
      <summary className="inline-flex min-h-9 items-center text-sm text-ink-soft underline underline-offset-4">
        {words.onOthers(count)}
      </summary>
      <ElsewherePart {...props} />
    </details>
  )
}

type Props = { address: Address; own: boolean }

const useIsNarrow = () => useMatches('(width < 40rem)')

function ElsewherePart(props: Props) {
  const { chains } = useInfo()
  return <Suspense>{chains && <Elsewhere {...props} />}</Suspense>
}
