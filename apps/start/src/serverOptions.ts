import { chainOptions, type ServerOptions } from '@souk/server'

/**
 * Reads from the environment what `npm start` passes on to the server: the facts of a chain that the flags do not say, and
 * the key of the operator's page.
 *
 * @throws {CommandError} with one sentence that names the problem.
 */
export function serverOptions(env: Readonly<Record<string, string | undefined>>): Partial<ServerOptions> {
  const { SOUK_ADMIN_KEY: adminKey } = env
  return { ...chainOptions(env), ...(adminKey ? { adminKey } : undefined) }
}
