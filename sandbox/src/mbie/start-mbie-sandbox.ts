import { openStandIn, type StandIn } from '../stand-in/open-stand-in.ts'
import {
  answerMbie,
  asksForNewest,
  MBIE_KEY,
  MBIE_PARTS,
  mbiePart,
  mbieRefusal,
  type MbiePart,
} from './answer-statistics.ts'

/** A stand-in for MBIE's Market Rent API. */
export interface MbieSandbox extends StandIn<MbiePart> {
  readonly key: string
  /** Makes the statistics of the newest quarter break down with 500, as they do for a while after each is published. */
  readonly breakNewest: (isBroken: boolean) => void
  /** Codes many houses as one bedroom, as happened from the end of 2025 on. */
  readonly miscodeBedrooms: (isMiscoded: boolean) => void
}

/** Starts it on this machine alone; any free port if none is given. Never for production. */
export async function startMbieSandbox(port = 0, now: () => number = Date.now): Promise<MbieSandbox> {
  const moods = { isNewestBroken: false, isMiscoded: false }
  const standIn = await openStandIn<MbiePart>(
    {
      parts: MBIE_PARTS,
      partOf: mbiePart,
      answer: (call) => {
        if (call.part === 'statistics' && moods.isNewestBroken && asksForNewest(call.query, now())) {
          return mbieRefusal(500, 'Internal server error')
        }
        const answer = answerMbie(call, now())
        return moods.isMiscoded ? miscode(answer) : answer
      },
      refuse: (fault) => {
        if (fault === 'unauthorized') {
          return mbieRefusal(
            401,
            'Access denied due to invalid subscription key. Make sure to provide a valid key for an active subscription.',
          )
        }
        if (fault === 'broken') return mbieRefusal(500, 'Internal server error')
        return mbieRefusal(429, 'Rate limit is exceeded. Try again in 30 seconds.', { 'retry-after': '30' })
      },
      nothing: () => ({ status: 200, body: { items: [], periodCovered: null, areaDefinition: null } }),
    },
    port,
  )
  return {
    ...standIn,
    url: `${standIn.url}/market-rent/v2`,
    key: MBIE_KEY,
    breakNewest: (isBroken) => void (moods.isNewestBroken = isBroken),
    miscodeBedrooms: (isMiscoded) => void (moods.isMiscoded = isMiscoded),
    reset: () => {
      standIn.reset()
      moods.isNewestBroken = false
      moods.isMiscoded = false
    },
  }
}

// Twenty times as many houses of one bedroom as there are.
function miscode<Answer extends { body?: unknown }>(answer: Answer): Answer {
  const body = answer.body as { items?: { dwell: string; nBedrms: string; nLodged: number | null }[] } | undefined
  if (!Array.isArray(body?.items)) return answer
  const items = body.items.map((row) =>
    row.dwell === 'House' && row.nBedrms === '1' ? { ...row, nLodged: (row.nLodged ?? 0) * 20 } : row,
  )
  return { ...answer, body: { ...body, items } }
}
