import { useFlow } from '../flow/useFlow.js'
import { useExecuteClient } from './ExecuteProvider.js'
import { prepareMint } from './prepareMint.js'

/**
 * Mints units of a collection; see {@link prepareMint}.
 *
 * @example
 * const { prepare } = useMint()
 * prepare({ mint, quantity: 2n }, { title: 'Mint Tea' })
 */
export function useMint(): useMint.Result {
  const client = useExecuteClient()
  return useFlow({
    kind: 'mint',
    prepare: (market, options: useMint.Options) => prepareMint(market, { ...options, client }),
  })
}

export declare namespace useMint {
  type Options = Omit<prepareMint.Options, 'client' | 'signal'>
  type Result = useFlow.Result<Options, Awaited<ReturnType<typeof prepareMint>>['plan'], prepareMint.Outcome>
}
