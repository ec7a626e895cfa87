import { Order } from '@souk/seaport'
import { findingSentences, findingText, guardWords, toKnown, withoutImplied } from '@souk/words/findings'
import {
  chainIn,
  inspectWords,
  isKnownWithoutContract,
  missingContract,
  type Pasted,
  readInput,
  statementText,
} from '@souk/words/inspect'
import type { Session } from '../conduct/Session.js'
import { MistakeError } from '../terminal/errors.js'
import { toJson } from '../terminal/json.js'
import { wrap } from '../terminal/text.js'
import { moneyOfChain } from './moneyOfChain.js'
import { chainsOf, otherChain } from './otherChain.js'
import { readText } from './readText.js'

const words = inspectWords.en

/** What an input does: facts of the safety check. */
type Explained = { statements: readonly Order.Statement[]; findings: readonly Order.Finding[] }

/** Reads an order, typed data, calldata or a transaction from a file, and says what it does. Runs nothing. */
export async function inspect(session: Context, path: string): Promise<void> {
  inspectText(session, await readText(path))
}

type Context = Pick<Session, 'screen' | 'mode'> & { shop: Session['shop'] | undefined }

/** Says what a text does: an order, typed data, calldata or a transaction. */
export function inspectText(session: Context, text: string): void {
  const { shop, screen, mode } = session
  const pasted = readInput(text)
  const { context, info, other } = knownOf(text, shop)
  const explained = explain(pasted, context)
  const said = { words: guardWords.en, sentences: findingSentences.en, info, context }
  const parts = explained.map(({ statements, findings }) => ({
    statements: statements.map((one) =>
      statementText(one, words.statements, {
        ...context,
        missing: words.call.missing,
      }),
    ),
    findings: withoutImplied(findings).map((finding) => ({
      ...{ name: finding.name, severity: finding.severity, text: findingText(finding, said).sentence },
      advice: findingText(finding, said).advice,
    })),
  }))
  const more = pasted.type === 'orders' ? pasted.more : 0
  if (mode.isJson) {
    screen.say(toJson({ command: 'inspect', type: pasted.type, parts, notShown: more }))
    return
  }
  const lines = parts.flatMap((part, index) => [
    ...(parts.length > 1 ? ['', screen.paint.bold(`Order ${index + 1}`)] : []),
    ...linesOf(part, session),
  ])
  const notes = [
    ...(more > 0 ? [words.more(more)] : []),
    ...(pasted.type === 'call' && !pasted.call.to ? [words.call.noContractMeaning] : []),
    ...(shop ? [] : ['No market was asked for names and prices.']),
    ...(other ? [`${other.text}, so what it says was not used.${other.advice}`] : []),
    ...(context.tokens ? [] : ['The chain is not known, so money is in its smallest unit.']),
    'The chain was not asked. souk verify asks it about orders.',
  ]
  screen.say([...lines, '', ...notes.map(screen.paint.dim)].join('\n'))
}

/** What is known of the input's chain: from the market if it is on that chain, else from the table of networks. */
function knownOf(text: string, shop: Session['shop'] | undefined) {
  const found = chainIn(text, shop ? chainsOf(shop.info) : [])
  const table = moneyOfChain(found === 'unknown' ? undefined : found)
  const none = { currencies: [] }
  if (!shop) return { context: table as Order.Context, info: none, other: undefined }
  const { info } = shop
  const other = otherChain(found, info)
  return other
    ? { context: { ...table, chainId: info.chainId } as Order.Context, info: none, other }
    : { context: toKnown(info, { collections: [] }) as Order.Context, info, other }
}

function explain(pasted: Pasted, context: Order.Context): readonly Explained[] {
  switch (pasted.type) {
    case 'orders':
      return pasted.orders.map(({ parameters }) => Order.explain(parameters, context))
    case 'typedData': {
      const found = Order.explainRequest({ method: 'eth_signTypedData_v4', params: [pasted.data] }, context)
      return [found]
    }
    case 'request':
      return [Order.explainRequest(pasted.request, context)]
    case 'call': {
      const { to = missingContract, ...call } = pasted.call
      const { statements, findings } = Order.explainTransaction({ ...call, to }, context)
      return [
        { statements, findings: to === missingContract ? findings.filter(isKnownWithoutContract) : findings },
      ]
    }
    case 'hash':
      throw new MistakeError('A hash alone says nothing. souk verify looks up the hash of an order.')
    case 'signature':
      throw new MistakeError(words.signatureAloneMeaning)
    case 'empty':
      throw new MistakeError('The input is empty.')
    case 'tooLarge':
      throw new MistakeError(words.tooLargeMeaning)
    default:
      throw new MistakeError(words.unknownMeaning)
  }
}

type Part = {
  statements: readonly string[]
  findings: readonly { severity: Order.Severity; text: string; advice: string | undefined }[]
}

/** Lays out what something does, and what is odd about it. */
export function linesOf(
  { statements, findings }: Part,
  { screen }: Pick<Session, 'screen'>,
): readonly string[] {
  const { paint, width } = screen
  const tone = { blocking: paint.bad, warning: paint.warn, note: paint.dim }
  return [
    ...statements.flatMap((text) => wrap(text, width)),
    ...(findings.length > 0 ? ['', paint.bold(guardWords.en.title)] : []),
    ...findings.flatMap(({ severity, text, advice }) => [
      ...wrap(`${guardWords.en.severity[severity]}: ${text}`, width - 2).map(
        (line) => `  ${tone[severity](line)}`,
      ),
      ...(advice ? wrap(advice, width - 2).map((line) => `  ${line}`) : []),
    ]),
  ]
}
