import { type Collection, getCollections } from '@souk/market'
import { prepareRevokeApproval } from '@souk/market/flows'
import { Conduit, erc20Abi, erc721Abi, maxUint256 } from '@souk/seaport'
import { formatMoney, isSameAddress } from '@souk/words/format'
import { type Address, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet } from '../conduct/wallet.js'
import { ownAccount } from '../setup/ownAccount.js'
import { currencyNamed } from '../subject/Money.js'
import { readCollection } from '../subject/readSubject.js'
import { RefusedError } from '../terminal/errors.js'
import { toJson } from '../terminal/json.js'
import { table } from '../terminal/table.js'
import { named } from '../terminal/text.js'
import { factsOf, guardOf, reviewOf } from './about.js'

/** The flags of `souk approvals`. */
export type Flags = { revoke?: string }

type Approval = {
  /** A currency, or a collection. */
  name: string
  contract: Address
  isCurrency: boolean
  operator: Address
  /** Of a currency, in its smallest unit. */
  amount: bigint | undefined
  text: string
}

/** Lists what the exchange and its conduit may move, or revokes one of these approvals. */
export async function approvals(session: Session, flags: Flags): Promise<void> {
  const { screen, mode } = session
  if (flags.revoke !== undefined) return revoke(session, flags.revoke)
  const account = await ownAccount(session)
  const found = await readApprovals(session, account)
  if (mode.isJson) {
    const data = found.map(({ name, contract, operator, amount }) => ({ name, contract, operator, amount }))
    screen.say(toJson({ command: 'approvals', chainId: session.shop.info.chainId, account, approvals: data }))
    return
  }
  if (found.length === 0) {
    screen.say(
      'The exchange and its conduit may move nothing of the collections and currencies of this market.',
    )
    return
  }
  const columns = [{ title: 'What' }, { title: 'How much', isNumber: true }, { title: 'Who may move it' }]
  const rows = found.map(({ name, text, operator }) => [
    name,
    text,
    `${operatorName(session, operator)} ${operator}`,
  ])
  const [head = '', ...lines] = table(columns, rows)
  screen.say([screen.paint.dim(head), ...lines].join('\n'))
}

function operatorsOf({ shop: { info } }: Session): readonly Address[] {
  const conduit = Conduit.operator(info.conduitKey, { exchange: info.seaport })
  return isSameAddress(conduit, info.seaport) ? [info.seaport] : [conduit, info.seaport]
}

function operatorName({ shop: { info } }: Session, operator: Address): string {
  return isSameAddress(operator, info.seaport) ? 'the exchange' : 'the conduit'
}

async function readApprovals(session: Session, account: Address): Promise<readonly Approval[]> {
  const { shop, signal } = session
  const { collections } = await getCollections(shop.api, { limit: 50, signal })
  const reads = operatorsOf(session).flatMap((operator) => [
    ...shop.info.currencies
      .filter(({ address }) => address !== zeroAddress)
      .map((currency) => readCurrency(session, { account, operator, currency })),
    ...collections.map((collection) => readStall(session, { account, operator, collection })),
  ])
  return (await Promise.all(reads)).flatMap((approval) => approval ?? [])
}

type Reading = { account: Address; operator: Address }

async function readCurrency(
  { shop }: Session,
  { account, operator, currency }: Reading & { currency: Session['shop']['info']['currencies'][number] },
): Promise<Approval | undefined> {
  const amount = await readContract(shop.node, {
    ...{ address: currency.address, abi: erc20Abi, functionName: 'allowance', args: [account, operator] },
  })
  if (amount === 0n) return undefined
  const text = amount >= maxUint256 / 2n ? 'any amount' : formatMoney(amount, currency)
  return {
    name: named(currency.symbol, 12),
    contract: currency.address,
    isCurrency: true,
    operator,
    amount,
    text,
  }
}

async function readStall(
  { shop }: Session,
  { account, operator, collection }: Reading & { collection: Collection },
): Promise<Approval | undefined> {
  const { contract, slug } = collection
  if (!contract) return undefined
  const isApproved = await readContract(shop.node, {
    ...{ address: contract, abi: erc721Abi, functionName: 'isApprovedForAll', args: [account, operator] },
  })
  if (!isApproved) return undefined
  return { name: named(slug), contract, isCurrency: false, operator, amount: undefined, text: 'every item' }
}

/** Revokes the approval of a currency or a collection, of the operator that has one. */
async function revoke(session: Session, typed: string): Promise<void> {
  const { shop, signal } = session
  const isCurrency = shop.info.currencies.some(({ symbol }) => symbol.toLowerCase() === typed.toLowerCase())
  const contract = isCurrency
    ? currencyNamed(typed, shop.info).address
    : (await readCollection(shop, typed, { signal })).contract
  const wallet = await openWallet(session)
  const found = (await readApprovals(session, wallet.address)).filter((one) =>
    isSameAddress(one.contract, contract),
  )
  const [first] = found
  if (!first) throw new RefusedError([`Nobody is approved for ${named(typed)}.`])
  const about = { collections: [], account: wallet.address }
  const prepared = await prepareRevokeApproval(wallet.market, {
    ...guardOf(session, about),
    ...(isCurrency ? { currency: contract } : { contract }),
    operator: first.operator,
  })
  const operator = `${operatorName(session, first.operator)} ${first.operator}`
  const review = reviewOf(session, about, {
    kind: 'revocation',
    title: `Revoke the approval for ${first.name}`,
    plan: prepared.plan,
    rows: [
      ['Who may move it', operator],
      ['How much', first.text],
      ['Afterwards', 'Your orders that need this approval cannot be filled.'],
      ...(found.length > 1 ? [['Left', `${found.length - 1} other approval. Run this again.`] as const] : []),
    ],
  })
  await conduct(session, wallet, {
    review,
    prepared,
    ...factsOf(session, about),
    price: undefined,
    posting: undefined,
    toReceipt: ({ transactionHash }) => ({
      rows: [
        ['Revoked', `${first.name} for ${operator}`],
        ['Transaction', transactionHash],
      ],
      data: { command: 'approvals', transactionHash, contract, operator: first.operator },
    }),
  })
}
