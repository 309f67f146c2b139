export const UNREADABLE = 'This image cannot be read. It may be damaged: please choose another one.'

/** An image that cannot be used; its message is shown to the person. */
export class ImageProblem extends Error {
  override readonly name = 'PictureProblem'
}
