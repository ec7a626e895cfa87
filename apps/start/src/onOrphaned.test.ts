import { spawn } from 'node:child_process'
import { describe, expect, test } from 'vitest'

const module = new URL('../bin/onOrphaned.mjs', import.meta.url).href
const script = `
  import { onOrphaned } from ${JSON.stringify(module)}
  onOrphaned(() => { console.log('orphaned'); process.exit() }, { intervalMs: 10 })
  setInterval(() => {}, 1000)
  console.log('started')`

describe('onOrphaned', () => {
  test('behavior: ends when its parent is killed', async () => {
    // The shell waits for it, like npm's shell.
    const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1" & wait', process.execPath, script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    for await (const chunk of shell.stdout) {
      output += chunk
      if (output === 'started\n') shell.kill('SIGKILL')
    }
    // The stream ends when no process holds it any more.
    expect(output).toBe('started\norphaned\n')
  })
})
