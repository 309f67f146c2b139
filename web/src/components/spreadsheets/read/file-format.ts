/** Of a JSON file; a change that an earlier version cannot read needs another number. */
export const FORMAT = 'homeyield-calculations'
export const FORMAT_VERSION = 1

/** The most calculations that one file may have. */
export const MOST_ROWS = 500
/** The largest file, and the most that an XLSX file may unpack to. */
export const MOST_BYTES = 5 * 1024 * 1024
export const MOST_UNPACKED_BYTES = 50 * 1024 * 1024
/** The parts of an XLSX file: a sheet has one, and a workbook a few more. */
export const MOST_PARTS = 500
/** The cells of a sheet, with the empty ones between. */
export const MOST_CELLS = 10_000_000

/** The rows of a sheet, with the empty ones: reading millions of those takes minutes. */
export const MOST_SHEET_ROWS = 100_000

/** A file that cannot be read, with the reason as a sentence. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
}
