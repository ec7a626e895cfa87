/** The ways through the market, in the header. */
export const ways = [
  { to: '/', name: 'collections' },
  { to: '/activity', name: 'activity' },
  { to: '/me', name: 'mine' },
] as const

/** What is needed now and then, in the footer. */
export const tools = [] as const satisfies readonly { to: string; name: string }[]
