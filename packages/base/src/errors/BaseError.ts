/**
 * The root of every error that Souk throws.
 *
 * Each error is a class with a literal `name`, typed `facts` and a hint whether to retry, so that callers never match
 * on message text.
 *
 * @example
 * class NotFoundError extends BaseError<{ slug: string }> {
 *   override readonly name = 'Collection.NotFoundError'
 *   constructor(facts: { slug: string }) {
 *     super(`No collection is called ${facts.slug}.`, { facts })
 *   }
 * }
 */
export class BaseError<facts extends BaseError.Facts = BaseError.Facts> extends Error {
  /** Marks an error that must extend another built-in class, so that it still is an instance of `BaseError`. */
  static readonly mark: unique symbol = Symbol('BaseError')
  static override readonly [Symbol.hasInstance] = isInstance

  override readonly name: string = 'BaseError'
  /** The values behind the message, typed. */
  readonly facts: facts
  /**
   * Whether the same call can succeed later: `never`, `later` (network, rate limit) or `user` (after the user acts).
   */
  readonly retry: BaseError.Retry

  constructor(message: string, options: BaseError.Options<facts>) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    // Untyped callers may omit the facts. Code that reads them then finds an empty object.
    this.facts = options.facts ?? ({} as facts)
    this.retry = options.retry ?? 'never'
  }
}

export declare namespace BaseError {
  type Facts = Readonly<Record<string, unknown>>
  type Retry = 'never' | 'later' | 'user'
  type Options<facts extends Facts> = {
    facts: facts
    cause?: unknown
    /** @default 'never' */
    retry?: Retry
  }
}

/**
 * Returns whether an error is an instance. The mark makes it an instance of `BaseError` only, not of its subclasses.
 */
function isInstance(this: object, value: unknown): boolean {
  if (Function.prototype[Symbol.hasInstance].call(this, value)) return true
  return this === BaseError && value instanceof Error && BaseError.mark in value
}

/**
 * Finds the first error of a class in the chain of causes.
 *
 * @param error - Any thrown value.
 * @param type - The error class to find.
 * @returns The typed error, or `undefined` when the chain contains none.
 *
 * @example
 * findCause(error, TimeoutError)?.facts.timeoutMs
 */
export function findCause<type extends Error>(
  error: unknown,
  type: abstract new (...args: never[]) => type,
): type | undefined {
  const seen = new Set<unknown>()
  let current = error
  while (current instanceof Error && !seen.has(current)) {
    if (current instanceof type) return current
    seen.add(current)
    current = current.cause
  }
  return undefined
}
