import { isSameAddress } from '../../order/sides.js'
import { type Context, type Finding, finding } from '../findings/Finding.js'
import { plainName } from '../findings/plainName.js'

/** Checks a text to sign for misleading sign-ins and derivation of keys. */
export function textFindings(text: string, context: Context): readonly Finding[] {
  const reasons = [...signInReasons(text, context), ...otherReasons(text)]
  return reasons.map(([message, facts]) => finding('warning', 'textMisleads', 9045, message, facts))
}

const signIn =
  /^(?:https?:\/\/)?([^\s/]{1,255}) wants you to sign in with your Ethereum account:\n(0x[0-9a-fA-F]{40})(?:\n|$)/
const uri = /\nURI: [a-z][a-z0-9+.-]{0,30}:\/\/([^\s/?#]{1,255})/i

/** A sentence, and what it is about: `one` is what the text says, and `other` what it should say or does. */
type Reason = readonly [message: string, facts: { reason: string; one?: string; other?: string }]

function because(...reason: Reason): readonly Reason[] {
  return [reason]
}

/** Checks a sign-in (EIP-4361), which contains the site and the account. */
function signInReasons(text: string, { account, chainId }: Context): readonly Reason[] {
  const [, domain, address] = signIn.exec(text) ?? []
  if (!domain || !address) return []
  const [, host] = uri.exec(text) ?? []
  const [, chain] = /\nChain ID: (\d{1,18})(?:\n|$)/.exec(text) ?? []
  return [
    ...(account && !isSameAddress(address as typeof account, account)
      ? because(`The text signs in ${address}, which is not your account.`, {
          reason: 'otherAccount',
          one: address,
        })
      : []),
    ...(host && host.toLowerCase() !== domain.toLowerCase()
      ? because(`The text names the site ${domain}, but the sign-in goes to ${host}.`, {
          reason: 'otherSite',
          one: domain,
          other: host,
        })
      : []),
    ...(/[^\x20-\x7E]/.test(domain)
      ? because(
          `The name of the site, ${plainName(domain)}, has letters that may only look like those of another.`,
          { reason: 'oddLetters', one: domain },
        )
      : []),
    ...(chainId !== undefined && chain !== undefined && Number(chain) !== chainId
      ? because(`The sign-in is for chain ${chain}, not for chain ${chainId}.`, {
          reason: 'otherChain',
          one: chain,
          other: String(chainId),
        })
      : []),
    ...(text.includes('urn:recap:')
      ? because('The sign-in gives the site more rights than to identify you.', { reason: 'moreRights' })
      : []),
  ]
}

/** Words in requests for a signature from which applications derive keys. */
const keyWords =
  /only sign this|trusted client|stark ?key|(?:derive|generate|create|unlock)[^.]{0,40}\bkeys?\b/i

/** Joiners inside an emoji are not hidden characters. */
const joined = /\p{Extended_Pictographic}\u{FE0F}?\u{200D}/gu

function otherReasons(text: string): readonly Reason[] {
  return [
    ...(/[\p{Cf}\p{Cs}\p{Co}]/u.test(text.replace(joined, ''))
      ? because('The text has invisible or direction marks, so it may look different from what you sign.', {
          reason: 'hiddenMarks',
        })
      : []),
    ...(/(?:\n[^\S\n]*){20}/.test(text)
      ? because('The text has many empty lines, so a part of it may be out of sight.', {
          reason: 'emptyLines',
        })
      : []),
    ...(keyWords.test(text)
      ? because(
          'Some applications derive keys from such a signature. Anyone who has it can act for you there.',
          { reason: 'keys' },
        )
      : []),
  ]
}
