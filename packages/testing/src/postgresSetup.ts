import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.js'
import type {} from './server.js'

/** Starts one PostgreSQL for all tests of a run. Where it cannot run, the embedded database is tested twice. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    const postgres = await startPostgres()
    project.provide('postgresUrl', postgres.url)
    return postgres.close
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stdout.write(`PostgreSQL cannot run here: ${reason}\n`)
    return undefined
  }
}
