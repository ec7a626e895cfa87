import { AimPicker } from './AimPicker.js'
import { PriceModes } from './PriceModes.js'

/** The first fields of an offer on a collection: one or several prices, and the items that it is for. */
export function AimFields({ collection, chosen, mode, onOther }: AimPicker.Props & PriceModes.Props) {
  return (
    <>
      <PriceModes mode={mode} onOther={onOther} />
      <AimPicker collection={collection} chosen={chosen} />
    </>
  )
}
