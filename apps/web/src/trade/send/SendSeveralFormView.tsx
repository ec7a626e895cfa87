import { X } from 'lucide-react'
import { listingWords } from '../../i18n/areas/listing.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { nftName } from '../../nft/nftName.js'
import { Button } from '../../ui/Button.js'
import { DialogActions } from '../../ui/DialogActions.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { controlClass } from '../../ui/Field.js'
import { Notice } from '../../ui/Notice.js'
import { TokenImage } from '../../ui/TokenImage.js'
import type { SendIssue } from '../shared/readReceiver.js'
import { ReceiverField } from './ReceiverField.js'
import type { ReadSendSeveral, SendLine, SendSeveralForm } from './sendSeveralForm.js'

/** Asks for the recipient of several items, and shows the items. */
export function SendSeveralFormView(props: SendSeveralFormView.Props) {
  const { form, read, collectionOf, warning, busy, onTo, onLine, onCancelListings, onSubmit } = props
  const { send: words } = useArea(severalWords)
  const { send } = useTradeWords()
  const listing = useArea(listingWords)
  if (form.lines.length === 0) return <EmptyState title={words.empty}>{words.emptyMeaning}</EmptyState>
  const { issue } = read
  const isReady = issue === undefined && read.wrong === 0
  const issueText = (name: SendIssue) => (name === 'contract' ? words.contract : send.issue[name])
  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !busy) onSubmit()
      }}
    >
      <ReceiverField
        to={form.to}
        problem={issue && issue !== 'missing' ? `${issueText(issue)}.` : undefined}
        onTo={onTo}
      />
      <ul
        aria-label={words.lines}
        className="max-h-[40dvh] divide-y divide-line overflow-y-auto overscroll-contain rounded-card border border-line"
      >
        {read.lines.map((entry) => (
          <Line
            key={`${entry.line.nft.contract}:${entry.line.nft.identifier}`}
            {...entry}
            collection={collectionOf(entry.line.nft.collection)}
            onLine={onLine}
          />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{words.transactions(read.transactions)}</p>
      {warning && (
        <Notice tone="warn" action={<Button onClick={onCancelListings}>{listing.cancelOlder}</Button>}>
          {warning}
        </Notice>
      )}
      <DialogActions>
        <Button type="submit" tone="primary" size="l" className="w-full" disabled={!isReady} busy={busy}>
          {issue ? issueText(issue) : read.wrong > 0 ? words.checkQuantities : send.review}
        </Button>
      </DialogActions>
    </form>
  )
}

export declare namespace SendSeveralFormView {
  type Props = {
    form: SendSeveralForm
    read: ReadSendSeveral
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

type LineProps = ReadSendSeveral['lines'][number] &
  Pick<SendSeveralFormView.Props, 'onLine'> & { collection: string }

function Line({ line, held, quantity, collection, onLine }: LineProps) {
  const { send: words } = useArea(severalWords)
  const { nft } = line
  const name = nftName(nft)
  return (
    <li className="flex min-h-14 items-center gap-3 px-3 py-2 [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto]">
      <span className="w-11 shrink-0 overflow-hidden rounded-chip">
        <TokenImage src={nft.imageUrl} alt="" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-semibold">{name}</span>
        <span className="block truncate text-xs text-ink-soft">{collection}</span>
      </span>
      {nft.standard === 'erc1155' && (
        <span className="flex shrink-0 items-center gap-1.5 text-xs text-ink-soft">
          <input
            aria-label={words.quantityOf(name)}
            inputMode="numeric"
            value={line.quantity}
            aria-invalid={quantity === undefined || undefined}
            onChange={(event) => onLine(line, { quantity: event.target.value })}
            className={`${controlClass} figures !h-11 !w-14 !px-2 text-center text-sm`}
          />
          {words.held(held)}
        </span>
      )}
      <button
        type="button"
        aria-label={words.remove(name)}
        onClick={() => onLine(line, 'remove')}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}
