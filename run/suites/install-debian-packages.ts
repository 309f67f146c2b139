import { existsSync } from 'node:fs'
import { runProgram } from './run-tool.ts'

/** Installs packages of Debian; false where that is not possible: on another system, without root, or without network. */
export async function installDebianPackages(names: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  if (!(await runProgram('apt-get', ['update', '-qq'], environment))) return false
  return runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], environment)
}
