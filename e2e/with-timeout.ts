/** Waits for `promise`; throws `sentence` with the time when it takes longer. */
export async function withTimeout<Result>(
  milliseconds: number,
  sentence: string,
  promise: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${sentence} within ${milliseconds / 1000} s.`)), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
