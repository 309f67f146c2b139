/** Which statistical area each meshblock lies in: the area's code by the meshblock's seven digits. */
export type Meshblocks = ReadonlyMap<string, string>

const DIGITS = 7
const BASE = 36

/**
 * Writes the meshblocks compactly: a line for each area in the order of codes, its code, then the steps from 0 to its
 * first meshblock, from there to the next and so on; a step is in base 36, and `step*n` stands for n equal steps.
 */
export function encodeMeshblocks(meshblocks: Meshblocks): string {
  const ascending = [...meshblocks].toSorted(byCode)
  const byArea = Map.groupBy(ascending, ([, area]) => area)
  return [...byArea]
    .toSorted(byCode)
    .map(([area, members]) => `${area} ${encodeSteps(members.map(([meshblock]) => Number(meshblock)))}\n`)
    .join('')
}

/** Reads what `encodeMeshblocks` wrote; throws for a line that it cannot have written. */
export function decodeMeshblocks(text: string): Meshblocks {
  const meshblocks = new Map<string, string>()
  for (const line of text.split('\n').filter(Boolean)) {
    const [area = '', ...runs] = line.split(' ')
    let meshblock = 0
    for (const run of runs) {
      const [step = '', times = '1'] = run.split('*')
      for (let left = Number(times); left > 0; left--) {
        meshblock += Number.parseInt(step, BASE)
        if (!Number.isInteger(meshblock)) throw new Error(`The meshblocks of ${area} cannot be read.`)
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
