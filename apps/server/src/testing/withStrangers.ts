/** The name of a field that no request has. */
export const strangerName = 'nonsense'

/**
 * Adds an unknown field to each object of a body, one at a time.
 *
 * @returns The paths of the objects, such as `items[].order.data`, and the whole bodies.
 */
export function withStrangers(body: unknown, path = ''): readonly (readonly [path: string, body: unknown])[] {
  if (Array.isArray(body))
    return body.flatMap((item, index) =>
      withStrangers(item, `${path}[]`).map(([at, changed]) => [at, body.with(index, changed)] as const),
    )
  if (typeof body !== 'object' || body === null) return []
  const within = Object.entries(body).flatMap(([name, field]) =>
    withStrangers(field, path ? `${path}.${name}` : name).map(
      ([at, changed]) => [at, { ...body, [name]: changed }] as const,
    ),
  )
  return [[path, { ...body, [strangerName]: 1 }], ...within]
}
