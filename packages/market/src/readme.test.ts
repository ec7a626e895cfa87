import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as market from './index.js'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

describe('README', () => {
  test('behavior: every action is in the table of calls', () => {
    const actions = Object.keys(market).filter((name) =>
      /^(get|post|build|refresh|cancel|watch)[A-Z]/.test(name),
    )
    const table = readme.slice(readme.indexOf('## Calls'), readme.indexOf('## All pages'))
    expect(actions.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })
})
