/** A file whose header lacks a column. */
export class MissingColumn extends Error {
  /** In lower case without spaces. */
  readonly header: readonly string[]

  constructor(message: string, header: readonly string[]) {
    super(message)
    this.header = header
  }
}
