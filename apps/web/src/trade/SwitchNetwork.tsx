import { useSouk } from '@souk/react'
import { useSwitchChain } from 'wagmi'
import { Button } from '../ui/Button.js'

/** Takes the wallet to the market's network, then goes on. */
export function SwitchNetwork({ onSwitched }: { onSwitched: () => void }) {
  const { info } = useSouk()
  const { mutate, isPending } = useSwitchChain()
  return (
    <Button
      tone="primary"
      busy={isPending}
      onClick={() => mutate({ chainId: info.chainId }, { onSuccess: onSwitched })}
    >
      Switch network
    </Button>
  )
}
