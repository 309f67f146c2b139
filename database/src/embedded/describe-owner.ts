/** Says that another Homeyield, which holds so many connections to the database, works with the same data. */
export function describeOwner(connections: number): string {
  const held = connections === 1 ? 'one connection' : `${connections} connections`
  return `another Homeyield is running on the same data (it holds ${held} to the database)`
}
