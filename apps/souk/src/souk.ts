import { readWords } from './readWords.js'
import { runWords } from './runWords.js'

await runWords(readWords(process.argv.slice(2)))
