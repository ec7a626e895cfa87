import { join } from 'node:path'
import { root } from '../repository/install.mjs'
import { publishedFolderOf } from '../repository/workspaces.mjs'
import { run } from './run.mjs'

/** @typedef {{ ok: true, filename: string, files: string[] } | { ok: false, output: string }} Packed */

/**
 * Packs a built package as npm would publish it.
 *
 * @param {string} name - Its name without the scope.
 * @param {{ folder: string }} options - The folder for the tarball.
 * @returns {Promise<Packed>} The tarball's name and files.
 */
export async function packPackage(name, { folder }) {
  const { code, output } = await run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    { cwd: join(root, publishedFolderOf(name)) },
  )
  if (code !== 0) return { ok: false, output }
  // The output may begin with warnings.
  const [tarball] = JSON.parse(output.slice(output.indexOf('[\n')))
  return {
    ok: true,
    filename: tarball.filename,
    files: tarball.files.map((/** @type {{ path: string }} */ file) => file.path),
  }
}
