import { commandNames } from '@souk/trader/names'
import { describe, expect, test } from 'vitest'
import { help } from './help.js'
import { readWords } from './readWords.js'

describe('readWords', () => {
  test.each([[[]], [['help']], [['--help']], [['-h']]])('default: %j shows all commands', (args) => {
    expect(readWords(args)).toEqual({ type: 'text', text: expect.stringContaining('souk serve') })
  })

  test.each([
    [
      ['serve', '--port', '1'],
      ['--port', '1'],
    ],
    [
      ['zone', 'status'],
      ['zone', 'status'],
    ],
    [
      ['export', '--all'],
      ['export', '--all'],
    ],
  ])('behavior: %j is for the server', (args, expected) => {
    expect(readWords(args)).toEqual({ type: 'server', args: expected })
  })

  test.each(commandNames())('behavior: %s is for traders, and the help names it', (word) => {
    expect(readWords([word])).toEqual({ type: 'trader', args: [word] })
    expect(help).toMatch(new RegExp(`^  souk ${word} {2,}\\S`, 'm'))
  })

  test('behavior: start keeps its flags', () => {
    expect(readWords(['start', '--fresh'])).toEqual({ type: 'start', args: ['--fresh'] })
  })

  test.each([
    ['server', 'There is no command server. Did you mean souk serve? souk --help lists all commands.'],
    [
      'collection',
      'There is no command collection. Did you mean souk collections? souk --help lists all commands.',
    ],
    ['--port', 'There is no command --port. souk --help lists all commands.'],
  ])('error: %s', (word, text) => {
    expect(readWords([word])).toEqual({ type: 'mistake', text })
  })
})
