import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

const TOOLS = join(ROOT, 'node_modules/.bin')

/**
 * Runs a tool from node_modules with the project's Node, without standard input; returns whether it succeeded. `environment` is
 * added to ours.
 */
export function runTool(name: string, options: string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return runProgram(join(TOOLS, name), options, environment)
}

/** Like `runTool` for any program; a missing one is a failure. */
export function runProgram(program: string, options: string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment, PATH: `${TOOLS}${delimiter}${process.env['PATH'] ?? ''}` },
      shell: process.platform === 'win32',
    })
    child.once('error', (error) => {
      console.error(`${program} could not run: ${error.message}`)
      resolve(false)
    })
    child.once('exit', (code) => resolve(code === 0))
  })
}
