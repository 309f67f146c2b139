import { readFileSync } from 'node:fs'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import type { Settings } from './settings.ts'

// Such as 1.0.0.
const PRODUCT_VERSION = String(
  recordOrEmpty(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')))['version'],
)

/** What runs, for `GET /version` and the metrics. */
export function buildOf({ commit }: Pick<Settings, 'commit'>) {
  return { version: PRODUCT_VERSION, commit }
}
