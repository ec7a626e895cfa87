import type { severalWords } from '../../i18n/areas/several.js'
import type { ReadTokenList } from './tokenList.js'

/** Names what is missing or wrong in a list of token ids. */
export function tokenListIssue(
  list: ReadTokenList,
  { issue, check }: Pick<(typeof severalWords)['en']['tokens'], 'issue' | 'check'>,
): string | undefined {
  if (!list.issue) return undefined
  return list.issue.type === 'empty' ? issue.empty : check
}
