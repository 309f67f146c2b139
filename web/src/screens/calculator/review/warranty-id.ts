/** The id of the warranty's tick, which takes the focus when the review opens. */
export const WARRANTY = 'professional-warranty'
