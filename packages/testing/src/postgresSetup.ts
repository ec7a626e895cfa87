import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.js'
import type {} from './server.js'

/**
 * Starts one PostgreSQL server for all tests of a run.
 *
 * @throws if it cannot run here, because tests on the embedded database would prove nothing about PostgreSQL.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return postgres.close
}
