// Runs on the machine's own Node, 18 or newer, before anything is installed: built-in modules only, no TypeScript.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top directory of the checkout. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const NODE_PACKAGE = join(ROOT, 'node_modules/node')
const NODE = join(NODE_PACKAGE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * Installs what package-lock.json names unless it is there already, and answers the path of the Node that the project runs
 * on. Throws a sentence when that does not succeed.
 */
export function ensureInstalled() {
  if (!isInstalled()) {
    say('Installing packages; the first time this takes about a minute …')
    installPackages()
  }
  if (!isNodeInstalled()) {
    say('Fetching Node …')
    // What the package's install script does; npm may have been told not to run those.
    run(process.execPath, ['installArchSpecificPackage.js'], NODE_PACKAGE)
  }
  if (!isNodeInstalled()) {
    throw new Error(
      'The Node that Homeyield runs on (the npm package "node") could not be fetched. Look at the messages above, then try again.',
    )
  }
  return NODE
}

/**
 * Answers whether node_modules holds the versions of package-lock.json. npm writes node_modules/.package-lock.json last,
 * so an interrupted installation has none. Optional packages may be missing: most are for other machines.
 */
function isInstalled() {
  const wanted = readPackages(join(ROOT, 'package-lock.json'))
  const present = readPackages(join(ROOT, 'node_modules/.package-lock.json'))
  if (!wanted) throw new Error(`package-lock.json is missing in ${ROOT}. Get a fresh copy of Homeyield.`)
  if (!present) return false
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (!path.includes('node_modules/') || version === undefined) return true
    const installed = present[path]
    return installed ? installed.version === version : Boolean(optional ?? devOptional)
  })
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> | undefined}
 */
function readPackages(lockFile) {
  if (!existsSync(lockFile)) return undefined
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

function isNodeInstalled() {
  const { version } = JSON.parse(readFileSync(join(NODE_PACKAGE, 'package.json'), 'utf8'))
  return spawnSync(NODE, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`
}

/**
 * `npm ci` wants a lock file that names every optional package of every machine, and refuses this one where the registry
 * it was written from had none for some machines. Then `npm install` takes the same versions and leaves the file alone.
 */
function installPackages() {
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  if (tryRun(NPM, ['ci', ...options], ROOT, 'ignore') === undefined) return
  run(NPM, ['install', '--no-save', ...options], ROOT)
}

/** @param {string} program @param {string[]} options @param {string} directory */
function run(program, options, directory) {
  // npm's own output goes to stderr: stdout is for what was asked for.
  const reason = tryRun(program, options, directory, 2)
  if (reason !== undefined) {
    throw new Error(
      `"${[program, ...options].join(' ')}" failed: ${reason}. Look at the messages above, then try again.`,
    )
  }
}

/**
 * Answers why the program failed, or undefined when it did not.
 * @param {string} program @param {string[]} options @param {string} directory @param {'ignore' | 2} output
 */
function tryRun(program, options, directory, output) {
  const { status, error } = spawnSync(program, options, {
    cwd: directory,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: pathWithoutOurs() },
    shell: program.endsWith('.cmd'),
  })
  if (error) return error.message
  return status === 0 ? undefined : `it ended with status ${status}`
}

/** npm must not run on the Node that it is about to replace. */
function pathWithoutOurs() {
  const directories = (process.env['PATH'] ?? '').split(delimiter)
  return directories.filter((directory) => !directory.startsWith(join(ROOT, 'node_modules'))).join(delimiter)
}

/** @param {string} sentence */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}
