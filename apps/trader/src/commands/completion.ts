import type { Command } from 'commander'
import { MistakeError } from '../terminal/errors.js'
import type { Screen } from '../terminal/Screen.js'

/** Commands of the program that are not for traders. */
const others = ['start', 'serve', 'config', 'collections', 'requests', 'keys', 'zone', 'export', 'import']

/** Writes the completion of a shell. */
export function completion({ screen }: { screen: Screen }, shell: string, program: Command): void {
  const commands = program.commands.flatMap(toCompleted)
  const write = Object.hasOwn(shells, shell) ? shells[shell as keyof typeof shells] : undefined
  if (!write) throw new MistakeError(`There is no completion for ${shell}. There are bash, zsh and fish.`)
  screen.say(write(commands))
}

/** `below`: the commands of a command. `path`: one or two words. */
type Completed = { path: readonly string[]; text: string; flags: readonly string[]; below: readonly string[] }

/** Returns a command, and the commands of it, such as `mcp log`. */
function toCompleted(command: Command): readonly Completed[] {
  const read = (one: Command, path: readonly string[]): Completed => ({
    path,
    text: one.description(),
    flags: one.options.map(({ long }) => long ?? '').filter((flag) => flag !== ''),
    below: one.commands.map((each) => each.name()),
  })
  const name = command.name()
  return [...command.commands.map((each) => read(each, [name, each.name()])), read(command, [name])]
}

const isFirst = ({ path }: Completed) => path.length === 1
const namesOf = (commands: readonly Completed[]) =>
  [...others, ...commands.filter(isFirst).map(({ path }) => path[0])].join(' ')

/** The words of a `case`: a command of a command comes before its command. */
const wordsOf = ({ below, flags }: Completed) => [...below, ...flags].join(' ')
const patternOf = ({ path }: Completed) => (path.length > 1 ? `"${path.join(' ')}"` : `"${path[0]} "*`)

const shells = {
  bash: (commands: readonly Completed[]) =>
    [
      '_souk() {',
      '  local word="$' + '{COMP_WORDS[COMP_CWORD]}" second=""',
      '  if [ "$COMP_CWORD" -eq 1 ]; then',
      `    COMPREPLY=($(compgen -W "${namesOf(commands)}" -- "$word"))`,
      '    return',
      '  fi',
      '  if [ "$COMP_CWORD" -gt 2 ]; then second="$' + '{COMP_WORDS[2]}"; fi',
      '  case "$' + '{COMP_WORDS[1]} $second" in',
      ...commands.map(
        (command) =>
          `    ${patternOf(command)}) COMPREPLY=($(compgen -W "${wordsOf(command)}" -- "$word")) ;;`,
      ),
      '  esac',
      '}',
      'complete -o default -F _souk souk',
    ].join('\n'),
  zsh: (commands: readonly Completed[]) =>
    [
      '#compdef souk',
      '_souk() {',
      '  local second=""',
      '  if (( CURRENT == 2 )); then',
      `    compadd ${namesOf(commands)}`,
      '    return',
      '  fi',
      '  if (( CURRENT > 3 )); then second="$words[3]"; fi',
      '  case "$words[2] $second" in',
      ...commands.map((command) => `    ${patternOf(command)}) compadd -- ${wordsOf(command)} ;;`),
      '  esac',
      '  _files',
      '}',
      'compdef _souk souk',
    ].join('\n'),
  fish: (commands: readonly Completed[]) =>
    [
      `complete -c souk -n __fish_use_subcommand -xa "${others.join(' ')}"`,
      ...commands.flatMap(({ path, text, flags, below }) => {
        const seen = path.map((name) => `__fish_seen_subcommand_from ${name}`).join('; and ')
        const not = below.length > 0 ? `; and not __fish_seen_subcommand_from ${below.join(' ')}` : ''
        const place =
          path.length > 1
            ? `"__fish_seen_subcommand_from ${path[0]}; and not __fish_seen_subcommand_from ${path[1]}"`
            : '__fish_use_subcommand'
        return [
          `complete -c souk -n ${place} -xa ${path.at(-1)} -d '${text.replaceAll("'", '')}'`,
          ...flags.map((flag) => `complete -c souk -n "${seen}${not}" -l ${flag.slice(2)}`),
        ]
      }),
    ].join('\n'),
}
