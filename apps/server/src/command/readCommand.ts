import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ConfigFile, ConfigFileError, parse } from '../config/ConfigFile.js'
import { CommandError } from '../market/CommandError.js'
import { parseCommand } from './command.js'
import type { Env, FullCommand } from './FullCommand.js'
import { printConfig } from './printConfig.js'
import { takeFlag, toOne, toSeveral } from './toCommand.js'

/** The name of the file that is read from the working folder without being asked for. */
const usualFile = 'souk.config.json'

/**
 * Reads the command line, the environment and the configuration file. A flag wins over a variable, and a variable over
 * the file.
 *
 * @throws {ConfigFileError} when the file is wrong. @throws {CommandError} when anything else is.
 */
export function readCommand(args: readonly string[], env: Env, options: { folder: string }): FullCommand {
  const { value: given, rest } = takeFlag(args, 'config')
  const isCheck = rest[0] === 'config'
  const named = isCheck ? (readCheck(rest) ?? given) : given
  const path = (named ?? env.SOUK_CONFIG) || usualOf(options.folder)
  const set = withoutEmpty(env)
  // The zone belongs to a chain, whichever market uses it.
  if (rest[0] === 'zone') return parseCommand(rest, set)
  if (path === undefined) {
    if (isCheck) throw new CommandError({ problem: `There is no ${usualFile} in this folder.` })
    return parseCommand(rest, set)
  }
  const file = parse(readText(path, options.folder), path)
  if (isCheck) return { type: 'text', text: printConfig(toCommand(file, [], set), path) }
  return toCommand(file, rest, set)
}

function readCheck([, verb, path, ...others]: readonly string[]): string | undefined {
  if (verb !== 'check' || others.length > 0 || path?.startsWith('-'))
    throw new CommandError({ problem: 'The command is souk config check [FILE].' })
  return path
}

function usualOf(folder: string): string | undefined {
  return existsSync(join(folder, usualFile)) ? usualFile : undefined
}

function readText(path: string, folder: string): string {
  try {
    return readFileSync(resolve(folder, path), 'utf8')
  } catch (cause) {
    throw new ConfigFileError({ file: path, path: '', expected: 'a file that can be read' }, { cause })
  }
}

function toCommand(file: ConfigFile, args: readonly string[], env: Env): FullCommand {
  const [first, second] = file.chains
  return first && !second && first.url === undefined
    ? toOne(file, first, { args, env })
    : toSeveral(file, { args, env })
}

/** A variable that is set to nothing is not set. */
function withoutEmpty(env: Env): Env {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value))
}
