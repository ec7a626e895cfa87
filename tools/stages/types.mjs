import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../repository/install.mjs'
import { getWorkspaces, readJson } from '../repository/workspaces.mjs'
import { fromChecks } from './report.mjs'
import { mapLimited, run } from './run.mjs'

/**
 * The part of a tsconfig.json that defines the check.
 *
 * @typedef {{ extends: string, compilerOptions: object, include: string[], exclude?: string[] }} Config
 */

const cache = join(root, '.cache', 'types')

/**
 * Checks the types of every workspace with each of its tsconfigs, except those that only build.
 *
 * Workspaces are checked from their sources, so each check includes all imports of its workspace. Configurations with
 * the same options are checked as one program, which contains each file once.
 */
export async function types() {
  await mkdir(cache, { recursive: true })
  const configs = getWorkspaces().flatMap(({ folder }) => tsconfigs(folder))
  const checks = await mapLimited(alike(configs), check, { atOnce: Math.min(2, availableParallelism()) })
  return fromChecks(checks)
}

/** @param {readonly string[]} configs - Paths of configurations with the same options. */
async function check(configs) {
  const name = configs.join(', ')
  const path = join(cache, `${(configs[0] ?? '').replaceAll('/', '-')}`)
  await writeFile(path, JSON.stringify(together(configs)))
  // Keeps the compiler's results, so that only the first run takes long. Several checkers in one process would each
  // check the same types; the other core checks another program.
  const kept = ['--incremental', '--tsBuildInfoFile', `${path}.tsbuildinfo`]
  const { code, output } = await run('tsc', ['-p', path, '--pretty', 'false', '--checkers', '1', ...kept])
  return { name, output, ok: code === 0 }
}

/**
 * Groups configurations by their options.
 *
 * @param {readonly string[]} configs
 * @returns {string[][]} The largest groups first: they take longest, and shorter ones run in parallel.
 */
export function alike(configs) {
  /** @type {Map<string, string[]>} */
  const groups = new Map()
  for (const config of configs) {
    const { extends: base, compilerOptions } = read(config)
    const options = JSON.stringify([join(dirname(config), base), Object.entries(compilerOptions).sort()])
    groups.set(options, [...(groups.get(options) ?? []), config])
  }
  return [...groups.values()].sort((a, b) => b.length - a.length)
}

/**
 * Combines several configurations with the same options.
 *
 * @param {readonly string[]} configs
 */
export function together(configs) {
  const [first = ''] = configs
  /** @param {'include' | 'exclude'} list */
  const all = (list) =>
    configs.flatMap((config) => (read(config)[list] ?? []).map((path) => join(root, dirname(config), path)))
  const { extends: base, compilerOptions } = read(first)
  return {
    extends: join(root, dirname(first), base),
    compilerOptions,
    include: all('include'),
    exclude: [...all('exclude'), '**/node_modules', '**/dist'],
  }
}

/**
 * @param {string} config
 * @returns {Config}
 */
const read = (config) => readJson(config)

/** @param {string} folder */
function tsconfigs(folder) {
  return readdirSync(join(root, folder))
    .filter((file) => /^tsconfig.*\.json$/.test(file) && file !== 'tsconfig.build.json')
    .map((file) => `${folder}/${file}`)
}
