import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Answer from './Answer.js'
import * as Shelf from './Shelf.js'

/** A shelf whose database is a number. Each change of it is a new state. */
function setUp() {
  const book = { state: 0, second: 10n, looks: 0, made: 0 }
  const look = async () => {
    book.looks++
    return String(book.state)
  }
  const shelf = Shelf.create({ versions: { look }, now: () => book.second })
  const ask = (path: string) =>
    Shelf.find(shelf, path, async () => {
      book.made++
      return Answer.from({ path, state: book.state, second: String(book.second) })
    })
  return { book, shelf, ask }
}

describe('find', () => {
  test('default', async () => {
    const { book, ask } = setUp()
    await ask('/v2/collections')
    const answers = await Promise.all([ask('/v2/collections'), ask('/v2/collections')])
    expect(answers[0]).toBe(answers[1])
    expect(await ask('/v2/collections')).toBe(answers[0])
    expect(book.made).toBe(2)
  })

  test('behavior: a single request is answered without a look', async () => {
    const { book, ask } = setUp()
    await ask('/v2/order/1')
    await ask('/v2/order/2')
    expect(book).toMatchObject({ looks: 0, made: 2 })
  })

  test('behavior: a request from seconds ago does not count', async () => {
    const { book, ask } = setUp()
    await ask('/v2/order/1')
    book.second += 1n
    await ask('/v2/order/2')
    book.second += 1n
    await ask('/v2/order/1')
    expect(book.looks).toBe(0)
  })

  test('behavior: a change of the book or the next second drops all answers', async () => {
    const { book, ask } = setUp()
    await ask('/')
    await ask('/')
    book.state++
    expect(JSON.parse((await ask('/')).text)).toEqual({ path: '/', state: 1, second: '10' })
    book.second++
    expect(JSON.parse((await ask('/')).text)).toEqual({ path: '/', state: 1, second: '11' })
    expect(book.made).toBe(4)
  })

  test('behavior: tries again after a failure', async () => {
    const { shelf, ask } = setUp()
    const fail = () => Shelf.find(shelf, '/', () => Promise.reject(new RangeError('not now')))
    await expect(fail()).rejects.toThrow('not now')
    await expect(fail()).rejects.toThrow('not now')
    expect(JSON.parse((await ask('/')).text)).toMatchObject({ path: '/' })
  })

  test('behavior: does not exceed its limit', async () => {
    const { book, shelf } = setUp()
    const large = 'x'.repeat(4 * 1024 * 1024)
    const ask = (path: string) =>
      Shelf.find(shelf, path, async () => {
        book.made++
        return Answer.from(large)
      })
    for (let round = 0; round < 3; round++) for (let index = 0; index < 8; index++) await ask(`/${index}`)
    expect(shelf.kept.size).toBe(4)
    // The first request keeps nothing; the second keeps four answers, and the others are made each time.
    expect(book.made).toBe(8 + 8 + 4)
  })

  test('behavior: no caller gets an answer older than the request, whatever happens meanwhile', async () => {
    const steps = fc.array(fc.constantFrom('/a', '/b', 'change', 'tick', 'wait'), { maxLength: 60 })
    await fc.assert(fc.asyncProperty(steps, fc.scheduler(), play))
  })
})

/** Asks, changes and releases what waits, as drawn. Compares each answer with the state at the time of its request. */
async function play(steps: readonly string[], scheduler: fc.Scheduler): Promise<void> {
  const book = { state: 0, second: 10n }
  const read = scheduler.scheduleFunction(async () => book.state)
  const versions = { look: async () => String(await read()) }
  const shelf = Shelf.create({ versions, now: () => book.second })
  const ask = async (path: string) => {
    const { state } = book
    const { text } = await Shelf.find(shelf, path, async () => Answer.from(await read()))
    expect(Number(text)).toBeGreaterThanOrEqual(state)
  }
  const does: Readonly<Record<string, () => unknown>> = {
    change: () => book.state++,
    tick: () => book.second++,
    wait: () => (scheduler.count() > 0 ? scheduler.waitOne() : undefined),
  }
  const asked: Promise<void>[] = []
  for (const step of steps)
    if (step.startsWith('/')) asked.push(ask(step))
    else await does[step]?.()
  await scheduler.waitFor(Promise.all(asked))
}
