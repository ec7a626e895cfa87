import { Order } from '@souk/seaport'

/** Counts the columns that a text takes. */
export function widthOf(text: string): number {
  return [...plain(text)].length
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes exactly these.
const colours = /\u001b\[\d{1,2}m/g

function plain(text: string): string {
  return text.replace(colours, '').replaceAll('\u2060', '')
}

/** Makes a text of a stranger, such as the name of a token, harmless: one line without control characters. */
export function named(text: string, longest = 48): string {
  return Order.plainName(text, longest)
}

/** Formats for screens that break lines have characters that a terminal does not need and that copying would keep. */
export function forTerminal(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '').replaceAll('\u202f', ' ')
}

/** Writes the words of a command line so that a shell reads them as they are. */
export function toShell(words: readonly string[]): string {
  return words
    .map((word) =>
      /^[\w@%+=:,./-][\w@%+=:,./#-]*$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`,
    )
    .join(' ')
}

/** Breaks a text into lines of words. A word that is too long keeps its line. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || widthOf(last) + 1 + widthOf(word) > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
