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
  // No macron in the official spelling.
  ['Takapuna Central', 'Takapuna Central'],
  ['Oamaru Central', 'Oamaru Central'],
  ['Kaitaia East', 'Kaitaia East'],
  ['Onehunga North', 'Onehunga North'],
  ['Ruapehu District', 'Ruapehu District'],
  // Only similar to a word of the list.
  ['Waipapa', 'Waipapa'],
  ['Taupiri-Lake', 'Taupiri-Lake'],
  ['Ōtāhuhu South', 'Ōtāhuhu South'],
])('spells %s as %s', (name, spelt) => expect(spellPlaceName(name)).toBe(spelt))
