// The direction is part of the suburb's own name.
const wholeNames = [
  'Dunedin North',
  'Hamilton East',
  'Havelock North',
  'Palmerston North',
  'Tauranga South',
  'Te Atatu South',
]
const direction = / (?:North|South|East|West|Central)(?: (?:North|South|East|West|Central))*$/u

/**
 * The suburb of a statistical area: Ōtāhuhu for "Ōtāhuhu South West", Hillcrest for "Hillcrest North (Auckland)", Cooks
 * Beach for "Cooks Beach-Ferry Landing".
 */
export function suburbOf(areaName: string): string {
  const first =
    areaName
      .replace(/\(.*\)/u, '')
      .split(/[-/]/u)[0]
      ?.trim() ?? areaName
  const whole = wholeNames.find((name) => first.startsWith(name))
  return whole ?? first.replace(direction, '')
}

/** The town of a territorial authority: Christchurch for "Christchurch City". */
export function cityOf(territorialAuthority: string): string {
  return territorialAuthority.replace(/ (?:City|District|Territory)$/u, '')
}
