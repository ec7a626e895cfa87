import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../db/open.js'
import { type AdminNoun, parseAdmin } from './parseAdmin.js'
import { runAdmin } from './runAdmin.js'

const [large, asked, unknown] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
]
let folder: string

/** A database of which no server runs, with a collection of more tokens than one transaction queues, and a request. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-admin-'))
  await inDatabase(async (db) => {
    await sql`
      insert into collections (contract, slug, position, name, standard, metadata_state)
      values (${large}, 'large', 0, 'Large', 'erc721', 'read')`.execute(db)
    await sql`
      insert into tokens (contract, identifier, metadata_state, metadata_attempts)
      select ${large}, i, case when i % 3 = 0 then 'failed' else 'read' end, 1 from generate_series(0, 4500) i`.execute(
      db,
    )
    await sql`
      insert into collection_requests (contract, standard, name, reason, asked_by)
      values (${asked}, 'erc721', 'Asked', ${'two\nlines'}, '')`.execute(db)
  })
})
afterAll(() => rm(folder, { recursive: true }))

async function inDatabase<value>(
  run: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<value>,
) {
  const { db, close } = await openDatabase({ folder })
  try {
    return await run(db)
  } finally {
    await close()
  }
}

async function run(noun: AdminNoun, ...args: string[]): Promise<string> {
  const command = parseAdmin(noun, [...args, '--data-dir', folder], {})
  return command.type === 'text' ? command.text : runAdmin(command)
}

const pending = () =>
  inDatabase(async (db) => {
    const { rows } = await sql<{ tokens: string }>`
      select count(*) as tokens from tokens where metadata_state = 'pending' and metadata_attempts = 0`.execute(
      db,
    )
    return Number(rows[0]?.tokens)
  })

describe('runAdmin', () => {
  test('default: refreshes more tokens than one transaction queues', async () => {
    const failed = await run('collections', 'refresh', large, '--only-failed')
    expect([failed.slice(0, 32), await pending()]).toEqual(['the metadata of 1501 tokens of 0', 1501])
    const all = await run('collections', 'refresh', large)
    expect([all.slice(0, 32), await pending()]).toEqual(['the metadata of 4501 tokens of 0', 4501])
  })

  test('behavior: names, hides and stops a collection without a server', async () => {
    await run('collections', 'rename', large, '--name', 'Larger')
    await run('collections', 'hide', large)
    await run('collections', 'stop', large)
    expect(await run('collections', 'list')).toBe(`${large}  erc721   large  hidden`)
    expect(await run('collections', 'show', unknown)).toMatch(/0x[cC]{40} is not traded$/)
    expect(await run('collections', 'refresh', unknown)).toMatch(/is not traded$/)
    const row = await inDatabase((db) =>
      db
        .selectFrom('collections')
        .select(['name', 'is_named', sql<boolean>`stopped_at is not null`.as('isStopped')])
        .executeTakeFirst(),
    )
    expect(row).toEqual({ name: 'Larger', is_named: true, isStopped: true })
  })

  test('behavior: lists and declines requests', async () => {
    expect(await run('requests', 'list')).toMatch(/^0xb{40} {2}erc721 {3}\S+ {2}Asked {2}two lines$/)
    await expect(run('requests', 'accept', asked)).rejects.toThrow('Set the URL of the node')
    expect(await run('requests', 'decline', asked)).toMatch(/is declined$/)
    expect(await run('requests', 'decline', asked)).toMatch(/^no request for .* waits$/)
    expect(await run('requests', 'list')).toBe('no requests')
  })
})
