import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as execute from './index.js'
import * as wire from './wire/index.js'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

describe('README', () => {
  test('behavior: every action is in its table, and every format', () => {
    const actions = [
      'acceptOffer',
      'buyToken',
      'call',
      'cancelOrder',
      'listToken',
      'mintToken',
      'placeBid',
      'transferTokens',
      'getTokens',
      'getUserTokens',
      'getCollections',
      'getActivity',
      'watchFeed',
    ]
    expect(Object.keys(execute)).toEqual(expect.arrayContaining(actions))
    expect(actions.filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([])
    const codecs = Object.keys(wire).filter((name) => name.endsWith('Wire'))
    expect(
      codecs.filter((name) => !readme.slice(readme.indexOf('## The formats')).includes(`\`${name}\``)),
    ).toEqual([])
  })

  test('behavior: every state and every check is told of', () => {
    expect(execute.Execution.failureStatuses.filter((status) => !readme.includes(`\`${status}\``))).toEqual(
      [],
    )
    const checks = Object.keys(execute.Check).filter((name) => name !== 'NoPriceError')
    expect(checks.filter((name) => !readme.includes(`\`Check.${name}\``))).toEqual([])
  })
})
