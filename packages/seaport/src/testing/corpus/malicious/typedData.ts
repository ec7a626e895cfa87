import { typedData as toTypedData } from '../../../order/Order.js'
import { toJson } from '../../../order/toJson.js'
import * as at from '../accounts.js'
import { ether, lantern, weth } from '../items.js'
import { known } from '../known.js'
import { lanternCuts, listing, mine } from '../orders.js'
import { fields } from '../permits.js'
import { type Request, type Row, rows } from '../Row.js'
import { signs, signsText, withDomainType } from '../requests.js'

/** A fair order, which is shown, and a malicious one, which is signed. */
const fair = toTypedData(listing(lantern(7n), ether('2.2'), { cuts: lanternCuts }), { chainId: 1 })
const theft = toTypedData(mine([lantern(7n), lantern(42n)], []), { chainId: 1 })
const { types, domain, message } = withDomainType(fair)
const components = fair.types.OrderComponents
const [first, ...rest] = fair.message.consideration

const bent = (changes: object): Request => signsText(toJson({ ...withDomainType(fair), ...changes }))
const bentTypes = (changes: object) => bent({ types: { ...types, ...changes } })
const bentMessage = (changes: object) => bent({ message: { ...message, ...changes } })
const bentPrice = (startAmount: unknown) =>
  bentMessage({ consideration: [{ ...first, startAmount, endAmount: startAmount }, ...rest] })

const otherTypes = rows('types that the exchange does not have', known, [
  [
    'adds a signed field to an order',
    bent({
      types: { ...types, OrderComponents: [...components, ...fields('bytes32 note')] },
      message: { ...message, note: `0x${'00'.repeat(32)}` },
    }),
  ],
  ['leaves the counter out of what is signed', bentTypes({ OrderComponents: components.slice(0, -1) })],
  ['leaves the recipient out of what is asked for', bentTypes({ ConsiderationItem: fair.types.OfferItem })],
  [
    'turns the amounts of the start and the end around',
    bentTypes({
      OfferItem: fields(
        'uint8 itemType, address token, uint256 identifierOrCriteria, uint256 endAmount, uint256 startAmount',
      ),
    }),
  ],
  [
    'spells a type in another way',
    bentTypes({
      OfferItem: fields(
        'uint8 itemType, address token, uint identifierOrCriteria, uint256 startAmount, uint256 endAmount',
      ),
    }),
  ],
  [
    'signs without the contract in the domain',
    bentTypes({ EIP712Domain: fields('string name, string version, uint256 chainId') }),
  ],
  [
    'signs without the chain in the domain, so for all chains',
    bentTypes({ EIP712Domain: fields('string name, string version, address verifyingContract') }),
  ],
  [
    'adds a salt to the domain',
    bent({
      types: {
        ...types,
        EIP712Domain: fields(
          'string name, string version, uint256 chainId, address verifyingContract, bytes32 salt',
        ),
      },
      domain: { ...domain, salt: `0x${'01'.repeat(32)}` },
    }),
  ],
])

const shownOnly = rows('fields that are shown and not signed', known, [
  [
    'shows a price that no type knows, beside a theft',
    signsText(
      toJson({
        ...withDomainType(theft),
        message: { ...theft.message, price: '2.2 ETH', youReceive: [first] },
      }),
    ),
  ],
  [
    'shows a second list of what is asked for, under a capital letter',
    signsText(
      toJson({
        ...withDomainType(theft),
        message: { ...theft.message, Consideration: message.consideration },
      }),
    ),
  ],
  [
    'shows a fair order in a type that nothing points at',
    signsText(
      toJson({
        ...withDomainType(theft),
        types: { ...types, Summary: fields('string text') },
        summary: message,
      }),
    ),
  ],
  [
    'gives the message twice; some wallets take the first',
    signsText(
      toJson(withDomainType(fair)).replace('"message":', `"message":${toJson(theft.message)},"message":`),
    ),
  ],
  [
    'adds an unsigned recipient to what is given',
    bentMessage({ offer: message.offer.map((item) => ({ ...item, recipient: at.me })) }),
  ],
])

