import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './repository/install.mjs'
import { bundledPackages, publicPackages, readJson } from './repository/workspaces.mjs'

type Versions = Record<string, string>
type Manifest = { dependencies: Versions; devDependencies: Versions }

const newest: Manifest = readJson('consumers/newest/package.json')
/** The projects with the oldest versions. The components need newer ones than the other packages. */
const projects: Record<string, Manifest> = {
  packages: readJson('consumers/oldest/package.json'),
  ui: readJson('consumers/components/package.json'),
}

const names: Versions = {
  '@tanstack/react-query': 'TanStack Query',
  react: 'React',
  'react-dom': 'React DOM',
  viem: 'viem',
  wagmi: 'wagmi',
}

const peersOf = (name: string): [peer: string, range: string][] => {
  const { peerDependencies }: { peerDependencies: Versions } = readJson(`packages/${name}/package.json`)
  return Object.entries(peerDependencies).filter(([peer]) => !peer.startsWith('@souk/'))
}

describe.each([...publicPackages, ...bundledPackages])('peer dependencies of %s', (name) => {
  const oldest = (projects[name] ?? projects.packages) as Manifest
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')

  test.each(peersOf(name))('behavior: %s %s is tried at both ends', (peer, range) => {
    const [, floor = '', top = ''] = /^>=(\S+) <(\d+)$/.exec(range) ?? []
    expect(`${oldest.dependencies[peer]}.`).toMatch(new RegExp(`^${floor.replaceAll('.', '\\.')}\\.`))
    expect(Number(newest.dependencies[peer]?.split('.')[0])).toBe(Number(top) - 1)
  })

  test.each(peersOf(name))('behavior: the README says what it needs of %s', (peer, range) => {
    const floor = /^>=(\d+(\.[1-9]\d*)?)/.exec(range)?.[1]
    expect(readme).toContain(`${names[peer]} ${floor} or `)
  })

  test('behavior: the README says which TypeScript and Node it needs', () => {
    const compiler = Object.keys(oldest.devDependencies).find((one) => one.startsWith('typescript-'))
    expect(readme).toContain(`${compiler?.replace('typescript-', 'TypeScript ')} or newer`)
    const { engines }: { engines: { node: string } } = readJson(`packages/${name}/package.json`)
    expect(engines.node).toBe('^20.19.0 || >=22.12.0')
  })

  test('behavior: tools that know no `exports` find every entry point', () => {
    type Entry = { types: string; default: string }
    const {
      main,
      types,
      exports,
      typesVersions,
    }: {
      main: string
      types: string
      exports: Record<string, Entry>
      typesVersions?: { '*': Record<string, string[]> }
    } = readJson(`packages/${name}/package.json`)
    const { '.': first, ...others } = exports
    expect({ main, types }).toEqual({ main: first?.default, types: first?.types })
    const typed = Object.entries(others).filter(([, { types }]) => types !== undefined)
    expect(typesVersions?.['*'] ?? {}).toEqual(
      Object.fromEntries(typed.map(([entry, target]) => [entry.slice(2), [target.types]])),
    )
  })
})
