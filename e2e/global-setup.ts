import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Builds the web app once for all workers, and makes the directory of their servers' logs; returns what deletes it. */
export default function setUp(): () => void {
  const build = spawnSync(process.execPath, ['run/build.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
  })
  if (build.status !== 0) throw new Error('The web app could not be built.')
  const directory = mkdtempSync(join(tmpdir(), 'homeyield-logs-'))
  process.env['HOMEYIELD_LOGS'] = directory
  return () => rmSync(directory, { recursive: true, force: true })
}
