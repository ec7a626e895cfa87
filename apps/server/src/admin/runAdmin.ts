import type { Admin } from './Admin.js'
import { askServer } from './askServer.js'
import { useDatabase } from './useDatabase.js'

/**
 * Runs a command about keys, collections or requests.
 *
 * @returns What to print.
 * @throws {FolderInUseError} when a server uses the data folder. Ask that server instead, by its address.
 */
export async function runAdmin({ action, place }: Admin): Promise<string> {
  return 'url' in place ? askServer(action, place) : useDatabase(action, place)
}
