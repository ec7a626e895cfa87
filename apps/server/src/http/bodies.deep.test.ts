import { readFile } from 'node:fs/promises'
import type { Schema } from '@souk/base/schema'
import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import type { TestServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BodyCases, BodyFacts, FieldCase } from '../testing/BodyCase.js'
import { type BodyField, bodyFields } from '../testing/bodyFields.js'
import { startBodyWorld } from '../testing/bodyWorld.js'
import { makingBodies } from '../testing/makingBodies.js'
import { marketBodies } from '../testing/marketBodies.js'
import { tradeBodies } from '../testing/tradeBodies.js'
import { strangerName, withStrangers } from '../testing/withStrangers.js'
import type { Route } from './endpoint/Route.js'
import { routes } from './routes/table.js'

const chain = testChain()
const [amina] = demo.accounts
const { lanterns } = demo.contracts
let server: TestServer
let facts: BodyFacts

/** Fields whose effect is not in the answer. */
const elsewhere: ReadonlySet<string> = new Set([
  // They go to the operator's log.
  ...['requestId', 'stepId', 'txHash', 'errorMessage'].map((name) => `reportExecution.${name}`),
  // A test below.
  'refreshTokens.liquidityOnly',
  'refreshToken.liquidityOnly',
  // operator.test.ts
  ...['address', 'reason'].map((name) => `requestCollection.${name}`),
])

beforeAll(async () => {
  ;({ server, facts } = await startBodyWorld(chain))
}, 180_000)
afterAll(() => server.close())

type Answer = { status: number; text: string }

async function send(path: string, body: unknown): Promise<Answer> {
  const response = await server.app.request(path, { method: 'POST', body: JSON.stringify(body) })
  // Each answer of the execution API has its own.
  const text = (await response.text()).replace(/"requestId":"[^"]*",/, '')
  return { status: response.status, text }
}

const pathOf = ({ path }: Route, { query = '' }: Partial<BodyCases> = {}) =>
  `${path.replace('{chain}', 'souk').replace('{protocol}', 'seaport').replace('{hash}', facts.listing)}?${query}`

/** Sets a field of the first entry of each list in its path. */
function withField(body: unknown, path: string, value: unknown): unknown {
  const [step = '', ...rest] = path.split('.')
  const name = step.replace('[]', '')
  const fields = (body ?? {}) as Record<string, unknown>
  if (rest.length === 0) return { ...fields, [name]: value }
  if (!step.endsWith('[]')) return { ...fields, [name]: withField(fields[name], rest.join('.'), value) }
  const [first, ...others] = (fields[name] ?? [{}]) as unknown[]
  return { ...fields, [name]: [withField(first, rest.join('.'), value), ...others] }
}

/** Compares the answers with and without a field. Returns what is wrong. */
function compare(
  { why }: BodyField,
  { refused }: FieldCase,
  [on, off]: readonly [Answer, Answer],
): unknown[] {
  const said = [on.text.slice(0, 300), off.text.slice(0, 300)]
  const isOther = on.text !== off.text
  if (refused !== undefined) return on.status >= 400 && on.text.includes(refused) && isOther ? [] : said
  return on.status === 200 && isOther === (why === undefined) ? [] : said
}

const samples = [
  'a text',
  true,
  amina.address,
  '1',
  { collection: 'a', key: 'b', value: 'c' },
  { type: 'a', value: 'b' },
  [{ type: 'a', value: 'b' }],
  { address: amina.address },
]

/** A value that a field can have. */
function sampleOf(schema: Schema): unknown {
  return samples.find((value) => {
    const reading: { issue?: unknown } = {}
    schema.read(value, reading as never)
    return !reading.issue
  })
}

/** Asks with bodies that lack a field, each twice, since only equal answers can be compared. */
function askBases(at: string): (base: unknown) => Promise<Answer> {
  const asked = new Map<unknown, Promise<Answer>>()
  const twice = async (base: unknown) => {
    const [first, second] = [await send(at, base), await send(at, base)]
    expect(second).toEqual(first)
    return first
  }
  return (base) => {
    const answer = asked.get(base) ?? twice(base)
    asked.set(base, answer)
    return answer
  }
}

function casesOf({ name }: Route): BodyCases | undefined {
  return { ...tradeBodies(facts), ...makingBodies(facts), ...marketBodies(facts) }[name]
}

/** Lists bodies with an unknown field, one for each object that the bodies of the cases have. */
function strangeBodies({ body, fields }: BodyCases): ReadonlyMap<string, unknown> {
  const bodies = Object.entries(fields).map(([path, { base, value }]) => withField(base ?? body, path, value))
  return new Map([body, ...bodies].flatMap((each) => withStrangers(each)))
}

