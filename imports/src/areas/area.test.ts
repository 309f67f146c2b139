import { expect, it } from 'vitest'
import { isOnLand } from './area.ts'

it.each([
  ['North Cape', 'Rural other', true],
  ['Gulf Harbour North', 'Large urban area', true],
  ['Chatham Islands', 'Inland water', true],
  ['Haast', 'Inland water', true],
  ['Lake Hayes', 'Inland water', true],
  ['Inland water Lake Taupo', 'Inland water', false],
  ['Inlets Far North District', 'Inlet', false],
  ['Oceanic Chatham Islands', 'Oceanic', false],
  ['Ross Dependency', 'Oceanic', false],
])('%s (%s) on land: %s', (name, indicator, onLand) => expect(isOnLand(name, indicator)).toBe(onLand))
