import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

const TOOLS = join(ROOT, 'node_modules/.bin')

/** Takes what a tool prints. */
export type Print = (text: string) => void

/**
 * Runs a tool from node_modules with the project's Node, without standard input; returns whether it succeeded. `environment` is
 * added to ours. Without `print` its output is ours.
 */
export function runTool(
  name: string,
  options: string[],
  environment: NodeJS.ProcessEnv = {},
  print?: Print,
): Promise<boolean> {
  return runProgram(join(TOOLS, name), options, environment, print)
}

/** Like `runTool` for any program; a missing one is a failure. */
export function runProgram(
  program: string,
  options: string[],
  environment: NodeJS.ProcessEnv = {},
  print?: Print,
): Promise<boolean> {
  const output = print ? 'pipe' : 'inherit'
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      cwd: ROOT,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...environment, PATH: `${TOOLS}${delimiter}${process.env['PATH'] ?? ''}` },
      shell: process.platform === 'win32',
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => print?.(text))
    child.once('error', (error) => {
      console.error(`${program} could not run: ${error.message}`)
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
}
