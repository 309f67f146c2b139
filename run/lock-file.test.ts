import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

// npm ci refuses a lock file that lacks an optional package of any platform, whichever platform it installs for.
test('npm ci installs from the lock file on macOS with Apple silicon', () => {
  const options = [
    'ci',
    '--dry-run',
    '--offline',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--os=darwin',
    '--cpu=arm64',
  ]
  expect(() => execFileSync('npm', options, { cwd: ROOT, stdio: 'pipe' })).not.toThrow()
})
