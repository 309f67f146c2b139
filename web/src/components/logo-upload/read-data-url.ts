/** A file as a data URL, which is the only way to show it that the content security policy allows. Throws if it cannot be read. */
export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('The file could not be read', { cause: reader.error })))
    reader.readAsDataURL(file)
  })
}
