import { useNft } from '@souk/react'
import { useMarketPath } from '../kit/useMarketPath.js'
import { useInfo } from '../market/useInfo.js'
import { heldBy } from '../nft/heldBy.js'
import { AccountPicture } from './AccountPicture.js'
import * as AvatarRecord from './AvatarRecord.js'
import { useEnsRecords } from './useNames.js'

/**
 * Reads an account's picture, which is its avatar of ENS: inline, from the web or IPFS through the market, or an item of
 * this market that the account holds.
 */
export function AccountPictureContainer({ address, size }: AccountPictureContainer.Props) {
  const { chainId } = useInfo()
  const base = useMarketPath()
  const record = useEnsRecords()(address)
  const avatar = record?.avatar === undefined ? undefined : AvatarRecord.parse(record.avatar)
  const item = avatar?.type === 'item' && avatar.chainId === chainId ? avatar : undefined
  const { data: nft } = useNft(item && { contract: item.contract, tokenId: item.tokenId })
  const isHeld = nft !== undefined && heldBy(nft, address) !== undefined
  return <AccountPicture address={address} src={srcOf()} size={size} />

  function srcOf(): string | undefined {
    if (avatar?.type === 'data') return avatar.url
    if (avatar?.type === 'web' && record) return `${base}/media/avatar/${encodeURIComponent(record.name)}`
    return isHeld ? nft.imageUrl : undefined
  }
}

export declare namespace AccountPictureContainer {
  type Props = Pick<AccountPicture.Props, 'address' | 'size'>
}
