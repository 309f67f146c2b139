// Only spellings certain in the New Zealand Gazetteer: Oamaru, Kaitaia and Maketu have no macron.
const OFFICIAL = (
  'Eketāhuna Hāwea Hāwera Kāpiti Kaikōura Māhia Manawatū Māngere Māpua Matatā Ngāruawāhia Ngongotahā Ōakura Ōhau Ōhiwa ' +
  'Ōhope Ōkaihau Ōmokoroa Ōpōtiki Ōrākei Ōrewa Ōtāhuhu Ōtākaro Ōtaki Ōtara Ōtorohanga Ōwhiro Paekākāriki Pāpāmoa Pātea ' +
  'Pāuatahanui Pōkeno Pūhoi Pūkorokoro Rangitīkei Rānui Ruakākā Taitā Tākaka Tāmaki Taupō Tīrau Tītahi Tūrangi Waipā ' +
  'Kūiti Waitākere Waitematā Waiwhetū Wānaka Whakatāne Whangamatā Whangārei'
).split(' ')

// Differ from the official spelling by more than a macron.
const RESPELT = { Putararu: 'Putāruru', Wanganui: 'Whanganui', Whangaparoa: 'Whangaparāoa' }

const spellings = new Map([...OFFICIAL.map((name) => [withoutMarks(name), name] as const), ...Object.entries(RESPELT)])

/**
 * The official spelling of a Stats NZ 2018 name, which has no macrons: Ōtāhuhu South for Otahuhu South. Leaves uncertain
 * words unchanged.
 */
export function spellPlaceName(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => spellings.get(word) ?? word)
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
