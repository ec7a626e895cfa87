import { describe, expect, test } from 'vitest'
import { findFileKnots, findKnots, untied } from './knots.js'
import { parse, readFolder } from './SourceFile.js'

describe('this repository', () => {
  test.each(untied)(
    'behavior: folders and files of %s import each other in one direction only',
    (workspace) => {
      const files = readFolder(workspace)
      expect({ folders: findKnots(files), files: findFileKnots(files) }).toEqual({ folders: [], files: [] })
    },
  )
})

describe('findKnots', () => {
  const knots = (files: Readonly<Record<string, string>>) =>
    findKnots(Object.entries(files).map(([path, text]) => parse({ path: `apps/web/src/${path}`, text })))

  test('default', () => {
    expect(knots({ 'a/one.ts': "import '../b/two.js'", 'b/two.ts': "import '../c.js'", 'c.ts': '' })).toEqual(
      [],
    )
  })

  test('behavior: finds folders that reach each other through others', () => {
    const found = knots({
      'a/one.ts': "import '../b/two.js'",
      'b/two.ts': "import '../c/three.js'",
      'c/three.ts': "import '../a/other.js'",
      'd/four.ts': "import '../a/one.js'",
    })
    expect(found).toEqual([['apps/web/src/a', 'apps/web/src/b', 'apps/web/src/c']])
  })

  test('behavior: counts types, dynamic imports and folders inside of folders', () => {
    const found = knots({
      'a/one.ts': "import type { Two } from './inner/two.js'",
      'a/inner/two.ts': "export const load = () => import('../three.js')",
    })
    expect(found).toEqual([['apps/web/src/a', 'apps/web/src/a/inner']])
  })

  test('behavior: leaves tests and imports within a folder out', () => {
    expect(
      knots({
        'a/one.ts': "import './two.js'; import '../b/three.js'",
        'a/two.ts': "import './one.js'",
        'b/three.ts': '',
        'b/three.test.ts': "import '../a/one.js'",
      }),
    ).toEqual([])
  })
})

describe('findFileKnots', () => {
  const knots = (files: Readonly<Record<string, string>>) =>
    findFileKnots(
      Object.entries(files).map(([path, text]) => parse({ path: `packages/a/src/${path}`, text })),
    )

  test('default', () => {
    expect(knots({ 'one.ts': "import './two.js'", 'two.ts': "import './View.js'", 'View.tsx': '' })).toEqual(
      [],
    )
  })

  test('behavior: finds circles within a folder, of types and through other files', () => {
    const found = knots({
      'one.ts': "import type { Two } from './two.js'",
      'two.ts': "export { three } from './View.js'",
      'View.tsx': "export const load = () => import('./one.js')",
      'four.ts': "import './one.js'",
    })
    expect(found).toEqual([['packages/a/src/View.tsx', 'packages/a/src/one.ts', 'packages/a/src/two.ts']])
  })

  test('behavior: leaves tests out', () => {
    expect(knots({ 'one.ts': "import './one.test.js'", 'one.test.ts': "import './one.js'" })).toEqual([])
  })
})

describe.each(['e2e', 'packages/testing', 'tools'])('the test code of %s', (workspace) => {
  const parseAll = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([path, text]) => parse({ path: `${workspace}/src/${path}`, text }))

  test('behavior: finds files that import each other in a circle', () => {
    const files = { 'one.ts': "import './two.js'", 'two.ts': "import './one.js'", 'one.test.ts': '' }
    expect(findFileKnots(parseAll(files))).toEqual([[`${workspace}/src/one.ts`, `${workspace}/src/two.ts`]])
  })

  test('behavior: finds folders that import each other in a circle', () => {
    const files = { 'a/one.ts': "import '../b/two.js'", 'b/two.ts': "import '../a/other.js'" }
    expect(findKnots(parseAll(files))).toEqual([[`${workspace}/src/a`, `${workspace}/src/b`]])
  })
})
