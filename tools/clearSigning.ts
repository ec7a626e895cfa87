import { productionNetworks } from '@souk/networks'
import { Auction, Order, seaportAbi, seaportAddress } from '@souk/seaport'
import { type AbiFunction, type Address, zeroAddress } from 'viem'
import { type Field, intents, looks, metadata } from './clearSigningLooks.js'

/** A named value of a type or of a function's parameters. */
type Part = { name: string; type: string; components?: readonly Part[] }

/** Makes the descriptors, by file name. */
export function clearSigning() {
  const chainId = 1
  const auction = Auction.settlementTypedData(
    { auctionHash: '0x', bidHash: '0x', currency: zeroAddress, price: 0n, deadline: 0n },
    { chainId, zone: Auction.soukZone },
  )
  const exchange = Order.domain({ chainId })
  return {
    'eip712-seaport.json': signed(Order.types, 'OrderComponents', 'Sign an order', exchange),
    'eip712-auction-zone.json': signed(auction.types, 'Settlement', 'Settle an auction', auction.domain),
    'calldata-seaport.json': called(),
  }
}

type Types = Readonly<Record<string, readonly Part[]>>
type Domain = { name?: string | undefined; version?: string | undefined; verifyingContract: Address }

function signed(types: Types, primary: string, intent: string, domain: Domain) {
  const { name, version, verifyingContract } = domain
  const parts = (types[primary] ?? []).map((part) => open(part, types))
  const context = { eip712: { domain: { name, version }, deployments: deployments(verifyingContract) } }
  return descriptor(context, { [typeText(types, primary)]: { intent, fields: fieldsOf(parts, '') } })
}

function called() {
  const functions = seaportAbi.filter((part) => part.type === 'function' && part.name in intents)
  const formats = (functions as readonly AbiFunction[]).map((part) => {
    const intent = intents[part.name as keyof typeof intents]
    const fields = [...nativeSent(part), ...fieldsOf(part.inputs as readonly Part[], '')]
    return [`${part.name}(${part.inputs.map((input) => text(input as Part)).join(', ')})`, { intent, fields }]
  })
  const context = { contract: { deployments: deployments(seaportAddress) } }
  return descriptor(context, Object.fromEntries(formats))
}

function descriptor(context: object, formats: Record<string, { intent: string; fields: Field[] }>) {
  return { $schema: '../../specs/erc7730-v2.schema.json', context, metadata, display: { formats } }
}

/** Native currency that the call sends. */
function nativeSent(call: AbiFunction): Field[] {
  if (call.stateMutability !== 'payable') return []
  const params = { token: zeroAddress, nativeCurrencyAddress: zeroAddress }
  return [{ path: '@.value', label: 'You send', format: 'tokenAmount', visible: 'always', params }]
}

/** Lists every value below the parts. Throws for a name without a look. */
function fieldsOf(parts: readonly Part[], above: string): Field[] {
  return parts.flatMap((part) => {
    const path = `${above}${part.name}${part.type.endsWith('[]') ? '.[]' : ''}`
    return part.components ? fieldsOf(part.components, `${path}.`) : [fieldOf(part.name, path, above)]
  })
}

function fieldOf(name: string, path: string, above: string): Field {
  const look = looks[name]
  if (!look) throw new RangeError(`Say how wallets show "${name}".`)
  const { token, decides = true, ...shown } = look
  const params = token && { tokenPath: `${above}${token}`, nativeCurrencyAddress: zeroAddress }
  return { path, ...shown, visible: decides ? 'always' : 'optional', ...(params && { params }) }
}

function open(part: Part, types: Types): Part {
  const inner = types[part.type.replace('[]', '')]
  return inner ? { ...part, components: inner.map((each) => open(each, types)) } : part
}

/** The published schema wants a space between types, which EIP-712 itself does not write. */
function typeText(types: Types, primary: string): string {
  const others = Object.keys(types).filter((name) => name !== primary && name !== 'EIP712Domain')
  const one = (name: string) =>
    `${name}(${(types[name] ?? []).map((part) => `${part.type} ${part.name}`).join(',')})`
  return [primary, ...others.sort()].map(one).join(' ')
}

function text({ name, type, components }: Part): string {
  if (!components) return `${type} ${name}`
  return `${type.replace('tuple', `tuple(${components.map(text).join(', ')})`)} ${name}`
}

function deployments(address: Address) {
  return productionNetworks.map((network) => ({ chainId: Number(network.chainId), address }))
}
