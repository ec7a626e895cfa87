import { isSameAddress } from '../../order/sides.js'
import { type Context, type Finding, finding } from '../findings/Finding.js'
import { plainName } from '../findings/plainName.js'

/** Checks a text to sign for misleading sign-ins and derivation of keys. */
export function textFindings(text: string, context: Context): readonly Finding[] {
  const reasons = [...signInReasons(text, context), ...otherReasons(text)]
  return reasons.map((reason) => finding('warning', 'textMisleads', 9045, reason, {}))
}

const signIn =
  /^(?:https?:\/\/)?([^\s/]{1,255}) wants you to sign in with your Ethereum account:\n(0x[0-9a-fA-F]{40})(?:\n|$)/
const uri = /\nURI: [a-z][a-z0-9+.-]{0,30}:\/\/([^\s/?#]{1,255})/i

/** Checks a sign-in (EIP-4361), which contains the site and the account. */
function signInReasons(text: string, { account, chainId }: Context): readonly string[] {
  const [, domain, address] = signIn.exec(text) ?? []
  if (!domain || !address) return []
  const [, host] = uri.exec(text) ?? []
  const [, chain] = /\nChain ID: (\d{1,18})(?:\n|$)/.exec(text) ?? []
  return [
    ...(account && !isSameAddress(address as typeof account, account)
      ? [`The text signs in ${address}, which is not your account.`]
      : []),
    ...(host && host.toLowerCase() !== domain.toLowerCase()
      ? [`The text names the site ${domain}, but the sign-in goes to ${host}.`]
      : []),
    ...(/[^\x20-\x7E]/.test(domain)
      ? [`The name of the site, ${plainName(domain)}, has letters that may only look like those of another.`]
      : []),
    ...(chainId !== undefined && chain !== undefined && Number(chain) !== chainId
      ? [`The sign-in is for chain ${chain}, not for chain ${chainId}.`]
      : []),
    ...(text.includes('urn:recap:') ? ['The sign-in gives the site more rights than to identify you.'] : []),
  ]
}

/** Words in requests for a signature from which applications derive keys. */
const keyWords =
  /only sign this|trusted client|stark ?key|(?:derive|generate|create|unlock)[^.]{0,40}\bkeys?\b/i

/** Joiners inside an emoji are not hidden characters. */
const joined = /\p{Extended_Pictographic}\u{FE0F}?\u{200D}/gu

function otherReasons(text: string): readonly string[] {
  return [
    ...(/[\p{Cf}\p{Cs}\p{Co}]/u.test(text.replace(joined, ''))
      ? ['The text has invisible or direction marks, so it may look different from what you sign.']
      : []),
    ...(/(?:\n[^\S\n]*){20}/.test(text)
      ? ['The text has many empty lines, so a part of it may be out of sight.']
      : []),
    ...(keyWords.test(text)
      ? ['Some applications derive keys from such a signature. Anyone who has it can act for you there.']
      : []),
  ]
}
