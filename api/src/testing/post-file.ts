/** A store's response to a post. */
export interface PostResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The content of an element of the response's XML; empty without one. */
  readonly read: (element: string) => string
}

/** Changes to the given fields of a post. */
export interface PostChanges {
  readonly fields?: Readonly<Record<string, string | null>>
  readonly fileName?: string
  /** Fields after the file. */
  readonly after?: Readonly<Record<string, string>>
}

/** Posts a file to a target, as a browser does: the fields first, the file last. A field set to null is left out. */
export async function postFile(
  { url, url_fields }: { url: string; url_fields: Readonly<Record<string, string>> },
  file: Uint8Array | null,
  { fields = {}, fileName = 'picture.png', after = {} }: PostChanges = {},
): Promise<PostResponse> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...url_fields, ...fields })) if (value !== null) form.append(name, value)
  if (file !== null) form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), fileName)
  for (const [name, value] of Object.entries(after)) form.append(name, value)
  const response = await fetch(url, { method: 'POST', body: form })
  const text = await response.text()
  const read = (element: string) => new RegExp(`<${element}>(.*?)</${element}>`, 'u').exec(text)?.[1] ?? ''
  return { status: response.status, headers: response.headers, text, read }
}
