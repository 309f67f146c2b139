/** For whom a page speaks: home buyers and investors, or property professionals (`?professional=true`). */
export type Audience = 'buyer' | 'professional'

/** What a public page is rendered with. */
export interface PageProps {
  readonly audience: Audience
  /** Whether it shows the worded examples of testimonials and team. Source: decisions section 6. */
  readonly withExamples: boolean
}
