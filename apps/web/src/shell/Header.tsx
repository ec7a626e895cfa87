import type { Words } from '@souk/ui/parts/i18n/en/Words.js'
import { useWords } from '@souk/ui/parts/i18n/useWords.js'
import { buttonClass } from '@souk/ui/parts/kit/Button.js'
import { StarMark } from '@souk/ui/parts/kit/StarMark.js'
import type { MarketState } from '@souk/ui/parts/market/marketState.js'
import { AccountPictureContainer } from '@souk/ui/parts/names/AccountPictureContainer.js'
import { Link } from '@tanstack/react-router'
import {
  Bell,
  type LucideIcon,
  Menu,
  Monitor,
  Moon,
  ShoppingBasket,
  Sun,
  TriangleAlert,
  Wallet,
} from 'lucide-react'
import type { ThemeChoice } from '../preferences/useTheme.js'
import { ChainButton } from './ChainButton.js'
import { SearchButton } from './SearchButton.js'
import { StateMark } from './StateMark.js'
import { ways } from './ways.js'

/** The header: logo, navigation, market state, theme, wallet, menu. */
export function Header({
  networkName,
  chain,
  onChains,
  state,
  theme,
  onTheme,
  wallet,
  onWallet,
  onWalletIntent,
  openFlows,
  newsCount,
  onFlows,
  cartCount,
  onCart,
  onSearch,
  onSearchIntent,
  onMenu,
  onMenuIntent,
}: Header.Props) {
  const { frame } = useWords()
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="frame flex h-16 items-center gap-1.5 sm:gap-3">
          <Link
            to="/"
            aria-label={frame.home}
            className="flex min-h-11 items-center gap-2.5 rounded-card pr-1"
          >
            <StarMark />
            <span className="font-display text-2xl font-[620] tracking-tight max-sm:sr-only">Souk</span>
          </Link>
          <Ways className="hidden lg:ml-4 lg:flex" />
          <div className="ml-auto flex items-center xs:gap-1 sm:gap-2.5">
            <SearchButton onOpen={onSearch} onIntent={onSearchIntent} className="max-lg:hidden" />
            {chain ? (
              <ChainButton chain={chain} state={state} onPress={onChains} />
            ) : (
              <StateMark networkName={networkName} state={state} />
            )}
            <ThemeButton theme={theme} onTheme={onTheme} className="max-xl:hidden" />
            <FlowsButton open={openFlows} news={newsCount} onPress={onFlows} />
            <CartButton count={cartCount} onPress={onCart} />
            <button
              type="button"
              onClick={onWallet}
              onPointerEnter={onWalletIntent}
              onFocus={onWalletIntent}
              aria-label={wallet ? walletLabel(wallet, frame) : frame.connectWallet}
              title={wallet && walletLabel(wallet, frame)}
              className={`${buttonClass(wallet ? 'quiet' : 'primary')} !px-3.5 max-xs:!gap-1.5 max-xs:!px-2.5 sm:!px-4`}
            >
              {wallet?.elsewhere ? (
                <TriangleAlert aria-hidden className="size-5 shrink-0 text-warn" />
              ) : wallet ? (
                <AccountPictureContainer address={wallet.address} size="s" />
              ) : (
                <Wallet aria-hidden className="size-4 max-xs:hidden" />
              )}
              {wallet ? (
                <span className="figures max-w-24 truncate sm:max-w-36">
                  {wallet.ensName ?? (wallet.isDemo ? wallet.name : `${wallet.address.slice(0, 6)}…`)}
                </span>
              ) : (
                <>
                  <span className="xl:hidden">{frame.connect}</span>
                  <span className="max-xl:hidden">{frame.connectWallet}</span>
                </>
              )}
            </button>
            <button
              type="button"
              onClick={onMenu}
              onPointerEnter={onMenuIntent}
              onFocus={onMenuIntent}
              aria-label={frame.menu}
              aria-haspopup="dialog"
              title={frame.menu}
              className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
            >
              <Menu aria-hidden className="size-5" />
            </button>
          </div>
        </div>
      </header>
      <div className="border-b border-line bg-paper lg:hidden">
        <div className="frame flex items-center">
          <Ways className="flex flex-1" />
          <SearchButton onOpen={onSearch} onIntent={onSearchIntent} className="-mr-3" />
        </div>
      </div>
    </>
  )
}

