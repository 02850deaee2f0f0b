/** Waits until a server answers; `check` may throw to end the waiting. */
export async function answers(url: string, check: () => void): Promise<void> {
  for (;;) {
    try {
      await fetch(url, { redirect: 'manual' })
      return
    } catch {
      check()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
