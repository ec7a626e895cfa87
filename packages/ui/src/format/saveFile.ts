/** Downloads a text as a file. */
export function saveFile(
  name: string,
  text: string,
  type: 'text/csv' | 'application/x-ndjson' | 'application/json',
) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click, and has done so within a second.
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}
