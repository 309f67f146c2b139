import { Deflate, strFromU8, strToU8, unzipSync, Zip, type ZipInputFile, zipSync } from 'fflate/browser'
import { expect, it } from 'vitest'
import { writeXlsx } from '../../xlsx/write-xlsx.ts'
import { REST_HEAD } from '../rows/rest-columns.ts'
import { FileProblem } from './file-format.ts'
import { readXlsx } from './read-xlsx.ts'
import { WITHOUT_RESULT } from './sheet.ts'

// No index of a shared text.
const FIRST = 777_001

/** The first row of a file whose figures are written as these cells of its XML. */
async function readCells(...cells: readonly string[]) {
  const columns = cells.map((_, index) => ({ head: `Column ${index}`, kind: 'count' }) as const)
  const file = await writeXlsx([{ name: 'Homes', columns, rows: [cells.map((_, index) => FIRST + index)] }])
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const name = 'xl/worksheets/sheet1.xml'
  const xml = cells.reduce(
    (text, cell, index) => text.replace(new RegExp(`<c r="(\\w+)"[^>]*><v>${FIRST + index}</v></c>`, 'u'), cell),
    strFromU8(parts[name] ?? new Uint8Array()),
  )
  const [sheet] = await readXlsx(zipSync({ ...parts, [name]: strToU8(xml) }))
  return sheet?.rows[1]
}

it('decodes the names of sheets, and the formats of figures', async () => {
  const columns = [{ head: 'Rate', kind: 'count' } as const]
  const file = await writeXlsx([{ name: 'Homes', columns, rows: [[6.49]] }])
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const change = (path: string, from: RegExp, to: string) => {
    const xml = strFromU8(parts[path] ?? new Uint8Array())
    if (xml.search(from) === -1) throw new Error(`${path} has no ${from}`)
    parts[path] = strToU8(xml.replaceAll(from, to))
  }
  change('xl/workbook.xml', /name="Homes"/gu, 'name="P&amp;L"')
  change('xl/styles.xml', /formatCode="[^"]*"/gu, 'formatCode="0.00&quot;%&quot;"')
  const [sheet] = await readXlsx(zipSync(parts))
  expect(sheet?.name).toBe('P&L')
  expect(sheet?.rows[1]).toEqual([6.49])
})

it('tells a formula without a stored result from one whose result is empty', async () => {
  expect(
    await readCells(
      '<c r="$1"><f>1+1</f><v/></c>',
      '<c r="$1" t="str"><f>IF(1,"","a")</f><v></v></c>',
      '<c r="$1"><f>1+1</f><v>2</v></c>',
      '<c r="$1"><f>1+1</f></c>',
    ),
  ).toEqual([WITHOUT_RESULT, null, 2, WITHOUT_RESULT])
})

const THREE = ['Address', 'Price', 'Profit'].map((head) => ({ head, kind: 'text' }) as const)

/** A file whose second column and those that follow the third are hidden. */
async function withHiddenColumns(heads: typeof THREE) {
  const file = await writeXlsx([{ name: 'Homes', columns: heads, rows: [['1 High Street', '5', '7']] }])
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const name = 'xl/worksheets/sheet1.xml'
  const hidden = '<cols><col min="2" max="2" hidden="1"/><col min="4" max="16384" hidden="true"/></cols>'
  const xml = strFromU8(parts[name] ?? new Uint8Array()).replace(/<cols>.*<\/cols>/u, hidden)
  if (!xml.includes(hidden)) throw new Error('No columns')
  const [sheet] = await readXlsx(zipSync({ ...parts, [name]: strToU8(xml) }))
  return sheet
}

it.each([
  '<col min="-10000000000000000" max="4" hidden="1"/>',
  '<col min="x" max="y" hidden="1"/>',
  '<col min="1" max="16384" hidden="1"/>'.repeat(20_000),
])('ends soon with hidden columns that no program writes: file %#', { timeout: 20_000 }, async (columns) => {
  const file = await writeXlsx([{ name: 'Homes', columns: [{ head: 'Rate', kind: 'count' }], rows: [[6.49]] }])
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const name = 'xl/worksheets/sheet1.xml'
  const xml = strFromU8(parts[name] ?? new Uint8Array()).replace(/<cols>.*<\/cols>/u, `<cols>${columns}</cols>`)
  await readXlsx(zipSync({ ...parts, [name]: strToU8(xml) }))
})

it('refuses a formula without a result far below the table', async () => {
  const file = await writeXlsx([{ name: 'Homes', columns: [{ head: 'Rate', kind: 'count' }], rows: [[6.49]] }])
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const name = 'xl/worksheets/sheet1.xml'
  const xml = strFromU8(parts[name] ?? new Uint8Array()).replace(
    '</sheetData>',
    '<row r="4000000000"><c r="ZZ1"><f>1+1</f></c></row></sheetData>',
  )
  await expect(readXlsx(zipSync({ ...parts, [name]: strToU8(xml) }))).rejects.toThrow(FileProblem)
})

it('refuses four million empty rows before it reads them', { timeout: 20_000 }, async () => {
  const file = await writeXlsx([{ name: 'Homes', columns: [{ head: 'Rate', kind: 'count' }], rows: [[6.49]] }])
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const sheet = strToU8(`<worksheet><sheetData>${'<row></row>'.repeat(4_000_000)}</sheetData></worksheet>`)
  await expect(readXlsx(zipSync({ ...parts, 'xl/worksheets/sheet1.xml': sheet }))).rejects.toThrow(
    /more than 100,000 rows/u,
  )
})

it('refuses a gigabyte of empty rows within five seconds', async () => {
  const rows = strToU8('<row></row>'.repeat(1_000_000))
  const block: Uint8Array[] = []
  const deflate = new Deflate({}, (part) => void block.push(part))
  deflate.push(rows)
  // It refers to nothing before it, so a hundred times the same unpack to a hundred times the rows.
  deflate.flush(true)
  const packed = await join([...Array.from({ length: 100 }, () => block).flat(), new Uint8Array([3, 0])])
  const parts: Uint8Array[] = []
  const zip = new Zip((_error, part) => void parts.push(part))
  const sheet: ZipInputFile = {
    filename: 'xl/worksheets/sheet1.xml',
    size: 100 * rows.length,
    crc: 0,
    compression: 8,
  }
  zip.add(sheet)
  sheet.ondata?.(null, packed, true)
  zip.end()
  const file = await join(parts)
  expect(file.length).toBeLessThan(5_000_000)
  const began = performance.now()
  await expect(readXlsx(file)).rejects.toThrow(/unpacks to more than 50 MB/u)
  expect(performance.now() - began).toBeLessThan(5_000)
})

async function join(parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Blob(parts.map((part) => Uint8Array.from(part))).arrayBuffer())
}

it('reads no hidden column, and says so', async () => {
  const sheet = await withHiddenColumns(THREE)
  expect(sheet).toMatchObject({
    hasHiddenColumns: true,
    rows: [
      ['Address', null, 'Profit'],
      ['1 High Street', null, '7'],
    ],
  })
})

it('reads every column of a file that was exported here', async () => {
  const sheet = await withHiddenColumns([...THREE.slice(0, 2), { head: REST_HEAD, kind: 'text' }])
  expect(sheet?.rows[1]).toEqual(['1 High Street', '5', '7'])
  expect(sheet?.hasHiddenColumns).toBe(false)
})
