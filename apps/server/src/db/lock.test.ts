import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from './lock.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const path = () => join(folder, 'souk.lock')

describe('lockFolder', () => {
  test('default', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
    await unlock()
    await (await lockFolder(folder))()
  })

  test('behavior: another process has the process id of the killed one', async () => {
    // This process's parent is alive, but did not start at that moment.
    await writeFile(path(), `${process.ppid} 1@00000000-0000-0000-0000-000000000000\n`)
    const unlock = await lockFolder(folder)
    expect(await readFile(path(), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    await unlock()
  })

  test('error: a live process holds it, of a version that did not record its start', async () => {
    await writeFile(path(), `${process.ppid}\n`)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
  })
})
