import * as z from '@souk/base/schema'
import { describe, expect, test } from 'vitest'
import { toJsonSchema } from './toJsonSchema.js'

describe('toJsonSchema', () => {
  test.each<[string, z.Schema, object]>([
    [
      'text',
      z.string().check(z.minLength(1), z.maxLength(3)),
      { type: 'string', minLength: 1, maxLength: 3 },
    ],
    ['a whole number', z.int().check(z.minimum(0)), { type: 'integer', minimum: 0 }],
    [
      'a number sent as text',
      z.map(z.string(), Number).check(z.maximum(9), z.documented({ type: 'integer', default: 7 })),
      { type: 'integer', maximum: 9, default: 7 },
    ],
    ['a name', z.oneOf(['b', 'a']), { type: 'string', enum: ['b', 'a'] }],
    ['one name', z.literal('a'), { type: 'string', const: 'a' }],
    [
      'a list',
      z.array(z.string()).check(z.maxItems(2)),
      { type: 'array', maxItems: 2, items: { type: 'string' } },
    ],
    ['a record', z.record(z.int()), { type: 'object', additionalProperties: { type: 'integer' } }],
    ['a nullable value', z.nullish(z.string()), { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    [
      'an amount, without the form that JSON cannot hold',
      z.union([z.string(), z.bigint()]),
      { type: 'string' },
    ],
    [
      'an object, whose optional and default fields are not required',
      z.object({ a: z.unknown(), b: z.optional(z.boolean()), c: z.withDefault(z.int(), 3) }),
      {
        type: 'object',
        properties: { a: {}, b: { type: 'boolean' }, c: { default: 3, type: 'integer' } },
        required: ['a'],
      },
    ],
  ])('default: %s', (_name, schema, expected) => expect(toJsonSchema(schema)).toEqual(expected))
})
