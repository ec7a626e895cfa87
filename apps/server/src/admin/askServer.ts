import { request } from '@souk/base'
import type { Action, Place } from './Admin.js'
import {
  type PrintedCollection,
  type PrintedKey,
  type PrintedRequest,
  printAdded,
  printAnswered,
  printCollections,
  printKeys,
  printQueued,
  printRequests,
} from './print.js'

/** A running server. */
type Remote = Extract<Place, { url: string }>

/** Asks a running server to do what a command says. @returns What to print. */
export async function askServer(action: Action, place: Remote): Promise<string> {
  switch (action.verb) {
    case 'keys list': {
      const { keys } = await send<{ keys: PrintedKey[] }>(place, 'GET', '/keys')
      return printKeys(keys)
    }
    case 'keys create': {
      const { name, scope, factor } = action
      const { secret } = await send<{ secret: string }>(place, 'POST', '/keys', { name, scope, factor })
      return secret
    }
    case 'keys revoke':
      await send(place, 'DELETE', `/keys/${encodeURIComponent(action.id)}`)
      return `${action.id} is revoked`
    case 'requests list': {
      const { requests } = await send<{ requests: PrintedRequest[] }>(place, 'GET', '/requests')
      return printRequests(requests)
    }
    case 'requests answer': {
      const { address, isAccepted } = action
      await send(place, 'POST', `/requests/${address}`, { accept: isAccepted })
      return printAnswered(address, isAccepted)
    }
    default:
      return askAboutCollections(action, place)
  }
}

type OfCollections = Extract<Action, { verb: `collections ${string}` }>

async function askAboutCollections(action: OfCollections, place: Remote): Promise<string> {
  switch (action.verb) {
    case 'collections list': {
      const { collections } = await send<{ collections: PrintedCollection[] }>(place, 'GET', '/collections')
      return printCollections(collections)
    }
    case 'collections add': {
      const { address, slug } = action
      type Added = { collection: PrintedCollection & { is_new: boolean } }
      const { collection } = await send<Added>(place, 'POST', '/collections', { address, slug })
      return printAdded({ ...collection, isNew: collection.is_new })
    }
    case 'collections change': {
      const { name, isHidden, isStopped } = action.change
      const body = { name, is_hidden: isHidden, is_stopped: isStopped }
      await send(place, 'POST', `/collections/${action.address}`, body)
      return `${action.address} ${action.done}`
    }
    case 'collections refresh': {
      const path = `/collections/${action.address}/refresh`
      const body = { only_failed: action.isOnlyFailed }
      const { tokens } = await send<{ tokens: number }>(place, 'POST', path, body)
      return printQueued(action.address, tokens)
    }
  }
}

async function send<answer>(
  { url, adminKey }: Remote,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<answer> {
  const headers = { 'x-api-key': adminKey }
  const { body: answer } = await request(`${url}/v2/admin${path}`, { method, headers, body })
  return answer as answer
}
