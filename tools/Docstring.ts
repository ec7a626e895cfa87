/** A parsed docstring. Texts are Markdown, as written. */
export type Docstring = {
  /** The text before the first tag. */
  text: string
  /** One for each `@param`, names as written: `options.side`. */
  parameters: readonly { name: string; text: string }[]
  returns: string
  /** Errors with a common cause, and the cause. */
  throws: readonly { names: readonly string[]; text: string }[]
  /** Code examples. */
  examples: readonly string[]
}

/** Tags that begin a part; `@default` belongs to the part that contains it. */
const tags = /(?:^|[ \n])@(param|returns|throws|example|module)\b/

/**
 * Parses a docstring.
 *
 * @param comment - The text between the slashes, with its asterisks.
 *
 * @example
 * parse('* Splits.\n * @param price - In wei.').parameters // → [{ name: 'price', text: 'In wei.' }]
 */
export function parse(comment: string): Docstring {
  const [text = '', ...rest] = plain(comment).split(new RegExp(tags, 'g'))
  const parts = rest.flatMap((tag, index) => (index % 2 === 0 ? [{ tag, text: rest[index + 1] ?? '' }] : []))
  const of = (wanted: string) => parts.filter(({ tag }) => tag === wanted)
  return {
    text: toProse(text),
    parameters: of('param').map(({ text }) => parameterOf(text)),
    returns: of('returns')
      .map(({ text }) => toProse(text))
      .join(' '),
    throws: of('throws').map(({ text }) => thrownOf(text)),
    examples: of('example').map(({ text }) => text.replace(/^\n+|\s+$/g, '')),
  }
}

/** Removes the asterisk of each line. */
function plain(comment: string): string {
  return comment.replace(/^\*[ \t]?/, '').replace(/\n[ \t]*\*[ \t]?/g, '\n')
}

function toProse(text: string): string {
  return text
    .trim()
    .replace(/\{@link ([^}]*)\}/g, '`$1`')
    .replace(/@default ([^\n]*)/g, 'Default: $1')
}

function parameterOf(text: string): { name: string; text: string } {
  const [, name = '', rest = ''] = /^\s*(\S+)\s*(?:-\s*)?(.*)$/s.exec(text) ?? []
  return { name, text: toProse(rest) }
}

/** `{A} {@link B} when …` */
function thrownOf(text: string): { names: string[]; text: string } {
  const [names = ''] = /^\s*(?:\{[^}]*\}[\s,]*(?:or\s+|and\s+)?)*/.exec(text) ?? []
  return {
    names: [...names.matchAll(/\{(?:@link )?([^}]*)\}/g)].map(([, name = '']) => name.trim()),
    text: toProse(text.slice(names.length)),
  }
}
