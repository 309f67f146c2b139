import pg from 'pg'

/** Runs one SQL statement at `url` on a connection of its own, as `create database` wants it. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
