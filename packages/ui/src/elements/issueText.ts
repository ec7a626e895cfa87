import type { Language } from '../embed/Language.js'
import { elementWords } from '../i18n/areas/elements.js'
import type { Issue } from './readAttributes.js'
import type { ElementName } from './shapes.js'

/** Says why an element cannot be shown, to those who write the page. */
export function issueText(
  issue: Issue,
  { name, language }: { name: ElementName; language: Language },
): string {
  const words = elementWords[language]
  if (issue.kind === 'wrong')
    return words.wrong(name, issue.attribute, issue.value, words.needed[issue.attribute])
  if (issue.kind === 'languages') return words.languages(issue.language)
  const choices = issue.attributes.map((each) => each.join(words.and) || words.noAttributes)
  return words.missing(name, choices.join(words.or))
}
