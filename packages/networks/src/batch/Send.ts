import type { RpcRequest } from './encodings/Read.js'

/** Sends a request to the node. `options` are those of the caller, or only the signal of a batch. */
export type Send = (request: RpcRequest, options?: RequestOptions) => Promise<unknown>

/** Options of a request. Identical reads share a slot whether or not `dedupe` is set. */
export type RequestOptions = { signal?: AbortSignal | undefined; dedupe?: boolean | undefined }
