import { latePart } from '@souk/ui/parts/lazy/latePart.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { Suspense } from 'react'
import type { Address } from 'viem'

const Elsewhere = latePart(async () => (await import('./ElsewhereContainer.js')).ElsewhereContainer)

/** What an account has on other chains. Its code only loads if the market has any. */
export function ElsewherePart({ address, own }: { address: Address; own: boolean }) {
  const { chains } = useInfo()
  return <Suspense>{chains && <Elsewhere {...{ address, own }} />}</Suspense>
}
