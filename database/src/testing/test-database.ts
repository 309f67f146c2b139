import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../connection.ts'
import { runStatement } from './run-statement.ts'

/** The tests' server and the template database. */
export interface TestServer {
  url: string
  template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

export interface TestDatabase {
  url: string
  database: Database
  /** Closes and deletes the database, even with open connections. */
  drop: () => Promise<void>
}

/**
 * Creates and opens a migrated database for one test file (about 50 ms). Call it in `beforeAll` and `drop` in `afterAll`, in
 * `.pg.test.ts` files only.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url: server, template } = inject('testServer')
  const name = `homeyield_test_${randomBytes(8).toString('hex')}`
  // Half the processor time of the default, which writes every page to the write-ahead log.
  await runStatement(server, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = openDatabase(url.href, { max: 5 })
  const drop = async () => {
    await database.close()
    await runStatement(server, `drop database if exists ${name} with (force)`)
  }
  return { url: url.href, database, drop }
}
