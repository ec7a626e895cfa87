import { useQuery } from '@tanstack/react-query'

/**
 * Tells whether this market has a documentation, which its operator builds and the market serves beside the app.
 *
 * @returns `false` until the market has answered.
 */
export function useHasDocs(): boolean {
  const { data = false } = useQuery({
    queryKey: ['docs'],
    queryFn: async ({ signal }) => (await fetch('/docs/', { method: 'HEAD', signal })).ok,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data
}
