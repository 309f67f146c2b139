import { unzipSync } from 'fflate/browser'
import { readSheet } from 'read-excel-file/universal'
import type { ReadCell } from './cell-text.ts'
import { FileProblem, MOST_PARTS, MOST_UNPACKED_BYTES } from './file-format.ts'

/** The rows of an XLSX file's first sheet. Throws FileProblem for what is none, or unpacks to too much. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly ReadCell[])[]> {
  refuseLarge(bytes)
  try {
    return (await readSheet(bytes.buffer)) as ReadCell[][]
  } catch {
    throw new FileProblem('This file could not be read as a spreadsheet. Save it as XLSX or CSV and try again.')
  }
}

/** A small file may unpack to gigabytes: the sizes in its list of parts are added up before anything is unpacked. */
function refuseLarge(bytes: Uint8Array): void {
  let [parts, size] = [0, 0]
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        parts += 1
        size += originalSize
        return false
      },
    })
  } catch {
    throw new FileProblem('This file is not an XLSX file.')
  }
  if (parts > MOST_PARTS || size > MOST_UNPACKED_BYTES) {
    throw new FileProblem('This file unpacks to more than 50 MB. Import it in parts.')
  }
}
