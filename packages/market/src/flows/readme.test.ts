import { readFileSync } from 'node:fs'
import * as base from '@souk/base'
import { demo } from '@souk/devchain'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import * as entry from '../index.js'
import { stage } from '../testing/stage.js'
import * as flows from './index.js'

const scene = stage()
const [amina, bilal] = demo.accounts
const { lanterns: contract } = demo.contracts
const slug = 'lanterns-of-the-souk'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const guide = readFileSync(new URL('../../../../docs/guide-for-app-developers.md', import.meta.url), 'utf8')
const examplesOf = (page: string) =>
  [...page.matchAll(/^```ts flow\n(.*?)^```/gms)].map(([, code = '']): [string, string] => [
    code.trim().split('\n')[0] ?? '',
    code,
  ])
const AsyncFunction = (async () => {}).constructor as new (
  ...texts: string[]
) => (...values: unknown[]) => Promise<void>

/** The conduit of the demo instead of the reader's. */
const seaport = { defaultConduitKey: demo.conduitKey }

/** Lanterns are scarce, so those that the example does not name stay with their owners. */
async function toScope(code: string) {
  const market = scene.market(amina)
  const list = async (name: string) =>
    code.includes(name) &&
    market.createListing({
      asset: { contract, tokenId: await scene.lanternOf(amina.address) },
      price: '1',
      collection: slug,
    })
  const take = async (name: string, owner: typeof amina | typeof bilal) =>
    code.includes(name) && scene.lanternOf(owner.address)
  return {
    own: [await take('own.map', amina), await take('own.map', amina)],
    theirs: await take('theirs', bilal),
    ...{ contract, slug, parseEther, market },
    console: { log: () => {} },
    client: scene.chain.walletClient(amina),
    api: scene.api(),
    tokenId: await take('tokenId', amina),
    buyer: scene.market(bilal),
    listed: await list('listed'),
    first: await list('first'),
    second: await list('second'),
    modules: {
      '@souk/market': {
        ...entry,
        createMarket: (options: Parameters<typeof entry.createMarket>[0]) =>
          entry.createMarket({ seaport, ...options }),
      },
      '@souk/market/flows': flows,
      '@souk/base': base,
    },
  }
}

/** Converts an example to the body of a function. Its imports come from the given modules. */
function toBody(code: string): string {
  return `{ ${code.replace(/^import \{(.*?)\} from ('.*?')$/gm, 'const {$1} = modules[$2]')} }`
}

async function run(code: string) {
  const scope = await toScope(code)
  await new AsyncFunction(...Object.keys(scope), toBody(code))(...Object.values(scope))
}

describe('README', () => {
  test.each(examplesOf(readme))('behavior: %s …', (_, code) => run(code))

  test('behavior: every trade is in the table', () => {
    const table = readme.slice(readme.indexOf('## Trade'), readme.indexOf('### Show it first'))
    const trades = Object.keys(flows).filter((name) =>
      /^(create|fulfill|cancel|approve|is|get|transfer|wrap|unwrap|settle)/.test(name),
    )
    expect(trades.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })
})

describe('guide for app developers', () => {
  test.each(examplesOf(guide))('behavior: %s …', (_, code) => run(code))
})
