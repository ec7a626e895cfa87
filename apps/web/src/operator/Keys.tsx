import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Badge } from '@souk/ui/parts/kit/Badge.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { operatorWords } from '../i18n/areas/operator.js'
import { Confirm } from './Confirm.js'
import { KeyCreation } from './KeyCreation.js'
import { Problem } from './Operator.js'
import type * as Wire from './operatorWire.js'
import { Part } from './Part.js'

/** Lists the API keys, creates new ones and revokes them. */
export function Keys({ keys, secret, revoking, error, isBusy, ...on }: Keys.Props) {
  const { keys: words } = useArea(operatorWords)
  return (
    <Part title={words.title} why={words.why}>
      <Problem error={error} />
      {secret !== undefined && (
        <Notice
          tone="warn"
          title={words.secret}
          live
          action={<Button onClick={on.onCopied}>{words.copied}</Button>}
        >
          <p>{words.once}</p>
          <p className="wrap-anywhere">
            <CopyText value={secret} text={secret} label={words.secret} />
          </p>
        </Notice>
      )}
      {keys.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="divide-y divide-line text-sm">
        {keys.map((key) => (
          <li key={key.id} className="flex min-h-14 flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{key.name}</span>
              <span className="figures text-ink-soft">
                {words.scopes[key.scope]} · ×{key.factor} · {key.id}
              </span>
            </span>
            {key.revoked_at ? (
              <Badge>{words.revoked}</Badge>
            ) : (
              <Button tone="danger" onClick={() => on.onRevoke(key)}>
                {words.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <KeyCreation isBusy={isBusy} onCreate={on.onCreate} />
      {revoking && (
        <Confirm
          title={words.confirm(revoking.name)}
          why={words.confirmWhy}
          action={words.revoke}
          onConfirm={on.onConfirm}
          onClose={on.onClose}
        />
      )}
    </Part>
  )
}

export declare namespace Keys {
  type Props = {
    keys: readonly Wire.ApiKey[]
    /** The secret of the key that was created last, until the operator has copied it. */
    secret: string | undefined
    /** The key whose revocation is to be confirmed. */
    revoking: Wire.ApiKey | undefined
    error: unknown
    isBusy: boolean
    onCreate: (created: KeyCreation.Created) => void
    onCopied: () => void
    onRevoke: (key: Wire.ApiKey) => void
    onConfirm: () => void
    onClose: () => void
  }
}
