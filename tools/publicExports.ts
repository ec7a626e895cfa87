import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type ParseResult, parseSync } from 'vite'
import { root } from './repository/install.mjs'
import { readJson } from './repository/workspaces.mjs'

/** A name that users of a package can import. */
export type PublicExport = {
  /** As users write it, for example `Order.hash`. */
  name: string
  /** The file that declares it, relative to the repository's root. */
  path: string
  /** Its name in that file, such as `hash`. */
  local: string
  /** Whether a docstring precedes the declaration. */
  documented: boolean
}

/** Reads a file of the repository; tests pass made-up ones. */
export type ReadSource = (path: string) => string

type Program = ParseResult['program']
type Statement = Program['body'][number]

/** Returns the source entry points of a package, by the name under which users import them. Stylesheets have no exports, and patterns are not published. */
export function entriesOf(folder: string): { name: string; path: string }[] {
  const { name, exports }: { name: string; exports: Record<string, { '@souk/source': string }> } = readJson(
    `${folder}/package.json`,
  )
  return Object.entries(exports)
    .filter(([entry, target]) => typeof target === 'object' && !entry.includes('*'))
    .map(([entry, target]) => ({
      name: `${name}${entry.slice(1)}`,
      path: posix.join(folder, target['@souk/source']),
    }))
}

/**
 * Lists every name that a module exports, with its declaration.
 *
 * Namespace modules (`export * as Order`) give one name per member. Leaves out exports of other packages, which
 * document them.
 */
export function publicExports(path: string, read: ReadSource = readFromDisk): PublicExport[] {
  const text = read(path)
  const { program, comments } = parseSync(path, text)
  const docEnds = new Set(comments.filter(isDocstring).map(({ end }) => end))
  const documented = ({ start }: { start: number }) => docEnds.has(text.slice(0, start).trimEnd().length)
  const found = program.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') return exportedAll(statement, { path, read })
    if (statement.type !== 'ExportNamedDeclaration') return []
    if (statement.source) return exportedFrom(statement, { path, read })
    if (!statement.declaration) return exportedLocally(statement, { path, read, program, documented })
    const isDocumented = documented(statement)
    return declaredNames(statement.declaration).map((name) => ({
      name,
      path,
      local: name,
      documented: isDocumented,
    }))
  })
  return merge(found)
}

type Place = { path: string; read: ReadSource }

function exportedAll(
  statement: Extract<Statement, { type: 'ExportAllDeclaration' }>,
  { path, read }: Place,
): PublicExport[] {
  const target = resolve(path, statement.source.value)
  if (!target) return []
  const members = publicExports(target, read)
  return statement.exported ? prefix(members, nameOf(statement.exported)) : members
}

function exportedFrom(
  statement: Extract<Statement, { type: 'ExportNamedDeclaration' }>,
  { path, read }: Place,
): PublicExport[] {
  const target = statement.source ? resolve(path, statement.source.value) : undefined
  if (!target) return []
  const members = publicExports(target, read)
  return statement.specifiers.flatMap((specifier) =>
    members.flatMap((member) => rename(member, nameOf(specifier.local), nameOf(specifier.exported))),
  )
}

/** Lists the names of an `export { a }` that the file declares or imports above. */
function exportedLocally(
  statement: Extract<Statement, { type: 'ExportNamedDeclaration' }>,
  options: Place & { program: Program; documented: (node: Statement) => boolean },
): PublicExport[] {
  const { path, program, documented } = options
  return statement.specifiers.flatMap((specifier) => {
    const local = nameOf(specifier.local)
    const name = nameOf(specifier.exported)
    const imported = importedAs(local, options)
    if (imported) return imported.flatMap((member) => rename(member, local, name))
    return program.body
      .filter((candidate) => declaredNames(candidate).includes(local))
      .map((candidate) => ({ name, path, local, documented: documented(candidate) }))
  })
}

/** Returns the exports that a file imports under a local name; `undefined` when it imports none. */
function importedAs(
  local: string,
  { path, read, program }: Place & { program: Program },
): PublicExport[] | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue
    const specifier = statement.specifiers.find((candidate) => candidate.local.name === local)
    if (!specifier) continue
    const target = resolve(path, statement.source.value)
    if (!target) return []
    const members = publicExports(target, read)
    if (specifier.type === 'ImportNamespaceSpecifier') return prefix(members, local)
    if (specifier.type === 'ImportDefaultSpecifier') return []
    return members.flatMap((member) => rename(member, nameOf(specifier.imported), local))
  }
  return undefined
}

/** Lists the names that a statement declares. */
export function declaredNames(node: Statement | { type: string }): string[] {
  if ('declarations' in node)
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  if ('id' in node && node.id && node.id.type === 'Identifier') return [node.id.name]
  return []
}

/** A function and the namespace of its types share a name, and one docstring is enough for both. */
function merge(found: readonly PublicExport[]): PublicExport[] {
  const byName = new Map<string, PublicExport>()
  for (const item of found) {
    const known = byName.get(item.name)
    byName.set(item.name, { ...item, documented: item.documented || known?.documented === true })
  }
  return [...byName.values()]
}

function prefix(members: readonly PublicExport[], name: string): PublicExport[] {
  return members.map((member) => ({ ...member, name: `${name}.${member.name}` }))
}

/** Renames a member, or a member of a namespace, if it has the name; returns nothing otherwise. */
function rename(member: PublicExport, from: string, to: string): PublicExport[] {
  if (member.name === from) return [{ ...member, name: to }]
  if (member.name.startsWith(`${from}.`)) return [{ ...member, name: to + member.name.slice(from.length) }]
  return []
}

function nameOf(node: { type: string; name?: string; value?: string }): string {
  return node.name ?? node.value ?? ''
}

/** Tells whether a comment is a docstring. */
export function isDocstring({ type, value }: { type: string; value: string }): boolean {
  return type === 'Block' && value.startsWith('*')
}

/** Returns the source file of a relative import, which names the compiled file; `undefined` for other packages. */
/** Returns the file that an import names. Returns `undefined` for an import of another package. */
export function resolve(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(path), specifier)
  const asTsx = target.replace(/\.js$/, '.tsx')
  return existsSync(join(root, asTsx)) ? asTsx : target.replace(/\.js$/, '.ts')
}

/** Reads a file by its path relative to the repository's root. */
export function readFromDisk(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
