import { useDomains, useSouk } from '@souk/react'
import { domainRegistryAddress } from '@souk/seaport'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { domainsWords } from '@souk/ui/parts/i18n/areas/domains.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { getCode } from 'viem/actions'
import { PageTitle } from '../pages/PageTitle.js'
import { Domains } from './Domains.js'
import { readDomain } from './readQuery.js'

const route = getRouteApi('/domains')

/** Looks up the visitor's input in the registry of domains, if this chain has one. */
export function DomainsContainer() {
  const words = useArea(domainsWords)
  const { chainId } = useInfo()
  const { client } = useSouk()
  const desk = useTradeDialogs()
  const navigate = useNavigate()
  const { q = '' } = route.useSearch()
  const [text, setText] = useState(q)
  const query = readDomain(useDeferredValue(text))
  const code = useQuery({
    queryKey: ['domains.registry', chainId],
    queryFn: async () => ((await getCode(client, { address: domainRegistryAddress })) ?? '0x') !== '0x',
    retry: false,
  })
  const found = useDomains(query && code.data ? { tag: query.tag } : undefined, { query: { retry: false } })
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Domains
        text={text}
        query={query}
        hasRegistry={code.data}
        domains={found.data}
        isFailed={code.isError || found.isError}
        onText={(next) => {
          setText(next)
          void navigate({
            to: '/domains',
            search: next === '' ? {} : { q: next.slice(0, 300) },
            replace: true,
          })
        }}
        onRegister={(domain) => desk.trade({ kind: 'setDomain', domain })}
      />
    </>
  )
}
