import type { Metadata } from '../records.ts'

/** The metadata after an update: an empty text takes its name away, null takes all. */
export function mergeMetadata(before: Metadata, given: Metadata | null | undefined): Metadata {
  if (given === null) return {}
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''))
}
