import type { Nft } from '@souk/market'
import { type Flow, useFlows, useTransferTokens } from '@souk/react'
import { useEffect, useState } from 'react'
import { zeroAddress } from 'viem'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { formatCount } from '../../format/formatShare.js'
import { useGuard } from '../../guard/useGuard.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { useAddressNames } from '../../names/useAddressNames.js'
import { useLeaveReview } from '../../names/useLeaveReview.js'
import { useReceiverName } from '../../names/useNames.js'
import { nftName } from '../../nft/nftName.js'
import type { useCollectionMap } from '../../nft/useCollectionMap.js'
import { fallAsleep } from '../shared/fallAsleep.js'
import { useListingsOf } from '../shared/useListingsOf.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { partlySent } from './partlySent.js'
import { sentRows } from './SendReview.js'
import { sendingProgress } from './sendingProgress.js'
import {
  parcelsOf,
  type ReadSendSeveral,
  readSendSeveral,
  type SendLine,
  type SendSeveralForm,
  toTransfers,
} from './sendSeveralForm.js'

type About = {
  intent: Extract<TradeIntent, { kind: 'sendSeveral' }>
  collections: ReturnType<typeof useCollectionMap>
  trade: Pick<ReturnType<typeof useTradeFacts>, 'account' | 'info' | 'stepsOf' | 'words'>
}

/** Keeps and parses the form of sending several items, and sends them. */
export function useSendingSeveral({ intent, collections, trade }: About) {
  const { account, info, stepsOf, words } = trade
  const texts = useArea(severalWords)
  const flow = useTransferTokens()
  const [form, setForm] = useState<SendSeveralForm>(() => ({
    to: '',
    lines: intent.nfts.map((nft) => ({ nft, quantity: '1' })),
  }))
  const nfts = form.lines.map(({ nft }) => nft)
  const people = info.demoAccounts
  const guard = useGuard({ collections: [...collections.values()], nfts, people })
  const named = useAddressNames(form.to)
  useLeaveReview(named.nameIssue, flow)
  const read = readSendSeveral(form, { account, ...named })
  const receiverName = useReceiverName(read.to, form.to)
  const leaving = read.lines.map(({ line, quantity = 1n }) => ({ nft: line.nft, quantity }))
  const bound = fallAsleep(useListingsOf(nfts, account), { leaving, account })
  const { status } = flow.state
  const { onSent } = intent
  useEffect(() => {
    if (status === 'done') onSent?.()
  }, [status, onSent])
  const send = (chosen: ReadSendSeveral) => {
    const terms = toTransfers(chosen)
    if (terms) flow.prepare({ ...terms, known: guard().known }, { title: texts.items(terms.assets.length) })
  }
  const progress = sendingProgress(flow.state, nfts, { isFound: useIsFound(flow) })
  /** Prepares the items that were not sent yet. */
  const retry = () => {
    const rest = { ...form, lines: form.lines.filter(({ nft }) => !progress || progress.left.includes(nft)) }
    setForm(rest)
    send(readSendSeveral(rest, { account, ...named }))
  }
  const receiver = { address: read.to ?? zeroAddress, name: receiverName }
  const names = parcelsOf(nfts).map((parcel) => parcel.map((nft) => nameWithUnits(nft, read)).join(', '))
  return {
    flow,
    prepare: () => send(read),
    retry,
    partly:
      progress &&
      partlySent(progress, { words: texts.send, titles: words.flows.transfer, onSendLeft: retry }),
    receiver,
    bound,
    /** What the receipt says. */
    rows: sentRows({ what: names.join(', '), receiver, send: words.send }),
    stepsOf: (steps: Parameters<typeof stepsOf>[0]) =>
      stepsOf(steps).map((text, index) => ({ ...text, name: texts.send.step(names[index] ?? '') })),
    view: {
      form,
      read,
      hasNames: named.names !== undefined,
      warning: bound.length > 0 ? texts.send.asleep(bound.length) : undefined,
      onTo: (to: string) => setForm((before) => ({ ...before, to })),
      onLine: (line: SendLine, change: { quantity: string } | 'remove') =>
        setForm((before) => ({ ...before, lines: changeLine(before.lines, line, change) })),
    },
  }
}

/** Whether a transaction of a stopped flow was found on the chain later. */
function useIsFound({ id, state }: { id: string | undefined; state: Flow.State }): boolean {
  const { flows } = useFlows()
  const record = flows.find((flow) => flow.record.id === id)?.record
  return record !== undefined && 'done' in state && record.sent.length > state.done.sent.length
}

function nameWithUnits(nft: Nft, { lines }: ReadSendSeveral): string {
  const { quantity = 1n } = lines.find(({ line }) => line.nft === nft) ?? {}
  return quantity > 1n ? `${formatCount(quantity)} × ${nftName(nft)}` : nftName(nft)
}

function changeLine(
  lines: readonly SendLine[],
  line: SendLine,
  change: { quantity: string } | 'remove',
): readonly SendLine[] {
  if (change === 'remove') return lines.filter((other) => other.nft !== line.nft)
  return lines.map((other) => (other.nft === line.nft ? { ...other, ...change } : other))
}
