import { demo } from '@souk/devchain'
import { deploy, Ens, makeAccounts, testChain } from '@souk/testing'
import { describe, expect, test } from 'vitest'
import { readEnsAddress, readEnsRecords } from './readEns.js'

const chain = testChain()
const registry = demo.contracts.ensRegistry
const [amina, , , dario, esra] = demo.accounts.map(({ address }) => address.toLowerCase())

const recordsOf = async (...addresses: readonly string[]) =>
  Object.fromEntries(await readEnsRecords(chain.publicClient, { registry, addresses }))

describe('readEnsRecords', () => {
  test('default: the names of the demo', async () => {
    expect(await recordsOf(`${amina}`, `${dario}`, `${esra}`)).toEqual({
      [`${dario}`]: { name: 'dario.eth' },
      [`${esra}`]: { name: 'esra.eth', avatar: `eip155:31337/erc721:${demo.contracts.zellige}/59` },
    })
  })

  test('behavior: a name that leads to another account, or to none, is nobody’s', async () => {
    const [mallory, eve] = await makeAccounts(chain, ['mallory', 'eve'])
    await Ens.claim(chain, { account: mallory.address, name: 'esra.eth' })
    await Ens.claim(chain, { account: eve.address, name: 'nobody' })
    expect(await recordsOf(mallory.address, eve.address)).toEqual({})
  })

  test('behavior: a name is gone when its owner lets it lead elsewhere', async () => {
    await Ens.register(chain, { name: 'dario.eth', address: demo.artist.address })
    expect(await recordsOf(`${dario}`)).toEqual({})
  })

  test.each(['Mallory.eth', 'mаllory.eth', 'mal\u200dlory.eth', `${'m'.repeat(70)}.eth`])(
    'behavior: %j is not shown, although it leads back',
    async (name) => {
      const [mallory] = await makeAccounts(chain, ['mallory'])
      await Ens.register(chain, { name, address: mallory.address })
      await Ens.claim(chain, { account: mallory.address, name })
      expect(await recordsOf(mallory.address)).toEqual({})
    },
  )

  test('behavior: an avatar that is too long is left out', async () => {
    const [long] = await makeAccounts(chain, ['long'])
    const avatar = `data:image/svg+xml,${'x'.repeat(20_000)}`
    await Ens.register(chain, { name: 'long.eth', address: long.address, avatar })
    await Ens.claim(chain, { account: long.address, name: 'long.eth' })
    expect(await recordsOf(long.address)).toEqual({ [long.address]: { name: 'long.eth' } })
  })

  test('error: a registry that is none, and a contract that refuses', async () => {
    const addresses = [`${esra}`]
    const refusing = await deploy(chain, 'RefusingReceiver')
    for (const registry of [demo.artist.address, refusing]) {
      const error = { name: 'Names.RegistryError', facts: { registry } }
      await expect(readEnsRecords(chain.publicClient, { registry, addresses })).rejects.toMatchObject(error)
      const asked = readEnsAddress(chain.publicClient, { registry, name: 'esra.eth' })
      await expect(asked).rejects.toMatchObject(error)
    }
  })
})

describe('readEnsAddress', () => {
  const addressOf = (name: string) => readEnsAddress(chain.publicClient, { registry, name })

  test('default', async () => {
    expect(await addressOf(' Esra.eth')).toEqual({ name: 'esra.eth', address: demo.accounts[4].address })
  })

  test.each(['nobody.eth', 'es_ra.eth', 'esra', 'еsra.eth'])('behavior: nobody has %j', async (name) => {
    expect(await addressOf(name)).toBeNull()
  })

  test('error: the node does not answer', async () => {
    const request = () => Promise.reject(new TypeError('fetch failed'))
    const client = { ...chain.publicClient, request }
    await expect(readEnsAddress(client, { registry, name: 'esra.eth' })).rejects.toMatchObject({
      name: 'Node.UnreachableError',
    })
  })
})