/** The navigation. In a narrow window it has its own row, which scrolls away with the page. */
function Ways({ className }: { className: string }) {
  const { frame } = useWords()
  return (
    <nav aria-label={frame.main} className={`items-center ${className}`}>
      {ways.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: to === '/' }}
          className={navClass}
          activeProps={active}
        >
          {frame.ways[name]}
        </Link>
      ))}
    </nav>
  )
}

const navClass =
  'inline-flex min-h-11 items-center rounded-full px-3 text-sm max-lg:px-2 max-lg:first:-ml-2 font-semibold text-ink-soft whitespace-nowrap hover:text-ink'
const active = { className: '!text-ink underline decoration-2 decoration-saffron underline-offset-[0.45em]' }

export declare namespace Header {
  type Props = {
    networkName: string
    /** The shown chain, if the market has several. */
    chain: ChainButton.Chain | undefined
    onChains: () => void
    state: MarketState
    theme: ThemeChoice
    onTheme: (theme: ThemeChoice) => void
    /** A demo wallet is shown by its name, any other by its name of ENS or its address. */
    wallet:
      | {
          name: string
          address: string
          ensName: string | undefined
          isDemo: boolean
          /** The wallet's network, if it is not the one of the page. */
          elsewhere: string | undefined
        }
      | undefined
    onWallet: () => void
    /** Called when the wallet button is about to be pressed, to load its dialog. */
    onWalletIntent: () => void
    /** The number of unfinished flows of this browser. */
    openFlows: number
    /** The number of new notifications of the wallet. */
    newsCount: number
    onFlows: () => void
    /** The number of lines in the cart. */
    cartCount: number
    onCart: () => void
    onSearch: () => void
    /** Called when the search is about to open, to load it. */
    onSearchIntent: () => void
    /** Opens language, theme and secondary links. */
    onMenu: () => void
    onMenuIntent: () => void
  }
}

/** The shown name is part of the label, for visitors who speak their commands. */
function walletLabel(wallet: NonNullable<Header.Props['wallet']>, frame: Words['frame']): string {
  const { name, ensName, address, elsewhere } = wallet
  const label = frame.wallet(ensName ? `${name}, ${ensName}` : name, address)
  return elsewhere ? `${label}, ${frame.walletElsewhere(elsewhere)}` : label
}

/** Opens this browser's flows and the wallet's news, with a badge if there are any. */
function FlowsButton({ open, news, onPress }: { open: number; news: number; onPress: () => void }) {
  const { frame } = useWords()
  return <CountButton icon={Bell} label={frame.flows(open, news)} count={open + news} onPress={onPress} />
}

/** Opens the cart, with a badge. */
function CartButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { frame } = useWords()
  return <CountButton icon={ShoppingBasket} label={frame.cart(count)} count={count} onPress={onPress} />
}

/** A round button with a badge, unless its count is zero. */
function CountButton({ icon: Icon, label, count, onPress }: CountButton.Props) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      title={label}
      className="relative grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
    >
      <Icon aria-hidden className="size-5" />
      {count > 0 && (
        <span
          aria-hidden
          className="figures absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-clay px-1 text-[0.7rem] font-semibold text-on-clay"
        >
          {count}
        </span>
      )}
    </button>
  )
}

declare namespace CountButton {
  type Props = { icon: LucideIcon; label: string; count: number; onPress: () => void }
}

const themes = {
  system: { next: 'light', icon: Monitor },
  light: { next: 'dark', icon: Sun },
  dark: { next: 'system', icon: Moon },
} as const

function ThemeButton({
  theme,
  onTheme,
  className,
}: Pick<Header.Props, 'theme' | 'onTheme'> & { className: string }) {
  const { frame } = useWords()
  const { next, icon: Icon } = themes[theme]
  return (
    <button
      type="button"
      onClick={() => onTheme(next)}
      aria-label={frame.themeChange(frame.theme[theme], frame.theme[next])}
      title={frame.themeIs(frame.theme[theme])}
      className={`grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink ${className}`}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
