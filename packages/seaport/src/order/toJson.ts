/** Writes typed data as wallets take it: JSON with every number a decimal string. */
export function toJson(typedData: object): string {
  return JSON.stringify(typedData, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
