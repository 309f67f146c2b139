import { expect, it } from 'vitest'
import { findCalculations } from './find-calculations.ts'

const SAVED = [
  { property: '12 Ōrākei Road, Auckland', suburb: 'Remuera' },
  { property: "3/21 Hawke's Bay Terrace, Napier", suburb: null },
  { property: '112 Moore Street, Howick', suburb: 'Howick' },
]

function found(text: string): string[] {
  return findCalculations(SAVED, text).map(({ property }) => property.split(' ')[0] ?? '')
}

it.each([
  ['', ['12', '3/21', '112']],
  [' , ', ['12', '3/21', '112']],
  ['orakei', ['12']],
  ['ŌRĀKEI rd', []],
  ['Oorākei', ['12']],
  ['road remu', ['12']],
  ['12', ['12']],
  ['21 hawkes', ['3/21']],
  ['moore', ['112']],
  ['kei', []],
])('%j finds %j', (text, streets) => expect(found(text)).toEqual(streets))
