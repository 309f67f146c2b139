export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked later, when the browser has read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
