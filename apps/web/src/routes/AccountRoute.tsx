import { getRouteApi } from '@tanstack/react-router'
import { getAddress, isAddress } from 'viem'
import { useConnection } from 'wagmi'
import { AccountContainer } from '../account/AccountContainer.js'
import { isSameAddress } from '../format/formatAddress.js'
import { NotFoundPage } from '../frame/ErrorPage.js'
import { useDesk } from '../frame/trade.js'
import { Button } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { PageTitle } from '../ui/PageTitle.js'

const route = getRouteApi('/account/$address')

/** Any wallet's page; one's own can be acted on. */
export function AccountRoute() {
  const { address } = route.useParams()
  const account = useConnection().address
  if (!isAddress(address, { strict: false })) return <NotFoundPage what="wallet" />
  return (
    <AccountContainer address={getAddress(address.toLowerCase())} own={isSameAddress(address, account)} />
  )
}

/** The connected wallet's page. */
export function MeRoute() {
  const connection = useConnection()
  const { openWallet } = useDesk()
  if (connection.address) return <AccountContainer address={connection.address} own />
  return (
    <div className="frame py-12">
      <PageTitle>Your items</PageTitle>
      <EmptyState
        level={1}
        title="Whose shelf is it?"
        action={
          <Button tone="primary" size="l" onClick={openWallet}>
            Choose a wallet
          </Button>
        }
      >
        Connect a wallet to see what it holds and what it has for sale.
      </EmptyState>
    </div>
  )
}
