import type { Order } from '@souk/seaport'
import { findingSentences, findingText, guardWords, withoutImplied } from '@souk/words/findings'
import { createContext, use } from 'react'
import { formatList } from '../format/formatList.js'
import { useArea } from '../i18n/useArea.js'
import { Notice } from '../kit/Notice.js'
import { useInfo } from '../market/useInfo.js'
import { mergeFindings } from './mergeFindings.js'

/** Names one of the orders of a trade, by its index, where it has several. */
export const OrderNamesContext = createContext<((index: number) => string | undefined) | undefined>(undefined)

/** Shows the guard's findings, worst first: the severity, the fact, and the advice. */
export function GuardFindings({ findings }: { findings: readonly Order.Finding[] }) {
  return findings.length === 0 ? null : <Found findings={findings} />
}

function Found({ findings }: { findings: readonly Order.Finding[] }) {
  const words = useArea(guardWords)
  const sentences = useArea(findingSentences)
  const nameOfOrder = use(OrderNamesContext)
  const info = useInfo()
  const texts = mergeFindings(
    withoutImplied(findings).map((finding) => ({
      ...finding,
      ...findingText(finding, { words, sentences, info, nameOfOrder }),
    })),
  )
  return (
    <section aria-label={words.title} className="space-y-2.5">
      {texts.map(({ severity, fact, advice, names }) => (
        <Notice
          key={`${severity}${names.length > 0}${fact}`}
          tone={tones[severity]}
          title={severity === 'note' ? undefined : words.severity[severity]}
          live={severity !== 'note'}
        >
          <p className="wrap-anywhere">{names.length > 0 ? `${formatList(names)}: ${fact}` : fact}</p>
          {advice && <p className="text-ink-soft">{advice}</p>}
        </Notice>
      ))}
    </section>
  )
}

const tones = { blocking: 'bad', warning: 'warn', note: 'info' } as const
