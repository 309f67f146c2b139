// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readXlsx } from '../../../components/spreadsheets/read/read-xlsx.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { LIST_ID, listedHome, screeningAnswers, storedScreening } from '../testing/stored-screening.ts'

const HOMES = [listedHome(1), listedHome(2, { left_out: true }), listedHome(3, { state: 'not_found', sa2_code: null })]

it('downloads every home, and the terms and criteria, as CSV and as XLSX', async () => {
  const files: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }))
  const { user } = openApp(`/screen/${LIST_ID}`, { answers: screeningAnswers(storedScreening(HOMES)) })
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  const lines = ((await files[0]?.text()) ?? '').split('\r\n')
  expect(lines.slice(1, 4).map((line) => line.split(',')[1])).toEqual([
    '"Compared"',
    '"Left out by you"',
    '"Not found"',
  ])
  expect(lines[4]).toBe('')
  expect(lines).toContain('"Interest rate",6.5,"% a year",')
  await user.click(screen.getByRole('button', { name: 'Download XLSX' }))
  await waitFor(() => expect(files).toHaveLength(2))
  const sheets = await readXlsx(new Uint8Array((await files[1]?.arrayBuffer()) ?? new ArrayBuffer()))
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Ranked homes', 4],
    ['Terms and criteria', 19],
  ])
})
