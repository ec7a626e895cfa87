import { Command } from 'commander'
import { addCommands } from '../commands/index.js'
import { addMcp } from '../mcp/command.js'

/** Returns the names of all commands of traders, as the program itself knows them. */
export function commandNames(): readonly string[] {
  const program = new Command()
  const open = { session: () => Promise.reject(), offline: () => Promise.reject() }
  addCommands(program, open)
  addMcp(program, open)
  return program.commands.map((command) => command.name())
}
