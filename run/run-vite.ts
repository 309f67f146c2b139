import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Returns a function that runs Vite in `web` for production. It throws Vite's output on failure. */
export function runVite(root: string): (args: readonly string[]) => Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  return async (args) => {
    await promisify(execFile)(process.execPath, [vite, ...args], {
      cwd: join(root, 'web'),
      env: { ...process.env, NODE_ENV: 'production' },
    }).catch((error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`The web app could not be built:\n${error.stderr || error.stdout || error.message}`, {
        cause: error,
      })
    })
  }
}
