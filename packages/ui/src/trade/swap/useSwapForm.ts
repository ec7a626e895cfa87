import type { Nft } from '@souk/market'
import { useCreateSwap } from '@souk/react'
import { accepted } from '@souk/words/findings'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import type { SwapForm } from '../../dialogs/SwapForm.js'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { useGuard } from '../../guard/useGuard.js'
import { listingWords } from '../../i18n/areas/listing.js'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import { useClock } from '../../kit/useClock.js'
import { useNameOf } from '../../names/useNames.js'
import { useCollectionMap } from '../../nft/useCollectionMap.js'
import { draftOf, isComparable } from '../../swaps/counterDraft.js'
import type { SwapKnowledge } from '../../swaps/sideWorth.js'
import { exchangeText } from '../../swaps/swapText.js'
import { useBalance } from '../../wallet/useBalances.js'
import { publishTitles } from '../list/publishTitles.js'
import { useBoundSteps } from '../list/useBoundSteps.js'
import type { OwnOffersContainer } from '../shared/OwnOffersContainer.js'
import { draftSwap, priceFindings } from '../shared/priceFindings.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { useWrapMore } from '../shared/useWrapMore.js'
import { afterFees } from './afterFees.js'
import { audienceOf } from './audienceOf.js'
import { type Direction, readSwap, startSwap, toSwapTerms } from './swapForm.js'
import { useAny } from './useAny.js'
import { useGivingOrders } from './useGivingOrders.js'

/** Keeps the form of a swap, reads the facts for checking it, and prepares the trade. */
export function useSwapForm(intent: Extract<TradeIntent, { kind: 'swap' }>, nfts: readonly Nft[]) {
  const { owner, answers } = intent
  const words = useArea(swapTradeWords)
  const nameOfAccount = useNameOf()
  const desk = useTradeDialogs()
  const wrapMore = useWrapMore()
  const flow = useCreateSwap()
  const [picking, setPicking] = useState<Direction>()
  // The side whose items the visitor chose last. Its button has the focus again.
  const [picked, setPicked] = useState<Direction>()
  const trade = useTradeFacts({ kind: 'swap', collection: (contract) => nameOf(contract) })
  const { info, account, exactApproval } = trade
  const clock = useClock()
  const draft = draftOf(intent, info)
  const [form, setForm] = useState<SwapForm>(() => intent.form ?? startSwap(draft, { nfts, info }))
  const any = useAny(form, owner)
  const known = useKnowledge(form, info)
  const paid = info.currencies.find(({ address }) => isSameAddress(address, form.give.money?.currencyAddress))
  const balance = useBalance(paid?.address ?? zeroAddress, account)
  const received = answers && isComparable(answers) ? draft : undefined
  const facts = { info, received, account, owner, collection: any.collection, balance: paid && balance }
  const read = readSwap(form, facts)
  const tokens = [...read.give.tokens, ...read.get.tokens]
  const sides = { give: read.give, get: afterFees(read.get, { tokens, known }) }
  const guard = useGuard({ collections: known.collections, nfts: known.nfts })
  const nameOf = (contract: string) =>
    known.collections.find((one) => isSameAddress(one.contract, contract))?.name ?? ''
  const prepare = () => {
    if (read.issues.length > 0 || read.short) return
    const terms = { ...toSwapTerms(read, { ...form, now: clock() }), exactApproval, ...guard(), override }
    flow.prepare(terms, { title: exchangeText(sides, known, words) })
  }
  const giving: OwnOffersContainer.Props = {
    nfts: form.give.items.map(({ nft }) => nft),
    at: 'giving',
    isNamed: true,
    next: { ...intent, form },
  }
  return {
    flow,
    giving,
    own: useGivingOrders(account),
    trade: { ...trade, stepsOf: useBoundSteps(trade.stepsOf, 'fixed') },
    form,
    facts,
    any,
    known,
    read,
    audience: audienceOf(form, { owner: nameOfAccount(owner), words }),
    sides,
    findings: read.issues.length > 0 ? [] : priceFindings([draftSwap(sides)], guard().known),
    prepare,
    isCounter: answers !== undefined,
    onAccept: answers && (() => desk.trade({ kind: 'acceptSwap', orderHash: answers.orderHash })),
    busy: flow.state.status === 'preparing',
    titles: publishTitles(
      { ...trade.words.flows.swap, ...(answers ? { begin: words.counterTitle } : {}) },
      flow.state,
      useArea(listingWords),
    ),
    picking,
    picked,
    onPick: setPicking,
    onPicked: () => {
      setPicked(picking)
      setPicking(undefined)
    },
    onChange: (change: Partial<SwapForm>) => setForm((before) => ({ ...before, ...change })),
    wrapMore: wrapMore({ currency: paid, missing: read.short?.amount ?? 0n, next: { ...intent, form } }),
  }
}

/** Several common items for a rare one are worth more at their floors. The visitor chose both sides, and may agree. */
const override = [...accepted, 'getsLessWorth'] as const

/** Keeps the chosen items, and reads their collections. */
function useKnowledge({ give, get, any }: SwapForm, info: SwapKnowledge['info']): SwapKnowledge {
  const nfts = [...give.items, ...(any ? [] : get.items)].map(({ nft }) => nft)
  const collections = useCollectionMap([
    ...nfts.map(({ collection }) => collection),
    ...(any?.slug ? [any.slug] : []),
  ])
  return { info, nfts, collections: [...collections.values()] }
}
