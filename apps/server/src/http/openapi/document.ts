import * as z from '@souk/base/schema'
import { FailureWire as ExecutionFailureWire } from '@souk/execute/wire'
import { version } from '../../market/version.js'
import { failure } from '../core/answers.js'
import { isExecution } from '../core/family.js'
import { type Route, route } from '../endpoint/Route.js'
import { streamQuery } from '../stream/streamQuery.js'
import { toJsonSchema } from './toJsonSchema.js'

/** An OpenAPI 3.1 document, with the parts used here. */
export type Document = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; securitySchemes: object }
}

export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  parameters: {
    name: string
    in: 'path' | 'query'
    style?: 'deepObject'
    required: boolean
    schema: object
  }[]
  requestBody?: object
  responses: Record<string, object>
  security?: object[]
}

/** Prints the document of a list of routes. The same schemas decode requests and describe answers. */
export function toDocument(routes: readonly Route[], options: { name: string }): Document {
  const paths: Document['paths'] = {}
  for (const each of [...routes, ...streams])
    paths[each.path] = { ...paths[each.path], [each.method]: toOperation(each) }
  return {
    openapi: '3.1.0',
    info: {
      title: `The API of ${options.name}`,
      version,
      description:
        'Reading and posting need no key. A key in X-API-KEY raises the limits that the RateLimit headers report. Answers may contain more fields than are listed.',
    },
    paths,
    components: {
      schemas: {
        Failure: toJsonSchema(failure),
        ExecutionFailure: toJsonSchema(ExecutionFailureWire.schema),
      },
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-KEY' } },
    },
  }
}

/** The streams do not answer JSON, so they are mounted separately. This describes them as far as the format allows. */
const streams: readonly Route[] = [
  ['watchEvents', '/v2/events', 'Streams events as server-sent events. Last-Event-ID resumes a stream.'],
  ['openStream', '/v2/stream', 'Upgrades to a WebSocket that sends the same events as JSON messages.'],
].map(([name = '', path = '', summary = '']) =>
  route({
    method: 'get',
    path: path as `/${string}`,
    name,
    summary,
    tag: 'Events',
    query: streamQuery.shape,
    answer: z.string(),
    handle: async () => '',
  }),
)

function toOperation(each: Route): Operation {
  const type = each.tag === 'Events' ? 'text/event-stream' : 'application/json'
  return {
    operationId: each.name,
    summary: each.summary,
    tags: [each.tag],
    parameters: [
      ...toParameters(each.params, 'path'),
      ...toParameters(each.query, 'query'),
      ...(each.named ? [toNamed(each.named.name)] : []),
    ],
    ...(each.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toJsonSchema(each.body) } },
          },
        }
      : undefined),
    responses: {
      200: { description: 'Success.', content: { [type]: { schema: toJsonSchema(each.answer) } } },
      default: {
        description: 'Refused, with reasons for people and a code for programs.',
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${failureOf(each)}` } } },
      },
    },
    ...(each.guard === 'admin' ? { security: [{ key: [] }] } : undefined),
  }
}

/** Each API has its own form of failures. */
function failureOf({ path }: Route): string {
  return isExecution(path) ? 'ExecutionFailure' : 'Failure'
}

/** Parameters whose names contain data: `attributes[Glass]=Amber`. */
function toNamed(name: string): Operation['parameters'][number] {
  const schema = { type: 'object', additionalProperties: { type: 'string' } }
  return { name, in: 'query', style: 'deepObject', required: false, schema }
}

function toParameters(schema: z.ObjectSchema, place: 'path' | 'query'): Operation['parameters'] {
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: toJsonSchema(field),
  }))
}
