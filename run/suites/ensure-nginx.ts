import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { hasProgram } from '../deploy/has-program.ts'
import { unpackDebianPackage } from './install-debian-packages.ts'
import { ROOT, runProgram } from './run-tool.ts'

const FOLDER = join(ROOT, 'node_modules/.cache/nginx')
const PROGRAMS = join(FOLDER, 'usr/sbin')

/** Adds an nginx to PATH if none is installed. Without it the tests of the reverse proxy are skipped, and say so. */
export async function ensureNginx(): Promise<void> {
  if (hasProgram('nginx')) return
  const program = join(PROGRAMS, 'nginx')
  if (!existsSync(program)) await unpackDebianPackage('nginx', FOLDER)
  // Its libraries are those of the system, which may lack one.
  if (!existsSync(program) || !(await runProgram(program, ['-v']))) return
  process.env['PATH'] = `${process.env['PATH'] ?? ''}${delimiter}${PROGRAMS}`
}
