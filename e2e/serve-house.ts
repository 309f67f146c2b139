import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Serves the whole product for the journeys, on a free port and over a database of its own, which goes with it.
const ROOT = join(import.meta.dirname, '..')
const directory = mkdtempSync(join(tmpdir(), 'homeyield-journeys-'))
// PostgreSQL does not run as root: where we are root, it runs as somebody who has to get in here.
chmodSync(directory, 0o755)

const server = spawn(process.execPath, ['run/serve.ts'], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PORT: '0', DATA_DIR: directory, DATABASE_URL: '', NODE_ENV: 'development' },
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
const [status] = (await once(server, 'exit')) as [number | null]
rmSync(directory, { recursive: true, force: true })
process.exitCode = status ?? 1
