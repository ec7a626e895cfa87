import { type ParseResult, parseSync } from 'vite'
import * as Docstring from './Docstring.js'
import { declaredNames, isDocstring, type PublicExport, type ReadSource } from './publicExports.js'

/** The kind of an export, for readers. */
type Kind = 'function' | 'class' | 'type' | 'const'

/** One export as its page shows it. */
export type Described = {
  name: string
  path: string
  kind: Kind
  doc: Docstring.Docstring
  /** Code without function bodies. */
  signature: string
  /** Types in the function's namespace: `fn.Options`, `fn.Result`. */
  types: string
  /** The `name` of an error. */
  errorName: string | undefined
}

/** A node of the syntax tree; the code reads few of its fields. */
type Node = { type: string; start: number; end: number; [field: string]: unknown }
type Statement = ParseResult['program']['body'][number]
/** A statement and its declaration, with the text of the file. */
type Found = { statement: Statement; declaration: Node; text: string }

/** A parsed source file. */
export type Parsed = { text: string } & Pick<ParseResult, 'program' | 'comments'>

/** A longer initial value takes more room than it is worth. */
const longestValue = 500

/** Parses a file once for all of its exports. */
export function parseSource(path: string, read: ReadSource): Parsed {
  const text = read(path)
  const { program, comments } = parseSync(path, text)
  return { text, program, comments }
}

/** Finds an export in its file, and describes what callers need to know. */
export function describeExport(
  { name, path, local }: PublicExport,
  { text, program, comments }: Parsed,
): Described {
  const found = program.body.flatMap((statement): Found[] => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (!isNode(declaration) || !declaredNames(declaration).includes(local)) return []
    return [{ statement, declaration, text }]
  })
  const docs = found.flatMap(({ statement }) => {
    const end = text.slice(0, statement.start).trimEnd().length
    const comment = comments.find((one) => isDocstring(one) && one.end === end)
    return comment ? [Docstring.parse(comment.value)] : []
  })
  const spaces = found.filter(({ declaration }) => declaration.type === 'TSModuleDeclaration')
  const values = callable(found.filter((one) => !spaces.includes(one)))
  const shown = values.length > 0 ? values : spaces
  return {
    name,
    path,
    kind: shown[0] ? kindOf(shown[0].declaration) : 'type',
    doc: docs[0] ?? Docstring.parse(''),
    signature: shown.map(signatureOf).join('\n'),
    types: values.length > 0 ? spaces.map(whole).join('\n') : '',
    errorName: shown.map(errorNameOf).find((found) => found !== undefined),
  }
}

/** For a function with overloads, returns those that callers see. */
function callable(found: readonly Found[]): readonly Found[] {
  const overloads = found.filter(({ declaration }) => declaration.type === 'TSDeclareFunction')
  return overloads.length > 0 ? overloads : found
}

function kindOf(declaration: Node): Kind {
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'TSDeclareFunction')
    return 'function'
  if (declaration.type === 'ClassDeclaration') return 'class'
  if (declaration.type !== 'VariableDeclaration') return 'type'
  return isFunction(initOf(declaration)) ? 'function' : 'const'
}

function signatureOf(found: Found): string {
  const { declaration, text } = found
  if (declaration.type === 'VariableDeclaration') return valueText(found)
  const { body } = declaration
  if (declaration.type !== 'FunctionDeclaration' && declaration.type !== 'ClassDeclaration')
    return whole(found)
  return text
    .slice(declaration.start, isNode(body) ? body.start : declaration.end)
    .trim()
    .replace(/^async /, '')
}

/** Returns the type of a value or, if it has none, its initial value if that is short. */
function valueText({ declaration, text }: Found): string {
  const init = initOf(declaration)
  const [declarator] = listOf(declaration.declarations)
  const id = declarator && isNode(declarator.id) ? declarator.id : declaration
  const named = `const ${text.slice(id.start, id.end)}`
  if (init && isFunction(init)) {
    const body = isNode(init.body) ? init.body.start : init.end
    return `${named} = ${text.slice(init.start, body).trim()}`.replace(/\s*=>$/, ' => …')
  }
  if (isNode(id.typeAnnotation)) return named
  const value = init ? text.slice(init.start, init.end) : ''
  return `${named} = ${value.length > longestValue ? '…' : value}`
}

function initOf(declaration: Node): Node | undefined {
  const [declarator] = listOf(declaration.declarations)
  return isNode(declarator?.init) ? declarator.init : undefined
}

function isFunction(node: Node | undefined): boolean {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'
}

function whole({ declaration, text }: Found): string {
  return text.slice(declaration.start, declaration.end).replace(/^declare /, '')
}

/** Returns the literal name that distinguishes an error in a `catch`. */
function errorNameOf({ declaration, text }: Found): string | undefined {
  if (declaration.type !== 'ClassDeclaration') return undefined
  return /override readonly name(?:: string)? = '([^']*)'/.exec(
    text.slice(declaration.start, declaration.end),
  )?.[1]
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
