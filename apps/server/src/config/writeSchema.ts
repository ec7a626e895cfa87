import { writeFileSync } from 'node:fs'
import { toSchema } from './ConfigFile.js'

// Writes the published schema. `npm run schema -w apps/server` runs this, and formats the file.
const file = new URL('../../souk.config.schema.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(toSchema(), null, 2)}\n`)
