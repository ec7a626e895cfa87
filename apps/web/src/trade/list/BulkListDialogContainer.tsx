import type { Collection, MarketOrder, Nft } from '@souk/market'
import type { prepareListings } from '@souk/market/flows'
import { useCreateListings } from '@souk/react'
import { useCallback, useEffect, useState } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { formatAddress, isSameAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment, nowSeconds } from '../../format/formatTime.js'
import { useGuard } from '../../guard/useGuard.js'
import { bulkWords } from '../../i18n/areas/bulk.js'
import { useArea } from '../../i18n/useArea.js'
import { nftName } from '../../nft/nftName.js'
import { useCollectionMap } from '../../nft/useCollectionMap.js'
import { Button } from '../../ui/Button.js'
import { Notice } from '../../ui/Notice.js'
import { FlowDialog } from '../shared/FlowDialog.js'
import type { OddPrice } from '../shared/isConfirmed.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { BulkFormView } from './BulkFormView.js'
import { BulkReview } from './BulkReview.js'
import {
  applyPricing,
  type BulkFacts,
  type BulkForm,
  type BulkLine,
  type ReadBulk,
  readBulk,
  startBulk,
} from './bulkForm.js'

type Props = { intent: Extract<TradeIntent, { kind: 'bulkList' }>; onClose: () => void }

/** Lists many items with one signature, each at its own price. */
export function BulkListDialogContainer({ intent, onClose }: Props) {
  const words = useArea(bulkWords)
  const collections = useCollectionMap(intent.nfts.map(({ collection }) => collection))
  const trade = useTradeFacts({
    kind: 'listings',
    collection: (contract) => collectionName(intent.nfts, { contract, collections }),
  })
  const { info, account } = trade
  const flow = useCreateListings()
  const guard = useGuard({ collections: [...collections.values()], nfts: intent.nfts })
  const isListed = flow.state.status === 'done'
  const { onListed } = intent
  // What is for sale is not chosen any more: listed once more, it would be for sale twice.
  useEffect(() => {
    if (isListed) onListed?.()
  }, [isListed, onListed])
  const [form, setForm] = useState<BulkForm>(() => startBulk(intent.nfts, info))
  const [note, setNote] = useState<string>()
  const facts: BulkFacts = { info, collections, account }
  const read = readBulk(form, facts)
  const onLine = useCallback((line: BulkLine, change: Partial<BulkLine> | 'remove') => {
    setForm((before) => ({ ...before, lines: changeLine(before.lines, line, change) }))
  }, [])
  const priceAll = () => {
    const { form: next, priced } = applyPricing(form, facts)
    const left = next.lines.length - priced
    setForm(next)
    setNote([words.applied(priced), left > 0 && words.withoutFloor(left)].filter(Boolean).join(' '))
  }
  // As it was when the review was asked for: the listings themselves move the floor.
  const [judged, setJudged] = useState<Judged>({ belowFloor: 0, listed: 0 })
  const prepare = () => {
    const { belowFloor, listed } = read
    const odd = lowestOf(read, ({ isBelowFloor }) => isBelowFloor)
    setJudged({ belowFloor, listed, odd, lowest: lowestOf(read, () => true) })
    const terms = toTerms(form, read, collections)
    flow.prepare(
      { ...terms, exactApproval: trade.exactApproval, ...guard() },
      { title: words.items(form.lines.length) },
    )
  }
  const nameOf = useNames(intent.nfts)
  return (
    <FlowDialog
      kind="listings"
      wide
      state={flow.state}
      form={
        <BulkFormView
          form={form}
          read={read}
          currencies={info.currencies}
          account={account}
          busy={flow.state.status === 'preparing'}
          note={note}
          onChange={(change) => setForm((before) => ({ ...before, ...change }))}
          onLine={onLine}
          onPriceAll={priceAll}
          onSubmit={prepare}
        />
      }
      review={(plan) => (
        <BulkReview
          plan={plan}
          info={info}
          nameOf={nameOf}
          steps={trade.stepsOf(plan.steps)}
          warnings={[
            // Nobody asked for it, so the account is one that cannot sign them all at once.
            ...(!form.oneByOne && signaturesOf(plan) > 1 ? [words.contract(signaturesOf(plan))] : []),
            // What is far below is told by the guard, item by item.
            ...(judged.belowFloor > 0 && !plan.findings.some(({ name }) => name === 'priceFarUnderFloor')
              ? [words.warnBelow(judged.belowFloor)]
              : []),
            ...(judged.listed > 0 ? [words.warnListed(judged.listed)] : []),
          ]}
          odd={judged.odd}
          price={judged.lowest}
          onStart={flow.start}
          onBack={flow.reset}
        />
      )}
      stepsOf={trade.stepsOf}
      receipt={(orders) => (
        <Listed orders={orders} nameOf={nameOf} onClose={onClose} done={trade.words.trade.done} />
      )}
      ways={{
        switch: <SwitchNetwork onSwitched={prepare} />,
        ...(flow.state.status === 'blocked'
          ? {
              retry: <Button onClick={flow.reset}>{trade.words.trade.back}</Button>,
              close: <Button onClick={flow.reset}>{trade.words.trade.back}</Button>,
            }
          : {}),
      }}
      onRetry={prepare}
      onResume={flow.resume}
      onStop={flow.stop}
      onClose={onClose}
    />
  )
}

