import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { installLine } from './installLine.mjs'
import { root } from './repository/install.mjs'
import { folderOf, packedPackages, publicPackages, readJson } from './repository/workspaces.mjs'

const guide = readFileSync(join(root, 'docs/guide-for-app-developers.md'), 'utf8')

describe('installLine', () => {
  test('default: a package with its dependencies and peer dependencies', () => {
    expect(packedPackages.map((name) => installLine(name))).toMatchInlineSnapshot(`
      [
        "souk-base-*.tgz viem",
        "souk-{base,networks}-*.tgz viem",
        "souk-{base,seaport}-*.tgz viem",
        "souk-{base,networks,seaport,market}-*.tgz viem",
        "souk-{base,seaport,execute}-*.tgz viem",
        "souk-{base,networks,seaport,market,execute,react}-*.tgz @tanstack/react-query react viem wagmi",
        "souk-{base,contracts}-*.tgz viem",
        "souk-{base,networks,seaport,contracts,devchain}-*.tgz viem",
        "souk-{base,networks,seaport,market,execute,react,ui}-*.tgz @tanstack/react-query react react-dom viem wagmi",
      ]
    `)
  })

  test('param: folder', () => {
    expect(installLine('base', { folder: '/clone/dist' })).toBe('/clone/dist/souk-base-*.tgz viem')
  })

  test('behavior: the guide has the same command', () => {
    const rows = [...guide.matchAll(/^\| `@souk\/(\w+)` \| `(.*tgz.*)` \|$/gm)].map(([, name = '', line]) => [
      name,
      line,
    ])
    expect(rows.length).toBe(publicPackages.length)
    expect(rows).toEqual(rows.map(([name = '']) => [name, installLine(name)]))
    expect(guide).toContain(`npm install ${installLine('market', { folder: '../souk/dist' })}`)
    expect(guide).toContain(`npm install ${installLine('react', { folder: '../souk/dist' })}`)
  })

  test.each([...publicPackages, 'devchain', 'ui'])(
    'behavior: the README of %s has the same command',
    (name) => {
      const readme = readFileSync(join(root, folderOf(name), 'README.md'), 'utf8')
      const commands = [...readme.matchAll(/^npm install (?:--save-dev )?(.*?)(?: #.*)?$/gm)].map(
        ([, line]) => line,
      )
      expect(commands).toEqual([installLine(name, { folder: '../souk/dist' })])
    },
  )

  test('behavior: the guide installs the runner of its script', () => {
    expect(guide).toContain(` viem tsx@${readJson('package.json').devDependencies.tsx}\n`)
  })
})
