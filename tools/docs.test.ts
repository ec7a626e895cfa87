import { describe, expect, test } from 'vitest'
import { entriesOf, publicExports } from './publicExports.js'
import { folderOf, packedPackages } from './repository/workspaces.mjs'

describe('public packages', () => {
  const entries = packedPackages.flatMap((name) => entriesOf(folderOf(name)))

  test.each(entries)('behavior: every export of $name has a docstring', ({ path }) => {
    const missing = publicExports(path).filter(({ documented }) => !documented)
    expect(missing.map(({ name, path }) => `${name} (${path})`)).toEqual([])
  })
})

describe('publicExports', () => {
  const list = (files: Record<string, string>) =>
    publicExports('index.ts', (path) => files[path] ?? '').map(
      ({ name, documented }) => `${name}: ${documented ? 'documented' : 'bare'}`,
    )

  test('default', () => {
    expect(
      list({
        'index.ts': `export { split, type Fee as FeePart } from './fee.js'\nexport * as Order from './Order.js'\nexport * from './limits.js'`,
        'fee.ts': `/** Splits. */\nexport function split() {}\nexport type Fee = 1\nexport const unused = 1`,
        'Order.ts': `/** Hashes. */\nexport const hash = 1\nexport declare namespace hash { type Options = 1 }\nexport { zero } from './limits.js'`,
        'limits.ts': `/** Nothing. */\nexport const zero = 0`,
      }),
    ).toMatchInlineSnapshot(`
      [
        "split: documented",
        "FeePart: bare",
        "Order.hash: documented",
        "Order.zero: documented",
        "zero: documented",
      ]
    `)
  })

  test('behavior: follows local names', () => {
    expect(
      list({
        'index.ts': `import * as Order from './Order.js'\nimport { parse } from './Order.js'\n/** Kept. */\nconst kept = 1\nexport { Order, parse as read, kept }`,
        'Order.ts': `/** Reads. */\nexport class parse {}\n/* Not a docstring. */\nexport interface Order {}`,
      }),
    ).toMatchInlineSnapshot(`
      [
        "Order.parse: documented",
        "Order.Order: bare",
        "read: documented",
        "kept: documented",
      ]
    `)
  })

  test('behavior: other packages document their own', () => {
    expect(list({ 'index.ts': `export { parseAbi } from 'viem'\nexport * from 'viem'` })).toEqual([])
  })
})
