import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import type { SourceFile } from './SourceFile.js'
import { publicPackages, type Workspace } from './workspaces.mjs'

/** Who may import whom. What is not in the table is refused, so a new workspace begins with a line here. */
export const arrows: Record<string, readonly string[] | 'anything'> = {
  '@souk/base': [],
  '@souk/networks': ['@souk/base'],
  '@souk/seaport': ['@souk/base'],
  '@souk/market': ['@souk/base', '@souk/networks', '@souk/seaport'],
  '@souk/execute': ['@souk/base', '@souk/seaport'],
  '@souk/react': ['@souk/base', '@souk/seaport', '@souk/market', '@souk/execute'],
  '@souk/testing': [
    '@souk/base',
    '@souk/seaport',
    '@souk/market',
    '@souk/execute',
    '@souk/contracts',
    '@souk/devchain',
    '@souk/server',
  ],
  '@souk/contracts': ['@souk/base'],
  '@souk/devchain': ['@souk/base', '@souk/networks', '@souk/seaport', '@souk/contracts'],
  '@souk/server': ['@souk/base', '@souk/networks', '@souk/seaport', '@souk/market', '@souk/execute'],
  '@souk/web': [
    '@souk/base',
    '@souk/networks',
    '@souk/seaport',
    '@souk/market',
    '@souk/execute',
    '@souk/react',
  ],
  // The tools are what installs the dependencies before anything else can be imported.
  '@souk/start': [
    '@souk/base',
    '@souk/networks',
    '@souk/seaport',
    '@souk/market',
    '@souk/execute',
    '@souk/devchain',
    '@souk/server',
    '@souk/tools',
  ],
  '@souk/e2e': 'anything',
  '@souk/bench': 'anything',
  // Only names what it installs: the packages stage tries the packed @souk/react with it.
  '@souk/consumer-react18': [],
  '@souk/tools': 'anything',
}

/** What tests may import besides. */
const testArrows: readonly string[] = ['@souk/testing', '@souk/devchain']

/** What the rules are judged by besides the file itself. */
export type Context = {
  workspaces: readonly Workspace[]
  /** Dependencies of the root package.json, which every test may use. */
  rootDependencies: readonly string[]
}

/**
 * Lists what a file imports against the rules.
 *
 * The arrows hold for types too: a package whose types need another one cannot be used without it. The public packages
 * run in browsers, so they may use nothing of Node.
 *
 * @returns One sentence per fault.
 */
export function importIssues(file: SourceFile, context: Context): string[] {
  const workspace = workspaceOf(file.path, context)
  if (!workspace) return [`${file.path} belongs to no workspace.`]
  return [
    ...file.imports.flatMap((specifier) => specifierIssues(specifier, { file, workspace, context })),
    ...(isPublic(workspace) && !isTest(file.path)
      ? file.globals.map((name) => `${file.path} uses ${name}, which browsers lack.`)
      : []),
  ]
}

type Place = { file: SourceFile; workspace: Workspace; context: Context }

function specifierIssues(specifier: string, place: Place): string[] {
  const { file, workspace } = place
  if (specifier.startsWith('.')) return pathIssues(specifier, place)
  if (specifier.startsWith('node:') || builtinModules.includes(specifier))
    return isPublic(workspace) && !isTest(file.path)
      ? [`${file.path} imports ${specifier}, which browsers lack.`]
      : []
  const name = packageName(specifier)
  return [...arrowIssues(name, place), ...manifestIssues(name, place)]
}

/** Imports by path stay within their workspace, but for those of a workspace that has no exports to name. */
function pathIssues(specifier: string, place: Place): string[] {
  const { file, workspace, context } = place
  const path = posix.join(posix.dirname(file.path), specifier)
  const target = workspaceOf(path, context)
  if (target === workspace || arrows[workspace.name] === 'anything') return []
  if (!target || target.manifest.exports) return [`${file.path} leaves its workspace by ${specifier}.`]
  return arrowIssues(target.name, place)
}

function arrowIssues(name: string, { file, workspace, context }: Place): string[] {
  const isOurs = name.startsWith('@souk/') || context.workspaces.some((other) => other.name === name)
  if (!isOurs || name === workspace.name) return []
  const allowed = arrows[workspace.name]
  if (!allowed) return [`${workspace.name} has no line in tools/arrows.ts.`]
  if (allowed === 'anything' || allowed.includes(name)) return []
  if (isTest(file.path) && testArrows.includes(name)) return []
  return [`${file.path} imports ${name}, which ${workspace.name} may not.`]
}

function manifestIssues(name: string, { file, workspace, context }: Place): string[] {
  const { manifest } = workspace
  const tables = [manifest.dependencies, manifest.peerDependencies, manifest.optionalDependencies]
  // What only tests and configurations need is not there for those who install the package.
  if (isTest(file.path)) tables.push(manifest.devDependencies)
  const named = new Set(tables.flatMap((table) => Object.keys(table ?? {})))
  if (named.has(name) || (isTest(file.path) && context.rootDependencies.includes(name))) return []
  return [`${file.path} imports ${name}, which the package.json of ${workspace.name} does not name.`]
}

/** Says whether a file is only there for tests or tools, and so never runs for a user. */
export function isTest(path: string): boolean {
  return /\.(test|test-d|config)\.\w+$/.test(path) || path.includes('/testing/') || isInTestWorkspace(path)
}

/** Says whether a file belongs to a workspace that is there for tests or tools as a whole. */
export function isInTestWorkspace(path: string): boolean {
  return /^(tools|e2e|packages\/testing)\//.test(path)
}

function isPublic(workspace: Workspace): boolean {
  return publicPackages.some((name) => workspace.folder === `packages/${name}`)
}

function workspaceOf(path: string, { workspaces }: Context): Workspace | undefined {
  return workspaces.find(({ folder }) => path.startsWith(`${folder}/`))
}

function packageName(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}
