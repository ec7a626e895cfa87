import { parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as demo from './demo/demo.js'
import { createNodeClient, type NodeClient } from './node/nodeClient.js'
import { type Devchain, startDevchain } from './startDevchain.js'

/** How many tokens, or kinds of them, a collection has, counted from 1. */
const counts: Readonly<Record<string, number>> = {
  'lanterns-of-the-souk': 108,
  'spice-jars': 30,
  zellige: 120,
  'mint-tea': 1,
  'kilims-of-the-oases': 48,
  'caravan-post': 16,
}

const abi = parseAbi([
  'function name() view returns (string)',
  'function contractURI() view returns (string)',
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
])

describe.each(Object.values(demo.chains))('$name', (known: demo.DemoChain) => {
  let chain: Devchain
  let client: NodeClient

  beforeAll(async () => {
    chain = await startDevchain({ chain: known.name })
    client = createNodeClient(chain)
  })
  afterAll(() => chain.stop())

  const collections = [...known.collections, ...known.editions]

  test.each(collections)('behavior: every token of $name has a picture', async (collection) => {
    const { address, standard, slug } = collection
    const functionName = standard === 'ERC721' ? 'tokenURI' : 'uri'
    const count = counts[slug] ?? 0
    const uris = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        client.readContract({ address, abi, functionName, args: [BigInt(index + 1)] }),
      ),
    )
    const beyond = client.readContract({ address, abi, functionName, args: [BigInt(count + 1)] })
    await expect(beyond).rejects.toThrow()
    const found = uris.map(readMetadata)
    expect(new Set(found.map((token) => token.name)).size).toBe(count)
    for (const { name, description, attributes, svg } of found) {
      expect(name).not.toMatch(/#|\d/)
      expect(description.length).toBeGreaterThan(5)
      expect(attributes.length).toBeGreaterThanOrEqual(4)
      expect(openTags(svg)).toEqual([])
      expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|javascript:|href="(?!#)|url\((?!#)/i)
    }
  })

  test.each(collections)('behavior: $name describes itself (ERC-7572)', async ({ address, name }) => {
    const found = readMetadata(await client.readContract({ address, abi, functionName: 'contractURI' }))
    expect(found.name).toBe(name)
    expect(await client.readContract({ address, abi, functionName: 'name' })).toBe(name)
    expect(openTags(found.svg)).toEqual([])
  })
})

type Metadata = {
  name: string
  description: string
  attributes: readonly { trait_type: string; value: string | number }[]
  svg: string
}

function readMetadata(uri: string): Metadata {
  const json = JSON.parse(decode(uri, 'data:application/json;base64,'))
  return { ...json, svg: decode(json.image, 'data:image/svg+xml;base64,') }
}

function decode(uri: string, prefix: string): string {
  expect(uri.slice(0, prefix.length)).toBe(prefix)
  return Buffer.from(uri.slice(prefix.length), 'base64').toString()
}

/** Returns the tags left open, or closed in the wrong order; empty for a well-formed picture. */
function openTags(svg: string): string[] {
  const open: string[] = []
  const rest = svg
    .replace(/>[^<>]+</g, '><')
    .replace(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g, (_, close, name, __, empty) => {
      if (close && open.at(-1) === name) open.pop()
      else if (!empty) open.push(close + name)
      return ''
    })
  return rest === '' ? open : [...open, rest]
}
