import { spawn } from 'node:child_process'
import { access, constants, readFile } from 'node:fs/promises'

const wellKnown = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Thrown when no browser was found or could be installed. */
class MissingError extends Error {
  /** @override */
  name = 'Browser.MissingError'

  constructor() {
    super(
      'The browser tests need Chromium or Chrome: install one (Debian and Ubuntu: sudo apt-get install chromium) or name yours with CHROME_PATH.',
    )
  }
}

/** Thrown when the program in CHROME_PATH does not start. */
class UnusableError extends Error {
  /** @override */
  name = 'Browser.UnusableError'

  /** @param {{ path: string }} facts */
  constructor(facts) {
    super(`CHROME_PATH is ${facts.path}, and that does not start as a browser.`)
    this.facts = facts
  }
}

/**
 * Finds a Chromium or Chrome that starts.
 *
 * Tries CHROME_PATH, then the usual paths of each system, then the browser that npm may have installed. As root on
 * Debian, it installs Debian's.
 *
 * @param {{ onProgress?: (line: string) => void }} [options] - Calls `onProgress` before an installation.
 * @returns {Promise<string>} The path of the program.
 * @throws {UnusableError} when CHROME_PATH does not name a working browser.
 * @throws {MissingError} when there is none; the message says what to install.
 */
export async function findBrowser({ onProgress = () => {} } = {}) {
  const named = process.env.CHROME_PATH
  if (named) {
    if (await starts(named)) return named
    throw new UnusableError({ path: named })
  }
  const path = (await firstThatStarts(wellKnown)) ?? (await fromNpm())
  if (path) return path
  if (await mayUseApt()) {
    onProgress('Installing Chromium with apt-get, about a minute …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await succeeds('apt-get', ['update', '-qq'], env)
    await succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env)
  }
  const installed = await firstThatStarts(wellKnown)
  if (!installed) throw new MissingError()
  return installed
}

/** @param {readonly string[]} paths */
async function firstThatStarts(paths) {
  for (const path of paths) {
    if (await starts(path)) return path
  }
  return undefined
}

/**
 * Ubuntu's chromium-browser is a script that only asks for a snap, so its existence is not enough.
 *
 * @param {string} path
 */
async function starts(path) {
  const there = await access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
  // Chrome on Windows opens a window instead of printing its version.
  return there && (process.platform === 'win32' || (await succeeds(path, ['--version'])))
}

/** Returns the browser of the optional package @sparticuz/chromium, which unpacks itself into the temporary folder. */
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const name = '@sparticuz/chromium'
  const module = await import(name).catch(() => undefined)
  const path = await module?.default.executablePath().catch(() => undefined)
  return path && (await starts(path)) ? path : undefined
}

async function mayUseApt() {
  if (process.getuid?.() !== 0) return false
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '')
  return /^ID(_LIKE)?=.*debian/m.test(release)
}

/**
 * Runs a program without its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} Whether it started and exited with 0.
 */
function succeeds(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', env, timeout: 300_000 })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}