/** What was odd when the review was asked for. */
type Judged = {
  belowFloor: number
  listed: number
  /** The lowest of the prices that are below a floor. */
  odd?: OddPrice | undefined
  lowest?: OddPrice | undefined
}

/** The lowest of some prices: where a slip of the finger is most likely. */
function lowestOf(
  { lines, currency }: ReadBulk,
  isMeant: (line: ReadBulk['lines'][number]) => boolean,
): OddPrice | undefined {
  const prices = lines.filter(isMeant).flatMap(({ unitPrice }) => unitPrice ?? [])
  const [first, ...rest] = prices
  if (first === undefined) return undefined
  return { price: rest.reduce((low, price) => (price < low ? price : low), first), currency }
}

function signaturesOf({ steps }: prepareListings.Plan): number {
  return steps.filter(({ kind }) => kind === 'signature').length
}

function changeLine(
  lines: readonly BulkLine[],
  line: BulkLine,
  change: Partial<BulkLine> | 'remove',
): readonly BulkLine[] {
  if (change === 'remove') return lines.filter((other) => other.nft !== line.nft)
  return lines.map((other) => (other.nft === line.nft ? { ...other, ...change } : other))
}

/** An approval opens all of a contract, whatever of it is listed; so that is what it is called by. */
function collectionName(
  nfts: readonly Nft[],
  { contract, collections }: { contract: string; collections: ReadonlyMap<string, Collection> },
): string {
  const nft = nfts.find((one) => isSameAddress(one.contract, contract))
  return collections.get(nft?.collection ?? '')?.name ?? formatAddress(contract)
}

type NameOf = (token: { token: string; identifierOrCriteria: bigint } | undefined) => string

/** Names tokens as the shelf named them. */
function useNames(nfts: readonly Nft[]): NameOf {
  return (token) => {
    const nft = nfts.find(
      ({ contract, identifier }) =>
        isSameAddress(contract, token?.token) && identifier === token?.identifierOrCriteria,
    )
    return nft ? nftName(nft) : `${formatAddress(token?.token ?? '')} #${token?.identifierOrCriteria ?? ''}`
  }
}

function toTerms(
  form: BulkForm,
  read: ReadBulk,
  collections: ReadonlyMap<string, Collection>,
): prepareListings.Options {
  const expirationTime = nowSeconds() + BigInt(form.duration) * 86_400n
  return {
    ...(form.oneByOne ? { signing: 'single' as const } : {}),
    listings: read.lines.map(({ line, unitPrice, quantity }) => ({
      asset: { contract: line.nft.contract, tokenId: line.nft.identifier, standard: line.nft.standard },
      collection: collections.get(line.nft.collection) ?? line.nft.collection,
      price: unitPrice ?? 0n,
      quantity,
      paymentToken: read.currency.address,
      expirationTime,
    })),
  }
}

function Listed({
  orders,
  nameOf,
  onClose,
  done,
}: {
  orders: readonly MarketOrder[]
  nameOf: NameOf
  onClose: () => void
  done: string
}) {
  const words = useArea(bulkWords)
  const [first] = orders
  return (
    <div className="space-y-4">
      <Notice tone="good" title={words.forSale(orders.length)} live>
        {first && words.stays(formatMoment(first.endTime))}
      </Notice>
      <ul
        aria-label={words.receipts}
        className="max-h-[46dvh] divide-y divide-line overflow-y-auto rounded-card border border-line text-sm"
      >
        {orders.map((order) => (
          <li
            key={order.orderHash}
            className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]"
          >
            <span className="min-w-0 truncate font-semibold">{nameOf(order.order.parameters.offer[0])}</span>
            <span className="figures shrink-0">
              {formatMoney(order.price, order.currency, { exact: true })}
            </span>
          </li>
        ))}
      </ul>
      <Button tone="primary" className="w-full" onClick={onClose}>
        {done}
      </Button>
    </div>
  )
}
