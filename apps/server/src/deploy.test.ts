import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { testChain } from '@souk/testing'
import { testServer } from '@souk/testing/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const run = promisify(execFile)
const chain = testChain()
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const nginx = '/usr/sbin/nginx'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-deploy-'))
})
afterEach(() => rm(folder, { recursive: true }))

const guide = read('../../docs/running-a-market.md')
const site = read('deploy/souk.nginx.conf')
/** The second snippet of the guide, which goes next to the first. */
const [, media = ''] = [...guide.matchAll(/```nginx\n(.*?)```/gs)].map(([, text = '']) => text)

describe('alerts.yml', () => {
  test('default: every metric that it names exists', async () => {
    const server = await testServer({ rpcUrl: chain.rpcUrl, dataDir: folder })
    await server.indexed(await chain.publicClient.getBlockNumber())
    await server.app.request('/v2/collections')
    const printed = await (await server.app.request('/metrics')).text()
    await server.close()
    const rules = [...read('deploy/alerts.yml').matchAll(/expr: (.*)/g)].map(([, rule = '']) => rule)
    const named = rules.flatMap((rule) => rule.match(/\b(?:souk|nodejs|process)_\w+/g) ?? [])
    expect(new Set(named).size).toBeGreaterThan(15)
    expect(named.filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(printed))).toEqual([])
  }, 60_000)
})

describe('souk.nginx.conf', () => {
  test('default: the guide contains this file', () => {
    expect(guide).toContain(`\`\`\`nginx\n${site}\`\`\``)
  })

  test.runIf(existsSync(nginx))(
    'behavior: nginx accepts it, together with the cache for pictures',
    async () => {
      const [cache = '', location = ''] = media.split(/\n\n/)
      const whole = site.replace(/\}\s*$/, `${location}\n}\n`)
      const text = `pid ${folder}/pid;\nevents {}\nhttp {\n${cache.replace('/var/cache/souk', folder)}\n${whole}}\n`
      const path = join(folder, 'nginx.conf')
      await writeFile(path, text)
      const { stderr } = await run(nginx, ['-t', '-e', 'stderr', '-c', path])
      expect(stderr).toContain('test is successful')
    },
  )
})
