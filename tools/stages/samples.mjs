import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../repository/install.mjs'
import { readSamples } from '../repository/samples.mjs'
import { nodePackages, publicPackages } from '../repository/workspaces.mjs'
import { install, unpack } from './consumers.mjs'
import { run } from './run.mjs'

/** @typedef {{ name: string, output: string, ok: boolean }} Check */

/** A new project that also checks the types of its packages. */
const compilerOptions = {
  ...{ target: 'es2022', module: 'nodenext', lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'] },
  ...{
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: false,
    preserveSymlinks: true,
  },
}

/**
 * Compiles the programs of the documents against the packed packages. Components are left out: wagmi's own types fail
 * without `skipLibCheck`. `consumers` compiles them.
 *
 * @param {string} folder - The folder of the tarballs, in which the project is created.
 * @returns {Promise<Check>}
 */
export async function packedSamples(folder) {
  const name = 'the programs of the documents with the packed packages'
  const project = join(folder, 'samples')
  await mkdir(project, { recursive: true })
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  const programs = (await readSamples()).filter(
    ({ language, code }) => language === 'ts' && !code.includes("'@souk/react'"),
  )
  for (const { file, code } of programs) await writeFile(join(project, file), code)
  await install(join(project, 'node_modules'), join(root, 'node_modules'))
  const packages = [...publicPackages, ...nodePackages]
  const steps = [
    ...(await Promise.all(packages.map((one) => unpack(one, { app: project, folder })))),
    await run('tsc', ['-p', project, '--pretty', 'false'], { cwd: project }),
  ]
  const failed = steps.find(({ code }) => code !== 0)
  return { name, output: failed?.output ?? '', ok: failed === undefined }
}
