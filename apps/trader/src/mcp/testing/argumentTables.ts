import type { Definition } from './startAgent.js'

/** The schema of an argument. */
type Argument = {
  description?: string
  type?: string
  enum?: readonly string[]
  default?: unknown
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Argument
}

/** Writes the arguments of tools as two tables for the documentation: those of each tool, and what each argument is. */
export function argumentTables(tools: readonly Definition[]): string {
  const rows = tools.map(({ name, inputSchema: { properties = {}, required = [] } }) => {
    const all = Object.keys(properties)
    const needed = all.filter((one) => required.includes(one))
    return [code(name), words(needed), words(all.filter((one) => !needed.includes(one)))]
  })
  return [
    ...table(['tool', 'needs', 'can have'], rows),
    '',
    ...table(['argument', 'of', 'meaning'], meanings(tools)),
  ].join('\n')
}

/** Tools whose argument has the same meaning share a row. */
function meanings(tools: readonly Definition[]): readonly (readonly string[])[] {
  const uses = tools.flatMap(({ name: tool, inputSchema: { properties = {} } }) =>
    Object.entries(properties).map(([name, schema]) => ({
      tool,
      name,
      meaning: meaningOf(schema as Argument),
    })),
  )
  const distinct = new Map(uses.map((use) => [`${use.name} ${use.meaning}`, use]))
  return [...distinct.values()]
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, meaning }) => {
      const ofName = uses.filter((use) => use.name === name)
      const sharing = ofName.filter((use) => use.meaning === meaning)
      const isOnly = sharing.length > 1 && sharing.length === ofName.length
      return [code(name), isOnly ? 'all that have it' : words(sharing.map(({ tool }) => tool)), meaning]
    })
}

function meaningOf(argument: Argument): string {
  const { description = '', items, default: usual } = argument
  return [
    description || items?.description || '',
    textOf(argument),
    ...(usual === undefined ? [] : [`${code(String(usual))} if absent.`]),
  ]
    .filter((text) => text !== '')
    .join(' ')
}

function textOf({ type, enum: values, minimum, maximum, minItems = 0, maxItems }: Argument): string {
  if (values) return `${values.map(code).join(' or ')}.`
  if (type === 'boolean') return '`true` or `false`.'
  if (type === 'array')
    return minItems === 0 ? `A list of up to ${maxItems}.` : `A list of ${minItems} to ${maxItems}.`
  if (type !== 'integer') return ''
  const most = maximum === Number.MAX_SAFE_INTEGER ? '' : ` to ${maximum}`
  return `A whole number from ${minimum}${most}.`
}

const code = (text: string) => `\`${text}\``
const words = (names: readonly string[]) => names.map(code).join(', ')

function table(titles: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const lines = [titles, titles.map(() => '---'), ...rows]
  return lines.map(
    (cells) =>
      `|${cells.map((cell) => (cell === '---' ? cell : cell === '' ? ' ' : ` ${cell} `)).join('|')}|`,
  )
}
