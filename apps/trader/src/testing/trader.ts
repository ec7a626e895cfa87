import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demo } from '@souk/devchain'
import { expect } from 'vitest'
import type { OutputName } from '../commands/outputs.js'
import type { Bazaar } from './bazaar.js'
import { checkLines } from './checkLines.js'
import { bundleProgram, type Program } from './terminal.js'

type Terminal = ReturnType<Program['run']>

/** The program at a bazaar. */
export type Trader = {
  /** The file of a policy with high limits. */
  policy: string
  run: (words: readonly string[], market?: string) => Terminal
  /** Runs a command without asking, and returns the data that it wrote, checked against its schema. */
  done: (person: { name: string } | undefined, words: readonly string[]) => Promise<Record<string, unknown>>
  /** Runs a command that has to end with a text and an exit code. */
  fails: (words: readonly string[], text: string, code: number) => Promise<void>
  close: () => Promise<void>
}

const limit = { perTransaction: '10', perDay: '100' }
const policy = {
  ...{ version: 1, chainId: 31_337, collections: 'any', warnings: 'accept', counterparties: 'anyone' },
  swaps: 'allow',
  spend: [
    { currency: 'native', ...limit },
    { currency: demo.contracts.wrappedNative, decimals: 18, ...limit },
  ],
}

/** Bundles the program, with a policy in its folder. */
export async function trader(at: Bazaar): Promise<Trader> {
  const program = await bundleProgram()
  writeFileSync(join(program.folder, 'policy.json'), JSON.stringify(policy))
  const run: Trader['run'] = (words, market = at.url()) =>
    program.run(words[0] === 'resume' ? words : [...words, '--market', market])
  return {
    policy: 'policy.json',
    run,
    done: async (person, words) => {
      const trade = person ? ['--from', person.name, '--yes', '--policy', 'policy.json'] : []
      const { exit, text } = run([...words, '--json', ...trade])
      const code = await exit
      await at.settled()
      expect(code, text()).toBe(0)
      const lines = checkLines(text(), words[0] as OutputName)
      return lines.findLast(({ command }) => command !== undefined) ?? {}
    },
    fails: async (words, text, code) => {
      const terminal = run(words)
      const ended = await terminal.exit
      expect(terminal.text().replace(/\s+/g, ' ')).toContain(text)
      expect(ended).toBe(code)
    },
    close: program.remove,
  }
}

/** Waits for texts of the review in order, agrees, and expects that the trade is done. */
export async function answered(terminal: Terminal, texts: readonly string[]): Promise<void> {
  for (const text of texts) await terminal.until(text)
  await terminal.until('Continue? [y/N]')
  terminal.type('y\r')
  await terminal.until('Done')
  expect(await terminal.exit, terminal.text()).toBe(0)
}
