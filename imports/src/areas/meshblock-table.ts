/** The area code of each meshblock, by its seven digits. */
export type Meshblocks = ReadonlyMap<string, string>

const DIGITS = 7
const BASE = 36

/**
 * Encodes the meshblocks: a line for each area in order of codes, with the steps from 0 to its first meshblock, to the
 * next and so on. Steps are in base 36; `step*n` is n equal steps.
 */
export function encodeMeshblocks(meshblocks: Meshblocks): string {
  const ascending = [...meshblocks].toSorted(byCode)
  const byArea = Map.groupBy(ascending, ([, area]) => area)
  return [...byArea]
    .toSorted(byCode)
    .map(([area, members]) => `${area} ${encodeSteps(members.map(([meshblock]) => Number(meshblock)))}\n`)
    .join('')
}

/** Decodes `encodeMeshblocks`. Throws for a line that it cannot have written. */
export function decodeMeshblocks(text: string): Meshblocks {
  const meshblocks = new Map<string, string>()
  for (const line of text.split('\n').filter(Boolean)) {
    const [area = '', ...runs] = line.split(' ')
    let meshblock = 0
    for (const run of runs) {
      const [step = '', times = '1'] = run.split('*')
      for (let left = Number(times); left > 0; left--) {
        meshblock += Number.parseInt(step, BASE)
        if (!Number.isInteger(meshblock)) throw new Error(`Unreadable meshblocks of ${area}.`)
        meshblocks.set(String(meshblock).padStart(DIGITS, '0'), area)
      }
    }
  }
  return meshblocks
}

function byCode([one]: readonly [string, unknown], [two]: readonly [string, unknown]): number {
  return one < two ? -1 : 1
}

function encodeSteps(ascending: number[]): string {
  const steps = ascending.map((meshblock, index) => meshblock - (ascending[index - 1] ?? 0))
  const runs: { step: number; times: number }[] = []
  for (const step of steps) {
    const last = runs.at(-1)
    if (last?.step === step) last.times++
    else runs.push({ step, times: 1 })
  }
  return runs.map(({ step, times }) => step.toString(BASE) + (times > 1 ? `*${times}` : '')).join(' ')
}
