import { preparedDatabase } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/open.js'
import * as Slugs from './Slugs.js'

let database: Database

beforeAll(async () => {
  database = await openDatabase({ folder: 'memory://', ...preparedDatabase })
  await add('0xc0', 'lanterns')
})
afterAll(() => database.close())

const add = (contract: string, slug: string) =>
  database.db
    .insertInto('collections')
    .values({ contract, slug, position: 1, standard: 'erc721', name: slug })
    .execute()

describe('find', () => {
  test('default', async () => {
    expect(await Slugs.find('lanterns', database)).toBe('0xc0')
    expect(await Slugs.find('spices', database)).toBeUndefined()
  })

  test('param: slugs, which are read again after a while', async () => {
    const { db } = database
    const slugs: Slugs.Slugs = new Map()
    expect(await Slugs.find('lanterns', { db, slugs, nowMs: 0 })).toBe('0xc0')
    await db.updateTable('collections').set({ slug: 'lamps' }).where('contract', '=', '0xc0').execute()
    expect(await Slugs.find('lanterns', { db, slugs, nowMs: 1_999 })).toBe('0xc0')
    expect(await Slugs.find('lanterns', { db, slugs, nowMs: 2_000 })).toBeUndefined()
    expect(await Slugs.find('lamps', { db, slugs, nowMs: 2_000 })).toBe('0xc0')
  })

  test('behavior: finds a new collection at once', async () => {
    const { db } = database
    const slugs: Slugs.Slugs = new Map()
    expect(await Slugs.find('tiles', { db, slugs, nowMs: 0 })).toBeUndefined()
    await add('0xc1', 'tiles')
    expect(await Slugs.find('tiles', { db, slugs, nowMs: 0 })).toBe('0xc1')
  })
})
