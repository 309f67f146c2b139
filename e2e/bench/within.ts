/** What `promise` answers, or an error with `sentence` when it has not answered after so many milliseconds. */
export async function within<Answer>(
  milliseconds: number,
  sentence: string,
  promise: Promise<Answer>,
): Promise<Answer> {
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
