import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts'
import { migrate } from '../migrate.ts'
import type { TestServer } from './test-database.ts'
import { runStatement } from './run-statement.ts'

/**
 * Runs once before all `.pg.test.ts` files: starts a PostgreSQL, or uses TEST_DATABASE_URL, whose role must be allowed to
 * create databases; creates a migrated template; returns the teardown.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL']
    ? { url: process.env['TEST_DATABASE_URL'], stop: () => Promise.resolve() }
    : await startThrowawayServer()
  const template = `homeyield_template_${randomBytes(6).toString('hex')}`
  await runStatement(server.url, `create database ${template}`)
  const url = new URL(server.url)
  url.pathname = `/${template}`
  await migrate(url.href)
  const testServer: TestServer = { url: server.url, template }
  project.provide('testServer', testServer)
  return async () => {
    await runStatement(server.url, `drop database ${template} with (force)`)
    await server.stop()
  }
}

async function startThrowawayServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'homeyield-test-'))
  // These data need not survive a power cut.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }
  const server = await startEmbeddedPostgres({ dataDir: directory, settings })
  const stop = async () => {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}
