import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'rolldown'
import { fileOf, names } from '../../site/run/names.js'
import { root } from '../repository/install.mjs'

const run = join(root, 'site/run')

/**
 * Bundles the packages for the browser, and the page in which examples run.
 *
 * @returns The modules that are inside.
 */
export async function bundleRunner(dir: string): Promise<readonly string[]> {
  const entries = names.map((name) => [
    fileOf(name).replace(/\.js$/, ''),
    name === '@souk/devchain' ? join(run, 'devchain.ts') : name,
  ])
  const { output } = await build({
    input: { ...Object.fromEntries(entries), run: join(run, 'run.ts') },
    // From here, all packages and viem are found.
    cwd: join(root, 'bench'),
    platform: 'browser',
    // Of viem's own parts that no program here uses.
    logLevel: 'silent',
    resolve: { conditionNames: ['@souk/source', 'browser', 'import', 'module', 'default'] },
    preserveEntrySignatures: 'exports-only',
    output: {
      dir,
      format: 'esm',
      minify: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'parts/[hash].js',
    },
  })
  const imports = Object.fromEntries(names.map((name) => [name, `./${fileOf(name)}`]))
  const page = await readFile(join(run, 'run.html'), 'utf8')
  await writeFile(join(dir, 'run.html'), page.replace('{}', JSON.stringify({ imports })))
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
}
