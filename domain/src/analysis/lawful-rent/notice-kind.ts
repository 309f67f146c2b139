/** The ways of giving a notice that have rules of their own. */
export const NOTICE_KINDS = ['in_person', 'email', 'email_after_5pm', 'letterbox', 'post'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
