import { encodeFunctionData, type Hex, parseAbi, parseEther, toFunctionSelector } from 'viem'
import { domainRegistryAddress, multicall3Address, seaportAddress } from '../../../order/constants.js'
import * as at from '../accounts.js'
import { fillBasic, validate } from '../exchangeCalls.js'
import { ether, lantern } from '../items.js'
import { bare, known } from '../known.js'
import { listing, mine } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { sends, type Transaction } from '../requests.js'
import { approve, approveAll, safeTransfer, transferFrom } from '../tokenCalls.js'

const call = (name: string, to = at.claimPage, value?: string): Transaction => ({
  to,
  data: toFunctionSelector(name),
  ...(value ? { value: parseEther(value) } : undefined),
})

const claims = rows('unknown call with money', known, [
  ['pays 1.2 ETH to "claim"', sends(call('claim()', at.claimPage, '1.2'))],
  ['pays 4 ETH for a "security update"', sends(call('SecurityUpdate()', at.drainer, '4'))],
  [
    'pays 0.8 ETH to "claim rewards" in a wallet that knows no market',
    sends(call('claimRewards()', at.claimPage, '0.8')),
    bare,
  ],
  [
    'pays 0.3 ETH to mint at a contract that nobody knows',
    sends(call('mint(uint256)', at.unknownCollection, '0.3')),
  ],
  ['pays 2 ETH to a call of no name', sends({ to: at.drainer, data: '0x00000001', value: parseEther('2') })],
  ['pays 1 ETH with two bytes of data', sends({ to: at.drainer, data: '0xabcd', value: parseEther('1') })],
  [
    'pays 0.5 ETH to the registry of domains',
    sends({ to: domainRegistryAddress, data: toFunctionSelector('donate()'), value: parseEther('0.5') }),
  ],
])

const registryAbi = parseAbi([
  'function delegateAll(address to, bytes32 rights, bool enable)',
  'function setOwner(bytes32 node, address owner)',
  'function stake(uint256[] ids)',
])
const noRights: Hex = `0x${'00'.repeat(32)}`

const quiet = rows('unknown call without money', known, [
  [
    'lets a thief act for the account in a registry of delegates',
    sends({
      to: '0x00000000000000447e69651d841bd8d104bed493',
      data: encodeFunctionData({
        abi: registryAbi,
        functionName: 'delegateAll',
        args: [at.thief, noRights, true],
      }),
    }),
  ],
  [
    'gives a name of the account to a thief',
    sends({
      to: '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e',
      data: encodeFunctionData({ abi: registryAbi, functionName: 'setOwner', args: [noRights, at.thief] }),
    }),
  ],
  [
    'puts three lanterns into a contract that nobody knows',
    sends({
      to: at.claimPage,
      data: encodeFunctionData({ abi: registryAbi, functionName: 'stake', args: [[7n, 8n, 42n]] }),
    }),
  ],
  ['calls a drainer that looks whether it is being watched', sends(call('connect()', at.drainer))],
])

const multicallAbi = parseAbi([
  'function multicall(bytes[] data)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
  'function execute(address target, uint256 value, bytes data)',
])
const hiddenApproval = approveAll(at.lanterns, at.thief).data ?? '0x'

const hidden = rows('call within a call', known, [
  [
    'hides an approval in a multicall of the collection itself',
    sends({
      to: at.lanterns,
      data: encodeFunctionData({ abi: multicallAbi, functionName: 'multicall', args: [[hiddenApproval]] }),
    }),
  ],
  [
    'moves approved WETH by a contract that calls whatever anybody asks',
    sends({
      to: multicall3Address,
      data: encodeFunctionData({
        abi: multicallAbi,
        functionName: 'aggregate3',
        args: [
          [
            {
              target: at.wrappedEther,
              allowFailure: false,
              callData: transferFrom(at.wrappedEther, at.thief, parseEther('9')).data ?? '0x',
            },
          ],
        ],
      }),
    }),
  ],
  [
    'lets the own account contract run a transfer',
    sends({
      to: at.vault,
      data: encodeFunctionData({
        abi: multicallAbi,
        functionName: 'execute',
        args: [at.lanterns, 0n, safeTransfer(at.lanterns, at.thief, 42n).data ?? '0x'],
      }),
    }),
  ],
])

