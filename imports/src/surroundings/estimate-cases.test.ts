import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { estimateRents } from '@homeyield/domain/rent/estimate-rents'
import { expect, it } from 'vitest'
import { readAreaRents } from '../testing/read-area-rents.ts'

interface Case {
  readonly sa2_code: string
  readonly area: string
  readonly dwelling: string
  readonly number_of_bedrooms: number
  readonly raw?: object | null
  readonly expected: object | null
}

const cases = readCases(process.env['ORACLES_FILE'] ?? join(import.meta.dirname, 'cases/rents.json'))
const rents = await readAreaRents()

it(`finds in each of ${cases.length} cases an entry or null`, () => {
  expect(cases.filter(({ expected }) => expected === undefined)).toEqual([])
})

it.each(cases)('$area $dwelling $number_of_bedrooms', ({ sa2_code, dwelling, number_of_bedrooms, raw, expected }) => {
  const area = rents.get(sa2_code)
  const entry = estimateRents(area === undefined ? [] : [area]).find(
    (entry) => entry.dwelling === dwelling && entry.number_of_bedrooms === number_of_bedrooms,
  )
  expect(entry === undefined ? null : { ...entry, raw: entry.evidence.own }).toEqual(
    expected === null ? null : expect.objectContaining(raw === undefined ? expected : { ...expected, raw }),
  )
})

function readCases(file: string): Case[] {
  const read = JSON.parse(readFileSync(file, 'utf8')) as readonly Case[] | { readonly cases?: readonly Case[] }
  const listed = Array.isArray(read) ? (read as readonly Case[]) : ((read as { cases?: readonly Case[] }).cases ?? [])
  return listed.filter(({ sa2_code }) => sa2_code !== undefined)
}
