import { endpoints } from '@homeyield/contract/endpoints'
import type { Plugin } from 'vite'

const TABLE = /[\\/]contract[\\/]src[\\/]endpoints\.ts$/u

/**
 * Leaves of the contract's endpoint table what the browser asks by: method, path, access and whether a file comes. The schemas of all requests and
 * answers, and with them the library that reads them, would be a tenth of what every visitor loads before anything is seen;
 * a form brings the one schema that it checks.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'homeyield-without-schemas',
    enforce: 'pre',
    load: (id) => (TABLE.test(id) ? `export const endpoints = ${JSON.stringify(bareTable())}` : null),
  }
}

function bareTable(): object {
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, { method, path, access, ...rest }]) => [
      name,
      { method, path, access, ...('file' in rest ? { file: rest.file } : {}) },
    ]),
  )
}
