let lastTask = Promise.resolve()

/** Waits for another task: between two the browser answers and paints. A frame is not waited for: a page in the background has none. */
export function anotherTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/** Waits for a task of one's own, after those of whoever asked before: to ask for a file costs the page a moment, for many a long one. */
export function ownTask(): Promise<void> {
  lastTask = lastTask.then(anotherTask)
  return lastTask
}
