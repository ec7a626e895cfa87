import type { RpcRequest } from './encodings/Read.js'

/** How a request reaches the node; `options` as the caller gave them, or only the signal of a batch. */
export type Send = (request: RpcRequest, options?: RequestOptions) => Promise<unknown>

/** What callers may ask for besides the request. Equal reads share a slot whether `dedupe` asks for it or not. */
export type RequestOptions = { signal?: AbortSignal | undefined; dedupe?: boolean | undefined }
