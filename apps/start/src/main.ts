import { fileURLToPath } from 'node:url'
import { parseFlags } from '../bin/flags.mjs'
import { runStart } from './runStart.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const flags = parseFlags(process.argv.slice(2), { folder: root })
if (flags.type === 'run') await runStart(flags.options)
