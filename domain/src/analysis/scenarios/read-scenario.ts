import { moveFields } from '../../calculation/read-inputs.ts'
import { type EarlierInputs, readChangedPurpose } from '../../calculation/read-purpose.ts'

interface Changed {
  readonly changes: EarlierInputs
}

/** A scenario as stored or sent, also by earlier versions. */
export function readScenario<Given extends Changed>(scenario: Given): Given {
  const changes = readChangedPurpose(moveFields(scenario.changes))
  return changes === scenario.changes ? scenario : { ...scenario, changes }
}
