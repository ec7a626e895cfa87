import { z } from 'zod'
import { named } from '../terminal/text.js'

/** What a tool is given: a schema for each field. */
export type Shape = Readonly<Record<string, z.ZodType>>

/** A tool of the server. */
export type Tool<shape extends Shape = Shape> = {
  name: string
  title: string
  /** For the agent. It contains no text of a stranger. */
  description: string
  input: shape
  /** Whether it changes nothing, neither here nor on the chain. */
  isReadOnly: boolean
  run: (input: z.output<z.ZodObject<shape>>) => Promise<object>
}

/**
 * Returns the schema of a tool's arguments. It refuses an argument that the tool does not have: a filter with a typing mistake
 * would filter nothing.
 */
export function toSchema({ name, input }: Pick<Tool, 'name' | 'input'>): z.ZodObject {
  const known = Object.keys(input)
  return z.strictObject(input, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${name} has no argument ${issue.keys.map((key) => named(key)).join(', ')}. Its arguments are ${known.join(', ')}.`
        : undefined,
  })
}

/** Keeps the types of a tool's input together, and then forgets them, so that tools fit in one list. */
export function tool<const shape extends Shape>(given: Tool<shape>): Tool {
  return given as unknown as Tool
}
