import * as z from '@souk/base/schema'
import * as Field from '../endpoint/Field.js'
import { type Route, route } from '../endpoint/Route.js'

/** Routes of accounts. */
export const accountRoutes: readonly Route[] = [
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
