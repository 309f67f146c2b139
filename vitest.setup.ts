import fc from 'fast-check'
import { afterEach, inject } from 'vitest'

// A property that fails once fails again: all examples follow from one seed.
fc.configureGlobal({ seed: inject('propertySeed') })

// Tests of components in a DOM begin with an empty one.
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
