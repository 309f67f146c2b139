/** What a route says of its screen to the frame. */
export interface ScreenHandle {
  /** Shown in the browser's tab before the product's name; empty where that stands alone. */
  readonly title: string
}
