import { BulkOrder } from '@souk/seaport'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { controlClass, Field } from '@souk/ui/parts/kit/Field.js'
import { inspectWords, type Pasted } from '@souk/words/inspect'
import type { ReactNode } from 'react'
import { CallReport, RequestReport, TypedDataReport } from './CallReport.js'
import type { InspectContext } from './context.js'
import { HashContainer } from './HashContainer.js'
import { OrderReportContainer } from './OrderReportContainer.js'
import { OrderReports } from './OrderReports.js'
import { SecondOrder } from './SecondOrder.js'

/** Shows an input to paste into, and the report about it. */
export function Inspector({ text, pasted, elsewhere, context, onText, onFile }: Inspector.Props) {
  const words = useArea(inspectWords)
  return (
    <div className="frame space-y-6 pt-8 pb-16">
      <header className="max-w-3xl space-y-2">
        <h1 className="text-[clamp(1.9rem,5vw,2.9rem)]">{words.title}</h1>
        <p className="text-ink-soft">{words.lede}</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div className="space-y-3 lg:sticky lg:top-20">
          <Field label={words.paste}>
            {(control) => (
              <textarea
                {...control}
                value={text}
                onChange={(event) => onText(event.target.value)}
                placeholder={words.placeholder}
                spellCheck={false}
                autoComplete="off"
                autoCapitalize="off"
                className={`${controlClass} h-40 !py-3 font-mono text-xs lg:h-80`}
              />
            )}
          </Field>
          <div className="flex flex-wrap items-center gap-2.5">
            <label className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-surface px-4 text-sm font-semibold hover:bg-sunk has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tile">
              {words.file}
              <input
                type="file"
                className="sr-only"
                onChange={(event) => {
                  const [file] = event.target.files ?? []
                  event.target.value = ''
                  if (file) onFile(file)
                }}
              />
            </label>
            {text !== '' && (
              <Button tone="ghost" onClick={() => onText('')}>
                {words.clear}
              </Button>
            )}
          </div>
        </div>
        <div aria-live="polite" className="min-w-0">
          {elsewhere ? (
            <EmptyState title={words.otherNetwork}>{words.otherNetworkMeaning(elsewhere.title)}</EmptyState>
          ) : (
            <Result pasted={pasted} context={context} />
          )}
        </div>
      </div>
    </div>
  )
}

export declare namespace Inspector {
  type Props = {
    text: string
    pasted: Pasted
    /** The network of an order that is not the page's. It has no title if the market is not there. */
    elsewhere: { title: string | undefined } | undefined
    context: InspectContext
    onText: (text: string) => void
    onFile: (file: File) => void
  }
}

function Result({ pasted, context }: Pick<Inspector.Props, 'pasted' | 'context'>): ReactNode {
  const words = useArea(inspectWords)
  switch (pasted.type) {
    case 'empty':
    case 'tooLarge':
    case 'unknown':
      return <EmptyState title={words[pasted.type]}>{words[`${pasted.type}Meaning`]}</EmptyState>
    case 'orders': {
      const [first, second, ...others] = pasted.orders
      return (
        <OrderReports>
          {pasted.orders.map((order, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same order may be pasted twice
            <OrderReportContainer key={index} order={order} context={context} />
          ))}
          {pasted.more > 0 && <p className="text-ink-soft">{words.more(pasted.more)}</p>}
          {first && others.length === 0 && <SecondOrder order={first} pasted={second} context={context} />}
        </OrderReports>
      )
    }
    case 'typedData':
      return <TypedDataReport data={pasted.data} context={context} />
    case 'request':
      return <RequestReport request={pasted.request} context={context} />
    case 'call':
      return <CallReport call={pasted.call} context={context} />
    case 'hash':
      return <HashContainer key={pasted.hash} hash={pasted.hash} context={context} />
    case 'signature': {
      const bulk = BulkOrder.decodeSignature(pasted.signature, `0x${'0'.repeat(64)}`)
      return (
        <EmptyState title={words.signatureAlone}>
          {words.signatureAloneMeaning} {bulk && words.bulkOf(2 ** bulk.proof.length)}
        </EmptyState>
      )
    }
    default:
      return pasted satisfies never
  }
}
