import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastOf, parseHex } from './contrast.js'
import { pairs, shownTokens } from './tokens.js'

const css = readFileSync(new URL('../../../../packages/ui/src/styles/tokens.css', import.meta.url), 'utf8')

/** Returns the tokens of the rules with this selector. */
function tokensOf(selector: string): Readonly<Record<string, string>> {
  const from = css.indexOf(`${selector} {`)
  const rule = css.slice(from, css.indexOf('}', from))
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

const light = tokensOf(':root')
const dark = { ...light, ...tokensOf(':root[data-theme="dark"]') }

describe('shownTokens', () => {
  test('default: the gallery shows every token once', () => {
    expect([...shownTokens].sort()).toEqual(Object.keys(light).sort())
  })
})

describe('pairs', () => {
  test.each([
    ['light', light],
    ['dark', dark],
  ] as const)('behavior: each stands far enough apart, %s', (_, theme) => {
    const close = pairs.filter(({ text, ground, needed }) => {
      const [one, other] = [parseHex(theme[text] ?? ''), parseHex(theme[ground] ?? '')]
      return !one || !other || contrastOf(one, other) < needed
    })
    expect(close).toEqual([])
  })
})
