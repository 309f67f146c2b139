import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'

type GivenTenancy = NonNullable<GivenAnalysis['tenancy']>

/** Of an earlier version, with the days until a notice has arrived in place of `notice_by`. */
type StoredTenancy = GivenTenancy & { readonly service_days?: unknown }

/** An analysis in today's form, of which a client may have sent anything. */
export function readNotice(analysis: GivenAnalysis | null): GivenAnalysis | null {
  const tenancy = analysis?.tenancy
  const isEarlier = typeof tenancy === 'object' && tenancy !== null && 'service_days' in tenancy
  return isEarlier ? { ...analysis, tenancy: readTenancy(tenancy) } : analysis
}

/** Days until a notice has arrived are read as post, none as in person. */
function readTenancy({ service_days: days, ...tenancy }: StoredTenancy): GivenTenancy {
  if (days === undefined || days === null || tenancy.notice_by) return tenancy
  return { ...tenancy, notice_by: Number(days) > 0 ? 'post' : 'in_person' }
}
