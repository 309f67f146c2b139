import { expect, it } from 'vitest'
import { spellPlaceName } from './spell-place-name.ts'

it.each([
  ['Otahuhu South', 'Ōtāhuhu South'],
  ['Whangarei Central', 'Whangārei Central'],
  ['Wanaka North', 'Wānaka North'],
  ['Inland water Lake Taupo', 'Inland water Lake Taupō'],
  ['Te Kuiti West', 'Te Kūiti West'],
  ['Kapiti Coast District', 'Kāpiti Coast District'],
  ['Manawatu-Wanganui Region', 'Manawatū-Whanganui Region'],
  ['Whangaparoa Central', 'Whangaparāoa Central'],
  ['Putararu Rural', 'Putāruru Rural'],
  // Official without.
  ['Takapuna Central', 'Takapuna Central'],
  ['Oamaru Central', 'Oamaru Central'],
  ['Kaitaia East', 'Kaitaia East'],
  ['Onehunga North', 'Onehunga North'],
  ['Ruapehu District', 'Ruapehu District'],
  // Otherwise only in part alike.
  ['Waipapa', 'Waipapa'],
  ['Taupiri-Lake', 'Taupiri-Lake'],
  ['Ōtāhuhu South', 'Ōtāhuhu South'],
])('%s is spelt %s', (name, spelt) => expect(spellPlaceName(name)).toBe(spelt))
