import { join } from 'node:path'
import { root } from '../install.mjs'
import { run } from './run.mjs'

/** @typedef {{ ok: true, filename: string, files: string[] } | { ok: false, output: string }} Packed */

/**
 * Packs a built package as npm would deliver it.
 *
 * @param {string} name - Its folder in `packages`.
 * @param {{ folder: string }} options - Where the tarball may lie.
 * @returns {Promise<Packed>} What the tarball is called, and what is in it.
 */
export async function packPackage(name, { folder }) {
  const { code, output } = await run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    { cwd: join(root, 'packages', name) },
  )
  if (code !== 0) return { ok: false, output }
  // After any warnings.
  const [tarball] = JSON.parse(output.slice(output.indexOf('[\n')))
  return {
    ok: true,
    filename: tarball.filename,
    files: tarball.files.map((/** @type {{ path: string }} */ file) => file.path),
  }
}
