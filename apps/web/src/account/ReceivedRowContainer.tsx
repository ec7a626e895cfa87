import { Deal } from '@souk/market/flows'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useNameOf } from '@souk/ui/parts/names/useNames.js'
import { useState } from 'react'
import { ReceivedRow } from './ReceivedRow.js'

/** Shows an offer received, and lets the owner choose the item to sell. */
export function ReceivedRowContainer(props: ReceivedRowContainer.Props) {
  const nameOf = useNameOf()
  const { wrappedNative } = useInfo()
  const desk = useTradeDialogs()
  const [chosen, setChosen] = useState<string>()
  const { offer, fitting } = props.row
  const given = fitting.find(({ tokenId }) => String(tokenId) === chosen) ?? fitting[0]
  if (!given) return null
  const { contract, tokenId } = given
  return (
    <ReceivedRow
      {...props}
      given={given}
      wrappedNative={wrappedNative}
      makerName={nameOf(Deal.from(offer.order.parameters).maker)}
      onChoose={setChosen}
      onAccept={() => desk.trade({ kind: 'accept', contract, tokenId, offer })}
    />
  )
}

export declare namespace ReceivedRowContainer {
  type Props = Pick<
    ReceivedRow.Props,
    'row' | 'own' | 'currency' | 'collection' | 'isPicked' | 'onPick' | 'isHidden' | 'onHide'
  >
}
