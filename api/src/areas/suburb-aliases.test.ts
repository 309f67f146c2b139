import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { suburbAliases } from './suburb-aliases.ts'

const seeds = readFileSync(new URL('../../../database/seeds/areas.csv', import.meta.url), 'utf8')

it.each(suburbAliases)('$suburb is made up of areas that there are, under their names', ({ areas }) => {
  for (const [code, name] of Object.entries(areas)) expect(seeds).toContain(`\n${code},${name},`)
})
