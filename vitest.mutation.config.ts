import { defineConfig } from 'vitest/config'

// The tests of `npm run mutation`: the hand-written and the property tests, which run once for each mutant that they
// reach. Reference cases would hide what these do not notice.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['domain/src/{analysis,appraisal,assessment,figures,loans}/**/*.test.ts'],
    // Property tests need more than the default five seconds on a busy machine.
    testTimeout: 60_000,
    setupFiles: ['vitest.setup.ts'],
    provide: { propertyRuns: 20, propertySeed: 1, referenceCases: [] },
  },
})
