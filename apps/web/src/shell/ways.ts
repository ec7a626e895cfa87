/** The navigation links in the header. */
export const ways = [
  { to: '/', name: 'collections' },
  { to: '/activity', name: 'activity' },
  { to: '/me', name: 'mine' },
] as const

/** The secondary links in the footer. */
export const tools = [
  { to: '/inspect', name: 'inspector' },
  { to: '/domains', name: 'domains' },
  { to: '/networks', name: 'networks' },
  { to: '/settings', name: 'settings' },
] as const
