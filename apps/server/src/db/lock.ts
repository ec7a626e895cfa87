import { mkdir, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { BaseError } from '@souk/base'

/**
 * Reserves a data folder for this process.
 *
 * The embedded database has no lock of its own. Two processes on one folder would silently lose each other's rows. A
 * lock whose process is gone (killed) is taken over.
 *
 * @throws {FolderInUseError} when a live process holds the folder.
 * @returns A function that releases the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'souk.lock')
  for (let attempt = 0; ; attempt++) {
    if (await create(path)) return () => release(path)
    const holder = await readHolder(path)
    if (holder && holder.pid !== process.pid && (await isAlive(holder)))
      throw new FolderInUseError({ folder, pid: holder.pid })
    // Our own process id in the file means a process with the same id before a restart, or that this process opened
    // the folder twice.
    if (holder?.pid === process.pid && heldHere(path)) throw new FolderInUseError({ folder, pid: holder.pid })
    if (attempt >= 3) throw new FolderInUseError({ folder, pid: holder?.pid ?? 0 })
    await unlinkIfThere(path)
  }
}

/** Locks of this process, stored on the process itself so that two copies of this module agree. */
const heldKey = Symbol.for('souk.heldLocks')

function held(): Set<string> {
  const holder = process as typeof process & { [heldKey]?: Set<string> }
  holder[heldKey] ??= new Set()
  return holder[heldKey]
}

function heldHere(path: string): boolean {
  return held().has(path)
}

async function create(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx')
    await file.writeFile(`${process.pid} ${(await readStart(process.pid)) ?? ''}\n`)
    await file.sync()
    await file.close()
    held().add(path)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

async function release(path: string): Promise<void> {
  held().delete(path)
  await unlinkIfThere(path)
}

/** The process that holds a folder. Process ids are reused, so the file also says when the process started. */
type Holder = { pid: number; start: string | undefined }

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    const [number = '', start] = (await readFile(path, 'utf8')).trim().split(' ')
    const pid = Number.parseInt(number, 10)
    return Number.isSafeInteger(pid) && pid > 0 ? { pid, start } : undefined
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Returns when a process started, and the boot of the machine it belongs to. Only Linux tells. */
async function readStart(pid: number): Promise<string | undefined> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ])
    // The program's name comes second, in brackets, and may contain any character.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${ticks}@${boot.trim()}`
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ESRCH')) return undefined
    throw error
  }
}

async function isAlive({ pid, start }: Holder): Promise<boolean> {
  if (!isRunning(pid)) return false
  const found = await readStart(pid)
  return start === undefined || found === undefined || found === start
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists, but we may not signal it.
    return isCode(error, 'EPERM')
  }
}

async function unlinkIfThere(path: string): Promise<void> {
  try {
    await unlink(path)
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Thrown when another server process uses the data folder. */
export class FolderInUseError extends BaseError<{ folder: string; pid: number }> {
  override readonly name = 'Database.FolderInUseError'
  constructor(facts: { folder: string; pid: number }) {
    super(
      `The data folder ${facts.folder} is used by process ${facts.pid}; stop it or choose another folder.`,
      { facts, retry: 'user' },
    )
  }
}
