import { Suspense } from 'react'
import type { Address } from 'viem'
import { latePart } from '../lazy/latePart.js'
import { useInfo } from '../market/useInfo.js'

const Elsewhere = latePart(async () => (await import('./ElsewhereContainer.js')).ElsewhereContainer)

/** What an account has on other chains. Its code only loads if the market has any. */
export function ElsewherePart({ address, own }: { address: Address; own: boolean }) {
  const { chains } = useInfo()
  return <Suspense>{chains && <Elsewhere {...{ address, own }} />}</Suspense>
}
