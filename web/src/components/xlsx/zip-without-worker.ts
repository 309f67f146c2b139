import { strToU8, zipSync } from 'fflate/browser'
import type { Zippable } from 'fflate/browser'

/**
 * Takes the place of fflate's `zip` in the bundle (`vite.config.ts`). That one starts a worker from a blob for a large
 * file, which the content security policy refuses, and then never calls back.
 */
export function zip(files: Zippable, done: (error: null, archive: Uint8Array) => void): void {
  done(null, zipSync(files))
}

// What else write-excel-file imports.
export { strToU8, zipSync }
