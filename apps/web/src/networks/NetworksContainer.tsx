import { useSouk } from '@souk/react'
import { Conduit } from '@souk/seaport'
import { useQuery } from '@tanstack/react-query'
import { getBlock } from 'viem/actions'
import { networksWords } from '../i18n/areas/networks.js'
import { useArea } from '../i18n/useArea.js'
import { checkInfo } from '../market/checkInfo.js'
import { useHealth } from '../market/useHealth.js'
import { useInfo } from '../market/useInfo.js'
import { PageTitle } from '../ui/PageTitle.js'
import { chainName } from '../wallet/createWagmiConfig.js'
import { getOwnNode } from '../wallet/ownNode.js'
import { useNative } from '../wallet/useNative.js'
import { Networks } from './Networks.js'
import { OwnNodeContainer } from './OwnNodeContainer.js'
import { TrustCard } from './TrustCard.js'

/** Reads the state of chain, node and market at intervals. */
export function NetworksContainer() {
  const words = useArea(networksWords)
  const info = useInfo()
  const native = useNative()
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
  const conduit = Conduit.operator(info.conduitKey, { exchange: info.seaport })
  const own = getOwnNode(window.localStorage, info.chainId)
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Networks
        chain={{
          name: chainName(info),
          id: info.chainId,
          exchange: info.seaport,
          conduit: Conduit.isNone(info.conduitKey) ? undefined : conduit,
          zone: info.auction?.zone,
          native: native.symbol,
          wrapped: info.wrappedNative,
        }}
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
        trust={<TrustCard check={checkInfo(info)} networkName={chainName(info)} />}
        own={<OwnNodeContainer current={own} newest={node.data?.number} />}
      />
    </>
  )
}
