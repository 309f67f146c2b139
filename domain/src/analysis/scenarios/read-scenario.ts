import { readInputs } from '../../calculation/read-inputs.ts'

interface Changed {
  readonly changes: { readonly analysis?: object | null | undefined }
}

/** A scenario as stored or sent, also by earlier versions. */
export function readScenario<Given extends Changed>(scenario: Given): Given {
  const changes = readInputs(scenario.changes)
  return changes === scenario.changes ? scenario : { ...scenario, changes }
}
