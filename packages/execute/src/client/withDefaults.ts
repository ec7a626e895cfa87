import { defined } from '../domain/defined.js'

/** What the caller says, over what the client is configured with; what neither says is left out. */
export function withDefaults<defaults extends object, said extends object>(
  defaults: defaults,
  said: said | undefined,
): defined.Result<defaults> & Partial<said> {
  return { ...defined(defaults), ...(said && defined(said)) } as defined.Result<defaults> & Partial<said>
}
