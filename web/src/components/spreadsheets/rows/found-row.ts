/** A calculation found in a file: its row, the body that saves it, and why it cannot be read. */
export interface FoundRow {
  readonly number: number
  readonly body: Readonly<Record<string, unknown>>
  readonly problem: string | null
  /** What has to be confirmed before the row is saved. */
  readonly question: string | null
  /** What is said of it, such as a conversion. */
  readonly notes?: readonly string[]
  /** Why it is not ticked at first, such as a total. */
  readonly skip?: string | null
}
