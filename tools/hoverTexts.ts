import { describeExport, parseSource } from './describeExport.js'
import { publicExports, readFromDisk } from './publicExports.js'

/** A method that binds an action, with the text that editors show for it. */
export type BoundMethod = { name: string; text: string | undefined }

const method = /^ {4}(?:\/\*\* (.*) \*\/\n {4})?(\w+): (?:bind(?:Asking)?\(|<|\((?:\.{3}\[)?options)/gm

/** Lists the methods of an object that binds actions, such as `createMarket`. */
export function boundMethods(source: string): BoundMethod[] {
  return [...source.matchAll(method)].map(([, text, name = '']) => ({ name, text }))
}

/**
 * Returns the first sentence of the docstring of each exported action.
 *
 * @param entry - The entry point that exports the actions, relative to the repository's root.
 */
export function firstSentences(entry: string): ReadonlyMap<string, string> {
  return new Map(
    publicExports(entry).map((found) => {
      const { doc } = describeExport(found, parseSource(found.path, readFromDisk))
      return [found.name, firstSentence(doc.text)]
    }),
  )
}

function firstSentence(text: string): string {
  const [paragraph = ''] = text.split('\n\n')
  return /^.*?\.(?= |$)/.exec(paragraph.replace(/\s*\n\s*/g, ' '))?.[0] ?? paragraph
}
