import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { BinaryNotFoundError } from './errors.js'

/**
 * Finds the anvil binary: `ANVIL_BIN`, then the npm package (Linux on x64 only), then PATH.
 *
 * @throws {BinaryNotFoundError} when there is none, or `ANVIL_BIN` names a file that cannot be executed.
 */
export function findBinary(environment: NodeJS.ProcessEnv = process.env): string {
  if (environment.ANVIL_BIN) {
    if (isExecutable(environment.ANVIL_BIN)) return environment.ANVIL_BIN
    throw new BinaryNotFoundError({ searched: [`ANVIL_BIN=${environment.ANVIL_BIN}`] })
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const found = [packagedBinary(), ...folders.map((folder) => join(folder, 'anvil'))].find(
    (file) => file !== undefined && isExecutable(file),
  )
  if (found === undefined) {
    throw new BinaryNotFoundError({ searched: ['ANVIL_BIN', '@foundry-rs/anvil-linux-amd64', 'PATH'] })
  }
  return found
}

function packagedBinary(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const require = createRequire(import.meta.url)
  const folders = require.resolve.paths('@foundry-rs/anvil-linux-amd64') ?? []
  return folders
    .map((folder) => join(folder, '@foundry-rs/anvil-linux-amd64/bin/anvil'))
    .find((file) => isExecutable(file))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false
    throw error
  }
}
