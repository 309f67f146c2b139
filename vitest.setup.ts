import fc from 'fast-check'
import { inject } from 'vitest'

// A property that fails once fails again: all examples follow from one seed.
fc.configureGlobal({ seed: inject('propertySeed') })
