import type { Audience } from './page-props.ts'

const FLAG = 'professional=true'

/**
 * A link's address for an audience: `?professional=true` stays from page to page. `to` is a path with or without a
 * query and a section.
 */
export function publicAddress(to: string, audience: Audience): string {
  if (audience === 'buyer') return to
  const [path = '', section] = to.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}${FLAG}${section === undefined ? '' : `#${section}`}`
}
