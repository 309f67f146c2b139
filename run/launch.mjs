import { spawn } from 'node:child_process'
import { ensureInstalled, ROOT, say } from './installation.mjs'

/**
 * Installs what is missing and runs `script` on the project's Node until it ends; this process then ends with the same
 * status. Signals are passed on. The script is told (its channel closes) when this process is killed, and when npm, had
 * npm started it, is gone: so that nothing is left running however the person ended it.
 *
 * @param {string} script relative to the checkout
 * @param {string[]} options
 */
export function launch(script, options) {
  let node
  try {
    node = ensureInstalled()
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
    return
  }
  const child = spawn(node, [script, ...options], { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
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

/** @param {() => void} onGone */
function watchParent(onGone) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onGone()
  }, 500)
  return watch
}
