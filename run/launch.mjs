import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, InstallationStopped, ROOT, printMessage, SIGNALS } from './installation.mjs'

/**
 * Installs missing packages and runs `script` on the project's Node; exits with its status. Passes signals on. The script's
 * channel closes when this process is killed, or when the npm that started it is gone, so that nothing keeps running.
 * @param {string} script relative to the checkout
 * @param {string[]} options
 * @param {{ development?: boolean }} wanted whether the packages of tests and benchmarks are needed too
 */
export async function launch(script, options, { development = false } = {}) {
  let node
  try {
    node = await ensureInstalled({ development, peers: development || usesBucket() })
  } catch (error) {
    printMessage(error instanceof Error ? error.message : String(error))
    process.exitCode = error instanceof InstallationStopped ? 128 + constants.signals[error.signal] : 1
    return
  }
  const child = spawn(node, [script, ...options], { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of SIGNALS) {
    process.on(signal, () => child.kill(signal))
  }
  const watch = process.env['npm_lifecycle_event']
    ? watchParent(() => child.connected && child.disconnect())
    : undefined
  child.on('exit', (code, signal) => {
    clearInterval(watch)
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
  })
}

/** Whether the environment or .env names a bucket for images, whose packages few installations need. */
function usesBucket() {
  const file = join(ROOT, '.env')
  return (
    Boolean(process.env['S3_BUCKET']) ||
    (existsSync(file) &&
      /^[ \t]*(?:export[ \t]+)?S3_BUCKET[ \t]*=[ \t]*["']?[a-z0-9]/m.test(readFileSync(file, 'utf8')))
  )
}

/** @param {() => void} onGone */
function watchParent(onGone) {
  const before = ancestry()
  const watch = setInterval(() => {
    if (ancestry() === before) return
    clearInterval(watch)
    onGone()
  }, 500)
  return watch
}

/** npm runs scripts through a shell, which survives when npm is killed and then gets another parent. */
function ancestry() {
  const parent = process.ppid
  try {
    const status = readFileSync(`/proc/${parent}/status`, 'utf8')
    const isShell = /^Name:\s+(sh|dash|bash)$/m.test(status)
    return isShell ? `${parent} ${/^PPid:.*$/m.exec(status)?.[0]}` : String(parent)
  } catch {
    return String(parent)
  }
}
