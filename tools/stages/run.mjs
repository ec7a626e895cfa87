import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../repository/install.mjs'

/** @typedef {{ code: number, output: string }} Outcome */

/**
 * Runs a command in the repository and returns its output.
 *
 * @param {string} command - A program, which may be in node_modules/.bin.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<Outcome>} The exit code, and the combined output in order.
 */
export async function run(command, args, { cwd = root, env = {} } = {}) {
  const bin = join(root, 'node_modules', '.bin')
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
    })
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => resolve(exitCode ?? 1))
  })
  return { code, output: output.trim() }
}

/**
 * Calls a function for each item, a few at a time, and returns the results in order.
 *
 * @template item, result
 * @param {readonly item[]} items
 * @param {(item: item) => Promise<result>} work
 * @param {{ atOnce: number }} options
 * @returns {Promise<result[]>}
 */
export async function mapLimited(items, work, { atOnce }) {
  /** @type {result[]} */
  const results = []
  const entries = items.entries()
  const worker = async () => {
    // The workers share one iterator, so each takes the next remaining item.
    for (const [index, item] of entries) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/**
 * Tells whether a file of the repository exists.
 *
 * @param {string} path - Relative to the repository's root.
 */
export const exists = (path) => existsSync(join(root, path))
