import { describe, expect, test } from 'vitest'
import { schemaRows, typeText } from './schemaRows.js'

const address = { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' }

describe('schemaRows', () => {
  test('default: inner fields after their object', () => {
    const fee = { type: 'object', properties: { recipient: address }, required: ['recipient'] }
    const schema = {
      type: 'object',
      properties: {
        fees: { anyOf: [{ type: 'array', items: fee }, { type: 'null' }] },
        next: { type: 'string' },
      },
      required: ['fees'],
    }
    expect(schemaRows(schema)).toEqual([
      { name: 'fees', type: 'list of object or null', isRequired: true },
      { name: 'fees[].recipient', type: 'address', isRequired: true },
      { name: 'next', type: 'text', isRequired: false },
    ])
  })

  test('behavior: a schema without fields has no rows', () => {
    expect(schemaRows({ type: 'string' })).toEqual([])
    expect(schemaRows({})).toEqual([])
  })

  test('behavior: ends at any depth', () => {
    const nest = (depth: number): object => ({
      type: 'object',
      properties: depth === 0 ? {} : { in: nest(depth - 1) },
    })
    expect(schemaRows(nest(20)).map(({ name }) => name)).toEqual(['in', 'in.in', 'in.in.in', 'in.in.in.in'])
  })
})

describe('typeText', () => {
  test.each<[object, string]>([
    [{}, 'anything'],
    [{ type: 'boolean' }, 'true or false'],
    [{ type: 'integer', minimum: 1, maximum: 50 }, 'whole number from 1 to 50'],
    [{ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 'whole number'],
    [{ enum: ['ask', 'bid'] }, '"ask" or "bid"'],
    [{ const: 5 }, '5'],
    [{ type: ['string', 'null'] }, 'text or null'],
    [{ type: 'string', pattern: '^\\d{1,5}$' }, 'decimal text'],
    [{ type: 'string', maxLength: 80 }, 'text, up to 80 letters'],
    [{ type: 'array', items: { type: ['string', 'null'] }, maxItems: 3 }, 'list of (text or null), up to 3'],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, 'object of whole number'],
    [{ $ref: '#/components/schemas/Failure' }, 'Failure'],
  ])('default: %j', (schema, text) => {
    expect(typeText(schema)).toBe(text)
  })
})
