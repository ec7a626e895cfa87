import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { demo } from '@souk/devchain'
import { Auction } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { describe, expect, test } from 'vitest'

const chain = testChain()

/** Runs the command as a process without a terminal. */
async function runProcess(args: readonly string[], env: Record<string, string>) {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const started = promisify(execFile)(
    process.execPath,
    ['--conditions=@souk/source', '--import', import.meta.resolve('tsx'), main, ...args],
    { env: { ...process.env, ...env } },
  )
  started.child.stdin?.end()
  return started.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  )
}

describe('runZone', () => {
  test('error: a process with a key and without a terminal ends with a failure', async () => {
    await chain.testClient.setCode({ address: Auction.soukZone, bytecode: '0x' })
    const { code, stdout, stderr } = await runProcess(['zone', 'deploy', '--rpc-url', chain.rpcUrl], {
      SOUK_DEPLOYER_KEY: demo.accounts[0].privateKey,
    })
    expect(stdout).toBe('')
    expect(stderr).toContain('It would cost about')
    expect(stderr).toMatch(
      /\nNothing was sent: there is no terminal at which to ask; add --yes to send the transaction\.\n$/,
    )
    expect(code).toBe(1)
    expect(await chain.publicClient.getCode({ address: Auction.soukZone })).toBeUndefined()
  })
})
