import { useSwitchChain } from 'wagmi'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Button } from '../../kit/Button.js'
import { chainName } from '../../market/chainName.js'
import { useInfo } from '../../market/useInfo.js'

/** Switches the wallet to the market's network, then continues. */
export function SwitchNetwork({ onSwitched }: { onSwitched: () => void }) {
  const info = useInfo()
  const { trade } = useTradeWords()
  // `mutate` is a name of newer versions of wagmi only.
  const { switchChain, isPending, isError } = useSwitchChain()
  return (
    <>
      {isError && (
        <p role="alert" className="basis-full text-sm text-bad">
          {trade.notSwitched}
        </p>
      )}
      <Button
        tone="primary"
        busy={isPending}
        onClick={() => switchChain({ chainId: info.chainId }, { onSuccess: onSwitched })}
      >
        {trade.switchNetwork(chainName(info))}
      </Button>
    </>
  )
}
