import { LONGEST_SCENARIO_NAME, MOST_SCENARIOS, SCENARIO_FIELDS } from '@homeyield/domain/analysis/scenarios/scenario'
import type { ScenarioField } from '@homeyield/domain/analysis/scenarios/scenario'
import { pick } from '@homeyield/domain/records/pick'
import * as z from 'zod/mini'
import { requiredLine } from './text-field.ts'

/** The schemas of what a scenario can change, of those of a calculation. */
export function scenarioShape<Shape extends Readonly<Record<ScenarioField, z.ZodMiniType>>>(
  shape: Shape,
): Pick<Shape, ScenarioField> {
  return pick(shape, SCENARIO_FIELDS)
}

/** The scenarios that a client sends, with what earlier ones send too. */
export function scenariosField<
  Shape extends Readonly<Record<ScenarioField, z.ZodMiniType>>,
  Earlier extends Readonly<Record<string, z.ZodMiniType>>,
>(shape: Shape, earlier: Earlier) {
  const changes = z.strictObject(
    { ...scenarioShape(shape), ...earlier },
    {
      error: ({ code }) =>
        code === 'unrecognized_keys' ? 'A scenario cannot change the address, its market rent or a note' : undefined,
    },
  )
  const scenario = z.object({
    id: z.guid({ error: 'Give each scenario a UUID' }),
    name: requiredLine('Name the scenario', LONGEST_SCENARIO_NAME),
    changes,
  })
  return z.optional(
    z.array(scenario).check(
      z.maxLength(MOST_SCENARIOS, `There are at most ${MOST_SCENARIOS} scenarios`),
      z.refine<readonly { readonly id: string }[]>(
        (scenarios) => new Set(scenarios.map(({ id }) => id)).size === scenarios.length,
        'Give each scenario a UUID of its own',
      ),
    ),
  )
}
