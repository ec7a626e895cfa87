import { TokenIds } from '@souk/market'
import { formatCount } from '../../format/formatShare.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { controlClass, Field } from '../../kit/Field.js'
import type { TokenListIssue } from './tokenList.js'
import { mostTokens } from './tokenList.js'
import { mostAsked, type useTokenList } from './useTokenList.js'

/** Asks for a list of token ids, and says how many there are and which of them the market does not know. */
export function TokenIdsField({ typed, tokens, note, onType }: TokenIdsField.Props) {
  const { tokens: words } = useArea(severalWords)
  const { list, unknown, isNoneKnown } = tokens
  const problem = list.issue && list.issue.type !== 'empty' ? issueText(list.issue, words) : undefined
  const isDoubtful = !problem && unknown.length > 0
  return (
    <div className="space-y-1.5">
      <Field label={words.label} hint={words.hint} problem={problem}>
        {(control) => (
          <textarea
            {...control}
            data-missing={list.issue?.type === 'empty' || undefined}
            rows={3}
            autoComplete="off"
            spellCheck={false}
            placeholder="1, 5, 12:40"
            value={typed}
            onChange={(event) => onType(event.target.value)}
            className={`${controlClass} figures h-auto! max-h-40 min-h-20 resize-y py-2.75!`}
          />
        )}
      </Field>
      <p role="status" className="text-sm font-medium empty:hidden">
        {countText(tokens, words)}
      </p>
      {isDoubtful && (
        <p className="text-sm text-warn">
          {isNoneKnown ? words.noneKnown : words.unknown(TokenIds.toText(TokenIds.from(unknown)))}
        </p>
      )}
      {list.tokenIds && <p className="text-sm text-ink-soft">{note}</p>}
    </div>
  )
}

export declare namespace TokenIdsField {
  type Props = {
    typed: string
    tokens: useTokenList.Result
    /** What the market does with a valid list. */
    note: string
    onType: (typed: string) => void
  }
}

type Texts = (typeof severalWords)['en']['tokens']

function countText({ list, isChecking }: useTokenList.Result, words: Texts): string {
  if (list.issue) return ''
  if (list.tokenIds === 'any') return words.every
  return [
    words.count(formatCount(list.count)),
    list.doubled > 0n && words.doubled(formatCount(list.doubled)),
    isChecking && words.checking,
    list.count > BigInt(mostAsked) && words.unchecked(formatCount(mostAsked)),
  ]
    .filter(Boolean)
    .join(' ')
}

function issueText(issue: TokenListIssue, { issue: texts }: Texts): string {
  switch (issue.type) {
    case 'empty':
      return texts.empty
    case 'many':
      return texts.many(formatCount(issue.count), formatCount(mostTokens))
    default:
      return texts[issue.type](issue.part.slice(0, 40))
  }
}
