import * as z from '@souk/base/schema'
import { refuse } from '../../execute/model/Refusal.js'
import * as Field from '../endpoint/Field.js'
import { type Route, route } from '../endpoint/Route.js'

/** Routes of accounts. */
export const accountRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/accounts/resolve/{address}',
    name: 'resolveAccount',
    tag: 'Accounts',
    summary: 'Reads the account of an address. The market resolves no names: apps do that on their own node.',
    params: { address: Field.slug },
    answer: z.object({ address: z.string() }),
    handle: async (_, { params }) => {
      if (!/^0x[0-9a-fA-F]{40}$/.test(params.address))
        return refuse(
          'names_unsupported',
          'This market resolves no names. Resolve them on chain, and ask for the address.',
        )
      return { address: params.address.toLowerCase(), username: null, ens_name: null }
    },
  }),
  route({
    method: 'get',
    path: '/v2/accounts/{address}',
    name: 'getAccount',
    tag: 'Accounts',
    summary: 'Reads an account. The market has no profiles, so all fields but the address are empty.',
    params: { address: Field.address },
    answer: z.object({ address: z.string(), username: z.string() }),
    handle: async (_, { params }) => ({
      address: params.address,
      username: '',
      profile_image_url: '',
      banner_image_url: '',
      website: '',
      social_media_accounts: [],
      bio: '',
      joined_date: '',
    }),
  }),
]
