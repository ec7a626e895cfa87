import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * One workspace of the repository.
 *
 * @typedef {object} Workspace
 * @property {string} folder - Relative to the repository's root, such as `packages/base`.
 * @property {string} name - As others import it, such as `@souk/base`.
 * @property {{ private?: boolean, exports?: Record<string, unknown>, dependencies?: Record<string, string>,
 * devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?:
 * Record<string, string> }} manifest
 */

/**
 * Lists the workspaces that the root package.json names, in its order.
 *
 * Includes every folder with a package.json, so a new workspace is checked automatically.
 *
 * @returns {Workspace[]}
 */
export function getWorkspaces() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = readJson('package.json')
  return workspaces
    .flatMap((pattern) => (pattern.endsWith('/*') ? subfolders(pattern.slice(0, -2)) : [pattern]))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest = readJson(`${folder}/package.json`)
      return { folder, name: manifest.name, manifest }
    })
}

/**
 * The published packages, dependencies first.
 *
 * @type {readonly string[]}
 */
export const publicPackages = ['base', 'networks', 'seaport', 'market', 'execute', 'react']

/**
 * The packages for tests in Node, which are packed as well, dependencies first.
 *
 * @type {readonly string[]}
 */
export const nodePackages = ['contracts', 'devchain']

/**
 * The packages that a program of their own bundles, with what is private inside, dependencies first.
 *
 * @type {readonly string[]}
 */
export const bundledPackages = ['ui']

/**
 * All packages that are packed, dependencies first.
 *
 * @type {readonly string[]}
 */
export const packedPackages = [...publicPackages, ...nodePackages, ...bundledPackages]

/**
 * Returns the folder of a packed package.
 *
 * @param {string} name - Without its scope, such as `base`.
 */
export function folderOf(name) {
  if (name === 'contracts') return 'contracts'
  return name === 'devchain' ? 'apps/devchain' : `packages/${name}`
}

/**
 * Returns the folder that npm publishes for a packed package. A bundled package has a manifest of its own there.
 *
 * @param {string} name - Without its scope, such as `base`.
 * @returns {string}
 */
export function publishedFolderOf(name) {
  const folder = folderOf(name)
  const { publishConfig } = readJson(`${folder}/package.json`)
  return publishConfig?.directory ? `${folder}/${publishConfig.directory}` : folder
}

/** @param {string} path - Relative to the repository's root. */
export function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

/** @param {string} folder */
function subfolders(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`)
    .sort()
}
