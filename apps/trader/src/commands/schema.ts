import { MistakeError } from '../terminal/errors.js'
import type { Screen } from '../terminal/Screen.js'

/** Writes the JSON Schema of what a command writes with --json, or lists what there are schemas of. */
export async function schema(
  { screen }: { screen: Pick<Screen, 'say'> },
  name: string | undefined,
): Promise<void> {
  // No other command needs the schemas.
  const { outputs, schemaOf } = await import('./outputs.js')
  if (name === undefined) return screen.say(Object.keys(outputs).join('\n'))
  if (!Object.hasOwn(outputs, name))
    throw new MistakeError(`There is no schema of ${name}. There are ${Object.keys(outputs).join(', ')}.`)
  screen.say(JSON.stringify(schemaOf(name as keyof typeof outputs), undefined, 2))
}
