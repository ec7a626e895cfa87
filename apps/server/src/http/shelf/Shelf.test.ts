import { setImmediate } from 'node:timers/promises'
import { poll } from '@souk/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Validity from '../../market/Validity.js'
import * as Answer from './Answer.js'
import type { Version } from './createVersions.js'
import * as Shelf from './Shelf.js'

/** A shelf whose database is a number. Each change of it is a new state. */
function setUp() {
  const book = { state: 0, second: 10n, turn: undefined as bigint | undefined, looks: 0, made: 0 }
  const said: { changed?: Version['changed'] } = {}
  const look = async () => {
    book.looks++
    return { state: String(book.state), turn: book.turn, ...said }
  }
  const shelf = Shelf.create({ versions: { look }, now: () => book.second })
  const ask = (path: string, validity?: Validity.Validity) =>
    Shelf.find(shelf, path, async () => {
      book.made++
      const { state, second } = book
      return Answer.from({ path, state, second: String(second) }, { validity })
    })
  return { book, said, shelf, ask }
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

  test('behavior: a request from long ago does not count', async () => {
    const { book, ask } = setUp()
    await ask('/v2/order/1')
    book.second += 10n
    await ask('/v2/order/2')
    book.second += 10n
    await ask('/v2/order/1')
    expect(book.looks).toBe(0)
  })

  test('behavior: a change of the book drops all answers', async () => {
    const { book, ask } = setUp()
    for (let round = 0; round < 3; round++) await ask('/', Validity.create())
    book.state++
    expect(JSON.parse((await ask('/')).text)).toEqual({ path: '/', state: 1, second: '10' })
    expect(book.made).toBe(3)
  })

  test('behavior: a change that says what it changes drops no other answers', async () => {
    const { book, said, shelf, ask } = setUp()
    const askAll = async () => {
      await ask('/1', { isOfBook: false, subjects: [1, 2] })
      await ask('/3', { isOfBook: false, subjects: [3] })
      await ask('/any', { isOfBook: false })
    }
    const change = async (changed: Version['changed']) => {
      book.state++
      said.changed = changed
      const before = new Map(shelf.kept)
      await askAll()
      const dropped = [...shelf.kept].filter(([path, entry]) => before.get(path) !== entry)
      return dropped.map(([path]) => path)
    }
    for (let round = 0; round < 2; round++) await askAll()
    expect(await change({ since: '0', subjects: new Set() })).toEqual([])
    expect(await change({ since: '1', subjects: new Set([2, 7]) })).toEqual(['/1', '/any'])
    expect(await change({ since: '2', subjects: new Set([3]) })).toEqual(['/3', '/any'])
    // Of another state than the shelf's.
    expect(await change({ since: '2', subjects: new Set() })).toEqual(['/1', '/3', '/any'])
    expect(await change(undefined)).toEqual(['/1', '/3', '/any'])
    expect(shelf.sizeBytes).toBe([...shelf.kept.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0))
  })

  test('behavior: a change of other things leaves an answer that is being made', async () => {
    const { book, said, shelf, ask } = setUp()
    await ask('/', { isOfBook: false, subjects: [1] })
    const slow = slowAnswer(shelf, '/')
    const first = slow.ask()
    await slow.begun(1)
    said.changed = { since: '0', subjects: new Set([2]) }
    book.state++
    const second = slow.ask()
    await poll(() => book.looks === 2 || undefined)
    slow.finish({ isOfBook: false, subjects: [1] })
    expect(await second).toBe(await first)
    expect(await slow.ask()).toBe(await first)
    expect(slow.made()).toBe(1)
  })

  test('behavior: an answer being made is not given to those who come after a change that concerns it', async () => {
    const { book, said, shelf, ask } = setUp()
    await ask('/')
    const slow = slowAnswer(shelf, '/')
    const first = slow.ask()
    await slow.begun(1)
    said.changed = { since: '0', subjects: new Set([1]) }
    book.state++
    const later = [slow.ask(), slow.ask(), Shelf.peek(shelf, '/')] as const
    await poll(() => book.looks === 4 || undefined)
    slow.finish({ isOfBook: false, subjects: [1] })
    await slow.begun(2)
    slow.finish({ isOfBook: false, subjects: [1] })
    expect([await later[0], await later[2]]).toEqual([await later[1], undefined])
    expect(await later[0]).not.toEqual(await first)
    expect(await slow.ask()).toBe(await later[0])
    expect(slow.made()).toBe(2)
  })

  test.each<[string, Validity.Validity | undefined, number | undefined]>([
    ['an answer that does not say', undefined, 11],
    ['an answer of this second', { until: 11n, isOfBook: false }, 11],
    ['an answer of this hour', { until: 15n, isOfBook: false }, 15],
    ['an answer about open orders', { isOfBook: true }, 13],
    ['an answer about open orders and this second', { until: 11n, isOfBook: true }, 11],
    ['an answer about open orders and this hour', { until: 15n, isOfBook: true }, 13],
    ['an answer without a time', { isOfBook: false }, undefined],
  ])('behavior: %s is kept until time may change it', async (_, validity, end) => {
    const { book, ask } = setUp()
    book.turn = 13n
    for (let round = 0; round < 2; round++) await ask('/', validity)
    const shown: number[] = []
    for (; book.second < 19n; book.second++)
      shown.push(Number(JSON.parse((await ask('/', validity)).text).second))
    const before = end ?? 19
    expect(shown.slice(0, before - 10)).toEqual(Array(before - 10).fill(10))
    if (end) expect(shown[end - 10]).toBe(end)
  })

  test('behavior: no answer survives a clock that goes back', async () => {
    const { book, ask } = setUp()
    for (let round = 0; round < 3; round++) await ask('/', Validity.create())
    book.second = 9n
    expect(JSON.parse((await ask('/')).text)).toMatchObject({ second: '9' })
  })

  test('behavior: tries again after a failure', async () => {
    const { shelf, ask } = setUp()
    const fail = () => Shelf.find(shelf, '/', () => Promise.reject(new RangeError('not now')))
    await expect(fail()).rejects.toThrow('not now')
    await expect(fail()).rejects.toThrow('not now')
    expect(JSON.parse((await ask('/')).text)).toMatchObject({ path: '/' })
  })

  test('behavior: drops what was not requested for the longest time when it is full', async () => {
    const { book, shelf } = setUp()
    const large = 'x'.repeat(4 * 1024 * 1024 - 2)
    const ask = (path: string) =>
      Shelf.find(shelf, path, async () => {
        book.made++
        return Answer.from(large)
      })
    for (const path of ['/1', '/1', '/2', '/2', '/3', '/3', '/4', '/4', '/1', '/5', '/5']) await ask(path)
    expect([...shelf.kept.keys()]).toEqual(['/3', '/4', '/1', '/5'])
    expect(book.made).toBe(5 + 5)
    expect(shelf.sizeBytes).toBe(4 * 2 * (large.length + 2))
  })

  const waits = ['wait', 'wait', 'wait']
  const times = ['tick', 'tick', 'back']
  test.each<[string, readonly string[]]>([
    [
      'whatever happens',
      ['/whole', '/book', '/second', '/lamp', 'lamp', 'carpet', 'change', ...times, ...waits],
    ],
    ['whatever changes', ['/lamp', '/lamp', '/carpet', 'lamp', 'carpet', ...waits]],
  ])('behavior: no caller gets an answer older than the request, %s meanwhile', async (_, names) => {
    const steps = fc.array(fc.constantFrom(...names), { minLength: 20, maxLength: 60 })
    await fc.assert(fc.asyncProperty(steps, fc.scheduler(), play), { numRuns: 500 })
    // Found once: the clock moves on while an answer waits for another one, and then back.
    const found = { seed: -457011444, path: '454:5:3:9:4:2:5:12:12:12' }
    await fc.assert(fc.asyncProperty(steps, fc.scheduler(), play), { ...found, numRuns: 1 })
  })
})

