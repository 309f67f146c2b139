// Colours stand in each element, where every mail program finds them; rules for the dark answer those that can be dark.

/** What is written. */
export const INK = '#15211d'

/** What is written quietly. */
export const QUIET = '#51605a'

/** The brand, and what is gained. */
export const GREEN = '#0c6a55'

/** What is lost. */
export const LOSS = '#a8281e'

/** Lines between things. */
export const RULE = '#dfe4dd'
