import { Ajv2020 } from 'ajv/dist/2020.js'
import { type OutputName, schemaOf } from '../commands/outputs.js'

type Line = Readonly<Record<string, unknown>>

/**
 * Checks all lines of JSON that a command wrote against the schemas, where a field that they do not name is a problem.
 *
 * @param command - The name of the command.
 * @returns The lines.
 */
export function checkLines(text: string, command: OutputName): readonly Line[] {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.startsWith('{'))
    .map((line): Line => JSON.parse(line))
  const problems = lines.flatMap((line) => problemsOf(line, nameOf(line, command)))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return lines
}

/** The schema of a line: that of its kind, else that of the command. */
function nameOf({ type, command, status, operator, transactionHash }: Line, asked: OutputName): OutputName {
  if (type === 'progress' || type === 'state') return type
  if (command === undefined) return status === 'dryRun' ? 'dry-run' : 'failure'
  if (command === 'approvals') return operator === undefined ? 'approvals' : 'revoke'
  if (command === 'swap') return transactionHash === undefined ? 'swap' : 'swap-accept'
  return command === 'list' && asked === 'reprice' ? asked : (command as OutputName)
}

function problemsOf(line: Line, name: OutputName): readonly string[] {
  const ajv = new Ajv2020({ allErrors: true, formats: { 'date-time': true } })
  const validate = ajv.compile(closed(schemaOf(name)) as object)
  return validate(line) ? [] : [`${name}: ${ajv.errorsText(validate.errors)}: ${JSON.stringify(line)}`]
}

function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const each = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closed(part)]))
  return each.type === 'object' && 'properties' in each ? { ...each, additionalProperties: false } : each
}
