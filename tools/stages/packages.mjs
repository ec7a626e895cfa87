import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { publicPackages, readJson } from '../workspaces.mjs'
import { consumers } from './consumers.mjs'
import { fromChecks } from './report.mjs'
import { mapLimited, run } from './run.mjs'
import { strangers } from './strangers.mjs'

/** @typedef {{ name: string, output: string, ok: boolean }} Check */

/**
 * Builds the public packages from nothing and checks what npm would deliver: entries, types and what is in the tarball; then
 * uses the tarballs in foreign apps.
 */
export async function packages() {
  const built = await build()
  if (built.some((check) => !check.ok)) return fromChecks(built)
  const folder = await mkdtemp(join(tmpdir(), 'souk-packages-'))
  try {
    const delivered = await mapLimited(publicPackages, (name) => checkDelivery(name, { folder }), {
      atOnce: Math.min(2, availableParallelism()),
    })
    const checks = [...built, ...delivered.flat()]
    // What was not packed cannot be used.
    if (checks.some((check) => !check.ok)) return fromChecks(checks)
    return fromChecks([...checks, ...(await consumers(folder))])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Each package is built against the output of those before it, as it will be used, and not against their sources.
 *
 * @returns {Promise<Check[]>}
 */
async function build() {
  await Promise.all(
    publicPackages.map((name) => rm(join(root, 'packages', name, 'dist'), { recursive: true, force: true })),
  )
  /** @type {Check[]} */
  const checks = []
  for (const name of publicPackages) {
    const { code, output } = await run('tsc', [
      '-p',
      `packages/${name}/tsconfig.build.json`,
      '--pretty',
      'false',
    ])
    checks.push({ name: `build of packages/${name}`, output, ok: code === 0 })
    if (code !== 0) break
  }
  return checks
}

/**
 * @param {string} name
 * @param {{ folder: string }} options - Where the tarball may lie.
 * @returns {Promise<Check[]>}
 */
async function checkDelivery(name, { folder }) {
  const cwd = join(root, 'packages', name)
  const packed = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd,
  })
  if (packed.code !== 0) return [{ name: `npm pack of packages/${name}`, output: packed.output, ok: false }]
  const { filename, files } = toTarball(packed.output)
  const [linted, typed, loaded] = await Promise.all([
    run('publint', ['run', '.', '--strict'], { cwd }),
    run('attw', [join(folder, filename), '--profile', 'esm-only', '--format', 'ascii', '--no-emoji'], {
      env: { NO_COLOR: '1' },
    }),
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
 * @param {{ files: readonly string[] }} options - What the tarball holds.
 */
async function foreignImports(name, { files }) {
  const manifest = readJson(`packages/${name}/package.json`)
  const built = files.filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file))
  const texts = await Promise.all(built.map((file) => readFile(join(root, 'packages', name, file), 'utf8')))
  return texts.flatMap((text, index) => strangers({ path: built[index] ?? '', text }, manifest))
}

/**
 * Reads what `npm pack --json` prints, after any warnings.
 *
 * @param {string} output
 * @returns {{ filename: string, files: string[] }}
 */
function toTarball(output) {
  const [tarball] = JSON.parse(output.slice(output.indexOf('[\n')))
  return {
    filename: tarball.filename,
    files: tarball.files.map((/** @type {{ path: string }} */ file) => file.path),
  }
}

/** @param {string} name */
function loadAll(name) {
  const manifest = readJson(`packages/${name}/package.json`)
  return Object.keys(manifest.exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => `await import('${manifest.name}${entry.slice(1)}')`)
    .join('\n')
}
