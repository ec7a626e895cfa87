import { describe, expect, test } from 'vitest'
import { arrows, type Context, importIssues } from './arrows.js'
import { getWorkspaces, readJson, type Workspace } from './repository/workspaces.mjs'
import { parse, readFolder } from './SourceFile.js'

const folders = ['packages', 'apps', 'contracts', 'bench', 'e2e', 'tools']

describe('this repository', () => {
  const context: Context = {
    workspaces: getWorkspaces(),
    rootDependencies: Object.keys(readJson('package.json').devDependencies),
  }

  test('behavior: every import is allowed', () => {
    expect(folders.flatMap(readFolder).flatMap((file) => importIssues(file, context))).toEqual([])
  })

  test('behavior: every workspace has a line in the table, and every line a workspace', () => {
    expect(Object.keys(arrows).sort()).toEqual(context.workspaces.map(({ name }) => name).sort())
  })
})

describe('importIssues', () => {
  const context: Context = {
    workspaces: [
      workspace('packages/base', {}),
      workspace('packages/seaport', {
        dependencies: { '@souk/base': '1.0.0' },
        peerDependencies: { viem: '2' },
        devDependencies: { ethers: '6', '@souk/testing': '1.0.0' },
      }),
      workspace('apps/start', {}),
      workspace('apps/new', { dependencies: { '@souk/base': '1.0.0' } }),
      { ...workspace('tools', {}), manifest: {} },
    ],
    rootDependencies: ['vitest'],
  }
  const issues = (path: string, text: string) => importIssues(parse({ path, text }), context)
  const inSeaport = (text: string) => issues('packages/seaport/src/a/file.ts', text)

  test('default', () => {
    const text = `import { delay } from '@souk/base'
      import type { Hex } from 'viem'
      import { parseAbi } from 'viem/utils'
      import { b } from '../b.js'`
    expect(inSeaport(text)).toEqual([])
  })

  test.each([
    ['static', `import { createServer } from '@souk/server'`],
    ['for its effects', `import '@souk/server'`],
    ['of a type', `import type { Config } from '@souk/server'`],
    ['of a type in place', `type A = import('@souk/server').Config`],
    ['dynamic', `const server = await import('@souk/server')`],
    ['re-exported', `export { createServer } from '@souk/server'`],
    ['re-exported whole', `export * from '@souk/server/config'`],
    ['re-exported under a name', `export * as Server from '@souk/server'`],
  ])('behavior: refuses what no arrow allows, %s', (_, text) => {
    expect(inSeaport(text)).toContain(
      'packages/seaport/src/a/file.ts imports @souk/server, which @souk/seaport may not.',
    )
  })

  test('behavior: comments and texts are not imports', () => {
    expect(inSeaport(`// import '@souk/server'\nexport const text = "import '@souk/server'"`)).toEqual([])
  })

  test('behavior: refuses imports that the package.json does not name', () => {
    expect(inSeaport(`import 'zod'`)).toMatchInlineSnapshot(`
      [
        "packages/seaport/src/a/file.ts imports zod, which the package.json of @souk/seaport does not name.",
      ]
    `)
    expect(inSeaport(`import 'ethers'`)).toMatchInlineSnapshot(`
      [
        "packages/seaport/src/a/file.ts imports ethers, which the package.json of @souk/seaport does not name.",
      ]
    `)
  })

  test('behavior: tests may use more', () => {
    const text = `import { test } from 'vitest'
      import 'ethers'
      import 'node:fs'
      import { testChain } from '@souk/testing'
      Buffer.from([])`
    expect(issues('packages/seaport/src/a.test.ts', text)).toEqual([])
  })

  test('behavior: refuses Node in a public package', () => {
    expect(
      inSeaport(`import { readFile } from 'node:fs/promises'
      import 'path'
      const raw = Buffer.from(process.env.A)
      const fine = { process: 1 }.process`),
    ).toMatchInlineSnapshot(`
      [
        "packages/seaport/src/a/file.ts imports node:fs/promises, which browsers lack.",
        "packages/seaport/src/a/file.ts imports path, which browsers lack.",
        "packages/seaport/src/a/file.ts uses Buffer, which browsers lack.",
        "packages/seaport/src/a/file.ts uses process, which browsers lack.",
      ]
    `)
  })

  test('behavior: refuses paths out of the workspace, except into one without exports', () => {
    expect(inSeaport(`import '../../../base/src/delay.js'`)).toMatchInlineSnapshot(`
      [
        "packages/seaport/src/a/file.ts leaves its workspace by ../../../base/src/delay.js.",
      ]
    `)
    expect(issues('apps/start/bin/souk.mjs', `import '../../../tools/repository/install.mjs'`)).toEqual([])
    expect(inSeaport(`import '../../../../tools/repository/install.mjs'`)).toMatchInlineSnapshot(`
      [
        "packages/seaport/src/a/file.ts imports @souk/tools, which @souk/seaport may not.",
      ]
    `)
  })

  test('behavior: refuses workspaces without a line in the table', () => {
    expect(issues('apps/new/src/a.ts', `import '@souk/base'`)).toMatchInlineSnapshot(`
      [
        "@souk/new has no line in tools/arrows.ts.",
      ]
    `)
    expect(issues('packages/else/src/a.ts', '')).toMatchInlineSnapshot(`
      [
        "packages/else/src/a.ts belongs to no workspace.",
      ]
    `)
  })
})

function workspace(folder: string, manifest: Workspace['manifest']): Workspace {
  return {
    folder,
    name: `@souk/${folder.split('/').at(-1)}`,
    manifest: { exports: { '.': './src/index.ts' }, ...manifest },
  }
}
