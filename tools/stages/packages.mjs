import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../repository/install.mjs'
import {
  bundledPackages,
  packedPackages,
  publicPackages,
  publishedFolderOf,
  readJson,
} from '../repository/workspaces.mjs'
import { consumers } from './consumers.mjs'
import { fromChecks } from './report.mjs'
import { mapLimited, run } from './run.mjs'
import { packedSamples } from './samples.mjs'
import { strangers } from './strangers.mjs'

/** @typedef {{ name: string, output: string, ok: boolean }} Check */

/**
 * Builds and packs the public packages with `npm run pack`, and checks what npm would publish: entry points, types
 * and the tarball's files. Then uses the tarballs in other projects.
 */
export async function packages() {
  const folder = await mkdtemp(join(tmpdir(), 'souk-packages-'))
  try {
    const packed = await pack(folder)
    if (!packed.ok) return fromChecks([packed])
    const delivered = await mapLimited(
      [...publicPackages, ...bundledPackages],
      (name) => checkDelivery(name, { folder }),
      {
        atOnce: Math.min(2, availableParallelism()),
      },
    )
    const checks = [packed, ...delivered.flat()]
    // Packages that failed to pack cannot be used.
    if (checks.some((check) => !check.ok)) return fromChecks(checks)
    return fromChecks([...checks, ...(await consumers(folder)), await packedSamples(folder)])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Packs as a user with a clone would, and checks that every package exists and was printed.
 *
 * @param {string} folder - The folder for the tarballs.
 * @returns {Promise<Check>}
 */
async function pack(folder) {
  const { code, output } = await run(process.execPath, [join(root, 'tools', 'pack.mjs'), folder])
  if (code !== 0) return { name: 'npm run pack', output, ok: false }
  const found = (await readdir(folder)).sort()
  const expected = packedPackages.map(tarballOf).sort()
  const isWhole = JSON.stringify(found) === JSON.stringify(expected)
  const unnamed = expected.filter((file) => !output.includes(join(folder, file)))
  const issues = [
    ...(isWhole ? [] : [`It left ${found.join(', ')}; it should be ${expected.join(', ')}.`]),
    ...unnamed.map((file) => `It does not say where ${file} is.`),
  ]
  return { name: 'npm run pack', output: issues.join('\n'), ok: issues.length === 0 }
}

/** @param {string} name */
function tarballOf(name) {
  const { version } = readJson(`${publishedFolderOf(name)}/package.json`)
  return `souk-${name}-${version}.tgz`
}

/**
 * @param {string} name
 * @param {{ folder: string }} options - The folder of the tarball.
 * @returns {Promise<Check[]>}
 */
async function checkDelivery(name, { folder }) {
  const cwd = join(root, publishedFolderOf(name))
  const tarball = join(folder, tarballOf(name))
  const { output: list } = await run('tar', ['-tzf', tarball])
  const files = list.split('\n').map((path) => path.replace('package/', ''))
  const [linted, typed, loaded] = await Promise.all([
    run('publint', ['run', '.', '--strict'], { cwd }),
    run('attw', attwOptions(tarball), { env: { NO_COLOR: '1' } }),
    run(process.execPath, ['--input-type=module', '--eval', loadAll(name)]),
  ])
  const foreign = await foreignImports(name, { files })
  const surplus = files.filter((file) => /\.(test|test-d|fixture)\.|fixtures\//.test(file))
  return [
    { name: `publint of packages/${name}`, output: linted.output, ok: linted.code === 0 },
    { name: `attw of packages/${name}`, output: typed.output, ok: typed.code === 0 },
    { name: `packages/${name} loaded by plain Node`, output: loaded.output, ok: loaded.code === 0 },
    {
      name: `imports of packages/${name} that its package.json lacks`,
      output: foreign.join('\n'),
      ok: foreign.length === 0,
    },
    {
      name: `tests in the tarball of packages/${name}`,
      output: surplus.join('\n'),
      ok: surplus.length === 0,
    },
  ]
}

/**
 * @param {string} name
 * @param {{ files: readonly string[] }} options - The tarball's files.
 */
async function foreignImports(name, { files }) {
  const cwd = publishedFolderOf(name)
  const manifest = readJson(`${cwd}/package.json`)
  const built = files.filter((file) => /^(?!src\/).*\.(js|d\.ts)$/.test(file))
  const texts = await Promise.all(built.map((file) => readFile(join(root, cwd, file), 'utf8')))
  return texts.flatMap((text, index) => strangers({ path: built[index] ?? '', text }, manifest))
}

/** @param {string} name */
function loadAll(name) {
  const manifest = readJson(`${publishedFolderOf(name)}/package.json`)
  return Object.keys(manifest.exports)
    .filter((entry) => !/\.(json|css)$/.test(entry))
    .map((entry) => `await import('${manifest.name}${entry.slice(1)}')`)
    .join('\n')
}

/**
 * Stylesheets have no types.
 *
 * @param {string} tarball
 */
function attwOptions(tarball) {
  const styles = ['--exclude-entrypoints', 'souk.css']
  return [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', ...styles]
}
