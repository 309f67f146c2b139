/** The API's origin from the document, if it is another than the page's; otherwise empty, so that addresses are relative. */
export const API_ORIGIN: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=api-origin]')?.content ?? ''
