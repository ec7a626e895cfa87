import { posix } from 'node:path'
import { isTest } from './arrows.js'
import type { SourceFile } from './SourceFile.js'

/** Workspaces whose folders import each other in one direction only. */
export const untied: readonly string[] = [
  'apps/devchain',
  'apps/start',
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
]

/**
 * Lists the folders of a workspace that import each other in a circle, directly or through others. Imports of types
 * count as much as those of values; tests are left out, and so are folders of folders that only tests import.
 *
 * @param files The source files of the workspace.
 * @returns One list of folders for each knot, sorted by name. Two folders share a knot where each reaches the other.
 *
 * @example
 * findKnots(readFolder('apps/web/src')) // → [['trade', 'wallet']]
 */
export function findKnots(files: readonly SourceFile[]): string[][] {
  const reach = reachOf(arrowsOf(files))
  const folders = [...reach.keys()].sort()
  const knotOf = (folder: string) =>
    folders.filter((other) => reach.get(folder)?.has(other) && reach.get(other)?.has(folder))
  return folders.map(knotOf).filter((knot, index) => knot.length > 1 && knot[0] === folders[index])
}

/** The folders that the files of each folder import. */
function arrowsOf(files: readonly SourceFile[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    if (isTest(path)) continue
    const from = posix.dirname(path)
    const targets = folders.get(from) ?? new Set<string>()
    for (const specifier of imports) {
      if (specifier.startsWith('.')) targets.add(posix.dirname(posix.join(from, specifier)))
    }
    folders.set(from, targets)
  }
  return folders
}

/** The folders that each folder reaches by any number of arrows; a folder reaches itself only through another one. */
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
