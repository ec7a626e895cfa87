import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../repository/install.mjs'
import { folderOf, packedPackages, readJson } from '../repository/workspaces.mjs'
import { findStale } from './statedVersions.js'

describe('findStale', () => {
  test('default: every source file states the version of its package', async () => {
    expect(await findStale()).toEqual([])
  })
})

describe.runIf(readJson('apps/souk/package.json').version.startsWith('0.'))('before 1.0.0', () => {
  test('behavior: no change asks for a major version', async () => {
    const folder = join(root, '.changeset')
    const texts = await Promise.all(
      (await readdir(folder))
        .filter((name) => name.endsWith('.md'))
        .map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    )
    expect(texts.filter(([, text]) => /^['"].+['"]: major$/m.test(text)).map(([name]) => name)).toEqual([])
  })

  test.each(packedPackages)(
    'behavior: %s has no peer of ours, which Changesets would answer with 1.0.0',
    (name) => {
      const { peerDependencies = {} } = readJson(`${folderOf(name)}/package.json`)
      expect(Object.keys(peerDependencies).filter((peer) => peer.startsWith('@souk/'))).toEqual([])
    },
  )
})
