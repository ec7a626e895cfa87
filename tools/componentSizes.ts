import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type OutputChunk, rolldown } from 'rolldown'
import { root } from './repository/install.mjs'

/** Packages that every app with wagmi has. */
const peers = /^(react|react-dom|viem|wagmi|@tanstack\/react-query)($|\/)/

/** What loads without a press once a component is shown. */
const contentsOf = [
  ['ItemContentContainer'],
  ['ActivityContainer'],
  ['OrderContentContainer', 'OneOrderContainer'],
  ['OrderContentContainer', 'SetCardContainer'],
  ['OrderContentContainer', 'SwapListContainer'],
]

/**
 * Measures what an app loads for a component together with `SoukMarket`, minified and gzipped, beyond the peers that apps with
 * wagmi have.
 *
 * @param name - An export of `@souk/ui`.
 * @param options.from - The file that the app imports from. @default the sources
 *
 * @example
 * await componentSize('BuyButton') // → { first: 57_000, content: 0, pressed: 218_000, … }
 */
export async function componentSize(
  name: string,
  { from = join(root, 'packages/ui/src/index.ts') }: { from?: string } = {},
): Promise<componentSize.Result> {
  const chunks = await bundle([...new Set([name, 'SoukMarket'])], from)
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!entry) throw new TypeError('The bundle has no entry.')
  const first = reach([entry.fileName], chunks)
  // The chunks of the built package have their hash in their names.
  const isOf = (chunk: OutputChunk, name: string) => chunk.name === name || chunk.name.startsWith(`${name}-`)
  const late = (name: string) =>
    reach(
      [...chunks.values()].filter((chunk) => isOf(chunk, name)).map(({ fileName }) => fileName),
      chunks,
    )
  // Of an order, one of three loads.
  const contents = contentsOf.map((names) =>
    without(new Set(names.flatMap((name) => [...late(name)])), first),
  )
  const content = contents.toSorted((a, b) => sizeOf(b, chunks) - sizeOf(a, chunks))[0] ?? new Set()
  const pressed = without(late('TradeDesk'), new Set([...first, ...content]))
  const modules = [...first].flatMap((file) => Object.entries(chunks.get(file)?.modules ?? {}))
  return {
    first: sizeOf(first, chunks),
    content: sizeOf(content, chunks),
    pressed: sizeOf(pressed, chunks),
    largest: modules
      .map(([id, { renderedLength }]) => [id.replace(root, ''), renderedLength] as const)
      .toSorted(([, a], [, b]) => b - a),
  }
}

export declare namespace componentSize {
  type Result = {
    /** Bytes that load with the page. */
    first: number
    /** Bytes that load in addition for the content of a card, while its data is being read, without a press. */
    content: number
    /** Bytes that load in addition when a trade is about to open: the pointer or the focus is on the component. */
    pressed: number
    /** The modules that load with the page, with their bytes before compression. */
    largest: readonly (readonly [path: string, bytes: number])[]
  }
}

async function bundle(names: readonly string[], from: string): Promise<ReadonlyMap<string, OutputChunk>> {
  const entry = join(root, 'tools/component-entry.ts')
  const build = await rolldown({
    input: entry,
    external: (id) => peers.test(id),
    platform: 'browser',
    resolve: { conditionNames: ['@souk/source', 'browser', 'import', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? `export { ${names} } from ${JSON.stringify(from)}` : undefined),
      },
    ],
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'esm', minify: true })
  await build.close()
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
}

/** Returns the chunks that load together with some of them. */
function reach(from: readonly string[], chunks: ReadonlyMap<string, OutputChunk>): ReadonlySet<string> {
  const found = new Set(from)
  // Grows while it is read.
  for (const file of found)
    for (const other of chunks.get(file)?.imports ?? []) if (chunks.has(other)) found.add(other)
  return found
}

function without(files: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...files].filter((file) => !others.has(file)))
}

function sizeOf(files: ReadonlySet<string>, chunks: ReadonlyMap<string, OutputChunk>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '').length, 0)
}
