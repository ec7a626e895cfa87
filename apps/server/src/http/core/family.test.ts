import { describe, expect, test } from 'vitest'
import { routes } from '../routes/table.js'
import { isExecution, toFamily } from './family.js'

describe('isExecution', () => {
  test('behavior: tells the endpoints of both APIs apart', () => {
    const own = routes.filter(({ tag }) => tag.startsWith('Execution')).map(({ path }) => path)
    expect(routes.map(({ path }) => path).filter(isExecution)).toEqual(own)
  })

  test.each([
    '/',
    '/v2/listings',
    '/api/v1/asset',
    '/api/v1',
    '/collection/v7shop',
    '/assets/app.js',
    '/openapi',
  ])('behavior: %s is none of them', (path) => expect(isExecution(path)).toBe(false))
})

describe('toFamily', () => {
  const failure = { errors: ['This.', 'That.'], code: 'any' }

  test('default', () => {
    expect(toFamily('/execute/buy/v7', 429, failure)).toEqual({
      statusCode: 429,
      error: 'Too Many Requests',
      message: 'This. That.',
      code: 'any',
    })
    expect(toFamily('/v2/market', 429, failure)).toBe(failure)
  })
})
