import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../tools/repository/install.mjs'
import { nodePackages } from '../../../tools/repository/workspaces.mjs'
import { installConsumer } from './installConsumer.js'
import { runOrThrow } from './runOrThrow.js'

describe('a project that tests its trades', () => {
  test('default: lists and buys on the packed local chain, as its README says', async () => {
    const packages = ['base', 'networks', 'seaport', ...nodePackages]
    const { folder } = await installConsumer('vitest', { packages })
    const readme = await readFile(join(root, 'apps/devchain/README.md'), 'utf8')
    const [, sample = ''] = /^```ts test\n(.*?)^```/ms.exec(readme) ?? []
    await writeFile(join(folder, 'sale.test.ts'), sample)
    // The packed first blocks were made for another chain id.
    await writeFile(
      join(folder, 'otherId.test.ts'),
      sample
        .replace('startDevchain()', 'startDevchain({ chainId: 1337 })')
        .replace('.rpcUrl }', '.rpcUrl, chainId: 1337 }'),
    )
    const output = await runOrThrow('npx', ['vitest', 'run'], { cwd: folder, env: { NO_COLOR: '1' } })
    expect(output).toContain('2 passed')
  })
})
