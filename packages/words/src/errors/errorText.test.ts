import * as Base from '@souk/base'
import { BaseError, MissingResponseError, UnexpectedError, WalletFailedError } from '@souk/base'
import * as Execute from '@souk/execute'
import * as Market from '@souk/market'
import * as Flows from '@souk/market/flows'
import * as Networks from '@souk/networks'
import * as React from '@souk/react'
import * as ReactExecute from '@souk/react/execute'
import * as Seaport from '@souk/seaport'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seller } from '../testing/fixtures.js'
import { faults } from './ErrorSentence.js'
import { errorText } from './errorText.js'
import { errorWords } from './errorWords.js'
import { RegistryError } from './RegistryError.js'
import { WatchOnlyError } from './WatchOnlyError.js'

type ErrorClass = { prototype: BaseError; name: string }

/** The error classes among the exports of a module, and of the noun modules that it exports. */
function errorsIn(module: object, depth = 0): ErrorClass[] {
  return Object.values(module).flatMap((value: unknown) => {
    if (typeof value === 'function' && value.prototype instanceof BaseError) return value as never
    return depth === 0 && typeof value === 'object' && value !== null ? errorsIn(value, 1) : []
  })
}

const packages = [Base, Execute, Market, Flows, Networks, React, ReactExecute, Seaport]
const classes = [
  ...new Set([...packages.flatMap((module) => errorsIn(module)), RegistryError, WatchOnlyError]),
] as ErrorClass[]

/** The names in all sources, also those of classes that no package exports. */
const sources = import.meta.glob<string>(
  [
    '/packages/{base,networks,seaport,market,execute,react,words}/src/**/*.ts',
    '/{apps/web,packages/ui}/src/**/*.{ts,tsx}',
    '!**/*.test.*',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const names = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/^ {2}override readonly name = '([\w.]+)'$/gm)].map(([, name = '']) => name),
)

/** Mistakes in a program, which no visitor sees. */
const forDevelopers = ['Ui.MarketMissingError', 'Words.SpeechMissingError']

const libraryWords = 'The library says this in English.'
/** Facts of every kind that a sentence could use. */
const allFacts = {
  ...{
    amount: 5n,
    count: 3n,
    most: 2,
    total: 750,
    maximum: 500,
    basisPoints: 250,
    quantity: 3n,
    decimals: 6,
  },
  ...{ endTime: 1_700_000_000n, startTime: 1_700_000_000n, tokenId: 7n, units: 4n, lot: 2n, pieces: 3n },
  ...{ account: seller, asked: seller, recipient: seller, contract: seller, taker: seller, offerer: seller },
  ...{ index: 0, first: 0, second: 1, status: 400, statusCode: 400, code: 'order_expired', expected: 1 },
  ...{ standard: 'erc721', issue: 'notANumber', field: 'end', state: 'filled', exists: true, orders: [1, 2] },
  ...{ dropped: [{ reasons: [{ name: 'Order.FilledError', facts: {}, message: libraryWords }] }] },
  ...{ reason: { name: 'Order.FilledError', facts: {}, message: libraryWords } },
}

const recorded = (name: string, facts: object = {}) => ({ name, facts, message: libraryWords })

/** English words that no German sentence has. */
const english = /\b(the|is|are|were|not|your?|order is|would|cannot|has|have|this|library)\b/

describe('errorText in German', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('default: every error class of the packages has a text', () => {
    expect(classes.length).toBeGreaterThan(180)
    expect(names.length).toBeGreaterThan(180)
    const known = new Set<string>([...Object.keys(errorWords.de.sentences), ...faults])
    expect([...new Set(names)].filter((name) => !known.has(name))).toEqual(forDevelopers)
  })

  test.each([...new Set(names)])('behavior: %s is never told in the library’s words', (name) => {
    for (const facts of [{}, allFacts]) {
      const text = errorText(recorded(name, facts))
      if (!forDevelopers.includes(name)) expect(text).not.toMatch(english)
      expect(text).toMatch(/[.“]$/)
      expect(text).not.toMatch(/undefined|null|\[object|NaN/)
    }
  })

  test.each(Object.keys(errorWords.de.codes))('behavior: the market’s %s is told by its code', (code) => {
    const facts = { code, reasons: [libraryWords], status: 400 }
    const text = errorText(recorded('MarketApi.RejectedError', facts))
    expect(text).not.toMatch(english)
    expect(errorText(recorded('Execute.ResponseError', { ...facts, message: libraryWords }))).toBe(text)
  })

  test('behavior: every code that the server answers is known', () => {
    const server = import.meta.glob<string>(
      '/apps/server/src/{market/Issue,execute/model/Refusal,http/endpoint/errors}.ts',
      {
        eager: true,
        query: '?raw',
        import: 'default',
      },
    )
    const text = Object.values(server).join('\n')
    const codes = [...text.matchAll(/^ {2}\| '(\w+)'|code: '(\w+)'/gm)].map(([, one, other]) => one ?? other)
    expect(codes.length).toBeGreaterThan(50)
    expect(codes.filter((code) => !Object.hasOwn(errorWords.de.codes, code ?? ''))).toEqual([])
  })

  test.each([
    [
      'OrderIsCancelled',
      {},
      'Die Order ist storniert. Suche eine andere. (OrderIsCancelled) Nichts wurde bewegt.',
    ],
    [
      'Error',
      { message: 'paused by owner' },
      'Ein Vertrag hat die Transaktion abgelehnt: „paused by owner“. Nichts wurde bewegt.',
    ],
  ])('behavior: a contract’s error %s', (errorName, args, said) => {
    const facts = { errorName, args, sentence: libraryWords, remedy: libraryWords, data: '0x' }
    expect(errorText(recorded('Transaction.RevertedError', facts))).toBe(said)
  })

  test('behavior: quotes strangers within a sentence of ours, and shows their hidden letters to no one', () => {
    expect(errorText(new WalletFailedError({ reason: 'Ledger\u202E is locked' }))).toBe(
      'Deine Wallet konnte das nicht: „Ledger is locked“.',
    )
    expect(errorText(new UnexpectedError(new Error('boom')))).toBe(
      'Etwas, das die App nicht kennt, ist geschehen: „boom“.',
    )
    expect(errorText(new Error('x'.repeat(5_000))).length).toBeLessThan(300)
    const odd = { code: 'of_another_market', reasons: ['No cats today.'], status: 418 }
    expect(errorText(recorded('MarketApi.RejectedError', odd))).toBe(
      'Der Markt hat abgelehnt (Status 418): „No cats today.“.',
    )
  })

  test('behavior: no other part of the app shows an error’s message', () => {
    const shown = Object.entries(sources).filter(
      ([path, text]) =>
        /^\/(apps\/web|packages\/ui)\//.test(path) &&
        /\b(error|reason|cause|problem|failure)\??\.message\b/.test(text),
    )
    // A record of a trade has no facts, so that an English page shows the message.
    expect(shown.map(([path]) => path)).toEqual(['/packages/ui/src/trade/shared/problemOf.ts'])
  })

  test('behavior: finds the known error in a chain of causes', () => {
    const cause = new MissingResponseError({ url: '/v2' })
    expect(errorText(new BaseError('Odd.', { facts: {}, cause }))).toBe(
      'Der Server war nicht erreichbar. Prüfe die Verbindung.',
    )
  })
})

test('errorText: in English', () => {
  expect(errorText(recorded('Order.CancelledError'))).toBe('The order is cancelled.')
  expect(errorText(recorded('Network.EmptyConfigError'))).toContain('a fault of the app')
})
