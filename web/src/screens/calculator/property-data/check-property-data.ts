import { propertyDataSchema, type PropertyData } from '@homeyield/contract/property-data'
import { RequestProblem } from '../../../api-client/request-problem.ts'

/** Throws RequestProblem for a malformed response, so that its sections show what they show for a failed lookup. */
export function checkPropertyData(response: unknown): PropertyData {
  const read = propertyDataSchema.safeParse(response)
  if (read.success) return read.data
  throw new RequestProblem(502, { error: 'The property data could not be read.', code: 'provider_failed' })
}
