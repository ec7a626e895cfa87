import { useAdminKey } from '../operator/adminKey.js'

/** The navigation links in the header. */
export const ways = [
  { to: '/', name: 'collections' },
  { to: '/activity', name: 'activity' },
  { to: '/me', name: 'mine' },
] as const

/** The secondary links in the footer. */
const tools = [
  { to: '/inspect', name: 'inspector' },
  { to: '/domains', name: 'domains' },
  { to: '/networks', name: 'networks' },
  { to: '/components', name: 'components' },
  { to: '/settings', name: 'settings' },
] as const

/** The page of the operator, for those who have entered a key. */
const operatorTool = { to: '/operator', name: 'operator' } as const

/** Returns the secondary links for this visitor. */
export function useTools() {
  return useAdminKey() === undefined ? tools : [...tools, operatorTool]
}
