import { describe, expect, test } from 'vitest'
import { withTag } from './loadPlot.js'

describe('withTag', () => {
  const reader = (language: string) => Object.create({ language }) as { language: string }

  test('default: a language tag stays as it is', async () => {
    const swiss = reader('de-CH')
    expect(await withTag(swiss, async () => swiss.language)).toBe('de-CH')
  })

  test('behavior: replaces an invalid tag meanwhile, even if the work fails', async () => {
    const posix = reader('en-US@posix')
    expect(await withTag(posix, async () => new Intl.NumberFormat(posix.language).format(1))).toBe('1')
    expect(posix.language).toBe('en-US@posix')
    await expect(withTag(posix, () => Promise.reject(new RangeError('no')))).rejects.toThrow('no')
    expect(posix.language).toBe('en-US@posix')
  })
})
