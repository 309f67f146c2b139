/** Home buyers and investors, or property professionals (`?professional=true`). */
export type Audience = 'buyer' | 'professional'

export interface PageProps {
  readonly audience: Audience
  /** Whether to show example testimonials and team. */
  readonly withExamples: boolean
}
