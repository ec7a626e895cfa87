import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Badge } from '@souk/ui/parts/kit/Badge.js'
import { Dialog } from '@souk/ui/parts/kit/Dialog.js'
import { Check } from 'lucide-react'
import { chainsWords } from '../i18n/areas/chains.js'

/** Lists the chains of the market as links, each with its money and its state. */
export function ChainsDialog({ chains, onClose }: ChainsDialog.Props) {
  const words = useArea(chainsWords)
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.why}>
      <ul className="-mx-2 space-y-1">
        {chains.map((chain) => (
          <li key={chain.chainId}>
            <a
              href={chain.href}
              aria-current={chain.isShown ? 'true' : undefined}
              className="flex min-h-14 items-center gap-3 rounded-card px-3 py-2 hover:bg-sunk aria-[current]:bg-clay-wash"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{chain.title}</span>
                <span className="block truncate text-sm text-ink-soft">
                  {words.money(chain.money.name, chain.money.symbol)}
                </span>
              </span>
              <span className="flex shrink-0 flex-col items-end gap-1">
                {chain.hasWallet && <Badge tone="good">{words.wallet}</Badge>}
                {chain.isShown ? (
                  <span className="flex items-center gap-1.5 text-sm font-semibold">
                    <Check aria-hidden className="size-4" /> {words.shown}
                  </span>
                ) : (
                  <State state={chain.state} />
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** A chain's market: undefined until it has answered. */
export type ChainState = 'live' | 'behind' | 'away' | undefined

function State({ state }: { state: ChainState }) {
  const words = useArea(chainsWords)
  if (state === undefined) return <Badge>{words.asking}</Badge>
  const tone = state === 'live' ? 'quiet' : state === 'behind' ? 'warn' : 'bad'
  return <Badge tone={tone}>{words.state[state]}</Badge>
}

export declare namespace ChainsDialog {
  type Chain = {
    chainId: number
    title: string
    money: { name: string; symbol: string }
    /** The same page on that chain, or its front page. */
    href: string
    isShown: boolean
    /** Whether the connected wallet is on it. */
    hasWallet: boolean
    state: ChainState
  }
  type Props = { chains: readonly Chain[]; onClose: () => void }
}
