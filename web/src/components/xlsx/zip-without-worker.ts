import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser'
import type { Unzipped, Zippable } from 'fflate/browser'

/**
 * Takes the place of fflate's `zip` in the bundle (`vite.config.ts`). That one starts a worker from a blob for a large
 * file, which the content security policy refuses, and then never calls back.
 */
export function zip(files: Zippable, done: (error: null, archive: Uint8Array) => void): void {
  done(null, zipSync(files))
}

/** The same for fflate's `unzip`. */
export function unzip(archive: Uint8Array, done: (error: unknown, files: Unzipped) => void): void {
  try {
    done(null, unzipSync(archive))
  } catch (error) {
    done(error, {})
  }
}

// What else write-excel-file and read-excel-file import.
export { strFromU8, strToU8, unzipSync, zipSync }
