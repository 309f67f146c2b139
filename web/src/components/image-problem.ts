/** Said of a file that is no picture, or a damaged one. */
export const UNREADABLE = 'This picture cannot be read. It may be damaged: please choose another one.'

/** A picture that cannot be used; its message is a sentence for the person. */
export class ImageProblem extends Error {
  override readonly name = 'PictureProblem'
}
