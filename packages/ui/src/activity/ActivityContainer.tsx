import type { ActivityType } from '@souk/market'
import { useState } from 'react'
import { Spaced } from '../kit/Spaced.js'
import { ActivityPagesContainer } from './ActivityPagesContainer.js'
import { ActivityTypes } from './ActivityTypes.js'
import type { ActivityScope } from './useActivityPages.js'

/**
 * Reads the activity of the market, a collection, an item or a wallet, and keeps it current.
 *
 * Stores the selected types itself, unless the page stores them in its address.
 */
export function ActivityContainer({ scope, types: given, onTypes, offered, label }: ActivityContainer.Props) {
  const [kept, keep] = useState<readonly ActivityType[]>([])
  const types = given ?? kept
  const setTypes = onTypes ?? keep
  return (
    <Spaced>
      <ActivityPagesContainer
        // Another scope or selection is another list.
        key={JSON.stringify([scope, types], (_, value) =>
          typeof value === 'bigint' ? String(value) : value,
        )}
        scope={scope}
        types={types}
        label={label}
        filter={<ActivityTypes types={types} {...(offered ? { offered } : {})} onTypes={setTypes} />}
        onAll={() => setTypes([])}
      />
    </Spaced>
  )
}

export declare namespace ActivityContainer {
  type Props = {
    scope: ActivityScope
    /** Empty for all types. @default stored here */
    types?: readonly ActivityType[] | undefined
    onTypes?: ((types: readonly ActivityType[]) => void) | undefined
    /** Types to choose from. @default all */
    offered?: readonly ActivityType[] | undefined
    /** The list's label for screen readers. */
    label?: string | undefined
  }
}
