import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Shows code on the left, and a picture of its result on the right. */
export async function drawBeside(page: Page, { code, png }: { code: string; png: Buffer }): Promise<void> {
  await page.setContent(`${style}<main><pre>${escapeHtml(code)}</pre>
    <img alt="" src="data:image/png;base64,${png.toString('base64')}"></main>`)
}

/** Shows a text like a terminal. */
export async function drawTerminal(page: Page, text: string): Promise<void> {
  await page.setContent(`${style}<pre class="terminal">${escapeHtml(text)}</pre>`)
}

/** Returns the output of a market's first start, with the default ports and folder. */
export async function readFirstStart(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'souk-pictures-'))
  const args = ['apps/start/bin/souk.mjs', '--port', '0', '--chain-port', '0', '--data', data]
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } })
  let said = ''
  try {
    for await (const chunk of child.stdout) {
      said += chunk
      if (said.includes('First steps')) break
    }
  } finally {
    child.kill('SIGINT')
    if (child.exitCode === null) await once(child, 'exit')
    await rm(data, { recursive: true, force: true })
  }
  const [app = '', chain = ''] = said.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? []
  return `$ npm start\n\n${said}`
    .replaceAll(app, 'http://127.0.0.1:4300')
    .replaceAll(chain, 'http://127.0.0.1:8545')
    .replaceAll(data, '.souk')
}

const style = `<!doctype html><style>
  body { margin: 0; background: #f3ebdd; }
  main { display: grid; grid-template-columns: 1fr max-content; gap: 24px; padding: 24px; align-items: center; }
  pre { margin: 0; padding: 24px; border-radius: 16px; background: #211a15; color: #f6efe4;
    font: 17px/1.65 ui-monospace, 'DejaVu Sans Mono', monospace; white-space: pre-wrap; }
  pre.terminal { border-radius: 0; min-height: 100vh; box-sizing: border-box; font-size: 14px; }
  img { display: block; max-height: 952px; border-radius: 20px; box-shadow: 0 8px 32px rgb(60 30 10 / 0.2); }
</style>`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
