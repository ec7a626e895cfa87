import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const run = promisify(execFile)
const unit = readFileSync(new URL('../deploy/souk.service', import.meta.url), 'utf8')
const guide = readFileSync(new URL('../../../docs/running-a-market.md', import.meta.url), 'utf8')
const systemd = '/usr/bin/systemd-analyze'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-deploy-'))
  path = join(folder, 'souk.service')
  await writeFile(path, unit)
})
afterEach(() => rm(folder, { recursive: true }))

describe('souk.service', () => {
  test('default: the guide for operators has the commands of its first lines', () => {
    const commands = [...unit.matchAll(/^# {3}(.*)$/gm)].map(([, command = '']) => command)
    expect(commands.length).toBeGreaterThan(3)
    expect(commands.filter((command) => !guide.includes(`\n${command}\n`))).toEqual([])
  })
})

describe.runIf(existsSync(systemd))('souk.service', () => {
  test('default: systemd accepts it', async () => {
    const { stderr } = await run(systemd, ['verify', '--man=no', path])
    expect(stderr).toBe('')
  })

  test('behavior: it exposes little', async () => {
    await run(systemd, ['security', '--offline=true', '--threshold=20', path])
  })
})
