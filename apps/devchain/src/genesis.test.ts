import { drawnErc1155Abi, openEditionAbi, zelligeAbi } from '@souk/contracts'
import {
  type Address,
  domainSeparator,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiItem,
  parseEther,
  parseUnits,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as demo from './demo/demo.js'
import { createNodeClient, type NodeClient } from './node/nodeClient.js'
import { type Devchain, startDevchain } from './startDevchain.js'
import { waitForReceipt } from './waitForReceipt.js'

const { contracts, accounts } = demo
const seaportAbi = parseAbi([
  'function information() view returns (string version, bytes32 domainSeparator, address conduitController)',
  'function name() view returns (string)',
])
const controllerAbi = parseAbi([
  'function getConduit(bytes32 conduitKey) view returns (address conduit, bool exists)',
  'function getConduitCodeHashes() view returns (bytes32 creationCodeHash, bytes32 runtimeCodeHash)',
  'function getChannelStatus(address conduit, address channel) view returns (bool isOpen)',
  'function getChannels(address conduit) view returns (address[] channels)',
  'function ownerOf(address conduit) view returns (address owner)',
])
const registryAbi = parseAbi([
  'function setDomain(string domain) returns (bytes4 tag)',
  'function getDomains(bytes4 tag) view returns (string[] domains)',
])
const erc721Abi = parseAbi(zelligeAbi)
const erc1155Abi = parseAbi(drawnErc1155Abi)
const multiCallAbi = parseAbi([
  'struct Call { bool delegateCall; bool revertOnError; uint256 gasLimit; address target; uint256 value; bytes data; }',
  'function multiCall(Call[] calls) payable returns (bool[] successes, bytes[] results)',
  'function callBalanceOf(address account) view returns (uint256)',
  'function callCode(address account) view returns (bytes)',
  'error DelegateCallNotAllowed(uint256 index)',
])

let chain: Devchain
let client: NodeClient

beforeAll(async () => {
  chain = await startDevchain()
  client = createNodeClient(chain)
})
afterAll(() => chain.stop())

describe('Seaport', () => {
  const read = { address: contracts.seaport, abi: seaportAbi } as const

  test('behavior: information() names version, domain and controller', async () => {
    const [version, separator, controller] = await client.readContract({
      ...read,
      functionName: 'information',
    })
    const domain = { name: 'Seaport', version: '1.5', chainId: 31_337, verifyingContract: contracts.seaport }
    expect(version).toBe('1.5')
    expect(controller).toBe(contracts.conduitController)
    expect(separator).toBe(domainSeparator({ domain }))
    expect(await client.readContract({ ...read, functionName: 'name' })).toBe('Seaport')
  })

  test('behavior: the code is the known build, also on another chain', async () => {
    const codeHash = await hashOfCode(client)
    expect(codeHash).toMatchInlineSnapshot(
      `"0x65221dbaa50a1b4d0735dd6ec76ff94076e0c7623e43446d4fdb3a1f74dda5c4"`,
    )
    const again = await startDevchain()
    expect(await hashOfCode(createNodeClient(again)).finally(again.stop)).toBe(codeHash)
  })

  test('behavior: the domain follows the chain id', async () => {
    const polygon = await startDevchain({ chainId: 137 })
    try {
      const other = createNodeClient(polygon)
      const [, separator] = await other.readContract({ ...read, functionName: 'information' })
      const domain = { name: 'Seaport', version: '1.5', chainId: 137, verifyingContract: contracts.seaport }
      expect(separator).toBe(domainSeparator({ domain }))
    } finally {
      await polygon.stop()
    }
  })
})

async function hashOfCode(node: NodeClient) {
  const { codeHash } = await node.getProof({ address: contracts.seaport, storageKeys: [] })
  return codeHash
}

describe('ConduitController', () => {
  const read = { address: contracts.conduitController, abi: controllerAbi } as const

  test('behavior: the known key gives the known conduit, open for Seaport only', async () => {
    const [conduit, channels, isOpen, owner] = await Promise.all([
      client.readContract({ ...read, functionName: 'getConduit', args: [demo.conduitKey] }),
      client.readContract({ ...read, functionName: 'getChannels', args: [contracts.conduit] }),
      client.readContract({
        ...read,
        functionName: 'getChannelStatus',
        args: [contracts.conduit, contracts.seaport],
      }),
      client.readContract({ ...read, functionName: 'ownerOf', args: [contracts.conduit] }),
    ])
    expect(conduit).toEqual([contracts.conduit, true])
    expect(channels).toEqual([contracts.seaport])
    expect(isOpen).toBe(true)
    expect(owner).toBe(demo.conduitOwner.address)
  })

  test('behavior: conduits have the code hash of the public chains', async () => {
    const [creation] = await client.readContract({ ...read, functionName: 'getConduitCodeHashes' })
    expect(creation).toBe('0x023d904f2503c37127200ca07b976c3a53cc562623f67023115bf311f5805059')
  })
})

test('behavior: the domain registry stores domains', async () => {
  const registry = { address: contracts.domainRegistry, abi: registryAbi } as const
  const account = demo.operator.address
  const { request, result: tag } = await client.simulateContract({
    ...registry,
    account,
    functionName: 'setDomain',
    args: ['souk.example'],
  })
  await waitForReceipt(client, await client.writeContract(request))
  expect(await client.readContract({ ...registry, functionName: 'getDomains', args: [tag] })).toEqual([
    'souk.example',
  ])
})

describe('multicalls', () => {
  test('behavior: Multicall3 works with viem', async () => {
    const read = { address: contracts.zellige, abi: erc721Abi } as const
    const names = await client.multicall({
      allowFailure: false,
      contracts: [
        { ...read, functionName: 'name' },
        { ...read, functionName: 'symbol' },
      ],
    })
    expect(names).toEqual(['Zellige', 'ZELLIGE'])
  })

  test('behavior: the Sequence-style multiCall reads, and reports a failed call', async () => {
    const address = contracts.sequenceMultiCall
    const call = (data: Hex, target: Address = address) =>
      ({ delegateCall: false, revertOnError: false, gasLimit: 0n, target, value: 0n, data }) as const
    const { result } = await client.simulateContract({
      address,
      abi: multiCallAbi,
      functionName: 'multiCall',
      args: [[call(encodeBalanceOf(accounts[0].address)), call('0x12345678', contracts.zellige)]],
    })
    const [successes, results] = result
    expect(successes).toEqual([true, false])
    expect(BigInt(results[0]!)).toBe(parseEther('10000'))
  })

  test('error: the multiCall does not run foreign code as its own', async () => {
    const address = contracts.sequenceMultiCall
    const call = {
      delegateCall: true,
      revertOnError: false,
      gasLimit: 0n,
      target: address,
      value: 0n,
    } as const
    const attempt = client.simulateContract({
      address,
      abi: multiCallAbi,
      functionName: 'multiCall',
      args: [[{ ...call, data: '0x' }]],
    })
    await expect(attempt).rejects.toThrow('DelegateCallNotAllowed(uint256 index)')
  })
})

function encodeBalanceOf(account: Address): Hex {
  return encodeFunctionData({ abi: multiCallAbi, functionName: 'callBalanceOf', args: [account] })
}

describe('money', () => {
  test.each(accounts)('behavior: $name has ether, wrapped ether and dollars', async ({ address }) => {
    const [ether, weth, usd, nonce] = await Promise.all([
      client.getBalance({ address }),
      balanceOf(contracts.wrappedNative, address),
      balanceOf(contracts.dusd, address),
      client.getTransactionCount({ address }),
    ])
    expect({ ether, weth, usd, nonce }).toEqual({
      ether: parseEther('10000'),
      weth: parseEther('100'),
      usd: parseUnits('1000000', 6),
      nonce: 0,
    })
  })

  test('behavior: the wrapped ether is covered', async () => {
    expect(await client.getBalance({ address: contracts.wrappedNative })).toBe(parseEther('500'))
  })
})

function balanceOf(address: Address, account: Address): Promise<bigint> {
  return client.readContract({ address, abi: erc721Abi, functionName: 'balanceOf', args: [account] })
}

describe('collections', () => {
  test('behavior: at least 220 tokens over five accounts', async () => {
    const lanterns = await Promise.all(accounts.map(({ address }) => balanceOf(contracts.lanterns, address)))
    const tiles = await Promise.all(accounts.map(({ address }) => balanceOf(contracts.zellige, address)))
    const kinds = await client.readContract({
      address: contracts.spices,
      abi: erc1155Abi,
      functionName: 'kinds',
    })
    expect(lanterns.map(Number)).toMatchInlineSnapshot(`
      [
        22,
        21,
        22,
        22,
        21,
      ]
    `)
    expect(tiles.map(Number)).toMatchInlineSnapshot(`
      [
        24,
        24,
        24,
        24,
        24,
      ]
    `)
    expect(kinds).toBe(30n)
  })

  test('behavior: the accounts hold every jar, the rarest and the most common', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => BigInt(index + 1))
    const shares = await Promise.all(accounts.map(({ address }) => balancesOf(address, ids)))
    const supplies = await Promise.all(ids.map((id) => supplyOf(id)))
    expect(ids.map((_, index) => shares.reduce((sum, share) => sum + share[index]!, 0n))).toEqual(supplies)
    expect(Math.min(...supplies.map(Number))).toBe(5)
  })

  test.each([...demo.collections, demo.edition])(
    'behavior: $name pays its artist',
    async ({ address, royaltyBps }) => {
      const abi = parseAbi([
        'function royaltyInfo(uint256, uint256) view returns (address, uint256)',
        'function supportsInterface(bytes4) view returns (bool)',
      ])
      const royal = await client.readContract({
        address,
        abi,
        functionName: 'supportsInterface',
        args: ['0x2a55205a'],
      })
      expect(royal).toBe(royaltyBps > 0)
      if (!royal) return
      const info = await client.readContract({
        address,
        abi,
        functionName: 'royaltyInfo',
        args: [1n, 10_000n],
      })
      expect(info).toEqual([demo.artist.address, BigInt(royaltyBps)])
    },
  )

  test('behavior: the edition is open: anyone mints, up to a limit for each account', async () => {
    const { address, tokenId, price, perWallet } = demo.edition
    const [amina] = accounts
    const mint = (quantity: bigint) =>
      client.simulateContract({
        account: amina.address,
        address,
        abi: parseAbi(openEditionAbi),
        functionName: 'mint',
        args: [amina.address, tokenId, quantity],
        value: price * quantity,
      })
    const before = await client.getBalance({ address: demo.artist.address })
    await waitForReceipt(client, await client.writeContract((await mint(2n)).request))
    expect(await balancesOf(amina.address, [tokenId], address)).toEqual([2n])
    expect((await client.getBalance({ address: demo.artist.address })) - before).toBe(price * 2n)
    await expect(mint(perWallet)).rejects.toThrow('OverWalletLimit')
  })

  test('behavior: nobody but the operator mints the others', async () => {
    const attempt = client.simulateContract({
      account: accounts[0].address,
      address: contracts.zellige,
      abi: erc721Abi,
      functionName: 'mint',
      args: [accounts[0].address, 1n, 'Mine'],
    })
    await expect(attempt).rejects.toThrow('OwnableUnauthorizedAccount')
  })

  test('behavior: every mint is in the logs from the first block on', async () => {
    const event = parseAbiItem(
      'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
    )
    const logs = await client.getLogs({
      event,
      address: [contracts.lanterns, contracts.zellige],
      fromBlock: 0n,
      strict: true,
    })
    expect(logs.length).toBe(228)
    const receipt = await client.getTransactionReceipt({ hash: logs[0]!.transactionHash })
    expect(receipt.status).toBe('success')
  })
})

function balancesOf(account: Address, ids: readonly bigint[], address: Address = contracts.spices) {
  return client.readContract({
    address,
    abi: erc1155Abi,
    functionName: 'balanceOfBatch',
    args: [ids.map(() => account), ids],
  })
}

function supplyOf(id: bigint): Promise<bigint> {
  return client.readContract({
    address: contracts.spices,
    abi: erc1155Abi,
    functionName: 'totalSupply',
    args: [id],
  })
}
