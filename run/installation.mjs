// Runs on the machine's own Node, 18 or newer, before installation: built-in modules and JavaScript only.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** @type {NodeJS.Signals[]} */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const NODE_PACKAGE = join(ROOT, 'node_modules/node')
const NODE = join(NODE_PACKAGE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** A signal ended the installation. */
export class InstallationStopped extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super('The installation was stopped. The next start continues it.')
    this.signal = signal
  }
}

/**
 * Packages besides those of every start: those of tests and benchmarks, and the peers, which the bucket alone needs.
 * @typedef {{ development: boolean, peers: boolean }} Wanted
 */

/**
 * Installs the packages of package-lock.json if needed; returns the path of the project's Node. Throws when that fails.
 * @param {Wanted} wanted
 */
export async function ensureInstalled({ development, peers }) {
  if (!isInstalled(ROOT, { development, peers })) {
    printMessage('Installing packages. The first time takes about a minute …')
    // `install` adds what is missing beside a running server; `ci` would first delete what that reads.
    const command = isInstalled(ROOT, { development: false, peers: false }) ? ['install', '--no-save'] : ['ci']
    const kinds = development ? ['--include=dev'] : ['--omit=dev', ...(peers ? [] : ['--omit=peer'])]
    await install(ROOT, [...command, ...kinds])
  }
  if (!isNodeInstalled()) {
    printMessage('Installing Node …')
    // The package's install script, as npm may skip those.
    await run(process.execPath, ['installArchSpecificPackage.js'], NODE_PACKAGE)
  }
  if (!isNodeInstalled()) {
    throw new Error(
      'The Node that Homeyield runs on (the npm package "node") could not be installed. See the messages above, then try again.',
    )
  }
  removeHeaders()
  return NODE
}

/** Installs the fonts of Chinese, Japanese and Korean if needed. Throws when that fails. */
export async function ensureFontsInstalled() {
  const fonts = join(ROOT, 'fonts')
  if (isInstalled(fonts, { development: false, peers: false })) return
  printMessage('Installing fonts: 120 MB …')
  await install(fonts, ['ci'])
}

/** @param {string} directory @param {string[]} command */
function install(directory, command) {
  return run(NPM, [...command, '--no-audit', '--no-fund', '--loglevel=error', '--progress'], directory)
}

/** Deletes the headers that come with Node, 67 MB for compiling addons, which nothing here does. */
function removeHeaders() {
  const parts = join(NODE_PACKAGE, 'node_modules')
  const names = existsSync(parts) ? readdirSync(parts).filter((name) => name.startsWith('node-')) : []
  for (const name of names) rmSync(join(parts, name, 'include'), { recursive: true, force: true })
}

/**
 * Whether node_modules has the versions of package-lock.json. npm writes node_modules/.package-lock.json last, so an
 * interrupted installation has none. Optional packages may be missing: most are for other machines.
 * @param {string} directory
 * @param {Wanted} needed
 */
function isInstalled(directory, { development, peers }) {
  const wanted = readPackages(join(directory, 'package-lock.json'))
  const present = readPackages(join(directory, 'node_modules/.package-lock.json'))
  if (!wanted) throw new Error(`package-lock.json is missing in ${directory}. Get a fresh copy of Homeyield.`)
  if (!present) return false
  return Object.entries(wanted).every(([path, { version, dev, peer, optional, devOptional }]) => {
    if (!path.includes('node_modules/') || version === undefined || (dev && !development) || (peer && !peers))
      return true
    const installed = present[path]
    return installed ? installed.version === version : Boolean(optional ?? devOptional)
  })
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, dev?: boolean, peer?: boolean, optional?: boolean, devOptional?: boolean }> | undefined}
 */
function readPackages(lockFile) {
  if (!existsSync(lockFile)) return undefined
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

function isNodeInstalled() {
  const { version } = JSON.parse(readFileSync(join(NODE_PACKAGE, 'package.json'), 'utf8'))
  return spawnSync(NODE, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`
}

/** @param {string} program @param {string[]} options @param {string} directory */
async function run(program, options, directory) {
  /** @type {NodeJS.Signals | undefined} */
  let stopped
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    stopped = signal
    child.kill(signal)
  }
  // Before the program starts, so that no signal is missed.
  for (const signal of SIGNALS) process.on(signal, stop)
  const child = spawn(program, options, {
    cwd: directory,
    // npm's own output, its progress included, goes to stderr; stdout is for the result of the command.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PATH: pathWithoutOurs() },
    shell: program.endsWith('.cmd'),
  })
  const reason = await once(child, 'close').then(
    ([code, signal]) => (code === 0 ? undefined : code === null ? `stopped by ${signal}` : `exit status ${code}`),
    (error) => error.message,
  )
  for (const signal of SIGNALS) process.off(signal, stop)
  if (stopped) throw new InstallationStopped(stopped)
  if (reason !== undefined) {
    throw new Error(`"${[program, ...options].join(' ')}" failed: ${reason}. See the messages above, then try again.`)
  }
}

/** npm must not run on the Node that it is about to replace. */
function pathWithoutOurs() {
  const directories = (process.env['PATH'] ?? '').split(delimiter)
  return directories.filter((directory) => !directory.startsWith(join(ROOT, 'node_modules'))).join(delimiter)
}

/** @param {string} message */
export function printMessage(message) {
  process.stderr.write(`${message}\n`)
}
