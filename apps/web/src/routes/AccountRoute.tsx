import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { getRouteApi } from '@tanstack/react-router'
import { getAddress, isAddress } from 'viem'
import { useConnection } from 'wagmi'
import { PortfolioContainer } from '../account/PortfolioContainer.js'
import { NotFoundPage } from '../pages/ErrorPage.js'
import { PageTitle } from '../pages/PageTitle.js'

const route = getRouteApi('/account/$address')

/** The page of any wallet; visitors can act on their own. */
export function AccountRoute() {
  const { address } = route.useParams()
  const account = useConnection().address
  if (!isAddress(address, { strict: false })) return <NotFoundPage what="wallet" />
  return (
    <PortfolioContainer
      key={address}
      address={getAddress(address.toLowerCase())}
      own={isSameAddress(address, account)}
      route="/account/$address"
    />
  )
}

/** The connected wallet's page. */
export function MeRoute() {
  const words = useArea(portfolioWords)
  const connection = useConnection()
  const { openWallet } = useTradeDialogs()
  if (connection.address)
    return <PortfolioContainer key={connection.address} address={connection.address} own route="/me" />
  return (
    <div className="frame py-12">
      <PageTitle>{words.title}</PageTitle>
      <EmptyState
        level={1}
        title={words.ask}
        action={
          <Button tone="primary" size="l" onClick={openWallet}>
            {words.choose}
          </Button>
        }
      >
        {words.askMeaning}
      </EmptyState>
    </div>
  )
}
