import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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

const REFERENCE = new URL('../../../../shared/reference/second-edition/', import.meta.url)
const FILES = ['golden-rent.json', 'oracles-rent.json'].map((name) => fileURLToPath(new URL(name, REFERENCE)))

const given = process.env['ORACLES_FILE']
const files = given === undefined ? FILES.filter((file) => existsSync(file)) : [given]
const cases = files.flatMap(readCases)
const rents = await readAreaRents()

// Without ../shared beside the repository there is nothing to compare with.
it.skipIf(files.length === 0)(`finds in each of ${cases.length} cases an entry or null`, () => {
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
