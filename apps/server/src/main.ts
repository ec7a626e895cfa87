import { runCommand } from './runCommand.js'

await runCommand(process.argv.slice(2), process.env)
