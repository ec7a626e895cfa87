import { listingWords } from '../../i18n/areas/listing.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { EmptyState } from '../../kit/EmptyState.js'
import { Notice } from '../../kit/Notice.js'
import { PickedLine } from '../shared/PickedLine.js'
import type { SendIssue } from '../shared/readReceiver.js'
import { TradeForm } from '../shared/TradeForm.js'
import { ReceiverField } from './ReceiverField.js'
import type { ReadSendSeveral, SendLine, SendSeveralForm } from './sendSeveralForm.js'

/** Asks for the recipient of several items, and shows the items. */
export function SendSeveralFormView(props: SendSeveralFormView.Props) {
  const { form, read, hasNames, collectionOf, warning, busy, onTo, onLine, onCancelListings, onSubmit } =
    props
  const { send: words } = useArea(severalWords)
  const { send } = useTradeWords()
  const listing = useArea(listingWords)
  if (form.lines.length === 0) return <EmptyState title={words.empty}>{words.emptyMeaning}</EmptyState>
  const { issue } = read
  const issueText = (name: SendIssue) => (name === 'contract' ? words.contract : send.issue[name])
  return (
    <TradeForm
      label={send.review}
      issue={issue ? issueText(issue) : read.wrong > 0 ? words.checkQuantities : undefined}
      busy={busy}
      onSubmit={onSubmit}
    >
      <ReceiverField
        to={form.to}
        count={form.lines.length}
        found={read.to}
        hasNames={hasNames}
        problem={issue && issue !== 'missing' ? `${issueText(issue)}.` : undefined}
        isReading={issue === 'nameReading'}
        onTo={onTo}
      />
      <ul
        aria-label={words.lines}
        className="max-h-[40dvh] divide-y divide-line overflow-y-auto overscroll-contain rounded-card border border-line"
      >
        {read.lines.map(({ line, held, quantity }) => (
          <PickedLine
            key={`${line.nft.contract}:${line.nft.tokenId}`}
            nft={line.nft}
            words={words}
            note={collectionOf(line.nft.collection)}
            units={{
              typed: line.quantity,
              isValid: quantity !== undefined,
              note: words.held(held),
              onType: (typed) => onLine(line, { quantity: typed }),
            }}
            onRemove={() => onLine(line, 'remove')}
          />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{words.transactions(read.transactions)}</p>
      {warning && (
        <Notice tone="warn" action={<Button onClick={onCancelListings}>{listing.cancelOlder}</Button>}>
          {warning}
        </Notice>
      )}
    </TradeForm>
  )
}

export declare namespace SendSeveralFormView {
  type Props = {
    form: SendSeveralForm
    read: ReadSendSeveral
    /** Whether the market knows accounts by name. */
    hasNames: boolean
    /** Returns the name of a collection. */
    collectionOf: (slug: string) => string
    warning: string | undefined
    busy: boolean
    onTo: (to: string) => void
    onLine: (line: SendLine, change: { quantity: string } | 'remove') => void
    /** Cancels the listings that the warning names. */
    onCancelListings: () => void
    onSubmit: () => void
  }
}
