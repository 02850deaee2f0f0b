/** Requests at a time. */
const parallel = 16

/** Does something with all items, some at a time. After a failure nothing new begins, and what had begun ends. */
export async function forEach<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const failures: unknown[] = []
  const work = async () => {
    for (let item = queue.shift(); item !== undefined && !failures.length; item = queue.shift())
      await act(item).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: parallel }, work))
  if (failures.length) throw failures[0]
}
