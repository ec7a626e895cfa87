import { BaseError } from '@souk/base'
import { type Parser, parsers } from './parsers.js'

process.on('message', ({ parser, text }: { parser: Parser; text: string }) => {
  process.send?.(outcomeOf(parser, text))
})
process.send?.('ready')

/** A parser accepts a text or throws a named error. Anything else is a bug. */
function outcomeOf(parser: Parser, text: string): string {
  try {
    parsers[parser](text)
    return 'read'
  } catch (error) {
    if (error instanceof BaseError) return 'refused'
    return error instanceof Error ? `${error.name}: ${error.message}` : 'threw no error'
  }
}
