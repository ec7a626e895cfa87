import type { Collection } from '@souk/market'
import { TokenIds } from '@souk/market'
import { formatCount } from '../../format/formatShare.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { Choice } from '../../ui/Choice.js'
import { controlClass, Field } from '../../ui/Field.js'
import { TraitPicker } from './TraitPicker.js'
import type { TokenListIssue } from './tokenList.js'
import { mostTokens } from './tokenList.js'
import { mostAsked, type useAim } from './useAim.js'

const scopes = ['any', 'ids'] as const

/** Chooses the items of a collection that an offer is for: any, those with some traits, or a list of token ids. */
export function AimPicker({ collection, chosen }: AimPicker.Props) {
  const { tokens: words } = useArea(severalWords)
  const { aim, onAim } = chosen
  return (
    <>
      <Choice
        label={words.scope}
        options={scopes.map((value) => ({ value, label: words.scopes[value] }))}
        value={aim.scope}
        onChange={(scope) => onAim({ scope })}
      />
      {aim.scope === 'any' ? (
        <TraitPicker collection={collection} traits={aim.traits} onTraits={(traits) => onAim({ traits })} />
      ) : (
        <TokenIdsField chosen={chosen} />
      )}
    </>
  )
}

export declare namespace AimPicker {
  type Props = { collection: Collection; chosen: useAim.Result }
}

function TokenIdsField({ chosen }: Pick<AimPicker.Props, 'chosen'>) {
  const { tokens: words } = useArea(severalWords)
  const { aim, list, unknown, isNoneKnown, onAim } = chosen
  const problem = list.issue && list.issue.type !== 'empty' ? issueText(list.issue, words) : undefined
  const isDoubtful = !problem && unknown.length > 0
  return (
    <div className="space-y-1.5">
      <Field label={words.label} hint={words.hint} problem={problem}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            autoComplete="off"
            spellCheck={false}
            placeholder="1, 5, 12:40"
            value={aim.typed}
            onChange={(event) => onAim({ typed: event.target.value })}
            className={`${controlClass} figures h-auto! max-h-40 min-h-20 resize-y py-2.75!`}
          />
        )}
      </Field>
      <p role="status" className="text-sm font-medium empty:hidden">
        {countText(chosen, words)}
      </p>
      {isDoubtful && (
        <p className="text-sm text-warn">
          {isNoneKnown ? words.noneKnown : words.unknown(TokenIds.toText(TokenIds.from(unknown)))}
        </p>
      )}
      {list.tokenIds && <p className="text-sm text-ink-soft">{words.shown}</p>}
    </div>
  )
}

type Texts = (typeof severalWords)['en']['tokens']

function countText({ list, isChecking }: useAim.Result, words: Texts): string {
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
