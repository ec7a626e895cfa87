import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findSources } from './findSources.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))

describe('findSources', () => {
  test('default: the app, and every package that it is built from', async () => {
    const folders = await findSources(root, `${root}apps/web`)
    expect(folders.map((folder) => folder.slice(root.length))).toMatchInlineSnapshot(`
      [
        "apps/web",
        "packages/base",
        "packages/execute",
        "packages/market",
        "packages/networks",
        "packages/react",
        "packages/seaport",
        "packages/ui",
        "packages/words",
      ]
    `)
  })
})
