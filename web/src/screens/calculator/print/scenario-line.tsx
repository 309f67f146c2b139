import { useCalculator } from '../model/calculator-store.ts'

/** Which scenario of the home a page shows; nothing for the calculation itself. */
export function ScenarioLine() {
  const name = useCalculator(({ saved }) => saved?.scenarios.find(({ id }) => id === saved.scenario?.id)?.name)
  return name === undefined ? null : <p>Scenario: {name}</p>
}
