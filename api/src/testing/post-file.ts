/** What a store answered to a post. */
export interface PostResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** What stands in an element of the answer's XML; empty where there is none. */
  readonly read: (element: string) => string
}

/** What a post carries besides what it was handed. */
export interface PostChanges {
  readonly fields?: Readonly<Record<string, string | null>>
  readonly fileName?: string
  /** Fields behind the file. */
  readonly after?: Readonly<Record<string, string>>
}

/** Posts a file to a target, as a browser does: the fields first, the file last. A field that changes to null is left out. */
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
