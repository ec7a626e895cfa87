import { useNft } from '@souk/react'
import { useInfo } from '../market/useInfo.js'
import { heldBy } from '../nft/heldBy.js'
import { AccountPicture } from './AccountPicture.js'
import * as AvatarRecord from './AvatarRecord.js'
import { useEnsRecords } from './useNames.js'

/** Reads an account's picture: its avatar of ENS, if that is inline, or an item of this market that the account holds. */
export function AccountPictureContainer({ address }: AccountPictureContainer.Props) {
  const { chainId } = useInfo()
  const record = useEnsRecords()(address)
  const avatar = record?.avatar === undefined ? undefined : AvatarRecord.parse(record.avatar)
  const item = avatar?.type === 'item' && avatar.chainId === chainId ? avatar : undefined
  const { data: nft } = useNft(item && { address: item.contract, identifier: item.identifier })
  const isHeld = nft !== undefined && heldBy(nft, address) !== undefined
  const src = avatar?.type === 'data' ? avatar.url : isHeld ? nft.imageUrl : undefined
  return <AccountPicture address={address} src={src} />
}

export declare namespace AccountPictureContainer {
  type Props = Pick<AccountPicture.Props, 'address'>
}
