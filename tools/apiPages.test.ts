import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apiPages, toPage } from './apiPages.js'
import { readFromDisk } from './publicExports.js'
import { root } from './repository/install.mjs'

describe('apiPages', () => {
  const pages = apiPages()

  test('behavior: docs/api is up to date (npm run docs)', () => {
    const stale = pages.filter(({ path, text }) => !isKept(path) || readFromDisk(path) !== text)
    expect(stale.map(({ path }) => path)).toEqual([])
  })

  test('behavior: no docstring has lost its lines', () => {
    const joined = pages.filter(({ text }) => text.includes('* *') || /\S @example\b/.test(text))
    expect(joined.map(({ path }) => path)).toEqual([])
  })
})

function isKept(path: string): boolean {
  return existsSync(join(root, path))
}

describe('toPage', () => {
  const page = (files: Record<string, string>) =>
    toPage({ name: '@souk/fees', path: 'packages/fees/src/index.ts' }, (path) => {
      return files[path.replace('packages/fees/src/', '')] ?? ''
    }).text

  test('default', () => {
    const text = page({
      'index.ts': `export * as Fee from './Fee.js'\nexport { useFee } from './useFee.js'`,
      'Fee.ts': `
/**
 * Splits a price.
 *
 * @param price - Total,
 *   in wei.
 * @param options.rest - Who gets it. @default the seller
 * @returns The parts.
 * @throws {TotalError} when it is too much. @throws {A} {@link B} when not.
 *
 * @example
 * Fee.split(10n) // → [10n]
 */
export async function split(price: bigint, options: split.Options = {}): Promise<bigint[]> { return [price] }
export declare namespace split { type Options = { rest?: string } }
/** The scale. */
export const scale = 10_000n
/** Thrown when fees | prices are too much. */
export class TotalError extends BaseError<{ total: number }> { override readonly name = 'Fee.TotalError' }`,
      'useFee.ts': `/** Reads a fee. */\nexport const useFee = (id: bigint): Fee => read(id)`,
    })
    expect(text.slice(text.indexOf('- [Hooks]'))).toMatchInlineSnapshot(`
      "- [Hooks](#hooks): [\`useFee\`](#usefee)
      - [Fee](#fee): [\`scale\`](#feescale), [\`split\`](#feesplit)

      ## Hooks

      ### useFee

      Reads a fee.

      \`\`\`ts
      const useFee = (id: bigint): Fee => …
      \`\`\`

      [Source](../../packages/fees/src/useFee.ts)

      ## Fee

      ### Fee.scale

      The scale.

      \`\`\`ts
      const scale = 10_000n
      \`\`\`

      [Source](../../packages/fees/src/Fee.ts)

      ### Fee.split

      Splits a price.

      \`\`\`ts
      function split(price: bigint, options: split.Options = {}): Promise<bigint[]>
      \`\`\`

      - \`price\`: Total, in wei.
      - \`options.rest\`: Who gets it. Default: the seller

      Returns: The parts.

      - Throws \`TotalError\` when it is too much.
      - Throws \`A\`, \`B\` when not.

      \`\`\`ts
      Fee.split(10n) // → [10n]
      \`\`\`

      <details><summary>Types</summary>

      \`\`\`ts
      namespace split { type Options = { rest?: string } }
      \`\`\`

      </details>

      [Source](../../packages/fees/src/Fee.ts)

      | error | \`name\` | when | facts |
      |---|---|---|---|
      | [\`Fee.TotalError\`](../../packages/fees/src/Fee.ts) | \`Fee.TotalError\` | Thrown when fees \\| prices are too much. | \`{ total: number }\` |
      "
    `)
  })

  test('behavior: identifies hooks and query options by name, also where a table of values makes them', () => {
    const text = page({
      'index.ts': `/** Options. */\nexport const getFeeQueryOptions: ReadFactory<typeof getFee> = read('getFee', getFee)
/** Reads a fee. */\nexport const useFee: ReadHook<typeof getFee> = hook(getFeeQueryOptions)`,
    })
    expect(text.match(/^(##|const) .*/gm)).toEqual([
      '## Hooks',
      'const useFee: ReadHook<typeof getFee>',
      '## Query options',
      'const getFeeQueryOptions: ReadFactory<typeof getFee>',
    ])
  })

  test('behavior: gives headings distinct anchors', () => {
    const text = page({
      'index.ts': `/** Reads. */\nexport function order(): Order\n/** Read. */\nexport type Order = 1`,
    })
    expect(text).toContain('[`order`](#order)')
    expect(text).toContain('[`Order`](#order-1)')
  })
})
