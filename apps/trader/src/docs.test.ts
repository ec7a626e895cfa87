import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { addCommands } from './commands/index.js'
import { outputs } from './commands/outputs.js'
import { exitCodes } from './run.js'

const page = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8')
const program = new Command()
addCommands(program, { session: () => Promise.reject(), offline: () => Promise.reject() })

/** The words in code in the row of a table. */
const rowOf = (name: string) =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| \`${name}\` | \``))
    ?.match(/`[^`]+`/g)
    ?.map((word) => word.slice(1, -1))

describe('docs/cli.md', () => {
  test.each(Object.entries(outputs))('behavior: the fields of the JSON of %s', (name, { shape }) => {
    expect(rowOf(name)?.slice(1).toSorted()).toEqual(Object.keys(shape).toSorted())
  })

  test.each(program.commands.map((command) => [command.name()]))('behavior: it describes souk %s', (name) => {
    expect(page).toContain(`souk ${name}`)
  })

  test('behavior: every exit code', () => {
    for (const code of Object.values(exitCodes)) expect(page).toMatch(new RegExp(`^\\| ${code} \\|`, 'm'))
  })

  test.each(program.commands.map((command) => [command.name(), command]))(
    'behavior: %s has examples',
    (_, command) => {
      const written: string[] = []
      command.configureOutput({ writeOut: (text) => written.push(text) })
      command.outputHelp()
      expect(written.join('')).toContain('\nExamples\n')
    },
  )
})
