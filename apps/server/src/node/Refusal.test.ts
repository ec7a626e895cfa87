import { BadResponseError } from '@souk/base'
import { type NodeProfile, nodeProfiles } from '@souk/testing'
import { HttpRequestError, RpcRequestError } from 'viem'
import { describe, expect, test } from 'vitest'
import * as Refusal from './Refusal.js'

const url = 'http://node.test'
const said = (code: number, message: string) =>
  new RpcRequestError({ body: {}, error: { code, message }, url })
const answered = (status: number, body: unknown, retryAfterMs?: number) =>
  new HttpRequestError({
    url,
    status,
    cause: new BadResponseError({ url, status, excerpt: '', body, ...(retryAfterMs && { retryAfterMs }) }),
  })

const ten = 'Based on your parameters, this block range should work: [0x1180fca, 0x1180fd3]'
const throughput = 'Your app has exceeded its compute units per second capacity.'

describe('of', () => {
  test.each<[string, Error, Refusal.Refusal | undefined]>([
    [
      'Alchemy, free',
      said(
        -32_600,
        `Under the Free tier plan, you can make eth_getLogs requests with up to a 10 block range. ${ten}`,
      ),
      { type: 'blocks', most: 10n },
    ],
    [
      'Alchemy, earlier',
      said(-32_600, 'You can make eth_getLogs requests with up to a 500 block range.'),
      { type: 'blocks', most: 500n },
    ],
    [
      'Alchemy, results',
      said(
        -32_602,
        'Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range and no limit on the response size, or you can request any block range with a cap of 10K logs in the response. Based on your parameters and the response size limit, this block range should work: [0x0, 0xd043b8]',
      ),
      { type: 'logs', blocks: 13_648_825n },
    ],
    [
      'QuickNode',
      said(-32_614, 'eth_getLogs is limited to a 10,000 range'),
      { type: 'blocks', most: 10_000n },
    ],
    [
      'QuickNode, trial',
      said(-32_615, 'eth_getLogs is limited to a 5 range, upgrade from discover plan'),
      { type: 'blocks', most: 5n },
    ],
    ['Infura', said(-32_602, 'range 1000000 exceeds limit of 10000'), { type: 'blocks', most: 10_000n }],
    [
      'Infura, results',
      said(
        -32_005,
        'query returned more than 10000 results. Try with this block range [0xBDE5F8, 0xBDE6F7].',
      ),
      { type: 'logs', blocks: 256n },
    ],
    [
      'dRPC',
      said(35, 'ranges over 10000 blocks are not supported on freetier'),
      { type: 'blocks', most: 10_000n },
    ],
    ['Reth', said(-32_602, 'query exceeds max block range 100000'), { type: 'blocks', most: 100_000n }],
    [
      'Reth, results',
      said(-32_602, 'query exceeds max results 20000, retry with the range 23879634-23879696'),
      { type: 'logs', blocks: 63n },
    ],
    [
      'an RPC gateway',
      said(-32_603, 'eth_getLogs range is too large, max is 1k blocks'),
      { type: 'blocks', most: 1_000n },
    ],
    [
      'BlockPI',
      said(-32_602, 'eth_getLogs is limited to 1024 block range.'),
      { type: 'blocks', most: 1_024n },
    ],
    ['Moonbeam', said(-32_603, 'block range is too wide (maximum 1024)'), { type: 'blocks', most: 1_024n }],
    ['Chainstack', said(-32_602, 'Block range limit exceeded'), { type: 'blocks', most: undefined }],
    [
      'Scroll',
      said(-32_000, 'block range is bigger than maxBlockRange'),
      { type: 'blocks', most: undefined },
    ],
    ['Ankr', said(-32_062, 'Block range is too large'), { type: 'blocks', most: undefined }],
    ['BNB Chain', said(-32_000, 'exceed maximum block range: 5000'), { type: 'blocks', most: 5_000n }],
    [
      'Avalanche',
      said(-32_000, 'requested too many blocks from 1 to 9000, maximum is set to 2048'),
      { type: 'blocks', most: 2_048n },
    ],
    ['Alchemy, rate', said(429, throughput), { type: 'rate' }],
    [
      'Alchemy, rate by status',
      answered(429, { error: { code: 429, message: throughput } }),
      { type: 'rate' },
    ],
    ['a rate with a time', answered(429, 'no', 7_000), { type: 'rate', retryAfterMs: 7_000 }],
    ['QuickNode, rate', said(-32_007, '50/second request limit reached'), { type: 'rate', perSecond: 50 }],
    ['Chainstack, rate', said(-32_005, "You've exceeded the RPS limit available"), { type: 'rate' }],
    [
      'Infura, budget',
      answered(402, { error: { code: 402, message: 'Payment Required' } }),
      { type: 'budget' },
    ],
    ['Infura, budget by code', said(402, 'Payment Required'), { type: 'budget' }],
    [
      'Alchemy, budget',
      answered(403, {
        error: { code: -32_600, message: 'Monthly capacity limit exceeded. Visit the dashboard' },
      }),
      { type: 'budget' },
    ],
    [
      'Geth, pruned',
      said(-32_000, 'missing trie node 60bb94 (path ) state 0x60 is not available'),
      { type: 'past' },
    ],
    [
      'Geth, historical',
      said(-32_000, 'required historical state unavailable (reexec=128)'),
      { type: 'past' },
    ],
    [
      'anvil, from a saved state',
      said(-32_602, 'BlockOutOfRangeError: block height is 38 but requested was 0'),
      { type: 'past' },
    ],
    ['PublicNode', said(-32_602, 'Archive requests require a personal token.'), { type: 'past' }],
    ['a revert', said(3, 'execution reverted'), undefined],
    ['no such method', said(-32_601, 'method not found'), undefined],
    ['no connection', new HttpRequestError({ url }), undefined],
  ])('default: %s', (_, error, refusal) => {
    expect(Refusal.of(error)).toEqual(refusal)
  })

  test('behavior: reads every text of the profiles', () => {
    const types = Object.values(nodeProfiles).flatMap((profile: NodeProfile) => [
      ['blocks', profile.logBlocks?.said] as const,
      ['logs', profile.logResults?.said] as const,
      ['rate', profile.rate?.said] as const,
      ['budget', profile.budget?.said] as const,
      ['past', profile.state?.said] as const,
    ])
    for (const [type, text] of types)
      if (text) {
        const message = text.message.replaceAll(/\{\w+\}/g, '77')
        expect([message, Refusal.of(said(text.code, message))?.type]).toEqual([message, type])
      }
  })
})
