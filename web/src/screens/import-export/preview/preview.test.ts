import { expect, it } from 'vitest'
import { readFile } from '../../../components/spreadsheets/read/read-file.ts'
import { layOut, mendCell, openPreview, rowsOf } from './preview.ts'

async function open(...lines: readonly string[]) {
  const read = await readFile(new Blob([lines.join('\n')]))
  if ('rows' in read) throw new Error('Not a spreadsheet')
  return openPreview(read)
}

const pricesOf = (preview: Parameters<typeof rowsOf>[0]) => rowsOf(preview).map(({ body }) => body?.purchase_price)

it('keeps a mended cell when headings and direction are chosen again', async () => {
  const opened = await open('Address,Price', '1 Rata Road,dear', '2 Rata Road,900000')
  const mended = mendCell(mendCell(opened, 2, 1, '1.1m'), 2, 1, '1.2m')
  expect(pricesOf(mended)).toEqual([1_200_000, 900_000])
  const columns = layOut(mended, mended.chosen, { headRow: null, isTurned: true })
  const rows = layOut(columns, columns.chosen, { headRow: 1, isTurned: false })
  expect(pricesOf(rows)).toEqual([1_200_000, 900_000])
})

it('keeps a mended cell of a turned table in its place of the file', async () => {
  const opened = await open('Address,1 Rata Road,2 Rata Road', 'Price,850000,dear', 'Rent,650,700')
  const mended = mendCell(opened, 3, 1, '910k')
  expect(pricesOf(mended)).toEqual([850_000, 910_000])
  expect(mended.mended).toEqual([{ sheet: '', row: 2, column: 2, text: '910k' }])
  expect(pricesOf(layOut(mended, mended.chosen))).toEqual([850_000, 910_000])
})