const oddNumbers = rows('numbers that are written oddly', known, [
  ['writes a price as 0x, which some read as nothing', bentPrice('0x')],
  ['writes a price with an exponent', bentPrice('2e18')],
  ['writes a price as an empty text', bentPrice('')],
  [
    'writes a price beyond what a number can hold exactly',
    signsText(toJson(withDomainType(fair)).replaceAll('"2035000000000000000"', '2035000000000000001')),
  ],
  ['writes a price above 256 bits, of which the lowest remain', bentPrice(String(2n ** 256n + 1n))],
  ['writes a negative price', bentPrice('-2035000000000000000')],
  ['writes a price with digits of another script', bentPrice('٢٠٣٥٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠')],
  ['writes a price with a space and a comma', bentPrice(' 2,035000000000000000')],
  [
    'writes the contract as a decimal number',
    bent({ domain: { ...domain, verifyingContract: BigInt(domain.verifyingContract).toString() } }),
  ],
  [
    'writes a recipient with 19 bytes',
    bentMessage({ consideration: [{ ...first, recipient: at.me.slice(0, 40) }, ...rest] }),
  ],
])

const otherDomain = (changes: object): Request => signs({ ...theft, domain: { ...domain, ...changes } })

const domains = rows('domain of another exchange', known, [
  [
    'gives two lanterns for nothing on Seaport 1.6',
    otherDomain({ version: '1.6', verifyingContract: at.laterSeaport }),
  ],
  [
    'gives two lanterns for nothing on Seaport 1.1',
    otherDomain({ version: '1.1', verifyingContract: at.earlierSeaport }),
  ],
  [
    'signs a fair listing for a contract of a thief',
    bent({ domain: { ...domain, verifyingContract: at.fakeExchange } }),
  ],
  [
    'signs a fair listing for Seaport 1.6',
    bent({ domain: { ...domain, version: '1.6', verifyingContract: at.laterSeaport } }),
  ],
  [
    'signs a fair listing under a name with a space behind it',
    bent({ domain: { ...domain, name: 'Seaport ' } }),
  ],
  [
    'signs a fair listing for another chain, written as a text',
    bent({ domain: { ...domain, chainId: '0x38' } }),
  ],
])

const primaryTypes = rows('primary type that misleads', known, [
  [
    'signs a theft as the only field of a login',
    signs({
      domain,
      types: { Login: fields('string welcome, OrderComponents session'), ...fair.types },
      primaryType: 'Login',
      message: { welcome: 'Sign in to Souk', session: theft.message },
    }),
  ],
  ['signs only the first item of an order', bent({ primaryType: 'OfferItem', message: message.offer[0] })],
  [
    'signs a tree whose type is higher than its content',
    bent({
      types: { ...types, BulkOrder: fields('OrderComponents[2][2] tree') },
      primaryType: 'BulkOrder',
      message: { tree: [message, theft.message] },
    }),
  ],
  [
    'signs a tree with three leaves in a pair',
    bent({
      types: { ...types, BulkOrder: fields('OrderComponents[2] tree') },
      primaryType: 'BulkOrder',
      message: { tree: [message, message, theft.message] },
    }),
  ],
  [
    'signs a tree of any size',
    bent({
      types: { ...types, BulkOrder: fields('OrderComponents[] tree') },
      primaryType: 'BulkOrder',
      message: { tree: [message, theft.message] },
    }),
  ],
  ['signs an order of a type that asks a contract what it is worth', bentMessage({ orderType: 4 })],
  ['names no primary type', bent({ primaryType: undefined })],
  ['signs an order that is a list', bent({ message: [message] })],
  [
    'asks with the oldest form, where everything is text',
    {
      method: 'eth_signTypedData',
      params: [
        [
          { type: 'string', name: 'Sign in', value: 'Souk' },
          { type: 'bytes32', name: 'Session', value: `0x${'c4'.repeat(32)}` },
        ],
        at.me,
      ],
    },
  ],
  [
    'asks with the third form for a theft',
    { method: 'eth_signTypedData_v3', params: [at.me, toJson(withDomainType(theft))] },
  ],
  [
    'asks another account of the wallet for a fair listing of this one',
    { method: 'eth_signTypedData_v4', params: [at.likeMe, toJson(withDomainType(fair))] },
  ],
  [
    'bids 30 WETH for nothing under a type of a key that objects inherit',
    signsText(
      toJson({
        ...withDomainType(toTypedData(mine([weth('30')], []), { chainId: 1 })),
        primaryType: '__proto__',
      }),
    ),
  ],
])

export const typedData: readonly Row[] = [
  ...otherTypes,
  ...shownOnly,
  ...oddNumbers,
  ...domains,
  ...primaryTypes,
]
