import type { Command } from 'commander'
import { MistakeError } from '../terminal/errors.js'
import type { Screen } from '../terminal/Screen.js'

/** Commands of the program that are not for traders. */
const others = ['start', 'serve', 'config', 'collections', 'requests', 'keys', 'zone', 'export', 'import']

/** Writes the completion of a shell. */
export function completion({ screen }: { screen: Screen }, shell: string, program: Command): void {
  const commands = program.commands.map((command) => ({
    name: command.name(),
    text: command.description(),
    flags: command.options.map(({ long }) => long ?? '').filter((flag) => flag !== ''),
  }))
  const write = Object.hasOwn(shells, shell) ? shells[shell as keyof typeof shells] : undefined
  if (!write) throw new MistakeError(`There is no completion for ${shell}. There are bash, zsh and fish.`)
  screen.say(write(commands))
}

type Completed = { name: string; text: string; flags: readonly string[] }

const namesOf = (commands: readonly Completed[]) => [...others, ...commands.map(({ name }) => name)].join(' ')

const shells = {
  bash: (commands: readonly Completed[]) =>
    [
      '_souk() {',
      '  local word="$' + '{COMP_WORDS[COMP_CWORD]}"',
      '  if [ "$COMP_CWORD" -eq 1 ]; then',
      `    COMPREPLY=($(compgen -W "${namesOf(commands)}" -- "$word"))`,
      '    return',
      '  fi',
      '  case "$' + '{COMP_WORDS[1]}" in',
      ...commands.map(
        ({ name, flags }) => `    ${name}) COMPREPLY=($(compgen -W "${flags.join(' ')}" -- "$word")) ;;`,
      ),
      '  esac',
      '}',
      'complete -o default -F _souk souk',
    ].join('\n'),
  zsh: (commands: readonly Completed[]) =>
    [
      '#compdef souk',
      '_souk() {',
      '  if (( CURRENT == 2 )); then',
      `    compadd ${namesOf(commands)}`,
      '    return',
      '  fi',
      '  case "$words[2]" in',
      ...commands.map(({ name, flags }) => `    ${name}) compadd -- ${flags.join(' ')} ;;`),
      '  esac',
      '  _files',
      '}',
      'compdef _souk souk',
    ].join('\n'),
  fish: (commands: readonly Completed[]) =>
    [
      `complete -c souk -n __fish_use_subcommand -xa "${others.join(' ')}"`,
      ...commands.flatMap(({ name, text, flags }) => [
        `complete -c souk -n __fish_use_subcommand -xa ${name} -d '${text.replaceAll("'", '')}'`,
        ...flags.map(
          (flag) => `complete -c souk -n "__fish_seen_subcommand_from ${name}" -l ${flag.slice(2)}`,
        ),
      ]),
    ].join('\n'),
}
