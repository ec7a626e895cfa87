import { folderOf, packedPackages, readJson } from './repository/workspaces.mjs'

/**
 * Returns the arguments to install a packed package: its tarball, those of its dependencies, and its peer
 * dependencies.
 *
 * @param {string} name - One of the packed packages.
 * @param {{ folder?: string }} [options] - The folder of the tarballs.
 *
 * @example
 * installLine('seaport') // → 'souk-{base,seaport}-*.tgz viem'
 */
export function installLine(name, { folder } = {}) {
  const names = standsOn(name)
  const files = `souk-${braced(names)}-*.tgz`
  const peers = new Set(names.flatMap((one) => Object.keys(manifestOf(one).peerDependencies ?? {})))
  const others = [...peers].filter((peer) => !peer.startsWith('@souk/')).sort()
  return [folder === undefined ? files : `${folder}/${files}`, ...others].join(' ')
}

/** @param {readonly string[]} names */
function braced(names) {
  return names.length === 1 ? names[0] : `{${names.join(',')}}`
}

/**
 * Lists a package and its dependencies in this repository, dependencies first.
 *
 * @param {string} name
 * @returns {readonly string[]}
 */
function standsOn(name) {
  const wanted = new Set([name])
  for (const one of [...packedPackages].reverse()) {
    if (!wanted.has(one)) continue
    const { dependencies = {}, peerDependencies = {} } = manifestOf(one)
    for (const other of Object.keys({ ...dependencies, ...peerDependencies }))
      if (other.startsWith('@souk/')) wanted.add(other.slice('@souk/'.length))
  }
  return packedPackages.filter((one) => wanted.has(one))
}

/**
 * @param {string} name
 * @returns {{ dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }}
 */
function manifestOf(name) {
  return readJson(`${folderOf(name)}/package.json`)
}
