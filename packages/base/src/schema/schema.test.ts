import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from './index.js'

/** What is read, or the sentence that says what is wrong. */
function read(schema: z.Schema, value: unknown): unknown {
  try {
    return z.decodeBy(schema, value, 'thing')
  } catch (error) {
    return error instanceof z.InvalidFieldError ? error.message : error
  }
}

const person = z.object({ name: z.string(), age: z.nullish(z.int()), tags: z.optional(z.array(z.string())) })

describe('decodeBy', () => {
  test.each<[string, z.Schema, unknown, unknown]>([
    ['text', z.string(), 'a', 'a'],
    ['no text', z.string(), 7, 'thing is 7; expected a value of type string.'],
    ['a number', z.number(), 1.5, 1.5],
    ['no number', z.number(), Number.NaN, 'thing is null; expected a value of type number.'],
    ['a whole number', z.int(), 1.5, 'thing is 1.5; expected a value of type int.'],
    [
      'a number that is not exact',
      z.int(),
      2 ** 53,
      'thing is 9007199254740992; expected a value of type int.',
    ],
    ['yes or no', z.boolean(), 'true', 'thing is "true"; expected a value of type boolean.'],
    ['one of several', z.oneOf(['a', 'b']), 'c', 'thing is "c"; expected one of a, b.'],
    ['a certain one', z.literal('a'), 'a', 'a'],
    ['a rule', z.string().check(z.regex(/^a/)), 'b', 'thing is "b"; expected text like /^a/.'],
    ['a smaller one', z.count, -1, 'thing is -1; expected at least 0.'],
    ['a larger one', z.int().check(z.maximum(3)), 4, 'thing is 4; expected at most 3.'],
    [
      'a short text',
      z.string().check(z.minLength(2)),
      'a',
      'thing is "a"; expected text of at least 2 characters.',
    ],
    [
      'a long text',
      z.string().check(z.maxLength(1)),
      'ab',
      'thing is "ab"; expected text of at most 1 character.',
    ],
    [
      'a long list',
      z.array(z.int()).check(z.maxItems(1)),
      [1, 2],
      'thing is [1,2]; expected a list of at most 1 value.',
    ],
    ['a documented value', z.int().check(z.documented({ default: 1 })), 2, 2],
    ['something else of it', z.map(z.string(), Number), '7', 7],
    ['something missing', person, {}, 'thing: name is missing; expected a value of type string.'],
    ['something null', person, { name: 'a', age: null }, { name: 'a', age: null }],
    [
      'something that may not be null',
      person,
      { name: 'a', tags: null },
      'thing: tags is null; expected a value of type array.',
    ],
    ['what nobody asked for', person, { name: 'a', more: 1 }, { name: 'a' }],
    [
      'a part',
      person,
      { name: 'a', tags: ['b', 7] },
      'thing: tags[1] is 7; expected a value of type string.',
    ],
    ['a list as an object', person, [], 'thing is []; expected a value of type object.'],
    ['the rest', z.object({}, { rest: z.int() }), { a: 1 }, { a: 1 }],
    [
      'the rest too',
      z.object({}, { rest: z.int() }),
      { a: 'b' },
      'thing: a is "b"; expected a value of type int.',
    ],
    ['anything', z.object({ a: z.unknown() }), { a: null }, { a: null }],
    ['nothing', z.object({ a: z.unknown() }), {}, 'thing: a is missing; expected a value.'],
    ['a record', z.record(z.int()), { a: 1, b: 'c' }, 'thing: b is "c"; expected a value of type int.'],
    [
      'none of the forms',
      z.union([z.string(), z.int()]),
      true,
      'thing is true; expected one of the allowed forms.',
    ],
    [
      'nearly one of them',
      z.uint,
      'x',
      'thing is "x"; expected text like /^(\\d{1,78}|0x[0-9a-fA-F]{1,64})$/.',
    ],
    [
      'too much for 32 bytes',
      z.uint,
      String(2n ** 256n),
      `thing is "${2n ** 256n}"; expected at most 2^256-1.`,
    ],
    ['hex', z.uint, '0x10', 16n],
    [
      'one after the other',
      z.pipe(z.map(z.string(), Number), z.int()),
      '1.5',
      'thing is "1.5"; expected a value of type int.',
    ],
    [
      'an address',
      z.address,
      '0x00000000000000adc04c56bf30ac9d3c0aaf14dc',
      '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC',
    ],
  ])('behavior: %s', (_name, schema, value, expected) => {
    expect(read(schema, value)).toEqual(expected)
  })

  test('behavior: inherited properties are ignored', () => {
    expect(read(person, Object.create({ name: 'a' }))).toBe(
      'thing: name is missing; expected a value of type string.',
    )
    const value = JSON.parse('{ "__proto__": { "polluted": 1 }, "a": 1 }')
    expect(Object.keys(z.decodeBy(z.record(z.unknown()), value, 'thing'))).toEqual(['a'])
  })

  test('error: long values are cut', () => {
    expect(() => z.decodeBy(z.int(), 'a'.repeat(200), 'thing')).toThrow(/^thing is "a{76}…; expected/)
  })
})

describe('discriminatedUnion', () => {
  const schema = z.discriminatedUnion('type', [
    z.object({ type: z.literal('a'), a: z.int() }),
    z.object({ type: z.oneOf(['b', 'c']), b: z.int() }),
  ])

  test('default: an issue is that of the form that is meant', () => {
    expect(read(schema, { type: 'c', b: 1 })).toEqual({ type: 'c', b: 1 })
    expect(read(schema, { type: 'a', b: 1 })).toBe('thing: a is missing; expected a value of type int.')
    expect(read(schema, { type: 'd' })).toBe('thing: type is "d"; expected one of the allowed forms.')
    expect(read(schema, 7)).toBe('thing is 7; expected a value of type object.')
  })

  test('param: expected', () => {
    const schema = z.discriminatedUnion('type', [z.object({ type: z.literal('a') })], 'only a')
    expect(read(schema, { type: 'b' })).toBe('thing: type is "b"; expected only a.')
  })
})

describe('withDefault', () => {
  const schema = z.object({ size: z.withDefault(z.int(), 10) })

  test('default: replaces a missing value only', () => {
    expect(read(schema, {})).toEqual({ size: 10 })
    expect(read(schema, { size: 3 })).toEqual({ size: 3 })
    expect(read(schema, { size: null })).toBe('thing: size is null; expected a value of type int.')
  })
})

describe('expecting', () => {
  const schema = z.expecting(z.object({ name: z.string() }), 'a person')

  test('default: words the issue of the value itself', () => {
    expect(read(schema, { name: 'a' })).toEqual({ name: 'a' })
    expect(read(schema, 'a')).toBe('thing is "a"; expected a person.')
  })

  test('behavior: fields, and rules that follow, keep their own words', () => {
    expect(read(schema, {})).toBe('thing: name is missing; expected a value of type string.')
    const name = z.expecting(z.string(), 'a name').check(z.maxLength(3))
    expect(read(name, 7)).toBe('thing is 7; expected a name.')
    expect(read(name, 'abcd')).toBe('thing is "abcd"; expected text of at most 3 characters.')
  })
})

describe('create', () => {
  const even = z.create<number>({ type: 'int' }, (value, reading) =>
    typeof value === 'number' && value % 2 === 0 ? value : z.mistype(reading, 'an even number'),
  )

  test('default', () => {
    expect([read(even, 2), read(even, 3)]).toEqual([2, 'thing is 3; expected an even number.'])
  })
})

describe('Form', () => {
  test('default: rules describe the format', () => {
    const rulesOf = ({ form }: z.Schema) =>
      'rules' in form ? form.rules?.map(({ keywords }) => keywords) : form.type
    expect(rulesOf(z.string().check(z.regex(/^a/), z.maxLength(3)))).toEqual([
      { pattern: '^a' },
      { maxLength: 3 },
    ])
    expect(rulesOf(z.array(z.int()).check(z.maxItems(3)))).toEqual([{ maxItems: 3 }])
    expect(rulesOf(z.withDefault(z.int(), 3))).toBe('default')
  })
})

describe('extend', () => {
  test('default', () => {
    const schema = z.extend(person, { height: z.number() })
    expect(read(schema, { name: 'a', height: 1.5 })).toEqual({ name: 'a', height: 1.5 })
    expect(read(schema, { name: 'a' })).toBe('thing: height is missing; expected a value of type number.')
  })
})

describe('safeRead', () => {
  test('default', () => {
    expect([z.safeRead(z.int(), 7), z.safeRead(z.int(), '7')]).toEqual([7, undefined])
  })

  test('behavior: never throws, whatever there is', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const shape = { a: z.nullish(z.uint), b: z.array(person), c: z.record(z.address), d: z.json }
        const schemas: readonly z.Schema[] = [...Object.values(shape), z.object(shape)]
        for (const schema of schemas) z.safeRead(schema, value)
      }),
    )
  })
})

describe('decodeEach', () => {
  test('error: names the place of the item', () => {
    const decode = (value: unknown) => z.decodeBy(person, value, 'person')
    expect(z.decodeEach([{ name: 'a' }], 'people', decode)).toEqual([{ name: 'a' }])
    expect(() => z.decodeEach([{ name: 'a' }, {}], 'people', decode)).toThrow(
      'person: people[1].name is missing',
    )
  })
})
