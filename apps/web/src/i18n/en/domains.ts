import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')

/** Domain tags. */
export const domains = {
  title: 'Domains',
  lede: 'Sites that have orders made or filled can leave four bytes in them: their tag. This is where to find out whose tag it is, and to register one.',
  how: 'A tag is the beginning of a hash of the domain. The registry on the chain says which domains were registered for it. Anybody may register any domain, so a registration is no proof of who owns a site; and because tags are short, two domains may share one.',
  look: {
    title: 'Look up',
    label: 'A domain or a tag',
    hint: 'Such as souk.example, or 0x followed by eight digits.',
    invalid: 'A domain has letters, digits, dots and hyphens; a tag is 0x and eight digits.',
    tag: 'Tag',
    registered: (count: number) =>
      plural(count, { one: '1 domain has this tag', other: `${count} domains have this tag` }),
    none: 'No domain is registered for this tag.',
    isRegistered: (domain: string) => `${domain} is registered.`,
    notRegistered: (domain: string) => `${domain} is not registered.`,
    label2: 'Domains with this tag',
    asking: 'Asking the registry',
    failed: 'The registry could not be asked. Try again when the node answers.',
  },
  missing: {
    title: 'There is no registry on this network',
    body: 'Tags work all the same: they can be written and compared. Only whose they are cannot be looked up here.',
  },
  register: {
    button: (domain: string) => `Register ${domain}`,
    explain: (domain: string, tag: string) =>
      `${domain} is written into the registry for the tag ${tag}, for good: registrations are never taken back.`,
    titles: {
      begin: 'Register a domain',
      review: 'Register a domain',
      running: 'Registering',
      done: 'Registered',
      failed: 'Not registered',
    },
    start: 'Register in wallet',
    keep: 'Not now',
    done: (domain: string) => `${domain} is registered`,
    domain: 'Domain',
    tag: 'Tag',
    review: 'The registration in plain words',
  },
}
