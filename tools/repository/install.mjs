import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const lockFile = join(root, 'package-lock.json')
const modules = join(root, 'node_modules')
/** Contains the hash of the lock to which the installed packages belong. */
const stampFile = join(modules, '.souk-lock-hash')
/** Outside of node_modules, which an installation deletes first. */
const claimFile = join(root, '.cache', 'installing.pid')

/** The oldest versions of Node that can `require` the packages. Each newer major version can. */
const oldest = [
  [20, 19],
  [22, 12],
]

/** Thrown when the running Node is too old. */
class NodeVersionError extends Error {
  /** @override */
  name = 'Install.NodeVersionError'

  /** @param {{ version: string }} facts */
  constructor(facts) {
    super(
      `Souk needs Node ${oldest.map((one) => one.join('.')).join(', ')} or newer and this is ${facts.version}: install a newer one from https://nodejs.org and run the command again.`,
    )
    this.facts = facts
  }
}

/** Thrown when npm could not install the dependencies; `facts.output` has its output. */
class FailedError extends Error {
  /** @override */
  name = 'Install.FailedError'

  /** @param {{ code: number, output: string }} facts */
  constructor(facts) {
    super(`npm could not install the dependencies (exit code ${facts.code}).\n${facts.output.trim()}`)
    this.facts = facts
  }
}

/**
 * Tells whether this version of Node runs the repository.
 *
 * @param {string} version - As in `process.versions.node`, such as `20.19.0`.
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 22 || oldest.some(([least, from = 0]) => major === least && minor >= from)
}

/**
 * Throws if Node is too old.
 *
 * @throws {NodeVersionError} with the sentence to show.
 */
export function ensureNode() {
  if (!isSupported(process.versions.node)) throw new NodeVersionError({ version: process.version })
}

/**
 * Installs the dependencies, unless those of the current lock are installed.
 *
 * Runs `npm ci`, which takes half a minute on an idle machine, and minutes on a busy one. A second process waits for
 * the first.
 *
 * @param {{ onProgress?: (line: string) => void }} [options] - Calls `onProgress` at the start of a step.
 * @returns {Promise<{ installed: boolean }>} Whether it installed anything.
 * @throws {FailedError} when npm fails.
 */
export async function ensureInstalled({ onProgress = () => {} } = {}) {
  if (isInstalled()) return { installed: false }
  const release = await claim({ onProgress })
  try {
    if (isInstalled()) return { installed: false }
    onProgress('Installing the dependencies, once: half a minute, or some on a busy machine')
    await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
    writeFileSync(stampFile, lockHash())
    return { installed: true }
  } finally {
    release()
  }
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex')
}

function isInstalled() {
  const hash = lockHash()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return true
  // After `npm install` there is no stamp. npm's own record lists the installed packages, which avoids a second
  // installation.
  const recordFile = join(modules, '.package-lock.json')
  if (!existsSync(recordFile)) return false
  if (!covers(readJson(recordFile), readJson(lockFile))) return false
  writeFileSync(stampFile, hash)
  return true
}

/**
 * Tells whether the packages recorded by npm in node_modules match a lock.
 *
 * @typedef {{ version?: string, resolved?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Entry
 * @param {{ packages: Record<string, Entry> }} record - npm's `node_modules/.package-lock.json`.
 * @param {{ packages: Record<string, Entry> }} lock - The repository's `package-lock.json`.
 */
export function covers(record, lock) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = record.packages[path]
    // Packages for other systems are optional and correctly absent.
    if (!found) return Boolean(wanted.optional || wanted.devOptional)
    return wanted.link ? found.resolved === wanted.resolved : found.version === wanted.version
  })
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Waits until no other process installs, then marks this one as installing.
 *
 * @param {{ onProgress: (line: string) => void }} options
 */
async function claim({ onProgress }) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  let told = false
  while (!tryClaim()) {
    if (!told) onProgress('Waiting for another process that installs the dependencies')
    told = true
    await delay(500)
  }
  return () => rmSync(claimFile, { force: true })
}

function tryClaim() {
  try {
    writeFileSync(claimFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    // A killed process left it behind; one that has just ended removed it itself.
    if (!isAlive(readPid())) rmSync(claimFile, { force: true })
    return false
  }
}

/** Returns the process that installs, or `undefined` when it has just ended. */
function readPid() {
  try {
    return Number(readFileSync(claimFile, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** @param {number | undefined} pid */
function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** @param {string[]} args */
async function npm(args) {
  // The npm that started this process, or else the one on the PATH.
  const own = process.env.npm_execpath
  const [command, first] = own?.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []]
  const child = spawn(command, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new FailedError({ code: Number(code), output })
}
