/**
 * Lists the issues of a package-lock.json.
 *
 * npm silently drops optional packages that a registry lacks. A lock without them fails `npm ci`, or leaves other
 * systems without their binaries. A registry's address would bind all users to that registry.
 *
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optionalDependencies?: Record<string, string> }}
 * Entry
 * @param {{ packages: Record<string, Entry> }} lock
 * @returns {string[]} One sentence per issue.
 */
export function lockIssues(lock) {
  const entries = Object.entries(lock.packages)
  const present = new Set(entries.map(([path]) => path.split('node_modules/').at(-1)))
  return entries.flatMap(([path, entry]) => [
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !present.has(name))
      .map((name) => `${path} lacks its optional dependency ${name}.`),
    ...(entry.resolved?.includes('://') ? [`${path} names the address of a registry.`] : []),
  ])
}
