let picture: Element | null = null

/**
 * Keeps what the server's answer shows the person in the place of the screen, before React empties `root`: it stands on until the
 * screen is there. Source: decision 23.
 */
export function keepPicture(root: Element): void {
  const { person = '' } = document.documentElement.dataset
  picture = root.querySelector(`main [data-for~="${person}"]`)
}

/** Whether there is a picture of the first screen of this visit, and that has not come yet. */
export function isPictureKept(): boolean {
  return picture !== null
}

/** Puts the picture into an element; answers what forgets it, unless another has taken it over by then. */
export function hangPicture(place: Element | null): () => void {
  if (picture !== null) place?.append(picture)
  return () => queueMicrotask(forgetPicture)
}

/** Forgets the picture unless it hangs somewhere: what was shown without it comes never again. */
export function forgetPicture(): void {
  if (picture?.isConnected === false) picture = null
}
