import { BaseError } from '@souk/base'
import { run } from '../../../tools/stages/run.mjs'

/** Runs a command and returns its output. */
export async function runOrThrow(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string | undefined> } = {},
): Promise<string> {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new CommandFailedError({ command: [command, ...args].join(' '), code, output })
  return output
}

/** Thrown when a command exits with another code than 0. */
class CommandFailedError extends BaseError<{ command: string; code: number; output: string }> {
  override readonly name = 'Test.CommandFailedError'
  constructor(facts: { command: string; code: number; output: string }) {
    super(`${facts.command} exited with ${facts.code}:\n${facts.output}`, { facts })
  }
}
