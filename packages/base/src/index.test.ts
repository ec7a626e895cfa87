import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Follows the imports of a file to what does not belong to this package. */
function foreignImports(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  const specifiers = [
    ...readFileSync(path, 'utf8').matchAll(/^(?:import|export|\}) .*?from '([^']+)'/gm),
  ].map(([, specifier = '']) => specifier)
  return specifiers.flatMap((specifier) =>
    specifier.startsWith('.')
      ? foreignImports(join(dirname(path), specifier.replace(/\.js$/, '.ts')), seen)
      : [specifier],
  )
}

test('behavior: nothing is loaded but viem', () => {
  const { dirname: folder } = import.meta
  expect([...new Set(foreignImports(join(folder, 'index.ts')))]).toEqual(['viem', 'viem/actions'])
})
