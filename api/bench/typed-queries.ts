import type { Database } from '@homeyield/database/connection'
import { mistype } from './mistype.ts'
import { pick, type Random } from './synthetic-names.ts'

export interface TypedQuery {
  readonly typed: string
  /** The address that the query is for. */
  readonly wanted: string
}

interface KnownHome {
  label: string
  number: number
  unit: string
  name: string
  suburb: string | null
  city: string
}

/** What people type for a home, by kind. */
export const KINDS: Readonly<Record<string, (home: KnownHome, random: Random) => string>> = {
  'prefix typing': (home, random) => beginningOf(wholeAddress(home), random),
  'number and letter': ({ label, name }) => `${label} ${name.charAt(0)}`,
  'full address': (home) => withoutMacrons(wholeAddress(home)),
  'one typo': ({ label, name, suburb, city }, random) => `${label} ${mistype(name, random)} ${suburb ?? city}`,
  'typo, no place': ({ label, name }, random) => `${label} ${mistype(name, random)}`,
  'with unit': ({ label, number, unit, name, suburb, city }, random) =>
    `${unit === '' ? label : `${pick(['Unit', 'Flat', 'unit'], random)} ${unit}, ${number}`} ${name} ${suburb ?? city}`,
  'number and suburb': ({ label, suburb, city }) => `${label} ${suburb ?? city}`,
  'number and city': ({ label, city }) => `${label} ${city}`,
  'number nobody has': ({ city }) => `99999 ${city}`,
}

/** Draws at most `count` addresses, the same ones in every run, and what is typed for them. */
export async function drawQueries(
  { pool }: Database,
  kind: keyof typeof KINDS,
  count: number,
  random: Random,
): Promise<TypedQuery[]> {
  const type = KINDS[kind]
  if (type === undefined) throw new Error(`There is no kind ${kind}.`)
  const { rows } = await pool.query<KnownHome>(
    `select label, house_number as number, unit, name, suburb, city
     from (select * from addresses order by hashtext(id || $2), id limit $1) as drawn join streets on streets.id = street_id
     order by hashtext(drawn.id || $2), drawn.id`,
    [count, kind],
  )
  return rows.map((home) => ({ typed: type(home, random), wanted: wholeAddress(home) }))
}

function wholeAddress({ label, name, suburb, city }: KnownHome): string {
  return [`${label} ${name}`, suburb, city].filter((part) => part !== null).join(', ')
}

function beginningOf(text: string, random: Random): string {
  return text.slice(0, 4 + Math.floor(random() * (text.length - 4)))
}

function withoutMacrons(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
