// Statistics New Zealand writes its areas without macrons. These are the names' usual spellings, so that samples show
// what the search must cope with.
const macrons = new Map(
  (
    'Hāwera Kāpiti Kaikōura Manawatū Māngere Maketū Ngongotahā Ōpāheke Ōpōtiki Ōrākei Ōrewa Ōtāhuhu Ōtaki Ōtara ' +
    'Ōtorohanga Paekākāriki Pōkeno Rānui Tāmaki Taupō Waipā Wānaka Whakatāne Whangārei'
  )
    .split(' ')
    .map((name) => [name.normalize('NFD').replace(/\p{M}/gu, ''), name]),
)

// Here the direction belongs to the suburb's own name.
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
 * The suburb that people would call a statistical area: Ōtāhuhu for "Otahuhu South West", Hillcrest for "Hillcrest North
 * (Auckland)", Cooks Beach for "Cooks Beach-Ferry Landing".
 */
export function suburbOf(areaName: string): string {
  const first =
    areaName
      .replace(/\(.*\)/u, '')
      .split(/[-/]/u)[0]
      ?.trim() ?? areaName
  const whole = wholeNames.find((name) => first.startsWith(name))
  return withMacrons(whole ?? first.replace(direction, ''))
}

/** The town an address names for a territorial authority: Christchurch for "Christchurch City". */
export function cityOf(territorialAuthority: string): string {
  return withMacrons(territorialAuthority.replace(/ (?:City|District|Territory)$/u, ''))
}

function withMacrons(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => macrons.get(word) ?? word)
}
