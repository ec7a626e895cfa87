import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from './repository/install.mjs'

/** The facts about a source file that the checks need. */
export type SourceFile = {
  /** Relative to the repository's root, with slashes. */
  path: string
  text: string
  /** Every specifier that the file imports: static, dynamic, re-exported and types alike. */
  imports: readonly string[]
  /** Names of Node's globals in use. */
  globals: readonly string[]
  /** Regular expression literals of the file. */
  patterns: readonly Pattern[]
  /** The number of regular expressions that the file builds from a runtime value. */
  madePatterns: number
}

/** A regular expression literal: `/a+/i` has the source `a+` and the flags `i`. */
export type Pattern = { source: string; flags: string }

/** Any node of the syntax tree; the checks look at few of its fields. */
type Node = { type: string; [field: string]: unknown }

const sourceEnding = /\.(ts|tsx|mts|mjs|js|jsx)$/
const skipped = new Set(['node_modules', 'dist', 'test-results', 'coverage'])
const nodeGlobals = new Set(['Buffer', 'process', '__dirname', '__filename', 'require', 'setImmediate'])

/** Reads every source file below a folder, except hidden and generated folders. */
export function readFolder(folder: string): SourceFile[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith('.') || skipped.has(entry.name)) return []
    if (entry.isDirectory()) return readFolder(path)
    if (!sourceEnding.test(entry.name)) return []
    return [parse({ path, text: readFileSync(join(root, path), 'utf8') })]
  })
}

/** Parses one file. */
export function parse(options: { path: string; text: string }): SourceFile {
  const { path, text } = options
  const imports = new Set<string>()
  const globals = new Set<string>()
  const patterns: Pattern[] = []
  let madePatterns = 0
  visit(parseSync(path, text).program, (node, parent) => {
    const specifier = specifierOf(node)
    if (specifier !== undefined) imports.add(specifier)
    const pattern = patternOf(node)
    if (pattern) patterns.push(pattern)
    if (makesPattern(node)) madePatterns++
    if (isReference(node, parent) && nodeGlobals.has(String(node.name))) globals.add(String(node.name))
  })
  return { path, text, imports: [...imports], globals: [...globals], patterns, madePatterns }
}

function patternOf(node: Node): Pattern | undefined {
  const { regex } = node
  if (node.type !== 'Literal' || typeof regex !== 'object' || regex === null) return undefined
  const { pattern, flags } = regex as { pattern?: unknown; flags?: unknown }
  return { source: String(pattern), flags: String(flags) }
}

function makesPattern({ type, callee }: Node): boolean {
  return (type === 'NewExpression' || type === 'CallExpression') && isNode(callee) && callee.name === 'RegExp'
}

function visit(value: unknown, see: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, see, parent)
    return
  }
  if (!isNode(value)) return
  see(value, parent)
  for (const child of Object.values(value)) visit(child, see, value)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

function specifierOf(node: Node): string | undefined {
  if (!importing.has(node.type)) return undefined
  const { source } = node
  return isNode(source) && typeof source.value === 'string' ? source.value : undefined
}

/** Tells whether an identifier is a variable, and not the name of a property. */
function isReference(node: Node, parent: Node | undefined): boolean {
  if (node.type !== 'Identifier') return false
  if (!parent || parent.computed === true) return true
  return parent.property !== node && parent.key !== node
}
