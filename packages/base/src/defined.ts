/**
 * Removes fields that are `undefined` or `null`, so that optional fields are absent instead of empty.
 *
 * @example
 * defined({ a: 1, b: undefined, c: null }) // → { a: 1 }
 */
export function defined<type extends object>(value: type): defined.Result<type> {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined && field !== null),
  ) as defined.Result<type>
}

export declare namespace defined {
  type Empty = undefined | null
  type Result<type> = {
    [key in keyof type as Extract<type[key], Empty> extends never ? key : never]: type[key]
  } & {
    [key in keyof type as Extract<type[key], Empty> extends never ? never : key]?: Exclude<type[key], Empty>
  }
}
