import { defined } from '@souk/base'

/** Merges the caller's options with the client's defaults, and omits fields that neither sets. */
export function withDefaults<defaults extends object, said extends object>(
  defaults: defaults,
  said: said | undefined,
): defined.Result<defaults> & Partial<said> {
  return { ...defined(defaults), ...(said && defined(said)) } as defined.Result<defaults> & Partial<said>
}
