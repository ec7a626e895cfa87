import { useSwitchChain } from 'wagmi'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useInfo } from '../../market/useInfo.js'
import { Button } from '../../ui/Button.js'

/** Switches the wallet to the market's network, then continues. */
export function SwitchNetwork({ onSwitched }: { onSwitched: () => void }) {
  const info = useInfo()
  const { trade } = useTradeWords()
  const { mutate, isPending } = useSwitchChain()
  return (
    <Button
      tone="primary"
      busy={isPending}
      onClick={() => mutate({ chainId: info.chainId }, { onSuccess: onSwitched })}
    >
      {trade.switchNetwork}
    </Button>
  )
}
