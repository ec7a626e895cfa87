import { useSouk } from '@souk/react'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useHealth } from '@souk/ui/parts/market/useHealth.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useQuery } from '@tanstack/react-query'
import { getBlock } from 'viem/actions'
import { networksWords } from '../i18n/areas/networks.js'
import { PageTitle } from '../pages/PageTitle.js'
import { getOwnNode } from '../wallet/ownNode.js'
import { Networks } from './Networks.js'
import { OwnNodeContainer } from './OwnNodeContainer.js'
import { TrustCardContainer } from './TrustCardContainer.js'
import { useChainFacts } from './useChainFacts.js'

/** Reads the state of chain, node and market at intervals. */
export function NetworksContainer() {
  const words = useArea(networksWords)
  const info = useInfo()
  const chain = useChainFacts()
  const { client } = useSouk()
  const health = useHealth({ everyMs: 5_000 })
  const node = useQuery({
    queryKey: ['networks.node', info.chainId],
    retry: false,
    staleTime: 0,
    refetchInterval: 5_000,
    queryFn: async () => {
      const begun = performance.now()
      const { number, timestamp } = await getBlock(client, { blockTag: 'latest' })
      return { number, timestamp, latencyMs: Math.round(performance.now() - begun) }
    },
  })
  const own = getOwnNode(window.localStorage, info.chainId)
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Networks
        chain={chain}
        node={{
          isOwn: own !== undefined,
          isSilent: node.isError,
          block: node.isError ? undefined : node.data,
        }}
        market={{
          name: info.name,
          isSilent: health.isError || health.data === null,
          health: health.isError ? undefined : (health.data ?? undefined),
        }}
        trust={<TrustCardContainer />}
        own={<OwnNodeContainer current={own} newest={node.data?.number} />}
      />
    </>
  )
}
