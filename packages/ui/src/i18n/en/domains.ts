import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')

/** Domain tags. */
export const domains = {
  title: 'Domains',
  lede: 'A site can add a four-byte tag to the orders that it creates or fills. Look up here which domain a tag belongs to, or register your own.',
  how: 'A tag is the first four bytes of a hash of the domain. The on-chain registry lists the domains that are registered for it. Anyone can register any domain, so a registration does not prove who owns a site. Tags are short, so two domains may share one.',
  look: {
    title: 'Look up',
    label: 'A domain or a tag',
    hint: 'For example, souk.example, or 0x and eight hexadecimal digits.',
    invalid: 'A domain has letters, digits, dots and hyphens. A tag is 0x and eight hexadecimal digits.',
    tag: 'Tag',
    registered: (count: number) =>
      plural(count, { one: '1 domain has this tag', other: `${count} domains have this tag` }),
    none: 'No domain is registered for this tag.',
    isRegistered: (domain: string) => `${domain} is registered.`,
    notRegistered: (domain: string) => `${domain} is not registered.`,
    label2: 'Domains with this tag',
    asking: 'Reading the registry',
    failed: 'The registry could not be read. Try again when the node responds.',
  },
  missing: {
    title: 'This network has no registry',
    body: 'Tags still work: sites can write and compare them. You just cannot look up their domains here.',
  },
  register: {
    button: (domain: string) => `Register ${domain}`,
    explain: (domain: string, tag: string) =>
      `This adds ${domain} to the registry for the tag ${tag}. A registration is permanent and cannot be removed.`,
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
    review: 'The registration in plain language',
  },
}
