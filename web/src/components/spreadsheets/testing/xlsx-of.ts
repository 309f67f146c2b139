import { strToU8, zipSync } from 'fflate/browser'

/** A cell as a file has it: its value, and the format or formula that it may have. */
export type FileCell =
  | string
  | number
  | boolean
  | null
  | { readonly value?: string | number; readonly format?: string; readonly formula?: string }

export interface FileSheet {
  readonly name: string
  readonly rows: readonly (readonly FileCell[])[]
  readonly state?: 'hidden' | 'veryHidden'
  readonly hiddenRows?: readonly number[]
  readonly merged?: readonly string[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const FIRST_FORMAT = 164

/** An XLSX file as spreadsheet programs write one, which our own writer cannot: formats, formulas, hidden sheets. */
export function xlsxOf(sheets: readonly FileSheet[], is1904 = false): Uint8Array<ArrayBuffer> {
  const formats: string[] = []
  const files = sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet, formats)] as const)
  const styles = formats.map(
    (code, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escape(code)}"/>`,
  )
  const cells = ['<xf numFmtId="0"/>', ...formats.map((_, index) => `<xf numFmtId="${FIRST_FORMAT + index}"/>`)]
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"></Types>`,
    '_rels/.rels': relationsXml([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${
      is1904 ? '<workbookPr date1904="1"/>' : '<workbookPr/>'
    }<sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${escape(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml([
      ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="${styles.length}">${styles.join('')}</numFmts><cellXfs>${cells.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(files),
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(HEAD + xml)])))
}

function relationsXml(targets: readonly (readonly [type: string, target: string])[]): string {
  return `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`
}

function sheetXml({ rows, hiddenRows = [], merged = [] }: FileSheet, formats: string[]): string {
  const written = rows.map((cells, row) => {
    const xml = cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`, formats))
    return `<row r="${row + 1}"${hiddenRows.includes(row + 1) ? ' hidden="1"' : ''}>${xml.join('')}</row>`
  })
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('')
  return `<worksheet xmlns="${MAIN}"><sheetData>${written.join('')}</sheetData>${
    merges === '' ? '' : `<mergeCells>${merges}</mergeCells>`
  }</worksheet>`
}

function cellXml(cell: FileCell, place: string, formats: string[]): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`
  const { value, format, formula } = typeof cell === 'object' ? cell : { value: cell }
  if (format !== undefined && !formats.includes(format)) formats.push(format)
  const style = format === undefined ? '' : ` s="${formats.indexOf(format) + 1}"`
  const f = formula === undefined ? '' : `<f>${escape(formula)}</f>`
  if (typeof value === 'string' && f === '') {
    return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`
  }
  const type = typeof value === 'string' ? ' t="str"' : ''
  return `<c r="${place}"${style}${type}>${f}${value === undefined ? '' : `<v>${escape(String(value))}</v>`}</c>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