const ownerAbi = parseAbi([
  'function upgradeTo(address implementation)',
  'function upgradeToAndCall(address implementation, bytes data)',
  'function transferOwnership(address owner)',
  'function setOwner(address owner)',
  'function grantRole(bytes32 role, address account)',
  'function changeAdmin(address admin)',
])

const ownership = rows('contract handed over', known, [
  [
    'lets a thief say what the own contract does',
    sends({
      to: at.ownContract,
      data: encodeFunctionData({ abi: ownerAbi, functionName: 'upgradeTo', args: [at.drainer] }),
    }),
  ],
  [
    'lets a thief say what the proxy of an exchange does',
    sends({
      to: at.ownContract,
      data: encodeFunctionData({
        abi: ownerAbi,
        functionName: 'upgradeToAndCall',
        args: [at.drainer, '0x4e71d92d'],
      }),
    }),
  ],
  [
    'gives the own collection away',
    sends({
      to: at.ownContract,
      data: encodeFunctionData({ abi: ownerAbi, functionName: 'transferOwnership', args: [at.thief] }),
    }),
  ],
  [
    'gives the account contract away',
    sends({
      to: at.vault,
      data: encodeFunctionData({ abi: ownerAbi, functionName: 'setOwner', args: [at.thief] }),
    }),
  ],
  [
    'makes a thief an administrator of the lanterns',
    sends({
      to: at.lanterns,
      data: encodeFunctionData({ abi: ownerAbi, functionName: 'grantRole', args: [noRights, at.thief] }),
    }),
  ],
])

const creations = rows('contract creation', known, [
  ['creates a contract that nobody has read', sends({ data: '0x6080604052348015600e575f5ffd5b5033ff' })],
  ['creates a contract and puts 5 ETH into it', sends({ data: '0x6080604052', value: parseEther('5') })],
])

const { data: robbing = '0x' } = validate([mine([lantern(42n)], [])])
const { data: filled = '0x' } = fillBasic(listing(lantern(11n), ether('2.1'), { by: at.seller }))
/** The exchange reads only the low digits of a list's offset. A strict decoder fails. */
const farAway: Hex = `${robbing.slice(0, 10) as Hex}${'0'.repeat(55)}100000020${robbing.slice(74)}`
/** Some contracts ignore the highest 12 bytes of a word with an address. */
const dirty: Hex = `0xa22cb465${'ff'.repeat(12)}${at.thief.slice(2)}${'0'.repeat(63)}1`

const garbled = rows('garbled calldata', known, [
  [
    'makes a robbing order valid with data that a strict reader cannot read',
    sends({ to: seaportAddress, data: farAway }),
  ],
  [
    'makes a robbing order valid with a tail of 32 bytes behind',
    sends({ to: seaportAddress, data: `${robbing}${'ab'.repeat(32)}` }),
  ],
  ['approves a thief by an address with dirt in front', sends({ to: at.lanterns, data: dirty })],
  [
    'approves a thief for all lanterns by a number that is no yes or no',
    sends({
      to: at.lanterns,
      data: `${(approveAll(at.lanterns, at.thief).data ?? '0x').slice(0, -1) as Hex}2`,
    }),
  ],
  [
    'cuts the last bytes of an approval of all WETH off',
    sends({
      to: at.wrappedEther,
      data: (approve(at.wrappedEther, at.thief).data ?? '0x').slice(0, -8) as Hex,
    }),
  ],
  [
    'sends a purchase to a contract that is not the exchange',
    sends({ to: at.fakeExchange, data: filled, value: parseEther('2.1') }),
  ],
  [
    'sends a purchase to Seaport 1.6 with a fill of Seaport 1.5',
    sends({ to: at.laterSeaport, data: filled, value: parseEther('2.1') }),
  ],
  [
    'calls the exchange with half a purchase',
    sends({ to: seaportAddress, data: filled.slice(0, 500) as Hex, value: parseEther('2.1') }),
  ],
])

export const plainCalls: readonly Row[] = [
  ...claims,
  ...quiet,
  ...hidden,
  ...ownership,
  ...creations,
  ...garbled,
]
