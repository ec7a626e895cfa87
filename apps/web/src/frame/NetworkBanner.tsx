import { Button } from '../ui/Button.js'

/** Says that the wallet is elsewhere, and takes it here. */
export function NetworkBanner({ networkName, onSwitch, switching, problem }: NetworkBanner.Props) {
  return (
    <div role="alert" className="border-b border-warn bg-warn-wash">
      <div className="frame flex flex-wrap items-center gap-x-5 gap-y-2 py-2.5 text-sm">
        <p className="min-w-0 flex-[1_1_16rem]">
          <strong>Your wallet is on another network.</strong> You can look around; to trade, it has to be on{' '}
          {networkName}.{problem && <span className="block text-bad">{problem}</span>}
        </p>
        <Button onClick={onSwitch} busy={switching}>
          Switch to {networkName}
        </Button>
      </div>
    </div>
  )
}

export declare namespace NetworkBanner {
  type Props = { networkName: string; onSwitch: () => void; switching: boolean; problem: string | undefined }
}
