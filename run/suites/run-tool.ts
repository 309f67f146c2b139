import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** The top directory of the checkout. */
export const ROOT = join(import.meta.dirname, '../..')

const TOOLS = join(ROOT, 'node_modules/.bin')

/**
 * Runs a tool that npm installed, on the project's Node and with its output passed through, and answers whether it ended
 * well. `environment` is added to ours. The tool gets no standard input.
 */
export function runTool(name: string, options: string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return runProgram(join(TOOLS, name), options, environment)
}

/** Runs any program like `runTool`. One that does not exist counts as one that ended badly. */
export function runProgram(program: string, options: string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment, PATH: `${TOOLS}${delimiter}${process.env['PATH'] ?? ''}` },
      shell: process.platform === 'win32',
    })
    child.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`)
      resolve(false)
    })
    child.once('exit', (code) => resolve(code === 0))
  })
}
