import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.js'
import type {} from './server.js'

/**
 * Starts one PostgreSQL for all tests of a run.
 *
 * @throws when it cannot run here: tests on the embedded database would prove nothing of it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return postgres.close
}
