import type { ActivityType } from '@souk/market'
import { useState } from 'react'
import { Spaced } from '../ui/Spaced.js'
import { ActivityPagesContainer, type ActivityScope } from './ActivityPagesContainer.js'
import { ActivityTypes } from './ActivityTypes.js'

/**
 * Reads what happened on the market, to a collection or an item, or by a wallet, and keeps reading.
 *
 * Which kinds are shown is kept here, unless the page keeps it in its address.
 */
export function ActivityContainer({ scope, types: given, onTypes, offered, label }: ActivityContainer.Props) {
  const [kept, keep] = useState<readonly ActivityType[]>([])
  const types = given ?? kept
  const setTypes = onTypes ?? keep
  return (
    <Spaced>
      <ActivityPagesContainer
        // Another place or another choice is another list.
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
    /** Empty for all kinds. @default kept here */
    types?: readonly ActivityType[] | undefined
    onTypes?: ((types: readonly ActivityType[]) => void) | undefined
    /** Kinds that can be chosen. @default all */
    offered?: readonly ActivityType[] | undefined
    /** What the list holds, for screen readers. */
    label?: string | undefined
  }
}