/** Checks the fields of a route. Returns what is wrong. */
async function check(route: Route, fields: readonly BodyField[]): Promise<unknown[]> {
  const cases = casesOf(route)
  if (!cases) return fields.length > 0 ? [[route.name, 'no body']] : []
  const at = pathOf(route, cases)
  const [problems, answers] = [[] as unknown[], [] as (readonly [BodyField, FieldCase, Answer])[]]
  // An order that the market has is not checked again: what it refuses comes first.
  const isRefused = ({ path }: BodyField) => cases.fields[path]?.refused !== undefined
  for (const field of [...fields.filter(isRefused), ...fields.filter((each) => !isRefused(each))]) {
    const own = cases.fields[field.path] ?? (field.why ? { value: sampleOf(field.schema) } : undefined)
    if (own)
      answers.push([field, own, await send(at, withField(own.base ?? cases.body, field.path, own.value))])
    else problems.push([route.name, field.path, 'no case'])
  }
  const askBase = askBases(at)
  for (const [field, own, on] of answers) {
    const problem = compare(field, own, [on, await askBase(own.base ?? cases.body)])
    if (problem.length > 0) problems.push([route.name, field.path, ...problem])
  }
  return problems
}

/** The routes that take a body, without those for administrators. */
const takers = routes.flatMap((route) =>
  route.body && route.guard !== 'admin' ? [{ ...route, body: route.body }] : [],
)

describe('bodies', () => {
  test('behavior: every field has its effect on the answer, is refused, or is documented to change nothing', async () => {
    const problems: unknown[] = []
    for (const route of takers)
      problems.push(
        ...(await check(
          route,
          bodyFields(route.body).filter(({ path }) => !elsewhere.has(`${route.name}.${path}`)),
        )),
      )
    expect(problems).toEqual([])
  }, 180_000)

  test.each([
    ['/tokens/refresh/v1', (token: string) => ({ token })],
    ['/tokens/refresh/v2', (token: string) => ({ tokens: [token] })],
  ])('param: liquidityOnly of %s leaves the metadata as it is', async (path, bodyOf) => {
    const [token] = facts.tokens
    const asked = async (liquidityOnly: boolean) => {
      const tokens = server.market.db.updateTable('tokens').where('contract', '=', lanterns.toLowerCase())
      const own = tokens.where('identifier', '=', String(token))
      await own.set({ metadata_state: 'failed', metadata_next_at: 1e13 }).execute()
      await send(path, { ...bodyOf(`${lanterns}:${token}`), liquidityOnly })
      const [{ metadata_next_at: next } = {}] = await own
        .set({ metadata_attempts: 0 })
        .returning('metadata_next_at')
        .execute()
      return Number(next) === 1e13
    }
    expect([await asked(true), await asked(false)]).toEqual([true, false])
  })

  test('error: no route takes a field that it does not have', async () => {
    const taken: string[] = []
    for (const route of takers) {
      const { text } = await send(pathOf(route), { nonsense: 1 })
      if (!text.includes('"unknown_field"')) taken.push(route.name)
    }
    // It refuses whatever it is asked.
    expect(taken).toEqual(['readSolverCapacity'])
  })

  test('error: no object within a body takes a field that it does not have', async () => {
    const taken: string[] = []
    for (const route of takers) {
      const cases = casesOf(route)
      if (!cases) continue
      for (const [path, body] of strangeBodies(cases)) {
        const { status, text } = await send(pathOf(route, cases), body)
        if (status !== 400 || !text.includes(`${strangerName} `)) taken.push(`${route.name} ${path}`)
      }
    }
    expect(taken).toEqual([])
  })

  test('behavior: the fields that change nothing are in the documents, with the reasons', async () => {
    const found = takers.flatMap(({ body, path }) =>
      bodyFields(body).flatMap(({ why, path: field }) =>
        why ? { why, path, name: field.split('.').at(-1) } : [],
      ),
    )
    const listed = (why: string, key: 'name' | 'path') =>
      [...new Set(found.filter((one) => one.why === why).map((one) => `\`${one[key]}\``))].join(', ')
    const rows = [...new Set(found.map(({ why }) => why))].map(
      (why) => `| ${listed(why, 'name')} | ${listed(why, 'path')} | ${why} |`,
    )
    const page = await readFile(new URL('../../../../docs/market-api.md', import.meta.url), 'utf8')
    expect(page).toContain(`\n${['| field | requests | reason |', '|---|---|---|', ...rows].join('\n')}\n\n`)
  })
})
