import { describe, expect, test } from 'vitest'
import { mergeFindings } from './mergeFindings.js'

const unchecked = { severity: 'note', fact: 'The price was not checked.', advice: 'Find out more.' } as const
const ofSeveral = { fact: 'The prices were not checked.', advice: 'Find out more about them.' }
const of = (name: string | undefined) => ({ ...unchecked, name, sentence: '', ofSeveral })

describe('mergeFindings', () => {
  test('default: what is the same of several orders is said once, with their names, in the plural', () => {
    const low = { ...of('Sumac'), severity: 'warning', fact: 'The price is low.' } as const
    expect(mergeFindings([low, of('Saffron'), of('Sumac')])).toEqual([
      { ...unchecked, severity: 'warning', fact: 'The price is low.', names: ['Sumac'] },
      { ...unchecked, ...ofSeveral, names: ['Saffron', 'Sumac'] },
    ])
  })

  test('behavior: a finding of the trade is not one of an order', () => {
    expect(mergeFindings([of(undefined), of('Sumac'), of('Sumac')])).toEqual([
      { ...unchecked, names: [] },
      { ...unchecked, names: ['Sumac'] },
    ])
  })

  test('behavior: another severity is another finding', () => {
    expect(mergeFindings([of('Sumac'), { ...of('Saffron'), severity: 'warning' }])).toHaveLength(2)
  })
})
