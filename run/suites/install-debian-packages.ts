import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { runProgram } from './run-tool.ts'

/** Installs packages of Debian; false where that is not possible: on another system, without root or sudo, or without network. */
export async function installDebianPackages(names: readonly string[]): Promise<boolean> {
  if (!(await runAptGet(['update', '-qq']))) return false
  return runAptGet(['install', '-y', '-qq', '--no-install-recommends', ...names])
}

/** Unpacks a package of Debian into a folder: installing it would start its service. False where that is not possible. */
export async function unpackDebianPackage(name: string, folder: string): Promise<boolean> {
  if (!existsSync('/etc/debian_version')) return false
  await mkdir(folder, { recursive: true })
  const commands = 'cd "$0" && apt-get download -qq "$1" && dpkg-deb -x "$1"_*.deb .'
  const unpack = () => runProgram('sh', ['-c', commands, folder, name])
  return (await unpack()) || ((await runAptGet(['update', '-qq'])) && unpack())
}

/** As root, or with a sudo that asks for no password. */
async function runAptGet(words: readonly string[]): Promise<boolean> {
  if (!existsSync('/etc/debian_version')) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [program = '', ...options] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words]
  return runProgram(program, options)
}
