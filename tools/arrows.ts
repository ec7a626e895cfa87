import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { publicPackages, type Workspace } from './repository/workspaces.mjs'
import type { SourceFile } from './SourceFile.js'

/** The permitted imports between workspaces. Everything else is refused, so a new workspace begins with a line here. */
export const arrows: Record<string, readonly string[] | 'anything'> = {
  '@souk/base': [],
  '@souk/networks': ['@souk/base'],
  '@souk/seaport': ['@souk/base'],
  '@souk/market': ['@souk/base', '@souk/networks', '@souk/seaport'],
  '@souk/execute': ['@souk/base', '@souk/seaport'],
  '@souk/react': ['@souk/base', '@souk/seaport', '@souk/market', '@souk/execute'],
  // The errors of all packages, by their types.
  '@souk/words': [
    '@souk/base',
    '@souk/networks',
    '@souk/seaport',
    '@souk/market',
    '@souk/execute',
    '@souk/react',
  ],
  '@souk/ui': [
    '@souk/base',
    '@souk/networks',
    '@souk/seaport',
    '@souk/market',
    '@souk/execute',
    '@souk/react',
    '@souk/words',
  ],
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
  // The server deploys the auction zone.
  '@souk/server': [
    '@souk/base',
    '@souk/networks',
    '@souk/seaport',
    '@souk/market',
    '@souk/execute',
    '@souk/contracts',
  ],
  '@souk/web': [
    '@souk/base',
    '@souk/networks',
    '@souk/seaport',
    '@souk/market',
    '@souk/execute',
    '@souk/react',
    '@souk/words',
    '@souk/ui',
  ],
  // The tools install the dependencies before any other module can be imported.
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
  // The command line of traders.
  '@souk/trader': ['@souk/base', '@souk/networks', '@souk/seaport', '@souk/market', '@souk/words'],
  // Server, app, local chain and command line as one program.
  souk: ['@souk/server', '@souk/start', '@souk/trader'],
  '@souk/e2e': 'anything',
  '@souk/bench': 'anything',
  // It only lists dependencies: the packages stage tests the packed @souk/react with them.
  '@souk/consumer-react18': [],
  '@souk/tools': 'anything',
}

/** Workspaces that are published as a bundle. Their dependencies are what stays outside of it. */
const bundled: ReadonlySet<string> = new Set(['souk', '@souk/ui'])

/** Additional imports that tests may use. */
const testArrows: readonly string[] = ['@souk/testing', '@souk/devchain']

/** The facts for checking a file, besides the file itself. */
export type Context = {
  workspaces: readonly Workspace[]
  /** Dependencies of the root package.json, available to every test. */
  rootDependencies: readonly string[]
}

/**
 * Lists the imports of a file that break the rules.
 *
 * The arrows hold for types too: a package whose types need another one cannot be used without it. The public
 * packages run in browsers, so they must not use Node.
 *
 * @returns One sentence per issue.
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

/** Imports by path stay within their workspace, except for workspaces without exports. */
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
  // Users who install the package do not have its development dependencies, except for what the bundle contains.
  if (isTest(file.path) || bundled.has(workspace.name)) tables.push(manifest.devDependencies)
  const named = new Set(tables.flatMap((table) => Object.keys(table ?? {})))
  if (named.has(name) || (isTest(file.path) && context.rootDependencies.includes(name))) return []
  return [`${file.path} imports ${name}, which the package.json of ${workspace.name} does not name.`]
}

/** Tells whether a file only serves tests or tools, and never runs for a user. */
export function isTest(path: string): boolean {
  return /\.(test|test-d|config)\.\w+$/.test(path) || path.includes('/testing/') || isInTestWorkspace(path)
}

/** Tells whether a file belongs to a workspace that only serves tests or tools. */
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
