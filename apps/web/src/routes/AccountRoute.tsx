import { getRouteApi } from '@tanstack/react-router'
import { getAddress, isAddress } from 'viem'
import { useConnection } from 'wagmi'
import { PortfolioContainer } from '../account/PortfolioContainer.js'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { isSameAddress } from '../format/formatAddress.js'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { useArea } from '../i18n/useArea.js'
import { NotFoundPage } from '../pages/ErrorPage.js'
import { Button } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { PageTitle } from '../ui/PageTitle.js'

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
