import { posix } from 'node:path'
import { isInTestWorkspace, isTest } from './arrows.js'
import type { SourceFile } from './SourceFile.js'

/** Workspaces whose folders, and files, import each other in one direction only. */
export const untied: readonly string[] = [
  'apps/devchain',
  'apps/server',
  'apps/start',
  'apps/trader',
  'apps/web',
  'bench',
  'contracts',
  'e2e',
  'packages/base',
  'packages/execute',
  'packages/market',
  'packages/networks',
  'packages/react',
  'packages/seaport',
  'packages/testing',
  'packages/ui',
  'packages/words',
  'tools',
]

/**
 * Lists the folders of a workspace that import each other in a circle, directly or through others. Imports of types
 * count as much as those of values. Tests do not count, nor do folders that only tests import, unless the whole workspace
 * is test code.
 *
 * @param files The source files of the workspace.
 * @returns One list of folders for each knot, sorted by name. Two folders share a knot where each reaches the other.
 *
 * @example
 * findKnots(readFolder('apps/web/src')) // → [['trade', 'wallet']]
 */
export function findKnots(files: readonly SourceFile[]): string[][] {
  return knotsOf(arrowsOf(files, posix.dirname))
}

/**
 * Lists the files of a workspace that import each other in a circle, directly or through others. Imports of types count
 * as much as those of values. Tests do not count, unless the whole workspace is test code.
 *
 * @example
 * findFileKnots(readFolder('packages/base/src')) // → [['retry.ts', 'request.ts']]
 */
export function findFileKnots(files: readonly SourceFile[]): string[][] {
  const paths = new Set(files.map(({ path }) => path))
  const endings = ['.ts', '.tsx', '.mjs']
  return knotsOf(
    arrowsOf(files, (path) => {
      const stem = path.replace(/\.(js|mjs|tsx?)$/, '')
      return endings.map((ending) => stem + ending).find((found) => paths.has(found)) ?? path
    }),
  )
}

/** The nodes that reach each other, one list for each knot. */
function knotsOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = reachOf(arrows)
  const nodes = [...reach.keys()].sort()
  const knotOf = (node: string) =>
    nodes.filter((other) => reach.get(node)?.has(other) && reach.get(other)?.has(node))
  return nodes.map(knotOf).filter((knot, index) => knot.length > 1 && knot[0] === nodes[index])
}

/** What the files of each node import; `nodeOf` says of a path which node it belongs to. */
function arrowsOf(files: readonly SourceFile[], nodeOf: (path: string) => string): Map<string, Set<string>> {
  const nodes = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    if (isTest(path) && !isInTestWorkspace(path)) continue
    const targets = nodes.get(nodeOf(path)) ?? new Set<string>()
    for (const specifier of imports) {
      if (specifier.startsWith('.')) targets.add(nodeOf(posix.join(posix.dirname(path), specifier)))
    }
    nodes.set(nodeOf(path), targets)
  }
  return nodes
}

/** The nodes that each node reaches by any number of arrows; a node reaches itself only through another one. */
function reachOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
  return new Map(
    [...arrows.keys()].map((start) => {
      const reached = new Set<string>()
      const open = [start]
      for (let from = open.pop(); from !== undefined; from = open.pop()) {
        for (const to of arrows.get(from) ?? []) {
          if (reached.has(to) || to === from) continue
          reached.add(to)
          open.push(to)
        }
      }
      return [start, reached]
    }),
  )
}
