import type { TestProject } from 'vitest/node'
import { migrateQueue } from '../queue/migrate-queue.ts'

const quiet = () => undefined

/** Adds the queue's tables to the template, as otherwise each server would to its database. Runs after the global setup of `database`. */
export async function setup(project: TestProject): Promise<void> {
  const { url: server, template } = project.getProvidedContext().testServer
  const url = new URL(server)
  url.pathname = `/${template}`
  await migrateQueue(url.href, { error: quiet, warn: quiet, info: quiet, debug: quiet })
}
