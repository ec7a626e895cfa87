import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMcp } from '../mcp/command.js'
import { openTerminal } from '../testing/terminal.js'
import { completion } from './completion.js'
import { addCommands } from './index.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-completion-'))
})
afterAll(() => rm(folder, { recursive: true }))

const program = new Command()
const open = { session: () => Promise.reject(), offline: () => Promise.reject() }
addCommands(program, open)
addMcp(program, open)

function scriptOf(shell: string): string {
  const said: string[] = []
  completion({ screen: { say: (text: string) => said.push(text) } as never }, shell, program)
  return said.join('\n')
}

const has = (shell: string) => spawnSync(shell, ['--version']).error === undefined

/** Runs a script in a shell that knows the completion, and returns the words that it writes. */
async function wordsOf(shell: string, script: string): Promise<readonly string[]> {
  const file = join(folder, `souk.${shell}`)
  await writeFile(file, scriptOf(shell))
  // Without the files of the person who runs the tests.
  const env = { PATH: process.env.PATH, HOME: folder, TERM: 'dumb' }
  const { stdout, stderr, status } = spawnSync(shell, ['-c', script.replace('FILE', file)], {
    encoding: 'utf8',
    env,
  })
  expect(status, stderr).toBe(0)
  return stdout.split(/\s+/).filter((word) => word !== '')
}

const bash = (line: string) =>
  `source FILE; COMP_WORDS=(${line}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _souk; echo "\${COMPREPLY[@]}"`
// Outside of a line that is typed, zsh completes nothing, so its builtins are replaced by some that write.
const zsh = (line: string) =>
  `compdef() { }; compadd() { print -l -- "$@" }; _files() { }; words=(${line}); CURRENT=$#words; source FILE; _souk`
const fish = (line: string) => `source FILE; complete -C '${line}'`

describe('souk completion', () => {
  test('default: bash completes commands and flags', async () => {
    expect(await wordsOf('bash', bash('souk swe'))).toEqual(['sweep'])
    expect(await wordsOf('bash', bash('souk buy --br'))).toEqual(['--browser'])
    expect(await wordsOf('bash', bash('souk nothing --br'))).toEqual([])
  })

  test('behavior: bash completes the commands of a command, and their flags', async () => {
    expect(await wordsOf('bash', bash('souk mcp l'))).toEqual(['log'])
    expect(await wordsOf('bash', bash('souk mcp --po'))).toEqual(['--policy'])
    expect(await wordsOf('bash', bash('souk mcp log --po'))).toEqual([])
    expect(await wordsOf('bash', bash('souk mcp log --js'))).toEqual(['--json'])
  })

  test.skipIf(!has('zsh'))('behavior: zsh completes the commands of a command', async () => {
    expect(await wordsOf('zsh', zsh('souk mcp l'))).toEqual(expect.arrayContaining(['log', '--policy']))
    expect(await wordsOf('zsh', zsh('souk mcp log --'))).not.toContain('--policy')
  })

  test.skipIf(!has('fish'))('behavior: fish completes the commands of a command', async () => {
    expect(await wordsOf('fish', fish('souk mcp l'))).toContain('log')
  })

  test.skipIf(!has('zsh'))('default: zsh completes commands and flags', async () => {
    expect(await wordsOf('zsh', zsh('souk sw'))).toEqual(expect.arrayContaining(['sweep', 'start', 'schema']))
    expect(await wordsOf('zsh', zsh('souk buy --br'))).toEqual(expect.arrayContaining(['--browser', '--max']))
  })

  test.skipIf(!has('zsh'))('behavior: the Tab key in a terminal with zsh', async () => {
    await writeFile(join(folder, 'souk.zsh'), scriptOf('zsh'))
    const settings = [
      'autoload -Uz compinit && compinit -u -D',
      `source ${join(folder, 'souk.zsh')}`,
      'souk() { print -r -- "ran: $*." }',
      "PS1='ready> '",
    ]
    await writeFile(join(folder, '.zshrc'), settings.join('\n'))
    const args = ['--no-globalrcs', '-i']
    const terminal = openTerminal('zsh', { args, folder, env: { ZDOTDIR: folder, HOME: folder } })
    await terminal.until('ready> ')
    terminal.type('souk swe\t\r')
    await terminal.until('ran: sweep.')
    await terminal.until('ready> ')
    terminal.type('souk buy lanterns#7 --br\t\r')
    await terminal.until('ran: buy lanterns#7 --browser.')
    await terminal.until('ready> ')
    terminal.type('souk orders --not-a-flag\t\r')
    await terminal.until('ran: orders --not-a-flag.')
    await terminal.until('ready> ')
    terminal.type('exit\r')
    expect(await terminal.exit).toBe(0)
  })

  test.skipIf(!has('fish'))('default: fish completes commands with their meaning, and flags', async () => {
    expect(await wordsOf('fish', fish('souk swe'))).toEqual(
      'sweep Buys the cheapest items of a collection.'.split(' '),
    )
    expect(await wordsOf('fish', fish('souk buy --br'))).toEqual(['--browser'])
  })

  test('error: another shell', () => {
    expect(() => scriptOf('tcsh')).toThrow('There is no completion for tcsh.')
  })
})
