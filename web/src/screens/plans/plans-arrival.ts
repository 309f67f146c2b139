/** What a navigation to the plans may carry. */
export interface PlansArrival {
  /** Why the checkout that should have followed the sign-up could not be opened, for a person to read. */
  readonly checkoutProblem?: string
}
