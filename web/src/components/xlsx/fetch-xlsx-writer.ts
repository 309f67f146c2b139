import { fetchCode } from '../../api-client/fetch-code.ts'

/** The function that writes XLSX files, whose code is large. */
export async function fetchXlsxWriter() {
  const { writeXlsx } = await fetchCode(() => import('./write-xlsx.ts'))
  return writeXlsx
}
