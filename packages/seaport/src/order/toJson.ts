/** Converts typed data to the JSON that wallets expect, with every number as a decimal string. */
export function toJson(typedData: object): string {
  return JSON.stringify(typedData, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
