import type { FileResponse } from '@homeyield/contract/endpoint'
import type { DocumentContent } from '@homeyield/domain/documents/document-content'
import { nameFile } from './name-file.ts'
import { printPage } from './print-page.ts'

type ReadImage = (url: string | null) => Promise<{ readonly bytes: Uint8Array } | null>

/** Draws a document as PDF, with a name for its file. */
export type PrintDocument = (content: DocumentContent) => Promise<FileResponse>

export function openDocumentPrinting(productName: string, readImage: ReadImage): PrintDocument {
  return async (content) => {
    const { logo_url, photo_url } = content.author
    const [logo, photo] = await Promise.all([readImage(logo_url), readImage(photo_url)])
    const bytes = await printPage({ content, productName, logo: logo && logo.bytes, photo: photo && photo.bytes })
    return { name: nameFile(content.title, content.address), bytes }
  }
}
