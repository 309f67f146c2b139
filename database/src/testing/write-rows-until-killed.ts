import pg from 'pg'
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts'

// For the supervisor's tests: starts PostgreSQL on the given directory and writes rows until killed; prints each number once
// PostgreSQL has acknowledged it.
const [, , dataDir = '', sharedDir = ''] = process.argv
const server = await startEmbeddedPostgres({ dataDir, sharedDir })
const client = new pg.Client({ connectionString: server.url, application_name: 'homeyield' })
client.on('error', () => undefined)
await client.connect()
await client.query('create table if not exists written (number integer primary key)')
for (let number = 1; ; number++) {
  await client.query('insert into written values ($1)', [number])
  process.stdout.write(`${number}\n`)
}
