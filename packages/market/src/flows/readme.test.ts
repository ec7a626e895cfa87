import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as flows from './index.js'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

describe('README', () => {
  test('behavior: every trade is in the table', () => {
    const table = readme.slice(readme.indexOf('## Trade'), readme.indexOf('### Show it first'))
    const trades = Object.keys(flows).filter((name) =>
      /^(create|fulfill|cancel|approve|is|get|transfer|wrap|unwrap|settle)/.test(name),
    )
    expect(trades.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })
})
