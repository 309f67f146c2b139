import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { assertPortIsFree } from './port.ts'
import { readSettings } from './settings.ts'

// `npm run dev`: Vite at the address of `npm start` replaces changed modules in the open page, and passes requests for the API and
// the public pages on to the server, which `node --watch` restarts when its files change.
const ROOT = join(import.meta.dirname, '..')

const programs: ChildProcess[] = []
const exits: Promise<unknown>[] = []
const stop = () => programs.forEach((program) => program.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// The launcher is gone, so nobody could stop this process.
process.on('disconnect', stop)

try {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
  const { port, host } = readSettings(process.env, ROOT)
  await assertPortIsFree(port, host)
  // For the public pages, which are prerendered.
  await buildWeb(ROOT, (message) => console.error(message))
  const serverPort = port + 3
  const vite = ['node_modules/vite/bin/vite.js', 'web', `--host=${host}`, `--port=${port}`]
  run([...vite, '--strictPort', '--logLevel=warn'], { HOMEYIELD_URL: `http://localhost:${serverPort}` }, 'inherit')
  const server = {
    PORT: String(serverPort),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    MAIL_PORT: process.env['MAIL_PORT'] || String(port + 1),
    PAYMENTS_PORT: process.env['PAYMENTS_PORT'] || String(port + 2),
  }
  // The terminal's input is Vite's; a server that restarts asks nothing.
  run(['--watch', '--watch-preserve-output', 'run/serve.ts', '--no-build'], server, 'ignore')
  // Each needs the other, so both end as soon as one has ended.
  await Promise.race(exits)
  stop()
  await Promise.all(exits)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
// The channel to the launcher would keep this process open.
process.exit()

function run(args: string[], environment: Record<string, string>, stdin: 'inherit' | 'ignore'): void {
  const program = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: [stdin, 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  programs.push(program)
  exits.push(once(program, 'exit'))
}
