import type { MarketChain } from '@souk/market'
import { useActivity } from '@souk/react'
import { ActivityTable } from '@souk/ui/parts/activity/ActivityTable.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useNameOf } from '@souk/ui/parts/names/useNames.js'
import type { Address } from 'viem'
import { chainsWords } from '../i18n/areas/chains.js'
import { ChainAway } from './ChainAway.js'
import { ChainNone } from './ChainNone.js'
import { ChainWaiting } from './ChainWaiting.js'

/** How much of another chain is shown. Its own page shows all. */
const most = 10
const noneFresh: ReadonlySet<string> = new Set()

/** Reads the newest activity of an account on the chain around it. */
export function ChainActivityContainer({ chain, address }: ChainActivityContainer.Props) {
  const words = useArea(chainsWords)
  const { explorerUrl } = useInfo()
  const nameOf = useNameOf()
  const now = useNow()
  const { data, isError, refetch } = useActivity({ account: address, limit: most })
  const rows = data?.pages[0]?.activities
  if (!rows)
    return isError ? <ChainAway title={chain.title} onRetry={() => void refetch()} /> : <ChainWaiting />
  if (rows.length === 0) return <ChainNone>{words.noActivity}</ChainNone>
  return (
    <ActivityTable
      {...{ rows, nameOf, now, explorerUrl }}
      fresh={noneFresh}
      account={address}
      label={words.activityOn(chain.title)}
    />
  )
}

export declare namespace ChainActivityContainer {
  type Props = { chain: MarketChain; address: Address }
}
