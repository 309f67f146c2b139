import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import type { Counted } from '../report/import-report.ts'

/** The name of the reports of address imports. */
export const ADDRESSES = 'addresses'

export interface LoadOptions {
  /** The source has a part of the country only. */
  readonly partial: boolean
  /** Loads also when the source has over 2 % fewer addresses than the last load of the whole country. */
  readonly acceptLoss: boolean
  /** The statistical area (SA2) of a position in WGS84 degrees, or null. */
  readonly locate: (latitude: number, longitude: number) => string | null
  readonly signal: AbortSignal
  /** Receives the part read so far, 0 to 1, and the rows. */
  readonly onProgress: (share: number, rows: number) => void
  /** Receives the name of work whose end is not known. */
  readonly onPhase: (phase: string) => void
}

/** What an import of addresses left in the table; stored. */
export interface AddressReport {
  readonly rows: number
  /** The most since the last load that was not partial; null when there was none. */
  readonly rows_of_whole_country: number | null
  readonly partial: boolean
  readonly without_area: number
  /** The state that the table shows: LINZ's time, from which changes may follow, or a day (ISO); null when not known. */
  readonly as_of: string | null
  readonly left_out: readonly Counted[]
  /** Only of an import of changes. */
  readonly changes?: { readonly stored: number; readonly deleted: number }
}

/** Turns PostgreSQL's refusal of a second row with one id into a sentence about the source. */
export function refuseDuplicate(source: string): (error: unknown) => never {
  return (error) => {
    const { code, detail } = recordOrEmpty(error)
    if (code !== '23505') throw error
    const id = /\(id\)=\((?<id>[^)]*)\)/u.exec(String(detail))?.groups?.['id'] ?? ''
    throw new Error(`${source} has the address ${id} twice. Run the import again, or use a new download.`, {
      cause: error,
    })
  }
}
