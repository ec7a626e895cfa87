import type { ReactNode } from 'react'
import { accountName, knownName } from '../format/accountName.js'
import { isSameAddress } from '../format/formatAddress.js'
import { namesWords } from '../i18n/areas/names.js'
import { useArea } from '../i18n/useArea.js'
import { useInfo } from '../market/useInfo.js'
import { useConnection } from '../wallet/useConnection.js'
import { AccountLink } from './AccountLink.js'
import { AccountPictureContainer } from './AccountPictureContainer.js'
import { nameSources } from './nameSources.js'
import { useEnsRecords, useIsNameRead } from './useNames.js'

/** Links to an account by its name, wherever the app shows one in a row or a line of its own. */
export function AccountLinkContainer(props: AccountLinkContainer.Props) {
  const { address, hasPicture = true, you, look, children } = props
  const words = useArea(namesWords)
  const info = useInfo()
  const record = useEnsRecords()(address)
  const isOwn = isSameAddress(address, useConnection().address)
  const demoName = knownName(address, info)
  const isRead = useIsNameRead()(address)
  const source = nameSources({ hasRecord: record !== undefined, demoName, isRead }, words)
  return (
    <AccountLink
      address={address}
      title={[...source, address].join('\n')}
      picture={hasPicture && <AccountPictureContainer address={address} size="s" />}
      look={look}
    >
      {(isOwn && you) || accountName(address, info, record?.name)}
      {children}
    </AccountLink>
  )
}

export declare namespace AccountLinkContainer {
  type Props = {
    address: string
    /** Whether to show the account's picture. @default true */
    hasPicture?: boolean
    /** What the visitor's own account is called, in the case that the sentence needs. @default its name */
    you?: string
    look?: AccountLink.Props['look']
    /** Text after the name. @default none */
    children?: ReactNode
  }
}
