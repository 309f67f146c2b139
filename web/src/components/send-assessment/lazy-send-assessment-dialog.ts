import { lazyPart } from '../lazy-part.tsx'

/** The dialog, whose code is fetched when it first opens. */
export const SendAssessmentDialog = lazyPart(
  async () => (await import('./send-assessment-dialog.tsx')).SendAssessmentDialog,
)
