import { describe, expect, test } from 'vitest'
import { BaseError } from './errors/BaseError.js'
import { CodeMissingError, loadCode } from './loadCode.js'

describe('loadCode', () => {
  test('default', async () => {
    expect(await loadCode(async () => ({ answer: 42 }))).toEqual({ answer: 42 })
  })

  test('behavior: a BaseError is returned unchanged', async () => {
    const own = new BaseError('Ours.', { facts: {} })
    await expect(loadCode(() => Promise.reject(own))).rejects.toBe(own)
  })

  test("error: code that cannot be loaded has a named error with the browser's error as its cause", async () => {
    const said = new TypeError('Failed to fetch dynamically imported module: https://a.example/b.js')
    const error = await loadCode(() => Promise.reject(said)).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(CodeMissingError)
    expect(error).toMatchObject({
      name: 'Code.MissingError',
      message: 'A part of the app could not be loaded.',
      retry: 'later',
      cause: said,
    })
  })
})
