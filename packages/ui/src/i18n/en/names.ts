/** The names of accounts. */
export const names = {
  /** Where the name of an account comes from, before its address. */
  source: {
    ens: 'Name of ENS. It leads back to this account.',
    demo: (name: string) => `Demo wallet ${name} of this local market.`,
    none: 'This account has no name that leads back to it.',
  },
  settings: {
    title: 'Names of accounts',
    meaning:
      'The app shows a name of ENS only if it leads back to the account. Your browser reads names itself, through the node that it uses for the chain.',
    registry: 'Registry of ENS',
    states: {
      reading: 'Asking the registry …',
      answers: 'The registry answers.',
      silent:
        'The registry does not answer, so accounts appear by their addresses. The app asks it again every minute.',
    },
  },
}
