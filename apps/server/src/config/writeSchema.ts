import { writeFileSync } from 'node:fs'
import { toSchema } from './ConfigFile.js'

// Writes the published schema, which Biome then formats:
// node --conditions=@souk/source --import tsx apps/server/src/config/writeSchema.ts
// npx biome format --write apps/server/souk.config.schema.json
const file = new URL('../../souk.config.schema.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(toSchema(), null, 2)}\n`)