/** Makes numbered answers, which a call finishes. */
function slowAnswer(shelf: Shelf.Shelf, path: string) {
  let made = 0
  const waiting: ((validity: Validity.Validity) => void)[] = []
  const ask = () =>
    Shelf.find(shelf, path, async () => {
      const number = ++made
      const validity = await new Promise<Validity.Validity>((resolve) => void waiting.push(resolve))
      return Answer.from({ number }, { validity })
    })
  return {
    ask,
    begun: (count: number) => poll(() => made === count || undefined),
    finish: (validity: Validity.Validity) => {
      for (const resolve of waiting) resolve(validity)
    },
    made: () => made,
  }
}

/** The book changes at each of these seconds. */
const turns = [12n, 13n, 17n]
const turnsUntil = (time: bigint) => turns.filter((turn) => turn <= time).length
/** The subjects of the answers that are about one thing. */
const things = { '/lamp': 1, '/carpet': 2 } as const
const thingOf = (path: string) => (path in things ? things[path as keyof typeof things] : undefined)

/** Asks, changes and releases what waits, as drawn. Compares each answer with the state at the time of its request. */
async function play(steps: readonly string[], scheduler: fc.Scheduler): Promise<void> {
  const book = { changes: [] as (number | undefined)[], second: 10n, seconds: [10n] }
  // Shows the state in which it began, however late it ends.
  const read = async () => scheduler.schedule(Promise.resolve(book.changes.length))
  let since = 0
  let last: Promise<unknown> = Promise.resolve()
  // One after another, like those of the database.
  const readVersion = async () => {
    await last.catch(() => undefined)
    const turn = turns.find((each) => each > book.second)
    const { changes } = book
    const before = since
    since = await read()
    const those = changes.slice(before, since)
    const isKnown = those.every((subject) => subject !== undefined)
    const subjects = new Set(those.filter((subject) => subject !== undefined))
    return { state: String(since), turn, changed: isKnown ? { since: String(before), subjects } : undefined }
  }
  const versions = {
    look: () => {
      const version = readVersion()
      last = version
      return version
    },
  }
  const shelf = Shelf.create({ versions, now: () => book.second })
  const make = async (path: string) => {
    const { second } = book
    const thing = thingOf(path)
    const validity: Validity.Validity = { isOfBook: path === '/book', ...(thing && { subjects: [thing] }) }
    if (path === '/second') Validity.endAt(validity, second + 1n)
    const seen = path === '/second' ? Number(second) : path === '/book' ? turnsUntil(second) : 0
    return Answer.from({ state: await read(), seen }, { validity })
  }
  const ask = async (path: string) => {
    const { changes, seconds } = book
    const thing = thingOf(path)
    // The state in which what the answer is about changed last.
    const state = 1 + changes.findLastIndex((subject) => !thing || !subject || subject === thing)
    const first = seconds.length - 1
    const answer = JSON.parse((await Shelf.find(shelf, path, () => make(path))).text)
    expect(answer.state).toBeGreaterThanOrEqual(state)
    const times = seconds.slice(first)
    if (path === '/second') expect(times.map(Number)).toContain(answer.seen)
    if (path === '/book') expect(times.map(turnsUntil)).toContain(answer.seen)
  }
  const move = (by: bigint) => {
    book.second += by
    book.seconds.push(book.second)
  }
  const does: Readonly<Record<string, () => unknown>> = {
    change: () => book.changes.push(undefined),
    lamp: () => book.changes.push(things['/lamp']),
    carpet: () => book.changes.push(things['/carpet']),
    tick: () => move(1n),
    back: () => move(-2n),
    wait: async () => {
      // Lets everything come as far as it does without another answer of the database.
      await setImmediate()
      if (scheduler.count() > 0) await scheduler.waitOne()
    },
  }
  const asked: Promise<void>[] = []
  for (const step of steps)
    if (step.startsWith('/')) asked.push(ask(step))
    else await does[step]?.()
  await scheduler.waitFor(Promise.all(asked))
}
