import { useConnect, useConnectors } from 'wagmi'
import { embedDialogWords } from '../i18n/areas/embedDialogs.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../kit/Button.js'
import { Dialog } from '../kit/Dialog.js'
import { Notice } from '../kit/Notice.js'

/** Lists the wallets that wagmi knows, for pages that have no dialog of their own. */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const { connect: words } = useArea(embedDialogWords)
  // `mutate` is a name of newer versions of wagmi only.
  const { connect, isPending, isError, variables } = useConnect()
  const connectors = useConnectors()
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <div className="space-y-3">
        {connectors.length === 0 && (
          <Notice tone="info">{window === window.top ? words.none : words.noneInFrame}</Notice>
        )}
        {connectors.map((connector) => (
          <Button
            key={connector.uid}
            size="l"
            className="w-full"
            busy={isPending && variables?.connector === connector}
            onClick={() => connect({ connector })}
          >
            {connector.name}
          </Button>
        ))}
        {isError && (
          <Notice tone="bad" live>
            {words.failed}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
