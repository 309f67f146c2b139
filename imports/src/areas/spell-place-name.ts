// The official spellings of the New Zealand Gazetteer, only where they are certain: Oamaru, Kaitaia and Maketu have no macron.
const OFFICIAL = (
  'Eketāhuna Hāwea Hāwera Kāpiti Kaikōura Māhia Manawatū Māngere Māpua Matatā Ngāruawāhia Ngongotahā Ōakura Ōhau Ōhiwa ' +
  'Ōhope Ōkaihau Ōmokoroa Ōpōtiki Ōrākei Ōrewa Ōtāhuhu Ōtākaro Ōtaki Ōtara Ōtorohanga Ōwhiro Paekākāriki Pāpāmoa Pātea ' +
  'Pāuatahanui Pōkeno Pūhoi Pūkorokoro Rangitīkei Rānui Ruakākā Taitā Tākaka Tāmaki Taupō Tīrau Tītahi Tūrangi Waipā ' +
  'Kūiti Waitākere Waitematā Waiwhetū Wānaka Whakatāne Whangamatā Whangārei'
).split(' ')

// Words that Statistics New Zealand spells otherwise in more than the macron.
const RESPELT = { Putararu: 'Putāruru', Wanganui: 'Whanganui', Whangaparoa: 'Whangaparāoa' }

const spellings = new Map([...OFFICIAL.map((name) => [withoutMarks(name), name] as const), ...Object.entries(RESPELT)])

/**
 * The name of an area, district or region of Statistics New Zealand 2018, which has no macrons, as the place is officially
 * spelt: Ōtāhuhu South for Otahuhu South. Words that are not certain to be spelt otherwise stay as they are.
 */
export function spellPlaceName(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => spellings.get(word) ?? word)
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
