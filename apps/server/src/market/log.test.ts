import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLogger, toWords } from './log.js'

let folder: string
const open: number[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-log-'))
})
afterAll(async () => {
  for (const file of open) closeSync(file)
  await rm(folder, { recursive: true })
})

function openFile(path: string): number {
  const file = openSync(path, 'w')
  open.push(file)
  return file
}

describe('createLogger', () => {
  test('default', () => {
    const path = join(folder, 'log')
    const logger = createLogger({ level: 'info', file: openFile(path) })
    logger.debug({}, 'unheard')
    logger.info({ url: 'http://a', apiKey: 'secret' }, 'open')
    logger.error({ err: new Error('no') }, 'failed')
    const lines = readFileSync(path, 'utf8').trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 30, msg: 'open', url: 'http://a', apiKey: '***' },
      { level: 50, msg: 'failed', err: { message: 'no' } },
    ])
    expect(logger.lost()).toBe(0)
  })

  test('param: write: takes each line, which a person can read in words', () => {
    const lines: string[] = []
    const logger = createLogger({ level: 'warn', write: (line) => lines.push(toWords(line)) })
    logger.info({}, 'unheard')
    logger.warn({ chainId: 137 }, 'no conduit on this chain')
    logger.error({ err: new Error('No answer.'), chain: 'matic' }, 'failed')
    expect(lines).toEqual(['Warning: no conduit on this chain', 'Error: failed: No answer. (matic)'])
  })

  test('behavior: a full disk only loses lines', () => {
    // Every write to this file fails with ENOSPC.
    const logger = createLogger({ level: 'info', file: openFile('/dev/full') })
    for (let line = 0; line < 10; line++) logger.info({ line }, 'open')
    expect(logger.lost()).toBe(10)
  })

  test('behavior: once there is room again, the log says how many lines it lost', () => {
    const path = join(folder, 'full')
    const file = openFile(path)
    closeSync(file)
    open.pop()
    const logger = createLogger({ level: 'info', file })
    logger.info({}, 'one')
    logger.info({}, 'two')
    // The next file gets the lowest free number, as after a file was moved away.
    const again = openFile(path)
    vi.spyOn(Date, 'now').mockReturnValue(7)
    logger.info({}, 'three')
    vi.restoreAllMocks()
    expect(again).toBe(file)
    const lines = readFileSync(path, 'utf8').trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, time: 7, lost: 2, msg: 'log lines could not be written' },
      { level: 30, msg: 'three' },
    ])
  })
})
