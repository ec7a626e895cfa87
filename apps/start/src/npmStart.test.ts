import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const program = `
  process.on('SIGINT', () => process.exit(console.log('SIGINT')))
  process.on('SIGTERM', () => process.exit(console.log('SIGTERM')))
  setInterval(() => {}, 1000)
  console.log('started')`

describe('npm start', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('behavior: npm hands a %s on', async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'souk-npm-start-'))
    try {
      const { scripts } = JSON.parse(
        await readFile(new URL('../../../package.json', import.meta.url), 'utf8'),
      )
      const start = scripts.start.replace('apps/start/bin/souk.mjs', 'program.mjs')
      await writeFile(join(folder, 'program.mjs'), program)
      await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
      const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
      let output = ''
      for await (const chunk of npm.stdout) {
        output += chunk
        if (output === 'started\n') npm.kill(signal)
      }
      // The stream ends when no process holds it any more.
      expect(output).toBe(`started\n${signal}\n`)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
