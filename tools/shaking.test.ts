import { gzipSync } from 'node:zlib'
import * as react from '@souk/react'
import { type OutputChunk, rolldown } from 'rolldown'
import { describe, expect, test } from 'vitest'
import { root } from './repository/install.mjs'

const source = `${root}packages/react/src/`

/** Packages that every app of this kind has anyway. */
const peers = /^(react|viem|wagmi|@tanstack\/react-query)($|\/)/
/** Everything except the package's own files. */
const others =
  /^(react|viem|wagmi|@tanstack\/react-query|@souk\/(base|networks|seaport|market|execute))($|\/)/

/** Bundles some exports of a package as an app would. */
async function bundle(names: string, options: { external: RegExp }): Promise<OutputChunk> {
  const entry = `${root}tools/entry.ts`
  const build = await rolldown({
    input: entry,
    external: (id) => id !== entry && options.external.test(id),
    platform: 'browser',
    resolve: { conditionNames: ['@souk/source', 'browser', 'import', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? `export { ${names} } from '@souk/react'` : undefined),
      },
    ],
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'esm', minify: true })
  await build.close()
  return output[0]
}

/** Lists the bundled exports of @souk/react that read, by whichever file. */
function keptReads({ modules }: OutputChunk): string[] {
  return Object.entries(modules)
    .filter(([id]) => id.startsWith(`${source}queries/`))
    .flatMap(([, { renderedExports }]) => renderedExports)
    .filter((name) => name.endsWith('QueryOptions'))
}

/** Lists the files of @souk/react in the bundle. */
function kept({ modules }: OutputChunk): string[] {
  return Object.entries(modules)
    .filter(([id, { renderedLength }]) => id.startsWith(source) && renderedLength > 0)
    .map(([id]) => id.slice(source.length))
    .sort()
}

describe('@souk/react', () => {
  const names = Object.keys(react)
  const factories = names.filter((name) => name.endsWith('QueryOptions'))
  const hooks = factories
    .map((factory) => factory.replace(/^get|QueryOptions$/g, ''))
    .map((stem) => `use${stem[0]?.toUpperCase()}${stem.slice(1)}`)

  test.each([...factories, ...hooks])(
    'behavior: %s includes no other read and no other hook',
    async (name) => {
      const chunk = await bundle(name, { external: others })
      expect(keptReads(chunk)).toHaveLength(1)
      const files = kept(chunk)
      expect(
        files.filter(
          (file) => /\/use[A-Z]/.test(file) && file !== 'queries/useRead.ts' && !file.startsWith('provider/'),
        ),
      ).toEqual([])
    },
  )

  test('default: one hook includes itself, and the code that all share', async () => {
    expect(kept(await bundle('useNft', { external: others }))).toMatchInlineSnapshot(`
      [
        "errors/errors.ts",
        "provider/SoukContext.ts",
        "queries/market/nfts.ts",
        "queries/marketRead.ts",
        "queries/queryKey.ts",
        "queries/useRead.ts",
      ]
    `)
  })

  test('behavior: includes @souk/execute only through its own entry point', async () => {
    const { imports } = await bundle(names.join(', '), { external: others })
    expect(imports.filter((name) => name.startsWith('@souk/execute'))).toEqual([])
  })

  test('behavior: an unused import adds nothing', async () => {
    const chunk = await bundle('', { external: others })
    expect([kept(chunk), chunk.imports]).toEqual([[], []])
  })

  test.each([
    ['useNft', 15],
    ['useOrders', 17],
    ['useCounter', 4],
    ['useCart', 1.5],
    ['hashKey', 0.3],
    ['SoukProvider', 3],
  ])('behavior: %s with all of ours that it needs stays within %s KiB, gzipped', async (name, limitKib) => {
    const { code } = await bundle(name, { external: peers })
    const kib = gzipSync(code, { level: 9 }).length / 1024
    expect(kib).toBeLessThan(limitKib)
  })
})
