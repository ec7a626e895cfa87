import { ensureInstalled, ensureNode } from './repository/install.mjs'

// Only Node's own modules can load before the dependencies are installed.
try {
  ensureNode()
  const { stageNames, help } = await import('./stages/names.mjs')
  const args = process.argv.slice(2)
  const unknown = args.filter((arg) => !stageNames.includes(arg))
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help)
  } else if (unknown.length > 0) {
    console.error(`No stage is called ${unknown.join(' or ')}; there are ${stageNames.join(', ')}.`)
    process.exitCode = 2
  } else {
    await ensureInstalled({ onProgress: (text) => console.log(`${text} …`) })
    const { runStages } = await import('./stages/runStages.mjs')
    process.exitCode = await runStages(args)
  }
} catch (error) {
  console.error(error instanceof Error && error.name.includes('.') ? error.message : error)
  process.exitCode = 1
}
