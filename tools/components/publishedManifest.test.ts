import { describe, expect, test } from 'vitest'
import { bundledPackages, folderOf, readJson } from '../repository/workspaces.mjs'
import { publishedManifest } from './publishedManifest.js'

describe('publishedManifest', () => {
  test.each(bundledPackages)('default: %s names only published files and packages', (name) => {
    const manifest = publishedManifest(readJson(`${folderOf(name)}/package.json`))
    expect(JSON.stringify(manifest)).not.toMatch(/source|dist|src|devDependencies|@souk\/words/)
    expect(manifest).toMatchObject({
      main: './index.js',
      types: './index.d.ts',
      exports: {
        '.': { types: './index.d.ts', default: './index.js' },
        './elements': { types: './elements/index.d.ts', default: './elements.js' },
        './souk.css': './souk.css',
      },
      sideEffects: ['**/*.css', './elements.js'],
      typesVersions: { '*': { elements: ['./elements/index.d.ts'] } },
    })
  })
})
