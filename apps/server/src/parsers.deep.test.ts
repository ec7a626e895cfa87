import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { type Parser, parsers } from './testing/parsers.js'

/** The largest request. A parser with one step for every two of its characters would take hours. */
const longest = 2 ** 18
/** A linear parser finishes within milliseconds on any machine. */
const patienceMs = 20_000

let child: ChildProcess | undefined

/** Reads a text in its own process, so that a parser that does not end can be stopped. */
async function read(parser: Parser, text: string): Promise<string> {
  child ??= await start()
  const patience = AbortSignal.timeout(patienceMs)
  try {
    child.send({ parser, text })
    const [outcome] = await once(child, 'message', { signal: patience })
    return String(outcome)
  } catch (error) {
    if (!patience.aborted) throw error
    child.kill('SIGKILL')
    child = undefined
    return 'did not end'
  }
}

async function start(): Promise<ChildProcess> {
  const path = fileURLToPath(new URL('./testing/readParsers.ts', import.meta.url))
  const started = fork(path, { execArgv: ['--conditions=@souk/source', '--import', 'tsx'] })
  await once(started, 'message')
  return started
}

afterAll(() => {
  child?.kill()
})

/** Tokens of the languages that the server reads: openings, endings, separators and escapes. */
const fragment = fc.constantFrom(
  ...[
    '<!--',
    '-->',
    '<!---->',
    '<?xml ',
    '<svg',
    '<!doctype svg ',
    '>',
    ' ',
    '\n',
    '\ufeff',
    '\0',
    '\ud800',
    '\u202e',
  ],
  ...[
    'data:',
    'ipfs://',
    'http://',
    'https://',
    ',',
    ';',
    'base64',
    '%',
    '%2e',
    '%zz',
    '/',
    '..',
    '\\',
    '?',
    '#',
    '@',
  ],
  ...[
    '[',
    ']',
    '{',
    '}',
    '"',
    '\\"',
    '\\u0000',
    ':',
    '{"a":',
    '[1,',
    'null',
    '0',
    '9',
    '1e9',
    '-',
    '+',
    '.',
    '=',
  ],
  ...[
    '0x',
    'f',
    '{id}',
    'v1',
    '/v1',
    'a',
    'A',
    'ask.',
    '*',
    '&',
    'uint256',
    '[]',
    '(',
    ')',
    '::',
    '::ffff:',
    "'",
    '$&',
  ],
)
const few = fc.array(fragment, { maxLength: 4 }).map((parts) => parts.join(''))
const many = fc.array(fragment, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''))

/** A text that repeats a part as often as there is room, which makes patterns and parsers backtrack. */
const pumped = fc.tuple(few, many, few).map(([before, part, after]) => {
  const times = Math.floor((longest - before.length - after.length) / part.length)
  return `${before}${part.repeat(times)}${after}`
})

describe('parsers of untrusted text', () => {
  test.each(Object.keys(parsers) as Parser[])(
    'behavior: %s is read or refused by name, in linear time',
    async (parser) => {
      const text = fc.oneof(pumped, few, fc.string({ unit: 'binary' }), fc.json())
      await fc.assert(
        fc.asyncProperty(text, async (written) => {
          expect(['read', 'refused']).toContain(await read(parser, written))
        }),
        { numRuns: 30 },
      )
    },
    120_000,
  )
})
