import { describe, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { previewOf } from '../../components/spreadsheets/testing/preview-of.ts'

// Of vitest.config.ts.
declare module 'vitest' {
  export interface ProvidedContext {
    importFiles: Readonly<Record<string, string>>
  }
}

const FILES = inject('importFiles')

const row = z.object({ row: z.number() })
const casesFile = z.object({
  cases: z.array(
    z.object({
      file: z.string(),
      homes: z.optional(z.array(z.record(z.string(), z.unknown()))),
      refused: z.optional(z.array(row)),
      asked: z.optional(z.array(row)),
      said: z.optional(z.string()),
    }),
  ),
})

/** What has to be read in the preview, as its own words. */
const SAID: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'c01_deposit_percent.csv': ['“Deposit %”: read as per cent of the price.'],
  'c02_units_in_heads.csv': [
    /“Rent \(monthly\)”.*× 12 \/ 52/u,
    /“Insurance \(monthly\)”.*× 12/u,
    /“Rates \(quarterly\)”.*× 4/u,
    /“Maintenance \(%\)” is left out/u,
    /“Management \(\$\/week\)” is left out/u,
  ],
  'c04_title_row.csv': ['The headings are in row 3.'],
  'c05_transposed.csv': [/headings in the first column/u],
  'c07_as_written.csv': ['Row 7 is not ticked: A total, not a home.'],
  'c11_formula.csv': [/begins with =, \+ or - is text/u],
  'c12_duplicates.csv': ['Row 3 is not ticked: The same home as row 2.'],
  'c13_twice_head.csv': ['Two headings are “Price”: the first is taken, the second is not used.'],
  'd05_wide_trailing.csv': [],
  'd09_monthly_yearly.csv': ['“Annual rent” is 650 a week; “Rent per month” agrees with it.'],
  'd10_status_list.csv': [/Status: “For sale” is none of ours, and is left out/u, /“Sold” is none of ours/u],
  'd11_loan.csv': ['A loan of 680,000 is a deposit of 170,000.'],
  'x02_second_sheet.xlsx': ['The sheet “Deals” is read.'],
  'x03_hidden_first_sheet.xlsx': ['The sheet “Deals” is read.'],
  'x04_title_merged.xlsx': ['The headings are in row 3.', 'Row 5 is not ticked: A total, not a home.'],
  'x06_dates_hidden_rows.xlsx': ['Row 3 is not ticked: Hidden in the file.'],
  'x08_investor_sheet.xlsx': ['“Gross Yield” is not used.'],
}

/** How many homes are saved where a case does not name all of them. */
const HOMES: Readonly<Record<string, number>> = {
  'c11_formula.csv': 3,
  'c13_twice_head.csv': 1,
  'd05_wide_trailing.csv': 1,
  'd10_status_list.csv': 2,
}

/** The bytes of a file in base64. */
function bytesOf(name: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(FILES[name] ?? ''), (character) => character.charCodeAt(0))
}

describe('a spreadsheet of the reference cases', () => {
  const text = new TextDecoder().decode(bytesOf('cases.json'))
  const { cases } = casesFile.parse(JSON.parse(text))

  it.each(cases)('$file', async ({ file, homes = [], refused = [], asked = [], said }) => {
    const preview = await previewOf(bytesOf(file))
    expect(preview.refused.map(({ row: number }) => number)).toEqual(refused.map(({ row: number }) => number))
    expect(preview.asked.map(({ row: number }) => number)).toEqual(asked.map(({ row: number }) => number))
    expect(preview.homes).toHaveLength(HOMES[file] ?? homes.length)
    for (const home of homes) expect(preview.homes).toContainEqual(expect.objectContaining(home))
    if (said !== undefined && SAID[file] === undefined && file !== 'c06_european.csv') {
      expect(preview.said, said).toEqual('the sentences that this case needs')
    }
    for (const sentence of SAID[file] ?? []) {
      const match = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)
      expect(preview.said).toContainEqual(match)
    }
  })
})
