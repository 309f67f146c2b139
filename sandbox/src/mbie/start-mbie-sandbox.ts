import { startStandIn, type StandIn } from '../stand-in/start-stand-in.ts'
import { mbieResponse, asksForNewest, MBIE_KEY, MBIE_PARTS, mbiePart, mbieRefusal, type MbiePart } from './mbie-api.ts'

export interface MbieSandbox extends StandIn<MbiePart> {
  readonly key: string
  /** Makes statistics of the newest quarter fail with 500, as happens for a while after publication. */
  readonly breakNewest: (isBroken: boolean) => void
  /** Codes many houses as one bedroom, as happened from the end of 2025. */
  readonly miscodeBedrooms: (isMiscoded: boolean) => void
}

/** Listens on this machine only; port 0 takes any free port. Never for production. */
export async function startMbieSandbox(port = 0, now: () => number = Date.now): Promise<MbieSandbox> {
  const state = { isNewestBroken: false, isMiscoded: false }
  const standIn = await startStandIn<MbiePart>(
    {
      parts: MBIE_PARTS,
      findPart: mbiePart,
      respond: (call) => {
        if (call.part === 'statistics' && state.isNewestBroken && asksForNewest(call.query, now())) {
          return mbieRefusal(500, 'Internal server error')
        }
        const response = mbieResponse(call, now())
        return state.isMiscoded ? miscode(response) : response
      },
      refuse: (fault) => {
        if (fault === 'unauthorized') {
          return mbieRefusal(
            401,
            'Access denied due to invalid subscription key. Make sure to provide a valid key for an active subscription.',
          )
        }
        if (fault === 'forbidden') return mbieRefusal(403, 'Forbidden')
        if (fault === 'broken') return mbieRefusal(500, 'Internal server error')
        return mbieRefusal(429, 'Rate limit is exceeded. Try again in 30 seconds.', { 'retry-after': '30' })
      },
      empty: () => ({ status: 200, body: { items: [], periodCovered: null, areaDefinition: null } }),
    },
    port,
  )
  return {
    ...standIn,
    url: `${standIn.url}/market-rent/v2`,
    key: MBIE_KEY,
    breakNewest: (isBroken) => void (state.isNewestBroken = isBroken),
    miscodeBedrooms: (isMiscoded) => void (state.isMiscoded = isMiscoded),
    reset: () => {
      standIn.reset()
      state.isNewestBroken = false
      state.isMiscoded = false
    },
  }
}

// Reports twenty times as many one-bedroom houses.
function miscode<Response extends { body?: unknown }>(response: Response): Response {
  const body = response.body as { items?: { dwell: string; nBedrms: string; nLodged: number | null }[] } | undefined
  if (!Array.isArray(body?.items)) return response
  const items = body.items.map((row) =>
    row.dwell === 'House' && row.nBedrms === '1' ? { ...row, nLodged: (row.nLodged ?? 0) * 20 } : row,
  )
  return { ...response, body: { ...body, items } }
}
