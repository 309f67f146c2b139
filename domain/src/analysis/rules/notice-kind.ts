import type { NoticeWay } from '../../calculation/tenancy-fields.ts'

/** The ways of giving a notice that have rules of their own. */
export const NOTICE_KINDS = ['in_person', 'email', 'email_after_5pm', 'letterbox', 'post'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** How a notice is given; the hour counts for an e-mail. */
export interface NoticeGiven {
  readonly notice_by: NoticeWay
  readonly notice_after_5pm: boolean
}

export function noticeKind({ notice_by, notice_after_5pm }: NoticeGiven): NoticeKind {
  return notice_by === 'email' && notice_after_5pm ? 'email_after_5pm' : notice_by
}
