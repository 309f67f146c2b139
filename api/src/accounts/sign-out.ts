import type { Viewer } from '../server/viewer.ts'
import type { SessionDeps } from './begin-session.ts'

/** Revokes the session (decisions section 1, POST /account/sign_out): every token that names it stops working at once. */
export function signOut({ sessions, now }: Pick<SessionDeps, 'sessions' | 'now'>) {
  return (viewer: Viewer): Promise<void> => sessions.revoke(viewer.sessionId, new Date(now()))
}
