import { useWords } from '@souk/ui/parts/i18n/useWords.js'
import { Button } from '@souk/ui/parts/kit/Button.js'

/** Says that the wallet is on another network, and offers to switch. */
export function NetworkBanner(props: NetworkBanner.Props) {
  const { networkName, walletNetwork, onSwitch, switching, failed } = props
  const { frame } = useWords()
  return (
    <div role="alert" className="border-b border-warn bg-warn-wash">
      <div className="frame flex flex-wrap items-center gap-x-5 gap-y-2 py-2.5 text-sm">
        <p className="min-w-0 flex-[1_1_16rem]">
          <strong>{frame.otherNetwork(walletNetwork)}</strong> {frame.otherNetworkMeaning(networkName)}
          {failed && <span className="block text-bad">{frame.notSwitched}</span>}
        </p>
        <Button onClick={onSwitch} busy={switching}>
          {frame.switchTo(networkName)}
        </Button>
      </div>
    </div>
  )
}

export declare namespace NetworkBanner {
  type Props = {
    networkName: string
    /** The network of the wallet. */
    walletNetwork: string
    onSwitch: () => void
    switching: boolean
    failed: boolean
  }
}
