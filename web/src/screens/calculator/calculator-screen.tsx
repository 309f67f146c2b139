/** The calculator. */
export function CalculatorScreen() {
  return <h1>Calculator</h1>
}
