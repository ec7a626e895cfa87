import { loadCode } from '@souk/base'
import { useSouk } from '@souk/react'
import { type ReactNode, useState } from 'react'
import { browserStorage } from '../kit/browserStorage.js'
import { chainKey } from '../kit/chainStorage.js'
import { whenIdle } from '../lazy/whenIdle.js'
import { useInfo } from '../market/useInfo.js'
import { keepNames, readKeptNames } from './keptNames.js'
import { createNameStore, noNames } from './NameStore.js'
import { NamesContext } from './useNames.js'

/** Provides the names of accounts, if the market's chain has any. Reads them once the page has nothing else to do. */
export function NamesProvider({ children }: { children: ReactNode }) {
  const { client } = useSouk()
  const { ensRegistry: registry, chainId } = useInfo()
  const [names] = useState(() =>
    registry
      ? createNameStore({
          read: async (addresses) => {
            const { readEnsRecords } = await loadCode(() => import('./readEns.js'))
            return readEnsRecords(client, { registry, addresses })
          },
          kept: readKeptNames(browserStorage(), chainKey('souk.names', chainId)),
          onKnown: (known) => keepNames(browserStorage(), chainKey('souk.names', chainId), known),
          // One round of rendering wants many names.
          defer: (run) => setTimeout(() => whenIdle(run)),
        })
      : noNames,
  )
  return <NamesContext value={names}>{children}</NamesContext>
}
