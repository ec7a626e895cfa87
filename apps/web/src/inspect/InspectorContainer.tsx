import { useCollections } from '@souk/react'
import { useListed } from '@souk/ui/parts/guard/useListed.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { contractsOf, inspectWords, longestInput, readInput } from '@souk/words/inspect'
import { useLocation } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useConnection } from 'wagmi'
import { PageTitle } from '../pages/PageTitle.js'
import { elsewhereOf, toContext } from './context.js'
import { Inspector } from './Inspector.js'
import { fromLink } from './link.js'

/** Reads the pasted text as it changes, or the order in the address. */
export function InspectorContainer() {
  const words = useArea(inspectWords)
  const info = useInfo()
  const { hash } = useLocation()
  const [text, setText] = useState(() => fromLink(hash) ?? '')
  const later = useDeferredValue(text)
  const pasted = useMemo(() => readInput(later), [later])
  const elsewhere = useMemo(() => elsewhereOf(later, pasted, info), [later, pasted, info])
  const { data, hasNextPage } = useCollections({ limit: 50 })
  const listed = useListed(useMemo(() => contractsOf(pasted), [pasted]))
  const { address: account, addresses: own } = useConnection()
  const context = useMemo(
    () =>
      toContext(info, {
        collections: [...listed.collections, ...(data?.pages.flatMap((page) => page.collections) ?? [])],
        creatorOf: words.creatorOf,
        account,
        own,
        isComplete: listed.isComplete || (data !== undefined && !hasNextPage),
      }),
    [info, data, hasNextPage, listed, words, account, own],
  )
  // An order can be filled while the market is away. This loads the code for it while the market is there.
  useEffect(() => {
    Promise.all([
      import('@souk/ui/parts/trade/TradeDialogContainer.js'),
      import('@souk/ui/parts/trade/buy/FillAloneDialogContainer.js'),
      import('@souk/ui/parts/trade/cancel/CancelPlanDialogContainer.js'),
    ]).catch(() => undefined)
  }, [])
  const onFile = async (file: File) => setText(await file.slice(0, longestInput + 1).text())
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Inspector
        text={text}
        pasted={pasted}
        elsewhere={elsewhere}
        context={context}
        onText={(next) => setText(next.slice(0, longestInput + 1))}
        onFile={(file) => void onFile(file)}
      />
    </>
  )
}
