import { guardWords } from '@souk/words/findings'
import type { Screen } from '../terminal/Screen.js'
import { pairs } from '../terminal/table.js'
import { forTerminal, wrap } from '../terminal/text.js'
import type { Review } from './Review.js'

/** Lays out a review for a terminal. */
export function reviewLines(
  { title, rows, steps, findings }: Review,
  { paint, width }: Pick<Screen, 'paint' | 'width'>,
): readonly string[] {
  const indented = (text: string, by: number) =>
    wrap(forTerminal(text), width - by).map((line) => `${' '.repeat(by)}${line}`)
  const heading = (text: string) => ['', paint.bold(text)]
  const asked = steps.flatMap(({ name, meaning }, index) => [
    `  ${index + 1}  ${paint.bold(forTerminal(name))}`,
    ...indented(meaning, 5).map(paint.dim),
  ])
  const found = findings.flatMap(({ severity, text, advice }) => {
    const tone = { blocking: paint.bad, warning: paint.warn, note: paint.dim }[severity]
    const [first = '', ...rest] = indented(`${guardWords.en.severity[severity]}: ${text}`, 2)
    return [tone(first), ...rest.map(tone), ...(advice ? indented(advice, 2) : [])]
  })
  return [
    paint.bold(forTerminal(title)),
    ...pairs(rows).map((line) => `  ${line}`),
    ...(asked.length > 0 ? [...heading('What you confirm'), ...asked] : []),
    ...(found.length > 0 ? [...heading(guardWords.en.title), ...found] : []),
  ]
}
