import { describe, expect, test } from 'vitest'
import { hiddenTypes } from './namedTypes.js'
import { entriesOf } from './publicExports.js'
import { folderOf, packedPackages } from './repository/workspaces.mjs'

test.each(packedPackages)('behavior: users can import every type that an export of %s names', (name) => {
  expect(hiddenTypes(entriesOf(folderOf(name)).map(({ path }) => path))).toEqual([])
})

describe('hiddenTypes', () => {
  const list = (files: Record<string, string>) => hiddenTypes(['index.ts'], (path) => files[path] ?? '')
  const fee = `import type { Share } from './share.js'\nexport function split(share: Share): bigint { return 1n }`
  const share = 'export type Share = bigint'

  test('default', () => {
    const index = `export { split } from './fee.js'`
    expect(list({ 'index.ts': index, 'fee.ts': fee, 'share.ts': share })).toEqual(['Share (share.ts)'])
  })

  test('behavior: an exported type is not hidden', () => {
    const index = `export { split } from './fee.js'\nexport type { Share } from './share.js'`
    expect(list({ 'index.ts': index, 'fee.ts': fee, 'share.ts': share })).toEqual([])
  })

  test('behavior: a type that only its file knows is hidden where options name it', () => {
    const split = (own: string) => `export function split(options: split.Options): bigint { return 1n }
export declare namespace split {
  type Options = { share: Share }
}
${own}`
    const own = 'type Share = { basisPoints: bigint }'
    expect(list({ 'index.ts': split(own) })).toEqual(['Share (index.ts)'])
    expect(list({ 'index.ts': split('type Share = shares.Share') })).toEqual([])
  })

  test('behavior: the body of a function names nothing', () => {
    const index = `import type { Share } from './share.js'\nexport function one(): bigint { const share: Share = 1n; return share }`
    expect(list({ 'index.ts': index, 'share.ts': share })).toEqual([])
  })
})
