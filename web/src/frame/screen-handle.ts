/** What a route says of its screen to the frame. */
export interface ScreenHandle {
  /** Shown in the browser's tab. */
  readonly title: string
}
