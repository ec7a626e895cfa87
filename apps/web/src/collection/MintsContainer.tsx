import type { Collection } from '@souk/market'
import { useMints } from '@souk/react'
import { latePart } from '@souk/ui/parts/lazy/latePart.js'
import { Suspense } from 'react'
import { useConnection } from 'wagmi'

// Most collections have no mint, so they load none of its code.
const MintBoxes = latePart(async () => (await import('../mint/MintBoxesContainer.js')).MintBoxesContainer)

/** Reads the mints of a collection, for the connected account. */
export function MintsContainer({ collection, picture }: MintsContainer.Props) {
  const { slug } = collection
  const { data: mints = [] } = useMints({ slug, account: useConnection().address })
  if (mints.length === 0) return null
  return (
    <Suspense>
      <MintBoxes collection={collection} mints={mints} picture={picture} />
    </Suspense>
  )
}

export declare namespace MintsContainer {
  type Props = { collection: Collection; picture: string | undefined }
}
