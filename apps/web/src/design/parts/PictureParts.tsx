import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { ItemStrip } from '@souk/ui/parts/nft/ItemStrip.js'
import { NftGridSkeleton } from '@souk/ui/parts/nft/NftGridSkeleton.js'
import { designWords } from '../../i18n/areas/design.js'
import { lantern, set } from './examples.js'
import { Specimen, State } from './Specimen.js'

/** Pictures and their placeholders. */
export function PictureParts() {
  const { image, strip, skeleton } = useArea(designWords).parts
  return (
    <>
      <Specimen name={image.name} use={image.use}>
        <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
          <State name={image.there}>
            <TokenImage src={lantern} alt={image.there} className="rounded-card" />
          </State>
          <State name={image.arch}>
            <TokenImage src={lantern} alt="" className="arch" />
          </State>
          <State name={image.missing}>
            <TokenImage src={undefined} alt="" className="overflow-hidden rounded-card" />
          </State>
          <State name={image.waiting}>
            <div className="skeleton aspect-square rounded-card" />
          </State>
        </div>
      </Specimen>
      <Specimen name={strip.name} use={strip.use} file="nft/ItemStrip.tsx">
        <ItemStrip items={set} label={strip.name} hasLinks />
      </Specimen>
      <Specimen name={skeleton.name} use={skeleton.use} file="nft/NftGridSkeleton.tsx">
        <div className="max-h-80 overflow-hidden">
          <NftGridSkeleton />
        </div>
      </Specimen>
    </>
  )
}
