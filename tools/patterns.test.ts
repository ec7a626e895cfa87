import { describe, expect, test } from 'vitest'
import { isLinear, patternIssues, readUntrusting } from './patterns.js'
import { parse } from './SourceFile.js'

describe('this repository', () => {
  test('behavior: every pattern is linear', () => {
    expect(readUntrusting().flatMap(patternIssues)).toEqual([])
  }, 240_000)
})

describe('patternIssues', () => {
  const issues = (text: string) => patternIssues(parse({ path: 'packages/base/src/a.ts', text }))

  test('default', () => {
    expect(issues('const a = /^[a-z]+$/.test(b)')).toEqual([])
  })

  test('error: a pattern that backtracks', () => {
    expect(issues('const a = /^(a+)+$/i.test(b)')).toEqual([
      'packages/base/src/a.ts: the steps of /^(a+)+$/i are not bounded by the length of the text.',
    ])
  })

  test.each(['new RegExp(b)', "RegExp(b + '+')"])('error: %s', (text) => {
    expect(issues(`const a = ${text}`)).toEqual([
      'packages/base/src/a.ts makes a pattern of a text, which cannot be checked.',
    ])
  })
})

describe('isLinear', () => {
  const all = (patterns: readonly RegExp[]) =>
    patterns.map(({ source, flags }) => isLinear({ source, flags }))

  test('default', () => {
    expect(
      all([/^0x([0-9a-f]{2})*$/, /^\d{1,78}$/, /[\p{Cc}\s]+/gu, /^ipfs:\/*(ipfs\/)?/i, /^\s*<svg/]),
    ).toEqual(Array.from({ length: 5 }, () => true))
  })

  test('behavior: patterns that caused outages elsewhere, or here', () => {
    const slow = [
      /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!doctype svg[^>]*>\s*)?<svg[\s>]/i,
      /^(\d+)*$/,
      /(a|aa)+$/,
      /\s+$/,
      /^a.*b.*c/,
    ]
    expect(all(slow)).toEqual(slow.map(() => false))
  }, 60_000)
})
