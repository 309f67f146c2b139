/** A calculation found in a file: its row, the body that saves it, and why it cannot be read. */
export interface FoundRow {
  readonly number: number
  readonly body: Readonly<Record<string, unknown>>
  readonly problem: string | null
  /** What has to be confirmed before the row is saved. */
  readonly question: string | null
}
